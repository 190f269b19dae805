import Text

/// The outline of a Swift file; a pure function of its bytes that never fails.
///
/// Bodies are skipped, so the cost is that of finding brackets. A file whose brackets don't match is read a second time, guided
/// by its indentation, so that one half-typed line affects little of the rest.
///
/// - Parameter listed: The members that the outline lists.
package func swiftOutline(
  of bytes: Span<UInt8>, listing listed: CodeOutline.ListedMembers = .visible
) -> CodeOutline {
  bytes.withUnsafeBufferPointer { SwiftScanner.outline(of: $0, listing: listed) }
}

extension SwiftScanner {
  fileprivate static func outline(
    of buffer: UnsafeBufferPointer<UInt8>, listing listed: CodeOutline.ListedMembers
  ) -> CodeOutline {
    guard let base = buffer.baseAddress else { return CodeOutline() }
    var scanner = SwiftScanner(base: base, end: buffer.count, listing: listed, isRecovering: false)
    scanner.scan()
    if scanner.lexer.isDamaged, !scanner.isMarked {
      scanner = SwiftScanner(base: base, end: buffer.count, listing: listed, isRecovering: true)
      scanner.scan()
    }
    if scanner.lexer.sawLocalType, !scanner.lexer.isRecovering, !scanner.isMarked { scanner.scanLocalTypes() }
    if scanner.isMarked { return outline(of: buffer, listing: .visible) }
    if scanner.keepsMembers { return scanner.outline }
    var outline = scanner.outline
    outline.passedOverActions = scanner.actions
    return outline
  }
}

struct SwiftScanner {
  var outline = CodeOutline()
  var lexer: SwiftLexer
  var open: [OpenType] = []
  var pending = Pending()
  let listed: CodeOutline.ListedMembers
  /// Whether a skipped member is marked, which ends the scan.
  var isMarked = false
  /// The numbers of the selectors of skipped methods that Objective-C sees.
  var actions: [UInt32] = []
  /// The name of the body whose types are scanned; nil in the scan of the file.
  var bodyOfLocals: String?
  /// The number of open `#if` directives.
  var conditions = 0
  /// The parameters of the last list. The buffer is reused to avoid allocations.
  var parameterRanges: [(label: ByteRange?, type: ByteRange, hasDefault: Bool)] = []

  init(base: UnsafePointer<UInt8>, end: Int, listing listed: CodeOutline.ListedMembers, isRecovering: Bool) {
    lexer = SwiftLexer(base: base, end: end, isRecovering: isRecovering)
    self.listed = listed
  }

  /// Whether members are listed. Members that are not are scanned in the same way, so that all else is the same.
  var keepsMembers: Bool { listed != .visibleIfMarked }

  /// A type whose closing brace is not yet read.
  struct OpenType {
    /// The index of the type in the outline.
    var index: Int
    /// Whether all members count, or only those with an Interface Builder attribute.
    var recordsAll: Bool
    /// The indentation of the line that declares the type, or -1 if indentation does not show its end. Used in recovery only.
    var indentation: Int
  }

  /// The attributes and modifiers since the last declaration.
  struct Pending {
    var start: Int?
    var flags: CodeMember.Flags = []
    var attributes: [ByteRange] = []
    var objcName: ByteRange?
    /// The flags that apply if the declaration is a type.
    var typeFlags: CodeType.Flags = []
  }

  /// The start of the current declaration; `offset` if none has begun.
  var owner: Int { pending.start ?? lexer.offset }

  /// - Parameter onlyOneType: Whether to stop after the type that begins here, or at once if none does.
  mutating func scan(onlyOneType: Bool = false) {
    let start = lexer.offset
    while !isMarked {
      if onlyOneType, lexer.offset > start, open.isEmpty, pending.start == nil { return }
      lexer.skipTrivia()
      if lexer.isAtEnd { break }
      if lexer.isRecovering { closeTypesByIndentation() }
      switch lexer.current {
      case Ascii.at:
        takeAttribute()
      case Ascii.hash:
        takeHash()
      case Ascii.closeBrace:
        closeType()
      case Ascii.openBrace:
        lexer.skipBraces(owner: owner)
        pending = Pending()
      case Ascii.openParen, Ascii.openBracket:
        lexer.skipBrackets()
        pending = Pending()
      case Ascii.quote:
        lexer.skipString(hashes: 0)
      case Ascii.slash:
        lexer.skipSlash()
      case Ascii.dot:
        lexer.offset += 1
        if lexer.isAtWord { _ = lexer.takeWord() }
      case let byte where byte == Ascii.backtick || Ascii.isWordByte(byte):
        takeDeclaration()
      default:
        lexer.offset += 1
        pending = Pending()
      }
    }
    if open.isEmpty { return }
    lexer.isDamaged = true
    lexer.offset = lexer.end
    while !open.isEmpty { closeLastType(bodyEnd: lexer.end) }
  }

  mutating func takeDeclaration() {
    let start = lexer.offset
    let isEscaped = lexer.current == Ascii.backtick
    let range = lexer.takeWord()
    if range.isEmpty {
      lexer.offset = max(lexer.offset, start + 1)
      return
    }
    var word = isEscaped ? .other : classify(range)
    if case .classWord = word { word = isTypeIntroducer() ? .type(.class) : .modifier(.isStatic) }
    if case .actor = word { word = isActorDeclaration() ? .type(.actor) : .other }
    if pending.start == nil { pending.start = start }
    if lexer.isRecovering { lexer.ownerColumns = lexer.indentation(ofLineAt: owner) }
    switch word {
    case .modifier(let flags):
      takeModifierArgument(flags)
      return
    case .type(let kind):
      takeType(kind)
    case .function:
      takeFunction()
    case .initializer:
      takeInitializer()
    case .property(let isConstant):
      takeProperty(isConstant: isConstant)
    case .subscripting:
      takeSubscript()
    case .enumCase:
      takeEnumCase()
    case .alias:
      takeAlias()
    case .importing:
      skipImport()
    case .operators:
      skipOperator()
    case .deinitializer, .associatedType, .classWord, .actor, .other:
      break
    }
    pending = Pending()
  }

  /// Skips a module or declaration after `import`: `UIKit`, `App.Sub` or `class UIKit.UIView`.
  ///
  /// A keyword on the next line belongs to the import only if a path follows it, since a declaration may begin there.
  private mutating func skipImport() {
    let start = lexer.offset
    let isOnNextLine = lexer.skipTrivia()
    let first = lexer.offset
    let isKeyword = if case .other = classify(lexer.takeWord()) { false } else { true }
    if !isKeyword { lexer.offset = first }
    var end = lexer.offset
    var parts = 0
    repeat {
      lexer.skipTrivia()
      if lexer.isAtWord {
        _ = lexer.takeWord()
      } else if parts > 0 {
        skipOperatorCharacters()
      } else {
        break
      }
      parts += 1
      end = lexer.offset
    } while lexer.accept(Ascii.dot)
    lexer.offset = isKeyword && isOnNextLine && parts < 2 ? start : end
  }

  /// Skips the name of an operator after the keyword `operator`.
  private mutating func skipOperator() {
    lexer.skipTrivia()
    skipOperatorCharacters()
  }

  private mutating func skipOperatorCharacters() {
    while !lexer.isAtEnd, lexer.current > Ascii.space, !lexer.isAtWord, lexer.current != Ascii.colon,
      lexer.current != Ascii.semicolon, lexer.current != Ascii.openBrace, lexer.current != Ascii.closeBrace
    {
      lexer.offset += 1
    }
  }
}
