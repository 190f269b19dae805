import Text

/// The outline of an Objective-C header or implementation; reading it never fails.
///
/// Bodies and C code outside of classes are skipped. A file with a body that is not closed is read a second time; each body then
/// ends where the next method begins.
///
/// - Parameter listed: The members that the outline lists.
package func objectiveCOutline(
  of bytes: Span<UInt8>, listing listed: CodeOutline.ListedMembers = .visible
) -> CodeOutline {
  bytes.withUnsafeBufferPointer {
    ObjectiveCScanner.outline(of: $0, listing: listed)
  }
}

extension ObjectiveCScanner {
  fileprivate static func outline(
    of buffer: UnsafeBufferPointer<UInt8>, listing listed: CodeOutline.ListedMembers
  ) -> CodeOutline {
    guard let base = buffer.baseAddress, mayDeclareClass(base, buffer.count) else {
      var outline = CodeOutline()
      outline.language = .objectiveC
      return outline
    }
    var scanner = ObjectiveCScanner(
      base: base, end: buffer.count, listing: listed, isRecovering: false)
    scanner.scan()
    if scanner.lexer.isDamaged, !scanner.isMarked {
      scanner = ObjectiveCScanner(
        base: base, end: buffer.count, listing: listed, isRecovering: true)
      scanner.scan()
    }
    if scanner.isMarked { return outline(of: buffer, listing: .visible) }
    if listed != .visibleIfMarked { return scanner.outline }
    var outline = scanner.outline
    outline.members = []
    outline.passedOverActions = scanner.actions
    return outline
  }
}

/// Whether a file may declare a class or a protocol. Most headers beside Objective-C are plain C and need no closer look.
private func mayDeclareClass(_ base: UnsafePointer<UInt8>, _ count: Int) -> Bool {
  let lexer = ObjectiveCLexer(base: base, end: count, isRecovering: false)
  var index = 0
  while true {
    index = lexer.findEither(Ascii.at, Ascii.at, from: index)
    if index >= count { return false }
    if lexer.hasPrefix("@interface", at: index) || lexer.hasPrefix("@implementation", at: index)
      || lexer.hasPrefix("@protocol", at: index) || lexer.hasPrefix("@compatibility_alias", at: index)
    {
      return true
    }
    index += 1
  }
}

struct ObjectiveCScanner {
  var outline = CodeOutline()
  var lexer: ObjectiveCLexer
  /// The class or protocol whose `@end` is not yet read.
  var open: CodeType?
  /// Whether a class or protocol is open. Hot: `!= nil` would copy the type to compare it.
  private var isInType: Bool { if case .some = open { true } else { false } }
  private var openMembers: [CodeMember] = []
  /// The name of the last class if it ended inside an `#if`, without members and without `@end`; else nil.
  private var headWithoutBody: String?
  /// Whether the requirements that follow are optional.
  var isOptional = false
  var pending = Pending()
  let keepsMembers: Bool
  /// Whether class methods are kept, which no document names.
  let keepsClassMethods: Bool
  /// Whether a skipped member is marked, which ends the scan.
  var isMarked = false
  /// The numbers of the selectors of skipped methods that may be actions.
  var actions: [UInt32] = []
  /// The parameters of the current method. This buffer and the next two are reused to avoid allocations.
  var parameters: [(label: ByteRange, type: ByteRange?)] = []
  var selector: [UInt8] = []
  var declaration = ObjectiveCTokens()

  init(
    base: UnsafePointer<UInt8>, end: Int, listing listed: CodeOutline.ListedMembers, isRecovering: Bool
  ) {
    keepsMembers = listed != .visibleIfMarked
    keepsClassMethods = listed == .all
    lexer = ObjectiveCLexer(base: base, end: end, isRecovering: isRecovering)
    outline.language = .objectiveC
  }

  /// Macros met since the last declaration.
  struct Pending {
    var start: Int?
    var isDesignable = false
    var swiftName: ByteRange?
    /// Whether the last word was `extern`, whose braces hold declarations.
    var isExtern = false
  }

