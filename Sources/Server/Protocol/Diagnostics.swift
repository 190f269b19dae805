extension LSP {
  package enum DiagnosticSeverity: Int, Hashable, Sendable, Encodable {
    case error = 1, warning, information, hint
  }

  package enum DiagnosticTag: Int, Hashable, Sendable, Encodable { case unnecessary = 1, deprecated }

  package struct CodeDescription: Hashable, Sendable, Encodable {
    package var href: String

    package init(href: String) { self.href = href }
  }

  package struct DiagnosticRelatedInformation: Hashable, Sendable, Encodable {
    package var location: Location
    package var message: String

    package init(location: Location, message: String) {
      self.location = location
      self.message = message
    }
  }

  package struct Diagnostic: Hashable, Sendable, Encodable {
    package var range: Range
    package var severity: DiagnosticSeverity
    package var code: String?
    package var codeDescription: CodeDescription?
    package var source: String
    package var message: String
    package var tags: [DiagnosticTag]?
    package var relatedInformation: [DiagnosticRelatedInformation]?
    /// For clients that read more than the message.
    package var data: [String: LSPAny]?

    package init(range: Range, severity: DiagnosticSeverity, code: String?, source: String, message: String) {
      self.range = range
      self.severity = severity
      self.code = code
      self.source = source
      self.message = message
    }
  }

  package struct PublishDiagnosticsParams: Sendable, Encodable {
    package var uri: DocumentUri
    package var version: Int?
    package var diagnostics: [Diagnostic]

    package init(uri: DocumentUri, version: Int?, diagnostics: [Diagnostic]) {
      self.uri = uri
      self.version = version
      self.diagnostics = diagnostics
    }
  }

  package struct DocumentDiagnosticParams: Sendable, Codable {
    package var textDocument: TextDocumentIdentifier
    package var previousResultId: String?
  }

  package struct PreviousResultId: Sendable, Codable {
    package var uri: DocumentUri
    package var value: String
  }

  package struct WorkspaceDiagnosticParams: Sendable, Codable {
    package var previousResultIds: [PreviousResultId]?
    package var partialResultToken: RequestID?
  }

  /// `$/progress` with a part of the results of `workspace/diagnostic`.
  package struct WorkspaceDiagnosticPartialParams: Sendable, Encodable {
    package var token: RequestID
    package var value: WorkspaceDiagnosticReport

    package init(token: RequestID, value: WorkspaceDiagnosticReport) {
      self.token = token
      self.value = value
    }
  }

  /// `FullDocumentDiagnosticReport` or `UnchangedDocumentDiagnosticReport`.
  package enum DiagnosticReport: Hashable, Sendable {
    case full(resultId: String, items: [Diagnostic])
    case unchanged(resultId: String)
  }

  /// `RelatedFullDocumentDiagnosticReport` or `RelatedUnchangedDocumentDiagnosticReport`.
  package struct DocumentDiagnosticReport: Sendable {
    package var report: DiagnosticReport
    package var relatedDocuments: [DocumentUri: DiagnosticReport]?

    package init(report: DiagnosticReport, relatedDocuments: [DocumentUri: DiagnosticReport]? = nil) {
      self.report = report
      self.relatedDocuments = relatedDocuments
    }
  }

  package struct WorkspaceDocumentDiagnosticReport: Sendable {
    package var uri: DocumentUri
    /// Of the open document; null where the file is not open.
    package var version: Int?
    package var report: DiagnosticReport

    package init(uri: DocumentUri, version: Int?, report: DiagnosticReport) {
      self.uri = uri
      self.version = version
      self.report = report
    }
  }

  package struct WorkspaceDiagnosticReport: Sendable, Encodable {
    package var items: [WorkspaceDocumentDiagnosticReport]

    package init(items: [WorkspaceDocumentDiagnosticReport]) { self.items = items }
  }
}

private enum ReportKey: String, CodingKey { case kind, resultId, items, relatedDocuments, uri, version }

extension LSP.DiagnosticReport: Encodable {
  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: ReportKey.self)
    switch self {
    case .full(let resultId, let items):
      try container.encode("full", forKey: .kind)
      try container.encode(resultId, forKey: .resultId)
      try container.encode(items, forKey: .items)
    case .unchanged(let resultId):
      try container.encode("unchanged", forKey: .kind)
      try container.encode(resultId, forKey: .resultId)
    }
  }
}

extension LSP.DocumentDiagnosticReport: Encodable {
  package func encode(to encoder: any Encoder) throws {
    try report.encode(to: encoder)
    var container = encoder.container(keyedBy: ReportKey.self)
    try container.encodeIfPresent(relatedDocuments, forKey: .relatedDocuments)
  }
}

extension LSP.WorkspaceDocumentDiagnosticReport: Encodable {
  package func encode(to encoder: any Encoder) throws {
    try report.encode(to: encoder)
    var container = encoder.container(keyedBy: ReportKey.self)
    try container.encode(uri, forKey: .uri)
    try container.encode(version, forKey: .version)
  }
}
