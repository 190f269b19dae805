import Analysis
import Index

/// The class of the object at a position in a document.
struct TypeDefinitionRequest: DocumentRequest {
  static let method = "textDocument/typeDefinition"

  static func announce(in capabilities: inout LSP.ServerCapabilities, to client: ClientProfile) {
    capabilities.typeDefinitionProvider = true
  }

  let params: LSP.TextDocumentPositionParams

  func answer(in file: FileID, _ context: RequestContext) -> Answer {
    let offset = context.locator.offset(params.position, in: file)
    return context.answer(
      typeDefinition(at: offset, in: file, context.resolver), from: file,
      asLinks: context.client.capabilities?.textDocument?.typeDefinition?.linkSupport ?? false)
  }
}
