import Pictures
import Syntax
import Workspace

extension Tool {
  /// The differences between two versions of documents, in words.
  static let diff = Tool(
    name: "ib_diff",
    description:
      "What differs between two versions of documents, in words: objects, properties, connections.",
    parameters: [
      ToolParameter(name: "from", kind: .string, description: "git revision; default HEAD"),
      ToolParameter(name: "to", kind: .string, description: "default: the files"),
      ToolParameter(name: "document", kind: .string), ToolParameter(name: "maxTokens", kind: .integer),
    ]
  ) { call, context throws(ToolRefusal) in
    let from = call.string("from") ?? "HEAD"
    try refuseUnlessRevision(from)
    if let to = call.string("to") { try refuseUnlessRevision(to) }
    let document = try call.string("document").map { written throws(ToolRefusal) in
      try context.document(written)
    }
    var (lines, tops, failures) = ([String](), Set<String>(), [String]())
    for root in document.map({ [$0.root] }) ?? context.roots.folders {
      var environment = context.environment
      environment.currentDirectory = root
      // git names documents from the top of the repository, which may be above the project.
      let top = topOfRepository(around: root, in: environment) ?? root
      guard tops.insert(top).inserted else { continue }
      do throws(CheckFailure) {
        let pairs = try DocumentVersions(environment: environment).changes(
          between: [from] + [call.string("to")].compactMap { $0 })
        lines += pairs.flatMap { differences(of: $0, below: top, document, context) }
      } catch {
        failures += error.messages
        lines.append("\(root): \(error.messages.joined(separator: "\n"))")
      }
    }
    if failures.count == tops.count {
      throw ToolRefusal(message: Set(failures).sorted().joined(separator: "\n"))
    }
    if lines.isEmpty { return ToolAnswer(text: "no storyboard or xib differs") }
    return ToolAnswer(text: boundedText(lines, call, goingOn: false))
  }
}

/// The lines for each scene that differs in a document of the project.
///
/// - Parameter top: The folder of the repository.
private func differences(
  of pair: DocumentPair, below top: String, _ document: ToolDocument?, _ context: ToolContext
) -> [String] {
  guard let place = context.roots.place(of: top + "/" + pair.path, in: context.environment),
    document == nil || place.path == document?.path
  else { return [] }
  let path = context.shown(place.path)
  if let refusal = pair.refusal { return ["\(path): \(refusal)"] }
  return pair.damages.map { "\(path): \($0)" }
    + difference(from: pair.old, to: pair.new).lines(named: path, naming: true)
}
