import Index
import Workspace
import World

/// Makes all files of a rename new or all old, by its journal and the state of the disk.
///
/// The disk is checked right before each step, since other programs may change these files as well.
struct RenameRecovery {
  private enum Text: Hashable {
    case old, new
    /// The beginning of one text and the rest of the other, since a write in place was interrupted.
    case torn
    /// The file was edited after the rename.
    case other
    case missing
    case unreadable(reason: String)
    /// A link leads elsewhere than before, or there was none before.
    case elsewhere

    /// Whether the file could be read, so that its text may be old or new.
    var isRead: Bool { [.old, .new, .torn, .other].contains(self) }
  }

  /// The state of a text beside a file.
  private enum Staged {
    case missing
    case whole([UInt8])
    /// A regular file that is shorter than the text of the rename.
    case short
    case other
    case unreadable(reason: String)

    var isThere: Bool { if case .missing = self { false } else { true } }
    var bytes: [UInt8]? { if case .whole(let bytes) = self { bytes } else { nil } }
  }

  /// The state of one file on the disk.
  private struct Found {
    var text: Text
    /// The current path of the bytes.
    var place: String
    var hasNewName: Bool
    /// Whether a file with the name of the new text exists, with any content.
    var newIsThere: Bool
    var oldIsThere: Bool
    /// The new and the old text; nil where a file does not contain what it should.
    var new: [UInt8]?
    var old: [UInt8]?
  }

  private let journal: RenameJournal
  private let state: RenameJournal.State
  private let environment: Environment

  init(_ journal: RenameJournal, _ state: RenameJournal.State, _ environment: Environment) {
    self.journal = journal
    self.state = state
    self.environment = environment
  }

  private var disk: FileWriting { environment.writing }

  private func staged(_ path: String, _ identity: RenameJournal.TextIdentity) -> Staged {
    do throws(FileError) {
      // If the path is a link, the rename did not write its file.
      guard try environment.files.resolve(path) == path, try environment.files.status(path).kind == .file
      else {
        return .other
      }
      let bytes = try environment.files.read(path)
      if RenameJournal.TextIdentity(bytes) == identity { return .whole(bytes) }
      return bytes.count < identity.count ? .short : .other
    } catch {
      if !error.isMissing { return .unreadable(reason: error.reason) }
      return environment.files.isListed(path) ? .other : .missing
    }
  }

  private func found(_ index: Int) -> Found {
    let step = journal.steps[index]
    let new = staged(journal.newText(index), step.new)
    let old = staged(journal.oldText(index), step.old)
    var name = step.path
    if let newPath = step.newPath, environment.files.isListed(newPath), !environment.files.isListed(step.path)
    {
      name = newPath
    }
    let place = step.isLink ? step.place : folderWithSlash(of: step.place) + fileName(name)
    var result = Found(
      text: .missing, place: place, hasNewName: name != step.path, newIsThere: new.isThere,
      oldIsThere: old.isThere, new: new.bytes, old: old.bytes)
    do throws(FileError) {
      guard try environment.files.resolve(name) == place else {
        result.text = .elsewhere
        return result
      }
      let bytes = try environment.files.read(place)
      switch RenameJournal.TextIdentity(bytes) {
      case step.new where step.changesText: result.text = .new
      case step.old: result.text = .old
      default:
        let isTorn =
          if step.isInPlace, let one = old.bytes, let other = new.bytes {
            isBeginning(of: one, andRestOf: other, bytes) || isBeginning(of: other, andRestOf: one, bytes)
          } else { false }
        result.text = isTorn ? .torn : .other
      }
    } catch {
      if !error.isMissing { result.text = .unreadable(reason: error.reason) }
    }
    return result
  }

  /// Gives a file another name, in the same folder.
  private func move(_ index: Int, _ path: String, to newPath: String) throws(FileError) {
    guard found(index).text.isRead else { throw FileError(path: path, reason: "is not what it was") }
    guard environment.files.isFree(newPath, for: path) else {
      throw FileError(path: newPath, reason: "already exists")
    }
    try disk.move(path, newPath)
  }

