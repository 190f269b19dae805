import Workspace
import World

/// `mcp`: serves an agent with tools for storyboards and xibs.
struct ServeTools: Mode {
  static let command = "mcp"
  static let synopsis = ["ibls mcp [FOLDER...]", "ibls mcp --png COMMAND [FOLDER...]"]
  static let summary = "serve a coding agent with the Model Context Protocol"
  static let details = [
    "Messages go over standard input and output, a line each. Nothing outside of the",
    "folders is read or written; without any, those that the client lists as roots",
    "are taken, else the current one.",
    "",
    "For clients with a list of servers in JSON:",
    "",
    #"  {"mcpServers": {"ibls": {"command": "ibls", "args": ["mcp"]}}}"#,
    "",
    "An AGENTS.md for a project:",
    "",
    "  ## Storyboards and xibs",
    "  - Use the tools of the MCP server `ibls` to read them: ib_overview first, then",
    "    ib_scene for one scene and ib_find for a name. Do not read their XML.",
    "  - Change documents with ib_edit, which shows the diff and refuses what would",
    "    break; do not edit their XML.",
    "  - Rename outlets, actions and classes with ib_rename (dryRun first), never by",
    "    editing text: it changes code and documents together.",
    "  - After each change, call ib_check with since: \"session\" and repair what is new.",
    "  - Without the server: ibls scenes, outline, find, edit, rename and check.",
  ]
  static let options: [CommandOption<Self>] = [
    .name(
      "--png", "COMMAND", "make PNG of pictures with this program, which reads SVG and writes PNG",
      \.converter)
  ]
  private var converter: String?
  var staysRunning: Bool { true }

  init() {}

  func run(
    _ operands: [String], _ common: CommonOptions, in environment: Environment
  ) throws(UsageError) -> Int32 {
    if operands.contains("") { throw UsageError(message: "a folder has an empty name") }
    let folders = operands.map { normalized($0, from: environment.currentDirectory) }
    for (folder, written) in zip(folders, operands) {
      guard (try? environment.files.status(folder))?.kind == .folder else {
        complain("'\(written)' is not a folder", in: environment)
        return 2
      }
    }
    let words = converter?.split(separator: " ").map(String.init)
    return serveTools(folders, converter: words, in: environment)
  }
}
