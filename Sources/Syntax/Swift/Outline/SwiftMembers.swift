import Text

/// Methods, initialisers, and what is like them but not listed.
extension SwiftScanner {
  static let interfaceBuilder: CodeMember.Flags = [.outlet, .action, .segueAction, .inspectable]

  /// Whether the declaration at hand goes into the outline.
  var recordsMember: Bool {
    guard let type = open.last else { return false }
    return type.recordsAll || !pending.flags.isDisjoint(with: Self.interfaceBuilder)
  }

  /// Takes the member over: to copy each took a fortieth of the time.
  mutating func append(_ member: consuming CodeMember) {
    guard let type = open.last else { return }
    outline.types[type.index].memberFlags.formUnion(member.flags.intersection(.marks))
    outline.members[type.index].append(member)
  }

  /// Whether a member with these flags goes into the outline at once; notes a mark on one that does not.
  mutating func keeps(_ flags: CodeMember.Flags) -> Bool {
    if keepsMembers { return true }
    if !flags.isDisjoint(with: CodeMember.Flags.marks.subtracting(.objc)) { isMarked = true }
    return false
  }

  /// Skips a method, at its `(`, that is not kept and that Objective-C does not see.
  ///
  /// Not in a damaged file, where brackets alone might lead elsewhere than its parameters.
  private mutating func passesOverUnseen(_ flags: CodeMember.Flags, owner: Int) -> Bool {
    guard !keepsMembers, !lexer.isRecovering, !flags.contains(.objc), lexer.current == Ascii.openParen else {
      return false
    }
    _ = keeps(flags)
    skipSignatureAndBody(owner: owner)
    return true
  }

  /// Notes of a method that is not kept how Objective-C sends to it.
  private mutating func passOver(_ flags: CodeMember.Flags, baseName: String, isInitializer: Bool) {
    guard flags.contains(.objc), !isMarked else { return }
    noteObjectiveC()
    let selector =
      pending.objcName.map { normalized($0) }
      ?? selector(flags, baseName: baseName, codeParameters, isInitializer: isInitializer)
    if let number = selectorNumber(selector) {
      actions.append(number)
    } else {
      isMarked = true
    }
  }

  /// Notes that a member which is not kept is one of Objective-C's.
  mutating func noteObjectiveC() {
    if let type = open.last { outline.types[type.index].memberFlags.insert(.objc) }
  }

  private func selector(
    _ flags: CodeMember.Flags, baseName: String, _ parameters: [CodeParameter], isInitializer: Bool
  ) -> String {
    objcSelector(
      baseName: baseName, parameters: parameters, isInitializer: isInitializer,
      isThrowing: flags.contains(.throws), isAsync: flags.contains(.async))
  }

  var memberFlags: CodeMember.Flags {
    conditions > 0 ? pending.flags.union(.conditional) : pending.flags
  }

  mutating func takeFunction() {
    if lexer.skipTrivia(), startsOtherDeclaration() { return }
    let start = lexer.offset
    var word = ByteRange(start, start)
    if lexer.isAtWord {
      word = lexer.takeWord()
    }
    // An operator may hold characters outside ASCII, which look like those of a name.
    if word.isEmpty || Ascii.isOperator(lexer.current) && lexer.current != Ascii.less {
      while lexer.byte(at: lexer.offset) >= 0x80 || Ascii.isOperator(lexer.current)
        || lexer.current == Ascii.dot
      { lexer.offset += 1 }
      // In `==<T>` the list of generic parameters starts inside what looks like the operator.
      if lexer.offset > start + 1, lexer.byte(at: lexer.offset - 1) == Ascii.less, lexer.isAtWord {
        lexer.offset -= 1
      }
      word = ByteRange(start, lexer.offset)
    }
    let nameRange = ByteRange(start, lexer.offset)
    let owner = pending.start ?? start
    lexer.skipTrivia()
    if lexer.current == Ascii.less { skipAngles() }
    lexer.skipTrivia()
    guard recordsMember, !nameRange.isEmpty else {
      skipSignatureAndBody(owner: owner)
      return
    }
    var flags = memberFlags
    if lexer.matches(word, "prepareForInterfaceBuilder") { flags.insert(.preparesForCanvas) }
    if passesOverUnseen(flags, owner: owner) { return }
    takeParameters()
    let result = takeEffects(flags: &flags, wantsResult: keepsMembers)
    guard keeps(flags) else {
      passOver(flags, baseName: flags.contains(.objc) ? lexer.text(word) : "", isInitializer: false)
      skipBody(owner: owner)
      return
    }
    let parameters = codeParameters
    let name = lexer.text(word)
    let objcName = pending.objcName.map { normalized($0) }
    let selector = objcName ?? selector(flags, baseName: name, parameters, isInitializer: false)
    append(
      CodeMember(
        kind: .method, flags: flags, name: name, nameRange: nameRange, start: owner, type: result,
        parameters: parameters, selector: selector, objcName: objcName))
    skipBody(owner: owner)
  }

