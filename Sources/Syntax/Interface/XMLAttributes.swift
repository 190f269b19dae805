/// Attributes of start tags.
extension XMLScanner {
  /// Reads the attributes up to and including `>`; false if something else ends the tag.
  mutating func readAttributes() -> Bool {
    while true {
      let gap = offset
      skipSpaces()
      let lower = offset
      switch current {
      case _ where isAtEnd:
        return breakTag(at: gap)
      case Ascii.greater:
        offset += 1
        return true
      case Ascii.slash:
        offset += 1
        if current == Ascii.greater {
          offset += 1
          isSelfClosing = true
          return true
        }
        // A cut-off `/>` is reported when the tag ends.
        if offset < count, !isSpace(current), current != Ascii.less {
          reportInTag(lower, offset, "unexpected '/'; remove it")
        }
        continue
      case Ascii.less:
        // The tag ends at `gap`, so that the line break and the blanks before the next tag are not part of it.
        return breakTag(at: gap)
      default:
        break
      }
      let upper = endOfName(from: lower)
      guard upper > lower else {
        // Control characters are reported for the whole file.
        if base[lower] >= 0x20 {
          reportInTag(
            lower, lower + 1, "unexpected '\(string(lower, lower + 1))'; remove it")
        }
        offset += 1
        continue
      }
      if gap == lower, lower > nameUpper {
        reportInTag(lower, upper, "a space is missing before '\(shown(lower, upper))'")
      }
      offset = upper
      readValue(ofNameFrom: lower, to: upper)
    }
  }

  private mutating func readValue(ofNameFrom lower: Int, to upper: Int) {
    skipSpaces()
    guard current == Ascii.equals else { return readNoValue(ofNameFrom: lower, to: upper, at: upper) }
    offset += 1
    let afterEquals = offset
    skipSpaces()
    switch current {
    case Ascii.quote, Ascii.apostrophe: readQuoted(current, ofNameFrom: lower, to: upper)
    default: readUnquoted(ofNameFrom: lower, to: upper, afterEquals: afterEquals)
    }
  }

  private mutating func readNoValue(ofNameFrom lower: Int, to upper: Int, at place: Int) {
    let name = shown(lower, upper)
    reportInTag(
      lower, upper,
      isAtEnd && place > upper
        ? "the value of '\(name)' is missing" : "'\(name)' has no value; write '\(name)=\"\"'")
    appendAttribute(lower, upper, place, place, false)
    offset = place
  }

  private mutating func readQuoted(_ quote: UInt8, ofNameFrom lower: Int, to upper: Int) {
    let valueLower = offset + 1
    let (end, isEscaped) = endOfText(from: valueLower, before: quote)
    if byte(at: end) == quote {
      offset = end + 1
      // In `a="x b="y"`, the quote that was found opens the next value.
      if !isAtEnd, !endsValue(current), end > valueLower, base[end - 1] == Ascii.equals,
        let cut = (valueLower..<end).first(where: { isSpace(base[$0]) })
      {
        return cutValue(ofNameFrom: lower, to: upper, valueLower, cut, isEscaped)
      }
      // Otherwise a space may be missing, or the value contains a bare quote. The rest of the tag shows which.
      return appendAttribute(lower, upper, valueLower, end, isEscaped)
    }
    // `<` or the end of the file comes before a closing quote. The value may still be closed on the same line.
    let close = findEither(quote, Ascii.newline, from: end)
    if byte(at: close) == quote, base[close - 1] != Ascii.equals,
      close + 1 >= count || endsValue(base[close + 1])
    {
      reportInTag(end, end + 1, "'<' is not allowed in a value; write '&lt;'")
      appendAttribute(lower, upper, valueLower, close, true)
      offset = close + 1
      return
    }
    var cut = valueLower
    while cut < end {
      let byte = base[cut]
      if byte == Ascii.newline || byte == Ascii.carriageReturn || byte == Ascii.greater { break }
      if byte == Ascii.slash, cut + 1 < end, base[cut + 1] == Ascii.greater { break }
      cut += 1
    }
    // After `a="x b=` and a line break, the attributes that follow are lost, but not the first one.
    cutValue(ofNameFrom: lower, to: upper, valueLower, cut, isEscaped)
  }

  private mutating func cutValue(
    ofNameFrom lower: Int, to upper: Int, _ valueLower: Int, _ cut: Int, _ isEscaped: Bool
  ) {
    appendAttribute(lower, upper, valueLower, cut, isEscaped)
    let name = shown(lower, upper)
    reportInTag(lower, cut, "the value of '\(name)' is not closed; end it with a quotation mark")
    offset = cut
  }

  private mutating func readUnquoted(ofNameFrom lower: Int, to upper: Int, afterEquals: Int) {
    let valueLower = offset
    while offset < count, !endsName(current) || current == Ascii.slash {
      if current == Ascii.slash, byte(at: offset + 1) == Ascii.greater { break }
      offset += 1
    }
    // In `a= b="y"`, the apparent value is the next name.
    if current == Ascii.equals || offset == valueLower {
      return readNoValue(ofNameFrom: lower, to: upper, at: afterEquals)
    }
    let name = shown(lower, upper)
    reportInTag(valueLower, offset, "the value of '\(name)' lacks quotes; write '\(name)=\"...\"'")
    appendAttribute(lower, upper, valueLower, offset, false)
    if current == Ascii.quote || current == Ascii.apostrophe { offset += 1 }
  }

  private mutating func appendAttribute(
    _ nameLower: Int, _ nameUpper: Int, _ valueLower: Int, _ valueUpper: Int, _ isEscaped: Bool
  ) {
    // Hot: nearly all names of a tag differ in their length or last letter.
    let bit =
      (1 as UInt64) &<< UInt64(truncatingIfNeeded: (nameUpper - nameLower) &* 7 &+ Int(base[nameUpper - 1]))
    if attributeNames & bit != 0, isRepeated(nameLower, nameUpper) {
      let name = shown(nameLower, nameUpper)
      reportInTag(nameLower, nameUpper, "'\(name)' is repeated in this tag; remove one")
    }
    attributeNames |= bit
    let attribute = Attribute(
      nameLower: nameLower, nameUpper: nameUpper, valueLower: valueLower, valueUpper: valueUpper,
      isEscaped: isEscaped)
    if attributeCount < attributes.count {
      attributes[attributeCount] = attribute
    } else {
      attributes.append(attribute)
    }
    attributeCount += 1
  }

  /// Whether an earlier attribute of the tag has the same name.
  private func isRepeated(_ lower: Int, _ upper: Int) -> Bool {
    let name = UnsafeRawBufferPointer(rebasing: UnsafeRawBufferPointer(bytes)[lower..<upper])
    return (0..<min(attributeCount, Self.maximumAttributes)).contains { index in
      let known = attributes[index]
      return known.nameUpper - known.nameLower == upper - lower
        && name.elementsEqual(UnsafeRawBufferPointer(bytes)[known.nameLower..<known.nameUpper])
    }
  }
}
