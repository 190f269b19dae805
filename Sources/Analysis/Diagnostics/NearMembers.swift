import AppleFacts
import Index
import Syntax

/// The members of one type that a document could have meant, by the names that documents give them.
struct NearMembers {
  /// What a document names.
  enum Role: Hashable { case outlet, action, segueAction }

  struct Key: Hashable {
    var type: TypeID
    var role: Role
  }

  let names: NearNames
  /// The first of each name.
  private var members: [String: MemberID] = [:]
  /// The shortest selector for each name of a method, and for what stands before a `With` in it.
  private var bases: [String: String] = [:]
  /// More of one word would be no name.
  private static let mostBases = 8

  init(of id: TypeID, _ type: CodeType?, _ role: Role) {
    var names: [String] = []
    for (index, member) in (type?.members ?? []).enumerated() {
      guard let name = role.name(of: member) else { continue }
      guard members[name] == nil else { continue }
      names.append(name)
      members[name] = MemberID(type: id, index: index)
    }
    self.names = NearNames(names)
    if role == .action { for name in names { noteBases(of: name) } }
  }

  func member(named name: String) -> MemberID? { members[name] }

  func shortest(ofBase base: String) -> String? { bases[base] }

  private mutating func noteBases(of selector: String) {
    let piece = Array(selector.utf8.prefix { $0 != UInt8(ascii: ":") })
    var ends = [piece.count]
    let word = Array("With".utf8)
    for index in piece.indices.dropLast(word.count - 1) where ends.count < Self.mostBases {
      if piece[index] == word[0], piece[index..<index + word.count].elementsEqual(word) { ends.append(index) }
    }
    for end in ends {
      let base = String(decoding: piece[..<end], as: UTF8.self)
      if let known = bases[base], (known.utf8.count, known) <= (selector.utf8.count, selector) { continue }
      bases[base] = selector
    }
  }
}

extension NearMembers.Role {
  fileprivate func name(of member: CodeMember) -> String? {
    switch self {
    case .outlet: member.flags.contains(.outlet) ? member.objcName ?? member.name : nil
    case .segueAction: member.flags.contains(.segueAction) ? member.selector : nil
    case .action:
      member.kind == .method && !member.flags.contains(.isStatic) && isLikeAction(member)
        ? member.selector : nil
    }
  }
}

/// What a document could name: marked as an action, or shaped like one.
private func isLikeAction(_ member: CodeMember) -> Bool {
  if !member.flags.isDisjoint(with: [.action, .segueAction]) { return true }
  return member.parameters.count <= 2 && !member.flags.contains(.returnsValue)
}

extension Document {
  /// For all near misses of a document together, beside those of an ordinary number of connections.
  private static let mostEffort = 1 << 26

  /// The member that a connection without one most likely means.
  ///
  /// How hard is looked for it depends on the size of the document alone, lest what is suggested depends on what else
  /// was found before.
  func nearestMember(
    to name: String, as role: NearMembers.Role, in chains: [ClassChain], on platforms: ApplePlatforms
  ) -> (name: String, id: MemberID)? {
    let holders = chains.flatMap { resolver.memberHolders(of: $0, on: platforms) }.map {
      nearMembers(of: $0.type, role)
    }
    var near: String?
    if role == .action {
      // A method of the same base name is nearer than one that is spelt alike: most often a parameter came or went.
      let base = String(name.prefix { $0 != ":" })
      near = holders.compactMap { $0.shortest(ofBase: base) }.min {
        ($0.utf8.count, $0) < ($1.utf8.count, $1)
      }
    }
    near = near ?? nearMiss(of: name, among: holders.map(\.names), effort: effort)
    guard let near, let id = holders.lazy.compactMap({ $0.member(named: near) }).first else { return nil }
    return (near, id)
  }

  func nearestClass(to name: String) -> String? {
    nearMiss(of: name, among: [resolver.nearClassNames], effort: effort)
  }

  private var effort: Int {
    min(Analysis.mostEffort, Self.mostEffort / (outline.connections.count + customized.count + 1))
  }

  private func nearMembers(of id: TypeID, _ role: NearMembers.Role) -> NearMembers {
    let key = NearMembers.Key(type: id, role: role)
    if let known = nearMembers[key] { return known }
    let made = NearMembers(of: id, resolver.snapshot.type(id), role)
    nearMembers[key] = made
    return made
  }
}
