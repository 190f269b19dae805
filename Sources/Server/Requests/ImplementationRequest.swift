import Analysis
import Index

/// Where documents connect or use what a position names.
struct ImplementationRequest: DocumentRequest {
  static let method = "textDocument/implementation"

  static func announce(in capabilities: inout LSP.ServerCapabilities, to client: ClientProfile) {
    capabilities.implementationProvider = true
  }

  let params: LSP.TextDocumentPositionParams

  func answer(in file: FileID, _ context: RequestContext) -> Answer {
    let offset = context.locator.offset(params.position, in: file)
    return context.answer(
      implementation(at: offset, in: file, texts: context.locator.bytes, context.resolver), from: file,
      asLinks: context.client.capabilities?.textDocument?.implementation?.linkSupport ?? false)
  }
}
