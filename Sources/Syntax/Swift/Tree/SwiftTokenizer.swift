import Text

/// Splits Swift text into tokens.
///
/// Comments, the lines of `#if` and conflict markers are left out, so that all branches follow one another.
struct SwiftTokenizer {
  private var lexer: SwiftLexer
  private(set) var tokens: [SwiftToken] = []
  private(set) var names: SwiftNames
  private(set) var clauses: [SwiftClause] = []
  /// The starts of the clauses of each open `#if`.
  private var conditions: [SwiftConditions] = []
  /// The start of the function whose braces come next; nil if there is none.
  private var function: Int?
  /// The end of the last outermost function. Each outermost function is searched once.
  private var endOfFunctions = 0

  init(base: UnsafePointer<UInt8>, end: Int) {
    lexer = SwiftLexer(base: base, end: end, isRecovering: false)
    names = SwiftNames()
    tokens.reserveCapacity(end / 5)
  }

  /// - Parameter texts: Functions that contain none of these get empty braces; nil reads all.
  mutating func run(inFunctionsWith texts: [SearchText]?) {
    while !lexer.isAtEnd {
      takeTokens(untilParen: false, texts)
      // There is one closing parenthesis too many.
      if !lexer.isAtEnd { lexer.offset += 1 }
    }
    append(.end, .startsLine, from: lexer.end)
  }

  /// - Parameter untilParen: Whether to stop at the `)` that closes an interpolation. The caller reads that `)`.
  private mutating func takeTokens(untilParen: Bool, _ texts: [SearchText]? = nil) {
    var depth = 0
    var braces = 0
    while true {
      let before = lexer.offset
      let newline = lexer.skipTrivia()
      if lexer.isAtEnd { return }
      var flags: SwiftToken.Flags = newline || tokens.isEmpty ? [.startsLine, .followsSpace] : []
      if lexer.offset > before { flags.insert(.followsSpace) }
      if untilParen {
        if lexer.current == Ascii.openParen { depth += 1 }
        if lexer.current == Ascii.closeParen {
          if depth == 0 { return }
          depth -= 1
        }
        if lexer.current == Ascii.openBrace { braces += 1 }
        if lexer.current == Ascii.closeBrace {
          if braces == 0 { return }
          braces -= 1
        }
      }
      let start = lexer.offset
      takeToken(flags)
      if lexer.offset <= start { lexer.offset = start + 1 }
      if let texts { passOverFunction(without: texts) }
    }
  }

  /// Records the start of a function, and moves from its opening brace to its closing one if it contains none of the texts.
  private mutating func passOverFunction(without texts: [SearchText]) {
    guard let token = tokens.last else { return }
    switch token.kind {
    case .identifier:
      let isStart = lexer.matches(token.range, "func") || lexer.matches(token.range, "init")
      if isStart, tokens.dropLast().last?.kind != .dot { function = token.range.lower }
    case .openBrace:
      guard let start = function, start >= endOfFunctions else { return }
      function = nil
      var inner = lexer
      inner.offset = token.range.lower
      inner.skipBraces(owner: start)
      endOfFunctions = inner.offset
      let part = UnsafeBufferPointer(start: lexer.base + start, count: inner.offset - start)
      if !inner.isDamaged, !texts.contains(where: { $0.occurs(in: part.span) }) {
        lexer.offset = inner.offset - 1
      }
    case .closeBrace: function = nil
    default: break
    }
  }

  private mutating func takeToken(_ flags: SwiftToken.Flags) {
    switch lexer.current {
    case Ascii.quote: takeString(hashes: 0, flags)
    case Ascii.hash: takeHash(flags)
    case Ascii.slash: takeSlash(flags)
    case Ascii.dot where lexer.byte(at: lexer.offset + 1) == Ascii.dot: takeOperator(flags)
    case let byte where Ascii.isDigit(byte): takeNumber(flags)
    case _ where lexer.isAtWord: takeIdentifier(flags)
    case let byte:
      if let kind = SwiftToken.Kind(rawValue: byte) {
        take(kind, flags)
      } else if Ascii.isOperator(byte) {
        takeOperator(flags)
      }
    }
  }

  private mutating func take(_ kind: SwiftToken.Kind, _ flags: SwiftToken.Flags) {
    let start = lexer.offset
    lexer.offset += 1
    append(kind, flags, from: start)
  }

  private mutating func append(_ kind: SwiftToken.Kind, _ flags: SwiftToken.Flags, from start: Int) {
    let range = ByteRange(start, min(lexer.offset, lexer.end))
    tokens.append(SwiftToken(kind: kind, flags: flags, range: range))
  }

  private mutating func takeIdentifier(_ flags: SwiftToken.Flags) {
    var flags = flags
    var start = lexer.offset
    if lexer.current == Ascii.backtick { flags.insert(.isEscaped) }
    var word = lexer.takeWord()
    // In contrast to a projected value, the name `$0` includes the `$`.
    if lexer.byte(at: word.lower) == 0x24, word.length > 1, !Ascii.isDigit(lexer.byte(at: word.lower + 1)) {
      flags.insert(.isProjected)
      word.lower += 1
      start += 1
    }
    append(.identifier, flags, from: start)
    tokens[tokens.count - 1].name = names.number(of: lexer.bytes(in: word))
  }

