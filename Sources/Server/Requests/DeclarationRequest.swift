import Analysis
import Index

/// The declaration of the name at a position, in code for all names that code declares.
struct DeclarationRequest: DestinationRequest {
  static let method = "textDocument/declaration"

  let params: LSP.TextDocumentPositionParams

  func destinations(at offset: Int, in file: FileID, _ context: RequestContext) -> Destinations? {
    context.query.codeDeclaration(at: offset, in: file)
  }
}
