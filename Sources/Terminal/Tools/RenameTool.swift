import Rules
import Synchronization
import Workspace
import World

extension Tool {
  /// A rename in code and documents.
  static let rename = Tool(
    name: "ib_rename",
    description:
      "Renames an outlet, action, class, inspectable property (Class, Class.member, Class.selector:, file:line:column) or segue:ID, scene:ID in code and all documents; all files or none. dryRun: shows the diff.",
    parameters: [
      ToolParameter(name: "symbol", kind: .string, isRequired: true),
      ToolParameter(name: "newName", kind: .string, isRequired: true),
      ToolParameter(name: "dryRun", kind: .boolean),
      ToolParameter(name: "files", kind: .boolean, description: "rename files named after the class, too"),
      ToolParameter(name: "maxTokens", kind: .integer),
    ],
    output: [
      "type": "object",
      "properties": [
        "written": ["type": "boolean"], "count": ["type": "integer"],
        "files": ["type": "array", "items": ["type": "string"]],
      ],
      "required": ["written", "count", "files"],
    ],
    effect: .writesOnce
  ) { call, context throws(ToolRefusal) in
    let (symbol, newName) = (try call.needed("symbol"), try call.needed("newName"))
    let file = withoutPlace(symbol)
    if file != symbol { _ = try context.place(of: file) }
    let root = try rootOfRename(file == symbol ? nil : file, context)
    let options = call.flag("files") ? ["--files"] : []
    let dry = renamed(symbol, to: newName, in: root, options, context)
    guard dry.code == 0 else {
      throw ToolRefusal(message: boundedText(refusal(dry.error), call, goingOn: false))
    }
    let diff = dry.output.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let files = diff.filter { $0.hasPrefix("+++ ") }.map { line in
      let path = String(line.dropFirst(4).prefix { $0 != "\t" })
      return path.hasPrefix("b/") ? String(path.dropFirst(2)) : path
    }
    if call.flag("dryRun") {
      return ToolAnswer(
        text: boundedText(lines(dry.error) + diff, call, goingOn: false),
        structured: changes(false, files))
    }
    // The transaction compares each file once more before it writes.
    let run = renamed(symbol, to: newName, in: root, options + ["--write"], context)
    guard run.code == 0 else {
      throw ToolRefusal(message: boundedText(refusal(run.error), call, goingOn: false))
    }
    return ToolAnswer(
      text: boundedText(lines(run.error) + files, call, goingOn: false),
      structured: changes(!files.isEmpty, files))
  }
}

/// The result for programs: how many files change, and the first of them.
private func changes(_ isWritten: Bool, _ files: [String]) -> JSON {
  [
    "written": .bool(isWritten), "count": .integer(files.count),
    "files": .array(files.prefix(100).map(JSON.string)),
  ]
}

private func lines(_ text: String) -> [String] { text.split(separator: "\n").map(String.init) }

/// The folder in which a rename takes place.
///
/// - Parameter file: The file of the symbol, if it is given by its place.
private func rootOfRename(_ file: String?, _ context: ToolContext) throws(ToolRefusal) -> String {
  let environment = context.environment
  let own = try file.map { file throws(ToolRefusal) in try context.place(of: file).root }
  let root = own ?? environment.currentDirectory
  let whole = workspace(around: root, in: environment) ?? unmarkedRoot(of: root, in: environment) ?? root
  guard whole == root else {
    throw ToolRefusal(
      message:
        "'\(root)' is a part of the workspace '\(whole)', all of which a rename changes; start ibls mcp there"
    )
  }
  return root
}

private func renamed(
  _ symbol: String, to newName: String, in root: String, _ options: [String], _ context: ToolContext
) -> (code: Int32, output: String, error: String) {
  let texts = Mutex<(output: [UInt8], error: [UInt8])>(([], []))
  var environment = context.environment
  environment.currentDirectory = root
  environment.writeOutput = { bytes in texts.withLock { $0.output += bytes } }
  environment.writeError = { bytes in texts.withLock { $0.error += bytes } }
  let code = runMode(Rename.self, options + ["--", symbol, newName], in: environment)
  let (output, error) = texts.withLock { $0 }
  return (code, String(decoding: output, as: UTF8.self), String(decoding: error, as: UTF8.self))
}

/// The reason in words for a model, which has no command line.
private func refusal(_ error: String) -> [String] {
  lines(error).map { $0.hasPrefix("ibls: ") ? String($0.dropFirst(6)) : $0 }
}

/// Runs a mode with arguments as on the command line, and gives its exit code.
private func runMode<M: Mode>(_ mode: M.Type, _ arguments: [String], in environment: Environment) -> Int32 {
  do throws(UsageError) {
    guard
      case .mode(let mode, let operands, let common) = try invocation(
        [M.command] + arguments, among: [mode], implied: Serve.self, exists: { _ in false })
    else { return 2 }
    return try mode.run(operands, common, in: environment)
  } catch {
    complain(error.message, in: environment)
    return 2
  }
}
