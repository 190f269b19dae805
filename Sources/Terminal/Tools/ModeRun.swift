import Rules
import Synchronization
import Workspace
import World

/// A run of a command that changes files, for a tool, with its output and its exit code.
struct ModeRun {
  var code: Int32
  private var output: [String]
  private var messages: [String]

  /// - Parameters:
  ///   - arguments: The arguments on the command line.
  ///   - root: The folder in which the command runs.
  ///   - input: The content of standard input.
  init<M: Mode>(
    _ mode: M.Type, _ arguments: [String], in root: String, reading input: [UInt8] = [],
    _ context: ToolContext
  ) {
    let texts = Mutex<(input: [UInt8], output: [UInt8], error: [UInt8])>((input, [], []))
    var environment = context.environment
    environment.currentDirectory = root
    environment.console.readInput = {
      texts.withLock { texts in
        defer { texts.input = [] }
        return texts.input
      }
    }
    environment.console.writeOutput = { bytes in texts.withLock { $0.output += bytes } }
    environment.console.writeError = { bytes in texts.withLock { $0.error += bytes } }
    do throws(UsageError) {
      guard
        case .mode(let mode, let operands, let common) = try invocation(
          [M.command] + arguments, among: [mode], implied: Serve.self, exists: { _ in false })
      else { throw UsageError(message: "'\(arguments.first ?? "")' is not understood") }
      code = try mode.run(operands, common, in: environment)
    } catch {
      complain(error.message, in: environment)
      code = 2
    }
    let (_, output, error) = texts.withLock { $0 }
    self.output = String(decoding: output, as: UTF8.self)
      .split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    messages = String(decoding: error, as: UTF8.self).split(separator: "\n").map(String.init)
  }

  /// The files that the printed diff changes.
  var files: [String] {
    output.filter { $0.hasPrefix("+++ ") }.map { line in
      let path = String(line.dropFirst(4).prefix { $0 != "\t" })
      return path.hasPrefix("b/") ? String(path.dropFirst(2)) : path
    }
  }

  /// The reason in words for a model, which has no command line.
  func refusal(_ call: ToolCall) -> ToolRefusal {
    let lines = messages.map { $0.hasPrefix("ibls: ") ? String($0.dropFirst(6)) : $0 }
    return ToolRefusal(message: boundedText(lines, call, goingOn: false))
  }

  /// The messages of the command, with the printed diff or the names of the files in it.
  func answer(_ call: ToolCall, isWritten: Bool, showsDiff: Bool = true) -> ToolAnswer {
    ToolAnswer(
      text: boundedText(messages + (showsDiff ? output : files), call, goingOn: false),
      structured: [
        "written": .bool(isWritten && !files.isEmpty), "count": .integer(files.count),
        "files": .array(bounded(files.map(JSON.string), call)),
      ])
  }

  /// The schema of the structured answer.
  static let output: JSON = [
    "type": "object",
    "properties": [
      "written": ["type": "boolean"], "count": ["type": "integer"],
      "files": ["type": "array", "items": ["type": "string"]],
    ],
    "required": ["written", "count", "files"],
  ]
}

extension ToolContext {
  /// Throws for a part of a workspace, since its other parts would not be changed.
  func requireWhole(_ root: String) throws(ToolRefusal) {
    let whole =
      Rules.workspace(around: root, in: environment) ?? unmarkedRoot(of: root, in: environment) ?? root
    guard whole == root else {
      throw ToolRefusal(
        message:
          "'\(root)' is a part of the workspace '\(whole)', all of which a change has to look at; start ibls mcp there"
      )
    }
  }
}
