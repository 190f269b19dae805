import Text

/// Reads XML tag by tag, in one pass, and keeps going after damage.
///
/// Nothing is copied out of the file: names and values are byte offsets, entities stay as written.
/// Elements are balanced here: every `start` that is not self-closing has exactly one `end`,
/// whatever the file looks like.
///
/// Damage is healed with the help of indentation, which Interface Builder always writes: a line
/// that is half typed or missing then costs no more than the element it belongs to. Well-formed
/// files never reach those paths, so their indentation means nothing.
struct XMLScanner {
  enum Event { case start, end, done }

  struct Attribute {
    var nameLower, nameUpper: Int
    var valueLower, valueUpper: Int
    /// The value holds `&`.
    var isEscaped: Bool

    var name: ByteRange { ByteRange(nameLower, nameUpper) }
    var value: ByteRange { ByteRange(valueLower, valueUpper) }
  }

  private struct OpenElement {
    var lower: Int
    var nameUpper: Int
    /// Number of blanks before it; -1 where it is not first on its line, -2 while unknown.
    var column: Int
    /// Its start tag was cut off, and that has been reported.
    var isBroken: Bool
  }

  /// More would not help a reader, and a megabyte of `<` must not become a million messages.
  private static let maximumProblems = 100
  /// How far out an end tag that does not match looks for its start; keeps damage from costing
  /// the square of its size.
  private static let maximumSearchDepth = 256
  private static let maximumColumn = 256

  let base: UnsafePointer<UInt8>
  let count: Int
  /// Else it is UTF-8.
  var isLatin1 = false
  private(set) var problems: [Problem] = []
  private(set) var hasConflict = false

  /// Those of the current start tag are the first `attributeCount`. The buffer only grows:
  /// emptying and filling it for each tag cost some twentieth of all time.
  private(set) var attributes: ContiguousArray<Attribute> = []
  private(set) var attributeCount = 0
  /// The current tag, from `<` to behind `>`.
  private(set) var tagLower = 0
  private(set) var tagUpper = 0
  private(set) var nameLower = 0
  private(set) var nameUpper = 0
  private(set) var isSelfClosing = false
  /// Where the text before the current tag begins, behind the last tag, comment or section.
  private(set) var textLower = 0
  /// At `end`: where the closed element ends.
  private(set) var elementUpper = 0
  /// At `end`: the element has no end tag, and that of an outer element closed it.
  private(set) var isForced = false

  private var offset = 0
  private var open: ContiguousArray<OpenElement> = []
  private var pendingEnds = 0
  /// Where the elements end that `pendingEnds` closes before the last, and the last.
  private var forcedUpper = 0
  private var lastUpper = 0
  /// Elements open where the current conflict began; nil outside conflicts.
  private var conflictDepth: Int?
  private(set) var hasDoctype = false
  private var hasRoot = false
  private var hasReportedOutside = false
  private var hasReportedTag = false
  /// The end of the file was met inside a tag.
  private var isCutOff = false
  private var lacksCommentEnd = false
  private var lacksInstructionEnd = false
  private var lacksSectionEnd = false

  /// `base` must outlive the scanner and hold `count` bytes; every access is below `count`.
  init(_ base: UnsafePointer<UInt8>, count: Int, from start: Int) {
    self.base = base
    self.count = count
    offset = start
    textLower = start
  }

  var depth: Int { open.count }

  /// The names of the open elements, outermost first.
  var openNames: [String] { open.map { string($0.lower + 1, $0.nameUpper) } }

  /// Takes back the start tag that was read last, and goes on from before it.
  mutating func goBack(to lower: Int) {
    if !isSelfClosing { _ = open.popLast() }
    offset = lower
    textLower = lower
    textAfterEnd = 0
  }

  mutating func report(
    _ lower: Int, _ upper: Int, _ message: String, as kind: Problem.Kind = .malformed
  ) {
    guard problems.count < Self.maximumProblems else { return }
    problems.append(Problem(kind, ByteRange(lower, min(upper, count)), message))
  }

  /// A name as messages show it.
  func shown(_ lower: Int, _ upper: Int) -> String {
    upper - lower > 40
      ? string(lower, lower + 40) + "..." : string(lower, upper)
  }

  /// The text of a range without decoding entities.
  func string(_ lower: Int, _ upper: Int) -> String {
    guard lower >= 0, lower < upper, upper <= count else { return "" }
    let bytes = UnsafeBufferPointer(start: base + lower, count: upper - lower)
    return isLatin1 ? latin1Text(bytes) : String(decoding: bytes, as: UTF8.self)
  }

