extension LSP {
  package typealias DocumentUri = String

  /// Both from zero; the character counts units of the negotiated encoding.
  package struct Position: Hashable, Sendable, Codable, Comparable {
    package var line: Int
    package var character: Int

    package init(line: Int, character: Int) {
      self.line = line
      self.character = character
    }

    private enum CodingKeys: String, CodingKey { case line, character }

    package init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      line = try container.decodeUnsigned(.line)
      character = try container.decodeUnsigned(.character)
    }

    package static func < (one: Position, other: Position) -> Bool {
      (one.line, one.character) < (other.line, other.character)
    }
  }

  /// Half-open.
  package struct Range: Hashable, Sendable, Codable {
    package var start: Position
    package var end: Position

    package init(start: Position, end: Position) {
      self.start = start
      self.end = end
    }
  }

  package struct Location: Hashable, Sendable, Codable {
    package var uri: DocumentUri
    package var range: Range

    package init(uri: DocumentUri, range: Range) {
      self.uri = uri
      self.range = range
    }
  }

  package struct LocationLink: Hashable, Sendable, Encodable {
    package var originSelectionRange: Range?
    package var targetUri: DocumentUri
    package var targetRange: Range
    package var targetSelectionRange: Range

    package init(
      originSelectionRange: Range? = nil, targetUri: DocumentUri, targetRange: Range,
      targetSelectionRange: Range
    ) {
      self.originSelectionRange = originSelectionRange
      self.targetUri = targetUri
      self.targetRange = targetRange
      self.targetSelectionRange = targetSelectionRange
    }
  }

  package struct TextDocumentIdentifier: Hashable, Sendable, Codable {
    package var uri: DocumentUri
  }

  /// Parameters that name a document.
  package protocol DocumentParams: Decodable, Sendable {
    var textDocument: TextDocumentIdentifier { get }
  }

  package struct TextDocumentPositionParams: DocumentParams, Hashable, Codable {
    package var textDocument: TextDocumentIdentifier
    package var position: Position
  }

  package struct TextDocumentParams: DocumentParams, Hashable, Codable {
    package var textDocument: TextDocumentIdentifier
  }

  package struct MarkupContent: Hashable, Sendable, Encodable {
    package enum Kind: String, Sendable, Encodable { case plaintext, markdown }

    package var kind: Kind
    package var value: String

    package init(kind: Kind, value: String) {
      self.kind = kind
      self.value = value
    }
  }

  package struct Command: Hashable, Sendable, Codable {
    package var title: String
    package var command: String
    package var arguments: [LSPAny]?

    package init(title: String, command: String, arguments: [LSPAny]? = nil) {
      self.title = title
      self.command = command
      self.arguments = arguments
    }
  }

  package struct TextEdit: Hashable, Sendable, Codable {
    package var range: Range
    package var newText: String
    package var annotationId: String?

    package init(range: Range, newText: String, annotationId: String? = nil) {
      self.range = range
      self.newText = newText
      self.annotationId = annotationId
    }
  }
}

extension KeyedDecodingContainer {
  /// A `uinteger` of the protocol.
  func decodeUnsigned(_ key: Key) throws -> Int {
    let value = try decode(Int.self, forKey: key)
    guard (0...Int(Int32.max)).contains(value) else {
      throw DecodingError.dataCorruptedError(
        forKey: key, in: self, debugDescription: "\(value) is not between 0 and \(Int32.max)")
    }
    return value
  }
}

/// An object that counts as not sent where a client sends something else in its place.
package protocol Tolerated: Codable {}

extension KeyedDecodingContainer {
  // Synthesised initialisers find this one before the library's own.
  func decodeIfPresent<Value: Tolerated>(_: Value.Type, forKey key: Key) throws -> Value? {
    try? decode(Value.self, forKey: key)
  }
}
