import Text

extension ObjectiveCScanner {
  // MARK: Methods

  /// At a `-` or `+`: takes a method's declaration, with its body, or a part of an expression.
  mutating func takeMethod() {
    let start = lexer.offset
    let isStatic = lexer.current == Ascii.plus
    lexer.offset += 1
    lexer.skipTrivia()
    var result: ByteRange?
    if lexer.current == Ascii.openParen {
      let lower = lexer.offset + 1
      lexer.skipBrackets()
      result = ByteRange(lower, max(lower, lexer.offset - 1))
      lexer.skipTrivia()
      // The name of a method may be followed by a word, and then is no attribute.
      skipAttributes(onlyCalls: true)
    }
    let name = lexer.takeWord()
    lexer.skipTrivia()
    // A selector that a macro spells is out of sight.
    guard !name.isEmpty else { return }
    var selector = lexer.text(name)
    var parameters: [(label: ByteRange, type: ByteRange?)] = []
    var label = name
    while lexer.current == Ascii.colon {
      lexer.offset += 1
      selector += ":"
      parameters.append((label, takeParameter()))
      lexer.skipTrivia()
      let before = lexer.offset
      label = lexer.takeWord()
      lexer.skipTrivia()
      // Anything else behind a parameter is an attribute.
      guard lexer.current == Ascii.colon else {
        lexer.offset = before
        break
      }
      selector += lexer.text(label)
    }
    var member = CodeMember(
      kind: .method, flags: isStatic ? .isStatic : [], name: lexer.text(name), nameRange: name, start: start,
      selector: selector)
    member.swiftName = takeMethodEnd().map { lexer.text($0) }
    takeBody(of: &member)
    guard isWorthKeeping(member, parameters.count) else { return }
    takeResult(result, of: &member)
    if isOptional { member.flags.insert(.optional) }
    if lexer.conditions > 0 { member.flags.insert(.conditional) }
    member.parameters = parameters.enumerated().map { index, parameter in
      CodeParameter(
        label: index == 0 ? nil : lexer.text(parameter.label),
        type: parameter.type.map { type(in: $0) ?? "" } ?? "AnyObject")
    }
    open?.members.append(member)
  }

  /// No document names a class method, or one of more than three parameters.
  private func isWorthKeeping(_ member: CodeMember, _ parameters: Int) -> Bool {
    guard member.flags.contains(.isStatic) else { return parameters <= 3 }
    return member.name == "accessInstanceVariablesDirectly" || member.name == "resolveInstanceMethod"
  }

  private func takeResult(_ range: ByteRange?, of member: inout CodeMember) {
    guard let range else {
      member.flags.insert(.returnsValue)
      return
    }
    let trimmed = trimmed(range)
    if lexer.matches(trimmed, "void") { return }
    if lexer.matches(trimmed, "IBAction") {
      member.flags.insert(.action)
      return
    }
    member.flags.insert(.returnsValue)
    var inner = ObjectiveCTokens(lexer, in: range)
    if inner.removeWord("IBAction", lexer) {
      member.flags.insert(.action)
      member.flags.remove(.returnsValue)
    }
    if inner.removeWord("IBSegueAction", lexer) { member.flags.insert(.segueAction) }
    member.type = inner.type(lexer, isOptional: false)
  }

  private func type(in range: ByteRange) -> String? {
    if lexer.matches(trimmed(range), "id") { return "AnyObject" }
    return ObjectiveCTokens(lexer, in: range).type(lexer, isOptional: false)
  }

  /// Behind a colon: the range of the parameter's type.
  private mutating func takeParameter() -> ByteRange? {
    lexer.skipTrivia()
    var type: ByteRange?
    if lexer.current == Ascii.openParen {
      let lower = lexer.offset + 1
      lexer.skipBrackets()
      type = ByteRange(lower, max(lower, lexer.offset - 1))
      lexer.skipTrivia()
    }
    skipAttributes()
    _ = lexer.takeWord()
    return type
  }

  /// Skips words before a name, such as `__unused` and `__attribute__((unused))`.
  private mutating func skipAttributes(onlyCalls: Bool = false) {
    while true {
      let start = lexer.offset
      let word = lexer.takeWord()
      if word.isEmpty { return }
      lexer.skipTrivia()
      if lexer.current == Ascii.openParen {
        lexer.skipBrackets()
        lexer.skipTrivia()
      } else {
        guard !onlyCalls, lexer.isAtWord, !isFollowedByColon() else {
          lexer.offset = start
          return
        }
      }
    }
  }

  private func isFollowedByColon() -> Bool {
    var inner = lexer
    _ = inner.takeWord()
    inner.skipTrivia()
    return inner.current == Ascii.colon
  }

  /// Skips what may follow a method's parameters: `, ...` and attributes. Stays before the body, the `;` or what
  /// begins the next declaration.
  private mutating func takeMethodEnd() -> ByteRange? {
    var swiftName: ByteRange?
    while true {
      lexer.skipTrivia()
      switch lexer.current {
      case Ascii.comma, Ascii.dot:
        lexer.offset += 1
      case Ascii.openParen, Ascii.openBracket:
        lexer.skipBrackets()
      case let byte where Ascii.isWordByte(byte):
        let word = lexer.takeWord()
        swiftName = takeSwiftName(word) ?? swiftName
      default:
        return swiftName
      }
    }
  }

