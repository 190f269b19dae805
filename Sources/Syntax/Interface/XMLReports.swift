import Text

/// The reports of the file's faults.
extension XMLScanner {
  mutating func report(
    _ lower: Int, _ upper: Int, _ message: String, as kind: Problem.Kind = .malformed
  ) {
    guard problems.count < Self.maximumProblems else { return }
    problems.append(Problem(kind, ByteRange(lower, min(upper, count)), message))
  }

  /// A name in messages, shortened to 40 bytes.
  func shown(_ lower: Int, _ upper: Int) -> String {
    upper - lower > 40
      ? string(lower, lower + 40) + "..." : string(lower, upper)
  }

  /// The text of a range, with its entities as written.
  func string(_ lower: Int, _ upper: Int) -> String {
    guard lower >= 0, lower < upper, upper <= count else { return "" }
    let bytes = UnsafeBufferPointer(start: base + lower, count: upper - lower)
    return isLatin1 ? latin1Text(bytes) : String(decoding: bytes, as: UTF8.self)
  }

  mutating func breakTag(at end: Int) -> Bool {
    // At this point `offset` is at the next tag or at the end of the file.
    isCutOff = offset >= count
    // The line break is not part of the tag, so that the next tag is first on its line.
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

  /// Reports damage in a tag. Only the first damage of a tag is reported, since the following mostly results from it.
  mutating func reportInTag(_ lower: Int, _ upper: Int, _ message: String) {
    if hasReportedTag { return }
    hasReportedTag = true
    report(lower, upper, message)
  }

  mutating func reportUnclosed(_ element: OpenElement, as kind: Problem.Kind = .malformed) {
    let name = shown(element.lower + 1, element.nameUpper)
    noteNesting(element.lower)
    report(
      element.lower + 1, element.nameUpper,
      "'\(name)' is not closed; end its tag with '/>' or add '</\(name)>'", as: kind)
  }

  /// Reports wrong nesting. In a merge conflict nothing is reported, since both sides open and close the same elements.
  mutating func reportNesting(_ lower: Int, _ upper: Int, _ message: String) {
    if hasConflict { return }
    noteNesting(lower)
    reportInTag(lower, upper, message)
  }

  private mutating func noteNesting(_ place: Int) {
    if nestingFaults.count < Self.maximumProblems { nestingFaults.append(place) }
  }

  mutating func reportStray(_ lower: Int, _ length: Int) {
    isCutOff = lower + length >= count
    if let last = problems.indices.last, problems[last].range.upper == lower,
      problems[last].kind == .malformed
    {
      problems[last].range.upper = lower + length
      return
    }
    report(lower, lower + length, "'<' without a tag; write '&lt;'")
  }
}
