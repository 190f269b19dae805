extension LSP {
  package struct RenameParams: DocumentParams {
    package var textDocument: TextDocumentIdentifier
    package var position: Position
    package var newName: String
  }

  package struct PrepareRenameResult: Hashable, Sendable, Encodable {
    package var range: Range
    package var placeholder: String
    /// Where the name is declared in code; an extension of the protocol.
    package var declaration: Location?

    package init(range: Range, placeholder: String, declaration: Location? = nil) {
      self.range = range
      self.placeholder = placeholder
      self.declaration = declaration
    }
  }

  package struct RenameOptions: Sendable, Encodable {
    package var prepareProvider = true

    package init() {}
  }

  /// A provider that may only have options where the client says so.
  package enum RenameProvider: Sendable, Encodable {
    case plain
    case preparing(RenameOptions)

    package func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      switch self {
      case .plain: try container.encode(true)
      case .preparing(let options): try container.encode(options)
      }
    }
  }

  package struct ChangeAnnotation: Hashable, Sendable, Encodable {
    package var label: String
    package var needsConfirmation: Bool
    package var description: String?

    package init(label: String, needsConfirmation: Bool, description: String? = nil) {
      self.label = label
      self.needsConfirmation = needsConfirmation
      self.description = description
    }
  }

  /// One entry of `documentChanges`.
  package enum DocumentChange: Hashable, Sendable, Encodable {
    case edit(TextDocumentEdit)
    case renameFile(RenameFile)

    package func encode(to encoder: any Encoder) throws {
      switch self {
      case .edit(let edit): try edit.encode(to: encoder)
      case .renameFile(let rename): try rename.encode(to: encoder)
      }
    }
  }

  package struct RenameFile: Hashable, Sendable, Encodable {
    package var kind = "rename"
    package var oldUri: DocumentUri
    package var newUri: DocumentUri
    package var annotationId: String?

    package init(oldUri: DocumentUri, newUri: DocumentUri, annotationId: String?) {
      self.oldUri = oldUri
      self.newUri = newUri
      self.annotationId = annotationId
    }
  }
}
