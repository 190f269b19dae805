import Text

extension MentionCollector {
  /// The ways in which code handles an object that show whether it expects the object.
  enum Handling {
    /// The code assigns the object or tests it for nil, or may do so.
    case set
    /// The code passes the object to a call, which can test it for nil and not assign it.
    case passed
  }

  /// The way in which code assigns the object, tests it for nil or passes it on: `name = …`, `name?`, `name == nil`, `!name`,
  /// `… = name`, `f(name)`, `return name`, `&name`, `setName:…`, a key path, or the name as a string.
  ///
  /// An assignment of nil and a comparison with another value do not count, since they don't show that code expects or makes the
  /// object.
  func handling(_ start: Int, _ wordEnd: Int) -> Handling? {
    let isQuoted = start > 0 && base[start - 1] == Ascii.quote && byte(at: wordEnd) == Ascii.quote
    if isQuoted { return .set }
    // The name may be in backticks.
    var index = byte(at: wordEnd) == Ascii.backtick ? wordEnd + 1 : wordEnd
    while index < end, base[index] <= 0x20 { index += 1 }
    guard index < end else { return nil }
    let next = base[index]
    if next == 0x3F { return .set }
    let isComparison = (next == 0x3D || next == 0x21) && byte(at: index + 1) == 0x3D
    if isComparison { return isNil(from: index + (byte(at: index + 2) == 0x3D ? 3 : 2)) ? .set : nil }
    if next == 0x3D { return isNil(from: index + 1) ? nil : .set }
    if isObjectiveC, next == 0x3A, hasPrefix("set", at: start) { return isNil(from: index + 1) ? nil : .set }
    if next == 0x2E, hasPrefix(".map", at: index) || hasPrefix(".flatMap", at: index) { return .set }
    var before = start - 1
    while before >= 0, base[before] == 0x2E || base[before] == 0x60 || Ascii.isWordByte(base[before]) {
      before -= 1
    }
    if before >= 0, base[before] == Ascii.backslash || base[before] == Ascii.ampersand { return .set }
    // The name may follow an arrow: `self->name`.
    if before > 0, base[before] == Ascii.greater, base[before - 1] == Ascii.minus {
      before -= 2
      while before >= 0, Ascii.isWordByte(base[before]) { before -= 1 }
      if before >= 0, base[before] == Ascii.ampersand { return .set }
    }
    // The name counts only if no longer chain follows it, so that it means the object itself.
    guard next != 0x2E, next != 0x28, next != 0x5B, next != 0x21, next != 0x3A else { return nil }
    before = lastMark(before: before + 1)
    guard before >= 0 else { return nil }
    // The object may follow an equals sign, a parenthesis, a bracket, a comma, the colon of a label or a negation.
    let previous = base[before]
    // The receiver in `[name message]` is not passed on.
    if isObjectiveC, previous == 0x5B, Ascii.isWordByte(next) { return nil }
    if previous == 0x3D, before > 0, base[before - 1] == 0x3D || base[before - 1] == Ascii.bang {
      return isWord("nil", endingAt: lastMark(before: before - 1)) ? .set : nil
    }
    if previous == 0x28 || previous == 0x5B || previous == 0x2C || previous == 0x3A {
      return isArgument(at: before) ? .passed : .set
    }
    if previous == 0x3D || previous == Ascii.bang || isWord("return", endingAt: before)
      || isWord("switch", endingAt: before)
    {
      return .set
    }
    return nil
  }

  /// Whether a parenthesis, a bracket, a comma or a colon is in a list that only passes its elements on: that of a call or of an
  /// array. Conditions, key paths and macros may do more.
  private func isArgument(at last: Int) -> Bool {
    // No real list is that long before a name. Without a limit, a file of nothing but lists would cost the square of its length.
    let limit = max(0, last - 512)
    var open = last
    var depth = 0
    search: while open >= limit {
      switch base[open] {
      case 0x29, 0x5D, 0x7D: depth += 1
      case 0x28, 0x5B, 0x7B:
        if depth == 0 { break search }
        depth -= 1
      case Ascii.semicolon: return false
      case Ascii.quote:
        repeat { open -= 1 } while open >= limit && base[open] != Ascii.quote
      default: break
      }
      open -= 1
    }
    guard open >= limit else { return false }
    if base[open] == 0x5B { return true }
    guard base[open] == 0x28, open > 0, Ascii.isWordByte(base[open - 1]) else { return false }
    var first = open - 1
    while first > 0, Ascii.isWordByte(base[first - 1]) { first -= 1 }
    let callee = ByteRange(first, open)
    if first > 0, base[first - 1] == Ascii.hash || base[first - 1] == Ascii.at { return false }
    if ["if", "while", "guard", "assert", "precondition", "selector", "switch"].contains(where: {
      matches(callee, $0)
    }) {
      return false
    }
    // A macro may assign what it is given.
    return !isObjectiveC || (first..<open).contains { 0x61...0x7A ~= base[$0] }
  }

  /// Whether `nil` follows, after blanks.
  func isNil(from start: Int) -> Bool {
    var index = start
    while index < end, base[index] <= 0x20 { index += 1 }
    for word in ["nil", "Nil", "NULL"] as [StaticString] where hasPrefix(word, at: index) {
      return !Ascii.isWordByte(byte(at: index + word.utf8CodeUnitCount))
    }
    return false
  }
}
