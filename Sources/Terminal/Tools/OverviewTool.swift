import Workspace

extension Tool {
  /// The scenes of the project, a line each.
  static let overview = Tool(
    name: "ib_overview",
    description:
      "All storyboards and xibs, or those at a path: a line a scene with id, class, title, #storyboard id, what it shows and who shows it. Start here.",
    parameters: [ToolParameter(name: "path", kind: .string)] + ToolParameter.bounds
  ) { call, context throws(ToolRefusal) in
    let part = try call.string("path").map { written throws(ToolRefusal) in try context.place(of: written) }
    var lines: [String] = []
    for workspace in try context.allWorkspaces() where part == nil || part?.root == workspace.target.root {
      let root = workspace.target.root
      let documents = workspace.documents.filter { file in
        guard let part, part.path != root else { return true }
        let path = root + "/" + workspace.loaded.snapshot.path(of: file)
        return path == part.path || path.utf8.starts(with: (part.path + "/").utf8)
      }
      lines += workspace.sceneLines(of: documents)
    }
    if lines.isEmpty {
      throw ToolRefusal(
        message: call.string("path").map {
          "no storyboard or xib at '\($0)'; leave 'path' out to list all"
        } ?? "the project has no storyboards or xibs")
    }
    return ToolAnswer(text: boundedText(lines, call))
  }
}
