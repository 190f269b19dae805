import AppleFacts
import Index
import Syntax
import Text

/// Nothing can call the method: no document connects it, and no code, no selector and no text names it.
func unusedActions(_ outline: CodeOutline, in file: FileID, _ resolver: Resolver) -> [Diagnostic] {
  let coverage = resolver.snapshot.coverage
  // What another repository's documents connect, or Objective-C that is not read calls, can't be told.
  guard coverage.isWhole else { return [] }
  var found: [Diagnostic] = []
  for (index, type) in outline.types.enumerated() where type.memberFlags.contains(.action) {
    let id = TypeID(file: file, index: index)
    guard let owner = resolver.owner(of: id), !type.flags.contains(.conditional),
      // Views that no document makes are made in code, or by a nib that we can't see.
      case let uses = resolver.uses(of: owner), !uses.isEmpty,
      !uses.contains(where: { resolver.dangles($0, action: true) }),
      resolver.chains(of: owner, on: .all).allSatisfy(\.isKnown)
    else { continue }
    for (position, member) in type.members.enumerated() where mayBeUnused(member) {
      guard !resolver.isSent(MemberID(type: id, index: position), of: owner),
        !isNamed(member, from: file, resolver)
      else { continue }
      found.append(
        Diagnostic(
          code: .unusedAction, severity: .warning, file: file, range: member.nameRange,
          message: "no document connects the action '\(member.name)', and no code names it"))
    }
  }
  return found
}

private func mayBeUnused(_ member: CodeMember) -> Bool {
  guard member.flags.contains(.action), member.kind == .method,
    member.flags.isDisjoint(with: [.override, .conditional, .isStatic]),
    // Names that begin like a type's are not kept.
    let first = member.usedName.utf8.first
  else { return false }
  return !(0x41...0x5A ~= first) && first != 0x24
}

private func isNamed(_ member: CodeMember, from file: FileID, _ resolver: Resolver) -> Bool {
  // A selector that is read from a file may be any.
  var names = [MentionedName(member.usedName), .anySelector]
  if let piece = member.selector?.prefix(while: { $0 != ":" }), piece != member.usedName {
    names.append(MentionedName(String(piece)))
  }
  func mentions(_ file: FileID) -> Bool {
    guard let outline = resolver.snapshot.code(file) else { return false }
    return names.contains { outline.mentions.use(of: $0) != nil }
  }
  // Most are called where they are declared.
  if mentions(file) { return true }
  return resolver.snapshot.files.indices.contains { mentions(FileID(raw: Int32($0))) }
}
