import Text

/// Reads Objective-C without making tokens: it skips comments, literals, directives and bodies.
struct ObjectiveCLexer: ByteCursor {
  let base: UnsafePointer<UInt8>
  let end: Int
  var offset = 0
  /// The number of open `#if` directives, include guards not counted.
  var conditions = 0
  /// Whether a body was still open at the end of its class or of the file.
  var isDamaged = false
  /// Whether this is the second reading of a damaged file, in which a body ends where the next method begins.
  let isRecovering: Bool
  /// The number of bytes that may still be read in search of the ends of raw strings.
  private var searchBudget: Int

  init(base: UnsafePointer<UInt8>, end: Int, isRecovering: Bool) {
    self.base = base
    self.end = end
    self.isRecovering = isRecovering
    searchBudget = 8 * end
    if byte(at: 0) == 0xEF, byte(at: 1) == 0xBB, byte(at: 2) == 0xBF { offset = 3 }
  }

  // MARK: Trivia

  /// Skips white space, comments, directives and stray backslashes.
  @inline(__always)
  mutating func skipTrivia() {
    // Mostly there is nothing to skip.
    if offset < end, base[offset] <= Ascii.slash || base[offset] == Ascii.backslash { skipTriviaHere() }
  }

  private mutating func skipTriviaHere() {
    while true {
      // Hot: the offset is in a local variable, since a loop that changes it in memory is slower.
      var index = offset
      while index < end, isBlank(base[index]) {
        index = base[index] == Ascii.newline ? endOfSpaces(from: index + 1) : index + 1
      }
      offset = index
      switch current {
      case Ascii.slash:
        guard skipComment() else { return }
      case Ascii.hash:
        skipDirective()
      default:
        return
      }
    }
  }

  @inline(__always)
  private func isBlank(_ byte: UInt8) -> Bool {
    byte == Ascii.space || byte &- Ascii.tab < 5 || byte == 0 || byte == Ascii.backslash
  }

  /// Skips a comment; false if the slash does not begin one.
  mutating func skipComment() -> Bool {
    switch byte(at: offset + 1) {
    case Ascii.slash:
      skipLogicalLine()
      return true
    case Ascii.star:
      skipBlockComment()
      return true
    default:
      return false
    }
  }

  /// Skips to the first line break that no backslash precedes.
  private mutating func skipLogicalLine() {
    while offset < end {
      skipLine()
      var last = offset - 1
      if last > 0, byte(at: last) == Ascii.carriageReturn { last -= 1 }
      guard last > 0, byte(at: last) == Ascii.backslash else { return }
      offset += byte(at: offset) == Ascii.carriageReturn && byte(at: offset + 1) == Ascii.newline ? 2 : 1
    }
  }

  private mutating func skipBlockComment() {
    offset = min(offset + 2, end)
    while true {
      offset = findEither(Ascii.star, Ascii.star, from: offset)
      if offset >= end { return }
      offset += 1
      if current == Ascii.slash {
        offset += 1
        return
      }
    }
  }

  /// Skips trivia and then a byte; false if another byte follows the trivia.
  mutating func accept(_ byte: UInt8) -> Bool {
    skipTrivia()
    guard current == byte else { return false }
    offset += 1
    return true
  }

  // MARK: Directives

  enum Directive { case opening, alternative, closing, other }

  /// Skips a directive from its `#` on, with its continuation lines. The branch after `#if 0` is skipped as well, since no
  /// compiler reads it and it is often prose.
  @discardableResult
  mutating func skipDirective() -> Directive {
    let directive = takeDirectiveName()
    switch directive {
    case .opening:
      let isDead = isZeroCondition()
      // An include guard does not count as a condition.
      if !isGuard() { conditions += 1 }
      skipDirectiveLine()
      if isDead { skipDeadBranch() }
    case .closing:
      conditions = max(0, conditions - 1)
      skipDirectiveLine()
    case .alternative, .other:
      skipDirectiveLine()
    }
    return directive
  }

