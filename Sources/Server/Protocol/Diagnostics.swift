import Rules

extension LSP {
  enum DiagnosticSeverity: Int, Hashable, Sendable, Encodable {
    case error = 1, warning, information, hint
  }

  enum DiagnosticTag: Int, Hashable, Sendable, Encodable { case unnecessary = 1, deprecated }

  struct CodeDescription: Hashable, Sendable, Encodable {
    var href: String
  }

  struct DiagnosticRelatedInformation: Hashable, Sendable, Encodable {
    var location: Location
    var message: String
  }

  struct Diagnostic: Hashable, Sendable, Encodable {
    var range: Range
    var severity: DiagnosticSeverity
    var code: String?
    var codeDescription: CodeDescription?
    var source: String
    var message: String
    var tags: [DiagnosticTag]?
    var relatedInformation: [DiagnosticRelatedInformation]?
    /// Further values, for clients that read more than the message.
    var data: [String: LSPAny]?
  }

  struct PublishDiagnosticsParams: Sendable, Encodable {
    var uri: DocumentUri
    var version: Int?
    var diagnostics: [Diagnostic]
  }

  struct DocumentDiagnosticParams: Sendable, Codable {
    var textDocument: TextDocumentIdentifier
    var previousResultId: String?
  }

  struct PreviousResultId: Sendable, Codable {
    var uri: DocumentUri
    var value: String
  }

  struct WorkspaceDiagnosticParams: Sendable, Codable {
    var previousResultIds: [PreviousResultId]?
    var partialResultToken: RequestID?
  }

  /// The parameters of `$/progress` with a value for a token.
  struct ProgressParams<Value: Encodable & Sendable>: Sendable, Encodable {
    var token: RequestID
    var value: Value
  }

  /// `DocumentDiagnosticReport`, full or unchanged.
  struct DocumentDiagnosticReport: Sendable, Encodable {
    var kind: String
    var resultId: String
    var items: [Diagnostic]?
    var relatedDocuments: [DocumentUri: DocumentDiagnosticReport]?

    static func full(resultId: String, items: [Diagnostic]) -> Self {
      Self(kind: "full", resultId: resultId, items: items)
    }

    static func unchanged(resultId: String) -> Self { Self(kind: "unchanged", resultId: resultId) }
  }

  struct WorkspaceDocumentDiagnosticReport: Sendable, Encodable {
    var uri: DocumentUri
    var version: OptionalVersion
    var kind: String
    var resultId: String
    var items: [Diagnostic]?

    init(_ report: DocumentDiagnosticReport, of uri: DocumentUri, version: Int?) {
      self.uri = uri
      self.version = OptionalVersion(number: version)
      kind = report.kind
      resultId = report.resultId
      items = report.items
    }
  }

  struct WorkspaceDiagnosticReport: Sendable, Encodable {
    var items: [WorkspaceDocumentDiagnosticReport]
  }
}

extension JSON {
  init(_ params: LSP.PublishDiagnosticsParams) {
    self = [
      "uri": .string(params.uri), "version": params.version.map { .integer($0) },
      "diagnostics": .array(params.diagnostics.map { JSON($0) }),
    ]
  }

  private init(_ diagnostic: LSP.Diagnostic) {
    self = [
      "range": JSON(diagnostic.range), "severity": .integer(diagnostic.severity.rawValue),
      "code": diagnostic.code.map { .string($0) },
      "codeDescription": diagnostic.codeDescription.map { ["href": .string($0.href)] },
      "source": .string(diagnostic.source), "message": .string(diagnostic.message),
      "tags": diagnostic.tags.map { .array($0.map { .integer($0.rawValue) }) },
      "relatedInformation": diagnostic.relatedInformation.map {
        .array($0.map { ["location": JSON($0.location), "message": .string($0.message)] })
      },
      "data": diagnostic.data.map { .object($0) },
    ]
  }
}
