import Text

/// What the client can do. What matters to a single request is asked in that request's file.
struct ClientProfile: Sendable {
  /// As the client sent them.
  private(set) var capabilities: LSP.ClientCapabilities?
  /// The commands that the client carries out itself, as `initializationOptions` say.
  private(set) var commands: Set<String> = []
  /// Whether a definition of a use in code is the declaration, as `initializationOptions` say.
  private(set) var definitionLeadsToDeclaration = false
  private(set) var encoding = PositionEncoding.utf16
  /// Tags of diagnostics that it knows.
  private(set) var diagnosticTags: Set<Int> = []

  init() {}

  init(_ capabilities: LSP.ClientCapabilities?, _ options: LSP.LSPAny?) {
    self.capabilities = capabilities
    commands = Set((options?["commands"]?.array ?? []).compactMap(\.string))
    definitionLeadsToDeclaration = options?["definition"] == .string("declaration")
    let offered = capabilities?.general?.positionEncodings ?? []
    // UTF-8 spares counting; UTF-16 is what everyone has to understand.
    encoding = [.utf8, .utf16, .utf32].first { offered.contains($0.rawValue) } ?? .utf16
    diagnosticTags = Set(capabilities?.textDocument?.publishDiagnostics?.tagSupport?.valueSet ?? [])
  }

  // MARK: Diagnostics

  /// It asks for diagnostics; then none are pushed.
  var pullsDiagnostics: Bool { capabilities?.textDocument?.diagnostic != nil }
  var takesRelatedDocuments: Bool { capabilities?.textDocument?.diagnostic?.relatedDocumentSupport ?? false }
  var takesRelatedInformation: Bool {
    capabilities?.textDocument?.publishDiagnostics?.relatedInformation ?? false
  }
  var takesCodeDescription: Bool {
    capabilities?.textDocument?.publishDiagnostics?.codeDescriptionSupport ?? false
  }
  var refreshesDiagnostics: Bool { capabilities?.workspace?.diagnostics?.refreshSupport ?? false }

  // MARK: Files and settings

  var registersWatchers: Bool {
    capabilities?.workspace?.didChangeWatchedFiles?.dynamicRegistration ?? false
  }
  var registersConfiguration: Bool {
    capabilities?.workspace?.didChangeConfiguration?.dynamicRegistration ?? false
  }
  var hasConfiguration: Bool { capabilities?.workspace?.configuration ?? false }
  /// What the user does to files in the editor and the client sends notifications of.
  var fileOperations: LSP.ServerCapabilities.FileOperations? {
    capabilities?.workspace?.fileOperations.flatMap {
      LSP.ServerCapabilities.FileOperations(
        create: $0.didCreate ?? false, rename: $0.didRename ?? false, delete: $0.didDelete ?? false)
    }
  }

  // MARK: Windows

  var refreshesCodeLenses: Bool { capabilities?.workspace?.codeLens?.refreshSupport ?? false }
  var showsProgress: Bool { capabilities?.window?.workDoneProgress ?? false }
  /// It opens a document when asked.
  var showsDocuments: Bool { capabilities?.window?.showDocument?.support ?? false }
}
