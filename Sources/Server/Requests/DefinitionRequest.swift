import Analysis
import Index
import LanguageServerProtocol

/// Where the name at a position is declared.
struct DefinitionRequest: DocumentRequest {
  static let method = "textDocument/definition"

  static func announce(in capabilities: inout LSP.ServerCapabilities, to client: ClientProfile) {
    capabilities.definitionProvider = true
  }

  let params: LSP.TextDocumentPositionParams

  func answer(in file: FileID, _ context: RequestContext) -> Answer {
    context.destinations(
      of: params.position, in: file,
      asLinks: context.client.capabilities?.textDocument?.definition?.linkSupport ?? false)
  }
}

extension RequestContext {
  /// - Parameter asLinks: Whether the client takes links, which say how far the name at the position reaches.
  func destinations(of position: LSP.Position, in file: FileID, asLinks: Bool) -> Answer {
    let found = definition(at: locator.offset(position, in: file), in: file, texts: locator.bytes, resolver)
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
