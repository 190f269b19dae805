import Index
import LanguageServerProtocol

/// Where the name at a position is declared: in what we read, that is where it is defined.
struct DeclarationRequest: DocumentRequest {
  static let method = "textDocument/declaration"

  static func announce(in capabilities: inout LSP.ServerCapabilities, to client: ClientProfile) {
    capabilities.declarationProvider = true
  }

  let params: LSP.TextDocumentPositionParams

  func answer(in file: FileID, _ context: RequestContext) -> Answer {
    context.destinations(
      of: params.position, in: file,
      asLinks: context.client.capabilities?.textDocument?.declaration?.linkSupport ?? false)
  }
}
