import Server
import Workspace
import World

/// `lsp`, or no command at all: serves an editor.
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
    return serve(log: log, in: environment)
  }
}
