/// Text, entities, comments, CDATA sections, processing instructions and the document type.
extension XMLScanner {
  /// Moves to the next `<`, or to the end.
  mutating func skipText() {
    if textAfterEnd > 0 {
      textLower = textAfterEnd
      textAfterEnd = 0
    }
    let lower = offset
    offset = endOfText(from: lower, before: Ascii.less).end
    if conflictDepth != nil { readMarkers(from: lower, to: offset) }
    if open.isEmpty, !hasReportedOutside, conflictDepth == nil, !hasConflict {
      var text = lower
      while text < offset, isSpace(base[text]) { text += 1 }
      if text < offset {
        hasReportedOutside = true
        report(text, offset, "text outside the root element; remove it")
      }
    }
  }

  /// Checks the entities from an offset to the first `<` or `quote`.
  @inline(__always)
  mutating func endOfText(from lower: Int, before quote: UInt8) -> (end: Int, isEscaped: Bool) {
    var isEscaped = false
    var end = lower
    while true {
      end = first(from: end) {
        ($0 .== every(quote)) .| ($0 .== every(Ascii.less)) .| ($0 .== every(Ascii.ampersand))
      }
      guard byte(at: end) == Ascii.ampersand else { return (end, isEscaped) }
      isEscaped = true
      checkEntity(at: end)
      end += 1
    }
  }

  mutating func checkEntity(at lower: Int) {
    var upper = lower + 1
    let isNumber = byte(at: upper) == Ascii.hash
    while upper - lower < 12, isEntityByte(byte(at: upper)) { upper += 1 }
    let isClosed = byte(at: upper) == Ascii.semicolon
    if isClosed, entity(lower + 1, upper, base: base) != nil { return }
    // A document type may declare named entities.
    if isClosed, !isNumber, hasDoctype { return }
    report(lower, isClosed ? upper + 1 : lower + 1, "'&' without a known entity; write '&amp;'")
  }

  mutating func skipDeclaration() {
    let lower = offset
    if hasPrefix("<!--", at: offset) {
      var hyphens: Int?
      if let end = endOfComment(from: lower + 4, &hyphens) {
        offset = end
        if let hyphens {
          report(hyphens, hyphens + 2, "a comment can't contain '--'; remove a hyphen")
        }
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
      while offset < count, current != Ascii.greater, current != Ascii.less {
        if current == Ascii.openBracket {
          offset = findEither(Ascii.closeBracket, Ascii.closeBracket, from: offset)
        } else {
          offset += 1
        }
      }
      if current == Ascii.greater {
        offset += 1
      } else {
        report(lower, lower + 9, "the document type is not closed; end it with '>'")
        if offset >= count { offset = lower + 9 }
      }
    } else {
      reportStray(lower, 2)
      // The remaining text is too short to show which markup begins here.
      if lower + 9 > count { isCutOff = true }
      offset += 2
    }
  }

  /// The end of a comment; nil if it is missing, or if another comment begins before it.
  ///
  /// - Parameter hyphens: Receives the offset of the first `--` in the comment, which XML does not allow.
  private mutating func endOfComment(from lower: Int, _ hyphens: inout Int?) -> Int? {
    if lacksCommentEnd { return nil }
    var end = lower
    while true {
      end = findEither(Ascii.minus, Ascii.minus, from: end)
      guard end + 2 < count else {
        lacksCommentEnd = true
        return nil
      }
      if base[end + 1] == Ascii.minus {
        if base[end + 2] == Ascii.greater { return end + 3 }
        hyphens = hyphens ?? end
        if end >= lower + 2, base[end - 1] == Ascii.bang, base[end - 2] == Ascii.less {
          return nil
        }
      }
      end += 1
    }
  }

  mutating func skipInstruction() {
    let lower = offset
    if !lacksInstructionEnd, let end = index(ofSequence: "?>", from: lower + 2) {
      // An XML declaration without its end must not swallow the root element. Other instructions may contain `<`.
      if !hasPrefix("<?xml ", at: offset)
        || findEither(Ascii.less, Ascii.less, from: lower + 1) >= end
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