  mutating func takeInitializer() {
    let nameRange = ByteRange(lexer.offset - 4, lexer.offset)
    let owner = pending.start ?? nameRange.lower
    lexer.skipTrivia()
    if lexer.current == Ascii.question || lexer.current == Ascii.bang { lexer.offset += 1 }
    lexer.skipTrivia()
    if lexer.current == Ascii.less { skipAngles() }
    lexer.skipTrivia()
    guard lexer.current == Ascii.openParen else { return }
    guard recordsMember else {
      skipSignatureAndBody(owner: owner)
      return
    }
    var flags = memberFlags
    if passesOverUnseen(flags, owner: owner) { return }
    takeParameters()
    _ = takeEffects(flags: &flags, wantsResult: keepsMembers)
    guard keeps(flags) else {
      passOver(flags, baseName: "init", isInitializer: true)
      skipBody(owner: owner)
      return
    }
    let parameters = codeParameters
    let objcName = pending.objcName.map { normalized($0) }
    let selector = objcName ?? selector(flags, baseName: "init", parameters, isInitializer: true)
    if bodyTraps() { flags.insert(.traps) }
    append(
      CodeMember(
        kind: .initializer, flags: flags, name: "init", nameRange: nameRange, start: owner,
        parameters: parameters, selector: selector, objcName: objcName))
    skipBody(owner: owner)
  }

  mutating func takeSubscript() {
    let owner = pending.start ?? lexer.offset
    lexer.skipTrivia()
    if lexer.current == Ascii.less { skipAngles() }
    lexer.skipTrivia()
    guard lexer.current == Ascii.openParen else { return }
    skipSignatureAndBody(owner: owner)
  }

  mutating func takeEnumCase() {
    while true {
      lexer.skipTrivia()
      guard lexer.isAtWord else { return }
      _ = lexer.takeWord()
      let end = lexer.offset
      let newline = lexer.skipTrivia()
      if lexer.current == Ascii.openParen, !newline {
        lexer.skipBrackets()
        lexer.skipTrivia()
      }
      if lexer.current == Ascii.equals {
        lexer.offset += 1
        skipInitialValue()
        lexer.skipTrivia()
      }
      guard lexer.current == Ascii.comma else {
        if newline { lexer.offset = max(lexer.offset, end) }
        return
      }
      lexer.offset += 1
    }
  }

  private mutating func skipSignatureAndBody(owner: Int) {
    if lexer.current == Ascii.openParen { lexer.skipBrackets() }
    _ = takeEffects()
    skipBody(owner: owner)
  }

  mutating func skipBody(owner: Int) {
    let before = lexer.offset
    lexer.skipTrivia()
    if lexer.current == Ascii.openBrace {
      lexer.skipBraces(owner: owner)
    } else {
      lexer.offset = before
      if lexer.isRecovering { lexer.skipOrphanedBody(owner: owner) }
    }
  }

  /// Whether the body that follows does nothing but end the process.
  mutating func bodyTraps() -> Bool {
    let start = lexer.offset
    defer { lexer.offset = start }
    lexer.skipTrivia()
    guard lexer.current == Ascii.openBrace else { return false }
    lexer.offset += 1
    lexer.skipTrivia()
    guard lexer.isAtWord else { return false }
    var word = lexer.takeWord()
    if lexer.matches(word, "Swift"), lexer.current == Ascii.dot {
      lexer.offset += 1
      word = lexer.takeWord()
    }
    return lexer.current == Ascii.openParen
      && (lexer.matches(word, "fatalError") || lexer.matches(word, "preconditionFailure"))
  }
}
