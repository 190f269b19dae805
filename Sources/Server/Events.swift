import Index
import LanguageServerProtocol
import Rules
import Workspace
import World

/// What happens to the server.
package enum Event: Sendable {
  case received(LSP.Incoming)
  /// Bytes that are no message; says what was wrong with them.
  case unreadable(String)
  case inputClosed
  /// More waits to be read than any client that works leaves.
  case clientStoppedReading
  case resolved(Named, realPaths: [String])
  /// So many files of a folder have been read.
  case scanning(root: Int, generation: Int, files: Int)
  case scanned(root: Int, generation: Int, ScannedRoot)
  case scanFailed(root: Int, generation: Int, FileError)
  case located(root: Int, asked: [String], [WorkspaceFile])
  case read([DiskFile])
  case computed(job: Int, Job.Output)
  case passed(Timer)
  /// Whether the process that started us is still there.
  case parentChecked(isRunning: Bool)
}

/// What the server wants done.
package enum Effect: Sendable {
  case send(LSP.Outgoing)
  /// Asks where paths lead; the answer comes before anything else.
  case resolve(Named)
  case scan(root: Int, generation: Int, path: String, Cancellation)
  /// Asks which of these files belong to a folder, and as what; paths are relative.
  case locate(root: Int, path: String, files: [String], excluding: PathPatterns)
  case read([DiskFile])
  case compute(Job)
  case wait(Timer, Duration)
  case checkParent(Int)
  /// Finds out in the background what a scan put off.
  case settle(Snapshot)
  case exit(code: Int32)
}

/// Absolute paths as the client spells them.
package enum Named: Hashable, Sendable {
  case folder(String)
  case documents([String])

  package func realPaths(in environment: Environment) -> [String] {
    switch self {
    case .folder(let path): [environment.realPath(of: path)]
    case .documents(let paths): paths.map { environment.realPath(of: $0) }
    }
  }
}

package enum Timer: Hashable, Sendable {
  /// Everything that had arrived when this was set has been handled.
  case settled
  /// Files that depend on what is being typed are looked at when the typing pauses.
  case pause
  case parent
}

/// A file of a folder as it is on disk.
package struct DiskFile: Sendable {
  var root: Int
  /// Relative to the root.
  var file: WorkspaceFile
  var absolutePath: String
  /// nil before it was read, and for one that can't be.
  var facts: FileFacts?
}

package struct ScannedRoot: Sendable {
  var loaded: LoadedWorkspace
  var configuration: Configuration
  /// `.ibls.json` as it was read; nil where there is none.
  var configurationText: [UInt8]?
  var ids: [String: FileID]
  var elapsed: Duration

  package init(
    _ loaded: LoadedWorkspace, _ configuration: Configuration, _ configurationText: [UInt8]?,
    elapsed: Duration
  ) {
    self.loaded = loaded
    self.configuration = configuration
    self.configurationText = configurationText
    self.elapsed = elapsed
    ids = [:]
    ids.reserveCapacity(loaded.snapshot.files.count)
    for (raw, file) in loaded.snapshot.files.enumerated() {
      if let file { ids[file.path] = FileID(raw: Int32(raw)) }
    }
  }
}
