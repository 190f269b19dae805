import Text

/// The symbol of a file's document: `storyboard:Main` for `Main.storyboard`.
func symbolOfFile(_ symbol: String) -> String {
  for (ending, kind) in [(".storyboard", "storyboard"), (".xib", "nib")]
  where symbol.hasSuffix(ending) && !symbol.contains("/") {
    return kind + ":" + symbol.dropLast(ending.count)
  }
  return symbol
}

/// A place as on the command line: `file:line:column`.
struct WrittenPlace {
  var path: String
  var line: Int
  var column: Int

  init?(_ symbol: String) {
    let parts = symbol.split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count >= 3, let line = Int(parts[parts.count - 2]), let column = Int(parts[parts.count - 1])
    else { return nil }
    path = parts.dropLast(2).joined(separator: ":")
    self.line = line
    self.column = column
  }

  /// The offset of the place in a text; nil where the text has no such place.
  func offset(in table: LineTable) -> Int? {
    guard line >= 1, line <= table.lineCount, column >= 1 else { return nil }
    return table.offset(of: LineTable.Position(line: line - 1, character: column - 1), .utf16)
  }
}
