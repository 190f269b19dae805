extension LSP {
  struct TextDocumentItem: Hashable, Sendable, Codable {
    var uri: DocumentUri
    var languageId: String
    var version: Int
    var text: String
  }

  struct DidOpenTextDocumentParams: Sendable, Codable { var textDocument: TextDocumentItem }

  struct VersionedTextDocumentIdentifier: Hashable, Sendable, Codable {
    var uri: DocumentUri
    /// The version; clients before version 3 of the protocol may omit it.
    var version: Int?
  }

  struct TextDocumentContentChangeEvent: Hashable, Sendable, Codable {
    /// The replaced range; nil where `text` is the whole document.
    var range: Range?
    var text: String
  }

  struct DidChangeTextDocumentParams: Sendable, Codable {
    var textDocument: VersionedTextDocumentIdentifier
    var contentChanges: [TextDocumentContentChangeEvent]
  }

  struct FileEvent: Hashable, Sendable, Codable {
    static let created = 1
    static let deleted = 3

    var uri: DocumentUri
    var type: Int
  }

  struct DidChangeWatchedFilesParams: Sendable, Codable { var changes: [FileEvent] }

  struct WorkspaceFoldersChangeEvent: Sendable, Codable {
    var added: [WorkspaceFolder]
    var removed: [WorkspaceFolder]
  }

  struct DidChangeWorkspaceFoldersParams: Sendable, Codable {
    var event: WorkspaceFoldersChangeEvent
  }

  struct DidChangeConfigurationParams: Sendable, Codable { var settings: LSPAny? }
}
