import AppleFacts
import Index
import Syntax
import Text

extension DocumentContext {
  /// Whether a file of code may change an object by an outlet to it: it sets one of the properties, passes the object on, or sends
  /// it a message that may do so.
  func mayMake(_ change: ChangeOfObject, by outlet: AskedName, in file: FileID) -> Bool {
    guard let text = query.text(of: file).current else { return true }
    let ways = outlets(called: outlet, to: change.object)
    let owners = ways.flatMap { ($0.source.map(chains(ofObject:)) ?? []).compactMap(\.classes.first) }
    let isCollection = ways.contains { $0.kind == .outletCollection }
    return query.members(
      ofObjectIn: outlet, in: file, where: { !query.isOfOtherClass($0, than: owners, in: file) }
    ).contains { member in
      guard let member else { return true }
      let name = String(decoding: text[member.lower..<member.upper], as: UTF8.self)
      if change.setters.contains(name) { return change.isMade(behind: member.upper, in: text) }
      // All other members of a collection lead to its objects.
      if isCollection { return name != "count" && name != "isEmpty" }
      return !leavesAlone(name, change.object)
    }
  }

  /// Whether a file of code may change an object to which it comes by a word such as `subviews`: the method with that word makes the
  /// change, or passes a view on to one that does, or is called by it.
  ///
  /// An outlet leads to another object, and an object of a class of the workspace is another one itself.
  func mayMake(_ change: ChangeOfObject, from start: AskedName, in file: FileID) -> Bool {
    guard let code = query.code(in: file), let all = query.readMethods(of: file) else { return true }
    func places(of name: AskedName) -> [ByteRange] {
      code.places(of: name).filter { !isElsewhere($0.lower, in: file, than: change.object) }
    }
    func asksOnly(_ place: ByteRange) -> Bool {
      code.member(ofObjectAt: place).map { membersThatGiveNoView.contains(code.source.string($0)) } ?? false
    }
    // One method may use a word thousands of times, and to read the words of its text takes long.
    var parts: [Int: PartOfFile] = [:]
    func part(around place: ByteRange) -> PartOfFile {
      let start = all.startOfPart(around: place.lower)
      if let known = parts[start] { return known }
      let part = all.part(around: place.lower, of: code)
      parts[start] = part
      return part
    }
    for place in places(of: start) where !code.tests(place) && !asksOnly(place) { _ = part(around: place) }
    let starts = Array(parts.values)
    if starts.isEmpty { return false }
    return change.setters.flatMap { places(of: AskedName($0)) }.contains { place in
      guard change.isMade(behind: place.upper, in: code.bytes) else { return false }
      let receiver = code.receiver(ofMemberAt: place).map { String($0.drop { $0 == "_" }) }
      let own = query.ownChains(at: place, in: file)
      guard let receiver, receiver != "self" else {
        return !own.contains { $0.isKnown }
          && starts.contains { $0.reaches(part(around: place)) }
      }
      if query.declare(own, receiver, where: { $0.flags.contains(.outlet) }) { return false }
      // A variable has a view from there where the method with the word names the variable, or is a property of that name.
      let isNamed = starts.contains {
        !receiver.isEmpty
          && ($0.names.contains(receiver) || [receiver, "_" + receiver].contains(where: $0.words.contains))
      }
      if isNamed || query.declare(own, receiver) { return isNamed }
      return starts.contains { $0.reaches(part(around: place)) }
    }
  }

  /// The outlets of a name that lead to an object, its cell or a view around it.
  private func outlets(called name: AskedName, to object: Int) -> [Connection] {
    let parts = outline.objects(from: object) + [cell(ofControl: object)].compactMap { $0 }
    return parts.flatMap(outlets).filter { MentionedName($0.name) == name.name }
  }

  /// Whether a member of an object of the framework changes only what its name says: a property of the framework, or a method that
  /// the workspace does not declare for the object or the views around it. A dependency that is missing may declare any method.
  private func leavesAlone(_ member: String, _ object: Int) -> Bool {
    if (["map", "flatMap", "self", "cell", "setValue"] + sendersOfEvents).contains(member) { return false }
    let chains = outline.objects(from: object).flatMap(chains(ofObject:))
    if query.declare(chains, member) { return false }
    return AppleSDK.isPropertyOfAnyClass(member, on: .all) || query.seesAllCode(around: file)
      || ["set", "add"].contains(where: member.hasPrefix)
  }
}

