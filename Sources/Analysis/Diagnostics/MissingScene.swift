import AppleFacts
import Index
import Syntax
import Text

extension DiagnosticRule {
  /// Code or another storyboard makes a scene that does not exist: UIKit raises `NSInvalidArgumentException`, "Storyboard doesn't
  /// contain a view controller with identifier".
  package static let missingScene = DiagnosticRule(
    "missing-scene", .error, "No scene of the storyboard has the storyboard identifier", .namedInCode,
    checks: .code(missingScenes), .code(missingWatchControllers), .objects(missingReferencedScenes)
  )
  .fixed(by: .name, .reference)
}

private func missingScenes(_ code: CodeContext) -> [Finding] {
  let query = code.query
  return query.missingNames(.scene, in: code.file).compactMap { missing in
    guard case .documents(let names) = missing.scope else { return nil }
    if let finding = Finding(missing, misspelledByTwinIn: code) { return finding }
    guard let name = names.min() else {
      // A storyboard that is not known may be any one of the program, so only a name that none has counts. One that comes from a
      // caller or a bundle may be another program's, but hardly has a scene whose name is almost one of this program.
      let isOfAny = missing.suggestion != nil && query.isOfAnyStoryboard(missing.use, in: code.file)
      guard missing.use.receiver == .other || isOfAny else { return nil }
      return Finding(
        missing, in: code, "no scene has the storyboard identifier '\(missing.text)'",
        severity: query.lacksDependencies(around: code.file) ? .warning : nil)
    }
    guard names.count == 1 else {
      return Finding(missing, in: code, "no scene has the storyboard identifier '\(missing.text)'")
    }
    // A missing storyboard has its own finding.
    guard !query.snapshot.nameIndex.documents.storyboards[name, default: []].isEmpty else { return nil }
    var message =
      "no scene in \(name).storyboard has the storyboard identifier '\(missing.text)'"
      + (missing.nameOfOther(query).map { ", but one in \($0) has" } ?? "")
    if missing.suggestion == nil, let cast = missing.use.cast?.text,
      case let identifiers = query.identifiers(ofScenesOf: cast, in: name), identifiers.count == 1
    {
      message += "; the scene of \(cast) has '\(identifiers[0])'"
    }
    return Finding(missing, in: code, message)
  }
}

/// The findings for controllers that a watch app does not have and so does not show.
private func missingWatchControllers(_ code: CodeContext) -> [Finding] {
  let query = code.query
  return query.missingNames(.scene, .attempted, in: code.file).filter { missing in
    // Other classes may have methods of these names.
    !missing.scope.isUnknown
      && query.ownChains(at: missing.use.range, in: code.file).contains { chain in
        chain.appleClass.map { AppleSDK.isSubclass($0.name, of: "WKInterfaceController", on: .all) } == true
      }
  }.map {
    Finding(
      $0, in: code, "no controller of the watch app has the identifier '\($0.text)', so none is shown",
      severity: .warning)
  }
}

extension Query {
  /// Whether code makes a scene of a storyboard that may be any one: a variable, or that of an extension's object.
  fileprivate func isOfAnyStoryboard(_ use: NameUse, in file: FileID) -> Bool {
    use.receiver != .own || ownChains(at: use.range, in: file).isEmpty
  }

  /// The storyboard identifiers of the scenes of a class in the storyboards with a name.
  fileprivate func identifiers(ofScenesOf name: String, in storyboard: String) -> [String] {
    snapshot.classes(called: name).flatMap(uses).compactMap { use in
      guard documentName(snapshot.path(of: use.file)) == storyboard,
        let outline = snapshot.interface(use.file), outline.objects[use.object].customClass == name
      else { return nil }
      return outline.objects[use.object].storyboardIdentifier
    }.unique
  }
}

private func missingReferencedScenes(_ document: DocumentContext) -> [Finding] {
  let query = document.query
  return document.outline.storyboardReferences.compactMap { reference in
    guard let identifier = reference.referencedIdentifier, let range = reference.referencedIdentifierRange,
      query.snapshot.coverage.isWhole,
      reference.bundleIdentifier == nil || reference.storyboardName != nil
    else { return nil }
    let files = reference.storyboardName.map { name in
      query.storyboards(named: name, for: document.outline).filter { file in
        reference.bundleIdentifier.map { query.isBuilt(file, intoBundle: $0) } != false
      }
    }
    let outlines = (files ?? [document.file]).compactMap(query.snapshot.interface)
    let names = outlines.flatMap { $0.objects.compactMap(\.storyboardIdentifier) }
    guard !outlines.isEmpty, !names.contains(identifier), outlines.allSatisfy(\.problems.isEmpty),
      !query.snapshot.coverage.isNamedUnread([identifier], inDocumentsWhere: { _ in true })
    else { return nil }
    var finding = Finding(
      range: range,
      message:
        "no scene in \(reference.storyboardName.map { $0 + ".storyboard" } ?? "this storyboard") has the storyboard identifier '\(identifier)'"
    )
    finding.subject = document.subject(document.outline.object(reference.object))
    return finding.suggesting(misspelled(identifier, among: names.unique.sorted()))
  }
}
