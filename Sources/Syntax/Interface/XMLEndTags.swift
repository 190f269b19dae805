/// The end tags, and the elements that they close.
extension XMLScanner {
  mutating func readEndTag() {
    nameLower = offset + 2
    nameUpper = endOfName(from: nameLower)
    offset = nameUpper
    hasReportedTag = false
    skipSpaces()
    if current == Ascii.greater {
      offset += 1
    } else {
      offset = nameUpper
      while offset < count, current != Ascii.greater, current != Ascii.less, current != Ascii.newline {
        offset += 1
      }
      isCutOff = isAtEnd
      if current == Ascii.greater {
        offset += 1
      } else if current == Ascii.newline, offset > nameUpper, base[offset - 1] == Ascii.carriageReturn {
        offset -= 1
      }
      let name = shown(nameLower, nameUpper)
      reportInTag(
        tagLower, offset,
        isCutOff
          ? "the end tag of '\(name)' is not finished, since the file ends there; restore the rest of the file"
          : "the end tag of '\(name)' is not finished; write '</\(name)>'")
    }
    tagUpper = offset
    guard let top = open.last else {
      reportNesting(nameLower, nameUpper, "'\(shownTag)' closes no open element; remove it")
      textLower = offset
      return
    }
    if isName(of: top) {
      close(1, forcedAt: tagLower, upper: offset)
    } else {
      readUnmatchedEnd()
    }
    // The text before an end tag is needed until the element has ended.
    textAfterEnd = offset
  }

  private var shownTag: String { "</\(shown(nameLower, nameUpper))>" }

  private mutating func readUnmatchedEnd() {
    let column = column(of: tagLower)
    let topColumn = topColumn()
    var nearest: Int?
    var number: Int?
    var step = 0
    while step < min(Self.maximumSearchDepth, open.count) {
      let position = open.count - 1 - step
      if isName(of: open[position]) {
        if open[position].column == -2 {
          open[position].column = self.column(of: open[position].lower)
        }
        if column < 0 || open[position].column == column {
          number = step + 1
          break
        }
        if nearest == nil { nearest = step + 1 }
      }
      step += 1
    }
    if number == nil, column >= 0, topColumn >= 0 {
      if column == topColumn, let top = open.last {
        let name = shown(top.lower + 1, top.nameUpper)
        reportNesting(
          nameLower, nameUpper, "unexpected '\(shownTag)' where '\(name)' ends; write '</\(name)>'")
        close(1, forcedAt: tagLower, upper: offset)
        return
      }
      // If the end tag is indented deeper than all open elements, the line with its start tag is missing.
      if column > topColumn { nearest = nil }
    }
    guard let closed = number ?? nearest else {
      reportNesting(nameLower, nameUpper, "'\(shownTag)' closes no open element; remove it")
      textLower = offset
      return
    }
    if let unclosed = open.suffix(closed).dropFirst().last(where: { !$0.isBroken }) {
      if !hasConflict { reportUnclosed(unclosed) }
    }
    close(closed, forcedAt: tagLower, upper: offset)
  }

  private func isName(of element: OpenElement) -> Bool {
    let length = nameUpper - nameLower
    guard length == element.nameUpper - element.lower - 1 else { return false }
    var step = 0
    while step < length, base[nameLower + step] == base[element.lower + 1 + step] { step += 1 }
    return step == length
  }

  private mutating func topColumn() -> Int {
    guard let top = open.last else { return -1 }
    if top.column != -2 { return top.column }
    let column = column(of: top.lower)
    open[open.count - 1].column = column
    return column
  }

  /// Whether the tag at `lower` closes a half-typed element, since it is not indented deeper.
  mutating func closesBroken(_ top: OpenElement, before lower: Int) -> Bool {
    let column = column(of: lower)
    return column >= 0 && column <= topColumn()
  }

  /// The indentation of a tag in bytes; -1 if the tag is not first on its line.
  func column(of lower: Int) -> Int {
    var start = lower
    while start > 0, lower - start <= Self.maximumColumn {
      let byte = base[start - 1]
      if byte == Ascii.newline || byte == Ascii.carriageReturn { return lower - start }
      guard byte == Ascii.space || byte == Ascii.tab else { return -1 }
      start -= 1
    }
    return start == 0 ? lower : -1
  }
}