  private mutating func skipSpaces() {
    while current == Ascii.space || current == Ascii.tab { offset += 1 }
  }

  private mutating func takeDirectiveName() -> Directive {
    offset += 1
    skipSpaces()
    let word = takeWord()
    if matches(word, "if") || matches(word, "ifdef") || matches(word, "ifndef") { return .opening }
    if matches(word, "else") || matches(word, "elif") || matches(word, "elifdef")
      || matches(word, "elifndef")
    {
      return .alternative
    }
    return matches(word, "endif") ? .closing : .other
  }

  /// Whether an `#ifndef` is an include guard: the next line defines the same name.
  private func isGuard() -> Bool {
    guard conditions == 0, hasPrefix("ifndef", at: max(0, offset - 6)) else { return false }
    var inner = self
    inner.skipSpaces()
    let name = inner.takeWord()
    inner.skipDirectiveLine()
    while inner.current != 0, inner.current <= Ascii.space { inner.offset += 1 }
    guard inner.hasPrefix("#define", at: inner.offset) else { return false }
    inner.offset += 7
    inner.skipSpaces()
    return inner.text(inner.takeWord()) == text(name)
  }

  private func isZeroCondition() -> Bool {
    var inner = self
    inner.skipSpaces()
    guard inner.current == 0x30, byte(at: offset - 1) == 0x66, inner.offset > offset else { return false }
    let rest = inner.offset + 1
    return !Ascii.isWordByte(byte(at: rest)) && byte(at: rest) != Ascii.dot
      && !(rest..<endOfLine(from: rest)).contains { base[$0] == Ascii.pipe }
  }

  /// Skips the rest of a directive. A comment that begins in it may end on a later line.
  private mutating func skipDirectiveLine() {
    while offset < end {
      switch base[offset] {
      case Ascii.newline, Ascii.carriageReturn:
        return
      case Ascii.backslash:
        offset +=
          byte(at: offset + 1) == Ascii.carriageReturn && byte(at: offset + 2) == Ascii.newline ? 3 : 2
        offset = min(offset, end)
      case Ascii.slash where byte(at: offset + 1) == Ascii.star:
        skipBlockComment()
      case Ascii.slash where byte(at: offset + 1) == Ascii.slash:
        skipLogicalLine()
        return
      case Ascii.quote:
        skipQuoted(Ascii.quote)
      default:
        offset += 1
      }
    }
  }

  /// Skips to the `#else` or past the `#endif` that ends the branch.
  private mutating func skipDeadBranch() {
    var depth = 0
    while offset < end {
      if current == Ascii.newline || current == Ascii.carriageReturn { offset += 1 }
      skipSpaces()
      guard current == Ascii.hash else {
        skipLine()
        continue
      }
      switch takeDirectiveName() {
      case .opening: depth += 1
      case .alternative where depth == 0:
        skipDirectiveLine()
        return
      case .closing:
        if depth == 0 {
          conditions = max(0, conditions - 1)
          skipDirectiveLine()
          return
        }
        depth -= 1
      case .alternative, .other: break
      }
      skipLine()
    }
  }

  // MARK: Words and literals

  @inline(__always) var isAtWord: Bool { Ascii.isWordByte(current) }

  /// Skips a word and returns its range, which is empty if there is none.
  mutating func takeWord() -> ByteRange {
    let start = offset
    offset = endOfWord(from: start)
    return ByteRange(start, offset)
  }

  /// Skips a string from its `"` on, including raw strings of C++.
  mutating func skipString() {
    if byte(at: max(0, offset - 1)) == 0x52, skipRawString() { return }
    skipQuoted(Ascii.quote)
  }

  /// Skips a character from its `'` on, or the separator in a number.
  mutating func skipCharacter() {
    if offset > 0, Ascii.isDigit(byte(at: offset - 1)), Ascii.isWordByte(byte(at: offset + 1)) {
      offset += 1
      return
    }
    skipQuoted(Ascii.apostrophe)
  }

