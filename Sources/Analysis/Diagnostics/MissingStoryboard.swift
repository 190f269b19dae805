import Index
import Syntax
import Text

extension DiagnosticRule {
  /// `UIStoryboard(name:bundle:)` raises `NSInvalidArgumentException`: the bundle has no storyboard of that name.
  package static let missingStoryboard = DiagnosticRule(
    "missing-storyboard", .error, "No storyboard has the name, or no target copies it", .namedInCode,
    checks: .code(missingStoryboards), .code { documentsOfNoTarget(.storyboard, $0) },
    .objects(missingReferencedStoryboards),
    .propertyLists(missingNamedStoryboard)
  )
  .fixed(by: .name, .reference)
}

private func missingStoryboards(_ code: CodeContext) -> [Finding] {
  code.query.missingNames(.storyboard, in: code.file).compactMap { missing in
    // The target that copies a storyboard is not known for certain, so any storyboard with the name counts.
    let others = code.query.snapshot.nameIndex.documents.storyboards[missing.text, default: []]
    guard others.allSatisfy({ code.query.isOfOtherProject($0, than: code.file) }) else { return nil }
    return Finding(missing, in: code, absence(of: "storyboard", missing.text, isElsewhere: !others.isEmpty))
  }
}

/// The finding about a storyboard that a property list names: the app ends when it starts with this storyboard. Without a launch
/// storyboard, iOS shows the app in a part of the screen.
private func missingNamedStoryboard(_ list: PropertyListContext, _ reference: PlistReference) -> Finding? {
  guard reference.kind == .storyboard else { return nil }
  guard list.query.isLacking(reference, in: list.file) else { return documentOfNoTarget(list, reference) }
  let documents = list.query.snapshot.nameIndex.documents
  let isForLaunch = reference.key.hasPrefix("UILaunch")
  // iOS also finds the launch storyboard by the name of its file, which some menus of Xcode write.
  if isForLaunch, isInterface(reference.name), documents.storyboards[documentName(reference.name)] != nil {
    return nil
  }
  let isElsewhere = !documents.storyboards[reference.name, default: []].isEmpty
  return Finding(
    range: reference.range, message: absence(of: "storyboard", reference.name, isElsewhere: isElsewhere),
    severity: isForLaunch ? .warning : nil
  ).suggesting(list.query.suggestedName(for: reference, in: list.file))
}

private func missingReferencedStoryboards(_ document: DocumentContext) -> [Finding] {
  let query = document.query
  return document.outline.storyboardReferences.compactMap { reference in
    guard let name = reference.storyboardName, let range = reference.storyboardNameRange,
      query.snapshot.coverage.isWhole, !query.mayHave(document: name)
    else { return nil }
    let place: String
    if let bundle = reference.bundleIdentifier {
      guard let target = query.target(ofBundle: bundle, lackingStoryboard: name),
        !query.snapshot.coverage.unreadTexts.keys.contains(where: { documentName($0) == name })
      else { return nil }
      place = "the target '\(target)', which makes the bundle '\(bundle)',"
    } else {
      guard query.storyboards(named: name, for: document.outline).isEmpty,
        !query.lacksDocument(with: document.file, where: { documentName($0) == name })
      else { return nil }
      place = "this workspace"
    }
    var finding = Finding(range: range, message: "no storyboard in \(place) has the name '\(name)'")
    finding.subject = document.subject(document.outline.object(reference.object))
    return finding.suggesting(misspelled(name, among: query.names(.storyboard, with: document.file)))
  }
}