  private mutating func takeNumber(_ flags: SwiftToken.Flags) {
    let start = lexer.offset
    _ = lexer.takeWord()
    let isHexadecimal = lexer.byte(at: start + 1) == 0x78
    if lexer.current == Ascii.dot, Ascii.isDigit(lexer.byte(at: lexer.offset + 1)) {
      lexer.offset += 1
      _ = lexer.takeWord()
    }
    let last = lexer.byte(at: lexer.offset - 1) | 0x20
    if last == (isHexadecimal ? 0x70 : 0x65), lexer.current == Ascii.minus || lexer.current == 0x2B {
      lexer.offset += 1
      _ = lexer.takeWord()
    }
    append(.number, flags, from: start)
    // The number may be an element of a tuple: `pair.0`
    if lexer.offset == start + 1 {
      tokens[tokens.count - 1].name = names.number(of: lexer.bytes(in: ByteRange(start, start + 1)))
    }
  }

  private mutating func takeOperator(_ flags: SwiftToken.Flags) {
    let start = lexer.offset
    let first = lexer.current
    let next = lexer.byte(at: start + 1)
    if first == Ascii.minus, next == Ascii.greater {
      lexer.offset += 2
      return append(.arrow, flags, from: start)
    }
    if isPostfixMark(at: start, flags) {
      lexer.offset += 1
      return append(.postfixMark, flags, from: start)
    }
    while Ascii.isOperator(lexer.current) || lexer.current == Ascii.dot {
      let byte = lexer.current
      let next = lexer.byte(at: lexer.offset + 1)
      if byte == Ascii.dot, next != Ascii.dot, lexer.byte(at: lexer.offset - 1) != Ascii.dot { break }
      if byte == Ascii.slash, next == Ascii.slash || next == Ascii.star { break }
      if lexer.offset > start, byte == Ascii.less || byte == Ascii.greater, first != Ascii.dot { break }
      lexer.offset += 1
    }
    let isEquals = first == Ascii.equals && lexer.offset == start + 1
    if isEquals, lexer.current != Ascii.greater { return append(.equals, flags, from: start) }
    append(.anyOperator, flags, from: start)
    tokens[tokens.count - 1].name = names.number(of: lexer.bytes(in: ByteRange(start, lexer.offset)))
  }

  /// Whether a `?` or `!` directly follows an operand and belongs to it.
  private func isPostfixMark(at start: Int, _ flags: SwiftToken.Flags) -> Bool {
    let first = lexer.byte(at: start)
    let next = lexer.byte(at: start + 1)
    guard first == Ascii.question || first == Ascii.bang, !flags.contains(.followsSpace) else { return false }
    if first == Ascii.bang, next == Ascii.equals, lexer.byte(at: start + 2) != Ascii.equals { return false }
    if first == Ascii.question, next == Ascii.question {
      let behind = lexer.byte(at: start + 2)
      if Ascii.isWordByte(behind) || behind == Ascii.quote || behind == Ascii.openParen { return false }
    }
    switch tokens.last?.kind {
    case .identifier, .number, .string, .stringEnd, .closeParen, .closeBracket, .closeBrace, .greater,
      .postfixMark:
      return true
    default: return false
    }
  }

  private mutating func takeSlash(_ flags: SwiftToken.Flags) {
    let start = lexer.offset
    lexer.skipSlash()
    if lexer.offset > start + 1 { return append(.regex, flags, from: start) }
    lexer.offset = start
    takeOperator(flags)
  }

  // MARK: Hashes and strings

  private mutating func takeHash(_ flags: SwiftToken.Flags) {
    let start = lexer.offset
    var hashes = 0
    while lexer.byte(at: start + hashes) == Ascii.hash { hashes += 1 }
    let next = lexer.byte(at: start + hashes)
    if next == Ascii.quote {
      lexer.offset += hashes
      return takeString(hashes: hashes, flags, start: start)
    }
    if next == Ascii.slash {
      lexer.skipHash()
      return append(.regex, flags, from: start)
    }
    lexer.offset += hashes
    let word = lexer.takeWord()
    let place = tokens.count
    if lexer.matches(word, "if") {
      conditions.append(SwiftConditions(starts: [place]))
      return skipCondition()
    }
    if lexer.matches(word, "elseif") || lexer.matches(word, "else") {
      if !conditions.isEmpty {
        conditions[conditions.count - 1].starts.append(place)
        conditions[conditions.count - 1].hasElse = lexer.matches(word, "else")
      }
      return lexer.matches(word, "else") ? () : skipCondition()
    }
    if lexer.matches(word, "endif") {
      if let closed = conditions.popLast() { clauses += closed.clauses(endingAt: place) }
      return
    }
    append(.macro, flags, from: start)
    tokens[tokens.count - 1].name = names.number(of: lexer.bytes(in: word))
  }

  private mutating func skipCondition() {
    while !lexer.isAtEnd, lexer.current != Ascii.newline, lexer.current != Ascii.carriageReturn {
      if lexer.current == Ascii.slash { lexer.skipSlashInCode() } else { lexer.offset += 1 }
    }
  }

  private mutating func takeString(hashes: Int, _ flags: SwiftToken.Flags, start: Int? = nil) {
    var partStart = start ?? lexer.offset
    let string = lexer.openString(hashes: hashes)
    var kind = SwiftToken.Kind.string
    while lexer.skipText(of: string), lexer.interpolationDepth < SwiftLexer.deepestInterpolation {
      append(kind, kind == .string ? flags.union(.isInterpolated) : [], from: partStart)
      kind = .stringEnd
      take(.interpolation, [])
      lexer.interpolationDepth += 1
      takeTokens(untilParen: true)
      lexer.interpolationDepth -= 1
      partStart = lexer.offset
      // The interpolation is not closed before the braces around it end.
      guard lexer.current == Ascii.closeParen else { break }
      take(.closeParen, [])
      partStart += 1
    }
    append(kind, kind == .string ? flags : [], from: partStart)
  }
}
