extension LSP {
  struct RenameParams: DocumentParams {
    var textDocument: TextDocumentIdentifier
    var position: Position
    var newName: String
  }

  struct PrepareRenameResult: Hashable, Sendable, Encodable {
    var range: Range
    var placeholder: String
    /// The place in code that declares the name; an extension of the protocol.
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
    case createFile(CreateFile)

    func encode(to encoder: any Encoder) throws {
      switch self {
      case .edit(let edit): try edit.encode(to: encoder)
      case .renameFile(let rename): try rename.encode(to: encoder)
      case .createFile(let create): try create.encode(to: encoder)
      }
    }
  }

  struct CreateFile: Hashable, Sendable, Encodable {
    var kind = "create"
    var uri: DocumentUri
  }

  struct RenameFile: Hashable, Sendable, Encodable {
    var kind = "rename"
    var oldUri: DocumentUri
    var newUri: DocumentUri
    var annotationId: String?
  }
}
