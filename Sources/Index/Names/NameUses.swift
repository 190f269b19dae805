import Synchronization
import Syntax

/// How all of a workspace's code uses the names that were asked about.
///
/// Searching all files for each name of each edited document would take most of the time of an edit.
final class NameUses: Sendable {
  private let known: Mutex<[MentionedName: MentionedNames.Use?]>

  init(_ known: [MentionedName: MentionedNames.Use?] = [:]) { self.known = Mutex(known) }

  /// All uses of a name taken together; nil where no code names it.
  func findUse(of asked: AskedName, in files: FileList) -> MentionedNames.Use? {
    if let known = known.withLock({ $0[asked.name] }) { return known }
    var result: MentionedNames.Use?
    for index in files.indices {
      guard let use = files.code(index)?.findMention(of: asked) else { continue }
      result = (result ?? []).union(use)
    }
    known.withLock { $0[asked.name] = .some(result) }
    return result
  }

  /// Takes in what was found about some names in all files together.
  func learn(_ uses: [MentionedName: MentionedNames.Use], among names: Set<MentionedName>) {
    known.withLock { for name in names { $0[name] = .some(uses[name]) } }
  }

  /// What stays true when a file uses these names otherwise; itself where that is all.
  func forgetting(_ names: [MentionedName]) -> NameUses {
    let before = known.withLock { $0 }
    let forgotten = names.filter { before.keys.contains($0) }
    if forgotten.isEmpty { return self }
    var after = before
    for name in forgotten { after[name] = nil }
    return NameUses(after)
  }
}