  // MARK: Forward

  var canFinish: Bool { journal.steps.indices.allSatisfy { canFinish($0, found($0)) } }

  private func canFinish(_ index: Int, _ found: Found) -> Bool {
    let step = journal.steps[index]
    guard found.text.isRead else { return false }
    if let newPath = step.newPath, !found.hasNewName, !environment.files.isFree(newPath, for: step.path) {
      return false
    }
    if !step.changesText || found.text == .new { return true }
    if found.text != .other { return found.new != nil }
    // The new text was moved into place, and edited since.
    return state == .finish && !found.newIsThere
  }

  func finish() throws(FileError) {
    for (index, step) in journal.steps.enumerated() where step.changesText {
      let found = found(index)
      guard let new = found.new, found.text == .old || found.text == .torn else { continue }
      if step.isInPlace {
        try disk.overwrite(new, found.old ?? new, found.place)
      } else {
        try disk.move(journal.newText(index), found.place)
      }
    }
    for (index, step) in journal.steps.enumerated() {
      if let newPath = step.newPath, !found(index).hasNewName { try move(index, step.path, to: newPath) }
    }
  }

  // MARK: Backward

  var canUndo: Bool { journal.steps.indices.allSatisfy { canUndo($0, found($0)) } }

  private func canUndo(_ index: Int, _ found: Found) -> Bool {
    let step = journal.steps[index]
    guard found.text.isRead else { return false }
    if let newPath = step.newPath, found.hasNewName, !environment.files.isFree(step.path, for: newPath) {
      return false
    }
    if !step.changesText || found.text == .old { return true }
    if found.text != .other { return found.old != nil }
    // The file was edited before it was written, or after it was restored.
    return !step.isInPlace && found.newIsThere || state == .undo && !found.newIsThere && !found.oldIsThere
  }

  func undo() throws(FileError) {
    for (index, step) in journal.steps.enumerated().reversed() {
      if let newPath = step.newPath, found(index).hasNewName { try move(index, newPath, to: step.path) }
    }
    for (index, step) in journal.steps.enumerated().reversed() where step.changesText {
      let found = found(index)
      guard let old = found.old, found.text == .new || found.text == .torn else { continue }
      if step.isInPlace {
        try disk.overwrite(old, found.new ?? old, found.place)
      } else {
        try disk.move(journal.oldText(index), found.place)
      }
    }
  }

  // MARK: After it

  /// The files that remain after a rename is finished or undone.
  struct Rest {
    /// The reasons why files remain, as a line each.
    var lines: [String] = []
    /// Whether the journal is removed, so that no other run is needed.
    var isDone = true
  }

  /// Removes the files of the rename, and finally its journal.
  func clean() -> Rest {
    var rest = Rest()
    func keep(_ path: String, _ reason: String, isTriedAgain: Bool) {
      rest.lines.append("'\(shown(path))' stays: \(reason)")
      if isTriedAgain { rest.isDone = false }
    }
    // Texts are written one after the other, so only the last one can be incomplete.
    var mayBeCut = state == .undo
    for (index, step) in journal.steps.enumerated().reversed() {
      let place = found(index).place
      for (path, identity) in [(journal.oldText(index), step.old), (journal.newText(index), step.new)] {
        switch staged(path, identity) {
        case .missing: continue
        case .short where mayBeCut || isSame(path, place), .other where isSame(path, place), .whole:
          do throws(FileError) { try disk.remove(path) } catch {
            keep(path, error.reason, isTriedAgain: true)
          }
        case .short, .other: keep(path, "it is not what the rename wrote", isTriedAgain: false)
        case .unreadable(let reason): keep(path, reason, isTriedAgain: true)
        }
        mayBeCut = false
      }
    }
    do throws(FileError) {
      // The results have to be on disk before the journal is removed, in case the machine stops.
      for folder in Set(journal.steps.map({ folderWithSlash(of: $0.place) })).sorted(by: precedes) {
        try disk.flush(folder)
      }
      if rest.isDone { try disk.remove(journal.path(state)) }
    } catch { keep(journal.path(state), error.reason, isTriedAgain: true) }
    return rest
  }

