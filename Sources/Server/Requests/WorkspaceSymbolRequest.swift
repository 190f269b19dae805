import Analysis

/// Scenes, objects and storyboard identifiers whose names match a query.
struct WorkspaceSymbolRequest: WorkspaceRequest {
  static let method = "workspace/symbol"
  static let provider = "workspaceSymbolProvider"

  let params: LSP.WorkspaceSymbolParams
  var items: [LSP.SymbolInformation] = []

  init(params: LSP.WorkspaceSymbolParams) { self.params = params }

  func items(in context: RequestContext) -> [LSP.SymbolInformation] {
    context.query.workspaceSymbols(matching: params.query).map {
      let kind: LSP.SymbolKind =
        switch $0.kind {
        case .scene: .namespace
        case .object: .object
        case .storyboardIdentifier: .key
        }
      return LSP.SymbolInformation(
        name: shownSymbolName($0.name), kind: kind, containerName: $0.container,
        location: context.locator.location($0.location.range, in: $0.location.file))
    }
  }
}
