import Synchronization
import Terminal
import TestSupport
import Testing
import World

/// A check during which 20 ms pass each time the clock is read.
private func slowCheck(files: Int, isTerminal: Bool) -> (output: String, error: String) {
  let recorded = RecordedOutput()
  let texts = Dictionary(
    uniqueKeysWithValues: (0..<files).map { ("/app/File\($0).swift", "class C\($0) {}") })
  var environment = Environment.inMemory(
    texts.merging(soundApp) { $1 }, currentDirectory: "/app", output: recorded, isTerminal: isTerminal)
  let start = ContinuousClock().now
  let asked = Mutex(0)
  environment.clock.now = {
    asked.withLock {
      $0 += 1
      return start + .milliseconds(20 * $0)
    }
  }
  _ = run(["--check"], in: environment)
  return (recorded.outputText, recorded.errorText)
}

@Test func aLongScanShowsItsProgressAndClearsIt() {
  let error = slowCheck(files: 64 * 60, isTerminal: true).error
  // In-memory folders list all their files at once, so that the whole is known from the start.
  #expect(error.hasPrefix("\rreading: 2"))
  #expect(error.contains(" of 3842 files\r"))
  #expect(error.hasSuffix(" files\r\u{1B}[K"))
}

@Test func aShortScanShowsNone() {
  #expect(slowCheck(files: 10, isTerminal: true).error == "")
}

@Test func noProgressWhereNobodyLooks() {
  let run = slowCheck(files: 64 * 60, isTerminal: false)
  #expect(!run.error.contains("\r"))
  #expect(!run.output.contains("\r"))
}
