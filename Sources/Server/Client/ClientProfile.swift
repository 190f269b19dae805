import Text

/// The abilities of the client. An ability that matters to a single request is looked up in that request's file.
struct ClientProfile: Sendable {
  /// The capabilities that the client sent, by path such as `textDocument.hover`: some are looked up for each file.
  private var capabilities: [String: LSP.LSPAny] = [:]
  /// The commands that the client carries out itself, as `initializationOptions` say.
  private(set) var commands: Set<String> = []
  /// Whether a definition of a use in code is the declaration, as `initializationOptions` say.
  private(set) var definitionLeadsToDeclaration = false
  /// Hovers may hold images, as `initializationOptions` say: not every client shows them.
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
    // UTF-8 spares counting; UTF-16 is what everyone has to understand.
    encoding =
      PositionEncoding.allCases.first { lists(.string($0.rawValue), in: "general.positionEncodings") }
      ?? .utf16
  }

  /// The value of a capability, such as `textDocument.hover`.
  subscript(capability: String) -> LSP.LSPAny? { capabilities[capability] }

  /// Whether the client says that it has a capability, such as `textDocument.rename.prepareSupport`.
  func has(_ capability: String) -> Bool { self[capability]?.bool ?? false }

  /// Whether a capability is a list that holds the value.
  func lists(_ value: LSP.LSPAny, in capability: String) -> Bool {
    self[capability]?.array?.contains(value) ?? false
  }

  // MARK: Diagnostics

  /// Whether the client requests diagnostics; then none are pushed.
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
  /// It opens a document when asked.
  var showsDocuments: Bool { has("window.showDocument.support") }
}