  mutating func scan() {
    while !isMarked {
      lexer.skipTrivia()
      if lexer.isAtEnd { break }
      switch lexer.current {
      case Ascii.at:
        takeAt()
      case Ascii.openBrace where pending.isExtern:
        lexer.offset += 1
        pending = Pending()
      case Ascii.openBrace:
        lexer.skipBraces()
        pending = Pending()
      case Ascii.openParen, Ascii.openBracket:
        lexer.skipBrackets()
      case Ascii.minus where isInType, Ascii.plus where isInType:
        takeMethod()
      case let byte where Ascii.isWordByte(byte):
        takeMacro()
      case Ascii.semicolon, Ascii.closeBrace:
        lexer.offset += 1
        pending = Pending()
      default:
        lexer.skipMark()
      }
    }
    close(at: lexer.end)
  }

  /// Skips a macro or C code before a declaration, and records marks in it.
  private mutating func takeMacro() {
    let word = lexer.takeWord()
    pending.isExtern = lexer.matches(word, "extern") || (pending.isExtern && isWordC(word))
    if lexer.matches(word, "IB_DESIGNABLE") {
      pending.isDesignable = true
      pending.start = pending.start ?? word.lower
    } else if let name = takeSwiftName(word) {
      pending.swiftName = name
      pending.start = pending.start ?? word.lower
    } else if lexer.matches(word, "typedef") {
      takeTypeDefinition()
    } else if isInType, lexer.current == Ascii.openParen, lexer.startsLine(word.lower) {
      takeMacroCall()
    }
  }

  /// Skips a macro call. Its result is not visible; it may declare members that its arguments name.
  private mutating func takeMacroCall() {
    let start = lexer.offset
    lexer.skipBrackets()
    var inner = lexer
    inner.skipTrivia()
    // A brace shows that this is a C function rather than a macro call.
    if inner.current == Ascii.openBrace || !keepsMembers { return }
    inner.offset = start
    while inner.offset < lexer.offset {
      let word = inner.takeWord()
      if word.isEmpty {
        inner.offset += 1
      } else if !Ascii.isDigit(inner.byte(at: word.lower)) {
        append(member(.synthesized, word, from: word.lower))
      }
    }
  }

  private func isWordC(_ word: ByteRange) -> Bool { word.length == 1 && lexer.byte(at: word.lower) == 0x43 }

  /// The argument of `NS_SWIFT_NAME` if that is the word just read; else nil.
  mutating func takeSwiftName(_ word: ByteRange) -> ByteRange? {
    guard lexer.matches(word, "NS_SWIFT_NAME") || lexer.matches(word, "CF_SWIFT_NAME"),
      lexer.current == Ascii.openParen
    else { return nil }
    let start = lexer.offset + 1
    lexer.skipBrackets()
    return trimmed(ByteRange(start, lexer.offset - 1))
  }

  func trimmed(_ range: ByteRange) -> ByteRange {
    var (lower, upper) = (range.lower, range.upper)
    while lower < upper, lexer.byte(at: lower) <= Ascii.space { lower += 1 }
    while upper > lower, lexer.byte(at: upper - 1) <= Ascii.space { upper -= 1 }
    return ByteRange(lower, upper)
  }

  // MARK: Directives of the language

  private mutating func takeAt() {
    let start = lexer.offset
    lexer.offset += 1
    let word = lexer.takeWord()
    if word.isEmpty { return }
    if lexer.matches(word, "interface") {
      takeInterface(start)
    } else if lexer.matches(word, "implementation") {
      takeImplementation(start)
    } else if lexer.matches(word, "protocol") {
      takeProtocol(start)
    } else if lexer.matches(word, "end") {
      close(at: lexer.offset)
    } else if lexer.matches(word, "compatibility_alias") {
      takeCompatibilityAlias()
    } else if isInType {
      if lexer.matches(word, "property") {
        takeProperty(start)
      } else if lexer.matches(word, "synthesize") {
        takeSynthesized(start, makesVariables: true)
      } else if lexer.matches(word, "dynamic") {
        takeSynthesized(start, makesVariables: false)
      } else if lexer.matches(word, "optional") {
        isOptional = true
      } else if lexer.matches(word, "required") {
        isOptional = false
      }
    }
    pending = Pending()
  }

