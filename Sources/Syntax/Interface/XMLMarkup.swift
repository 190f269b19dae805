/// Text, entities, comments, sections, instructions and the document type.
extension XMLScanner {
  /// Moves to the next `<`, or to the end.
  mutating func skipText() {
    if textAfterEnd > 0 {
      textLower = textAfterEnd
      textAfterEnd = 0
    }
    let lower = offset
    var end = index(of: UInt8(ascii: "<"), UInt8(ascii: "<"), UInt8(ascii: "&"), from: offset)
    while end < count, base[end] == UInt8(ascii: "&") {
      checkEntity(at: end)
      end = index(of: UInt8(ascii: "<"), UInt8(ascii: "<"), UInt8(ascii: "&"), from: end + 1)
    }
    offset = end
    if conflictDepth != nil { readMarkers(from: lower, to: end) }
    if open.isEmpty, !hasReportedOutside, conflictDepth == nil, !hasConflict {
      var text = lower
      while text < offset, isSpace(base[text]) { text += 1 }
      if text < offset {
        hasReportedOutside = true
        report(text, offset, "text stands outside the root element; remove it")
      }
    }
  }

  mutating func checkEntity(at lower: Int) {
    var upper = lower + 1
    let isNumber = upper < count && base[upper] == UInt8(ascii: "#")
    while upper < count, upper - lower < 12, base[upper] != UInt8(ascii: ";"),
      isEntityByte(base[upper])
    {
      upper += 1
    }
    let isClosed = upper < count && base[upper] == UInt8(ascii: ";")
    if isClosed, entity(lower + 1, upper, base: base) != nil { return }
    // A document type may declare names of its own.
    if isClosed, !isNumber, hasDoctype { return }
    report(lower, isClosed ? upper + 1 : lower + 1, "'&' begins no entity that is known here; write '&amp;'")
  }

  mutating func skipDeclaration() {
    let lower = offset
    if hasPrefix("<!--", at: offset) {
      if let end = endOfComment(from: lower + 4) {
        offset = end
      } else {
        report(lower, lower + 4, "the comment is not closed; end it with '-->'")
        offset = findEither(Ascii.newline, Ascii.newline, from: lower + 4)
        isCutOff = offset >= count
      }
    } else if hasPrefix("<![CDATA[", at: offset) {
      if !lacksSectionEnd, let end = index(ofSequence: "]]>", from: lower + 9) {
        offset = end
      } else {
        lacksSectionEnd = true
        isCutOff = true
        report(lower, lower + 9, "the CDATA section is not closed; end it with ']]>'")
        offset = lower + 9
      }
    } else if !hasDoctype, hasPrefix("<!DOCTYPE", at: offset) {
      hasDoctype = true
      offset += 9
      while offset < count, base[offset] != UInt8(ascii: ">"), base[offset] != UInt8(ascii: "<") {
        if base[offset] == UInt8(ascii: "[") {
          while offset < count, base[offset] != UInt8(ascii: "]") { offset += 1 }
        } else {
          offset += 1
        }
      }
      if offset < count, base[offset] == UInt8(ascii: ">") {
        offset += 1
      } else {
        report(lower, lower + 9, "the document type is not closed; end it with '>'")
        if offset >= count { offset = lower + 9 }
      }
    } else {
      reportStray(lower, 2)
      // Too short to tell what it was to become.
      if lower + 9 > count { isCutOff = true }
      offset += 2
    }
  }

  /// Nil also where another comment begins first: `--` can't stand inside.
  private mutating func endOfComment(from lower: Int) -> Int? {
    if lacksCommentEnd { return nil }
    var end = lower
    while true {
      end = index(of: UInt8(ascii: "-"), UInt8(ascii: "-"), UInt8(ascii: "-"), from: end)
      guard end + 2 < count else {
        lacksCommentEnd = true
        return nil
      }
      if base[end + 1] == UInt8(ascii: "-") {
        if base[end + 2] == UInt8(ascii: ">") { return end + 3 }
        if end >= lower + 2, base[end - 1] == UInt8(ascii: "!"), base[end - 2] == UInt8(ascii: "<") {
          return nil
        }
      }
      end += 1
    }
  }

  mutating func skipInstruction() {
    let lower = offset
    if !lacksInstructionEnd, let end = index(ofSequence: "?>", from: lower + 2) {
      // A declaration that lost its end must not swallow the root element; others may hold `<`.
      if !hasPrefix("<?xml ", at: offset)
        || index(of: UInt8(ascii: "<"), UInt8(ascii: "<"), UInt8(ascii: "<"), from: lower + 1) >= end
      {
        offset = end
        return
      }
    } else {
      lacksInstructionEnd = true
    }
    report(lower, lower + 2, "the processing instruction is not closed; end it with '?>'")
    offset = findEither(Ascii.newline, Ascii.newline, from: lower + 2)
  }
}
