extension Tool {
  /// A rename in code and documents.
  static let rename = Tool(
    name: "ib_rename",
    description:
      "Renames an outlet, action, class, inspectable property (Class, Class.member, Class.selector:, file:line:column), segue:ID, scene:ID, cell:ID or X.storyboard in code and all documents; all files or none. dryRun: shows the diff.",
    parameters: [
      ToolParameter(name: "symbol", kind: .string, isRequired: true),
      ToolParameter(name: "newName", kind: .string, isRequired: true),
      ToolParameter(name: "dryRun", kind: .boolean),
      ToolParameter(name: "files", kind: .boolean, description: "rename files named after the class, too"),
      ToolParameter(name: "maxTokens", kind: .integer),
    ],
    output: ModeRun.output,
    effect: .writesOnce
  ) { call, context throws(ToolRefusal) in
    let (symbol, newName) = (try call.needed("symbol"), try call.needed("newName"))
    let options = call.flag("files") ? ["--files"] : []
    func rename(_ place: (root: String, symbol: String), _ more: [String] = []) -> ModeRun {
      ModeRun(Rename.self, options + more + ["--", place.symbol, newName], in: place.root, context)
    }
    let place: (root: String, symbol: String)
    let file = withoutPlace(symbol)
    if file == symbol {
      place = (try root(of: symbol, context) { rename(($0, symbol)).code == 0 }, symbol)
    } else {
      let found = try context.place(of: file)
      place = (found.root, found.path + String(symbol.dropFirst(file.count)))
    }
    try context.requireWhole(place.root)
    let dry = rename(place)
    guard dry.code == 0 else { throw dry.refusal(call) }
    if call.flag("dryRun") { return dry.answer(call, isWritten: false) }
    // The transaction compares each file once more before it writes.
    let run = rename(place, ["--write"])
    guard run.code == 0 else { throw run.refusal(call) }
    return dry.answer(call, isWritten: true, showsDiff: false)
  }
}

/// The folder with a symbol; without one, the first folder, whose run reports the reason.
private func root(
  of symbol: String, _ context: ToolContext, has: (_ root: String) -> Bool
) throws(ToolRefusal) -> String {
  let folders = context.roots.folders
  let found = folders.count > 1 ? folders.filter(has) : []
  guard found.count < 2 else {
    throw ToolRefusal(
      message: "'\(symbol)' is in " + found.map { "'\($0)'" }.joined(separator: " and in ")
        + "; give its place, /PATH/FILE:LINE:COLUMN")
  }
  return found.first ?? context.environment.currentDirectory
}
