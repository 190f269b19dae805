import Dispatch
import Text
import World

/// Every message of a session, for a bug report.
final class Transcript: Sendable {
  private let path: String
  private let environment: Environment
  private let start: ContinuousClock.Instant
  private let queue = DispatchQueue(label: "ibls.log")

  init(path: String, _ environment: Environment) {
    self.path = path
    self.environment = environment
    start = environment.clock.now()
  }

  func add(_ content: [UInt8], from sender: String) {
    let elapsed = (environment.clock.now() - start).milliseconds
    var line = Array(#"{"from":"\#(sender)","ms":\#(elapsed),"msg":"#.utf8)
    // JSON has line breaks only between its parts, and other characters that steer a terminal only within strings.
    line +=
      String(decoding: content, as: UTF8.self).replacingSteering {
        $0.value < 0x20 ? " " : "\\u" + String(0x1_0000 + $0.value, radix: 16).dropFirst()
      }.utf8
    line += Array("}\n".utf8)
    let done = line
    queue.async { [environment, path] in
      // A failure of logging must not disturb the session.
      try? environment.files.append(done, path)
    }
  }

  func finish() { queue.sync {} }
}
