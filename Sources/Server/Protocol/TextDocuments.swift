extension LSP {
  package struct TextDocumentItem: Hashable, Sendable, Codable {
    package var uri: DocumentUri
    package var languageId: String
    package var version: Int
    package var text: String
  }

  package struct DidOpenTextDocumentParams: Sendable, Codable { package var textDocument: TextDocumentItem }

  package struct VersionedTextDocumentIdentifier: Hashable, Sendable, Codable {
    package var uri: DocumentUri
    /// Clients before version 3 may leave it out.
    package var version: Int?
  }

  package struct TextDocumentContentChangeEvent: Hashable, Sendable, Codable {
    /// nil where `text` is the whole document.
    package var range: Range?
    package var text: String
  }

  package struct DidChangeTextDocumentParams: Sendable, Codable {
    package var textDocument: VersionedTextDocumentIdentifier
    package var contentChanges: [TextDocumentContentChangeEvent]
  }

  package struct DidSaveTextDocumentParams: Sendable, Codable {
    package var textDocument: TextDocumentIdentifier
  }

  package struct DidCloseTextDocumentParams: Sendable, Codable {
    package var textDocument: TextDocumentIdentifier
  }

  package struct FileEvent: Hashable, Sendable, Codable {
    package static let created = 1
    package static let deleted = 3

    package var uri: DocumentUri
    package var type: Int

    package init(uri: DocumentUri, type: Int) {
      self.uri = uri
      self.type = type
    }
  }

  package struct DidChangeWatchedFilesParams: Sendable, Codable { package var changes: [FileEvent] }

  package struct WorkspaceFoldersChangeEvent: Sendable, Codable {
    package var added: [WorkspaceFolder]
    package var removed: [WorkspaceFolder]
  }

  package struct DidChangeWorkspaceFoldersParams: Sendable, Codable {
    package var event: WorkspaceFoldersChangeEvent
  }

  package struct DidChangeConfigurationParams: Sendable, Codable { package var settings: LSPAny? }

  package struct ConfigurationParams: Sendable, Encodable {
    package struct Item: Sendable, Encodable { package var section: String }

    package var items: [Item]

    package init(section: String) { items = [Item(section: section)] }
  }
}
