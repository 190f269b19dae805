import AppleFacts
import Syntax
import Text

/// The members of a class and its extensions, by their names.
///
/// Most documents name many members of classes that have hundreds, so comparing each name with all of them is slow.
package struct MemberIndex: Sendable {
  /// Some members of a class, or of one of its extensions.
  package struct Holder {
    package var type: TypeID
    /// The indices of the members in the type, in order.
    package var members: [Int]
  }

  private struct Place: Comparable, Hashable {
    /// The index of the type in `types`.
    var type: Int32
    var member: Int32

    static func < (one: Place, other: Place) -> Bool {
      (one.type, one.member) < (other.type, other.member)
    }
  }

  /// The types in the order in which they are searched.
  let types: [TypeID]
  /// The number of members of each type.
  private var counts: [Int] = []
  private var places: [UInt64: SortedBag<Place>] = [:]
  /// The places of members that may matter for any name, such as a method that forwards messages.
  private var always: [Place] = []
  /// Whether one of the types forbids key-value coding to set instance variables.
  private(set) var deniesVariables = false
  /// Whether one of the types may have members that no file shows: a macro adds them, or the implementation of an Objective-C
  /// class is in another language or in a library.
  private(set) var isIncomplete = false

  init(_ types: [TypeID], in snapshot: Snapshot) {
    self.types = types
    isIncomplete = types.first.map { snapshot.isWrittenElsewhere($0, extendedBy: types.dropFirst()) } ?? false
    for (position, id) in types.enumerated() {
      guard let type = snapshot.type(id) else {
        counts.append(0)
        continue
      }
      if type.memberFlags.contains(.deniesVariables) { deniesVariables = true }
      if type.flags.contains(.expandsMacro) { isIncomplete = true }
      let members = snapshot.readMembers(of: id)
      counts.append(members.count)
      add(members, ofType: Int32(truncatingIfNeeded: position))
    }
  }

  /// The members that a key or a selector may mean, in order.
  func holders(for name: String) -> [Holder] {
    guard let number = number(ofName: name) else {
      return types.indices.map { Holder(type: types[$0], members: Array(0..<counts[$0])) }
    }
    let found = places[number, default: []]
    if always.isEmpty { return holders(at: found) }
    return holders(at: (Array(found) + always).unique.sorted())
  }

  private func holders(at places: some Sequence<Place>) -> [Holder] {
    var result: [Holder] = []
    var last: Int32 = -1
    for place in places {
      if place.type == last {
        result[result.count - 1].members.append(Int(place.member))
      } else {
        result.append(Holder(type: types[Int(place.type)], members: [Int(place.member)]))
        last = place.type
      }
    }
    return result
  }

  private mutating func add(_ members: [CodeMember], ofType type: Int32) {
    for index in members.indices {
      let place = Place(type: type, member: Int32(truncatingIfNeeded: index))
      var isAlways = false
      func add(_ name: String, _ places: inout [UInt64: SortedBag<Place>]) {
        guard let number = number(ofName: name), !anyNumbers.contains(number) else {
          isAlways = true
          return
        }
        places[number, default: []].insert(once: place)
      }
      add(members[index].name, &places)
      if let selector = members[index].selector { add(selector, &places) }
      if let name = members[index].objcName { add(name, &places) }
      if isAlways { always.append(place) }
    }
  }
}

/// The numbers of the methods by which a class may handle names that it does not declare.
private let anyNumbers: [UInt64] = [
  "value", "forwardingTargetFor", "forwardingTargetForSelector", "forwardInvocation", "resolveInstanceMethod",
]
.compactMap(number(ofName:))

/// A number that is the same for all names that key-value coding may treat alike: `name`, `Name`, `_isName`, `setName:`.
///
/// Other names may have the same number. nil outside ASCII, where bytes are not enough for a comparison.
private func number(ofName name: String) -> UInt64? {
  var name = name
  return name.withUTF8 { bytes in
    var start = 0
    var end = 0
    var all: UInt8 = 0
    while end < bytes.count, bytes[end] != UInt8(ascii: ":") {
      all |= bytes[end]
      end += 1
    }
    if all >= 0x80 { return nil }
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
    guard start < end else { return 0 }
    return UInt64(MentionedName.number(of: bytes, start + 1, end)) << 8 | UInt64(bytes[start] | 0x20)
  }
}

