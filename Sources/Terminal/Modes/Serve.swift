import Server
import Workspace
import World

/// `--stdio`, or no mode at all: serves an editor.
struct Serve: Mode {
  static let argument = "--stdio"
  static let synopsis = "ibls, ibls --stdio"
  static let summary = ["serve an editor: the Language Server Protocol on standard streams"]
  static let options: [CommandOption<Self>] = [
    .file("--log", "append every message to a file", \.log)
  ]

  private var log: String?

  init() {}

  func run(_ operands: [String], in environment: Environment) -> Int32 {
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
