import World

/// One file as it is and as it will be.
struct FileReplacement {
  /// Absolute.
  var path: String
  /// Nil where the file stays where it is.
  var newPath: String?
  var old: [UInt8]
  var new: [UInt8]
}

/// Writes all files or none.
///
/// New texts are made beside the old ones first, where a full disk or a closed folder shows before anything has
/// happened. Then each takes its place at once, the old file being kept under another name until all are done.
func write(_ changes: [FileReplacement], in environment: Environment) throws(FileError) {
  var transaction = Transaction(environment)
  do throws(FileError) {
    for change in changes { try transaction.prepare(change) }
    try transaction.checkContents()
    try transaction.commit()
  } catch {
    let lost = transaction.rollBack()
    if lost.isEmpty { throw error }
    throw FileError(
      path: error.path,
      reason: error.reason + "; what was there before is kept in " + lost.joined(separator: ", "))
  }
  transaction.clean()
}

/// Gives a file these bytes and no others, whole or not at all; it is made where there is none.
func write(_ bytes: [UInt8], to path: String, in environment: Environment) throws(FileError) {
  guard (try? environment.status(path)) != nil else { return try environment.writing.create(bytes, path) }
  // Refuses what is not a regular file before anything is read from it.
  _ = try environment.writing.target(path)
  let change = FileReplacement(path: path, newPath: nil, old: try environment.read(path), new: bytes)
  try write([change], in: environment)
}

private struct Transaction {
  private struct Step {
    var change: FileReplacement
    /// Where the bytes lie, links followed.
    var place: String
    /// The new text; nil for one that is written in place or stays.
    var prepared: String?
    /// The old text under another name.
    var backup: String?
    var isWrittenInPlace = false
    var hasWritten = false
    var hasMoved = false
  }

  private let environment: Environment
  private var steps: [Step] = []

  init(_ environment: Environment) { self.environment = environment }

  private var disk: FileWriting { environment.writing }

  mutating func prepare(_ change: FileReplacement) throws(FileError) {
    let target = try disk.target(change.path)
    guard target.isWritable else { throw FileError(path: change.path, reason: "read-only") }
    if let newPath = change.newPath, isTaken(newPath, by: change.path) {
      throw FileError(path: newPath, reason: "already exists")
    }
    var step = Step(change: change, place: target.path)
    // From here on, what was made is taken away again if anything fails.
    steps.append(step)
    defer { steps[steps.count - 1] = step }
    guard change.old != change.new else { return }
    // A file with several names keeps them only if it is written where it lies.
    step.isWrittenInPlace = target.nameCount > 1
    if step.isWrittenInPlace {
      step.backup = try disk.writeBeside(change.old, target.path)
    } else {
      step.prepared = try disk.writeBeside(change.new, target.path)
      // Not every disk has a second name for a file.
      if let link = try? disk.linkBeside(target.path) {
        step.backup = link
      } else {
        step.backup = try disk.writeBeside(change.old, target.path)
      }
    }
  }

  /// Whether there is another file at a new path, or another name of the same file.
  ///
  /// Where a disk does not tell case or normal forms apart, the new name of a file may lead to the file itself. The folder
  /// then has only the old one.
  private func isTaken(_ newPath: String, by path: String) -> Bool {
    guard let there = try? environment.status(newPath) else { return false }
    guard let own = try? environment.status(path), own.identity == there.identity,
      let slash = newPath.utf8.lastIndex(of: UInt8(ascii: "/")),
      let entries = try? environment.list(slash == newPath.startIndex ? "/" : String(newPath[..<slash]))
    else { return true }
    let name = newPath.utf8[newPath.utf8.index(after: slash)...]
    return entries.contains { $0.name.utf8.elementsEqual(name) }
  }

  func checkContents() throws(FileError) {
    for step in steps where try environment.read(step.place) != step.change.old {
      throw FileError(path: step.change.path, reason: "has changed since it was read")
    }
  }

  mutating func commit() throws(FileError) {
    for index in steps.indices {
      let step = steps[index]
      if let prepared = step.prepared {
        try disk.move(prepared, step.place)
        steps[index].prepared = nil
        steps[index].hasWritten = true
      } else if step.isWrittenInPlace {
        try disk.overwrite(step.change.new, step.change.old, step.place)
        steps[index].hasWritten = true
      }
    }
    for index in steps.indices {
      guard let newPath = steps[index].change.newPath else { continue }
      try disk.move(steps[index].change.path, newPath)
      steps[index].hasMoved = true
    }
  }

  /// Puts everything back; gives the paths of old texts that could not be.
  mutating func rollBack() -> [String] {
    var lost: [String] = []
    for index in steps.indices.reversed() {
      let step = steps[index]
      if let prepared = step.prepared { try? disk.remove(prepared) }
      if step.hasMoved, let newPath = step.change.newPath { try? disk.move(newPath, step.change.path) }
      guard let backup = step.backup else { continue }
      guard step.hasWritten else {
        try? disk.remove(backup)
        continue
      }
      do {
        if step.isWrittenInPlace {
          try disk.overwrite(step.change.old, step.change.new, step.place)
          try? disk.remove(backup)
        } else {
          try disk.move(backup, step.place)
        }
      } catch {
        lost.append(backup)
      }
    }
    return lost
  }

  /// What is left over does no harm if it can't be removed.
  func clean() {
    for step in steps {
      if let backup = step.backup { try? disk.remove(backup) }
    }
  }
}
