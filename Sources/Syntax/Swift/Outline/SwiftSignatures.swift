import Text

/// Parameter lists, effects, results and `where` clauses.
extension SwiftScanner {
  /// At the `(` of a parameter list; leaves the offset behind its `)`.
  mutating func takeParameters() {
    parameterRanges.removeAll(keepingCapacity: true)
    guard lexer.current == Ascii.openParen else { return }
    let start = lexer.offset
    if lexer.isRecovering {
      // A list that nothing closes would swallow the declarations behind it.
      if !lexer.skipBrackets() { return }
      lexer.offset = start
    }
    lexer.offset += 1
    while true {
      skipTypeAttributes()
      if lexer.current == Ascii.closeParen {
        lexer.offset += 1
        break
      }
      guard lexer.isAtWord else {
        // Half-typed, or not a parameter list after all.
        lexer.offset = start
        lexer.skipBrackets()
        break
      }
      takeParameter()
      if lexer.current == Ascii.comma { lexer.offset += 1 }
    }
  }

  /// The parameters of the list that was read last.
  var codeParameters: [CodeParameter] {
    parameterRanges.map {
      let type = normalized($0.type)
      return CodeParameter(
        label: $0.label.map { lexer.text($0) }, type: type,
        isOptional: $0.hasDefault || type.hasSuffix("..."))
    }
  }

  /// Leaves the offset on the comma or parenthesis behind the parameter.
  mutating func takeParameter() {
    var label = lexer.takeWord()
    lexer.skipTrivia()
    if lexer.isAtWord {
      let second = lexer.takeWord()
      lexer.skipTrivia()
      if lexer.isAtWord {
        // `isolated x y: T`, or `inout x y: T` of Swift 2: a modifier came first.
        label = second
        _ = lexer.takeWord()
        lexer.skipTrivia()
      }
    }
    var type = ByteRange(lexer.offset, lexer.offset)
    if lexer.current == Ascii.colon {
      lexer.offset += 1
      skipTypeAttributes()
      let start = lexer.offset
      if skipType() { type = ByteRange(start, lexer.offset) }
    }
    let isUnlabelled = lexer.matches(label, "_")
    lexer.skipTrivia()
    parameterRanges.append((isUnlabelled ? nil : label, type, lexer.current == Ascii.equals))
    if lexer.current == Ascii.equals {
      lexer.offset += 1
      skipInitialValue()
      lexer.skipTrivia()
    }
    while !lexer.isAtEnd, lexer.current != Ascii.comma, lexer.current != Ascii.closeParen {
      switch lexer.current {
      case Ascii.closeBrace:
        return
      case Ascii.openParen, Ascii.openBracket:
        lexer.skipBrackets()
      case Ascii.openBrace:
        lexer.skipBraces(owner: lexer.offset)
      case Ascii.quote:
        lexer.skipString(hashes: 0)
      default:
        if lexer.isAtWord { _ = lexer.takeWord() } else { lexer.offset += 1 }
      }
      lexer.skipTrivia()
    }
  }

  mutating func takeEffects() -> String? {
    var flags: CodeMember.Flags = []
    return takeEffects(flags: &flags, wantsResult: false)
  }

  /// `async throws -> Result where ...`; leaves the offset on what follows.
  mutating func takeEffects(flags: inout CodeMember.Flags, wantsResult: Bool = true) -> String? {
    var result: String?
    while true {
      let before = lexer.offset
      lexer.skipTrivia()
      if lexer.current == Ascii.minus, lexer.byte(at: lexer.offset + 1) == Ascii.greater {
        lexer.offset += 2
        lexer.skipTrivia()
        let start = lexer.offset
        if skipType(), wantsResult {
          let text = normalized(ByteRange(start, lexer.offset))
          result = text
          if text != "Void", text != "()", text != "Swift.Void" { flags.insert(.returnsValue) }
        }
        continue
      }
      guard Ascii.isWordByte(lexer.current) else {
        if lexer.current != Ascii.openBrace { lexer.offset = before }
        return result
      }
      let word = lexer.takeWord()
      if lexer.matches(word, "throws") || lexer.matches(word, "rethrows") {
        flags.insert(.throws)
        lexer.skipTrivia()
        if lexer.current == Ascii.openParen { lexer.skipBrackets() }
      } else if lexer.matches(word, "async") || lexer.matches(word, "reasync") {
        flags.insert(.async)
      } else if lexer.matches(word, "where") {
        lexer.offset = word.lower
        skipWhereClause()
      } else {
        lexer.offset = before
        return result
      }
    }
  }

  mutating func skipWhereClause() {
    let before = lexer.offset
    lexer.skipTrivia()
    guard lexer.hasPrefix("where", at: lexer.offset),
      !Ascii.isWordByte(lexer.byte(at: lexer.offset + 5))
    else {
      lexer.offset = before
      return
    }
    lexer.offset += 5
    while true {
      guard skipType() else { return }
      let end = lexer.offset
      lexer.skipTrivia()
      if lexer.current == Ascii.colon {
        lexer.offset += 1
      } else if lexer.current == Ascii.equals, lexer.byte(at: lexer.offset + 1) == Ascii.equals {
        lexer.offset += 2
      } else if lexer.current == Ascii.comma {
        lexer.offset += 1
      } else {
        lexer.offset = end
        return
      }
    }
  }
}
