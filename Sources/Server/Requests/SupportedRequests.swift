/// Every request that the server answers, beside those of its own start and end.
let supportedRequests: [any Request.Type] = [
  DocumentDiagnosticRequest.self,
  WorkspaceDiagnosticRequest.self,
  DefinitionRequest.self,
  DeclarationRequest.self,
  ReferencesRequest.self,
  DocumentHighlightRequest.self,
  HoverRequest.self,
  DocumentSymbolRequest.self,
  WorkspaceSymbolRequest.self,
  CompletionRequest.self,
  CodeLensRequest.self,
  DocumentLinkRequest.self,
  CodeActionRequest.self,
  PrepareRenameRequest.self,
  RenameRequest.self,
  ExecuteCommandRequest.self,
]
