import Synchronization
import Syntax

/// How all of a workspace's code uses the names that were looked up.
///
/// Searching all files for each name of each edited document would take most of the time of an edit.
final class NameUses: Sendable {
  private let known: Mutex<[MentionedName: UsesOfName]>

  init(_ known: [MentionedName: UsesOfName] = [:]) { self.known = Mutex(known) }

  /// All uses of a name; empty where no code names it.
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

  /// Beside what is known, what was found about some names in all files together.
  func knowing(_ uses: [MentionedName: UsesOfName], of names: Set<MentionedName>) -> NameUses {
    var all = known.withLock { $0 }
    for name in names { all[name] = uses[name] ?? UsesOfName() }
    return NameUses(all)
  }

  /// The uses that stay true when a file uses these names otherwise; itself where those are all.
  func forgetting(_ names: [MentionedName]) -> NameUses {
    let before = known.withLock { $0 }
    let forgotten = names.filter { before.keys.contains($0) }
    if forgotten.isEmpty { return self }
    var after = before
    for name in forgotten { after[name] = nil }
    return NameUses(after)
  }
}

/// How code uses one name, and which files do.
package struct UsesOfName: Sendable {
  /// All uses taken together; nil where no file names it.
  package private(set) var use: MentionedNames.Use?
  /// Each file once, in no particular order.
  package private(set) var byFile: [(file: FileID, use: MentionedNames.Use)] = []

  /// Each once, in no particular order.
  package var files: [FileID] { byFile.map(\.file) }

  package init() {}

  /// - Parameter file: One that was not added before.
  package mutating func add(_ use: MentionedNames.Use, in file: FileID) {
    self.use = (self.use ?? []).union(use)
    byFile.append((file, use))
  }
}
