import Rules
import Text

extension LSP {
  typealias DocumentUri = String

  /// A position, counted from zero; the character counts units of the negotiated encoding.
  typealias Position = LineTable.Position

  /// A half-open range.
  struct Range: Hashable, Sendable, Codable {
    var start: Position
    var end: Position
  }

  struct Location: Hashable, Sendable, Codable {
    var uri: DocumentUri
    var range: Range
  }

  struct LocationLink: Hashable, Sendable, Encodable {
    var originSelectionRange: Range?
    var targetUri: DocumentUri
    var targetRange: Range
    var targetSelectionRange: Range
  }

  struct TextDocumentIdentifier: Hashable, Sendable, Codable {
    var uri: DocumentUri
  }

  /// The version of an open document; null, which must be present, for a file that is not open.
  struct OptionalVersion: Hashable, Sendable, Encodable {
    var number: Int?

    func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      try container.encode(number)
    }
  }

  /// Parameters with a document.
  protocol DocumentParams: Decodable, Sendable {
    var textDocument: TextDocumentIdentifier { get }
  }

  struct TextDocumentPositionParams: DocumentParams, Hashable, Codable {
    var textDocument: TextDocumentIdentifier
    var position: Position
  }

  struct TextDocumentParams: DocumentParams, Hashable, Codable {
    var textDocument: TextDocumentIdentifier
  }

  struct MarkupContent: Hashable, Sendable, Encodable {
    enum Kind: String, Sendable, Encodable { case plaintext, markdown }

    var kind: Kind
    var value: String
  }

  struct Command: Hashable, Sendable, Codable {
    var title: String
    var command: String
    var arguments: [LSPAny]?
  }

  struct TextEdit: Hashable, Sendable, Codable {
    var range: Range
    var newText: String
    var annotationId: String?
  }
}

// Positions and locations in the arguments of commands, whose form the protocol leaves to servers.
extension JSON {
  init(_ position: LSP.Position) {
    self = ["line": .integer(position.line), "character": .integer(position.character)]
  }

  init(_ range: LSP.Range) { self = ["start": JSON(range.start), "end": JSON(range.end)] }

  init(_ location: LSP.Location) {
    self = ["uri": .string(location.uri), "range": JSON(location.range)]
  }
}
