import Syntax
import Text

/// Names in the strings and comments of an Objective-C file.
extension ObjectiveCFile {
  /// Where a string names a member or a class at run time.
  func keys(_ key: String, isClass: Bool) -> [ByteRange] {
    tokens.indices.flatMap { index -> [ByteRange] in
      guard tokens[index].kind == .string, tokens[index].range.length >= key.utf8.count + 2 else { return [] }
      let content = ByteRange(tokens[index].range.lower + 1, tokens[index].range.upper - 1)
      if isClass { return text.holds(key, at: content) ? [content] : [] }
      guard let kind = keyKind(ofString: index) else { return [] }
      return text.bytes.withSpan { bytes in
        occurrences(of: key, in: bytes).filter { content.lower <= $0.lower && $0.upper <= content.upper }
          .filter { kind.holds($0, in: content, bytes) }
      }
    }
  }

  /// Where comments and strings hold a name as a word.
  func mentions(of name: String) -> [CodeMention] {
    var next = tokens.startIndex
    return text.bytes.withSpan { occurrences(of: name, in: $0) }.compactMap { range in
      while next < tokens.count, tokens[next].range.upper <= range.lower { next += 1 }
      let isInComment = next == tokens.count || range.upper <= tokens[next].range.lower
      if !isInComment, tokens[next].kind != .string { return nil }
      return CodeMention(range: range, isInComment: isInComment)
    }
  }

  /// nil for a string that names nothing.
  private func keyKind(ofString index: Int) -> KeyKind? {
    let start = isMark(index - 1, "@") ? index - 1 : index
    if isMark(start - 1, "("), let function = word(start - 2) { return KeyKind(label: nil, of: function) }
    if isMark(start - 1, ":"), let piece = word(start - 2), let kind = keyKind(ofPiece: piece, at: start - 2)
    {
      return kind
    }
    guard let body = bodies.last(where: { $0.tokens.lowerBound <= index }), let brace = body.brace else {
      return nil
    }
    let isKey = (body.tokens.lowerBound..<brace).contains { word($0).map(KeyKind.isAbout) == true }
    return isKey ? .path : nil
  }

  /// Of an argument behind a piece of a selector, such as `setValue:forKey:` and `sortDescriptorWithKey:ascending:`.
  private func keyKind(ofPiece piece: String, at index: Int) -> KeyKind? {
    switch piece {
    case "sortDescriptorWithKey", "initWithKey": return .path
    case "predicateWithFormat", "expressionWithFormat": return .format
    case "forKey":
      let first = openingOfMessage(around: index).flatMap { start in
        (start..<index).first { isMark($0 + 1, ":") && word($0) != nil }
      }
      return KeyKind(label: piece, of: first.flatMap(word) ?? "")
    default:
      // `valueForKey:`, `willChangeValueForKey:`
      if piece.lowercased().hasSuffix("keypath") { return .path }
      return piece.lowercased().hasSuffix("valueforkey") ? .whole : nil
    }
  }

  /// The bracket that opens the message around a token.
  func openingOfMessage(around index: Int) -> Int? {
    var depth = 0
    for place in stride(from: index, through: 0, by: -1) {
      if isMark(place, "]") { depth += 1 }
      if isMark(place, "[") {
        if depth == 0 { return place }
        depth -= 1
      }
    }
    return nil
  }
}
