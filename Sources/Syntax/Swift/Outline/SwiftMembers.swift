import Text

/// Methods, initializers, and similar declarations that an outline does not list.
extension SwiftScanner {
  static let interfaceBuilder: CodeMember.Flags = [.outlet, .action, .segueAction, .inspectable]

  /// Whether the outline may list the current declaration.
  var recordsMember: Bool {
    guard let type = open.last else { return false }
    return type.recordsAll || !pending.flags.isDisjoint(with: Self.interfaceBuilder)
  }

  /// Appends a member to the open type. Hot: the member is consumed, so that it is not copied.
  mutating func append(_ member: consuming CodeMember) {
    guard let type = open.last else { return }
    outline.types[type.index].memberFlags.formUnion(member.flags.intersection(.marks))
    outline.members[type.index].append(member)
  }

  /// Whether a member with these flags is listed by this scan. Records whether a member that is not listed is marked.
  mutating func keeps(_ flags: CodeMember.Flags) -> Bool {
    if keepsMembers { return true }
    if !flags.isDisjoint(with: CodeMember.Flags.marks.subtracting(.objc)) { isMarked = true }
    return false
  }

  /// Skips a method from its `(` on if it is not kept and not visible to Objective-C; returns whether it did.
  ///
  /// It never does in a damaged file, where brackets alone might not show where the parameters end.
  private mutating func passesOverUnseen(_ flags: CodeMember.Flags) -> Bool {
    guard !keepsMembers, !lexer.isRecovering, !flags.contains(.objc), lexer.current == Ascii.openParen else {
      return false
    }
    _ = keeps(flags)
    skipSignatureAndBody()
    return true
  }

  /// Records the selector of a method that is not kept, if Objective-C sees the method.
  private mutating func passOver(_ kind: CodeMember.Kind, _ flags: CodeMember.Flags, _ word: ByteRange) {
    guard flags.contains(.objc), !isMarked else { return }
    noteObjectiveC()
    if let number = selectorNumber(selector(kind, flags, lexer.text(word), codeParameters)) {
      actions.append(number)
    } else {
      isMarked = true
    }
  }

  /// Records that the open type has a member that Objective-C sees.
  mutating func noteObjectiveC() {
    if let type = open.last { outline.types[type.index].memberFlags.insert(.objc) }
  }

  private func selector(
    _ kind: CodeMember.Kind, _ flags: CodeMember.Flags, _ name: String, _ parameters: [CodeParameter]
  ) -> String {
    pending.objcName.map { normalized($0) }
      ?? objcSelector(
        baseName: name, parameters: parameters, isInitializer: kind == .initializer,
        isThrowing: flags.contains(.throws), isAsync: flags.contains(.async))
  }

  var memberFlags: CodeMember.Flags {
    conditions > 0 ? pending.flags.union(.conditional) : pending.flags
  }

  mutating func takeFunction() {
    if lexer.skipTrivia(), startsOtherDeclaration() { return }
    let start = lexer.offset
    var word = lexer.takeWord()
    // An operator may hold characters outside ASCII, which look like those of a name.
    if word.isEmpty || Ascii.isOperator(lexer.current) && lexer.current != Ascii.less {
      while lexer.byte(at: lexer.offset) >= 0x80 || Ascii.isOperator(lexer.current)
        || lexer.current == Ascii.dot
      { lexer.offset += 1 }
      // In `==<T>`, the `<` begins the list of generic parameters although it looks like a part of the operator.
      if lexer.offset > start + 1, lexer.byte(at: lexer.offset - 1) == Ascii.less, lexer.isAtWord {
        lexer.offset -= 1
      }
      word = ByteRange(start, lexer.offset)
    }
    takeMethod(.method, word, nameRange: ByteRange(start, lexer.offset))
  }

  mutating func takeInitializer() {
    let nameRange = ByteRange(lexer.offset - 4, lexer.offset)
    lexer.skipTrivia()
    if lexer.current == Ascii.question || lexer.current == Ascii.bang { lexer.offset += 1 }
    takeMethod(.initializer, nameRange, nameRange: nameRange)
  }

  /// Reads a method after its name.
  ///
  /// - Parameter word: The name without backticks.
  private mutating func takeMethod(_ kind: CodeMember.Kind, _ word: ByteRange, nameRange: ByteRange) {
    let isGeneric = skipGenericParameters()
    guard kind == .method || lexer.current == Ascii.openParen else { return }
    guard recordsMember, !nameRange.isEmpty else {
      skipSignatureAndBody()
      return
    }
    var flags = memberFlags
    if isGeneric { flags.insert(.generic) }
    if lexer.matches(word, "prepareForInterfaceBuilder") { flags.insert(.preparesForCanvas) }
    if passesOverUnseen(flags) { return }
    takeParameters()
    let effects = takeEffects(wantsResult: keepsMembers)
    flags.formUnion(effects.flags)
    if keeps(flags) {
      let isInitializer = kind == .initializer
      let name = lexer.text(word)
      let parameters = codeParameters
      if isInitializer, bodyTraps() { flags.insert(.traps) }
      append(
        CodeMember(
          kind: kind, flags: flags, name: name, nameRange: nameRange, start: owner,
          type: isInitializer ? nil : effects.result, parameters: parameters,
          selector: selector(kind, flags, name, parameters), objcName: pending.objcName.map { normalized($0) }
        ))
    } else {
      passOver(kind, flags, word)
    }
    skipBody()
  }

  mutating func takeSubscript() {
    skipGenericParameters()
    if lexer.current == Ascii.openParen { skipSignatureAndBody() }
  }

  mutating func takeEnumCase() {
    repeat {
      lexer.skipTrivia()
      guard lexer.isAtWord else { return }
      _ = lexer.takeWord()
      if !lexer.skipTrivia(), lexer.current == Ascii.openParen { lexer.skipBrackets() }
      if lexer.accept(Ascii.equals) { skipInitialValue() }
    } while lexer.accept(Ascii.comma)
  }

  private mutating func skipSignatureAndBody() {
    if lexer.current == Ascii.openParen { lexer.skipBrackets() }
    takeEffects()
    skipBody()
  }

  private mutating func skipBody() {
    let before = lexer.offset
    lexer.skipTrivia()
    if lexer.current == Ascii.openBrace {
      lexer.skipBraces(owner: owner)
    } else {
      lexer.offset = before
      if lexer.isRecovering { lexer.skipOrphanedBody(owner: owner) }
    }
  }

  /// Whether the next body only ends the process.
  func bodyTraps() -> Bool {
    var lexer = lexer
    guard lexer.accept(Ascii.openBrace) else { return false }
    lexer.skipTrivia()
    var word = lexer.takeWord()
    if lexer.matches(word, "Swift"), lexer.accept(Ascii.dot) { word = lexer.takeWord() }
    return !lexer.skipTrivia() && lexer.current == Ascii.openParen
      && (lexer.matches(word, "fatalError") || lexer.matches(word, "preconditionFailure"))
  }
}
