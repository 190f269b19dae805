// Positions and locations in the arguments of commands, which the protocol leaves to servers.

extension LSP.LSPAny {
  init(_ position: LSP.Position) {
    self = .object(["line": .integer(position.line), "character": .integer(position.character)])
  }

  init(_ location: LSP.Location) {
    let range = location.range
    self = .object([
      "uri": .string(location.uri),
      "range": .object(["start": LSP.LSPAny(range.start), "end": LSP.LSPAny(range.end)]),
    ])
  }
}

extension LSP.Position {
  fileprivate init?(_ value: LSP.LSPAny) {
    guard case .integer(let line)? = value["line"], case .integer(let character)? = value["character"],
      (0...Int(Int32.max)).contains(line), (0...Int(Int32.max)).contains(character)
    else { return nil }
    self.init(line: line, character: character)
  }
}

extension LSP.Location {
  /// nil for a value that is not a location.
  init?(_ value: LSP.LSPAny) {
    guard let uri = value["uri"]?.string, let range = value["range"],
      let start = range["start"].flatMap({ LSP.Position($0) }),
      let end = range["end"].flatMap({ LSP.Position($0) })
    else { return nil }
    self.init(uri: uri, range: LSP.Range(start: start, end: end))
  }
}
