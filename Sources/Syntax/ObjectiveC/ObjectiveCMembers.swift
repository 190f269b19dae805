import Text

extension ObjectiveCScanner {
  // MARK: Methods

  /// Reads a method with its body from its `-` or `+` on. The sign may also belong to an expression.
  mutating func takeMethod() {
    let start = lexer.offset
    let isStatic = lexer.current == Ascii.plus
    lexer.offset += 1
    lexer.skipTrivia()
    let result = takeParentheses()
    if result != nil {
      // A word without parentheses may be the method's name rather than an attribute.
      skipAttributes(onlyCalls: true)
    }
    let name = lexer.takeWord()
    lexer.skipTrivia()
    // A method whose name comes from a macro is not visible.
    guard !name.isEmpty else { return }
    takeParameters(behind: name)
    let swiftName = takeMethodEnd()
    let body = takeBody()
    guard keepsMembers else {
      note(name, isStatic: isStatic, result: result)
      return
    }
    guard isWorthKeeping(name, isStatic: isStatic) else { return }
    var member = CodeMember(
      kind: .method, flags: isStatic ? .isStatic : [], name: lexer.text(name), nameRange: name, start: start,
      selector: selector(named: name))
    member.swiftName = swiftName.map { lexer.text($0) }
    if lexer.matches(name, Self.denial), let body { takeDenial(in: body, of: &member) }
    if lexer.matches(name, Self.preparation) { member.flags.insert(.preparesForCanvas) }
    takeResult(result, of: &member)
    if isOptional { member.flags.insert(.optional) }
    if lexer.conditions > 0 { member.flags.insert(.conditional) }
    for parameter in parameters {
      var type = "AnyObject"
      if let range = parameter.type { type = self.type(in: range) ?? "" }
      let label = member.parameters.isEmpty ? nil : lexer.text(parameter.label)
      member.parameters.append(CodeParameter(label: label, type: type))
    }
    append(member)
  }

  private static var denial: StaticString { "accessInstanceVariablesDirectly" }
  private static var preparation: StaticString { "prepareForInterfaceBuilder" }

  /// Reads the parameters from the colon after a method's first piece, if it has one.
  private mutating func takeParameters(behind name: ByteRange) {
    parameters.removeAll(keepingCapacity: true)
    var label = name
    while lexer.current == Ascii.colon {
      lexer.offset += 1
      let type = takeParameter()
      parameters.append((label, type))
      lexer.skipTrivia()
      let before = lexer.offset
      label = lexer.takeWord()
      lexer.skipTrivia()
      // A word without a colon after a parameter is an attribute.
      guard lexer.current == Ascii.colon else {
        lexer.offset = before
        break
      }
    }
  }

  private func selector(named name: ByteRange) -> String {
    if parameters.isEmpty { return lexer.text(name) }
    return parameters.reduce(into: "") { selector, parameter in
      selector += lexer.text(parameter.label)
      selector += ":"
    }
  }

  /// Records whether a method that is not kept is marked or may be an action.
  private mutating func note(_ name: ByteRange, isStatic: Bool, result: ByteRange?) {
    if lexer.matches(name, Self.denial) { isMarked = true }
    guard !isStatic, parameters.count <= 3 else { return }
    if lexer.matches(name, Self.preparation) { isMarked = true }
    guard let result else { return }
    if !lexer.matches(trimmed(result), "void") {
      if holdsMark(result) { isMarked = true }
      return
    }
    if parameters.count <= 2 { noteAction(name) }
  }

  private mutating func noteAction(_ name: ByteRange) {
    selector.removeAll(keepingCapacity: true)
    if parameters.isEmpty { appendToSelector(name) }
    for parameter in parameters {
      appendToSelector(parameter.label)
      selector.append(Ascii.colon)
    }
    // Outside ASCII, equal names may have different bytes and so different numbers.
    if selector.contains(where: { $0 >= 0x80 }) { isMarked = true }
    actions.append(selector.withUnsafeBufferPointer { MentionedName.number(of: $0, 0, $0.count) })
  }

  private mutating func appendToSelector(_ range: ByteRange) {
    selector.append(contentsOf: UnsafeBufferPointer(start: lexer.base + range.lower, count: range.length))
  }

  /// Whether a range contains `IB`, with which Interface Builder's marks begin.
  private func holdsMark(_ range: ByteRange) -> Bool {
    for index in range.lower..<range.upper where lexer.hasPrefix("IB", at: index) { return true }
    return false
  }

  /// Whether an outline lists a method. No document names a class method, or a method with more than three parameters.
  private func isWorthKeeping(_ name: ByteRange, isStatic: Bool) -> Bool {
    guard isStatic else { return parameters.count <= 3 }
    return keepsClassMethods || lexer.matches(name, Self.denial)
      || lexer.matches(name, "resolveInstanceMethod")
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
    member.type = inner.type(lexer)
  }

  private func type(in range: ByteRange) -> String? {
    if lexer.matches(trimmed(range), "id") { return "AnyObject" }
    return ObjectiveCTokens(lexer, in: range).type(lexer)
  }

  /// Reads parentheses, which contain a type or an attribute, and the trivia after them. Returns the range inside of them.
  private mutating func takeParentheses() -> ByteRange? {
    guard lexer.current == Ascii.openParen else { return nil }
    let lower = lexer.offset + 1
    lexer.skipBrackets()
    let type = ByteRange(lower, max(lower, lexer.offset - 1))
    lexer.skipTrivia()
    return type
  }