  /// Whether a path is another name of a file, as that of an old text is until the new text replaces it.
  private func isSame(_ path: String, _ place: String) -> Bool {
    guard (try? environment.files.resolve(path)) == path, let own = try? environment.files.status(path) else {
      return false
    }
    return (try? environment.files.status(place))?.identity == own.identity
  }

  /// The states of all files, as a line each.
  var description: [String] {
    journal.steps.enumerated().map { index, step in
      let found = found(index)
      var line = shown(step.path) + ": "
      switch found.text {
      case .old: line += step.changesText ? "has its old text" : "keeps its text"
      case .new: line += "has its new text"
      case .torn: line += "has a part of its new text"
      case .other: line += "has been edited since"
      case .missing: line += "is gone"
      case .unreadable(let reason): line += "can't be read: \(reason)"
      case .elsewhere: line += "a link leads elsewhere than it did"
      }
      if found.hasNewName, let newPath = step.newPath { line += "; its name is '\(shown(newPath))' now" }
      if found.old != nil, found.text != .old {
        line += "; the old text is in '\(shown(journal.oldText(index)))'"
      }
      if found.new != nil, found.text != .new {
        line += "; the new text is in '\(shown(journal.newText(index)))'"
      }
      return line
    } + [
      "'ibls rename --recover' tries again; to go on without it, remove '\(shown(journal.path(state)))' "
        + "and the files whose names begin with '.ibls-\(journal.id)'"
    ]
  }

  private func shown(_ path: String) -> String {
    for root in [journal.root, journal.journalPlace.root] {
      let folder = root.hasSuffix("/") ? root : root + "/"
      if path.utf8.starts(with: folder.utf8) { return String(path.utf8.dropFirst(folder.utf8.count)) ?? path }
    }
    return path
  }
}

/// Whether bytes begin like one text and continue like another from the same place on.
private func isBeginning(of one: [UInt8], andRestOf other: [UInt8], _ bytes: [UInt8]) -> Bool {
  let shared = zip(bytes, one).prefix { $0 == $1 }.count
  return bytes.count == max(shared, other.count) && bytes[shared...].elementsEqual(other.dropFirst(shared))
}

// MARK: What is left of an earlier run

/// The outcome for an interrupted rename.
enum RecoveredRename {
  /// No rename was interrupted.
  case none
  case finished(files: Int, RenameRecovery.Rest)
  case undone(files: Int, RenameRecovery.Rest)
  /// Another process is working on the rename.
  case isUnderWay
  /// The rename can neither be finished nor undone; the values are the states of the files.
  case stuck([String])
}

/// Finishes a rename that an earlier run has begun in a workspace, or undoes it.
func recoverRename(in root: String, _ environment: Environment) throws(FileError) -> RecoveredRename {
  let place = try RenameJournalPlace(of: root, in: environment)
  for state in RenameJournal.State.allCases where environment.files.mayBeThere(place.path(state)) {
    let path = place.path(state)
    try place.requireOwn(in: environment)
    try environment.writing.requireOwn(path, .file)
    guard let rootLock = try environment.writing.lock(place.root) else { return .isUnderWay }
    defer { rootLock.release() }
    guard let lock = try environment.writing.lock(path) else { return .isUnderWay }
    defer { lock.release() }
    let bytes = try environment.files.read(path)
    guard let journal = RenameJournal(bytes, root: root, at: place) else {
      let left = environment.files.stagedTexts(in: root)
      if let other = RenameJournal.root(of: bytes), other != place.root {
        return .stuck(["'\(path)' is about '\(other)'; remove it"])
      }
      // Nothing is written before the journal is complete.
      if state == .undo, left.isEmpty {
        try environment.writing.remove(path)
        return .undone(files: 0, .init())
      }
      return .stuck(
        ["'\(path)' is damaged, or was written by another version of 'ibls'"]
          + left.map { "'\($0)' is left" }
          + [
            "see that the files fit together; then remove '\(path)'\(left.isEmpty ? "" : " and what is left")"
          ])
    }
    if let flaw = journal.flaw(in: environment) {
      return .stuck(
        ["'\(path)' is not followed: \(flaw.path): \(flaw.reason)"]
          + RenameRecovery(journal, state, environment).description)
    }
    let recovery = RenameRecovery(journal, state, environment)
    let files = journal.steps.count
    if recovery.canFinish, state == .finish || !recovery.canUndo {
      try recovery.finish()
      return .finished(files: files, recovery.clean())
    }
    guard recovery.canUndo else { return .stuck(recovery.description) }
    try recovery.undo()
    return .undone(files: files, recovery.clean())
  }
  return .none
}

