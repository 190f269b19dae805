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
  /// The first member of each name.
  private(set) var members: [String: MemberID] = [:]
  /// The shortest selector for each name of a method, and for what stands before a `With` in it.
  private(set) var bases: [String: String] = [:]
  /// A longer chain of words is not a name.
  private static let mostBases = 8

  init(of id: TypeID, _ all: [CodeMember], _ role: Role) {
    var names: [String] = []
    for (index, member) in all.enumerated() {
      guard let name = role.name(of: member), members[name] == nil else { continue }
      names.append(name)
      members[name] = MemberID(type: id, index: index)
    }
    self.names = NearNames(names)
    if role == .action { for name in names { noteBases(of: name) } }
  }

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
