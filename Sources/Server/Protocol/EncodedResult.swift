import Rules

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension LSP {
  /// A result in its form as JSON already: an encoder takes longer for a large one than it took to make it.
  struct EncodedResult: Encodable, Sendable {
    private(set) var json: [UInt8] = []

    mutating func append(_ text: StaticString) {
      json.append(contentsOf: UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
    }

    mutating func append(_ number: Int) { json.append(contentsOf: String(number).utf8) }

    /// - Parameter number: Finite.
    mutating func append(_ number: Double) {
      json.append(contentsOf: (Int(exactly: number).map { String($0) } ?? String(number)).utf8)
    }

    mutating func append(_ range: Range) {
      append("{\"end\":{\"character\":")
      append(range.end.character)
      append(",\"line\":")
      append(range.end.line)
      append("},\"start\":{\"character\":")
      append(range.start.character)
      append(",\"line\":")
      append(range.start.line)
      append("}}")
    }

    /// Appends a string.
    ///
    /// - Parameter utf8: Valid UTF-8.
    mutating func append(_ utf8: some Sequence<UInt8>) {
      json.append(UInt8(ascii: "\""))
      if utf8.withContiguousStorageIfAvailable({ appendContent($0) }) == nil {
        Array(utf8).withUnsafeBufferPointer { appendContent($0) }
      }
      json.append(UInt8(ascii: "\""))
    }

    private mutating func appendContent(_ utf8: UnsafeBufferPointer<UInt8>) {
      // Most of a text is as it will be.
      var plain = 0
      for (index, byte) in utf8.enumerated() {
        guard byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") else { continue }
        json.append(contentsOf: utf8[plain..<index])
        plain = index + 1
        if byte >= 0x20 {
          json.append(UInt8(ascii: "\\"))
          json.append(byte)
        } else {
          append("\\u00")
          json.append(0x30 + byte >> 4)
          json.append(byte & 15 < 10 ? 0x30 + byte & 15 : 0x57 + byte & 15)
        }
      }
      json.append(contentsOf: utf8[plain...])
    }

    /// Appends a value of a type that is too rare for separate code.
    mutating func append(encoded value: some Encodable) throws {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
      json.append(contentsOf: try encoder.encode(value))
    }

    func encode(to encoder: any Encoder) throws {
      try JSONDecoder().decode(JSON.self, from: Data(json)).encode(to: encoder)
    }
  }
}

extension LSP.EncodedResult {
  mutating func append(_ params: LSP.PublishDiagnosticsParams) throws {
    append("{\"diagnostics\":[")
    for (index, diagnostic) in params.diagnostics.enumerated() {
      if index > 0 { append(",") }
      try append(diagnostic)
    }
    append("],\"uri\":")
    append(params.uri.utf8)
    if let version = params.version {
      append(",\"version\":")
      append(version)
    }
    append("}")
  }

  private mutating func append(_ diagnostic: LSP.Diagnostic) throws {
    append("{")
    if let code = diagnostic.code {
      append("\"code\":")
      append(code.utf8)
      append(",")
    }
    if let description = diagnostic.codeDescription {
      append("\"codeDescription\":{\"href\":")
      append(description.href.utf8)
      append("},")
    }
    if let data = diagnostic.data {
      append("\"data\":")
      try append(encoded: data)
      append(",")
    }
    append("\"message\":")
    append(diagnostic.message.utf8)
    append(",\"range\":")
    append(diagnostic.range)
    if let related = diagnostic.relatedInformation {
      append(",\"relatedInformation\":[")
      for (index, information) in related.enumerated() {
        append(index > 0 ? ",{\"location\":{\"range\":" : "{\"location\":{\"range\":")
        append(information.location.range)
        append(",\"uri\":")
        append(information.location.uri.utf8)
        append("},\"message\":")
        append(information.message.utf8)
        append("}")
      }
      append("]")
    }
    append(",\"severity\":")
    append(diagnostic.severity.rawValue)
    append(",\"source\":")
    append(diagnostic.source.utf8)
    if let tags = diagnostic.tags {
      append(",\"tags\":[")
      for (index, tag) in tags.enumerated() {
        if index > 0 { append(",") }
        append(tag.rawValue)
      }
      append("]")
    }
    append("}")
  }
}
