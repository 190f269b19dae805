import Text

/// Types that are declared in bodies.
///
/// No document can name one, but it may inherit from a class that documents use and override its members, as spies in tests do.
/// Bodies are skipped by their brackets. If a brace in a body may open a type, the file is read once more, word by word.
extension SwiftLexer {
  /// Records whether a `{` inside a body may open a type.
  @inline(__always)
  mutating func noteBraceInBody() {
    if !sawLocalType, mayOpenType() { sawLocalType = true }
  }

  /// Whether the head of a type may end before a `{`.
  ///
  /// Hot: it runs for each brace in a body. One or two words before the brace decide most cases: a type's name follows a keyword,
  /// and an inherited type follows a colon, a comma or the like.
  fileprivate func mayOpenType() -> Bool {
    var index = offset - 1
    var isOnOwnLine = false
    while index >= 0, base[index] <= Ascii.space {
      if base[index] < Ascii.space, base[index] != Ascii.tab { isOnOwnLine = true }
      index -= 1
    }
    guard index >= 0 else { return false }
    let last = index
    if isOnOwnLine { return followsHeader(endingAt: last) }
    while true {
      switch base[index] {
      case Ascii.greater, Ascii.backtick, Ascii.slash: return followsHeader(endingAt: last)
      case let byte: if !Ascii.isWordByte(byte) { return false }
      }
      while index >= 0, Ascii.isWordByte(base[index]) { index -= 1 }
      while index >= 0, base[index] <= Ascii.space { index -= 1 }
      guard index >= 0 else { return false }
      switch base[index] {
      case Ascii.dot:
        index -= 1
        if index < 0 { return false }
      case Ascii.colon, Ascii.comma, Ascii.ampersand, Ascii.tilde, Ascii.slash:
        return followsHeader(endingAt: last)
      case Ascii.equals: return index > 0 && base[index - 1] == Ascii.equals && followsHeader(endingAt: last)
      case let byte:
        return Ascii.isWordByte(byte) && mayPrecedeType(wordEndingAt: index) && followsHeader(endingAt: last)
      }
    }
  }

  /// Whether a word is the keyword of a type, or one that may precede the name of an inherited type.
  private func mayPrecedeType(wordEndingAt last: Int) -> Bool {
    var start = last
    while start > 0, Ascii.isWordByte(base[start - 1]) { start -= 1 }
    if start > 0, base[start - 1] == Ascii.at { return true }
    let word = ByteRange(start, last + 1)
    return Self.typeKeywords.contains { matches(word, $0) } || matches(word, "nonisolated")
      || matches(word, "any")
  }

  /// Whether the line that ends at `last`, with the lines that it continues, begins like the head of a type.
  private func followsHeader(endingAt last: Int) -> Bool {
    var last = last
    // The head of a type rarely has more lines.
    for _ in 0..<16 {
      var start = last + 1
      scan: while start > 0 {
        switch base[start - 1] {
        case Ascii.newline, Ascii.carriageReturn, Ascii.openBrace, Ascii.closeBrace, Ascii.semicolon:
          break scan
        default: start -= 1
        }
      }
      let end = last + 1
      var first = start
      while first < end, base[first] == Ascii.space || base[first] == Ascii.tab { first += 1 }
      if first < end, mayBeginType(at: first), namesTypeKeyword(first, end) { return true }
      // The head continues if the end of the previous line or the beginning of this one shows it.
      let begun = first < end ? base[first] : 0
      last = start - 1
      while last >= 0, base[last] <= Ascii.space { last -= 1 }
      guard last >= 0 else { return false }
      let goesOn =
        Ascii.isWordByte(base[last]) && mayPrecedeType(wordEndingAt: last) || base[last] == Ascii.comma
        || base[last] == Ascii.colon || base[last] == Ascii.ampersand
        || begun == Ascii.comma || begun == Ascii.colon || begun == Ascii.ampersand
        || hasPrefix("where", at: first)
      if !goesOn { return false }
    }
    return false
  }

