import Text

/// The second reading of a damaged file, guided by indentation.
///
/// Indentation takes precedence over brackets and quotes that contradict it. Three things are not recovered: damage in a file
/// whose bodies are not indented, the members of a type whose name is missing, and the rest of a line with damage.
extension SwiftLexer {
  /// A line and its indentation, kept because most questions are about one line after the other.
  struct KnownLine {
    var start = 0
    /// The end of the line.
    var upper = 0
    var columns: Int?
  }

  /// Nothing closed what opened at `start`. The first reading takes the rest of the file for its content, as
  /// the compiler does; the second takes only the line.
  mutating func leaveUnterminated(from start: Int) {
    isDamaged = true
    searchBudget -= offset - start
    guard isRecovering else {
      offset = end
      return
    }
    offset = start
    skipLine()
  }

  /// A bracket that nothing closes holds no more than its line, less a body that begins there.
  mutating func leaveOpenBracket(from start: Int) {
    searchBudget -= offset - start
    offset = start
    var isInString = false
    while offset < end {
      switch base[offset] {
      case Ascii.newline, Ascii.carriageReturn: return
      case Ascii.openBrace where !isInString && interpolationDepth == 0: return
      case Ascii.closeBrace where !isInString && interpolationDepth == 0: return
      // Reading the string properly would come back here for what it interpolates.
      case Ascii.quote: isInString.toggle()
      default: break
      }
      offset += 1
    }
  }

  /// At the start of a line inside of brackets: whether they should have been closed before.
  mutating func endsBracketAtLine() -> Bool {
    interpolationDepth > 0 || searchBudget < 0
      || trustsIndentation && startsDeclaration(at: offset, noDeeperThan: ownerColumns)
  }

  /// Skips a body to where it ends by the indentation of its declaration at `owner`.
  ///
  /// The caller is at its `{`, or after the place where one is missing, with `depth` 1.
  mutating func skipBracesByLine(owner: Int, depth: Int) {
    let columns = indentation(ofLineAt: owner)
    ownerColumns = columns
    var depth = depth
    var lineStart: Int?
    while offset < end {
      switch base[offset] {
      case Ascii.newline:
        offset += 1
        lineStart = offset
        if startsDeclaration(at: offset, noDeeperThan: columns) {
          // The line's end may have to end an expression too.
          offset -= 1
          return
        }
      case Ascii.openBrace:
        depth += 1
        offset += 1
      case Ascii.closeBrace:
        if let lineStart {
          let (closing, first) = indentation(from: lineStart)
          if first == offset, closing < columns { return }
          depth = first == offset && closing == columns ? 0 : depth - 1
          // One brace too many further up.
          if closing > columns { depth = max(1, depth) }
        } else {
          depth -= 1
        }
        if depth < 0 { return }
        offset += 1
        if depth == 0 { return }
      default:
        skipMark()
      }
    }
  }

  /// Skips the lines after a declaration without a body that are indented as if it had one.
  mutating func skipOrphanedBody(owner: Int) {
    let start = offset
    guard skipTrivia(), !isAtEnd, indentation(ofLineAt: offset) > indentation(ofLineAt: owner) else {
      offset = start
      return
    }
    skipBracesByLine(owner: owner, depth: 1)
  }

  /// The compiler demands that the closing quotes are on their own line, no deeper than the text between. If they aren't, the
  /// string is taken to have been opened by mistake.
  mutating func closesMultilineString(at quotes: Int, openedAt start: Int) -> Bool {
    let limit = indentation(ofLineAt: quotes)
    guard startsLine(quotes) else { return false }
    var index = start
    while true {
      while index < quotes, base[index] != Ascii.newline { index += 1 }
      guard index < quotes else { return true }
      let (columns, first) = indentation(from: index + 1)
      let byte = byte(at: first)
      if columns < limit, byte != Ascii.newline, byte != Ascii.carriageReturn { return false }
      index = first
    }
  }

  /// Columns of white space before the first byte of the line that holds `index`; a tab counts as 4.
  mutating func indentation(ofLineAt index: Int) -> Int {
    let index = min(index, end)
    if index < lastLine.start || index > lastLine.upper {
      let known = index > lastLine.upper ? lastLine.upper : 0
      var start = index
      while start > known, base[start - 1] != Ascii.newline { start -= 1 }
      // Nothing ended the line that was known, so that it goes on up to here.
      if start == known, known > 0, base[known - 1] != Ascii.newline {
        lastLine.upper = index
      } else {
        lastLine = KnownLine(start: start, upper: index)
      }
    }
    if let columns = lastLine.columns { return columns }
    let columns = indentation(from: lastLine.start).columns
    lastLine.columns = columns
    return columns
  }

  func indentation(from lineStart: Int) -> (columns: Int, first: Int) {
    var columns = 0
    var index = lineStart
    while true {
      switch byte(at: index) {
      case Ascii.space: columns += 1
      case Ascii.tab: columns += 4
      default: return (columns, index)
      }
      index += 1
    }
  }