  mutating func next() -> Event {
    while true {
      if pendingEnds > 0 {
        pendingEnds -= 1
        isForced = pendingEnds > 0
        elementUpper = isForced ? forcedUpper : lastUpper
        _ = open.popLast()
        return .end
      }
      skipText()
      if pendingEnds > 0 { continue }
      guard offset < count else { return finish() }
      tagLower = offset
      guard offset + 1 < count else {
        reportStray(offset, 1)
        offset += 1
        continue
      }
      switch base[offset + 1] {
      case UInt8(ascii: "/"):
        readEndTag()
      case UInt8(ascii: "!"):
        skipDeclaration()
        textLower = offset
      case UInt8(ascii: "?"):
        skipInstruction()
        textLower = offset
      case UInt8(ascii: "<") where isConflictMarker(UInt8(ascii: "<"), at: offset):
        beginConflict()
      case let byte where isNameHead(byte):
        if let top = open.last, top.isBroken, closesBroken(top, before: offset) {
          close(1, forcedAt: offset, upper: offset)
          continue
        }
        readStartTag()
        return .start
      default:
        reportStray(offset, 1)
        offset += 1
      }
    }
  }

  private mutating func finish() -> Event {
    guard let top = open.last else { return .done }
    // A tag cut off by the end of the file has said so already.
    if !isCutOff, !top.isBroken, !hasConflict { reportUnclosed(top) }
    tagLower = count
    tagUpper = count
    close(open.count, forcedAt: count, upper: count)
    pendingEnds -= 1
    elementUpper = count
    isForced = false
    _ = open.popLast()
    return .end
  }

  private mutating func close(_ number: Int, forcedAt forced: Int, upper: Int) {
    pendingEnds = number
    forcedUpper = forced
    lastUpper = upper
  }

  // MARK: Tags

  private mutating func readStartTag() {
    nameLower = offset + 1
    nameUpper = endOfName(from: nameLower)
    offset = nameUpper
    isSelfClosing = false
    hasReportedTag = false
    attributeCount = 0
    let isBroken = !readAttributes()
    tagUpper = offset
    if open.isEmpty {
      if hasRoot, !hasReportedOutside, !hasConflict {
        hasReportedOutside = true
        report(nameLower, nameUpper, "'\(shown(nameLower, nameUpper))' stands behind the root element's end")
      }
      hasRoot = true
    }
    if !isSelfClosing {
      open.append(
        OpenElement(lower: tagLower, nameUpper: nameUpper, column: -2, isBroken: isBroken))
    }
    textLower = offset
  }

  /// Stops behind `>`; false where something else ends the tag.
  private mutating func readAttributes() -> Bool {
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
        let cut = firstSpace(from: valueLower, to: end)
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

  private mutating func readEndTag() {
    nameLower = offset + 2
    nameUpper = endOfName(from: nameLower)
    offset = nameUpper
    hasReportedTag = false
    while offset < count, isSpace(base[offset]) { offset += 1 }
    if offset < count, base[offset] == UInt8(ascii: ">") {
      offset += 1
    } else {
      var end = nameUpper
      while end < count, base[end] != UInt8(ascii: ">"), base[end] != UInt8(ascii: "<"),
        base[end] != UInt8(ascii: "\n")
      {
        end += 1
      }
      let isClosed = end < count && base[end] == UInt8(ascii: ">")
      offset = isClosed ? end + 1 : end
      isCutOff = offset >= count && !isClosed
      if !isClosed, offset < count, base[offset] == UInt8(ascii: "\n"), offset > nameUpper,
        base[offset - 1] == UInt8(ascii: "\r")
      {
        offset -= 1
      }
      let name = shown(nameLower, nameUpper)
      reportInTag(tagLower, offset, "the end tag of '\(name)' is not finished; write '</\(name)>'")
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
    // The text before an end tag is still asked for while its element ends.
    textAfterEnd = offset
  }

  private var textAfterEnd = 0

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
        reportNesting(nameLower, nameUpper, "'\(shownTag)' stands where '\(name)' ends; write '</\(name)>'")
        close(1, forcedAt: tagLower, upper: offset)
        return
      }
      // Deeper than all that is open: the line with its start is missing.
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
    return isEqual(nameLower, element.lower + 1, length: length)
  }

  /// Both ranges must lie in the file.
  private func isEqual(_ first: Int, _ second: Int, length: Int) -> Bool {
    var step = 0
    while step + 8 <= length {
      if word(first + step) != word(second + step) { return false }
      step += 8
    }
    while step < length {
      if base[first + step] != base[second + step] { return false }
      step += 1
    }
    return true
  }

  private mutating func topColumn() -> Int {
    guard let top = open.last else { return -1 }
    if top.column != -2 { return top.column }
    let column = column(of: top.lower)
    open[open.count - 1].column = column
    return column
  }

  /// Whether the tag at `lower` is no child of the half-typed element before it.
  private mutating func closesBroken(_ top: OpenElement, before lower: Int) -> Bool {
    let column = column(of: lower)
    return column >= 0 && column <= topColumn()
  }

