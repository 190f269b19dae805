import Index
import Syntax

/// A declaration with a new name.
struct RenamedDeclaration {
  var declaration: Symbol
  /// The old name in documents.
  var oldName: String
  var newName: String
  /// The old name in code.
  var oldDeclaredName: String
}

/// The pairs of a declaration that vanished from a file and one that appeared between the same neighbors, of the same kind and
/// type.
///
/// If different numbers of them vanished and appeared, they are not paired. The names are those in documents.
func renamedDeclarations(
  from old: CodeOutline, to new: CodeOutline, in file: FileID
) -> [RenamedDeclaration] {
  var result: [RenamedDeclaration] = []
  // A member that another part of the class had already got no new name.
  var keysBefore: [String: Set<String>] = [:]
  for (type, members) in zip(old.types, old.members) {
    keysBefore[type.name, default: []].formUnion(members.compactMap(\.documentKey))
  }
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
        oldKey != newKey, keysBefore[before.name]?.contains(newKey) != true
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
  /// The identity of the entry.
  var name: String
  /// The properties that the entry keeps under another name.
  var shape: String
}

private func entry(_ member: CodeMember) -> Entry {
  let flags = member.flags.intersection([.outlet, .action, .segueAction, .inspectable, .isStatic])
  let parameters = member.parameters.map(\.type).joined(separator: ",")
  return Entry(
    name: "\(member.kind) \(member.documentKey ?? member.name)",
    shape: "\(member.kind) \(flags.rawValue) \(member.type ?? "") (\(parameters))")
}

/// The entry of a type, whose shape consists of its kind, its supertypes and its members.
private func entry(_ type: CodeType, _ members: [CodeMember]) -> Entry {
  let keys = members.compactMap { $0.kind == .initializer ? nil : $0.documentKey }
  let inherits = type.inherits.map(\.text).joined(separator: ",")
  return Entry(
    name: "\(type.kind) \(type.name)", shape: "\(type.kind) \(inherits) \(keys.joined(separator: ","))")
}

/// The pairs of indices of equal entries, and of entries that replace each other: they follow the same entry, and as many old
/// ones as new ones have the same shape.
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
  /// The old index of the matched entry before the gap; -1 at the start.
  var previous: Int
  var shape: String
}

/// The entries without a match, by gap.
///
/// - Parameter match: The old index of an entry with a match; nil for an entry without one.
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
