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
    PackedName(lexer.base, count: lexer.end, lower: word.lower, upper: word.upper).flatMap { Self.words[$0] }
      ?? .other
  }

  private static let words: NameTable<Word> = {
    let words: [(Word, [StaticString])] = [
      (.type(.enum), ["enum"]), (.type(.extension), ["extension"]), (.type(.protocol), ["protocol"]),
      (.type(.struct), ["struct"]), (.classWord, ["class"]), (.actor, ["actor"]), (.function, ["func"]),
      (.initializer, ["init"]), (.property(isConstant: true), ["let"]),
      (.property(isConstant: false), ["var"]), (.subscripting, ["subscript"]), (.deinitializer, ["deinit"]),
      (.enumCase, ["case"]), (.alias, ["typealias"]), (.associatedType, ["associatedtype"]),
      (.importing, ["import"]), (.operators, ["operator"]), (.modifier(.convenience), ["convenience"]),
      (.modifier(.dynamic), ["dynamic"]), (.modifier(.isPrivate), ["fileprivate", "private"]),
      (.modifier(.lazy), ["lazy"]), (.modifier(.override), ["override"]),
      (.modifier(.optional), ["optional"]), (.modifier(.required), ["required"]),
      (.modifier(.isStatic), ["static"]),
      (
        .modifier([]),
        [
          "borrowing", "consuming", "distributed", "final", "internal", "indirect", "isolated", "infix",
          "mutating", "nonisolated", "nonmutating", "open", "public", "package", "prefix", "postfix",
          "sending", "unowned", "weak", "__consuming", "_local",
        ]
      ),
    ]
    return NameTable(words.flatMap { meaning, texts in texts.map { ($0, meaning) } })
  }()

  /// Whether `class` begins the declaration of a class, rather than being a modifier.
  func isTypeIntroducer() -> Bool {
    var lexer = lexer
    lexer.skipTrivia()
    if lexer.current == Ascii.backtick { return true }
    switch classify(lexer.takeWord()) {
    case .other, .actor: return true
    default: return false
    }
  }

  /// `actor` is a keyword only before a name on the same line.
  func isActorDeclaration() -> Bool {
    var lexer = lexer
    lexer.skipTrivia()
    if !lexer.isAtWord || Ascii.isDigit(lexer.current) { return false }
    _ = lexer.takeWord()
    lexer.skipTrivia()
    return lexer.current == Ascii.openBrace || lexer.current == Ascii.colon || lexer.current == Ascii.less
      || lexer.hasPrefix("where", at: lexer.offset)
  }
}
