import Syntax

extension FileFacts {
  /// Whether two versions of a file mean the same to every other file: all but the places agrees.
  package func meansTheSame(as other: FileFacts) -> Bool {
    switch (self, other) {
    case (.code(let one), .code(let other)): declarations(one, equal: other)
    case (.project(let one), .project(let other)): one == other
    case (.interface(let one), .interface(let other)): one.difference(from: other).isEmpty
    default: false
    }
  }
}

private func declarations(_ one: CodeOutline, equal other: CodeOutline) -> Bool {
  guard one.types.count == other.types.count, one.aliases.count == other.aliases.count else { return false }
  for (one, other) in zip(one.aliases, other.aliases)
  where one.name != other.name || one.target != other.target { return false }
  return zip(one.types, other.types).allSatisfy(same)
}

private func same(_ one: CodeType, _ other: CodeType) -> Bool {
  one.kind == other.kind && one.name == other.name && one.flags == other.flags
    && one.objcName == other.objcName && one.attributes == other.attributes
    && one.inherits.map(\.text) == other.inherits.map(\.text)
    && one.members.count == other.members.count
    && zip(one.members, other.members).allSatisfy(same)
}

/// Everything but where it stands. Written so that a property added to `CodeMember` is compared of itself.
private func same(_ one: CodeMember, _ other: CodeMember) -> Bool {
  var moved = other
  moved.nameRange = one.nameRange
  moved.start = one.start
  return one == moved
}
