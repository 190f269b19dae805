extension LSP {
  struct ReferenceParams: DocumentParams, Codable {
    struct Context: Sendable, Codable { var includeDeclaration: Bool }

    var textDocument: TextDocumentIdentifier
    var position: Position
    var context: Context
  }

  enum DocumentHighlightKind: Int, Hashable, Sendable, Encodable { case text = 1, read, write }

  struct DocumentHighlight: Hashable, Sendable, Encodable {
    var range: Range
    var kind: DocumentHighlightKind
  }

  struct Hover: Hashable, Sendable, Encodable {
    var contents: MarkupContent
    var range: Range
  }

  /// The kinds of symbols that the server uses.
  enum SymbolKind: Int, Hashable, Sendable, Encodable {
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

  struct DocumentSymbol: Hashable, Sendable, Encodable {
    var name: String
    var detail: String?
    var kind: SymbolKind
    var range: Range
    var selectionRange: Range
    var children: [DocumentSymbol]?
  }

  /// A symbol in a document, which serves as a `WorkspaceSymbol` as well, since that has the same shape.
  struct SymbolInformation: Hashable, Sendable, Encodable {
    var name: String
    var kind: SymbolKind
    var containerName: String?
    var location: Location
  }

  struct WorkspaceSymbolParams: Sendable, Codable { var query: String }

  /// The kinds of completion items that the server uses.
  enum CompletionItemKind: Int, Hashable, Sendable, Encodable {
    case method = 2
    case `class` = 7
    case module = 9
    case property = 10
    case value = 12
    case file = 17
    case reference = 18
  }

  struct CompletionItem: Hashable, Sendable, Encodable {
    var label: String
    var kind: CompletionItemKind
    var detail: String?
    var sortText: String
    var filterText: String
    var textEdit: TextEdit
  }

  struct CodeLens: Hashable, Sendable, Encodable {
    var range: Range
    var command: Command
  }

  struct DocumentLink: Hashable, Sendable, Encodable {
    var range: Range
    var target: String
    var tooltip: String?
  }

  struct CodeActionParams: DocumentParams, Codable {
    struct Context: Sendable, Codable {
      var only: [String]?
      /// The diagnostics that the client shows at the place.
      var diagnostics: LSPAny?
    }

    var textDocument: TextDocumentIdentifier
    var range: Range
    var context: Context
  }

  struct CodeAction: Hashable, Sendable, Encodable {
    var title: String
    var kind: String
    var diagnostics: [Diagnostic]?
    var isPreferred: Bool?
    var edit: WorkspaceEdit?
    var command: Command?
  }

  /// An edit with one of its two members, depending on the client.
  struct WorkspaceEdit: Hashable, Sendable, Encodable {
    var changes: [DocumentUri: [TextEdit]]?
    var documentChanges: [DocumentChange]?
    var changeAnnotations: [String: ChangeAnnotation]?

    init(changes: [DocumentUri: [TextEdit]]) { self.changes = changes }

    init(documentChanges: [DocumentChange], annotations: [String: ChangeAnnotation] = [:]) {
      self.documentChanges = documentChanges
      changeAnnotations = annotations.isEmpty ? nil : annotations
    }
  }

  struct TextDocumentEdit: Hashable, Sendable, Encodable {
    /// `OptionalVersionedTextDocumentIdentifier`
    struct Identifier: Hashable, Sendable, Encodable {
      var uri: DocumentUri
      var version: OptionalVersion
    }

    var textDocument: Identifier
    var edits: [TextEdit]
  }

  struct ExecuteCommandParams: Sendable, Codable {
    var command: String
    var arguments: [LSPAny]?
  }

  struct ShowDocumentParams: Sendable, Encodable {
    var uri: String
    var takeFocus: Bool
    var selection: Range
  }
}
