import AppleFacts
import Index
import Syntax

/// The findings for controllers that code makes itself, and that use an outlet as soon as their view is loaded: UIKit finds no nib
/// with the name of the class, and the storyboard with the outlets is not read.
func outletsOfMadeControllers(_ code: CodeContext) -> [Finding] {
  let (types, query) = (code.contents.types, code.query)
  guard query.snapshot.coverage.isWhole, code.contents.language == .swift else { return [] }
  return types.indices.compactMap { index -> Finding? in
    let id = TypeID(file: code.file, index: index)
    guard types[index].memberFlags.contains(.outlet), query.findsNoNib(id),
      !query.outletsUsedAtStart(of: id).isEmpty
    else { return nil }
    let name = simpleName(types[index].name)
    let fault = "the outlets of a '\(name)' that code makes without a nib are nil"
    let remedy =
      query.uses(of: id).isEmpty ? "no xib has the name of the class" : "make it from its storyboard"
    // Few classes are made in that way, so the other files of the class are read later.
    var used = Evidence(names: []) { query in
      let outlets = query.outletsInDoubt(of: id)
      let isNamed = query.chains(of: id, on: .all).contains { query.mayNameNib(of: $0, at: id) }
      let isShown = query.placesMaking(name, with: id.file).contains { query.shows(controllerMadeAt: $0) }
      return !isShown || isNamed || outlets.allSatisfy { $0.evidence?.isRefuted(by: query) == true }
        ? .refuted : .holds
    }
    used.furtherNames = { query in query.outletsInDoubt(of: id).flatMap { $0.evidence?.names ?? [] } }
    return Finding(
      range: types[index].nameRange,
      message: "\(fault), and a method uses one as soon as the view is loaded; \(remedy)", baseline: fault,
      evidence: .all([.ofMaking(name, with: code.file), used]))
  }
}

private let doubtTable = CacheTable<TypeID, [Finding]>(isBounded: true)

/// The text before a controller in code that shows it.
private let waysOfShowing = [
  "present(", "presentViewController(", "pushViewController(", "show(", "rootViewController: ",
  "rootViewController = ", "addChild(",
]

extension Query {
  /// Whether code shows the controller that it makes at a place, there or by the name of its variable. Another one may be made for
  /// its properties alone.
  fileprivate func shows(controllerMadeAt place: Location) -> Bool {
    guard let text = text(of: place.file).current else { return false }
    let before = String(decoding: text[max(0, place.range.lower - 96)..<place.range.lower], as: UTF8.self)
    if waysOfShowing.contains(where: before.hasSuffix) { return true }
    guard before.hasSuffix(" = "), let variable = before.dropLast(3).split(separator: " ").last else {
      return false
    }
    return waysOfShowing.contains { SearchText(Array(($0 + variable).utf8)).occurs(in: text) }
  }

  /// Whether a controller that code makes finds no nib: no nib has the name of its class, and the class does not make its view.
  fileprivate func findsNoNib(_ id: TypeID) -> Bool {
    guard let type = snapshot.type(id), type.kind == .class,
      type.flags.isDisjoint(with: [.isLocal, .generic, .conditional]),
      case let chains = chains(of: id, on: .all), chains.count == 1, let chain = chains.first, chain.isKnown,
      chain.appleClass?.name == "UIViewController", loadsNib(chain),
      isListed(source: id.file) != .no, !lacksDocument(with: id.file),
      !hasNib(ofController: type.objcName ?? type.name, at: id.file),
      !isNamedUnread([type.name, type.objcName ?? type.name], with: id.file)
    else { return false }
    // The owner of a nib may load that nib itself, or be handed to what loads it.
    return uses(of: id).allSatisfy { snapshot.interface($0.file)?.isStoryboard == true }
  }

  /// The outlets with `!` that a controller always uses once its view is loaded.
  fileprivate func outletsUsedAtStart(of id: TypeID) -> [MemberID] {
    guard let type = snapshot.type(id) else { return [] }
    return snapshot.readMembers(of: id) { member in
      mayLackConnection(member, type) && severityWithoutConnection(of: member) == .warning
        && member.type?.hasSuffix("!") == true
    }.filter { outlet in
      methodUsing(outlet, in: id, where: { ["viewDidLoad", "viewWillAppear"].contains($0.name) }) != nil
    }
  }

  /// A finding for each of these outlets, with the evidence that code sets it; none where the class sets its view.
  fileprivate func outletsInDoubt(of id: TypeID) -> [Finding] {
    answer(to: id, in: doubtTable) {
      let setsView = familyFiles(of: id).contains { file in
        snapshot.code(file)?.findMention(of: AskedName("view"))?.isDisjoint(with: .guards) == false
      }
      if setsView { return [] }
      return outletsUsedAtStart(of: id).flatMap { outlet -> [Finding] in
        guard let member = snapshot.member(outlet), !mayBeConnectedByUnknown(member, in: id.file),
          !mayBeConnectedUnread(member, in: id.file)
        else { return [] }
        return unlessGuarded(
          Finding(range: member.nameRange, message: ""), member, in: id, of: id, orPassed: false)
      }
    }
  }
}