private let memberIndexTable = CacheTable<TypeID, MemberIndex>()
private let inheritedIndexTable = CacheTable<InheritedQuestion, MemberIndex>()

extension Query {
  /// The members of a chain that a key or a selector may mean, with the types that contain them.
  func memberHolders(
    of chain: ClassChain, on platforms: ApplePlatforms, for name: String
  ) -> [(holder: MemberIndex.Holder, depth: Int)] {
    memberIndexes(of: chain, on: platforms).enumerated().flatMap { depth, index in
      index.holders(for: name).map { ($0, depth) }
    }
  }

  /// The members of a chain that share a name with another member and may be the same, with the types that contain them.
  package func memberHolders(
    of chain: ClassChain, on platforms: ApplePlatforms, like member: CodeMember
  ) -> [(holder: MemberIndex.Holder, depth: Int)] {
    let all = memberHolders(of: chain, on: platforms).map { type, depth in
      (
        holder: MemberIndex.Holder(type: type, members: Array(snapshot.readMembers(of: type).indices)),
        depth: depth
      )
    }
    // For few members, an index takes longer than a look at each of them.
    if all.reduce(0, { $0 + $1.holder.members.count }) <= 64 { return all }
    let names = [member.name, member.selector, member.objcName].compactMap { $0 }.unique
    return names.flatMap { memberHolders(of: chain, on: platforms, for: $0) }
  }

  /// Whether key-value coding may set instance variables of a chain, since no class forbids it.
  func readsVariables(_ chain: ClassChain, on platforms: ApplePlatforms) -> Bool {
    // A nib on macOS ignores that: it calls the setter, or else sets the variable.
    platforms == .macOS || !memberIndexes(of: chain, on: platforms).contains { $0.deniesVariables }
  }

  func isIncomplete(_ chain: ClassChain, on platforms: ApplePlatforms) -> Bool {
    memberIndexes(of: chain, on: platforms).contains { $0.isIncomplete }
  }

  /// The indexes of a chain: one for each class of the workspace, and one for all classes of the SDK.
  func memberIndexes(of chain: ClassChain, on platforms: ApplePlatforms) -> [MemberIndex] {
    var result = chain.classes.map(memberIndex)
    if let inherited = inheritedIndex(of: chain, on: platforms) { result.append(inherited) }
    return result
  }

  /// The members of the extensions of SDK classes that a class of the workspace inherits; nil where it inherits from none.
  func inheritedIndex(of chain: ClassChain, on platforms: ApplePlatforms) -> MemberIndex? {
    guard let appleClass = chain.appleClass else { return nil }
    let question = InheritedQuestion(appleClass, for: chain, on: platforms, self)
    return caches.answer(to: question, in: inheritedIndexTable) {
      let inherited = lineage(of: appleClass, on: platforms).flatMap { extensions(of: $0) }
        .filter { mayMeet(question.targets, targets(of: $0.file)) }
      return MemberIndex(inherited, in: snapshot)
    }
  }

  private func memberIndex(of id: TypeID) -> MemberIndex {
    caches.answer(to: id, in: memberIndexTable) { MemberIndex([id] + extensions(of: id), in: snapshot) }
  }
}

extension Query {
  /// Whether the implementation of an Objective-C class is in another language or in a library.
  package func isWrittenElsewhere(_ id: TypeID) -> Bool {
    snapshot.isWrittenElsewhere(id, extendedBy: extensions(of: id))
  }
}

extension Snapshot {
  /// Whether a class has an `@interface` and no `@implementation`.
  fileprivate func isWrittenElsewhere(_ id: TypeID, extendedBy extensions: some Sequence<TypeID>) -> Bool {
    guard let type = type(id), type.kind == .class, type.flags.contains(.objectiveC),
      !type.flags.contains(.implementation)
    else { return false }
    return !extensions.contains { self.type($0)?.flags.isMainImplementation == true }
  }
}
