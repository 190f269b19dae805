import Text

/// Properties and their accessors.
extension SwiftScanner {
  mutating func takeProperty(isConstant: Bool) {
    let counts = recordsMember
    var flags = memberFlags
    if isConstant { flags.insert(.constant) }
    let records = counts && keeps(flags)
    let objcName = records ? pending.objcName.map { normalized($0) } : nil
    let type = open.last?.index ?? 0
    // In `var a, b: T`, both properties have the type T.
    var untyped: [Int] = []
    repeat {
      if lexer.skipTrivia(), startsOtherDeclaration() { return }
      let start = lexer.offset
      var word: ByteRange?
      if lexer.current == Ascii.openParen {
        // Only a scan that lists all members shows whether the names in the tuple matter.
        if counts, !records, flags.contains(.objc) { isMarked = true }
        if records { takeTuplePattern(flags, objcName) } else { lexer.skipBrackets() }
      } else {
        guard lexer.isAtWord else { return }
        let taken = lexer.takeWord()
        word = lexer.matches(taken, "_") ? nil : taken
      }
      let nameRange = ByteRange(start, lexer.offset)
      let written = takeTypeAnnotation()
      let isFirst = untyped.isEmpty
      var member: Int?
      if counts, let word {
        // Only the existence of a property that is not kept matters.
        if !records, flags.contains(.objc) { noteObjectiveC() }
        member = records ? outline.members[type].count : 0
        if records {
          let text = written.map { normalized($0) }
          append(
            CodeMember(
              kind: .property, flags: flags, name: lexer.text(word), nameRange: nameRange, start: owner,
              type: text, objcName: objcName))
          if text != nil { for index in untyped { outline.members[type][index].type = text } }
        }
        if written != nil { untyped.removeAll() }
      }
      let end = lexer.offset
      lexer.skipTrivia()
      if lexer.current == Ascii.equals, lexer.byte(at: lexer.offset + 1) != Ascii.equals {
        lexer.offset += 1
        if records, let member { outline.members[type][member].flags.insert(.initialized) }
        if let word, open.isEmpty, bodyOfLocals == nil { noteGlobal(word) }
        skipInitialValue()
        untyped.removeAll()
      } else if lexer.current == Ascii.openBrace, written != nil || isFirst {
        guard let member else { return lexer.skipBraces(owner: owner) }
        if let flag = takeAccessors(), records { outline.members[type][member].flags.insert(flag) }
        return
      } else {
        lexer.offset = end
        if written == nil, let member { untyped.append(member) }
      }
    } while lexer.accept(Ascii.comma)
    if lexer.isRecovering { lexer.skipOrphanedBody(owner: owner) }
  }

  /// Lists a constant at the top of the file whose value, which begins here, is a string.
  private mutating func noteGlobal(_ name: ByteRange) {
    lexer.skipTrivia()
    if lexer.current == Ascii.quote { outline.texts.append(lexer.text(name)) }
  }

  /// Reads `: T` and returns the range of the type; nil if there is none.
  private mutating func takeTypeAnnotation() -> ByteRange? {
    guard lexer.accept(Ascii.colon) else { return nil }
    if lexer.skipTrivia(), startsOtherDeclaration() { return nil }
    let start = lexer.offset
    return skipType() ? ByteRange(start, lexer.offset) : nil
  }

  /// Reads `(a, (b, _))` and appends a property without a type for each name.
  private mutating func takeTuplePattern(_ flags: CodeMember.Flags, _ objcName: String?) {
    var pattern = lexer
    lexer.skipBrackets()
    while pattern.offset < lexer.offset {
      pattern.skipTrivia()
      let start = pattern.offset
      let word = start < lexer.offset ? pattern.takeWord() : ByteRange(start, start)
      let nameRange = ByteRange(start, pattern.offset)
      pattern.skipTrivia()
      if word.isEmpty {
        pattern.offset = max(nameRange.upper, start + 1)
      } else if pattern.current != Ascii.colon, !pattern.matches(word, "_") {
        // A word before a colon is a label.
        append(
          CodeMember(
            kind: .property, flags: flags.union(.initialized), name: pattern.text(word), nameRange: nameRange,
            start: owner, objcName: objcName))
      }
    }
  }

  /// Reads the accessors of a property without an initial value, from their `{` on. Returns the flag of a computed property; nil
  /// for a stored one.
  private mutating func takeAccessors() -> CodeMember.Flags? {
    let start = lexer.offset
    lexer.offset += 1
    var canBeSet = false
    var canBeGot = false
    while true {
      skipTypeAttributes()
      if lexer.accept(Ascii.closeBrace) { return canBeGot ? canBeSet ? .computed : .readOnly : nil }
      guard !lexer.isAtEnd, lexer.isAtWord else { break }
      let word = lexer.takeWord()
      guard let accessor = accessor(word) else { break }
      if accessor == .modifier { continue }
      let end = lexer.offset
      lexer.skipTrivia()
      if lexer.current == Ascii.openParen, accessor == .setter {
        lexer.skipBrackets()
        lexer.skipTrivia()
        guard lexer.current == Ascii.openBrace else { break }
      }
      takeEffects()
      lexer.skipTrivia()
      if lexer.current == Ascii.openBrace {
        lexer.skipBraces(owner: owner)
      } else if lexer.current != Ascii.closeBrace, !lexer.isAtWord, lexer.current != Ascii.at {
        lexer.offset = end
        break
      }
      if accessor == .setter { canBeSet = true } else { canBeGot = true }
    }
    // The braces contain an implicit getter, whose first word may look like an accessor.
    lexer.offset = start
    lexer.skipBraces(owner: owner)
    return .readOnly
  }

  private enum Accessor { case getter, setter, modifier }

  private func accessor(_ word: ByteRange) -> Accessor? {
    Self.accessors.first { $0.words.contains { lexer.matches(word, $0) } }?.kind
  }

  private static let accessors: [(kind: Accessor, words: [StaticString])] = [
    (.getter, ["get", "_read", "read", "unsafeAddress", "yielding"]),
    (.setter, ["set", "didSet", "willSet", "_modify", "modify", "unsafeMutableAddress", "init"]),
    (
      .modifier,
      [
        "mutating", "nonmutating", "__consuming", "consuming", "borrowing", "nonisolated", "private",
        "fileprivate",
      ]
    ),
  ]
}
