import Index
import Syntax

/// The findings for controllers of a storyboard that code makes and shows without their scene, which alone connects the outlets. One
/// outlet of a class is enough, and only where the class uses it whatever happens.
func outletsOfMadeControllers(_ code: CodeContext) -> [Finding] {
  let query = code.query
  guard query.snapshot.coverage.isWhole, code.contents.language == .swift else { return [] }
  return code.contents.types.indices.flatMap { index -> [Finding] in
    let (type, id) = (code.contents.types[index], TypeID(file: code.file, index: index))
    guard type.kind == .class, type.memberFlags.contains(.outlet), !type.flags.contains(.isLocal),
      case let chains = query.chains(of: id, on: .all), chains.count == 1, let chain = chains.first,
      chain.isKnown, chain.isViewController == .yes, query.loadsNib(chain),
      query.uses(of: id).contains(where: { query.snapshot.interface($0.file)?.isStoryboard == true }),
      case let name = type.objcName ?? type.name, !query.hasNib(ofController: name, at: code.file),
      !query.mayNameNib(of: chain, at: id),
      !query.lacksDocument(
        with: code.file, where: { nibNames(ofController: name).contains(documentName($0)) })
    else { return [] }
    let members = code.contents.readMembers(ofType: index)
    let used = members.indices.filter {
      members[$0].flags.contains(.outlet) && members[$0].type?.hasSuffix("!") == true
    }
    return used.enumerated().compactMap { position, member in
      let finding = Finding(
        range: members[member].nameRange,
        message:
          "outlet '\(type.name).\(members[member].name)' is nil in a '\(name)' that code makes without its scene",
        severity: .warning)
      let outlet = UnconnectedOutlet(member: members[member], holder: id, owner: id)
      guard var result = query.unlessGuarded(finding, outlet, orPassed: false).first else { return nil }
      let maker = simpleName(type.name)
      let isMade = Evidence(names: [AskedName(making: maker)], readsUses: true) { query in
        func isUsed(_ member: Int) -> Bool {
          query.methodUsing(MemberID(type: id, index: member), in: id) != nil
        }
        let isShown = query.placesMaking(maker, with: id.file).contains(where: query.isShown)
        return isShown && isUsed(member) && !used[..<position].contains(where: isUsed) ? .holds : .refuted
      }
      result.evidence = .all([isMade, result.evidence, .ofMaking(maker, with: id.file)])
      return result
    }
  }
}

extension Query {
  /// Whether the method around a place shows a controller.
  fileprivate func isShown(_ place: Location) -> Bool {
    guard let code = code(in: place.file), let methods = readMethods(of: place.file) else { return false }
    return !methods.part(around: place.range.lower, of: code).words.isDisjoint(with: wordsOfShowing)
  }
}

private let wordsOfShowing: Set = [
  "present", "presentViewController", "pushViewController", "show", "showViewController",
  "setViewControllers",
  "viewControllers", "rootViewController", "addChild", "addChildViewController",
]