  /// How far a tag is indented; -1 where it is not first on its line.
  func column(of lower: Int) -> Int {
    var start = lower
    while start > 0, lower - start <= Self.maximumColumn {
      let byte = base[start - 1]
      if byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") { return lower - start }
      guard byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") else { return -1 }
      start -= 1
    }
    return start == 0 ? lower : -1
  }

  // MARK: What is no tag

  /// Moves to the next `<`, or to the end.
  private mutating func skipText() {
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

  private mutating func checkEntity(at lower: Int) {
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

  private mutating func skipDeclaration() {
    let lower = offset
    if starts(with: "<!--") {
      if let end = endOfComment(from: lower + 4) {
        offset = end
      } else {
        report(lower, lower + 4, "the comment is not closed; end it with '-->'")
        offset = endOfLine(from: lower + 4)
        isCutOff = offset >= count
      }
    } else if starts(with: "<![CDATA[") {
      if !lacksSectionEnd, let end = index(ofSequence: "]]>", from: lower + 9) {
        offset = end
      } else {
        lacksSectionEnd = true
        isCutOff = true
        report(lower, lower + 9, "the CDATA section is not closed; end it with ']]>'")
        offset = lower + 9
      }
    } else if !hasDoctype, starts(with: "<!DOCTYPE") {
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

  private mutating func skipInstruction() {
    let lower = offset
    if !lacksInstructionEnd, let end = index(ofSequence: "?>", from: lower + 2) {
      // A declaration that lost its end must not swallow the root element; others may hold `<`.
      if !starts(with: "<?xml ")
        || index(of: UInt8(ascii: "<"), UInt8(ascii: "<"), UInt8(ascii: "<"), from: lower + 1) >= end
      {
        offset = end
        return
      }
    } else {
      lacksInstructionEnd = true
    }
    report(lower, lower + 2, "the processing instruction is not closed; end it with '?>'")
    offset = endOfLine(from: lower + 2)
  }

  // MARK: Merge conflicts

  private func isConflictMarker(_ byte: UInt8, at lower: Int) -> Bool {
    guard lower + 7 <= count, lower == 0 || base[lower - 1] == UInt8(ascii: "\n") else { return false }
    var step = lower
    while step < lower + 7 {
      if base[step] != byte { return false }
      step += 1
    }
    return step == count || isSpace(base[step])
  }

  private mutating func beginConflict() {
    let lower = offset
    offset = endOfLine(from: lower)
    textLower = offset
    hasConflict = true
    conflictDepth = open.count
    report(
      lower, offset,
      "unresolved merge conflict; keep one side and remove the markers '<<<<<<<', '=======' and '>>>>>>>'",
      as: .mergeConflict)
  }

  /// Each side begins with the elements open that the conflict began with, as far as they still are.
  private mutating func readMarkers(from lower: Int, to upper: Int) {
    var line = lower
    while line < upper, let depth = conflictDepth {
      if isConflictMarker(UInt8(ascii: ">"), at: line) {
        conflictDepth = nil
        return
      }
      if isConflictMarker(UInt8(ascii: "="), at: line) || isConflictMarker(UInt8(ascii: "|"), at: line),
        open.count > depth
      {
        offset = endOfLine(from: line)
        textLower = offset
        close(open.count - depth, forcedAt: line, upper: line)
        return
      }
      line = index(of: UInt8(ascii: "\n"), UInt8(ascii: "\n"), UInt8(ascii: "\n"), from: line) + 1
    }
  }

  // MARK: Reports

  private mutating func breakTag(at end: Int) -> Bool {
    // Here offset is at the next tag or at the end of the file.
    isCutOff = offset >= count
    // The line break stays outside, so that the next tag is seen to stand first on its line.
    offset = end
    if offset >= count || !isAheadOfConflict(offset) {
      let name = shown(nameLower, nameUpper)
      reportInTag(nameLower, nameUpper, "the tag of '\(name)' is not finished; end it with '/>' or '>'")
    }
    return false
  }

  private func isAheadOfConflict(_ lower: Int) -> Bool {
    var start = lower
    while start < count, isSpace(base[start]) { start += 1 }
    return isConflictMarker(UInt8(ascii: "<"), at: start)
  }

  /// One message a tag: what follows the first damage is mostly its echo.
  private mutating func reportInTag(_ lower: Int, _ upper: Int, _ message: String) {
    if hasReportedTag { return }
    hasReportedTag = true
    report(lower, upper, message)
  }

  private mutating func reportUnclosedValue(_ lower: Int, _ upper: Int, at end: Int, _ quote: UInt8) {
    let name = shown(lower, upper)
    reportInTag(lower, end, "the value of '\(name)' is not closed; end it with a quotation mark")
  }

  private mutating func reportUnclosed(_ element: OpenElement) {
    let name = shown(element.lower + 1, element.nameUpper)
    report(
      element.lower + 1, element.nameUpper,
      "'\(name)' is not closed; end its tag with '/>' or add '</\(name)>'")
  }

  /// Both sides of a conflict open and close the same elements; what follows from that is no news.
  private mutating func reportNesting(_ lower: Int, _ upper: Int, _ message: String) {
    if hasConflict { return }
    reportInTag(lower, upper, message)
  }

  private mutating func reportStray(_ lower: Int, _ length: Int) {
    isCutOff = lower + length >= count
    if let last = problems.indices.last, problems[last].range.upper == lower,
      problems[last].kind == .malformed
    {
      problems[last].range.upper = lower + length
      return
    }
    report(lower, lower + length, "'<' begins no tag; write '&lt;'")
  }

  // MARK: Bytes

  private func endOfLine(from lower: Int) -> Int {
    var end = lower
    while end < count, base[end] != UInt8(ascii: "\n") { end += 1 }
    return end
  }

  private func firstSpace(from lower: Int, to upper: Int) -> Int? {
    var offset = lower
    while offset < upper {
      if isSpace(base[offset]) { return offset }
      offset += 1
    }
    return nil
  }

  private func starts(with text: StaticString) -> Bool {
    let length = text.utf8CodeUnitCount
    guard offset + length <= count else { return false }
    var step = 0
    while step < length {
      if base[offset + step] != text.utf8Start[step] { return false }
      step += 1
    }
    return true
  }

  /// Where `text` ends, searched from `lower`.
  private func index(ofSequence text: StaticString, from lower: Int) -> Int? {
    let length = text.utf8CodeUnitCount
    let head = text.utf8Start[0]
    var start = lower
    while true {
      start = index(of: head, head, head, from: start)
      guard start + length <= count else { return nil }
      var step = 1
      while step < length, base[start + step] == text.utf8Start[step] { step += 1 }
      if step == length { return start + length }
      start += 1
    }
  }

  /// The offset must be at least 8 before the end of the file.
  @inline(__always)
  private func word(_ offset: Int) -> UInt64 {
    UInt64(littleEndian: UnsafeRawPointer(base + offset).loadUnaligned(as: UInt64.self))
  }

  /// The first of three bytes from `lower` on; `count` where there is none.
  ///
  /// Eight bytes at a time: the lowest set bit of each test is exact, only higher ones may be false.
  /// Values and the gaps between tags are a dozen bytes or two, too short for wider vectors.
  @inline(__always)
  private func index(of first: UInt8, _ second: UInt8, _ third: UInt8, from lower: Int) -> Int {
    let ones: UInt64 = 0x0101_0101_0101_0101
    let highs: UInt64 = 0x8080_8080_8080_8080
    let firsts = ones &* UInt64(first)
    let seconds = ones &* UInt64(second)
    let thirds = ones &* UInt64(third)
    var offset = lower
    while offset &+ 8 <= count {
      let word = word(offset)
      let a = word ^ firsts
      let b = word ^ seconds
      let c = word ^ thirds
      let hit = (((a &- ones) & ~a) | ((b &- ones) & ~b) | ((c &- ones) & ~c)) & highs
      if hit != 0 { return offset &+ (hit.trailingZeroBitCount &>> 3) }
      offset &+= 8
    }
    while offset < count {
      let byte = base[offset]
      if byte == first || byte == second || byte == third { return offset }
      offset &+= 1
    }
    return count
  }

  @inline(__always)
  private func endOfName(from lower: Int) -> Int {
    var end = lower
    while end < count, !endsName(base[end]) { end &+= 1 }
    return end
  }
}

// MARK: Classes of bytes

@inline(__always)
func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || (byte &- 9 <= 4 && byte != 11 && byte != 12) }

/// Blanks, control characters and `"` `'` `/` `<` `=` `>`, as bits of a word.
@inline(__always)
private func endsName(_ byte: UInt8) -> Bool {
  byte < 64 && (0x7000_8085_FFFF_FFFF as UInt64) &>> UInt64(byte) & 1 != 0
}

@inline(__always)
private func isNameHead(_ byte: UInt8) -> Bool {
  (byte | 0x20) &- 0x61 < 26 || byte >= 0x80 || byte == UInt8(ascii: "_") || byte == UInt8(ascii: ":")
}

@inline(__always)
private func endsValue(_ byte: UInt8) -> Bool {
  isSpace(byte) || byte == UInt8(ascii: "/") || byte == UInt8(ascii: ">") || byte == UInt8(ascii: "?")
}

private func isEntityByte(_ byte: UInt8) -> Bool {
  (byte | 0x20) &- 0x61 < 26 || byte &- 0x30 < 10 || byte == UInt8(ascii: "#")
}
