import Analysis
import Workspace
import Rules

extension Tool {
  /// Changes of a document by operations on its objects.
  static let edit = Tool(
    name: "ib_edit",
    description:
      "Edits a document by operations, all or none; refused with the finding if ib_check would find a new error. Shows the diff; write: true writes it. Each operation: {op, id, and its members}: "
      + DocumentOperation.all.map { ([$0.name] + $0.members).joined(separator: " ") }
      .joined(separator: "; ") + #". Example: {"op": "set", "id": "abc-de-fgh", "set": {"text": "Log In"}}"#,
    parameters: [
      .document,
      ToolParameter(
        name: "operations", kind: .operations(DocumentOperation.all.map(\.name)), isRequired: true),
      ToolParameter(name: "write", kind: .boolean), ToolParameter(name: "maxTokens", kind: .integer),
    ],
    output: ModeRun.output,
    effect: .writes
  ) { call, context throws(ToolRefusal) in
    let document = try context.document(try call.needed("document"))
    try context.requireWhole(document.root)
    let input = encoded(call.value("operations"), isPretty: false)
    let path = relativePath(to: document.path, from: document.root)
    let writes = call.flag("write")
    let options = writes ? ["--diff", "--write"] : ["--diff"]
    let run = ModeRun(
      EditDocument.self, options + ["--", path, "-"], in: document.root, reading: input, context)
    guard run.code == 0 else { throw run.refusal(call) }
    return run.answer(call, isWritten: writes)
  }
}
