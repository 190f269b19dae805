/// Matches names against git's wildcards.
///
/// `?` and `*` stop at slashes, `**` between slashes does not, `[a-z]` and `[[:alpha:]]` match one byte, and a backslash escapes.
/// Case is ignored only for ASCII letters, except those after a backslash and single ones in brackets, where git lets capitals
/// match nothing.
enum Wildcard {
  static func isSpecial(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "*") || byte == UInt8(ascii: "?") || byte == UInt8(ascii: "[")
      || byte == UInt8(ascii: "\\")
  }

  static func lowercased(_ byte: UInt8) -> UInt8 {
    byte >= UInt8(ascii: "A") && byte <= UInt8(ascii: "Z") ? byte | 0x20 : byte
  }

  /// Whether a pattern matches the whole text from an offset on.
  static func matches(
    _ pattern: Span<UInt8>, _ text: Span<UInt8>, from start: Int, ignoresCase: Bool = false
  ) -> Bool {
    var effort = Effort(ignoresCase: ignoresCase)
    return match(pattern, 0, text, start, &effort) == .match
  }

  private enum Outcome {
    case match, mismatch
    /// A longer match of the last single asterisk can't help, but a longer match of `**` may.
    case mismatchUpToDoubleAsterisk
    /// The path does not match, whatever text the asterisks match.
    case hopeless
  }

  /// The cost of a match, which is limited for hostile patterns. A pattern that exceeds the limits matches nothing.
  private struct Effort {
    let ignoresCase: Bool
    var depth = 0
    var steps = 0

    var isSpent: Bool { depth > 256 || steps > 100_000 }

    func folded(_ byte: UInt8) -> UInt8 { ignoresCase ? lowercased(byte) : byte }
  }

  private static func match(
    _ pattern: Span<UInt8>, _ patternStart: Int, _ text: Span<UInt8>, _ textStart: Int,
    _ effort: inout Effort
  ) -> Outcome {
    let slash = UInt8(ascii: "/")
    let asterisk = UInt8(ascii: "*")
    let backslash = UInt8(ascii: "\\")
    effort.depth += 1
    defer { effort.depth -= 1 }
    var p = patternStart
    var t = textStart

    while p < pattern.count {
      effort.steps += 1
      if effort.isSpent { return .hopeless }
      if t >= text.count, pattern[p] != asterisk { return .hopeless }

      switch pattern[p] {
      case UInt8(ascii: "?"):
        if text[t] == slash { return .mismatch }
        p += 1
        t += 1

      case UInt8(ascii: "["):
        guard let (end, contains) = bracket(pattern, p, effort.folded(text[t]), effort.ignoresCase) else {
          return .hopeless
        }
        if !contains || text[t] == slash { return .mismatch }
        p = end
        t += 1

      case asterisk: return matchAsterisks(pattern, p, text, t, &effort)

      default:
        var byte = effort.folded(pattern[p])
        if byte == backslash {
          p += 1
          if p == pattern.count { return .mismatch }
          byte = pattern[p]
        }
        if byte != effort.folded(text[t]) { return .mismatch }
        p += 1
        t += 1
      }
    }
    return t == text.count ? .match : .mismatch
  }

  /// The result of matching from the asterisks at `patternStart` on.
  private static func matchAsterisks(
    _ pattern: Span<UInt8>, _ patternStart: Int, _ text: Span<UInt8>, _ textStart: Int,
    _ effort: inout Effort
  ) -> Outcome {
    let (asterisk, backslash, slash) = (UInt8(ascii: "*"), UInt8(ascii: "\\"), UInt8(ascii: "/"))
    var p = patternStart
    var t = textStart
    let first = patternStart
    while p < pattern.count, pattern[p] == asterisk { p += 1 }
    var crossesSlashes = false
    if p - first > 1, first == 0 || pattern[first - 1] == slash {
      let endsComponent =
        p == pattern.count || pattern[p] == slash
        || (pattern[p] == backslash && p + 1 < pattern.count && pattern[p + 1] == slash)
      if endsComponent {
        // `a/**/b` matches `a/b` as well.
        if p < pattern.count, pattern[p] == slash,
          match(pattern, p + 1, text, t, &effort) == .match
        {
          return .match
        }
        crossesSlashes = true
      }
    }
    if p == pattern.count {
      let hasSlash = (t..<text.count).contains { text[$0] == slash }
      return crossesSlashes || !hasSlash ? .match : .mismatchUpToDoubleAsterisk
    }
    while t < text.count {
      effort.steps += 1
      if effort.isSpent { return .hopeless }
      // Most lengths fail at the first byte after the asterisk, which is checked without a call.
      if isSpecial(pattern[p]) || effort.folded(pattern[p]) == effort.folded(text[t]) {
        let outcome = match(pattern, p, text, t, &effort)
        if outcome == .match || outcome == .hopeless { return outcome }
        if outcome == .mismatchUpToDoubleAsterisk, !crossesSlashes { return outcome }
      }
      if !crossesSlashes, text[t] == slash { return .mismatchUpToDoubleAsterisk }
      t += 1
    }
    return .hopeless
  }

  private static func uppercased(_ byte: UInt8) -> UInt8 {
    byte >= UInt8(ascii: "a") && byte <= UInt8(ascii: "z") ? byte & ~0x20 : byte
  }

  /// Whether the set that opens at `start` contains a byte, and the end of the set.
  ///
  /// nil if the set does not end, or names an unknown class.
  private static func bracket(
    _ pattern: Span<UInt8>, _ start: Int, _ byte: UInt8, _ ignoresCase: Bool
  ) -> (end: Int, contains: Bool)? {
    let backslash = UInt8(ascii: "\\")
    let close = UInt8(ascii: "]")
    let colon = UInt8(ascii: ":")
    var p = start + 1
    var isNegated = false
    if p < pattern.count, pattern[p] == UInt8(ascii: "!") || pattern[p] == UInt8(ascii: "^") {
      isNegated = true
      p += 1
    }
    var contains = false
    /// The possible start of a range: the byte before a `-`.
    var previous: UInt8?
    var isFirst = true
    while p < pattern.count {
      // A closing bracket that comes first is a member of the set.
      if pattern[p] == close, !isFirst { return (p + 1, contains != isNegated) }
      isFirst = false
      if pattern[p] == UInt8(ascii: "-"), let low = previous, p + 1 < pattern.count, pattern[p + 1] != close {
        p += 1
        if pattern[p] == backslash { p += 1 }
        guard p < pattern.count else { return nil }
        let range = low...max(low, pattern[p])
        if low <= pattern[p], range.contains(byte) || ignoresCase && range.contains(uppercased(byte)) {
          contains = true
        }
        previous = nil
      } else if pattern[p] == UInt8(ascii: "["), p + 1 < pattern.count, pattern[p + 1] == colon {
        var end = p + 2
        while end < pattern.count, pattern[end] != close { end += 1 }
        guard end < pattern.count else { return nil }
        if end > p + 2, pattern[end - 1] == colon {
          guard let holds = characterClass(pattern, p + 2, end - 1, byte, ignoresCase) else { return nil }
          if holds { contains = true }
          previous = nil
          p = end
        } else {
          if byte == UInt8(ascii: "[") { contains = true }
          previous = UInt8(ascii: "[")
        }
      } else {
        if pattern[p] == backslash { p += 1 }
        guard p < pattern.count else { return nil }
        if byte == pattern[p] { contains = true }
        previous = pattern[p]
      }
      p += 1
    }
    return nil
  }

  /// Whether a byte belongs to a class such as `alpha`; nil for an unknown class.
  private static func characterClass(
    _ pattern: Span<UInt8>, _ start: Int, _ end: Int, _ byte: UInt8, _ ignoresCase: Bool
  ) -> Bool? {
    var name = ""
    for offset in start..<end { name.unicodeScalars.append(Unicode.Scalar(pattern[offset])) }
    let isDigit = byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")
    let isUpper = byte >= UInt8(ascii: "A") && byte <= UInt8(ascii: "Z")
    let isLower = byte >= UInt8(ascii: "a") && byte <= UInt8(ascii: "z")
    let isGraphic = byte > 0x20 && byte < 0x7F
    switch name {
    case "alnum": return isDigit || isUpper || isLower
    case "alpha": return isUpper || isLower
    case "blank": return byte == 0x20 || byte == 0x09
    case "cntrl": return byte < 0x20 || byte == 0x7F
    case "digit": return isDigit
    case "graph": return isGraphic
    case "lower": return isLower
    case "print": return isGraphic || byte == 0x20
    case "punct": return isGraphic && !isDigit && !isUpper && !isLower
    case "space": return byte == 0x20 || (byte >= 0x09 && byte <= 0x0D)
    case "upper": return isUpper || ignoresCase && isLower
    case "xdigit":
      return isDigit || (byte >= UInt8(ascii: "a") && byte <= UInt8(ascii: "f"))
        || (byte >= UInt8(ascii: "A") && byte <= UInt8(ascii: "F"))
    default: return nil
    }
  }
}