  /// Whether the line that starts at `lineStart` begins with what only a declaration begins with.
  func startsDeclaration(at lineStart: Int, noDeeperThan limit: Int) -> Bool {
    let (columns, first) = indentation(from: lineStart)
    guard columns <= limit else { return false }
    if byte(at: first) == Ascii.at { return Ascii.isWordByte(byte(at: first + 1)) }
    guard Ascii.isWordByte(byte(at: first)) else { return false }
    let word = ByteRange(first, endOfWord(from: first))
    switch byte(at: word.upper) {
    case Ascii.space, Ascii.tab:
      return Self.declarationStarters.contains { matches(word, $0) }
    case Ascii.openParen, Ascii.question, Ascii.bang, Ascii.less:
      return matches(word, "init") || matches(word, "private") || matches(word, "fileprivate")
    default:
      return false
    }
  }

  static let declarationStarters: [StaticString] = [
    "func", "var", "let", "class", "struct", "enum", "protocol", "extension", "override", "private", "public",
    "internal", "fileprivate", "open", "static", "final", "required", "convenience", "weak", "import",
    "typealias", "deinit", "lazy", "subscript", "dynamic", "mutating", "nonisolated", "actor", "unowned",
    "package", "indirect",
  ]
}

extension SwiftScanner {
  /// Between declarations of a damaged file: ends the open types that must have ended before.
  mutating func closeTypesByIndentation() {
    guard let last = open.last, pending.start == nil,
      lexer.current == Ascii.at || lexer.isAtWord
    else { return }
    let indentation = lexer.indentation(ofLineAt: lexer.offset)
    guard indentation <= last.indentation, lexer.startsLine(lexer.offset) else { return }
    closeTypes(from: indentation)
  }

  mutating func openType(_ type: OpenType) {
    open.append(type)
    lexer.trustsIndentation = type.indentation >= 0
  }

  mutating func closeLastType(bodyEnd: Int) {
    guard let type = open.popLast() else { return }
    outline.types[type.index].bodyRange.upper = max(bodyEnd, outline.types[type.index].bodyRange.lower)
    outline.types[type.index].range.upper = lexer.offset
    lexer.trustsIndentation = (open.last?.indentation ?? 0) >= 0
  }

  /// Ends the open types that begin at `columns` or deeper.
  mutating func closeTypes(from columns: Int) {
    while let type = open.last, columns <= type.indentation { closeLastType(bodyEnd: lexer.offset) }
  }

  /// Whether a body seems to follow the head of a type that lacks its `{`. Leaves the offset there.
  mutating func findOrphanedBody(of start: Int) -> Bool {
    let before = lexer.offset
    guard lexer.searchBudget >= 0 else { return false }
    if lexer.startsLine(before), before > start {
      let columns = lexer.indentation(ofLineAt: before)
      return columns > lexer.indentation(ofLineAt: start)
    }
    while lexer.offset < lexer.end {
      switch lexer.current {
      case Ascii.openBrace:
        lexer.offset += 1
        return true
      case Ascii.newline, Ascii.closeBrace, Ascii.semicolon:
        let end = lexer.offset
        lexer.skipTrivia()
        let columns = lexer.indentation(ofLineAt: lexer.offset)
        lexer.searchBudget -= end - before
        if lexer.byte(at: end) == Ascii.newline, columns > lexer.indentation(ofLineAt: start) {
          lexer.offset = end
          return true
        }
        lexer.offset = before
        return false
      default:
        lexer.offset += 1
      }
    }
    lexer.offset = before
    return false
  }

  /// Whether the first token of a line, which is next, can only begin a declaration.
  ///
  /// Then the declaration before it is half-typed. Words that may also be names count if another keyword follows.
  func startsOtherDeclaration() -> Bool {
    var lexer = lexer
    if lexer.current == Ascii.at {
      return lexer.hasPrefix("@IB", at: lexer.offset) || lexer.hasPrefix("@objc", at: lexer.offset)
    }
    guard Ascii.isWordByte(lexer.current) else { return false }
    let word = lexer.takeWord()
    switch classify(word) {
    case .other, .actor, .operators: return false
    case .modifier where !lexer.matches(word, "private") && !lexer.matches(word, "public"):
      if lexer.skipTrivia() || !Ascii.isWordByte(lexer.current) { return false }
      if case .other = classify(lexer.takeWord()) { return false }
      return true
    default: return true
    }
  }

  /// Whether the members of a type at the left margin are at the margin, too; called after its `{`.
  ///
  /// In that case their indentation shows nothing.
  func startsFlushMember() -> Bool {
    var lexer = lexer
    guard lexer.skipTrivia(), lexer.indentation(ofLineAt: lexer.offset) == 0 else { return false }
    if lexer.hasPrefix("@IBOutlet", at: lexer.offset) || lexer.hasPrefix("@IBAction", at: lexer.offset) {
      return true
    }
    guard Ascii.isWordByte(lexer.current) else { return false }
    switch classify(lexer.takeWord()) {
    case .function, .property, .initializer: return true
    case .modifier(let flags): return flags.contains(.override) || flags.contains(.lazy)
    default: return false
    }
  }
}
