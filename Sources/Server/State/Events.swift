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
  /// A sign that more messages wait for the client than a working one leaves unread.
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
  /// The result of a check whether the process that started the server is running.
  case parentChecked(isRunning: Bool)
}

/// An output of the server: work that `EffectPerformer` does.
enum Effect: Sendable {
  case send(LSP.Outgoing)
  /// Resolves links in paths; `resolved` comes before any other event.
  case resolve(PathsToResolve)
  case scan(ScanRequest)
  /// Compares a folder with the disk.
  case look(folder: Int, generation: Int, KnownFolder)
  /// Finds out which of some files belong to a folder, and in what role; paths are relative.
  case locate(folder: Int, path: String, files: [String], excluding: Exclusions)
  case read([DiskFile])
  case compute(Job)
  case wait(Timer, Duration)
  case checkParent(Int)
  /// Reads in the background the parts that a scan has postponed.
  case settle(Snapshot)
  case exit(code: Int32)
}

/// Absolute paths in the client's spelling.
enum PathsToResolve: Hashable, Sendable {
  case folder(String)
  case documents([String])

  /// The paths with links resolved, in the same order; after a folder, the root of its workspace.
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
  /// The end of a burst of edits: all messages that had arrived when the timer was set have been handled.
  case burstEnd
  /// The end of a typing pause: files that depend on the edit are checked now.
  case typingPause
  /// The time to check whether the client's process is running.
  case parent
  /// The time to compare a folder with the disk.
  case look(folder: Int)
}
