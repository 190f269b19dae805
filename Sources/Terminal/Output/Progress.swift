import Synchronization
import World

/// Shows on a terminal how far a long scan has come; silent for short ones and where there is no terminal.
final class Progress: Sendable {
  private struct State {
    var files = 0
    var isShown = false
    var next: ContinuousClock.Instant
  }

  private let environment: Environment
  private let state: Mutex<State>

  init(_ environment: Environment) {
    self.environment = environment
    // Most scans end before anybody would want to know.
    state = Mutex(State(next: environment.now() + .milliseconds(700)))
  }

  /// One file more has been read.
  func step() {
    guard environment.errorIsTerminal else { return }
    let line: String? = state.withLock { state in
      state.files += 1
      // Asking the clock for every file would cost more than the news is worth.
      guard state.files % 64 == 0 else { return nil }
      let now = environment.now()
      guard now >= state.next else { return nil }
      state.next = now + .milliseconds(100)
      state.isShown = true
      return "\rreading: \(state.files) files"
    }
    if let line { environment.writeError(Array(line.utf8)) }
  }

  func clear() {
    let isShown = state.withLock { $0.isShown }
    if isShown { environment.writeError(Array("\r\u{1B}[K".utf8)) }
  }
}
