import Text

/// The second reading of a damaged file, guided by indentation.
///
/// Indentation takes precedence over brackets and quotes that contradict it. Three things are not recovered: damage in a file
/// whose bodies are not indented, the members of a type whose name is missing, and the rest of a line with damage.
extension SwiftLexer {
  /// A line and its indentation, kept since most calls are about one line after the other.
  struct KnownLine {
    var start = 0
    /// The last known index on the line.
    var upper = 0
    var columns: Int?
  }

  /// Leaves a literal or comment without an end, which opened at `start`. The first reading takes the rest of the file for its
  /// content, as the compiler does; the second reading takes only its line.
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

  /// Leaves a bracket without a counterpart. Its content ends with its line, or before a body that begins on that line.
  mutating func leaveOpenBracket(from start: Int) {
    searchBudget -= offset - start
    offset = start
    var isInString = false
    while offset < end {
      switch base[offset] {
      case Ascii.newline, Ascii.carriageReturn: return
      case Ascii.openBrace where !isInString && interpolationDepth == 0: return
      case Ascii.closeBrace where !isInString && interpolationDepth == 0: return
      // A full reading of the string would call this function again for its interpolations.
      case Ascii.quote: isInString.toggle()
      default: break
      }
      offset += 1
    }
  }

  /// Whether the brackets around the start of a line should have been closed before it.
  mutating func endsBracketAtLine() -> Bool {
    interpolationDepth > 0 || searchBudget < 0
      || trustsIndentation && startsDeclaration(at: offset, noDeeperThan: ownerColumns)
  }

  /// Skips a body up to the line at which it ends, according to the indentation of its declaration at `owner`.
  ///
  /// The caller is at the `{` with `depth` 0, or after the place of a missing `{` with `depth` 1.
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
          // The line break is not skipped, since it may also have to end an expression.
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
          // There was one closing brace too many before this one.
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

  /// Skips the lines after a declaration without braces that are indented like its body.
  mutating func skipOrphanedBody(owner: Int) {
    let start = offset
    guard skipTrivia(), !isAtEnd, indentation(ofLineAt: offset) > indentation(ofLineAt: owner) else {
      offset = start
      return
    }
    skipBracesByLine(owner: owner, depth: 1)
  }

  /// Whether three quotes close a multi-line string, or else the string was opened by mistake.
  ///
  /// The compiler demands that the closing quotes are on their own line, and not indented deeper than the text.
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

  /// The width of the white space at the start of the line that contains `index`; a tab counts as 4.
  mutating func indentation(ofLineAt index: Int) -> Int {
    let index = min(index, end)
    if index < lastLine.start || index > lastLine.upper {
      let known = index > lastLine.upper ? lastLine.upper : 0
      var start = index
      while start > known, base[start - 1] != Ascii.newline { start -= 1 }
      // No line break ended the known line, so it continues to `index`.
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

  /// Whether a line begins with a word or an attribute that only a declaration begins with.
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
  /// Closes the open types that must have ended before the current declaration, in a damaged file.
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

  /// Closes the open types that are indented by `columns` or more.
  mutating func closeTypes(from columns: Int) {
    while let type = open.last, columns <= type.indentation { closeLastType(bodyEnd: lexer.offset) }
  }

  /// Whether a body seems to follow the head of a type that lacks its `{`. If so, the offset is moved to the start of the body.
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

  /// Whether the first token of the next line can only begin a declaration.
  ///
  /// In that case the declaration before it is half-typed. A word that may also be a name counts if another keyword follows.
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

  /// Whether the members of a type are not indented. Called after the `{` of a type that is not indented either.
  ///
  /// In that case indentation does not show where members end.
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
