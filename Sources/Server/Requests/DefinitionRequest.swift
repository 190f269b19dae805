import Analysis
import Index

/// The declaration of the name at a position; at a declaration in code, the places in documents that use it.
struct DefinitionRequest: DestinationRequest {
  static let method = "textDocument/definition"

  let params: LSP.TextDocumentPositionParams

  func destinations(at offset: Int, in file: FileID, _ context: RequestContext) -> Destinations? {
    var found = context.query.definition(
      at: offset, in: file,
      usesLeadToDeclarations: context.client.definitionLeadsToDeclaration
        || context.leavesCodeToOthers(in: file))
    let language = context.query.snapshot.code(file)?.language
    if context.placesOfOthers(askedAt: offset, in: file)?.leadToDeclaration == true {
      found?.targets.removeAll { context.query.snapshot.code($0.file)?.language == language }
    }
    return found
  }
}
