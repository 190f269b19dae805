import Analysis
import Index

/// Where the name at a position is declared, in code for all that code declares.
struct DeclarationRequest: DocumentRequest {
  static let method = "textDocument/declaration"

  static func announce(in capabilities: inout LSP.ServerCapabilities, to client: ClientProfile) {
    capabilities.declarationProvider = true
  }

  let params: LSP.TextDocumentPositionParams

  func answer(in file: FileID, _ context: RequestContext) -> Answer {
    let offset = context.locator.offset(params.position, in: file)
    return context.answer(
      codeDeclaration(at: offset, in: file, texts: context.locator.bytes, context.resolver), from: file,
      asLinks: context.client.capabilities?.textDocument?.declaration?.linkSupport ?? false)
  }
}