/// The members of a view or of a list of views that code uses without a view of the list.
private let membersThatGiveNoView: Set = [
  "count", "isEmpty", "frame", "bounds", "center", "convert", "convertPoint", "convertRect", "layoutIfNeeded",
  "setNeedsLayout", "setNeedsDisplay", "backgroundColor", "safeAreaInsets",
]

extension DocumentContext {
  /// The outlets that lead to an object, with the classes that have them.
  func ownersOfOutlets(to object: Int) -> [(outlet: String, owner: TypeID)] {
    outlets(to: object).filter { $0.kind == .outlet }.flatMap { outlet in
      (outlet.source.map(chains(ofObject:)) ?? []).compactMap(\.classes.first).map { (outlet.name, $0) }
    }
  }

  /// The outlets that lead to an object, unless one of them begins like a type's name, of which uses are not collected.
  func outletsToldInCode(leadingTo object: Int) -> [String]? {
    let names = outlets(to: object).map(\.name)
    return names.allSatisfy(MentionedNames.tell) ? names : nil
  }

  func isInUse(_ ways: [WayOfNaming]) -> Bool { isInUse(CodeCauses.Cause(ways: ways, note: "")) }
}

extension Query {
  /// The places of the members that a file of code uses of an object right after the name of an outlet to it: `name.member` or
  /// `[name member]`; nil for each use of the outlet after which no member is. Where code only lets go of the object, it uses none.
  ///
  /// - Parameter isMeant: Whether the name at a place counts.
  func members(
    ofObjectIn outlet: AskedName, in file: FileID, where isMeant: (ByteRange) -> Bool = { _ in true }
  ) -> [ByteRange?] {
    guard let code = code(in: file) else { return [] }
    let all = outlet.search.places(in: code.bytes)
    guard let first = all.first else { return [] }
    // Uses of names that begin like a type's are not collected.
    let isCollected = MentionedNames.tell(of: code.source.string(first))
    let places = (isCollected ? code.places(of: outlet) : all).filter { isMeant($0) && !code.releases($0) }
    return places.map { name in
      isInString(name.lower, code.bytes) ? nil : code.member(ofObjectAt: name)
    }
  }

  /// Whether `self.name` at a place is a property of another class than some, and of none from which they derive or which derives
  /// from them.
  func isOfOtherClass(_ name: ByteRange, than owners: [TypeID], in file: FileID) -> Bool {
    guard !owners.isEmpty, let code = code(in: file), code.start(of: "self.", before: name.lower) != nil
    else {
      return false
    }
    let own = ownChains(at: name, in: file)
    let related = Set(owners + owners.flatMap { chains(of: $0, on: .all) }.flatMap(\.classes))
    return !own.isEmpty
      && own.allSatisfy { chain in
        guard let first = chain.classes.first else { return false }
        return chain.isKnown && !related.contains(first) && !chain.classes.contains(where: owners.contains)
      }
  }

  /// Whether a file of code makes a change of an object by an outlet to it.
  func makes(_ change: ChangeOfObject, by outlet: String, in file: FileID) -> Bool {
    guard let text = text(of: file).current else { return false }
    return members(ofObjectIn: AskedName(outlet), in: file).contains { member in
      guard let member else { return false }
      return change.setters.contains(SourceText(text).string(member))
        && change.isMade(behind: member.upper, in: text)
    }
  }

  /// Whether the workspace's code of some classes declares a member of a name.
  func declare(
    _ chains: [ClassChain], _ member: String, where isMeant: (CodeMember) -> Bool = { _ in true }
  ) -> Bool {
    chains.contains { chain in
      memberHolders(of: chain, on: .all).contains { holder, _ in
        snapshot.readMembers(of: holder).contains {
          ($0.usedName == member || $0.name == member) && isMeant($0)
        }
      }
    }
  }
}

extension ChangeOfObject {
  /// Whether the text after a setter may give it a value that makes the change. To read the property makes none.
  fileprivate func isMade(behind end: Int, in text: [UInt8]) -> Bool {
    let rest = text[end...].drop { $0 == UInt8(ascii: " ") }
    guard let mark = rest.first, "=:(.".utf8.contains(mark), !rest.starts(with: "==".utf8) else {
      return false
    }
    let value = rest.dropFirst().drop { " (".utf8.contains($0) }.prefix { Ascii.isWordByte($0) }
    return !otherValues.contains { $0.utf8.elementsEqual(value) }
  }
}
