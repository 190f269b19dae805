import Index
import Syntax
import Text

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
  /// Whether code shows the controller that it makes at the place of the class's name: as an argument of a method that does, or by
  /// a constant of the same method.
  fileprivate func isShown(_ place: Location) -> Bool {
    guard let code = code(in: place.file), let methods = readMethods(of: place.file) else { return false }
    if code.shows(place.range) { return true }
    guard let name = code.constantWithValue(at: place.range) else { return false }
    let part = methods.part(around: place.range.lower, of: code).range
    return code.places(of: AskedName(name)).contains { part.touches($0.lower) && code.shows($0) }
  }
}

extension CodeText {
  /// Whether a method or a property that shows controllers takes the expression with a place: `present(Detail(), …)`,
  /// `viewControllers = [detail]`.
  fileprivate func shows(_ place: ByteRange) -> Bool {
    let before = bytes[..<place.lower].reversed().drop { $0 <= 0x20 || $0 == UInt8(ascii: "[") }
    guard let mark = before.first, "(=:".utf8.contains(mark) else { return false }
    let word = before.dropFirst().drop { $0 <= 0x20 }.prefix { Ascii.isWordByte($0) }.reversed()
    return wordsOfShowing.contains(String(decoding: word, as: UTF8.self))
  }

  /// The name in `let name = Type(…)`, by the place of the type; nil for another expression.
  fileprivate func constantWithValue(at type: ByteRange) -> String? {
    let line = bytes[..<type.lower].reversed().prefix { $0 != 0x0A && $0 != UInt8(ascii: ";") }.reversed()
    let words = line.split { $0 <= 0x20 }.map { String(decoding: $0, as: UTF8.self) }
    guard words.count > 2, words.suffix(3).first == "let", words.last == "=" else { return nil }
    return words[words.count - 2]
  }
}

private let wordsOfShowing: Set = [
  "present", "presentViewController", "pushViewController", "show", "showViewController",
  "setViewControllers",
  "viewControllers", "rootViewController", "addChild", "addChildViewController",
]
