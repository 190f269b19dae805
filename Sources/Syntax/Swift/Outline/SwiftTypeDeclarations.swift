import Text

/// Declarations of types, extensions and type aliases.
extension SwiftScanner {
  /// The maximum depth of nested types. Real types nest less; in a hostile file their names could fill the memory.
  static let deepestNesting = 64

  mutating func takeType(_ kind: CodeType.Kind) {
    if lexer.skipTrivia(), startsOtherDeclaration() { return }
    var flags = pending.typeFlags
    guard let (ownName, nameRange) = takeName(of: kind, &flags) else { return }
    let inherits = takeInheritanceClause()
    skipWhereClause()
    lexer.skipTrivia()

    if lexer.isRecovering, let outer = open.last, outer.indentation < 0,
      lexer.indentation(ofLineAt: owner) == 0
    {
      closeLastType(bodyEnd: owner)
    }
    let outerName = open.last.map { outline.types[$0.index].name } ?? bodyOfLocals
    let name = outerName.map { $0 + "." + ownName } ?? ownName
    if pending.flags.contains(.objc) { flags.insert(.objc) }
    if pending.flags.contains(.isPrivate) { flags.insert(.isPrivate) }
    if conditions > 0 { flags.insert(.conditional) }
    let attributes = pending.attributes.map { lexer.text($0) }
    if attributes.contains(where: mayBeMacro) { flags.insert(.expandsMacro) }
    let start = owner
    let hasBody = enterBody(of: start)
    outline.types.append(
      CodeType(
        kind: kind, name: name, nameRange: nameRange, range: ByteRange(start, lexer.offset),
        bodyRange: ByteRange(lexer.offset, lexer.offset), inherits: inherits,
        attributes: attributes,
        objcName: pending.objcName.map { normalized($0) }, flags: flags))
    if keepsMembers { outline.members.append([]) }
    guard hasBody else { return }
    let index = outline.types.count - 1
    let recordsAll =
      switch kind {
      case .class, .extension, .actor: true
      case .protocol: listed == .all || flags.contains(.objc)
      case .struct, .enum: listed == .all
      }
    var indentation = 0
    if lexer.isRecovering {
      indentation = lexer.indentation(ofLineAt: start)
      if indentation == 0, startsFlushMember() { indentation = -1 }
    }
    // An array that grows from one member would move most members three times.
    if recordsAll, keepsMembers { outline.members[index].reserveCapacity(8) }
    openType(OpenType(index: index, recordsAll: recordsAll, indentation: indentation))
  }

  /// The name as far as the declaration writes it, with its place; nil where there is none.
  private mutating func takeName(of kind: CodeType.Kind, _ flags: inout CodeType.Flags) -> (
    String, ByteRange
  )? {
    let start = lexer.offset
    if kind == .extension {
      guard skipType() else { return nil }
      let range = ByteRange(start, endOfName(from: start))
      return (withoutGenericArguments(normalized(ByteRange(start, lexer.offset))), range)
    }
    guard lexer.isAtWord else { return nil }
    let word = lexer.takeWord()
    let range = ByteRange(start, lexer.offset)
    if skipGenericParameters(), kind != .protocol { flags.insert(.generic) }
    return (lexer.text(word), range)
  }

  /// Whether a body follows. A half-typed type, or a protocol that an expression names, has none.
  private mutating func enterBody(of start: Int) -> Bool {
    guard lexer.current == Ascii.openBrace else {
      lexer.isDamaged = true
      return lexer.isRecovering && findOrphanedBody(of: start)
    }
    if open.count >= Self.deepestNesting {
      lexer.skipBraces(owner: start)
      return false
    }
    lexer.offset += 1
    return true
  }

  /// The end of a type's name without the generic arguments of its last component. The type ends at `offset`.
  func endOfName(from start: Int) -> Int {
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

  mutating func takeInheritanceClause() -> [CodeInheritance] {
    guard lexer.accept(Ascii.colon) else { return [] }
    var inherits: [CodeInheritance] = []
    repeat {
      skipTypeAttributes()
      if lexer.hasPrefix("nonisolated", at: lexer.offset) {
        let word = lexer.takeWord()
        if isTypePrefix(word) { lexer.skipTrivia() } else { lexer.offset = word.lower }
      }
      let start = lexer.offset
      guard skipType() else { break }
      let range = ByteRange(start, lexer.offset)
      inherits.append(CodeInheritance(text: normalized(range), range: range))
    } while lexer.accept(Ascii.comma)
    return inherits
  }

  mutating func closeType() {
    lexer.offset += 1
    pending = Pending()
    if lexer.isRecovering {
      let indentation = lexer.indentation(ofLineAt: lexer.offset - 1)
      // There was one closing brace too many before. The indentation of this one shows that it does not close the type.
      if let type = open.last, type.indentation >= 0, indentation > type.indentation { return }
      // There was one closing brace too few before, so this one closes an outer type.
      if lexer.startsLine(lexer.offset - 1) { closeTypes(from: indentation + 1) }
    }
    if open.isEmpty { lexer.isDamaged = true }
    closeLastType(bodyEnd: lexer.offset - 1)
  }

  mutating func takeAlias() {
    lexer.skipTrivia()
    let start = lexer.offset
    guard lexer.isAtWord else { return }
    let word = lexer.takeWord()
    let nameRange = ByteRange(start, lexer.offset)
    skipGenericParameters()
    guard lexer.accept(Ascii.equals) else { return }
    lexer.skipTrivia()
    let targetStart = lexer.offset
    guard skipType() else { return }
    var name = lexer.text(word)
    if let outer = open.last { name = outline.types[outer.index].name + "." + name }
    outline.aliases.append(
      CodeAlias(
        name: name, nameRange: nameRange, target: normalized(ByteRange(targetStart, lexer.offset))))
  }
}