  /// Skips a literal in quotes, which ends with its line if it is not closed.
  private mutating func skipQuoted(_ quote: UInt8) {
    let start = offset
    // No character literal is longer. A longer search for each apostrophe could cost the square of a line's length.
    let limit = quote == Ascii.apostrophe ? min(end, offset + 32) : end
    offset += 1
    while true {
      offset = first(from: offset) {
        ($0 .== every(quote)) .| ($0 .== every(Ascii.backslash)) .| ($0 .== every(Ascii.newline))
          .| ($0 .== every(Ascii.carriageReturn))
      }
      guard offset < limit else { break }
      switch base[offset] {
      case quote:
        offset += 1
        return
      case Ascii.backslash:
        offset = min(offset + 2, end)
      default:
        // A lone apostrophe does not begin a character literal, so the rest of its line is code.
        if quote == Ascii.apostrophe { offset = start + 1 }
        return
      }
    }
    if quote == Ascii.apostrophe { offset = start + 1 }
  }

  /// Skips `R"delimiter(...)delimiter"`; false if the quote does not begin a raw string.
  private mutating func skipRawString() -> Bool {
    let open = offset + 1
    // The `R` has to be the whole prefix, or to follow an encoding prefix.
    let before = byte(at: max(0, offset - 2))
    guard
      offset == 1 || !Ascii.isWordByte(before) || before == 0x75 || before == 0x55 || before == 0x4C
        || before == 0x38
    else { return false }
    var paren = open
    while paren < open + 17, byte(at: paren) != Ascii.openParen {
      let byte = byte(at: paren)
      if byte <= Ascii.space || byte == Ascii.quote || byte == Ascii.backslash { return false }
      paren += 1
    }
    guard byte(at: paren) == Ascii.openParen else { return false }
    let length = paren - open
    var index = paren + 1
    while searchBudget > 0 {
      let next = findEither(Ascii.closeParen, Ascii.closeParen, from: index)
      searchBudget -= next - index
      index = next
      if index >= end { return false }
      if byte(at: index + 1 + length) == Ascii.quote,
        (0..<length).allSatisfy({ byte(at: index + 1 + $0) == base[open + $0] })
      {
        offset = index + length + 2
        return true
      }
      index += 1
    }
    return false
  }

  // MARK: Brackets

  /// Skips the literal, directive or comment that begins here, else one byte.
  @inline(__always)
  mutating func skipMark() {
    switch current {
    case Ascii.quote: skipString()
    case Ascii.apostrophe: skipCharacter()
    case Ascii.hash: skipDirective()
    case Ascii.slash: if !skipComment() { offset += 1 }
    default: offset += 1
    }
  }

  /// Skips from a `(` or `[` past its closing bracket. The end of the class, or a brace that is not part of a literal, ends it
  /// early.
  mutating func skipBrackets() {
    var depth = 0
    while true {
      offset = findBracketMark(from: offset)
      guard offset < end else { return }
      switch base[offset] {
      case Ascii.openParen, Ascii.openBracket:
        depth += 1
        offset += 1
      case Ascii.closeParen, Ascii.closeBracket:
        depth -= 1
        offset += 1
        if depth <= 0 { return }
      case Ascii.openBrace:
        if !skipBraces() { return }
      case Ascii.closeBrace:
        return
      case Ascii.at where isAtClassBoundary(offset):
        return
      default:
        skipMark()
      }
    }
  }

  /// Skips from a `<` past its `>`; false, without moving, if there is none.
  mutating func skipAngles() -> Bool {
    var inner = self
    // No real list is that long. Without a limit, a file of nothing but brackets would cost the square of its length.
    let limit = min(end, offset + 4096)
    var depth = 0
    while inner.offset < limit {
      inner.skipTrivia()
      switch inner.current {
      case Ascii.less:
        depth += 1
        inner.offset += 1
      case Ascii.greater:
        depth -= 1
        inner.offset += 1
        if depth == 0 {
          self = inner
          return true
        }
      case Ascii.openParen: inner.skipBrackets()
      case Ascii.semicolon, Ascii.openBrace, Ascii.closeBrace, Ascii.at: return false
      default: inner.offset += 1
      }
    }
    return false
  }

