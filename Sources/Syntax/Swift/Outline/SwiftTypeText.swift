import Text

/// Written types: their ends, and their text without comments and insignificant white space.
extension SwiftScanner {
  mutating func takeDottedName() -> ByteRange {
    let first = lexer.takeWord()
    var upper = first.upper
    while lexer.current == Ascii.dot, Ascii.isWordByte(lexer.byte(at: lexer.offset + 1)) {
      lexer.offset += 1
      upper = lexer.takeWord().upper
    }
    return ByteRange(first.lower, upper)
  }

  mutating func skipTypeAttributes() {
    lexer.skipTrivia()
    while lexer.current == Ascii.at {
      skipTypeAttribute()
      lexer.skipTrivia()
    }
  }

  private mutating func skipTypeAttribute() {
    lexer.offset += 1
    // White space before the name is allowed, with a warning.
    lexer.skipTrivia()
    guard lexer.isAtWord else { return }
    _ = takeDottedName()
    if lexer.current == Ascii.less { skipAngles() }
    guard lexer.current == Ascii.openParen else { return }
    let end = lexer.offset
    lexer.skipBrackets()
    // In `@escaping(Int) -> Void` and `@escaping(Handler)`, the parentheses belong to the type.
    let afterArguments = lexer.offset
    lexer.skipTrivia()
    let isType: Bool
    switch lexer.current {
    case Ascii.openParen, Ascii.openBracket, Ascii.at, Ascii.tilde: isType = false
    case _ where lexer.isAtWord: isType = startsFunctionArrow()
    default: isType = true
    }
    lexer.offset = isType ? end : afterArguments
  }

  /// Skips a type, without the trivia after it; false if no type begins here.
  mutating func skipType() -> Bool {
    while true {
      if lexer.skipTrivia(), startsOtherDeclaration() { return false }
      switch lexer.current {
      case Ascii.at:
        skipTypeAttribute()
        continue
      case Ascii.tilde:
        lexer.offset += 1
        continue
      case Ascii.openParen, Ascii.openBracket:
        lexer.skipBrackets()
      default:
        guard lexer.isAtWord else { return false }
        let isEscaped = lexer.current == Ascii.backtick
        let word = lexer.takeWord()
        if !isEscaped, isTypePrefix(word) { continue }
        skipTypeArguments()
      }
      skipTypeSuffix()
      let end = lexer.offset
      lexer.skipTrivia()
      if lexer.isAtArrow {
        lexer.offset += 2
        continue
      }
      if lexer.current == Ascii.ampersand, lexer.byte(at: lexer.offset + 1) != Ascii.ampersand {
        lexer.offset += 1
        continue
      }
      if startsFunctionArrow() { continue }
      lexer.offset = end
      return true
    }
  }

  mutating func skipTypeSuffix() {
    while true {
      switch lexer.current {
      case Ascii.question, Ascii.bang:
        lexer.offset += 1
      case Ascii.dot where lexer.hasPrefix("...", at: lexer.offset):
        lexer.offset += 3
      case Ascii.dot, Ascii.newline, Ascii.carriageReturn, Ascii.space:
        // A long name may be broken before or after a dot. Declarations never begin with a dot.
        let end = lexer.offset
        let isDotted = lexer.accept(Ascii.dot)
        if isDotted, lexer.hasPrefix("..", at: lexer.offset) {
          lexer.offset += 2
          continue
        }
        lexer.skipTrivia()
        guard isDotted, lexer.isAtWord else {
          lexer.offset = end
          return
        }
        _ = lexer.takeWord()
        skipTypeArguments()
      default:
        return
      }
    }
  }

  /// Skips a list of generic parameters, if one follows, and the trivia around it.
  ///
  /// - Returns: Whether a list follows.
  @discardableResult
  mutating func skipGenericParameters() -> Bool {
    lexer.skipTrivia()
    let follows = lexer.current == Ascii.less
    if follows { skipAngles() }
    lexer.skipTrivia()
    return follows
  }

  mutating func skipTypeArguments() {
    // `Array <Int>` is legal, though unusual, and so is a line break before the list.
    let end = lexer.offset
    lexer.skipTrivia()
    if lexer.current == Ascii.less { skipAngles() } else { lexer.offset = end }
  }

