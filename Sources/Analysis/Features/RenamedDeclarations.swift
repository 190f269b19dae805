import Index
import Syntax

/// A declaration that has another name than before.
struct RenamedDeclaration {
  var declaration: Symbol
  /// As documents write them.
  var oldName: String
  var newName: String
  /// As code declared it.
  var oldDeclaredName: String
}

/// Pairs declarations that vanished from a file with those that appeared between the same neighbours, of the same kind and type.
///
/// If more vanished than appeared, or fewer, they can't be paired. Names are those that documents write.
func renamedDeclarations(
  from old: CodeOutline, to new: CodeOutline, in file: FileID
) -> [RenamedDeclaration] {
  var result: [RenamedDeclaration] = []
  for (oldIndex, newIndex) in paired(
    zip(old.types, old.members).map(entry), zip(new.types, new.members).map(entry))
  {
    let (before, after) = (old.types[oldIndex], new.types[newIndex])
    let id = TypeID(file: file, index: newIndex)
    let (oldName, newName) = (before.objcName ?? before.name, after.objcName ?? after.name)
    if oldName != newName, after.kind == .class {
      result.append(
        RenamedDeclaration(
          declaration: .type(id), oldName: oldName, newName: newName, oldDeclaredName: simpleName(before.name)
        ))
    }
    let (oldMembers, newMembers) = (old.members[oldIndex], new.members[newIndex])
    for (oldIndex, newIndex) in paired(oldMembers.map(entry), newMembers.map(entry)) {
      guard let oldKey = oldMembers[oldIndex].documentKey, let newKey = newMembers[newIndex].documentKey,
        oldKey != newKey
      else { continue }
      result.append(
        RenamedDeclaration(
          declaration: .member(MemberID(type: id, index: newIndex)), oldName: oldKey, newName: newKey,
          oldDeclaredName: oldMembers[oldIndex].name))
    }
  }
  return result
}

private struct Entry {
  /// Says which entries are the same.
  var name: String
  /// Says which could be the same under another name.
  var shape: String
}

private func entry(_ member: CodeMember) -> Entry {
  let flags = member.flags.intersection([.outlet, .action, .segueAction, .inspectable, .isStatic])
  let parameters = member.parameters.map(\.type).joined(separator: ",")
  return Entry(
    name: "\(member.kind) \(member.documentKey ?? member.name)",
    shape: "\(member.kind) \(flags.rawValue) \(member.type ?? "") (\(parameters))")
}

/// A class under another name has the same superclass and mostly the same members.
private func entry(_ type: CodeType, _ members: [CodeMember]) -> Entry {
  let keys = members.compactMap { $0.kind == .initializer ? nil : $0.documentKey }
  let inherits = type.inherits.map(\.text).joined(separator: ",")
  return Entry(
    name: "\(type.kind) \(type.name)", shape: "\(type.kind) \(inherits) \(keys.joined(separator: ","))")
}

/// The indices of equal entries, and of entries that replace each other: those after the same entry, if equally many have the
/// same shape.
private func paired(_ old: [Entry], _ new: [Entry]) -> [(old: Int, new: Int)] {
  var result: [(old: Int, new: Int)] = []
  var places: [String: [Int]] = [:]
  for (index, entry) in new.enumerated().reversed() { places[entry.name, default: []].append(index) }
  var matchOfOld: [Int: Int] = [:]
  for (index, entry) in old.enumerated() {
    guard let match = places[entry.name]?.popLast() else { continue }
    matchOfOld[index] = match
    result.append((index, match))
  }
  let vanished = gaps(in: old) { matchOfOld[$0] == nil ? nil : $0 }
  let matchOfNew = Dictionary(uniqueKeysWithValues: result.map { ($0.new, $0.old) })
  let appeared = gaps(in: new) { matchOfNew[$0] }
  for (gap, olds) in vanished {
    guard let news = appeared[gap], news.count == olds.count else { continue }
    result += zip(olds, news).map { (old: $0, new: $1) }
  }
  return result.sorted { $0.new < $1.new }
}

private struct Gap: Hashable {
  /// The matched entry before, by its old index; -1 at the start.
  var previous: Int
  var shape: String
}

/// The entries without a match, by place and shape.
///
/// - Parameter match: The old index of an entry that has a match.
private func gaps(in entries: [Entry], _ match: (Int) -> Int?) -> [Gap: [Int]] {
  var result: [Gap: [Int]] = [:]
  var previous = -1
  for (index, entry) in entries.enumerated() {
    if let old = match(index) {
      previous = old
    } else {
      result[Gap(previous: previous, shape: entry.shape), default: []].append(index)
    }
  }
  return result
}