  private mutating func takeBody(of member: inout CodeMember) {
    guard open?.flags.contains(.implementation) == true else { return }
    // A semicolon between a method and its body is allowed.
    if lexer.current == Ascii.semicolon {
      lexer.offset += 1
      lexer.skipTrivia()
    }
    guard lexer.current == Ascii.openBrace else { return }
    let start = lexer.offset
    lexer.skipBraces()
    if member.name == "accessInstanceVariablesDirectly" {
      let body = lexer.text(ByteRange(start, lexer.offset))
      if body.contains("NO") || body.contains("false") { member.flags.insert(.deniesVariables) }
    }
  }

  // MARK: Properties

  /// Behind `@property`.
  mutating func takeProperty(_ start: Int) {
    lexer.skipTrivia()
    var flags: CodeMember.Flags = isOptional ? .optional : []
    var accessors: [(name: ByteRange, isSetter: Bool)] = []
    var isNullable = false
    if lexer.current == Ascii.openParen {
      let lower = lexer.offset
      lexer.skipBrackets()
      var inner = ObjectiveCTokens(lexer, in: ByteRange(lower + 1, max(lower + 1, lexer.offset - 1)))
      if inner.removeWord("readonly", lexer) { flags.insert(.readOnly) }
      if inner.removeWord("class", lexer) { flags.insert(.isStatic) }
      isNullable = inner.removeWord("nullable", lexer)
      accessors = inner.assignments(lexer)
    }
    if lexer.conditions > 0 { flags.insert(.conditional) }
    let declaration = takeDeclaration()
    for declarator in declaration.declarators(lexer, isNullable: isNullable) {
      var member = CodeMember(
        kind: .property, flags: flags.union(declarator.flags), name: lexer.text(declarator.name),
        nameRange: declarator.name, start: start, type: declarator.type)
      member.swiftName = declarator.swiftName.map { lexer.text($0) }
      open?.members.append(member)
    }
    guard !flags.contains(.isStatic) else { return }
    for accessor in accessors {
      let selector = lexer.text(accessor.name) + (accessor.isSetter ? ":" : "")
      open?.members.append(
        CodeMember(
          kind: .method, flags: accessor.isSetter ? .accessor : [.accessor, .returnsValue],
          name: lexer.text(accessor.name), nameRange: accessor.name, start: start,
          parameters: accessor.isSetter ? [CodeParameter(label: nil, type: "AnyObject")] : [],
          selector: selector))
    }
  }

  /// Behind `@synthesize` or `@dynamic`.
  mutating func takeSynthesized(_ start: Int, makesVariables: Bool) {
    while true {
      lexer.skipTrivia()
      let name = lexer.takeWord()
      if name.isEmpty { break }
      var variable = name
      lexer.skipTrivia()
      if lexer.current == Ascii.equals {
        lexer.offset += 1
        lexer.skipTrivia()
        variable = lexer.takeWord()
        lexer.skipTrivia()
      }
      open?.members.append(
        CodeMember(kind: .synthesized, flags: [], name: lexer.text(name), nameRange: name, start: start))
      if makesVariables, !variable.isEmpty {
        open?.members.append(
          CodeMember(
            kind: .instanceVariable, flags: [], name: lexer.text(variable), nameRange: variable, start: start)
        )
      }
      guard lexer.current == Ascii.comma else { break }
      lexer.offset += 1
    }
  }

  // MARK: Instance variables

  /// At the `{` behind a class's header.
  mutating func takeVariables() {
    lexer.offset += 1
    while true {
      lexer.skipTrivia()
      switch lexer.current {
      case Ascii.closeBrace:
        lexer.offset += 1
        return
      case Ascii.at:
        if lexer.isAtEnd || isDeclarationStart() { return }
        // `@public` and the like.
        lexer.offset += 1
        _ = lexer.takeWord()
      case Ascii.semicolon:
        lexer.offset += 1
      case Ascii.minus, Ascii.plus:
        // The brace was never closed.
        return
      default:
        if lexer.isAtEnd { return }
        let start = lexer.offset
        let declaration = takeDeclaration()
        for declarator in declaration.declarators(lexer, isNullable: false) {
          open?.members.append(
            CodeMember(
              kind: .instanceVariable, flags: declarator.flags, name: lexer.text(declarator.name),
              nameRange: declarator.name, start: start, type: declarator.type))
        }
        if lexer.offset == start { lexer.offset += 1 }
      }
    }
  }

  private func isDeclarationStart() -> Bool {
    lexer.isAtClassBoundary(lexer.offset) || lexer.hasPrefix("@property", at: lexer.offset)
      || lexer.hasPrefix("@protocol", at: lexer.offset) || lexer.hasPrefix("@synthesize", at: lexer.offset)
  }

  /// Takes the tokens of a C declaration and its `;`; ends before what can't be a part of it.
  private mutating func takeDeclaration() -> ObjectiveCTokens {
    var result = ObjectiveCTokens()
    result.take(&lexer, until: lexer.end)
    if lexer.current == Ascii.semicolon { lexer.offset += 1 }
    return result
  }
}
