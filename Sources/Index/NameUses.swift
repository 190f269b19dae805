import Synchronization
import Syntax

/// How names are used in all of a workspace's code, as far as anyone asked: to look through all files for each name
/// of each edited document took longer than everything else there is to do about it.
final class NameUses: Sendable {
  private let known: Mutex<[MentionedName: MentionedNames.Use?]>
  /// Whether a name that is not known is used nowhere.
  private let isComplete: Bool

  init() {
    known = Mutex([:])
    isComplete = false
  }

  private init(_ known: [MentionedName: MentionedNames.Use?], isComplete: Bool) {
    self.known = Mutex(known)
    self.isComplete = isComplete
  }

  /// Of a snapshot in which these are all uses of names that will be asked about.
  init(all mentions: [MentionedNames]) {
    var known: [MentionedName: MentionedNames.Use?] = [:]
    for names in mentions {
      names.forEach { name, use in known[name] = (known[name] ?? []).map { $0.union(use) } }
    }
    self.known = Mutex(known)
    isComplete = true
  }

  /// All uses of a name taken together; nil where no code names it.
  func use(of name: MentionedName, in files: FileList) -> MentionedNames.Use? {
    if let known = known.withLock({ $0[name] }) { return known }
    if isComplete { return nil }
    var result: MentionedNames.Use?
    for case .code(let outline)? in files.lazy.map({ $0?.facts }) {
      if let use = outline.mentions.use(of: name) { result = (result ?? []).union(use) }
    }
    known.withLock { $0[name] = .some(result) }
    return result
  }

  /// What stays true when a file uses these names otherwise; itself where that is all.
  func forgetting(_ names: [MentionedName]) -> NameUses {
    let before = known.withLock { $0 }
    var after = before
    for name in names { after[name] = nil }
    return after.count == before.count ? self : NameUses(after, isComplete: isComplete)
  }
}
