import Analysis
import Index

/// The class of the object at a position in a document.
struct TypeDefinitionRequest: DestinationRequest {
  static let method = "textDocument/typeDefinition"

  let params: LSP.TextDocumentPositionParams

  func destinations(at offset: Int, in file: FileID, _ context: RequestContext) -> Destinations? {
    context.query.typeDefinition(at: offset, in: file)
  }
}
