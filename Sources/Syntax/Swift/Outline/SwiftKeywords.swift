import Text

/// The words that begin a declaration.
extension SwiftScanner {
  enum Word {
    case type(CodeType.Kind)
    case modifier(CodeMember.Flags)
    case classWord, actor
    case function, initializer, property(isConstant: Bool)
    case subscripting, deinitializer, enumCase, alias, associatedType, importing, operators
    case other
  }

  func classify(_ word: ByteRange) -> Word {
    let first = lexer.byte(at: word.lower)
    func its(_ text: StaticString) -> Bool { lexer.matches(word, text) }
    switch first {
    case 0x61:  // a
      if its("actor") { return .actor }
      if its("associatedtype") { return .associatedType }
    case 0x62:  // b
      if its("borrowing") { return .modifier([]) }
    case 0x63:  // c
      if its("case") { return .enumCase }
      if its("class") { return .classWord }
      if its("convenience") { return .modifier(.convenience) }
      if its("consuming") { return .modifier([]) }
    case 0x64:  // d
      if its("dynamic") { return .modifier(.dynamic) }
      if its("deinit") { return .deinitializer }
      if its("distributed") { return .modifier([]) }
    case 0x65:  // e
      if its("enum") { return .type(.enum) }
      if its("extension") { return .type(.extension) }
    case 0x66:  // f
      if its("func") { return .function }
      if its("final") { return .modifier([]) }
      if its("fileprivate") { return .modifier(.isPrivate) }
    case 0x69:  // i
      if its("init") { return .initializer }
      if its("internal") || its("indirect") || its("isolated") || its("infix") { return .modifier([]) }
      if its("import") { return .importing }
    case 0x6C:  // l
      if its("let") { return .property(isConstant: true) }
      if its("lazy") { return .modifier(.lazy) }
    case 0x6D:  // m
      if its("mutating") { return .modifier([]) }
    case 0x6E:  // n
      if its("nonisolated") || its("nonmutating") { return .modifier([]) }
    case 0x6F:  // o
      if its("override") { return .modifier(.override) }
      if its("open") { return .modifier([]) }
      if its("optional") { return .modifier(.optional) }
      if its("operator") { return .operators }
    case 0x70:  // p
      if its("private") { return .modifier(.isPrivate) }
      if its("public") || its("package") || its("prefix") || its("postfix") { return .modifier([]) }
      if its("protocol") { return .type(.protocol) }
    case 0x72:  // r
      if its("required") { return .modifier(.required) }
    case 0x73:  // s
      if its("static") { return .modifier(.isStatic) }
      if its("struct") { return .type(.struct) }
      if its("subscript") { return .subscripting }
      if its("sending") { return .modifier([]) }
    case 0x74:  // t
      if its("typealias") { return .alias }
    case 0x75:  // u
      if its("unowned") { return .modifier([]) }
    case 0x76:  // v
      if its("var") { return .property(isConstant: false) }
    case 0x77:  // w
      if its("weak") { return .modifier([]) }
    case 0x5F:  // _
      if its("__consuming") || its("_local") { return .modifier([]) }
    default:
      break
    }
    return .other
  }

  /// Behind `class`: a type's name follows, rather than what `class` modifies.
  mutating func isTypeIntroducer() -> Bool {
    let start = lexer.offset
    defer { lexer.offset = start }
    lexer.skipTrivia()
    if lexer.current == Ascii.backtick { return true }
    switch classify(lexer.takeWord()) {
    case .other, .actor: return true
    default: return false
    }
  }

  /// `actor` is a keyword only before a name on the same line.
  mutating func isActorDeclaration() -> Bool {
    let start = lexer.offset
    defer { lexer.offset = start }
    if lexer.skipTrivia() || !lexer.isAtWord || Ascii.isDigit(lexer.current) { return false }
    _ = lexer.takeWord()
    lexer.skipTrivia()
    return lexer.current == Ascii.openBrace || lexer.current == Ascii.colon || lexer.current == Ascii.less
      || lexer.hasPrefix("where", at: lexer.offset)
  }
}
