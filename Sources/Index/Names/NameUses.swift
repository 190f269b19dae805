import Synchronization
import Syntax

/// The uses, in all code of a workspace, of the names that were looked up.
///
/// A search of all files for each name of each edited document would take most of the time of an edit.
final class NameUses: Sendable {
  private let known: Mutex<[MentionedName: UsesOfName]>

  init(_ known: [MentionedName: UsesOfName] = [:]) { self.known = Mutex(known) }

  /// All uses of a name; empty if no code contains it.
  func findUses(of asked: AskedName, in files: FileList) -> UsesOfName {
    if let known = known.withLock({ $0[asked.name] }) { return known }
    var result = UsesOfName()
    for index in files.indices {
      guard let use = files.code(index)?.findMention(of: asked) else { continue }
      result.add(use, in: FileID(raw: Int32(index)))
    }
    known.withLock { $0[asked.name] = result }
    return result
  }

  /// The known uses, together with those that were found for some names in all files at once.
  func knowing(_ uses: [MentionedName: UsesOfName], of names: Set<MentionedName>) -> NameUses {
    var all = known.withLock { $0 }
    for name in names { all[name] = uses[name] ?? UsesOfName() }
    return NameUses(all)
  }

  /// The names among some whose uses were not looked up.
  func unknown(among names: [AskedName]) -> [AskedName] {
    let known = known.withLock { $0 }
    return names.filter { known[$0.name] == nil }
  }

  /// The uses that stay true after a file changes its uses of these names; the same object if all do.
  func forgetting(_ names: [MentionedName]) -> NameUses {
    let before = known.withLock { $0 }
    let forgotten = names.filter { before.keys.contains($0) }
    if forgotten.isEmpty { return self }
    var after = before
    for name in forgotten { after[name] = nil }
    return NameUses(after)
  }
}

/// The uses of one name in all code, and by file.
package struct UsesOfName: Sendable {
  /// The union of all uses; nil if no file contains the name.
  package private(set) var use: MentionedNames.Use?
  /// The use in each file, in no particular order.
  package private(set) var byFile: [(file: FileID, use: MentionedNames.Use)] = []

  /// The files that contain the name, each once, in no particular order.
  package var files: [FileID] { byFile.map(\.file) }

  package init() {}

  /// - Parameter file: A file that was not added before.
  package mutating func add(_ use: MentionedNames.Use, in file: FileID) {
    self.use = (self.use ?? []).union(use)
    byFile.append((file, use))
  }
}
