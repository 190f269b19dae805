extension LSP {
  struct RenameParams: DocumentParams {
    var textDocument: TextDocumentIdentifier
    var position: Position
    var newName: String
  }

  struct PrepareRenameResult: Hashable, Sendable, Encodable {
    var range: Range
    var placeholder: String
    /// Where the name is declared in code; an extension of the protocol.
    var declaration: Location?
  }

  struct ChangeAnnotation: Hashable, Sendable, Encodable {
    var label: String
    var needsConfirmation: Bool
    var description: String?
  }

  /// One entry of `documentChanges`.
  enum DocumentChange: Hashable, Sendable, Encodable {
    case edit(TextDocumentEdit)
    case renameFile(RenameFile)

    func encode(to encoder: any Encoder) throws {
      switch self {
      case .edit(let edit): try edit.encode(to: encoder)
      case .renameFile(let rename): try rename.encode(to: encoder)
      }
    }
  }

  struct RenameFile: Hashable, Sendable, Encodable {
    var kind = "rename"
    var oldUri: DocumentUri
    var newUri: DocumentUri
    var annotationId: String?
  }
}
