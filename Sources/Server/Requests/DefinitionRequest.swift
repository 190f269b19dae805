import Analysis
import Index

/// Where the name at a position is declared; at a declaration in code, the documents that use it.
struct DefinitionRequest: DocumentRequest {
  static let method = "textDocument/definition"

  static func announce(in capabilities: inout LSP.ServerCapabilities, to client: ClientProfile) {
    capabilities.definitionProvider = true
  }

  let params: LSP.TextDocumentPositionParams

  func answer(in file: FileID, _ context: RequestContext) -> Answer {
    let offset = context.locator.offset(params.position, in: file)
    return context.answer(
      definition(
        at: offset, in: file, texts: context.locator.bytes,
        usesLeadToDeclarations: context.client.definitionLeadsToDeclaration, context.resolver),
      from: file,
      asLinks: context.client.capabilities?.textDocument?.definition?.linkSupport ?? false)
  }
}

extension RequestContext {
  /// - Parameters:
  ///   - file: The one that was asked about.
  ///   - asLinks: Whether the client takes links, which say how far the name at the position reaches.
  func answer(_ found: Destinations?, from file: FileID, asLinks: Bool) -> Answer {
    guard let found else { return .null }
    if asLinks {
      let origin = locator.range(found.origin, in: file)
      return Answer(
        found.targets.map {
          let range = locator.range($0.range, in: $0.file)
          return LSP.LocationLink(
            originSelectionRange: origin, targetUri: folder.uri(of: $0.file), targetRange: range,
            targetSelectionRange: range)
        })
    }
    return Answer(found.targets.map { locator.location($0.range, in: $0.file) })
  }
}