  /// Reads a parameter after its colon and returns the range of its type.
  private mutating func takeParameter() -> ByteRange? {
    lexer.skipTrivia()
    let type = takeParentheses()
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
        guard !onlyCalls, lexer.isAtWord, !isFollowedByColon(), !isAtSwiftName() else {
          lexer.offset = start
          return
        }
      }
    }
  }

  /// Whether `NS_SWIFT_NAME` follows, so that the word before it was a parameter's name.
  private func isAtSwiftName() -> Bool {
    var inner = lexer
    return inner.matches(inner.takeWord(), "NS_SWIFT_NAME")
  }

  private func isFollowedByColon() -> Bool {
    var inner = lexer
    _ = inner.takeWord()
    inner.skipTrivia()
    return inner.current == Ascii.colon
  }

  /// Skips `, ...` and attributes after a method's parameters, and returns the range of its Swift name. Stops before the body,
  /// the `;` or the next declaration.
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

  private mutating func takeBody() -> ByteRange? {
    guard open?.flags.contains(.implementation) == true else { return nil }
    // A semicolon between a method and its body is allowed.
    if lexer.accept(Ascii.semicolon) { lexer.skipTrivia() }
    guard lexer.current == Ascii.openBrace else { return nil }
    let start = lexer.offset
    lexer.skipBraces()
    return ByteRange(start, lexer.offset)
  }

  private func takeDenial(in body: ByteRange, of member: inout CodeMember) {
    let body = lexer.text(body)
    if body.contains("NO") || body.contains("false") { member.flags.insert(.deniesVariables) }
  }

  // MARK: Properties

  /// Reads a property after `@property`.
  mutating func takeProperty(_ start: Int) {
    lexer.skipTrivia()
    let attributes = takeParentheses()
    let isConditional = lexer.conditions > 0
    takeDeclaration()
    if keepsMembers { addProperties(start, attributes, isConditional: isConditional) }
  }

  private mutating func addProperties(_ start: Int, _ attributes: ByteRange?, isConditional: Bool) {
    var flags: CodeMember.Flags = isOptional ? .optional : []
    var accessors: [(name: ByteRange, isSetter: Bool)] = []
    var isNullable = false
    if let attributes {
      var inner = ObjectiveCTokens(lexer, in: attributes)
      if inner.removeWord("readonly", lexer) { flags.insert(.readOnly) }
      if inner.removeWord("class", lexer) { flags.insert(.isStatic) }
      isNullable = inner.removeWord("nullable", lexer)
      accessors = inner.assignments(lexer)
    }
    if isConditional { flags.insert(.conditional) }
    for declarator in declaration.declarators(lexer, isNullable: isNullable) {
      var member = member(
        .property, declarator.name, from: start, flags: flags.union(declarator.flags), type: declarator.type)
      member.swiftName = declarator.swiftName.map { lexer.text($0) }
      append(member)
    }
    guard !flags.contains(.isStatic) else { return }
    for accessor in accessors {
      let selector = lexer.text(accessor.name) + (accessor.isSetter ? ":" : "")
      append(
        CodeMember(
          kind: .method, flags: accessor.isSetter ? .accessor : [.accessor, .returnsValue],
          name: lexer.text(accessor.name), nameRange: accessor.name, start: start,
          parameters: accessor.isSetter ? [CodeParameter(label: nil, type: "AnyObject")] : [],
          selector: selector))
    }
  }

  /// Reads the names after `@synthesize` or `@dynamic`.
  mutating func takeSynthesized(_ start: Int, makesVariables: Bool) {
    repeat {
      guard let name = takeName() else { break }
      let variable = lexer.accept(Ascii.equals) ? takeName() : name
      guard keepsMembers else { continue }
      append(member(.synthesized, name, from: start, flags: makesVariables ? [] : .dynamic))
      if makesVariables, let variable { append(member(.instanceVariable, variable, from: start)) }
    } while lexer.accept(Ascii.comma)
  }

  // MARK: Instance variables

  /// Reads the instance variables from the `{` after a class's header.
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
        // An access keyword, such as `@public`, applies to the variables after it.
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
        takeDeclaration()
        if keepsMembers { addVariables(start) }
        if lexer.offset == start { lexer.offset += 1 }
      }
    }
  }

  private mutating func addVariables(_ start: Int) {
    for declarator in declaration.declarators(lexer, isNullable: false) {
      append(
        member(
          .instanceVariable, declarator.name, from: start, flags: declarator.flags, type: declarator.type))
    }
  }

  private func isDeclarationStart() -> Bool {
    lexer.isAtClassBoundary(lexer.offset) || lexer.hasPrefix("@property", at: lexer.offset)
      || lexer.hasPrefix("@protocol", at: lexer.offset) || lexer.hasPrefix("@synthesize", at: lexer.offset)
  }

  /// Reads the tokens of a C declaration with its `;`. Stops before a token that can't belong to it.
  private mutating func takeDeclaration() {
    declaration.tokens.removeAll(keepingCapacity: true)
    declaration.take(&lexer, until: lexer.end)
    if lexer.current == Ascii.semicolon { lexer.offset += 1 }
    if !keepsMembers,
      declaration.tokens.contains(where: { $0.kind == .word && lexer.hasPrefix("IB", at: $0.range.lower) })
    {
      isMarked = true
    }
  }
}
