import Syntax
import Text

/// Names in the strings and comments of an Objective-C file.
extension ObjectiveCFile {
  /// Where a string names a member or a class at run time.
  func keys(_ key: String, isClass: Bool) -> [ByteRange] {
    text.bytes.withSpan { bytes in
      occurrences(of: key, in: bytes).filter { range in
        guard let index = token(holding: range), tokens[index].kind == .string else { return false }
        let content = ByteRange(tokens[index].range.lower + 1, tokens[index].range.upper - 1)
        if range.lower < content.lower || content.upper < range.upper { return false }
        // The name of a class may stand after that of its module.
        if isClass { return range.upper == content.upper && KeyKind.path.holds(range, in: content, bytes) }
        return keyKind(ofString: index)?.holds(range, in: content, bytes) == true
      }
    }
  }

  /// Where comments and strings hold a name as a word.
  func mentions(of name: String) -> [CodeMention] {
    text.bytes.withSpan { occurrences(of: name, in: $0) }.compactMap { range in
      let token = token(holding: range)
      if let token, tokens[token].kind != .string { return nil }
      return CodeMention(range: range, isInComment: token == nil)
    }
  }

  /// Where visual formats name a variable that a token hands to `NSDictionaryOfVariableBindings`: certainly in the same body,
  /// perhaps in one that has no bindings of its own.
  func visualFormats(naming name: String, boundAt index: Int) -> [(
    range: ByteRange, certainty: ReferenceCertainty
  )] {
    func bindings(in body: Range<Int>) -> [Range<Int>] {
      wordsForBindings.filter(body.contains).compactMap { place in
        brackets.closing(place + 1).map { place..<$0 }
      }
    }
    if wordsForBindings.isEmpty || wordsForBindings.count > mostCompared { return [] }
    let own = body(around: index)
    guard bindings(in: own).contains(where: { $0.contains(index) }) else { return [] }
    return mentions(of: name).filter { !$0.isInComment }.compactMap { mention in
      guard let string = token(holding: mention.range) else { return nil }
      let (before, after) = (text.bytes[mention.range.lower - 1], text.bytes[mention.range.upper])
      guard "[=(".utf8.contains(before), "](),@".utf8.contains(after) else { return nil }
      if own.contains(string) { return (mention.range, .certain) }
      guard bindings(in: body(around: string)).isEmpty else { return nil }
      return (mention.range, .possible("a visual format names a view like this variable"))
    }
  }

  /// nil for a string that names nothing.
  private func keyKind(ofString index: Int) -> KeyKind? {
    let start = isMark(index - 1, "@") ? index - 1 : index
    if isMark(start - 1, "("), let kind = word(start - 2).flatMap({ KeyKind(label: nil, of: $0) }) {
      return kind
    }
    if isMark(start - 1, ":"), let piece = word(start - 2), let kind = keyKind(ofPiece: piece, at: start - 2)
    {
      return kind
    }
    if let open = brackets.opening(around: index), word(open - 1).map(functionsOfNames.contains) == true {
      return .whole
    }
    let passage = passage(around: index)
    let head = passage.tokens.lowerBound..<(passage.brace ?? passage.tokens.lowerBound)
    if head.contains(where: { word($0).map(KeyKind.isAbout) == true }) { return .path }
    // What other messages are given is mostly text. What is kept or compared may be used later.
    guard isMark(start - 1, ":"), let piece = word(start - 2) else { return .selector }
    return ["isEqualToString", "isEqual", "containsObject", "addObject"].contains(piece) ? .selector : nil
  }

  /// Of an argument behind a piece of a selector, such as `setValue:forKey:` and `sortDescriptorWithKey:ascending:`.
  private func keyKind(ofPiece piece: String, at index: Int) -> KeyKind? {
    switch piece {
    case "sortDescriptorWithKey", "initWithKey": return .path
    case "predicateWithFormat", "expressionWithFormat": return .format
    case "bind", "unbind", "infoForBinding": return .whole
    case "forKey":
      let first = brackets.openingOfMessage(around: index).flatMap { start in
        (start..<index).first { isMark($0 + 1, ":") && word($0) != nil }
      }
      return KeyKind(label: piece, of: first.flatMap(word) ?? "")
    default:
      // `valueForKey:`, `willChangeValueForKey:`
      if piece.lowercased().hasSuffix("keypath") { return .path }
      if KeyKind.isOfSelector(piece) { return .selector }
      return piece.lowercased().hasSuffix("valueforkey") ? .whole : nil
    }
  }
}

/// Functions of the run-time that take the name of a member after a class or an object.
private let functionsOfNames: Set<String> = [
  "class_getProperty", "class_getInstanceVariable", "object_setInstanceVariable",
  "object_getInstanceVariable",
  "sel_getUid",
]
