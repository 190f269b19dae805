import Analysis
import Index

/// The places in documents that connect or use the symbol at a position.
struct ImplementationRequest: DestinationRequest {
  static let method = "textDocument/implementation"

  let params: LSP.TextDocumentPositionParams

  func destinations(at offset: Int, in file: FileID, _ context: RequestContext) -> Destinations? {
    context.query.implementation(at: offset, in: file)
  }
}
