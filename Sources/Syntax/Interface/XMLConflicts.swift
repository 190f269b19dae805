import Text

/// The markers of an unresolved merge conflict.
extension XMLScanner {
  func isConflictMarker(_ byte: UInt8, at lower: Int) -> Bool {
    guard lower + 7 <= count, lower == 0 || base[lower - 1] == Ascii.newline else { return false }
    var step = lower
    while step < lower + 7 {
      if base[step] != byte { return false }
      step += 1
    }
    return step == count || isSpace(base[step])
  }

  mutating func beginConflict() {
    let lower = offset
    offset = findEither(Ascii.newline, Ascii.newline, from: lower)
    textLower = offset
    hasConflict = true
    conflictDepth = open.count
    report(
      lower, offset,
      "unresolved merge conflict; keep one side and remove the markers '<<<<<<<', '=======' and '>>>>>>>'",
      as: .mergeConflict)
  }

  /// Closes the elements that one side of a conflict left open, since each side begins with the elements that were open before
  /// it.
  mutating func readMarkers(from lower: Int, to upper: Int) {
    var line = lower
    while line < upper, let depth = conflictDepth {
      if isConflictMarker(Ascii.greater, at: line) {
        conflictDepth = nil
        return
      }
      if isConflictMarker(Ascii.equals, at: line) || isConflictMarker(UInt8(ascii: "|"), at: line),
        open.count > depth
      {
        offset = findEither(Ascii.newline, Ascii.newline, from: line)
        textLower = offset
        close(open.count - depth, forcedAt: line, upper: line)
        return
      }
      line = findEither(Ascii.newline, Ascii.newline, from: line) + 1
    }
  }
}
