import AppleFacts
import Syntax
import Text

/// The types that hold the members of a class, by the names of these members.
///
/// Most documents name many members, of classes with hundreds: to look at all for each name is slow.
struct MemberIndex: Sendable {
  /// In the order in which they are asked.
  let types: [TypeID]
  /// Positions among the types, by the number of a name.
  private var positions: [UInt64: SortedBag<Int32>] = [:]
  /// Of those that may answer to any name.
  private var always: [Int32] = []
  /// Whether one of them forbids that variables are set.
  private(set) var deniesVariables = false
  /// Whether one of them may have members that a macro adds.
  private(set) var expandsMacro = false

  init(_ types: [TypeID], in snapshot: Snapshot) {
    self.types = types
    for (position, id) in types.enumerated() {
      guard let type = snapshot.type(id) else { continue }
      if type.memberFlags.contains(.deniesVariables) { deniesVariables = true }
      if type.flags.contains(.expandsMacro) { expandsMacro = true }
      add(snapshot.readMembers(of: id), at: Int32(truncatingIfNeeded: position))
    }
  }

  /// The types that may hold what a key or a selector leads to, in order.
  func types(for name: String) -> [TypeID] {
    guard let number = number(ofName: name) else { return types }
    let found = positions[number, default: []]
    if always.isEmpty { return found.map { types[Int($0)] } }
    return Set(Array(found) + always).sorted().map { types[Int($0)] }
  }

  private mutating func add(_ members: [CodeMember], at position: Int32) {
    var isAlways = false
    func add(_ name: String, _ positions: inout [UInt64: SortedBag<Int32>]) {
      guard let number = number(ofName: name), !anyNumbers.contains(number) else {
        isAlways = true
        return
      }
      positions[number, default: []].insert(once: position)
    }
    for index in members.indices {
      add(members[index].name, &positions)
      if let selector = members[index].selector { add(selector, &positions) }
      if let name = members[index].objcName { add(name, &positions) }
    }
    if isAlways { always.append(position) }
  }
}

/// By which a class says that it answers to names that it does not declare.
private let anyNumbers: [UInt64] = [
  "value", "forwardingTargetFor", "forwardingTargetForSelector", "forwardInvocation", "resolveInstanceMethod",
]
.compactMap(number(ofName:))

/// A number that all names share which key-value coding may take for one: `name`, `Name`, `_isName`, `setName:`.
///
/// Other names may have the same number. nil where the bytes of a name do not suffice.
private func number(ofName name: String) -> UInt64? {
  var name = name
  return name.withUTF8 { bytes in
    var start = 0
    var end = 0
    while end < bytes.count, bytes[end] != UInt8(ascii: ":") {
      if bytes[end] >= 0x80 { return nil }
      end += 1
    }
    func follows(_ letter: StaticString, at place: Int) -> Bool {
      place < end && bytes[place] == letter.utf8Start[0]
    }
    func first(_ letter: UInt8) -> Bool { start < end && bytes[start] | 0x20 == letter }
    while true {
      if start < end, bytes[start] == UInt8(ascii: "_") {
        start += 1
      } else if first(UInt8(ascii: "i")), follows("s", at: start + 1) {
        start += 2
      } else if first(UInt8(ascii: "s")), follows("e", at: start + 1), follows("t", at: start + 2) {
        start += 3
      } else {
        break
      }
    }
    return stableHash(of: (start..<end).lazy.map { $0 == start ? bytes[$0] | 0x20 : bytes[$0] })
  }
}

private let memberIndexTable = CacheTable<TypeID, MemberIndex>()
private let inheritedIndexTable = CacheTable<SDKQuestion, MemberIndex>()

extension Resolver {
  /// The types of a chain that may declare what a key or a selector leads to.
  func memberHolders(
    of chain: ClassChain, on platforms: ApplePlatforms, for name: String
  ) -> [(type: TypeID, depth: Int)] {
    memberIndexes(of: chain, on: platforms).enumerated().flatMap { depth, index in
      index.types(for: name).map { ($0, depth) }
    }
  }

  /// Whether none of the classes forbids that their variables are set.
  func readsVariables(_ chain: ClassChain, on platforms: ApplePlatforms) -> Bool {
    !memberIndexes(of: chain, on: platforms).contains { $0.deniesVariables }
  }

  func expandsMacro(_ chain: ClassChain, on platforms: ApplePlatforms) -> Bool {
    memberIndexes(of: chain, on: platforms).contains { $0.expandsMacro }
  }

  /// One for each class of the workspace and one for all of the SDK.
  private func memberIndexes(of chain: ClassChain, on platforms: ApplePlatforms) -> [MemberIndex] {
    var result = chain.classes.map(memberIndex)
    if let appleClass = chain.appleClass { result.append(memberIndex(of: appleClass, on: platforms)) }
    return result
  }

  private func memberIndex(of id: TypeID) -> MemberIndex {
    caches.answer(to: id, in: memberIndexTable) { MemberIndex([id] + extensions(of: id), in: snapshot) }
  }

  private func memberIndex(of appleClass: AppleClass, on platforms: ApplePlatforms) -> MemberIndex {
    caches.answer(to: SDKQuestion(name: appleClass.name, platforms: platforms), in: inheritedIndexTable) {
      MemberIndex(inheritedExtensions(of: appleClass, on: platforms), in: snapshot)
    }
  }
}