  /// Ends the open class or protocol, even without its `@end` in half-typed code.
  mutating func close(at end: Int) {
    guard var type = open else { return }
    open = nil
    type.range = ByteRange(type.range.lower, end)
    type.bodyRange = ByteRange(
      type.bodyRange.lower, lexer.hasPrefix("@end", at: max(0, end - 4)) ? end - 4 : end)
    for member in openMembers { type.memberFlags.formUnion(member.flags.intersection(.marks)) }
    // Two class heads in the branches of an `#if` share one body, which belongs to the last. The first one looks like a class
    // without members and is removed.
    if let head = headWithoutBody, head == type.name, let last = outline.types.last, last.name == head {
      // The superclass depends on the condition, unless its names differ only in the prefix, as `UIView` and `NSView`.
      if last.inherits.first?.text.dropFirst(2) != type.inherits.first?.text.dropFirst(2) {
        type.flags.remove(.namesSuperclass)
      }
      outline.types.removeLast()
      outline.members.removeLast()
    }
    let isFinished = lexer.hasPrefix("@end", at: max(0, end - 4))
    let isEmpty = !(type.bodyRange.lower..<max(type.bodyRange.lower, end)).contains {
      bodyMarks.contains(lexer.byte(at: $0))
    }
    headWithoutBody = !isFinished && isEmpty && lexer.conditions > 0 ? type.name : nil
    outline.types.append(type)
    outline.members.append(openMembers)
    openMembers = []
  }

  func member(
    _ kind: CodeMember.Kind, _ name: ByteRange, from start: Int, flags: CodeMember.Flags = [],
    type: String? = nil
  ) -> CodeMember {
    CodeMember(
      kind: kind, flags: flags, name: lexer.text(name), nameRange: name, start: start, type: type)
  }

  mutating func append(_ member: consuming CodeMember) {
    if isInType { openMembers.append(member) }
  }

  private mutating func begin(_ kind: CodeType.Kind, _ name: ByteRange, from start: Int) {
    close(at: start)
    var type = CodeType(
      kind: kind, name: lexer.text(name), nameRange: name,
      range: ByteRange(pending.start ?? start, lexer.offset),
      bodyRange: ByteRange(lexer.offset, lexer.offset), inherits: [], attributes: [], objcName: nil,
      flags: [.objectiveC, .objc])
    if pending.isDesignable {
      type.attributes = ["IBDesignable"]
      type.flags.insert(.designable)
    }
    if lexer.conditions > 0 { type.flags.insert(.conditional) }
    if let swiftName = pending.swiftName, kind != .extension {
      outline.aliases.append(
        CodeAlias(name: lexer.text(swiftName), nameRange: swiftName, target: type.name))
    }
    open = type
    isOptional = false
  }

  private mutating func takeInterface(_ start: Int) {
    guard let name = takeName() else { return }
    let angles = takeAngles()
    if lexer.accept(Ascii.openParen) {
      begin(.extension, name, from: start)
      takeCategory()
    } else {
      begin(.class, name, from: start)
      // The brackets contain type parameters if a superclass follows, and otherwise protocols.
      if let angles {
        if lexer.current == Ascii.colon { open?.flags.insert(.generic) } else { inheritNames(in: angles) }
      }
    }
    takeSuperclass()
    takeProtocols()
    finishHeader()
  }

  private mutating func takeImplementation(_ start: Int) {
    guard let name = takeName() else { return }
    begin(.extension, name, from: start)
    open?.flags.insert(.implementation)
    if lexer.accept(Ascii.openParen) { takeCategory() }
    if lexer.accept(Ascii.colon) { _ = takeName() }
    finishHeader()
  }