  /// Skips from a `{` past its `}`; false if the class or the file ended first.
  ///
  /// The branches of an `#if` may each open the same brace, so each branch starts at the depth of the first.
  @discardableResult
  mutating func skipBraces() -> Bool {
    var depth = 0
    var outer: [Int] = []
    while true {
      offset = isRecovering ? findCarefully(from: offset) : findCodeMark(from: offset)
      guard offset < end else { break }
      switch base[offset] {
      case Ascii.openBrace:
        depth += 1
        offset += 1
      case Ascii.closeBrace:
        depth -= 1
        offset += 1
        if depth <= 0 { return true }
      case Ascii.hash:
        switch skipDirective() {
        case .opening: outer.append(depth)
        case .alternative: depth = outer.last ?? depth
        case .closing: _ = outer.popLast()
        case .other: break
        }
      case Ascii.at, Ascii.newline:
        isDamaged = true
        return false
      default:
        skipMark()
      }
    }
    isDamaged = true
    return false
  }

  /// The index of the first `{`, `}`, `"`, `'`, `#` or `/`, or sometimes of another byte; `end` if there is none.
  func findCodeMark(from start: Int) -> Int { first(from: start) { codeMarks($0) } }

  /// The index of the first code mark, parenthesis, square bracket or `@`.
  private func findBracketMark(from start: Int) -> Int { first(from: start) { bracketMarks($0) } }

  // These are functions, since the compiler may not inline a longer closure.

  @inline(__always) private func bracketMarks(_ block: SIMD16<UInt8>) -> SIMDMask<SIMD16<Int8>> {
    codeMarks(block) .| ((block & every(0xFE)) .== every(Ascii.openParen)) .| (block .== every(Ascii.at))
      .| (block .== every(Ascii.openBracket)) .| (block .== every(Ascii.closeBracket))
  }

  @inline(__always) private func codeMarks(_ block: SIMD16<UInt8>) -> SIMDMask<SIMD16<Int8>> {
    // A `#` without its lowest bit is a quote, and `'` differs from `/` in one bit.
    aroundBraces(block) .| ((block & every(0xFE)) .== every(Ascii.quote))
      .| ((block | every(8)) .== every(Ascii.slash))
  }

  /// The index of the next mark, of the `@` that ends the class, or of the line break before an apparent method.
  private func findCarefully(from start: Int) -> Int {
    var index = start
    while index < end {
      switch base[index] {
      case Ascii.openBrace, Ascii.closeBrace, Ascii.quote, Ascii.hash, Ascii.slash, Ascii.apostrophe:
        return index
      case Ascii.at where isAtClassBoundary(index): return index
      case Ascii.newline where isMethodStart(index + 1): return index
      default: index += 1
      }
    }
    return end
  }

  /// Whether the `@` at an index begins `@end` or another class, which no body can contain.
  func isAtClassBoundary(_ index: Int) -> Bool {
    switch byte(at: index + 1) {
    case 0x65: hasPrefix("@end", at: index) && !Ascii.isWordByte(byte(at: index + 4))
    case 0x69: hasPrefix("@interface", at: index) || hasPrefix("@implementation", at: index)
    default: false
    }
  }

  /// Whether a line that begins at an index begins with `- (` or `+ (`.
  private func isMethodStart(_ index: Int) -> Bool {
    guard byte(at: index) == Ascii.minus || byte(at: index) == Ascii.plus else { return false }
    var index = index + 1
    while byte(at: index) == Ascii.space { index += 1 }
    return byte(at: index) == Ascii.openParen
  }
}
