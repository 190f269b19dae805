import Text

/// What the Swift text declares; a pure function of its bytes that never fails.
///
/// Bodies are skipped, so that the cost is that of finding brackets. A file whose brackets don't match is read
/// a second time with its indentation as a guide, so that one half-typed line costs little of the rest.
package func swiftOutline(of bytes: Span<UInt8>) -> SwiftOutline {
  bytes.withUnsafeBufferPointer { buffer in
    guard let base = buffer.baseAddress else { return SwiftOutline() }
    var scanner = SwiftScanner(base: base, end: buffer.count, isRecovering: false)
    scanner.scan()
    guard scanner.isDamaged else { return scanner.outline }
    var second = SwiftScanner(base: base, end: buffer.count, isRecovering: true)
    second.scan()
    return second.outline
  }
}

struct SwiftScanner {
  var outline = SwiftOutline()
  private var lexer: SwiftLexer
  private var open: [OpenType] = []
  private var pending = Pending()
  /// `#if` that have not met their `#endif`.
  private var conditions = 0
  /// Kept from one parameter list to the next for their storage.
  private var parameterRanges: [(label: ByteRange?, type: ByteRange)] = []

  init(base: UnsafePointer<UInt8>, end: Int, isRecovering: Bool) {
    lexer = SwiftLexer(base: base, end: end, isRecovering: isRecovering)
  }

  /// A type whose closing brace has not come yet.
  private struct OpenType {
    /// Index into the outline's types.
    var index: Int
    /// Whether all members count, or only those with an Interface Builder attribute.
    var recordsAll: Bool
    /// Of the line that declares it; asked for in recovery only.
    var indentation: Int
  }

  /// Attributes and modifiers met since the last declaration.
  private struct Pending {
    var start: Int?
    var flags: SwiftMember.Flags = []
    var attributes: [ByteRange] = []
    var objcName: ByteRange?
    var hasObjcMembers = false
    var isDesignable = false

    mutating func reset() {
      // Nothing to give back in the common case.
      guard start != nil else { return }
      start = nil
      flags = []
      attributes.removeAll(keepingCapacity: true)
      objcName = nil
      hasObjcMembers = false
      isDesignable = false
    }
  }

  var isDamaged: Bool { lexer.isDamaged }

