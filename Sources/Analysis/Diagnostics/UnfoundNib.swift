import AppleFacts
import Index
import Syntax
import Text

/// The findings for a nib whose owner does not find it: code makes the owner without a nib, and the framework looks for a nib with
/// the name of the owner's class.
func unfoundNibs(_ document: DocumentContext) -> [Finding] {
  let (query, outline) = (document.query, document.outline)
  guard let owner = document.unfoundOwner, let type = query.snapshot.type(owner.id) else { return [] }
  let nib = documentName(query.snapshot.path(of: document.file))
  let file = shownName(of: query.snapshot.path(of: document.file))
  let framework = outline.platform == .macOS ? "AppKit" : "UIKit"
  var finding = Finding(
    range: owner.range,
    message: owner.isCopied
      ? "\(framework) loads \(owner.name).xib for a '\(owner.name)' that code makes without a nib, and not "
        + "\(file); rename the xib, or name it in the class"
      : "\(framework) looks for \(file) for a '\(owner.name)' that code makes without a nib, "
        + "and the app does not contain it",
    subject: document.subject(outline.objects[owner.object]), related: query.declarationNote(owner.id))
  finding.severity = .warning
  let (id, asked) = (owner.id, AskedName(nib))
  var isUsed = Evidence(
    names: owner.outlets.compactMap(query.snapshot.member).map { AskedName($0.name) }, readsUses: true
  ) { query in
    owner.outlets.lazy.compactMap { query.methodUsing($0, in: id) }.first.map {
      .weighs(.error, note: "'\($0)' uses an outlet of it, which ends the app")
    } ?? .holds
  }
  isUsed.furtherNames = { $0.namesOfMethods(using: owner.outlets, in: id) }
  finding.evidence = .all([
    .refuting([asked]) { query in query.isNamed(asked, with: id.file) }, isUsed,
    .ofMaking(simpleName(type.name), with: id.file),
  ])
  return [finding]
}

/// The fix that names the nib in the class of its owner.
func nameOfUnfoundNib(_ diagnostic: Diagnostic, _ document: DocumentContext) -> [CodeAction] {
  guard let owner = document.unfoundOwner, owner.isCopied, owner.range == diagnostic.range else { return [] }
  let nib = documentName(document.query.snapshot.path(of: document.file))
  return declareNibName(nib, in: owner.id, diagnostic, document)
}

extension Evidence {
  /// The evidence that code makes controllers of a class without a nib, at a place that the app reaches.
  static func ofMaking(_ name: String, with file: FileID) -> Evidence {
    var result = Evidence.refuting([AskedName(making: name)]) { query in
      query.placesMaking(name, with: file).isEmpty
    }
    // One place that the app reaches is enough.
    @Sendable func steps(_ query: Query) -> [[Evidence]] {
      query.placesMaking(name, with: file).map { Evidence.ofCode(around: $0.range, in: $0.file).steps }
    }
    var reach = Evidence(names: []) { query in
      let verdicts = steps(query).compactMap { $0.last?.verdict(query) }
      return verdicts.first { if case .holds = $0 { true } else { false } } ?? verdicts.first ?? .refuted
    }
    reach.furtherNames = { query in steps(query).joined().flatMap { $0.allNames(query) } }
    reach.followsClasses = { query in steps(query).joined().contains { $0.followsClasses?(query) == true } }
    reach.readsUses = true
    result.further = [reach]
    return result
  }
}

private struct UnfoundOwner {
  var object: Int
  var range: ByteRange
  var id: TypeID
  /// The name of the class at run time, by which UIKit looks for a nib.
  var name: String
  /// The outlets declared with `!` that the nib connects.
  var outlets: [MemberID]
  /// Whether a target may copy the nib, which then has another name.
  var isCopied: Bool
}

extension DocumentContext {
  /// The owner of a nib that connects an outlet and that looks for another nib, which the workspace lacks; nil for none.
  fileprivate var unfoundOwner: UnfoundOwner? {
    let nib = documentName(query.snapshot.path(of: file))
    guard !outline.isStoryboard, [.iOS, .tvOS, .macOS].contains(outline.platform),
      query.snapshot.coverage.isWhole, case let isCopied = query.isListed(document: file) != .no,
      !query.isListedInOtherCase(file),
      nib.utf8.allSatisfy(Ascii.isWordByte), query.usedNames(.nib)[nib] == nil,
      let object = outline.objects.firstIndex(where: { $0.placeholder == .filesOwner }),
      let range = outline.objects[object].customClassRange,
      case let outlets = connections(from: object).map({ outline.connections[$0] }),
      // A nib that the app lacks may have this fault as well.
      !isCopied || outlets.contains(where: { $0.name == "view" }),
      outlets.contains(where: { $0.name != "view" && $0.kind == .outlet }),
      case let chains = chains(ofObject: object), chains.count == 1, let chain = chains.first,
      chain.isViewController == .yes, chain.isKnown, query.loadsNib(chain),
      let id = chain.classes.first, let type = query.snapshot.type(id), query.mayMeet(file, id.file),
      case let name = type.objcName ?? type.name,
      isCopied
        ? !query.hasNib(ofController: name, at: id.file)
        : query.isOfNoTarget(file, ofController: name)
          && outlets.contains(where: {
            if case .found = property($0.name, in: chains) { true } else { false }
          }),
      !query.lacksDocument(with: id.file, where: { nibNames(ofController: name).contains(documentName($0)) }),
      !isCopied || !ownerNames(ofNib: nib).contains(where: query.snapshot.declaresClass),
      query.scenes(of: chain).isEmpty, !query.mayNameNib(of: chain, at: id)
    else { return nil }
    let used = outlets.compactMap { property($0.name, in: chains).declaration }.filter {
      query.snapshot.member($0)?.type?.hasSuffix("!") == true
    }
    return UnfoundOwner(object: object, range: range, id: id, name: name, outlets: used, isCopied: isCopied)
  }
}

extension Query {
  /// Whether a nib exists, or may exist, that UIKit looks for by the name of a class.
  func hasNib(ofController name: String, at file: FileID) -> Bool {
    let names = nibNames(ofController: name)
    return names.contains {
      snapshot.nameIndex.documents.xibs[$0, default: []].contains { mayMeet($0, file) }
    }
      || snapshot.coverage.unreadTexts.keys.contains { names.contains(documentName($0)) }
  }

  /// Whether UIKit looks for a nib by the name of a class, and no target copies any nib for which it does.
  fileprivate func isOfNoTarget(_ nib: FileID, ofController name: String) -> Bool {
    let names = nibNames(ofController: name)
    let nibs = names.flatMap { snapshot.nameIndex.documents.xibs[$0, default: []] }
    return nibs.contains(nib) && nibs.allSatisfy { isListed(document: $0) == .no }
      && !snapshot.coverage.unreadTexts.keys.contains { names.contains(documentName($0)) }
  }

  /// The places where the app's code makes an object of a class without a nib.
  func placesMaking(_ name: String, with file: FileID) -> [Location] {
    let asked = AskedName(making: name)
    return snapshot.findFiles(naming: asked).sorted().flatMap { other -> [Location] in
      guard mayMeet(file, other), isListed(source: other) != .no, let code = code(in: other) else {
        return []
      }
      return code.places(of: asked).filter(code.makesWithoutNib).map { Location(file: other, range: $0) }
    }
  }
}
