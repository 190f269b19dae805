import AppleFacts
import Index
import Syntax

/// The findings for outlets that a controller uses as soon as its view is loaded, where code makes the controller itself: UIKit
/// finds no nib with the name of its class, and the storyboard with the outlets is not read.
func outletsOfMadeControllers(_ code: CodeContext) -> [Finding] {
  let (types, query) = (code.contents.types, code.query)
  guard query.snapshot.coverage.isWhole, code.contents.language == .swift else { return [] }
  return types.indices.flatMap { index -> [Finding] in
    let id = TypeID(file: code.file, index: index)
    guard types[index].memberFlags.contains(.outlet), query.isMadeWithoutNib(id) else { return [] }
    let name = simpleName(types[index].name)
    let outlets = code.contents.readMembers(ofType: index).filter { member in
      mayLackConnection(member, types[index]) && severityWithoutConnection(of: member) == .warning
        && member.type?.hasSuffix("!") == true && !query.mayBeConnectedByUnknown(member, in: code.file)
    }
    for member in outlets {
      guard
        let outlet = query.snapshot.readMembers(of: id, where: { $0.nameRange == member.nameRange }).first,
        let method = query.methodUsing(
          outlet, in: id, where: { ["viewDidLoad", "viewWillAppear"].contains($0.name) }),
        let place = query.placesMaking(name, with: code.file).first
      else { continue }
      let maker = shownName(of: query.snapshot.path(of: place.file))
      let fault = "outlet '\(name).\(member.name)' is nil in the '\(name)'"
      let remedy =
        query.uses(of: id).isEmpty ? "no xib has the name of the class" : "make it from its storyboard"
      let finding = Finding(
        range: member.nameRange,
        message: "\(fault) that \(maker) makes without a nib, and '\(method)' uses it; \(remedy)",
        baseline: "\(fault) that code makes without a nib")
      let guarded = query.unlessGuarded(finding, member, in: id, of: id, orPassed: false)
      guard var result = guarded.first, !query.mayBeConnectedUnread(member, in: code.file) else { continue }
      result.evidence = .all([result.evidence, .ofMaking(name, with: code.file)])
      return [result]
    }
    return []
  }
}

extension Query {
  /// Whether a controller that code makes gets no nib: no nib has the name of its class, no code names another one, and the class
  /// does not make its view.
  fileprivate func isMadeWithoutNib(_ id: TypeID) -> Bool {
    guard let type = snapshot.type(id), type.kind == .class,
      type.flags.isDisjoint(with: [.isLocal, .generic, .conditional]),
      case let chains = chains(of: id, on: .all), chains.count == 1, let chain = chains.first, chain.isKnown,
      chain.appleClass?.name == "UIViewController", loadsNib(chain),
      isListed(source: id.file) != .no, !lacksDocument(with: id.file),
      !hasNib(ofController: type.objcName ?? type.name, at: id.file), !mayNameNib(of: chain, at: id),
      !isNamedUnread([type.name, type.objcName ?? type.name], with: id.file)
    else { return false }
    // The owner of a nib may load that nib itself, or be handed to what loads it.
    return uses(of: id).allSatisfy { snapshot.interface($0.file)?.isStoryboard == true }
      && !chain.classes.contains { owner in
        familyFiles(of: owner).contains { file in
          snapshot.code(file)?.findMention(of: AskedName("view"))?.isDisjoint(with: .guards) == false
        }
      }
  }
}
