import Text

/// The abilities of the client. An ability that matters to only one request is looked up in the file of that request.
struct ClientProfile: Sendable {
  /// The capabilities from the client, by path, such as `textDocument.hover`.
  private var capabilities: [String: LSP.LSPAny] = [:]
  /// The commands that the client executes itself, as `initializationOptions` state.
  private(set) var commands: Set<String> = []
  /// Whether the definition of a use in code is its declaration, as `initializationOptions` state.
  private(set) var definitionLeadsToDeclaration = false
  /// Whether hovers may contain images, as `initializationOptions` state; not every client shows them.
  private(set) var showsPictures = false
  private(set) var encoding = PositionEncoding.utf16

  init() {}

  init(_ capabilities: LSP.LSPAny?, _ options: LSP.LSPAny?) {
    func add(_ value: LSP.LSPAny, at path: String) {
      self.capabilities[path] = value
      for (key, inner) in value.object ?? [:] { add(inner, at: path.isEmpty ? key : path + "." + key) }
    }
    add(capabilities ?? .null, at: "")
    commands = Set((options?["commands"]?.array ?? []).compactMap(\.string))
    definitionLeadsToDeclaration = options?["definition"] == "declaration"
    showsPictures = options?["pictures"]?.bool ?? false
    // UTF-8 needs no counting, and every client has to understand UTF-16.
    encoding =
      PositionEncoding.allCases.first { lists(.string($0.rawValue), in: "general.positionEncodings") }
      ?? .utf16
  }

  /// The value of a capability, such as `textDocument.hover`.
  subscript(capability: String) -> LSP.LSPAny? { capabilities[capability] }

  /// Whether the client states that it has a capability, such as `textDocument.rename.prepareSupport`.
  func has(_ capability: String) -> Bool { self[capability]?.bool ?? false }

  /// Whether a capability is a list that holds the value.
  func lists(_ value: LSP.LSPAny, in capability: String) -> Bool {
    self[capability]?.array?.contains(value) ?? false
  }

  // MARK: Diagnostics

  /// Whether the client requests diagnostics itself, so that none are pushed.
  var pullsDiagnostics: Bool { self["textDocument.diagnostic"]?.object != nil }
  var takesRelatedDocuments: Bool { has("textDocument.diagnostic.relatedDocumentSupport") }
  var takesRelatedInformation: Bool { has("textDocument.publishDiagnostics.relatedInformation") }
  var takesCodeDescription: Bool { has("textDocument.publishDiagnostics.codeDescriptionSupport") }
  var refreshesDiagnostics: Bool { has("workspace.diagnostics.refreshSupport") }

  func knows(_ tag: LSP.DiagnosticTag) -> Bool {
    lists(.integer(tag.rawValue), in: "textDocument.publishDiagnostics.tagSupport.valueSet")
  }

  // MARK: Files and settings

  var registersWatchers: Bool { has("workspace.didChangeWatchedFiles.dynamicRegistration") }
  var takesRelativePatterns: Bool { has("workspace.didChangeWatchedFiles.relativePatternSupport") }
  var registersConfiguration: Bool { has("workspace.didChangeConfiguration.dynamicRegistration") }
  var hasConfiguration: Bool { has("workspace.configuration") }

  // MARK: Windows

  var refreshesCodeLenses: Bool { has("workspace.codeLens.refreshSupport") }
  var showsProgress: Bool { has("window.workDoneProgress") }
  /// Whether the client opens a document on request.
  var showsDocuments: Bool { has("window.showDocument.support") }
}