extension Environment {
  /// Finishes or undoes the rename of an earlier run, and reports it; false where the workspace must not be changed now.
  ///
  /// - Parameter shown: Returns a path of the workspace as the user would type it.
  func recoverRename(in root: String, shown: (String) -> String) -> Bool {
    interruptions.hold()
    defer { interruptions.release() }
    func files(_ count: Int) -> String { count == 1 ? "1 file" : "\(count) files" }
    do throws(FileError) {
      switch try Terminal.recoverRename(in: root, self) {
      case .none: return true
      case .finished(let count, let rest):
        say("a rename in \(files(count)) that was interrupted is finished now")
        return say(rest)
      case .undone(0, _): say("what a rename left that was interrupted is removed now")
      case .undone(let count, let rest):
        say("a rename in \(files(count)) that was interrupted is taken back now")
        return say(rest)
      case .isUnderWay:
        complain("another process renames something in '\(shown("."))'", in: self)
        return false
      case .stuck(let lines):
        complain("a rename was interrupted, and can be neither finished nor taken back:", in: self)
        for line in lines { say(line) }
        return false
      }
      return true
    } catch {
      complain("can't finish a rename that was interrupted: \(error.path): \(error.reason)", in: self)
      return false
    }
  }

  /// Reports why files remain; returns false where another run has to remove them.
  @discardableResult func say(_ rest: RenameRecovery.Rest) -> Bool {
    for line in rest.lines { say(line) }
    if !rest.isDone { say("'ibls rename --recover' removes what stays") }
    return rest.isDone
  }

  /// Reports what `recoverRename` leaves to the user: texts beside files, and renames in other places, such as the workspace's
  /// former path.
  func sayWhatIsLeft(in root: String, shown: (String) -> String) {
    for path in files.stagedTexts(in: root) {
      say("'\(shown(path))' has the name of a text that a rename left; remove it if you don't miss anything")
    }
    guard let place = try? RenameJournalPlace(of: root, in: self) else { return }
    do throws(FileError) { try place.requireOwn(in: self) } catch {
      if !error.isMissing { say("'\(error.path)' is not used: \(error.reason)") }
      return
    }
    let own = RenameJournal.State.allCases.map(place.path)
    for entry in (try? files.list(place.folder)) ?? [] {
      let path = "\(place.folder)/\(entry.name)"
      if own.contains(path) || !entry.name.hasPrefix("rename-") { continue }
      guard let other = (try? files.read(path)).flatMap(RenameJournal.root),
        let place = try? RenameJournalPlace(of: other, in: self),
        RenameJournal.State.allCases.map(place.path).contains(path)
      else {
        say("'\(path)' is not the note of any rename; remove it")
        continue
      }
      let isGone = !files.mayBeThere(other)
      say(
        "a rename was interrupted in '\(other)', as '\(path)' says"
          + (isGone
            ? "; nothing is there now: move the workspace back to recover it, or remove the file" : ""))
    }
  }
}
