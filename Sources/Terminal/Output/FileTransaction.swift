import Workspace
import World

/// A file with its current and its future content.
struct FileReplacement {
  /// The absolute path.
  var path: String
  /// The new path; nil where the file keeps its path.
  var newPath: String?
  var old: [UInt8]
  var new: [UInt8]
}

/// The failure of a replacement.
struct ReplacementFailure: Error {
  var cause: FileError
  /// The states of the files, as a line each; empty where all files are as they were before.
  var state: [String] = []
}

/// Replaces all files of a workspace or none.
///
/// The steps are noted in a `RenameJournal` first. New texts are then written beside the old ones, where a full disk or a
/// read-only folder shows before any file has changed, and each old text gets a second name. Then each new text replaces the old
/// one at once. Whatever ends the program, the next run finds the journal and makes all files new or all old.
func replace(
  _ changes: [FileReplacement], in root: String, _ environment: Environment
) throws(ReplacementFailure) {
  if changes.isEmpty { return }
  var transaction: FileTransaction
  do throws(FileError) { transaction = try FileTransaction(root: root, environment) } catch {
    throw ReplacementFailure(cause: error)
  }
  defer { transaction.release() }
  do throws(FileError) {
    for change in changes { try transaction.add(change) }
    try transaction.begin()
    try transaction.stage()
    try transaction.commit()
  } catch {
    throw ReplacementFailure(cause: error, state: transaction.rollBack())
  }
  transaction.end()
}

private struct FileTransaction {
  private let environment: Environment
  private let roots: EditableRoots
  private var changes: [FileReplacement] = []
  private var journal: RenameJournal
  /// The state of the journal; nil before it is on disk.
  private var state: RenameJournal.State?
  /// The locks, which are held until the journal is removed.
  private var locks: [FileLock] = []

  init(root: String, _ environment: Environment) throws(FileError) {
    self.environment = environment
    roots = EditableRoots([root], in: environment)
    let id = String(UInt64.random(in: 1 << 60 ... .max), radix: 16)
    let place = try explained { () throws(FileError) in try RenameJournalPlace(of: root, in: environment) }
    journal = RenameJournal(root: root, id: id, steps: [], at: place)
  }

  private var disk: FileWriting { environment.writing }

  /// Checks that a file can be replaced, and adds the step; nothing is written.
  mutating func add(_ change: FileReplacement) throws(FileError) {
    let target = try disk.target(change.path)
    if let obstacle = target.obstacle { throw FileError(path: change.path, reason: obstacle) }
    if let place = roots.wayOut(of: change.path, in: environment) {
      throw FileError(path: change.path, reason: "a link leads to '\(place)', outside of the workspace")
    }
    if let newPath = change.newPath, !environment.files.isFree(newPath, for: change.path) {
      throw FileError(path: newPath, reason: "already exists")
    }
    changes.append(change)
    journal.steps.append(
      RenameJournal.Step(
        path: change.path, newPath: change.newPath, place: target.path,
        isLink: environment.files.placeOfEntry(change.path) != target.path,
        isInPlace: target.nameCount > 1, old: .init(change.old), new: .init(change.new)))
    try compare(changes.count - 1)
  }

  private func compare(_ index: Int) throws(FileError) {
    let (change, step) = (changes[index], journal.steps[index])
    guard try environment.files.resolve(step.place) == step.place else {
      throw FileError(path: change.path, reason: "has another place than when it was read")
    }
    let found = try environment.files.read(step.place)
    // If the file has several names, its text may already have been written under another one.
    guard found == change.old || (step.isInPlace && found == change.new) else {
      throw FileError(path: change.path, reason: "has changed since it was read")
    }
  }

  private func refuseInterruption() throws(FileError) {
    if let signal = environment.interruptions.pending() {
      throw FileError(path: journal.root, reason: "interrupted by \(signal)")
    }
  }

  mutating func begin() throws(FileError) {
    if let flaw = journal.flaw(in: environment) { throw flaw }
    let place = journal.journalPlace
    guard let lock = try disk.lock(place.root) else {
      throw FileError(path: journal.root, reason: "another process renames something here")
    }
    locks.append(lock)
    try explained { () throws(FileError) in
      try disk.makeFolder(place.folder)
      try place.requireOwn(in: environment)
      locks.append(try disk.createLocked(journal.encoded, journal.path(.undo)))
    }
    state = .undo
    // The note has to be on disk before any file changes.
    try disk.flush(place.folder)
  }

  mutating func stage() throws(FileError) {
    for (index, step) in journal.steps.enumerated() where step.changesText {
      try refuseInterruption()
      try disk.writeAs(changes[index].new, journal.newText(index), step.place)
      // A second name would follow a file that is written in place, and not every disk supports second names.
      if step.isInPlace || (try? disk.link(step.place, journal.oldText(index))) == nil {
        try disk.writeAs(changes[index].old, journal.oldText(index), step.place)
      }
    }
  }

  mutating func commit() throws(FileError) {
    try disk.move(journal.path(.undo), journal.path(.finish))
    state = .finish
    for (index, step) in journal.steps.enumerated() where step.changesText {
      try refuseInterruption()
      // Other programs may change these files as well.
      try compare(index)
      if step.isInPlace {
        try disk.overwrite(changes[index].new, changes[index].old, step.place)
      } else {
        try disk.move(journal.newText(index), step.place)
      }
    }
    for step in journal.steps {
      guard let newPath = step.newPath else { continue }
      try refuseInterruption()
      guard environment.files.isFree(newPath, for: step.path) else {
        throw FileError(path: newPath, reason: "already exists")
      }
      try disk.move(step.path, newPath)
    }
  }

  /// Removes files that are not needed any more; the next run removes those that can't be removed now.
  func end() {
    guard state != nil else { return }
    environment.say(RenameRecovery(journal, .finish, environment).clean())
  }

  func release() {
    for lock in locks { lock.release() }
  }

  /// Restores all files; returns the state of each if that fails.
  mutating func rollBack() -> [String] {
    guard let state else { return [] }
    // From here on, the next run undoes the rename as well.
    let isNoted = state == .undo || (try? disk.move(journal.path(.finish), journal.path(.undo))) != nil
    let recovery = RenameRecovery(journal, isNoted ? .undo : .finish, environment)
    do throws(FileError) {
      guard recovery.canUndo else { return recovery.description }
      try recovery.undo()
    } catch {
      return recovery.description
    }
    environment.say(recovery.clean())
    return []
  }
}

/// Runs work on the folder of journals. An error explains its purpose, and how to choose another folder.
private func explained<Answer>(_ body: () throws(FileError) -> Answer) throws(FileError) -> Answer {
  do throws(FileError) { return try body() } catch {
    throw FileError(
      path: error.path,
      reason: error.reason
        + "; before files are written, that is noted in a folder of yours; XDG_STATE_HOME can name another one"
    )
  }
}
