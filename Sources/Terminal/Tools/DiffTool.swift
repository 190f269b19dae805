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
    var environment = context.environment
    if let document { environment.currentDirectory = document.root }
    let versions = DocumentVersions(environment: environment)
    let pairs: [DocumentPair]
    do throws(VersionError) {
      pairs = try versions.changes(between: [from] + [call.string("to")].compactMap { $0 })
    } catch {
      throw ToolRefusal(message: error.message)
    }
    let lines = try lines(of: pairs, document, context)
    if lines.isEmpty { return ToolAnswer(text: "no storyboard or xib differs") }
    return ToolAnswer(text: boundedText(lines, call, goingOn: false))
  }
}

/// A line for each scene that differs in a document of the project.
private func lines(
  of pairs: [DocumentPair], _ document: ToolDocument?, _ context: ToolContext
) throws(ToolRefusal) -> [String] {
  // git names documents from the top of the repository on, which may be above the project.
  let tops = context.roots.folders.map { topOfRepository(around: $0, in: context.environment) ?? $0 }
  return pairs.flatMap { pair -> [String] in
    let places = tops.compactMap { context.roots.place(of: $0 + "/" + pair.path, in: context.environment) }
    guard let place = places.first, document == nil || place.path == document?.path else { return [] }
    let path = context.shown(place.path)
    if let refusal = pair.refusal { return ["\(path): \(refusal)"] }
    return pair.damages.map { "\(path): \($0)" }
      + difference(from: pair.old, to: pair.new).lines(named: path, naming: true)
  }
}
