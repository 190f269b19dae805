import Workspace
import World

/// Makes all files of a rename new or old, from what its journal says and what is on the disk.
struct RenameRecovery {
  private enum Text {
    case old, new
    /// The beginning of one and the rest of the other: a write in place was interrupted.
    case torn
    /// The file has been edited since.
    case other
    case missing
  }

  /// What is on the disk of one file.
  private struct Found {
    var text: Text
    /// Where the bytes are now.
    var place: String
    var hasNewName = false
    /// Something has the name of the new text; it need not be that.
    var newIsThere: Bool
    var oldIsThere: Bool
    /// The texts, where they are what they should be.
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

  private func found(_ index: Int) -> Found {
    let step = journal.steps[index]
    func staged(_ path: String, _ identity: RenameJournal.TextIdentity) -> (isThere: Bool, bytes: [UInt8]?) {
      guard (try? environment.status(path)) != nil else { return (false, nil) }
      // What a link leads to is not what a rename has put there.
      guard (try? environment.resolve(path)) == path, let bytes = try? environment.read(path),
        RenameJournal.TextIdentity(bytes) == identity
      else { return (true, nil) }
      return (true, bytes)
    }
    let new = staged(journal.newText(index), step.new)
    let old = staged(journal.oldText(index), step.old)
    var result = Found(
      text: .missing, place: step.place, newIsThere: new.isThere, oldIsThere: old.isThere, new: new.bytes,
      old: old.bytes)
    if let newPath = step.newPath, environment.isListed(newPath), !environment.isListed(step.path) {
      result.hasNewName = true
      if !step.isLink { result.place = newPath }
    }
    guard let bytes = try? environment.read(result.place) else { return result }
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
    return result
  }

  // MARK: Forward

  var canFinish: Bool { journal.steps.indices.allSatisfy { canFinish($0, found($0)) } }

  private func canFinish(_ index: Int, _ found: Found) -> Bool {
    let step = journal.steps[index]
    guard found.text != .missing else { return false }
    if let newPath = step.newPath, !found.hasNewName, !isFree(newPath, for: step.path) { return false }
    if !step.changesText || found.text == .new { return true }
    if found.text != .other { return found.new != nil }
    // It took its place, and was edited since.
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
      if let newPath = step.newPath, !found(index).hasNewName { try disk.move(step.path, newPath) }
    }
  }

  // MARK: Backward

  var canUndo: Bool { journal.steps.indices.allSatisfy { canUndo($0, found($0)) } }

  private func canUndo(_ index: Int, _ found: Found) -> Bool {
    let step = journal.steps[index]
    guard found.text != .missing else { return false }
    if let newPath = step.newPath, found.hasNewName, !isFree(step.path, for: newPath) { return false }
    if !step.changesText || found.text == .old { return true }
    if found.text != .other { return found.old != nil }
    // It was edited before it was to be written, or after it was taken back.
    return !step.isInPlace && found.newIsThere || state == .undo && !found.newIsThere && !found.oldIsThere
  }

  func undo() throws(FileError) {
    for (index, step) in journal.steps.enumerated().reversed() {
      if let newPath = step.newPath, found(index).hasNewName { try disk.move(newPath, step.path) }
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

  /// Whether a file may be moved to a path; on some disks the path leads to the file by another spelling of its name.
  private func isFree(_ newPath: String, for path: String) -> Bool {
    guard let there = try? environment.status(newPath) else { return true }
    return (try? environment.status(path))?.identity == there.identity && !environment.isListed(newPath)
  }

  // MARK: After it

  /// Removes what the rename has made, and its journal last; false where something stays.
  func clean() -> Bool {
    var isClean = true
    for index in journal.steps.indices {
      for path in [journal.newText(index), journal.oldText(index)]
      where (try? environment.status(path)) != nil {
        isClean = (try? disk.remove(path)) != nil && isClean
      }
    }
    return isClean && (try? disk.remove(journal.path(state))) != nil
  }

  /// How each file is, a line each.
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
      }
      if let newPath = step.newPath, found.hasNewName { line += "; its name is '\(shown(newPath))' now" }
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
    for root in [journal.root, journal.realRoot] {
      let folder = root.hasSuffix("/") ? root : root + "/"
      if path.utf8.starts(with: folder.utf8) { return String(path.utf8.dropFirst(folder.utf8.count)) ?? path }
    }
    return path
  }
}

/// Whether bytes are those of one text up to some place, and those of another from there on.
private func isBeginning(of one: [UInt8], andRestOf other: [UInt8], _ bytes: [UInt8]) -> Bool {
  let shared = zip(bytes, one).prefix { $0 == $1 }.count
  return bytes.count == max(shared, other.count) && bytes[shared...].elementsEqual(other.dropFirst(shared))
}

// MARK: What is left of an earlier run

/// What became of a rename that was interrupted.
enum RecoveredRename: Hashable {
  /// There was none.
  case none
  case finished(files: Int)
  case undone(files: Int)
  /// Another process is at work on it.
  case isUnderWay
  /// Neither is possible; how each file is.
  case stuck([String])
}

/// Finishes a rename that an earlier run has begun in a workspace, or takes it back.
func recoverRename(in root: String, _ environment: Environment) throws(FileError) -> RecoveredRename {
  for state in [RenameJournal.State.finish, .undo] {
    let path = RenameJournal.path(state, in: root)
    guard (try? environment.status(path)) != nil else { continue }
    guard let lock = try environment.writing.lock(path) else { return .isUnderWay }
    defer { lock.release() }
    guard let journal = RenameJournal(try environment.read(path), root: root, in: environment) else {
      guard state == .undo else {
        return .stuck(["'\(state.fileName)' can't be read, and was not written by 'ibls'"])
      }
      // Nothing is made before the journal is whole.
      try environment.writing.remove(path)
      return .undone(files: 0)
    }
    let recovery = RenameRecovery(journal, state, environment)
    let result: RecoveredRename
    if state == .finish, recovery.canFinish {
      try recovery.finish()
      result = .finished(files: journal.steps.count)
    } else if recovery.canUndo {
      try recovery.undo()
      result = .undone(files: journal.steps.count)
    } else if recovery.canFinish {
      try recovery.finish()
      result = .finished(files: journal.steps.count)
    } else {
      return .stuck(recovery.description)
    }
    guard recovery.clean() else {
      throw FileError(path: path, reason: "what is left of a rename can't be removed")
    }
    return result
  }
  return .none
}

extension Environment {
  /// Finishes or takes back what an earlier run has begun, and says so; false where the workspace is not to be touched now.
  ///
  /// - Parameter shown: A path of the workspace as the user would type it.
  func recoverRename(in root: String, shown: (String) -> String) -> Bool {
    interruptions.hold()
    defer { interruptions.release() }
    func files(_ count: Int) -> String { count == 1 ? "1 file" : "\(count) files" }
    do throws(FileError) {
      switch try Terminal.recoverRename(in: root, self) {
      case .none: return true
      case .finished(let count): say("a rename in \(files(count)) that was interrupted is finished now")
      case .undone(0): say("what a rename left that was interrupted is removed now")
      case .undone(let count): say("a rename in \(files(count)) that was interrupted is taken back now")
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
}
