import Text

/// Properties and their accessors.
extension SwiftScanner {
  mutating func takeProperty(isConstant: Bool) {
    let owner = pending.start ?? lexer.offset
    let counts = recordsMember
    var flags = memberFlags
    if isConstant { flags.insert(.constant) }
    let records = counts && keeps(flags)
    let objcName = records ? pending.objcName.map { normalized($0) } : nil
    // `var a, b: T` gives both the type T.
    var untyped: [Int] = []
    while true {
      if lexer.skipTrivia(), startsOtherDeclaration() { return }
      let start = lexer.offset
      var word: ByteRange?
      if lexer.current == Ascii.openParen {
        // What its names are worth only a whole reading tells.
        if counts, !records, flags.contains(.objc) { isMarked = true }
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
        let isHalfTyped = lexer.skipTrivia() && startsOtherDeclaration()
        let typeStart = lexer.offset
        if !isHalfTyped, skipType() { type = ByteRange(typeStart, lexer.offset) }
      } else {
        lexer.offset = nameEnd
      }
      let isFirst = untyped.isEmpty
      var memberIndex: Int?
      if counts, let word, let owningType = open.last?.index {
        // Of one that is passed over it only matters that it is there.
        if !records, flags.contains(.objc) { noteObjectiveC() }
        memberIndex = outline.members[owningType].count
        if records {
          let typeText = type.map { normalized($0) }
          append(
            CodeMember(
              kind: .property, flags: flags, name: lexer.text(word), nameRange: nameRange, start: owner,
              type: typeText, objcName: objcName))
          if type != nil { for index in untyped { outline.members[owningType][index].type = typeText } }
        }
        if type != nil { untyped.removeAll() }
      }
      let end = lexer.offset
      lexer.skipTrivia()
      if lexer.current == Ascii.equals, lexer.byte(at: lexer.offset + 1) != Ascii.equals {
        lexer.offset += 1
        if records, let memberIndex, let owningType = open.last?.index {
          outline.members[owningType][memberIndex].flags.insert(.initialized)
        }
        skipInitialValue()
        untyped.removeAll()
      } else if lexer.current == Ascii.openBrace, type != nil || isFirst {
        if let memberIndex, let owningType = open.last?.index {
          if takeAccessors(owner: owner), records {
            outline.members[owningType][memberIndex].flags.insert(.readOnly)
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
        if lexer.isRecovering { lexer.skipOrphanedBody(owner: owner) }
        return
      }
      lexer.offset += 1
    }
  }

  /// `(a, (b, _))`: each name is a property; their types are not looked for.
  mutating func takeTuplePattern(_ flags: CodeMember.Flags, _ owner: Int, _ objcName: String?) {
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
          CodeMember(
            kind: .property, flags: flags.union(.initialized), name: lexer.text(word), nameRange: nameRange,
            start: owner, objcName: objcName))
      }
    }
    lexer.offset = end
  }

  /// At the `{` behind a property without an initial value: whether the property has a getter only.
  mutating func takeAccessors(owner: Int) -> Bool {
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

  enum Accessor { case getter, setter, modifier }

  func accessor(_ word: ByteRange) -> Accessor? {
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
  mutating func skipEffectWords() {
    while lexer.hasPrefix("async", at: lexer.offset) || lexer.hasPrefix("throws", at: lexer.offset) {
      _ = lexer.takeWord()
      lexer.skipTrivia()
      if lexer.current == Ascii.openParen {
        lexer.skipBrackets()
        lexer.skipTrivia()
      }
    }
  }
}
