import Synchronization
import World

/// Shows the progress of a long scan on a terminal; shows nothing for short scans or without a terminal.
///
/// An interruption removes the line, so that the shell's prompt gets its own line.
final class Progress: Sendable {
  private struct State {
    var found = 0
    var files = 0
    var isShown = false
    var next: ContinuousClock.Instant
  }

  private let environment: Environment
  private let state: Mutex<State>

  init(_ environment: Environment) {
    self.environment = environment
    // Most scans end before a user would need to see progress.
    state = Mutex(State(next: environment.clock.now() + .milliseconds(500)))
  }

  /// Adds a number of files to be read.
  func found(_ files: Int) {
    guard environment.console.errorIsTerminal else { return }
    state.withLock { $0.found += files }
  }

  /// Notes that another file has been read.
  func step() {
    guard environment.console.errorIsTerminal, !environment.terminalIsDumb else { return }
    let line: String? = state.withLock { state in
      state.files += 1
      let now = environment.clock.now()
      guard now >= state.next else { return nil }
      state.next = now + .milliseconds(100)
      if !state.isShown { environment.console.clearLineWhenInterrupted() }
      state.isShown = true
      return "\rreading: \(state.files) of \(max(state.found, state.files)) files"
    }
    if let line { environment.console.writeError(Array(line.utf8)) }
  }

  func clear() {
    let wasShown = state.withLock { state in
      defer { state.isShown = false }
      return state.isShown
    }
    if wasShown { environment.console.writeError(Array(Self.clearing.utf8)) }
  }

  private static let clearing = "\r\u{1B}[K"
}