  /// Whether the first two bytes at an index may begin an attribute, a modifier or the keyword of a type, or a comment before
  /// them.
  private func mayBeginType(at index: Int) -> Bool {
    switch UInt16(base[index]) << 8 | UInt16(byte(at: index + 1)) {
    case 0x2F2A, 0x2A2F: return true
    case 0x4000...0x40FF: return true
    // These begin `class`, `struct`, `enum`, `actor`, `protocol` and `private`.
    case 0x636C, 0x7374, 0x656E, 0x6163, 0x7072: return true
    // These begin `final`, `fileprivate`, `internal`, `indirect`, `public`, `open`, `package`, `nonisolated` and `distributed`.
    case 0x6669, 0x696E, 0x7075, 0x6F70, 0x7061, 0x6E6F, 0x6469: return true
    default: return false
    }
  }

  private func namesTypeKeyword(_ lower: Int, _ upper: Int) -> Bool {
    var index = lower
    while index < upper {
      guard Ascii.isWordByte(base[index]) else {
        index += 1
        continue
      }
      let word = ByteRange(index, endOfWord(from: index))
      if Self.typeKeywords.contains(where: { matches(word, $0) }) { return true }
      index = word.upper
    }
    return false
  }

  private static let typeKeywords: [StaticString] = ["class", "struct", "enum", "actor", "protocol"]
}

extension SwiftScanner {
  /// The start of a type's declaration in a body.
  private struct LocalType {
    var start: Int
    /// The offset of the innermost opening brace around it.
    var brace: Int
    var conditions: Int
  }

  /// Adds the types in bodies to the outline after the scan. Their names contain the type around them and the number of their
  /// body.
  mutating func scanLocalTypes() {
    var known = Set(outline.types.map(\.range.lower))
    var around = TypesAround(outline.types)
    var bodies: [Int: Int] = [:]
    for local in findTypes() where known.insert(local.start).inserted {
      if isMarked { return }
      let number = bodies[local.brace] ?? bodies.count + 1
      let outer = around.name(at: local.start, outline.types)
      let before = outline.types.count
      scanLocalType(local, in: outer.map { "\($0).#\(number)" } ?? "#\(number)")
      for index in before..<outline.types.count {
        bodies[local.brace] = number
        known.insert(outline.types[index].range.lower)
      }
    }
    if outline.types.count > around.ownCount { sortTypes() }
  }

  /// All places in braces at which a type's declaration seems to begin.
  ///
  /// The search goes from brace to brace, so that only the text before a brace that may open a type is read word by word.
  private func findTypes() -> [LocalType] {
    var scanner = self
    scanner.restart()
    var found: [LocalType] = []
    var braces: [Int] = []
    // The place after the last brace, at which a declaration may begin.
    var start = scanner.lexer.offset
    while true {
      let brace = scanner.lexer.findCodeMark(from: scanner.lexer.offset)
      scanner.lexer.offset = brace
      guard brace < scanner.lexer.end else { return found }
      switch scanner.lexer.current {
      case Ascii.openBrace:
        // Each type is scanned on its own, so a limit on the depth limits the work.
        if let outer = braces.last, braces.count <= Self.deepestNesting, scanner.lexer.mayOpenType(),
          let type = scanner.startOfType(from: start, to: brace)
        {
          found.append(LocalType(start: type, brace: outer, conditions: scanner.conditions))
        }
        braces.append(brace)
        start = brace + 1
        scanner.lexer.offset = start
      case Ascii.closeBrace:
        _ = braces.popLast()
        start = brace + 1
        scanner.lexer.offset = start
      case Ascii.hash:
        scanner.takeHash()
      default:
        scanner.lexer.skipMark()
      }
    }
  }

  /// The start of the last type declaration in a range, including its attributes and modifiers; nil if there is none.
  private func startOfType(from lower: Int, to upper: Int) -> Int? {
    var scanner = self
    scanner.lexer.offset = lower
    scanner.pending = Pending()
    var found: Int?
    while true {
      scanner.lexer.skipTrivia()
      let start = scanner.lexer.offset
      guard start < upper else { return found }
      switch scanner.lexer.current {
      case Ascii.at:
        scanner.takeAttribute()
        continue
      case Ascii.hash:
        scanner.takeHash()
        // Attributes before an `#if` may belong to the declaration after it.
        continue
      case Ascii.dot:
        scanner.lexer.offset += 1
        if scanner.lexer.isAtWord { _ = scanner.lexer.takeWord() }
      case let byte where byte == Ascii.backtick || Ascii.isWordByte(byte):
        if let flags = scanner.takeWordBeforeType() {
          if scanner.pending.start == nil { scanner.pending.start = start }
          scanner.takeModifierArgument(flags)
          continue
        }
        if scanner.isBehindTypeKeyword(since: start) { found = scanner.pending.start ?? start }
      default:
        scanner.lexer.skipMark()
      }
      scanner.lexer.offset = max(scanner.lexer.offset, start + 1)
      scanner.pending = Pending()
    }
  }

