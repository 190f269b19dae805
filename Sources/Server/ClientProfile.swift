import LanguageServerProtocol
import Text

/// What the client can do, reduced to the questions that the server asks.
struct ClientProfile: Hashable, Sendable {
  var encoding = PositionEncoding.utf16
  /// It asks for diagnostics; then none are pushed.
  var pullsDiagnostics = false
  var takesRelatedDocuments = false
  var takesRelatedInformation = false
  var takesCodeDescription = false
  /// Tags of diagnostics that it knows.
  var diagnosticTags: Set<Int> = []
  var refreshesDiagnostics = false
  var refreshesCodeLenses = false
  /// What the user does to files in the editor and the client tells of.
  var fileOperations: LSP.ServerCapabilities.FileOperations?
  var showsProgress = false
  /// It opens a document when asked.
  var showsDocuments = false
  var registersWatchers = false
  var registersConfiguration = false
  var hasConfiguration = false
  var takesDefinitionLinks = false
  var takesDeclarationLinks = false
  var takesMarkdownHover = false
  var takesSymbolTree = false
  var takesCodeActionLiterals = false
  var takesPreferredActions = false
  var takesDocumentChanges = false

  init() {}

  init(_ capabilities: LSP.ClientCapabilities) {
    let offered = capabilities.general?.positionEncodings ?? []
    // UTF-8 spares counting; UTF-16 is what everyone has to understand.
    encoding = [.utf8, .utf16, .utf32].first { offered.contains($0.rawValue) } ?? .utf16
    let text = capabilities.textDocument
    pullsDiagnostics = text?.diagnostic != nil
    takesRelatedDocuments = text?.diagnostic?.relatedDocumentSupport ?? false
    let diagnostics = text?.publishDiagnostics
    takesRelatedInformation = diagnostics?.relatedInformation ?? false
    takesCodeDescription = diagnostics?.codeDescriptionSupport ?? false
    diagnosticTags = Set(diagnostics?.tagSupport?.valueSet ?? [])
    let workspace = capabilities.workspace
    refreshesDiagnostics = workspace?.diagnostics?.refreshSupport ?? false
    refreshesCodeLenses = workspace?.codeLens?.refreshSupport ?? false
    fileOperations = workspace?.fileOperations.flatMap {
      LSP.ServerCapabilities.FileOperations(
        create: $0.didCreate ?? false, rename: $0.didRename ?? false, delete: $0.didDelete ?? false)
    }
    showsProgress = capabilities.window?.workDoneProgress ?? false
    showsDocuments = capabilities.window?.showDocument?.support ?? false
    registersWatchers = workspace?.didChangeWatchedFiles?.dynamicRegistration ?? false
    registersConfiguration = workspace?.didChangeConfiguration?.dynamicRegistration ?? false
    hasConfiguration = workspace?.configuration ?? false
    takesDefinitionLinks = text?.definition?.linkSupport ?? false
    takesDeclarationLinks = text?.declaration?.linkSupport ?? false
    takesMarkdownHover = text?.hover?.contentFormat?.contains("markdown") ?? false
    takesSymbolTree = text?.documentSymbol?.hierarchicalDocumentSymbolSupport ?? false
    takesCodeActionLiterals = text?.codeAction?.codeActionLiteralSupport != nil
    takesPreferredActions = text?.codeAction?.isPreferredSupport ?? false
    takesDocumentChanges = workspace?.workspaceEdit?.documentChanges ?? false
  }
}
