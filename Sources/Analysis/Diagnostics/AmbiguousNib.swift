import AppleFacts
import Index
import Syntax
import Text

extension DiagnosticRule {
  /// UIKit loads the nib with a controller's name without `Controller` if code names no nib. If the nib has another owner, its
  /// outlets raise `NSUnknownKeyException`, or the controller gets no view.
  package static let ambiguousNib = DiagnosticRule(
    "ambiguous-nib", .warning, "A controller loads the nib of another owner because of its name",
    checks: .objects(ambiguousNibs)
  )
  .fixed(by: .document(viewWithoutNib))
}

/// The fix that declares `loadView`: a controller that makes its view looks for no nib.
private func viewWithoutNib(_ diagnostic: Diagnostic, _ document: DocumentContext) -> [CodeAction] {
  document.query.controllers(ofNib: document.file).first.map {
    declareLoadView(in: $0, diagnostic, document)
  } ?? []
}

private func ambiguousNibs(_ document: DocumentContext) -> [Finding] {
  let (query, outline) = (document.query, document.outline)
  let path = query.snapshot.path(of: document.file)
  let controllers = query.controllers(ofNib: document.file)
  guard !outline.isStoryboard, outline.platform == .iOS || outline.platform == .tvOS,
    query.snapshot.coverage.isWhole,
    let owner = outline.objects.first(where: { $0.placeholder == .filesOwner }),
    let controller = controllers.first, controllers.count == 1,
    query.mayReach(document.file, controller.file),
    // UIKit looks for the mangled name of a generic class.
    query.snapshot.type(controller)?.flags.contains(.generic) == false
  else { return [] }
  let own = query.chains(of: controller, on: document.platforms ?? .all)
  guard let chain = own.first, own.count == 1, chain.isKnown, query.loadsNib(chain),
    owner.customClass.map({ query.isNamed($0, by: chain, of: controller) }) != true,
    query.scenes(of: chain).isEmpty, !query.namesNib(of: controller)
  else { return [] }
  let className = query.snapshot.type(controller)?.name ?? ""
  let asked = AskedName(making: className)
  var finding = Finding(
    range: owner.customClassRange ?? owner.idRange,
    message:
      "UIKit loads \(shownName(of: path)) for a '\(className)' without a nib, which is not its owner; rename the "
      + "xib, or name the nib of the class"
  )
  finding.subject = document.subject(owner)
  finding.related = query.declarationNote(controller)
  // If no code makes the controller, the fault has no effect.
  finding.evidence = .refuting([asked]) { query in !query.isNamed(asked, with: controller.file) }
  return [finding]
}

extension Query {
  /// The classes of controllers whose name without `Controller` is the nib's name.
  fileprivate func controllers(ofNib file: FileID) -> [TypeID] {
    let name = ownerNames(ofNib: documentName(snapshot.path(of: file)))[1]
    return snapshot.declaresClass(named: name) ? snapshot.classes(called: name) : []
  }

  /// Whether a name is that of a class, of one of its superclasses, or of one of its subclasses.
  fileprivate func isNamed(_ name: String, by chain: ClassChain, of id: TypeID) -> Bool {
    let base = chain.appleClass?.name ?? ""
    if base == name || AppleSDK.isSubclass(base, of: name, on: .all) { return true }
    let below = snapshot.type(id).map { subclasses(ofClassNamed: simpleName($0.name)) } ?? []
    return (chain.classes + below).compactMap(snapshot.type).contains {
      $0.name == name || $0.objcName == name
    }
  }

  /// Whether code passes the name of a nib to objects of a class.
  fileprivate func namesNib(of id: TypeID) -> Bool {
    let name = snapshot.type(id)?.name
    return snapshot.findFilesWithNames().contains { file in
      nameUses(in: file, of: .nib).contains { use in
        switch use.receiver {
        case .new(let made): return made == name
        case .own, .ownProperty:
          return ownChains(at: use.range, in: file).contains { $0.classes.contains(id) }
        default: return false
        }
      }
    }
  }
}
