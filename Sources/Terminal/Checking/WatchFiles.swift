import Dispatch
import Rules
import Workspace
import World

/// A workspace with the last changes of its files.
struct WatchedFolder: Sendable {
  private let root: String
  private let configuration: WorkspaceConfiguration
  private var stamps: [String: Stamp] = [:]

  private struct Stamp: Equatable {
    var modified, changed: Int64
    var identity: FileStatus.Identity
  }

  init(_ workspace: CheckedWorkspace, in environment: Environment) {
    self.init(workspace.loaded.root, workspace.configuration, in: environment)
  }

  /// - Parameter configuration: The settings for reading the workspace.
  init(_ root: String, _ configuration: WorkspaceConfiguration, in environment: Environment) {
    self.root = root
    self.configuration = configuration
    // Files that were not read count as well, such as new files or settings.
    stamps = current(in: environment)
  }

  /// Whether a file has changed, appeared or disappeared since the value was made.
  func hasChanged(in environment: Environment) -> Bool { current(in: environment) != stamps }

  private func current(in environment: Environment) -> [String: Stamp] {
    let walked: Walked<Never>? = try? walk(
      root: root, in: environment, reading: configuration.reading.listing
    ) {
      _, _ in
      nil
    }
    let inside =
      (walked?.files ?? []).map(\.file.path)
      + (walked?.settingsFolders ?? []).map { $0 + Configuration.fileName }
    // Settings may be above the root, and nearer ones may appear.
    let settings = [configuration, WorkspaceConfiguration(root: root, in: environment)].flatMap {
      $0.files.map(\.path) + [$0.baseline].compactMap { $0 }
    }
    return (inside.map { root + "/" + $0 } + settings).reduce(into: [:]) { result, path in
      if let status = try? environment.files.status(path) {
        result[path] = Stamp(modified: status.modified, changed: status.changed, identity: status.identity)
      }
    }
  }
}

/// Repeats a check whenever a file changes, until the user interrupts it or no program reads the output any more.
func watch(
  _ paths: [String], in environment: Environment, _ check: () -> (code: Int32, watched: [WatchedFolder])
) -> Int32 {
  while true {
    // Only the screen is cleared; scrolled lines stay.
    if environment.console.outputIsTerminal, !environment.terminalIsDumb {
      environment.console.writeOutput(Array("\u{1B}[H\u{1B}[2J".utf8))
    }
    let (code, watched) = check()
    // A run without a workspace has nothing to wait for.
    if watched.isEmpty || environment.console.outputFault() != nil || environment.console.readerHasLeft() {
      return code
    }
    environment.say("watching for changes; Ctrl-C ends it")
    repeat {
      environment.clock.wait(.milliseconds(500))
      if environment.console.readerHasLeft() { return code }
    } while !watched.contains { $0.hasChanged(in: environment) }
  }
}

extension Clock {
  fileprivate func wait(_ time: Duration) {
    let bell = DispatchSemaphore(value: 0)
    after(time) { bell.signal() }
    bell.wait()
  }
}