  /// Whether a word precedes a type without being a part of its name, as `any` does.
  mutating func isTypePrefix(_ word: ByteRange) -> Bool {
    // Hot: most types begin with a capital.
    guard !Ascii.isUpper(lexer.byte(at: word.lower)),
      Self.typePrefixes.contains(where: { lexer.matches(word, $0) })
    else { return false }
    if lexer.matches(word, "nonisolated"), lexer.current == Ascii.openParen { lexer.skipBrackets() }
    let end = lexer.offset
    let newline = lexer.skipTrivia()
    var follows =
      lexer.isAtWord || lexer.current == Ascii.openParen || lexer.current == Ascii.openBracket
      || lexer.current == Ascii.at && !newline || lexer.current == Ascii.tilde
    if newline, lexer.isAtWord, lexer.current != Ascii.backtick {
      // After half-typed code, the next line may be another declaration.
      if case .other = classify(lexer.takeWord()) {} else { follows = false }
    }
    lexer.offset = end
    return follows
  }

  private static let typePrefixes: [StaticString] = [
    "any", "borrowing", "consuming", "each", "inout", "isolated", "nonisolated", "repeat", "some", "sending",
    "__owned", "__shared", "_const",
  ]

  /// Whether an arrow follows a parameter list, as in `async throws(E) ->`. If so, the offset is moved past it.
  mutating func startsFunctionArrow() -> Bool {
    let start = lexer.offset
    while Ascii.isLower(lexer.current) {
      let word = lexer.takeWord()
      guard lexer.matches(word, "async") || lexer.matches(word, "throws") || lexer.matches(word, "rethrows")
      else { break }
      lexer.skipTrivia()
      if lexer.current == Ascii.openParen { lexer.skipBrackets() }
      lexer.skipTrivia()
      guard lexer.isAtArrow else { continue }
      lexer.offset += 2
      return true
    }
    lexer.offset = start
    return false
  }

  /// Skips from a `<` past its `>`, or the `<` alone if a list of types does not follow.
  @discardableResult
  mutating func skipAngles() -> Bool {
    let start = lexer.offset
    guard lexer.searchBudget >= 0 else {
      lexer.offset += 1
      return false
    }
    var depth = 0
    scan: while !lexer.isAtEnd {
      switch lexer.current {
      case Ascii.less:
        depth += 1
        lexer.offset += 1
      case Ascii.greater:
        depth -= 1
        lexer.offset += 1
        if depth == 0 { return true }
      case _ where lexer.isAtArrow:
        lexer.offset += 2
      case Ascii.openParen, Ascii.openBracket:
        lexer.skipBrackets()
      case Ascii.slash:
        let before = lexer.offset
        lexer.skipTrivia()
        if lexer.offset == before { break scan }
      case Ascii.equals where lexer.byte(at: lexer.offset + 1) == Ascii.equals:
        // Swift 2 allowed `where` clauses here, with `==`.
        lexer.offset += 2
      case Ascii.space, Ascii.tab, Ascii.newline, Ascii.carriageReturn, Ascii.comma, Ascii.dot, Ascii.colon,
        Ascii.ampersand, Ascii.question, Ascii.bang, Ascii.at, Ascii.tilde:
        lexer.offset += 1
      default:
        guard lexer.isAtWord else { break scan }
        _ = lexer.takeWord()
      }
    }
    lexer.searchBudget -= lexer.offset - start
    lexer.offset = start + 1
    return false
  }

  /// The text of a range without comments, and without white space except between two words.
  func normalized(_ range: ByteRange) -> String {
    let hasLayout = (range.lower..<range.upper).contains {
      let byte = lexer.byte(at: $0)
      return byte <= Ascii.space || byte == Ascii.slash || byte == Ascii.backtick
    }
    if !hasLayout { return lexer.text(range) }
    var part = lexer
    var bytes: [UInt8] = []
    bytes.reserveCapacity(range.length)
    part.offset = range.lower
    while part.offset < range.upper {
      let before = part.offset
      part.skipTrivia()
      guard part.offset < range.upper else { break }
      let byte = part.current
      if part.offset > before, let last = bytes.last, Ascii.isWordByte(last),
        Ascii.isWordByte(byte) || byte == Ascii.backtick
      {
        bytes.append(Ascii.space)
      }
      if byte != Ascii.backtick { bytes.append(byte) }
      part.offset += 1
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}

/// `Base<Model>` without `<Model>`.
package func withoutGenericArguments(_ name: String) -> String {
  // Hot: the bytes are read in place, since the standard library's search is slower.
  let isGeneric =
    name.utf8.withContiguousStorageIfAvailable { $0.contains(Ascii.less) }
    ?? name.utf8.contains(Ascii.less)
  return isGeneric ? TypeText(name).plainName ?? name : name
}