  /// Reads a category after its `(`. A category without a name is a class extension.
  private mutating func takeCategory() {
    if takeName() != nil { open?.flags.insert(.category) }
    _ = lexer.accept(Ascii.closeParen)
  }

  private mutating func takeProtocol(_ start: Int) {
    // `@protocol(Name)` is an expression.
    guard let name = takeName() else { return }
    lexer.skipTrivia()
    // A forward declaration declares nothing.
    if lexer.current == Ascii.comma || lexer.current == Ascii.semicolon { return }
    begin(.protocol, name, from: start)
    takeProtocols()
    finishHeader()
  }

  private mutating func takeCompatibilityAlias() {
    guard let alias = takeName(), let target = takeName() else { return }
    outline.aliases.append(
      CodeAlias(name: lexer.text(alias), nameRange: alias, target: lexer.text(target)))
  }

  /// Reads `typedef Name Alias;` or `typedef Name<Argument> *Alias;` if the type may be a class or a protocol.
  private mutating func takeTypeDefinition() {
    var inner = lexer
    inner.skipTrivia()
    let target = inner.takeWord()
    guard !target.isEmpty, Ascii.isUpper(inner.byte(at: target.lower)) else { return }
    inner.skipTrivia()
    if inner.current == Ascii.less, !inner.skipAngles() { return }
    _ = inner.accept(Ascii.star)
    inner.skipTrivia()
    let alias = inner.takeWord()
    inner.skipTrivia()
    guard !alias.isEmpty, inner.current == Ascii.semicolon else { return }
    lexer.offset = inner.offset
    outline.aliases.append(
      CodeAlias(name: lexer.text(alias), nameRange: alias, target: lexer.text(target)))
  }

  mutating func takeName() -> ByteRange? {
    lexer.skipTrivia()
    let word = lexer.takeWord()
    return word.isEmpty ? nil : word
  }

  private mutating func takeSuperclass() {
    guard lexer.accept(Ascii.colon), let name = takeName() else { return }
    open?.inherits.insert(CodeInheritance(text: lexer.text(name), range: name), at: 0)
    open?.flags.insert(.namesSuperclass)
    // Angle brackets before another pair of them contain the superclass's type arguments.
    if let angles = takeAngles(), lexer.current != Ascii.less { inheritNames(in: angles) }
  }

  private mutating func takeProtocols() {
    if let angles = takeAngles() { inheritNames(in: angles) }
  }

  /// Reads a list in angle brackets and the trivia around it; nil if there is none.
  private mutating func takeAngles() -> ByteRange? {
    lexer.skipTrivia()
    let start = lexer.offset
    guard lexer.current == Ascii.less, lexer.skipAngles() else { return nil }
    defer { lexer.skipTrivia() }
    return ByteRange(start, lexer.offset)
  }

  private mutating func finishHeader() {
    open?.bodyRange = ByteRange(lexer.offset, lexer.offset)
    lexer.skipTrivia()
    if lexer.current == Ascii.openBrace { takeVariables() }
  }

  /// Adds the protocols in angle brackets, unless the brackets contain type arguments.
  private mutating func inheritNames(in range: ByteRange) {
    var inner = lexer
    inner.offset = range.lower
    var found: [CodeInheritance] = []
    while inner.offset < range.upper {
      inner.skipTrivia()
      if inner.offset >= range.upper { break }
      let word = inner.takeWord()
      if word.isEmpty {
        if inner.current == Ascii.star || inner.current == Ascii.openParen { return }
        inner.offset += 1
      } else {
        found.append(CodeInheritance(text: lexer.text(word), range: word))
      }
    }
    open?.inherits += found
  }
}

/// The bytes of which every member declaration contains one.
private let bodyMarks: Set<UInt8> = [
  Ascii.at, Ascii.minus, Ascii.plus, Ascii.openBrace, Ascii.semicolon, Ascii.openParen,
]
