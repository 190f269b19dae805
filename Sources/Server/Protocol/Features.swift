extension LSP {
  package struct ReferenceParams: DocumentParams, Codable {
    package struct Context: Sendable, Codable { package var includeDeclaration: Bool }

    package var textDocument: TextDocumentIdentifier
    package var position: Position
    package var context: Context
  }

  package enum DocumentHighlightKind: Int, Hashable, Sendable, Encodable { case text = 1, read, write }

  package struct DocumentHighlight: Hashable, Sendable, Encodable {
    package var range: Range
    package var kind: DocumentHighlightKind

    package init(range: Range, kind: DocumentHighlightKind) {
      self.range = range
      self.kind = kind
    }
  }

  package struct Hover: Hashable, Sendable, Encodable {
    package var contents: MarkupContent
    package var range: Range

    package init(contents: MarkupContent, range: Range) {
      self.contents = contents
      self.range = range
    }
  }

  /// The kinds that `ibls` uses.
  package enum SymbolKind: Int, Hashable, Sendable, Encodable {
    case namespace = 3
    case `class` = 5
    case method = 6
    case property = 7
    case field = 8
    case object = 19
    case key = 20
    case `struct` = 23
    case event = 24
  }

  package struct DocumentSymbol: Hashable, Sendable, Encodable {
    package var name: String
    package var detail: String?
    package var kind: SymbolKind
    package var range: Range
    package var selectionRange: Range
    package var children: [DocumentSymbol]?

    package init(
      name: String, detail: String?, kind: SymbolKind, range: Range, selectionRange: Range,
      children: [DocumentSymbol]?
    ) {
      self.name = name
      self.detail = detail
      self.kind = kind
      self.range = range
      self.selectionRange = selectionRange
      self.children = children
    }
  }

  /// Serves as `WorkspaceSymbol` as well, which has the same shape.
  package struct SymbolInformation: Hashable, Sendable, Encodable {
    package var name: String
    package var kind: SymbolKind
    package var containerName: String?
    package var location: Location

    package init(name: String, kind: SymbolKind, containerName: String?, location: Location) {
      self.name = name
      self.kind = kind
      self.containerName = containerName
      self.location = location
    }
  }

  package struct WorkspaceSymbolParams: Sendable, Codable { package var query: String }

  /// The kinds that `ibls` uses.
  package enum CompletionItemKind: Int, Hashable, Sendable, Encodable {
    case method = 2
    case `class` = 7
    case module = 9
    case property = 10
    case value = 12
    case file = 17
    case reference = 18
  }

  package struct CompletionItem: Hashable, Sendable, Encodable {
    package var label: String
    package var kind: CompletionItemKind
    package var detail: String?
    package var sortText: String
    package var filterText: String
    package var textEdit: TextEdit

    package init(
      label: String, kind: CompletionItemKind, detail: String?, sortText: String, filterText: String,
      textEdit: TextEdit
    ) {
      self.label = label
      self.kind = kind
      self.detail = detail
      self.sortText = sortText
      self.filterText = filterText
      self.textEdit = textEdit
    }
  }

  package struct CodeLens: Hashable, Sendable, Encodable {
    package var range: Range
    package var command: Command

    package init(range: Range, command: Command) {
      self.range = range
      self.command = command
    }
  }

  package struct DocumentLink: Hashable, Sendable, Encodable {
    package var range: Range
    package var target: String
    package var tooltip: String?

    package init(range: Range, target: String, tooltip: String?) {
      self.range = range
      self.target = target
      self.tooltip = tooltip
    }
  }

  package struct CodeActionParams: DocumentParams, Codable {
    package struct Context: Sendable, Codable {
      package var only: [String]?
      /// What the client shows at the place.
      package var diagnostics: LSPAny?
    }

    package var textDocument: TextDocumentIdentifier
    package var range: Range
    package var context: Context
  }

  package struct CodeAction: Hashable, Sendable, Encodable {
    package var title: String
    package var kind: String
    package var diagnostics: [Diagnostic]?
    package var isPreferred: Bool?
    package var edit: WorkspaceEdit?
    package var command: Command?

    package init(
      title: String, kind: String, diagnostics: [Diagnostic]? = nil, isPreferred: Bool? = nil,
      edit: WorkspaceEdit? = nil, command: Command? = nil
    ) {
      self.title = title
      self.kind = kind
      self.diagnostics = diagnostics
      self.isPreferred = isPreferred
      self.edit = edit
      self.command = command
    }
  }

  /// Has one of its two members, as the client can take.
  package struct WorkspaceEdit: Hashable, Sendable, Encodable {
    package var changes: [DocumentUri: [TextEdit]]?
    package var documentChanges: [DocumentChange]?
    package var changeAnnotations: [String: ChangeAnnotation]?

    package init(changes: [DocumentUri: [TextEdit]]) { self.changes = changes }

    package init(documentChanges: [DocumentChange], annotations: [String: ChangeAnnotation] = [:]) {
      self.documentChanges = documentChanges
      changeAnnotations = annotations.isEmpty ? nil : annotations
    }
  }

  package struct TextDocumentEdit: Hashable, Sendable, Encodable {
    /// `OptionalVersionedTextDocumentIdentifier`
    package struct Identifier: Hashable, Sendable, Encodable {
      package var uri: DocumentUri
      /// nil for a file that is not open.
      package var version: Int?

      private enum CodingKeys: String, CodingKey { case uri, version }

      package init(uri: DocumentUri, version: Int?) {
        self.uri = uri
        self.version = version
      }

      package func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(uri, forKey: .uri)
        // Null says something here, and may not be left out.
        try container.encode(version, forKey: .version)
      }
    }

    package var textDocument: Identifier
    package var edits: [TextEdit]

    package init(textDocument: Identifier, edits: [TextEdit]) {
      self.textDocument = textDocument
      self.edits = edits
    }
  }

  package struct ExecuteCommandParams: Sendable, Codable {
    package var command: String
    package var arguments: [LSPAny]?
  }

  package struct ShowDocumentParams: Sendable, Encodable {
    package var uri: String
    package var takeFocus: Bool
    package var selection: Range

    package init(uri: String, takeFocus: Bool, selection: Range) {
      self.uri = uri
      self.takeFocus = takeFocus
      self.selection = selection
    }
  }
}
