/// Attributes of start tags.
extension XMLScanner {
  /// Stops behind `>`; false where something else ends the tag.
  mutating func readAttributes() -> Bool {
    while true {
      let gap = offset
      while offset < count, isSpace(base[offset]) { offset += 1 }
      guard offset < count else { return breakTag(at: gap) }
      let lower = offset
      switch base[offset] {
      case UInt8(ascii: ">"):
        offset += 1
        return true
      case UInt8(ascii: "/"):
        if offset + 1 < count, base[offset + 1] == UInt8(ascii: ">") {
          offset += 2
          isSelfClosing = true
          return true
        }
        offset += 1
        // A cut-off `/>` is what the end of the tag reports.
        if offset < count, !isSpace(base[offset]), base[offset] != UInt8(ascii: "<") {
          reportInTag(lower, offset, "'/' ends no tag here; remove it")
        }
        continue
      case UInt8(ascii: "<"):
        // `gap` keeps the line break and the blanks before the next tag out of this one.
        return breakTag(at: gap)
      default:
        break
      }
      let upper = endOfName(from: lower)
      guard upper > lower else {
        // Control characters have been reported for the whole file.
        if base[lower] >= 0x20 {
          reportInTag(
            lower, lower + 1, "'\(string(lower, lower + 1))' belongs to no attribute; remove it")
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
    while offset < count, isSpace(base[offset]) { offset += 1 }
    guard offset < count, base[offset] == UInt8(ascii: "=") else {
      offset = upper
      reportInTag(lower, upper, "'\(shown(lower, upper))' has no value; write '\(shown(lower, upper))=\"\"'")
      appendAttribute(lower, upper, upper, upper, false)
      return
    }
    offset += 1
    let afterEquals = offset
    while offset < count, isSpace(base[offset]) { offset += 1 }
    guard offset < count else {
      reportInTag(lower, upper, "the value of '\(shown(lower, upper))' is missing")
      appendAttribute(lower, upper, afterEquals, afterEquals, false)
      offset = afterEquals
      return
    }
    let quote = base[offset]
    if quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") {
      readQuoted(quote, ofNameFrom: lower, to: upper)
    } else {
      readUnquoted(ofNameFrom: lower, to: upper, afterEquals: afterEquals)
    }
  }

  private mutating func readQuoted(_ quote: UInt8, ofNameFrom lower: Int, to upper: Int) {
    let valueLower = offset + 1
    var isEscaped = false
    var end = index(of: quote, UInt8(ascii: "<"), UInt8(ascii: "&"), from: valueLower)
    while end < count, base[end] == UInt8(ascii: "&") {
      isEscaped = true
      checkEntity(at: end)
      end = index(of: quote, UInt8(ascii: "<"), UInt8(ascii: "&"), from: end + 1)
    }
    if end < count, base[end] == quote {
      offset = end + 1
      if offset >= count || endsValue(base[offset]) {
        appendAttribute(lower, upper, valueLower, end, isEscaped)
        return
      }
      // `a="x b="y"`: the quote that was found opens the next value.
      if end > valueLower, base[end - 1] == UInt8(ascii: "="),
        let cut = (valueLower..<end).first(where: { isSpace(base[$0]) })
      {
        appendAttribute(lower, upper, valueLower, cut, isEscaped)
        reportUnclosedValue(lower, upper, at: cut, quote)
        offset = cut
        return
      }
      appendAttribute(lower, upper, valueLower, end, isEscaped)
      // Either a space is missing or the value holds a bare quote; the rest of the tag tells.
      return
    }
    // `<` or the end of the file came first. On the same line the value may still be closed.
    var close = end
    while close < count, base[close] != quote, base[close] != UInt8(ascii: "\n") { close += 1 }
    if close < count, base[close] == quote, base[close - 1] != UInt8(ascii: "="),
      close + 1 >= count || endsValue(base[close + 1])
    {
      reportInTag(end, end + 1, "'<' can't stand in a value; write '&lt;'")
      appendAttribute(lower, upper, valueLower, close, true)
      offset = close + 1
      return
    }
    var cut = valueLower
    while cut < end {
      let byte = base[cut]
      if byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") || byte == UInt8(ascii: ">") { break }
      if byte == UInt8(ascii: "/"), cut + 1 < end, base[cut + 1] == UInt8(ascii: ">") { break }
      cut += 1
    }
    // `a="x b=` before a line's end: what the attribute names further on is lost, not the first.
    appendAttribute(lower, upper, valueLower, cut, isEscaped)
    reportUnclosedValue(lower, upper, at: cut, quote)
    offset = cut
  }

  private mutating func readUnquoted(ofNameFrom lower: Int, to upper: Int, afterEquals: Int) {
    let valueLower = offset
    while offset < count {
      let byte = base[offset]
      if isSpace(byte) || byte == UInt8(ascii: ">") || byte == UInt8(ascii: "<") { break }
      if byte == UInt8(ascii: "=") || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") { break }
      if byte == UInt8(ascii: "/"), offset + 1 < count, base[offset + 1] == UInt8(ascii: ">") { break }
      offset += 1
    }
    let name = shown(lower, upper)
    if offset < count, base[offset] == UInt8(ascii: "="), offset > valueLower {
      // `a= b="y"`: what looked like a value is the next name.
      reportInTag(lower, upper, "'\(name)' has no value; write '\(name)=\"\"'")
      appendAttribute(lower, upper, afterEquals, afterEquals, false)
      offset = afterEquals
      return
    }
    if offset == valueLower {
      reportInTag(lower, upper, "'\(name)' has no value; write '\(name)=\"\"'")
      appendAttribute(lower, upper, afterEquals, afterEquals, false)
      offset = afterEquals
      return
    }
    reportInTag(valueLower, offset, "the value of '\(name)' lacks quotes; write '\(name)=\"...\"'")
    appendAttribute(lower, upper, valueLower, offset, false)
    if offset < count, base[offset] == UInt8(ascii: "\"") || base[offset] == UInt8(ascii: "'") {
      offset += 1
    }
  }

  private mutating func appendAttribute(
    _ nameLower: Int, _ nameUpper: Int, _ valueLower: Int, _ valueUpper: Int, _ isEscaped: Bool
  ) {
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
}
