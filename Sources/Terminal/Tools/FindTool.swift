extension Tool {
  /// All places with a name.
  static let find = Tool(
    name: "ib_find",
    description:
      "What names a class, Class.member, Class.selector:, member, object id, storyboard, segue or reuse identifier: declarations, connections with both ends, uses in code, strings, who shows it.",
    parameters: [ToolParameter(name: "name", kind: .string, isRequired: true)] + ToolParameter.bounds
  ) { call, context throws(ToolRefusal) in
    let name = try call.needed("name")
    var lines: [String] = []
    var missing: [String] = []
    for workspace in try context.allWorkspaces() {
      let answer = workspace.query.findName(name)
      lines += workspace.lines(answer)
      if answer.meanings.isEmpty { missing.append(notFound(name, answer)) }
    }
    if lines.isEmpty {
      throw ToolRefusal(
        message: (missing.first ?? "nothing is called '\(name)'") + "; ib_overview lists classes and ids")
    }
    return ToolAnswer(text: boundedText(lines, call))
  }
}