  private mutating func restart() {
    lexer = SwiftLexer(base: lexer.base, end: lexer.end, isRecovering: false)
    open = []
    pending = Pending()
    conditions = 0
  }

  /// Skips a word and returns its flags if it is a modifier; nil for any other word.
  private mutating func takeWordBeforeType() -> CodeMember.Flags? {
    let isEscaped = lexer.current == Ascii.backtick
    let word = lexer.takeWord()
    guard !isEscaped else { return nil }
    switch classify(word) {
    case .modifier(let flags): return flags
    case .classWord where !isTypeIntroducer(): return .isStatic
    default: return nil
    }
  }

  /// Whether the word from `start` to the offset is a keyword before the name of a type.
  private func isBehindTypeKeyword(since start: Int) -> Bool {
    guard lexer.byte(at: start) != Ascii.backtick else { return false }
    switch classify(ByteRange(start, lexer.offset)) {
    case .type(let kind): return kind != .extension
    case .classWord: return isTypeIntroducer()
    case .actor: return isActorDeclaration()
    default: return false
    }
  }

  private mutating func scanLocalType(_ local: LocalType, in body: String) {
    let (before, aliases, wasDamaged) = (outline.types.count, outline.aliases.count, lexer.isDamaged)
    defer { lexer.isDamaged = wasDamaged }
    bodyOfLocals = body
    lexer.offset = local.start
    pending = Pending()
    open = []
    conditions = local.conditions
    scan(onlyOneType: true)
    outline.aliases.removeSubrange(aliases...)
    // A declaration without a body does not count as a type.
    if outline.types.count == before + 1, outline.types[before].bodyRange.isEmpty, open.isEmpty,
      lexer.byte(at: outline.types[before].bodyRange.lower - 1) != Ascii.openBrace
    {
      outline.types.removeLast()
      if keepsMembers { outline.members.removeLast() }
    }
    for index in before..<outline.types.count { outline.types[index].flags.insert(.isLocal) }
  }

  /// Sorts the types by the places of their names.
  private mutating func sortTypes() {
    let order = outline.types.indices.sorted {
      outline.types[$0].nameRange.lower < outline.types[$1].nameRange.lower
    }
    outline.types = order.map { outline.types[$0] }
    if keepsMembers { outline.members = order.map { outline.members[$0] } }
  }
}

/// Finds the innermost type around each of several places, in ascending order.
private struct TypesAround {
  /// The number of types outside of bodies. Those in bodies follow them.
  let ownCount: Int
  private var nextOwn = 0
  private var nextLocal: Int
  /// The indices of the types around the last place, the innermost last.
  private var open: [Int] = []

  init(_ types: [CodeType]) {
    ownCount = types.count
    nextLocal = types.count
  }

  /// The name of the innermost type around an offset; nil if there is none.
  ///
  /// - Parameters:
  ///   - offset: An offset that is not before that of the previous call.
  ///   - types: The types outside of bodies and then those in bodies, both in source order.
  mutating func name(at offset: Int, _ types: [CodeType]) -> String? {
    while let next = takeNext(before: offset, types) {
      open.removeAll(from: types, endingBefore: types[next].bodyRange.lower)
      open.append(next)
    }
    open.removeAll(from: types, endingBefore: offset)
    return open.last.map { types[$0].name }
  }

  private mutating func takeNext(before offset: Int, _ types: [CodeType]) -> Int? {
    let own = nextOwn < ownCount ? types[nextOwn].bodyRange.lower : Int.max
    let local = nextLocal < types.count ? types[nextLocal].bodyRange.lower : Int.max
    guard min(own, local) <= offset else { return nil }
    if own < local {
      nextOwn += 1
      return nextOwn - 1
    }
    nextLocal += 1
    return nextLocal - 1
  }
}

extension [Int] {
  fileprivate mutating func removeAll(from types: [CodeType], endingBefore offset: Int) {
    while let top = last, types[top].bodyRange.upper <= offset { removeLast() }
  }
}
