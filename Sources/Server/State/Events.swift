import Index
import Rules
import Workspace
import World

/// An input of the server.
enum Event: Sendable {
  case received(LSP.Incoming)
  /// Bytes that are not a message, with the reason.
  case unreadable(String)
  case inputClosed
  /// More messages wait for the client than a working one leaves unread.
  case clientStoppedReading
  case resolved(PathsToResolve, realPaths: [String])
  /// The number of files of a folder that have been read so far.
  case scanning(folder: Int, generation: Int, files: Int)
  case scanned(folder: Int, generation: Int, ScannedFolder)
  case scanFailed(folder: Int, generation: Int, FileError)
  case looked(folder: Int, generation: Int, FolderLook)
  case located(folder: Int, asked: [String], Membership)
  case read([DiskFile])
  case computed(job: Int, Job.Output)
  case passed(Timer)
  /// Whether the process that started us is still there.
  case parentChecked(isRunning: Bool)
}

/// An output of the server: work that `EffectPerformer` does.
enum Effect: Sendable {
  case send(LSP.Outgoing)
  /// Follows links in paths; `resolved` comes before any other event.
  case resolve(PathsToResolve)
  case scan(ScanRequest)
  /// Compares a folder with the disk.
  case look(folder: Int, generation: Int, KnownFolder)
  /// Finds out which of these files belong to a folder, and as what; paths are relative.
  case locate(folder: Int, path: String, files: [String], excluding: Exclusions)
  case read([DiskFile])
  case compute(Job)
  case wait(Timer, Duration)
  case checkParent(Int)
  /// Reads in the background what a scan put off.
  case settle(Snapshot)
  case exit(code: Int32)
}

/// Absolute paths as the client spells them.
enum PathsToResolve: Hashable, Sendable {
  case folder(String)
  case documents([String])

  /// The paths with links followed, in the same order; after a folder the root of its workspace.
  func realPaths(in environment: Environment) -> [String] {
    switch self {
    case .folder(let path):
      let opened = environment.opened(path)
      return [opened.folder, opened.root]
    case .documents(let paths): return paths.map { environment.files.realPath(of: $0) }
    }
  }
}

/// The purpose of a `wait`.
enum Timer: Hashable, Sendable {
  /// All messages that had arrived when it was set have been handled: the end of a burst of edits.
  case burstEnd
  /// The user has stopped typing; the files that depend on the edit are checked now.
  case typingPause
  /// The client's process is to be looked for.
  case parent
  /// A folder is to be compared with the disk.
  case look(folder: Int)
}
