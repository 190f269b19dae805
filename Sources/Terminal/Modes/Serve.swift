import Server
import Synchronization
import Workspace
import World

/// `lsp`, or no command: serves an editor.
struct Serve: Mode {
  static let command = "lsp"
  static let flag: String? = "--stdio"
  static let synopsis = ["ibls lsp", "ibls"]
  static let summary = "serve an editor with the Language Server Protocol"
  static let operands = OptionDescription.Value.none
  var staysRunning: Bool { true }
  static let details = ["Messages go over standard input and output."]
  static let options: [CommandOption<Self>] = [
    .file("--log", "append every message to a file", \.log)
  ]

  private var log: String?

  init() {}

  func run(_ operands: [String], _ common: CommonOptions, in environment: Environment) -> Int32 {
    if let log {
      let place = normalized(log, from: environment.currentDirectory)
      if let reason = refusalToWrite(place, beside: [], in: environment) {
        complain("can't write '\(log)': \(reason)", in: environment)
        return 2
      }
    }
    let hasInput = Mutex(false)
    var noting = environment
    noting.console.readInput = {
      let bytes = environment.console.readInput()
      if !bytes.isEmpty { hasInput.withLock { $0 = true } }
      return bytes
    }
    let code = serve(log: log, in: noting)
    if !hasInput.withLock({ $0 }) {
      complain(
        "this is a language server, and there was no 'initialize' of an editor on its input; "
          + "'ibls help' lists the other commands", in: environment)
    }
    return code
  }
}
