import Analysis

extension Tool {
  /// The objects of a scene with their connections.
  static let scene = Tool(
    name: "ib_scene",
    description:
      "Objects of a document, scene or object, nested, a line each: element, id, class, text, frame, outlets to it as @name, event->action, segue->id. With constraints: 'constraint id self.top = other.bottom + 8 @priority'.",
    parameters: [
      .document,
      ToolParameter(name: "scene", kind: .string, description: "id, class, title or storyboard id"),
      ToolParameter(name: "object", kind: .string, description: "id, outlet, class or text"),
      ToolParameter(name: "constraints", kind: .boolean),
    ] + ToolParameter.bounds
  ) { call, context throws(ToolRefusal) in
    let document = try context.document(try call.needed("document"))
    let outlined = OutlinedDocument(document.bytes, at: document.path)
    do throws(OutlineRefusal) {
      let items = try outlined.items(
        OutlineSelection(
          scene: call.string("scene"), object: call.string("object"),
          showsConstraints: call.flag("constraints")
        ))
      var lines = items.flatMap(\.lines)
      if let problem = outlined.problem { lines.append("'\(document.shown)' \(problem)") }
      if lines.isEmpty { lines = ["'\(document.shown)' has no objects"] }
      return ToolAnswer(text: boundedText(lines, call))
    } catch {
      throw ToolRefusal(message: "'\(document.shown)': \(error.message)")
    }
  }
}