  mutating func scan() {
    while true {
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
        lexer.skipBraces(owner: pending.start ?? lexer.offset)
        pending.reset()
      case Ascii.openParen, Ascii.openBracket:
        lexer.skipBrackets()
        pending.reset()
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
        pending.reset()
      }
    }
    if !open.isEmpty {
      lexer.isDamaged = true
      for type in open.reversed() { finish(type.index, bodyEnd: lexer.end, end: lexer.end) }
    }
  }

  // MARK: Attributes and directives

  private mutating func takeAttribute() {
    let start = lexer.offset
    lexer.offset += 1
    guard lexer.isAtWord else { return }
    let name = takeDottedName()
    if pending.start == nil { pending.start = start }
    if lexer.current == Ascii.less { skipAngles() }
    // White space before the arguments is an error today and was none once.
    var argument: ByteRange?
    var probe = lexer.offset
    while lexer.byte(at: probe) == Ascii.space { probe += 1 }
    if lexer.byte(at: probe) == Ascii.openParen {
      lexer.offset = probe
      let open = probe + 1
      lexer.skipBrackets()
      argument = ByteRange(open, max(open, lexer.offset - 1))
    }
    note(attribute: name, argument: argument)
  }

  private mutating func note(attribute name: ByteRange, argument: ByteRange?) {
    pending.attributes.append(name)
    switch lexer.byte(at: name.lower) {
    case 0x49 where lexer.matches(name, "IBOutlet"): pending.flags.insert(.outlet)
    case 0x49 where lexer.matches(name, "IBAction"): pending.flags.insert(.action)
    case 0x49 where lexer.matches(name, "IBSegueAction"): pending.flags.insert(.segueAction)
    case 0x49 where lexer.matches(name, "IBInspectable"): pending.flags.insert(.inspectable)
    case 0x49 where lexer.matches(name, "IBDesignable"): pending.isDesignable = true
    case 0x47 where lexer.matches(name, "GKInspectable"): pending.flags.insert(.inspectable)
    case 0x4E where lexer.matches(name, "NSManaged"): pending.flags.insert(.managed)
    case 0x6E where lexer.matches(name, "nonobjc"): pending.flags.insert(.nonobjc)
    case 0x6F where lexer.matches(name, "objcMembers"): pending.hasObjcMembers = true
    case 0x6F where lexer.matches(name, "objc"):
      pending.flags.insert(.objc)
      if let argument, !argument.isEmpty { pending.objcName = argument }
    case 0x61 where lexer.matches(name, "available"):
      if let argument, saysUnavailableEverywhere(argument) { pending.flags.insert(.unavailable) }
    default: break
    }
  }

  /// `@available(*, unavailable, ...)`
  private func saysUnavailableEverywhere(_ argument: ByteRange) -> Bool {
    let text = normalized(argument)
    return text.hasPrefix("*,unavailable")
  }

  private mutating func takeHash() {
    let next = lexer.byte(at: lexer.offset + 1)
    guard Ascii.isWordByte(next) else {
      lexer.skipHash()
      return
    }
    lexer.offset += 1
    let word = lexer.takeWord()
    if lexer.matches(word, "if") {
      conditions += 1
      skipCondition()
    } else if lexer.matches(word, "elseif") {
      skipCondition()
    } else if lexer.matches(word, "endif") {
      conditions = max(0, conditions - 1)
    } else if !lexer.matches(word, "else") {
      // A freestanding macro; what belongs to it is skipped as a stray bracket.
      pending.reset()
    }
  }

  private mutating func skipCondition() {
    // To the end of the line, but a comment may begin there that does not end there.
    while !lexer.isAtEnd, lexer.current != Ascii.newline, lexer.current != Ascii.carriageReturn {
      if lexer.current == Ascii.slash {
        lexer.skipSlashInCode()
      } else if lexer.current == Ascii.openParen {
        lexer.skipBrackets()
      } else {
        lexer.offset += 1
      }
    }
  }

  // MARK: Declarations

  private enum Word {
    case type(SwiftType.Kind)
    case modifier(SwiftMember.Flags)
    case classWord, actor
    case function, initializer, property(isConstant: Bool)
    case subscripting, deinitializer, enumCase, alias, associatedType, importing, operators
    case other
  }

  private mutating func takeDeclaration() {
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
    case .importing, .operators:
      lexer.skipLine()
    case .deinitializer, .associatedType, .classWord, .actor, .other:
      break
    }
    pending.reset()
  }

  private func classify(_ word: ByteRange) -> Word {
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

  /// `private(set)`, `unowned(safe)`, `nonisolated(unsafe)`
  private mutating func takeModifierArgument(_ flags: SwiftMember.Flags) {
    var flags = flags
    let end = lexer.offset
    lexer.skipTrivia()
    if lexer.current == Ascii.openParen {
      let open = lexer.offset + 1
      lexer.skipBrackets()
      if lexer.hasPrefix("set", at: open) { flags.remove(.isPrivate) }
    } else {
      lexer.offset = end
    }
    pending.flags.formUnion(flags)
  }

  /// Behind `class`: a type's name follows, rather than what `class` modifies.
  private mutating func isTypeIntroducer() -> Bool {
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
  private mutating func isActorDeclaration() -> Bool {
    let start = lexer.offset
    defer { lexer.offset = start }
    if lexer.skipTrivia() || !lexer.isAtWord || Ascii.isDigit(lexer.current) { return false }
    _ = lexer.takeWord()
    lexer.skipTrivia()
    return lexer.current == Ascii.openBrace || lexer.current == Ascii.colon || lexer.current == Ascii.less
      || lexer.hasPrefix("where", at: lexer.offset)
  }

  // MARK: Types

  private mutating func takeType(_ kind: SwiftType.Kind) {
    lexer.skipTrivia()
    let nameStart = lexer.offset
    var name: String
    var nameRange: ByteRange
    var flags: SwiftType.Flags = []
    if kind == .extension {
      guard skipType() else { return }
      name = withoutGenericArguments(normalized(ByteRange(nameStart, lexer.offset)))
      nameRange = ByteRange(nameStart, endOfName(from: nameStart))
    } else {
      guard lexer.isAtWord else { return }
      let word = lexer.takeWord()
      nameRange = ByteRange(nameStart, lexer.offset)
      name = lexer.text(word)
      lexer.skipTrivia()
      if lexer.current == Ascii.less {
        if kind != .protocol { flags.insert(.generic) }
        skipAngles()
      }
    }
    let inherits = takeInheritanceClause()
    skipWhereClause()
    lexer.skipTrivia()

    if let outer = open.last { name = outline.types[outer.index].name + "." + name }
    if pending.flags.contains(.objc) { flags.insert(.objc) }
    if pending.flags.contains(.isPrivate) { flags.insert(.isPrivate) }
    if pending.hasObjcMembers { flags.insert(.objcMembers) }
    if pending.isDesignable { flags.insert(.designable) }
    if conditions > 0 { flags.insert(.conditional) }
    let start = pending.start ?? nameStart
    let type = SwiftType(
      kind: kind, name: name, nameRange: nameRange, range: ByteRange(start, lexer.offset),
      bodyRange: ByteRange(lexer.offset, lexer.offset), inherits: inherits,
      attributes: pending.attributes.map { lexer.text($0) },
      objcName: pending.objcName.map { normalized($0) }, flags: flags, members: [])
    outline.types.append(type)
    guard lexer.current == Ascii.openBrace else {
      // Half-typed, or a protocol named in an expression: nothing follows that would be its body.
      return
    }
    lexer.offset += 1
    let index = outline.types.count - 1
    outline.types[index].bodyRange = ByteRange(lexer.offset, lexer.offset)
    let recordsAll =
      switch kind {
      case .class, .extension, .actor: true
      case .protocol: flags.contains(.objc)
      case .struct, .enum: false
      }
    let indentation = lexer.isRecovering ? lexer.indentation(ofLineAt: start) : 0
    // Growing from one would move most members three times.
    if recordsAll { outline.types[index].members.reserveCapacity(8) }
    open.append(OpenType(index: index, recordsAll: recordsAll, indentation: indentation))
  }

  /// At the end of a type: where its name ends, the generic arguments behind the last component left out.
  private func endOfName(from start: Int) -> Int {
    var end = lexer.offset
    guard end > start, lexer.byte(at: end - 1) == Ascii.greater else { return end }
    var depth = 0
    while end > start {
      end -= 1
      let byte = lexer.byte(at: end)
      if byte == Ascii.greater { depth += 1 }
      if byte == Ascii.less { depth -= 1 }
      if depth == 0 { break }
    }
    while end > start, lexer.byte(at: end - 1) <= Ascii.space { end -= 1 }
    return end
  }

  private mutating func takeInheritanceClause() -> [SwiftInheritance] {
    lexer.skipTrivia()
    guard lexer.current == Ascii.colon else { return [] }
    lexer.offset += 1
    var inherits: [SwiftInheritance] = []
    while true {
      skipTypeAttributes()
      if lexer.hasPrefix("nonisolated", at: lexer.offset) {
        let word = lexer.takeWord()
        if isTypePrefix(word) { lexer.skipTrivia() } else { lexer.offset = word.lower }
      }
      let start = lexer.offset
      guard skipType() else { break }
      let range = ByteRange(start, lexer.offset)
      inherits.append(SwiftInheritance(text: normalized(range), range: range))
      lexer.skipTrivia()
      guard lexer.current == Ascii.comma else { break }
      lexer.offset += 1
    }
    return inherits
  }

  private mutating func closeType() {
    lexer.offset += 1
    pending.reset()
    guard let type = open.last else {
      lexer.isDamaged = true
      return
    }
    if lexer.isRecovering, lexer.indentation(ofLineAt: lexer.offset - 1) > type.indentation {
      // One brace too many further up; by its place this one closes no type.
      return
    }
    open.removeLast()
    finish(type.index, bodyEnd: lexer.offset - 1, end: lexer.offset)
  }

  private mutating func finish(_ index: Int, bodyEnd: Int, end: Int) {
    outline.types[index].bodyRange.upper = max(bodyEnd, outline.types[index].bodyRange.lower)
    outline.types[index].range.upper = end
  }

  /// In a damaged file a type's declaration that stands no deeper than an open type shows that the open one
  /// must have ended.
  private mutating func closeTypesByIndentation() {
    guard let last = open.last, pending.start == nil, lexer.current != Ascii.closeBrace,
      lexer.current == Ascii.at || lexer.isAtWord
    else { return }
    let indentation = lexer.indentation(ofLineAt: lexer.offset)
    guard indentation <= last.indentation, startsLine(lexer.offset) else { return }
    while let type = open.last, indentation <= type.indentation {
      open.removeLast()
      finish(type.index, bodyEnd: lexer.offset, end: lexer.offset)
    }
  }

  private func startsLine(_ index: Int) -> Bool {
    var index = index
    while index > 0 {
      let byte = lexer.byte(at: index - 1)
      if byte == Ascii.newline { return true }
      if byte != Ascii.space && byte != Ascii.tab { return false }
      index -= 1
    }
    return true
  }

  private mutating func takeAlias() {
    lexer.skipTrivia()
    let start = lexer.offset
    guard lexer.isAtWord else { return }
    let word = lexer.takeWord()
    let nameRange = ByteRange(start, lexer.offset)
    lexer.skipTrivia()
    if lexer.current == Ascii.less { skipAngles() }
    lexer.skipTrivia()
    guard lexer.current == Ascii.equals else { return }
    lexer.offset += 1
    lexer.skipTrivia()
    let targetStart = lexer.offset
    guard skipType() else { return }
    var name = lexer.text(word)
    if let outer = open.last { name = outline.types[outer.index].name + "." + name }
    outline.aliases.append(
      SwiftAlias(
        name: name, nameRange: nameRange, target: normalized(ByteRange(targetStart, lexer.offset))))
  }

  // MARK: Members

  private static let interfaceBuilder: SwiftMember.Flags = [.outlet, .action, .segueAction, .inspectable]

  /// Whether the declaration at hand goes into the outline.
  private var recordsMember: Bool {
    guard let type = open.last else { return false }
    return type.recordsAll || !pending.flags.isDisjoint(with: Self.interfaceBuilder)
  }

  private mutating func append(_ member: SwiftMember) {
    guard let type = open.last else { return }
    outline.types[type.index].members.append(member)
    outline.types[type.index].memberFlags.formUnion(member.flags)
  }

  private var memberFlags: SwiftMember.Flags {
    conditions > 0 ? pending.flags.union(.conditional) : pending.flags
  }

  private mutating func takeFunction() {
    lexer.skipTrivia()
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
      if lexer.current == Ascii.openParen { lexer.skipBrackets() }
      _ = takeEffects()
      skipBody(owner: owner)
      return
    }
    let parameters = takeParameters()
    var flags = memberFlags
    let result = takeEffects(flags: &flags)
    let name = lexer.text(word)
    let objcName = pending.objcName.map { normalized($0) }
    let selector =
      objcName
      ?? objcSelector(
        baseName: name, parameters: parameters, isInitializer: false, isThrowing: flags.contains(.throws),
        isAsync: flags.contains(.async))
    append(
      SwiftMember(
        kind: .method, flags: flags, name: name, nameRange: nameRange, start: owner, type: result,
        parameters: parameters, selector: selector, objcName: objcName))
    skipBody(owner: owner)
  }

  private mutating func takeInitializer() {
    let nameRange = ByteRange(lexer.offset - 4, lexer.offset)
    let owner = pending.start ?? nameRange.lower
    lexer.skipTrivia()
    if lexer.current == Ascii.question || lexer.current == Ascii.bang { lexer.offset += 1 }
    lexer.skipTrivia()
    if lexer.current == Ascii.less { skipAngles() }
    lexer.skipTrivia()
    guard lexer.current == Ascii.openParen else { return }
    guard recordsMember else {
      lexer.skipBrackets()
      _ = takeEffects()
      skipBody(owner: owner)
      return
    }
    let parameters = takeParameters()
    var flags = memberFlags
    _ = takeEffects(flags: &flags)
    let objcName = pending.objcName.map { normalized($0) }
    let selector =
      objcName
      ?? objcSelector(
        baseName: "init", parameters: parameters, isInitializer: true,
        isThrowing: flags.contains(.throws), isAsync: flags.contains(.async))
    if bodyTraps() { flags.insert(.traps) }
    append(
      SwiftMember(
        kind: .initializer, flags: flags, name: "init", nameRange: nameRange, start: owner,
        parameters: parameters, selector: selector, objcName: objcName))
    skipBody(owner: owner)
  }

  private mutating func takeSubscript() {
    let owner = pending.start ?? lexer.offset
    lexer.skipTrivia()
    if lexer.current == Ascii.less { skipAngles() }
    lexer.skipTrivia()
    guard lexer.current == Ascii.openParen else { return }
    lexer.skipBrackets()
    _ = takeEffects()
    skipBody(owner: owner)
  }

  private mutating func takeEnumCase() {
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

  private mutating func takeProperty(isConstant: Bool) {
    let owner = pending.start ?? lexer.offset
    let records = recordsMember
    var flags = memberFlags
    if isConstant { flags.insert(.constant) }
    let objcName = records ? pending.objcName.map { normalized($0) } : nil
    // `var a, b: T` gives both the type T.
    var untyped: [Int] = []
    while true {
      lexer.skipTrivia()
      let start = lexer.offset
      var word: ByteRange?
      if lexer.current == Ascii.openParen {
        if records { takeTuplePattern(flags, owner, objcName) } else { lexer.skipBrackets() }
      } else if lexer.isAtWord {
        word = lexer.takeWord()
        if let taken = word, lexer.matches(taken, "_") { word = nil }
      } else {
        return
      }
      let nameRange = ByteRange(start, lexer.offset)
      var type: ByteRange?
      let nameEnd = lexer.offset
      lexer.skipTrivia()
      if lexer.current == Ascii.colon {
        lexer.offset += 1
        lexer.skipTrivia()
        let typeStart = lexer.offset
        if skipType() { type = ByteRange(typeStart, lexer.offset) }
      } else {
        lexer.offset = nameEnd
      }
      let isFirst = untyped.isEmpty
      var memberIndex: Int?
      if records, let word, let owningType = open.last?.index {
        let typeText = type.map { normalized($0) }
        memberIndex = outline.types[owningType].members.count
        append(
          SwiftMember(
            kind: .property, flags: flags, name: lexer.text(word), nameRange: nameRange, start: owner,
            type: typeText, objcName: objcName))
        if let typeText {
          for index in untyped { outline.types[owningType].members[index].type = typeText }
          untyped.removeAll()
        }
      }
      let end = lexer.offset
      lexer.skipTrivia()
      if lexer.current == Ascii.equals, lexer.byte(at: lexer.offset + 1) != Ascii.equals {
        lexer.offset += 1
        if let memberIndex, let owningType = open.last?.index {
          outline.types[owningType].members[memberIndex].flags.insert(.initialized)
        }
        skipInitialValue()
        untyped.removeAll()
      } else if lexer.current == Ascii.openBrace, type != nil || isFirst {
        if let memberIndex, let owningType = open.last?.index {
          if takeAccessors(owner: owner) {
            outline.types[owningType].members[memberIndex].flags.insert(.readOnly)
          }
        } else {
          lexer.skipBraces(owner: owner)
        }
        return
      } else {
        lexer.offset = end
        if type == nil, let memberIndex { untyped.append(memberIndex) }
      }
      let beforeComma = lexer.offset
      lexer.skipTrivia()
      guard lexer.current == Ascii.comma else {
        lexer.offset = beforeComma
        return
      }
      lexer.offset += 1
    }
  }

  /// `(a, (b, _))`: each name is a property; their types are not looked for.
  private mutating func takeTuplePattern(_ flags: SwiftMember.Flags, _ owner: Int, _ objcName: String?) {
    let start = lexer.offset
    lexer.skipBrackets()
    let end = lexer.offset
    lexer.offset = start
    while lexer.offset < end {
      lexer.skipTrivia()
      let nameStart = lexer.offset
      guard lexer.offset < end, lexer.isAtWord else {
        lexer.offset += 1
        continue
      }
      let word = lexer.takeWord()
      let nameRange = ByteRange(nameStart, lexer.offset)
      lexer.skipTrivia()
      if word.isEmpty {
        lexer.offset = max(lexer.offset, nameStart + 1)
      } else if lexer.current != Ascii.colon, !lexer.matches(word, "_") {
        // What a colon follows is a label.
        append(
          SwiftMember(
            kind: .property, flags: flags.union(.initialized), name: lexer.text(word), nameRange: nameRange,
            start: owner, objcName: objcName))
      }
    }
    lexer.offset = end
  }

  /// At the `{` behind a property without an initial value: whether the property has a getter only.
  private mutating func takeAccessors(owner: Int) -> Bool {
    let start = lexer.offset
    lexer.offset += 1
    var canBeSet = false
    var sawAccessor = false
    while true {
      lexer.skipTrivia()
      if lexer.current == Ascii.closeBrace {
        lexer.offset += 1
        return sawAccessor && !canBeSet
      }
      if lexer.current == Ascii.at {
        skipTypeAttribute()
        continue
      }
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
      skipEffectWords()
      if lexer.current == Ascii.openBrace {
        lexer.skipBraces(owner: owner)
      } else if lexer.current != Ascii.closeBrace, !lexer.isAtWord, lexer.current != Ascii.at {
        lexer.offset = end
        break
      }
      sawAccessor = true
      if accessor == .setter { canBeSet = true }
    }
    // An implicit getter, whose first word may look like an accessor.
    lexer.offset = start
    lexer.skipBraces(owner: owner)
    return true
  }

  private enum Accessor { case getter, setter, modifier }

  private func accessor(_ word: ByteRange) -> Accessor? {
    func its(_ text: StaticString) -> Bool { lexer.matches(word, text) }
    if its("get") || its("_read") || its("read") || its("unsafeAddress") || its("yielding") {
      return .getter
    }
    if its("set") || its("didSet") || its("willSet") || its("_modify") || its("modify")
      || its("unsafeMutableAddress") || its("init")
    {
      return .setter
    }
    if its("mutating") || its("nonmutating") || its("__consuming") || its("consuming")
      || its("borrowing") || its("nonisolated") || its("private") || its("fileprivate")
    {
      return .modifier
    }
    return nil
  }

  /// `async`, `throws`, `throws(E)`
  private mutating func skipEffectWords() {
    while lexer.hasPrefix("async", at: lexer.offset) || lexer.hasPrefix("throws", at: lexer.offset) {
      _ = lexer.takeWord()
      lexer.skipTrivia()
      if lexer.current == Ascii.openParen {
        lexer.skipBrackets()
        lexer.skipTrivia()
      }
    }
  }

  // MARK: Signatures

  /// At the `(` of a parameter list; leaves the offset behind its `)`.
  private mutating func takeParameters() -> [SwiftParameter] {
    guard lexer.current == Ascii.openParen else { return [] }
    let start = lexer.offset
    lexer.offset += 1
    parameterRanges.removeAll(keepingCapacity: true)
    while true {
      skipTypeAttributes()
      if lexer.current == Ascii.closeParen {
        lexer.offset += 1
        break
      }
      guard lexer.isAtWord else {
        // Half-typed, or a form that is no parameter list after all.
        lexer.offset = start
        lexer.skipBrackets()
        break
      }
      takeParameter()
      if lexer.current == Ascii.comma { lexer.offset += 1 }
    }
    return parameterRanges.map {
      SwiftParameter(label: $0.label.map { lexer.text($0) }, type: normalized($0.type))
    }
  }

  /// Leaves the offset on the comma or parenthesis behind the parameter.
  private mutating func takeParameter() {
    var label = lexer.takeWord()
    lexer.skipTrivia()
    if lexer.isAtWord {
      let second = lexer.takeWord()
      lexer.skipTrivia()
      if lexer.isAtWord {
        // `isolated x y: T`, or `inout x y: T` of Swift 2: a modifier came first.
        label = second
        _ = lexer.takeWord()
        lexer.skipTrivia()
      }
    }
    var type = ByteRange(lexer.offset, lexer.offset)
    if lexer.current == Ascii.colon {
      lexer.offset += 1
      skipTypeAttributes()
      let start = lexer.offset
      if skipType() { type = ByteRange(start, lexer.offset) }
    }
    let isUnlabelled = lexer.matches(label, "_")
    parameterRanges.append((isUnlabelled ? nil : label, type))
    lexer.skipTrivia()
    if lexer.current == Ascii.equals {
      lexer.offset += 1
      skipInitialValue()
      lexer.skipTrivia()
    }
    while !lexer.isAtEnd, lexer.current != Ascii.comma, lexer.current != Ascii.closeParen {
      switch lexer.current {
      case Ascii.closeBrace:
        return
      case Ascii.openParen, Ascii.openBracket:
        lexer.skipBrackets()
      case Ascii.openBrace:
        lexer.skipBraces(owner: lexer.offset)
      case Ascii.quote:
        lexer.skipString(hashes: 0)
      default:
        if lexer.isAtWord { _ = lexer.takeWord() } else { lexer.offset += 1 }
      }
      lexer.skipTrivia()
    }
  }

  private mutating func takeEffects() -> String? {
    var flags: SwiftMember.Flags = []
    return takeEffects(flags: &flags, wantsResult: false)
  }

  /// `async throws -> Result where ...`; leaves the offset on what follows.
  private mutating func takeEffects(flags: inout SwiftMember.Flags, wantsResult: Bool = true) -> String? {
    var result: String?
    while true {
      let before = lexer.offset
      lexer.skipTrivia()
      if lexer.current == Ascii.minus, lexer.byte(at: lexer.offset + 1) == Ascii.greater {
        lexer.offset += 2
        lexer.skipTrivia()
        let start = lexer.offset
        if skipType(), wantsResult {
          let text = normalized(ByteRange(start, lexer.offset))
          result = text
          if text != "Void", text != "()", text != "Swift.Void" { flags.insert(.returnsValue) }
        }
        continue
      }
      guard Ascii.isWordByte(lexer.current) else {
        if lexer.current != Ascii.openBrace { lexer.offset = before }
        return result
      }
      let word = lexer.takeWord()
      if lexer.matches(word, "throws") || lexer.matches(word, "rethrows") {
        flags.insert(.throws)
        lexer.skipTrivia()
        if lexer.current == Ascii.openParen { lexer.skipBrackets() }
      } else if lexer.matches(word, "async") || lexer.matches(word, "reasync") {
        flags.insert(.async)
      } else if lexer.matches(word, "where") {
        lexer.offset = word.lower
        skipWhereClause()
      } else {
        lexer.offset = before
        return result
      }
    }
  }

  private mutating func skipBody(owner: Int) {
    let before = lexer.offset
    lexer.skipTrivia()
    if lexer.current == Ascii.openBrace {
      lexer.skipBraces(owner: owner)
    } else {
      lexer.offset = before
    }
  }

  /// Whether the body that follows does nothing but end the process.
  private mutating func bodyTraps() -> Bool {
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

  private mutating func skipWhereClause() {
    let before = lexer.offset
    lexer.skipTrivia()
    guard lexer.hasPrefix("where", at: lexer.offset),
      !Ascii.isWordByte(lexer.byte(at: lexer.offset + 5))
    else {
      lexer.offset = before
      return
    }
    lexer.offset += 5
    while true {
      guard skipType() else { return }
      let end = lexer.offset
      lexer.skipTrivia()
      if lexer.current == Ascii.colon {
        lexer.offset += 1
      } else if lexer.current == Ascii.equals, lexer.byte(at: lexer.offset + 1) == Ascii.equals {
        lexer.offset += 2
      } else if lexer.current == Ascii.comma {
        lexer.offset += 1
      } else {
        lexer.offset = end
        return
      }
    }
  }

  // MARK: Types as text

  private mutating func takeDottedName() -> ByteRange {
    let first = lexer.takeWord()
    var upper = first.upper
    while lexer.current == Ascii.dot, Ascii.isWordByte(lexer.byte(at: lexer.offset + 1)) {
      lexer.offset += 1
      upper = lexer.takeWord().upper
    }
    return ByteRange(first.lower, upper)
  }

  private mutating func skipTypeAttributes() {
    lexer.skipTrivia()
    while lexer.current == Ascii.at {
      skipTypeAttribute()
      lexer.skipTrivia()
    }
  }

  private mutating func skipTypeAttribute() {
    lexer.offset += 1
    guard lexer.isAtWord else { return }
    _ = takeDottedName()
    if lexer.current == Ascii.less { skipAngles() }
    guard lexer.current == Ascii.openParen else { return }
    let end = lexer.offset
    lexer.skipBrackets()
    // In `@escaping(Int) -> Void` the parentheses are the closure's.
    let afterArguments = lexer.offset
    lexer.skipTrivia()
    let isClosure =
      lexer.current == Ascii.minus && lexer.byte(at: lexer.offset + 1) == Ascii.greater
      || startsFunctionArrow()
    lexer.offset = isClosure ? end : afterArguments
  }

  /// Leaves the offset directly behind a type; false where none starts.
  private mutating func skipType() -> Bool {
    while true {
      lexer.skipTrivia()
      switch lexer.current {
      case Ascii.at:
        skipTypeAttribute()
        continue
      case Ascii.tilde:
        lexer.offset += 1
        continue
      case Ascii.openParen, Ascii.openBracket:
        lexer.skipBrackets()
      default:
        guard lexer.isAtWord else { return false }
        let isEscaped = lexer.current == Ascii.backtick
        let word = lexer.takeWord()
        if !isEscaped, isTypePrefix(word) { continue }
        skipTypeArguments()
      }
      skipTypeSuffix()
      let end = lexer.offset
      lexer.skipTrivia()
      if lexer.current == Ascii.minus, lexer.byte(at: lexer.offset + 1) == Ascii.greater {
        lexer.offset += 2
        continue
      }
      if lexer.current == Ascii.ampersand, lexer.byte(at: lexer.offset + 1) != Ascii.ampersand {
        lexer.offset += 1
        continue
      }
      if startsFunctionArrow() { continue }
      lexer.offset = end
      return true
    }
  }

  private mutating func skipTypeSuffix() {
    while true {
      switch lexer.current {
      case Ascii.question, Ascii.bang:
        lexer.offset += 1
      case Ascii.dot where lexer.hasPrefix("...", at: lexer.offset):
        lexer.offset += 3
      case Ascii.dot, Ascii.newline, Ascii.carriageReturn, Ascii.space:
        // A long name may be broken before or behind a dot; no declaration starts with one.
        let end = lexer.offset
        lexer.skipTrivia()
        guard lexer.current == Ascii.dot, lexer.byte(at: lexer.offset + 1) != Ascii.dot else {
          lexer.offset = end
          return
        }
        lexer.offset += 1
        lexer.skipTrivia()
        guard lexer.isAtWord else {
          lexer.offset = end
          return
        }
        _ = lexer.takeWord()
        skipTypeArguments()
      default:
        return
      }
    }
  }

  private mutating func skipTypeArguments() {
    // `Array <Int>` is legal, if unusual, and so is a line's end before the list.
    let end = lexer.offset
    lexer.skipTrivia()
    if lexer.current == Ascii.less { skipAngles() } else { lexer.offset = end }
  }

  /// Words that stand before a type and are no part of its name.
  private mutating func isTypePrefix(_ word: ByteRange) -> Bool {
    func its(_ text: StaticString) -> Bool { lexer.matches(word, text) }
    let isPrefix =
      switch lexer.byte(at: word.lower) {
      case 0x61: its("any")
      case 0x62: its("borrowing")
      case 0x63: its("consuming")
      case 0x65: its("each")
      case 0x69: its("inout") || its("isolated")
      case 0x6E: its("nonisolated")
      case 0x72: its("repeat")
      case 0x73: its("some") || its("sending")
      case Ascii.underscore: its("__owned") || its("__shared") || its("_const")
      default: false
      }
    guard isPrefix else { return false }
    if its("nonisolated"), lexer.current == Ascii.openParen { lexer.skipBrackets() }
    let end = lexer.offset
    let newline = lexer.skipTrivia()
    var follows =
      lexer.isAtWord || lexer.current == Ascii.openParen || lexer.current == Ascii.openBracket
      || lexer.current == Ascii.at && !newline || lexer.current == Ascii.tilde
    if newline, lexer.isAtWord, lexer.current != Ascii.backtick {
      // Half-typed: the next line is a declaration of its own.
      if case .other = classify(lexer.takeWord()) {} else { follows = false }
    }
    lexer.offset = end
    return follows
  }

  /// `async throws(E) ->` behind a parameter list; leaves the offset behind the arrow, or where it was.
  private mutating func startsFunctionArrow() -> Bool {
    switch lexer.current {
    case 0x61: guard lexer.hasPrefix("async", at: lexer.offset) else { return false }
    case 0x74: guard lexer.hasPrefix("throws", at: lexer.offset) else { return false }
    case 0x72: guard lexer.hasPrefix("rethrows", at: lexer.offset) else { return false }
    default: return false
    }
    let start = lexer.offset
    while lexer.isAtWord {
      let word = lexer.takeWord()
      guard lexer.matches(word, "async") || lexer.matches(word, "throws") || lexer.matches(word, "rethrows")
      else { break }
      lexer.skipTrivia()
      if lexer.current == Ascii.openParen {
        lexer.skipBrackets()
        lexer.skipTrivia()
      }
    }
    if lexer.current == Ascii.minus, lexer.byte(at: lexer.offset + 1) == Ascii.greater {
      lexer.offset += 2
      return true
    }
    lexer.offset = start
    return false
  }

  /// At a `<`: skips to behind its `>`, or over the one byte when what follows is no list of types.
  @discardableResult
  private mutating func skipAngles() -> Bool {
    let start = lexer.offset
    var depth = 0
    while !lexer.isAtEnd {
      switch lexer.current {
      case Ascii.less:
        depth += 1
        lexer.offset += 1
      case Ascii.greater:
        depth -= 1
        lexer.offset += 1
        if depth == 0 { return true }
      case Ascii.minus where lexer.byte(at: lexer.offset + 1) == Ascii.greater:
        lexer.offset += 2
      case Ascii.openParen, Ascii.openBracket:
        lexer.skipBrackets()
      case Ascii.slash:
        let before = lexer.offset
        lexer.skipTrivia()
        if lexer.offset == before {
          lexer.offset = start + 1
          return false
        }
      case Ascii.space, Ascii.tab, Ascii.newline, Ascii.carriageReturn, Ascii.comma, Ascii.dot, Ascii.colon,
        Ascii.ampersand, Ascii.question, Ascii.bang, Ascii.at, Ascii.tilde:
        lexer.offset += 1
      default:
        guard lexer.isAtWord else {
          lexer.offset = start + 1
          return false
        }
        _ = lexer.takeWord()
      }
    }
    lexer.offset = start + 1
    return false
  }

  // MARK: Expressions

  /// Behind `=`: skips the expression, accessor blocks behind it included, up to what ends the declaration.
  private mutating func skipInitialValue() {
    let owner = pending.start ?? lexer.offset
    // Whether an operand is complete, so that a line's end may end the expression.
    var isComplete = false
    while true {
      let before = lexer.offset
      let newline = lexer.skipTrivia()
      if lexer.isAtEnd { return }
      if newline, isComplete, !continuesExpression() {
        lexer.offset = before
        return
      }
      let isAdjacent = lexer.offset == before
      switch lexer.current {
      case Ascii.closeParen, Ascii.closeBracket, Ascii.closeBrace, Ascii.comma, Ascii.semicolon:
        return
      case Ascii.openParen, Ascii.openBracket:
        lexer.skipBrackets()
        isComplete = true
      case Ascii.openBrace:
        lexer.skipBraces(owner: owner)
        isComplete = true
      case Ascii.quote:
        lexer.skipString(hashes: 0)
        isComplete = true
      case Ascii.hash:
        if Ascii.isWordByte(lexer.byte(at: lexer.offset + 1)) {
          if newline { return }
          lexer.offset += 1
        } else {
          lexer.skipHash()
          isComplete = true
        }
      case Ascii.slash:
        let start = lexer.offset
        lexer.skipSlash()
        isComplete = lexer.offset > start + 1
      case Ascii.dot:
        lexer.offset += 1
        isComplete = false
        if lexer.isAtWord {
          _ = lexer.takeWord()
          isComplete = true
        }
      case Ascii.bang, Ascii.question:
        lexer.offset += 1
        if !isAdjacent { isComplete = false }
      case Ascii.less where isAdjacent && isComplete:
        isComplete = skipAngles()
      case Ascii.backslash, Ascii.at:
        lexer.offset += 1
        isComplete = false
      default:
        if lexer.isAtWord {
          let isEscaped = lexer.current == Ascii.backtick
          let word = lexer.takeWord()
          isComplete = isEscaped || !wantsOperand(word)
        } else {
          let isOperator = Ascii.isOperator(lexer.current)
          while Ascii.isOperator(lexer.current), lexer.current != Ascii.slash { lexer.offset += 1 }
          if !isOperator { lexer.offset += 1 }
          // A postfix operator leaves the operand complete.
          let followsSpace = Ascii.isWordByte(lexer.current) || lexer.current == Ascii.openParen
          if !(isAdjacent && isComplete && !followsSpace) { isComplete = false }
        }
      }
    }
  }

  /// At the first byte of a line behind a complete operand: whether the line goes on with the expression.
  private mutating func continuesExpression() -> Bool {
    let first = lexer.current
    let next = lexer.byte(at: lexer.offset + 1)
    switch first {
    case Ascii.dot:
      return Ascii.isWordByte(next) || next == Ascii.backtick || next == Ascii.dot
    case Ascii.question, Ascii.colon, Ascii.openBrace, Ascii.comma, Ascii.closeParen, Ascii.closeBracket,
      Ascii.closeBrace, Ascii.semicolon:
      return true
    case _ where Ascii.isOperator(first):
      // Between spaces on both sides it is a binary operator; before an operand it starts a new line of code.
      var index = lexer.offset
      while Ascii.isOperator(lexer.byte(at: index)) { index += 1 }
      let after = lexer.byte(at: index)
      return after == Ascii.space || after == Ascii.tab || after == Ascii.newline
    default:
      guard Ascii.isWordByte(first) else { return false }
      let start = lexer.offset
      let word = lexer.takeWord()
      lexer.offset = start
      return lexer.matches(word, "as") || lexer.matches(word, "is") || lexer.matches(word, "else")
    }
  }

  private func wantsOperand(_ word: ByteRange) -> Bool {
    Self.wordsBeforeOperand.contains { lexer.matches(word, $0) }
  }

  private static let wordsBeforeOperand: [StaticString] = [
    "try", "await", "as", "is", "in", "if", "else", "switch", "copy", "consume", "any", "some", "each",
    "repeat", "unsafe",
  ]

  // MARK: Text

  /// The text without comments and without white space except between two words.
  private func normalized(_ range: ByteRange) -> String {
    var isPlain = true
    for index in range.lower..<range.upper {
      let byte = lexer.byte(at: index)
      if byte <= Ascii.space || byte == Ascii.slash || byte == Ascii.backtick {
        isPlain = false
        break
      }
    }
    if isPlain { return lexer.text(range) }
    var part = lexer
    var bytes: [UInt8] = []
    bytes.reserveCapacity(range.length)
    part.offset = range.lower
    while part.offset < range.upper {
      let before = part.offset
      part.skipTrivia()
      guard part.offset < range.upper else { break }
      let byte = part.current
      if part.offset > before, let last = bytes.last, Ascii.isWordByte(last), Ascii.isWordByte(byte) {
        bytes.append(Ascii.space)
      }
      if byte != Ascii.backtick { bytes.append(byte) }
      part.offset += 1
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private func withoutGenericArguments(_ type: String) -> String {
    guard type.utf8.contains(Ascii.less) else { return type }
    var depth = 0
    var bytes: [UInt8] = []
    for byte in type.utf8 {
      if byte == Ascii.less { depth += 1 }
      if depth == 0 { bytes.append(byte) }
      if byte == Ascii.greater, bytes.last != Ascii.minus { depth = max(0, depth - 1) }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
