import Text

/// Finds code that makes a string from the name of a type.
struct TypeTexts: ByteCursor {
  let base: UnsafePointer<UInt8>
  let end: Int
  var offset = 0
  let isObjectiveC: Bool
  /// Whether the file defines a macro. A macro's parameter may take the place of a class.
  private lazy var definesMacros = (0..<end).contains {
    base[$0] == 0x23 && hasPrefix("define", at: firstMark(after: $0))
  }
  /// Whether the file mentions metatypes, so that a value may be a type.
  private lazy var handlesTypes = (0..<end).contains {
    base[$0] == 0x2E && hasPrefix(".Type", at: $0) || base[$0] == 0x41 && hasPrefix("AnyClass", at: $0)
  }
  /// The numbers of the words that may be generic parameters or type aliases.
  private lazy var typeParameters = namesOfTypeParameters()

  init(base: UnsafePointer<UInt8>, end: Int, isObjectiveC: Bool) {
    self.base = base
    self.end = end
    self.isObjectiveC = isObjectiveC
  }

  /// The class in `([Name class])`, whose name code then uses as a string; nil for another expression, such as `[self class]`.
  mutating func namedClass(behind wordEnd: Int) -> ByteRange? {
    guard isObjectiveC, byte(at: wordEnd) == 0x28, byte(at: wordEnd + 1) == 0x5B else { return nil }
    // The code may make another string of it: `[NSStringFromClass([Name class]) stringByAppendingString:@"Cell"]`.
    if lastMark(before: wordEnd - 17) >= 0, base[lastMark(before: wordEnd - 17)] == 0x5B { return nil }
    if definesMacros { return nil }
    let start = wordEnd + 2
    var index = start
    while index < end, Ascii.isWordByte(base[index]) { index += 1 }
    return index > start && !beginsMember(base[start]) && hasPrefix(" class])", at: index)
      ? ByteRange(start, index) : nil
  }

  /// Whether a word is the class in `NSStringFromClass([Name class])`.
  mutating func isNamedClass(_ start: Int) -> Bool {
    start > 2 && base[start - 1] == 0x5B && base[start - 2] == 0x28
      && isWord("NSStringFromClass", endingAt: start - 3) && namedClass(behind: start - 2) != nil
  }

  /// `NSClassFromString(…)` of something other than a literal.
  func looksUpClass(_ start: Int, _ wordEnd: Int) -> Bool {
    guard matches(ByteRange(start, wordEnd), "NSClassFromString") else { return false }
    var index = firstMark(after: firstMark(after: wordEnd - 1))
    if isObjectiveC, byte(at: index) == Ascii.at { index += 1 }
    guard byte(at: index) == Ascii.quote else { return true }
    repeat { index += 1 } while Ascii.isWordByte(byte(at: index)) || byte(at: index) == Ascii.dot
    return byte(at: index) != Ascii.quote || byte(at: firstMark(after: index)) != Ascii.closeParen
  }

  /// Whether a word is the class in `NSClassFromString("App.Name")`.
  func isLookedUp(_ start: Int, _ wordEnd: Int) -> Bool {
    guard byte(at: wordEnd) == Ascii.quote else { return false }
    var first = start
    while first > 0, Ascii.isWordByte(base[first - 1]) || base[first - 1] == Ascii.dot { first -= 1 }
    guard first > 0, base[first - 1] == Ascii.quote else { return false }
    let last = lastMark(before: isObjectiveC ? first - 2 : first - 1)
    return last > 0 && base[last] == Ascii.openParen
      && isWord("NSClassFromString", endingAt: lastMark(before: last))
  }

  /// Whether code may make the name of any type here: `String(describing: …)`, `String(reflecting: …)`, `"\(type(of: cell))"`,
  /// `Cell.description()`, `[self className]` and the like.
  @inline(__always)
  mutating func makesTypeName(_ start: Int, _ wordEnd: Int) -> Bool {
    let word = ByteRange(start, wordEnd)
    switch wordEnd - start {
    case 4 where !isObjectiveC:
      if byte(at: wordEnd) == 0x29 {
        guard byte(at: wordEnd + 1) == Ascii.quote, matches(word, "self") else { return false }
        return !isMember(start) || namedType(endingAt: start - 2) == nil
      }
      return matches(word, "type") && hasPrefix("(of:", at: wordEnd) && isInterpolated(start)
    case 9: return isMember(start) && matches(word, "className") || isSentToClass(word, "className")
    case 10 where !isObjectiveC:
      return byte(at: wordEnd) == 0x3A && (matches(word, "describing") || matches(word, "reflecting"))
        && mayBeAnyType(from: wordEnd + 1)
    case 11:
      let isCall = !isObjectiveC && hasPrefix("()", at: wordEnd) && isMember(start)
      return isCall && matches(word, "description") || isSentToClass(word, "description")
    default: return false
    }
  }

  /// Whether code only shows the developer what it makes at a place: the place is in an argument of `print(…)`, `NSLog(…)` and the
  /// like.
  func isPrinted(_ place: Int) -> Bool {
    var depth = 0
    // A list of data may have thousands of texts in one pair of brackets.
    for index in (max(0, place - 512)..<place).reversed() {
      switch base[index] {
      case Ascii.closeParen: depth += 1
      case Ascii.openParen where depth > 0: depth -= 1
      case Ascii.openParen:
        if Self.printers.contains(where: { isWord($0, endingAt: index - 1) }) { return true }
      case Ascii.openBrace, Ascii.closeBrace, Ascii.semicolon: return false
      default: break
      }
    }
    return false
  }

  private static let printers: [StaticString] = [
    "print", "debugPrint", "NSLog", "os_log", "fatalError", "assertionFailure", "preconditionFailure",
  ]

  /// Whether a message is sent to a class: `[Cell description]`, `[[self class] description]` or `[self className]`.
  private func isSentToClass(_ word: ByteRange, _ name: StaticString) -> Bool {
    guard isObjectiveC, matches(word, name), byte(at: firstMark(after: word.upper - 1)) == 0x5D else {
      return false
    }
    let last = lastMark(before: word.lower)
    guard last >= 0, last < word.lower - 1 else { return false }
    if name.utf8CodeUnitCount == 9 { return true }
    if base[last] == 0x5D { return isWord("class", endingAt: last - 1) }
    if isWord("class", endingAt: last) { return true }
    var first = last
    while first > 0, Ascii.isWordByte(base[first - 1]) { first -= 1 }
    return Ascii.isUpper(base[first])
  }

  /// Whether the argument at an offset may be any type. It can't if it is `Name.self`, or a value in a file without metatypes.
  mutating func mayBeAnyType(from offset: Int) -> Bool {
    let start = firstMark(after: offset - 1)
    var index = start
    while index < end, Ascii.isWordByte(base[index]) || base[index] == 0x2E { index += 1 }
    if index - start > 5, isWord("self", endingAt: index - 1), base[index - 5] == 0x2E {
      return namedType(endingAt: index - 6) == nil
    }
    let word = ByteRange(start, index)
    return matches(word, "self") || matches(word, "type") || byte(at: start) == 0x24 || handlesTypes
  }

  /// The type in `Name.self` whose name ends at an index; nil for a generic parameter, which may be any type.
  private mutating func namedType(endingAt last: Int) -> ByteRange? {
    var first = last + 1
    while first > 0, Ascii.isWordByte(base[first - 1]) { first -= 1 }
    guard first <= last, Ascii.isUpper(base[first]), !isWord("Self", endingAt: last) else { return nil }
    let number = MentionedName.number(of: UnsafeBufferPointer(start: base, count: end), first, last + 1)
    return typeParameters.contains(number) ? nil : ByteRange(first, last + 1)
  }

  /// Whether a word is the type in `String(describing: Cell.self)`, `NSStringFromClass(Cell.self)` or `"\(Cell.self)"`, whose
  /// name code then uses as a string.
  mutating func isNamedType(_ start: Int, _ wordEnd: Int) -> Bool {
    guard hasPrefix(".self", at: wordEnd), namedType(endingAt: wordEnd - 1) != nil else { return false }
    var first = start
    while first > 0, Ascii.isWordByte(base[first - 1]) || base[first - 1] == 0x2E { first -= 1 }
    if isInterpolated(first) { return true }
    let last = lastMark(before: first)
    guard last >= 0 else { return false }
    if base[last] == 0x28 { return isWord("NSStringFromClass", endingAt: last - 1) }
    return base[last] == 0x3A
      && (isWord("describing", endingAt: last - 1) || isWord("reflecting", endingAt: last - 1))
  }

  private func namesOfTypeParameters() -> Set<UInt32> {
    var result: Set<UInt32> = []
    for start in 0..<end {
      let isOpening = base[start] == Ascii.less
      guard
        isOpening || base[start] == 0x61 && hasPrefix("associatedtype ", at: start)
          || base[start] == 0x74 && hasPrefix("typealias ", at: start)
      else { continue }
      var index = isOpening ? start + 1 : firstMark(after: start + 9)
      // No real list is that long. Without a limit, a line of nothing but angle brackets would cost the square of its length.
      let limit = min(end, start + 256)
      while index < limit,
        isOpening
          ? base[index] != Ascii.greater && base[index] != Ascii.newline : Ascii.isWordByte(base[index])
      {
        var wordEnd = index
        while wordEnd < end, Ascii.isWordByte(base[wordEnd]) { wordEnd += 1 }
        if wordEnd > index {
          result.insert(
            MentionedName.number(of: UnsafeBufferPointer(start: base, count: end), index, wordEnd))
        }
        index = max(index + 1, wordEnd)
      }
    }
    return result
  }

  private func isMember(_ start: Int) -> Bool { start > 0 && base[start - 1] == 0x2E }

  private func isInterpolated(_ start: Int) -> Bool {
    start > 1 && base[start - 1] == 0x28 && base[start - 2] == Ascii.backslash
  }
}

/// Whether code only shows the developer what it makes at a place. See `TypeTexts.isPrinted(_:)`.
package func isPrinted(_ place: Int, in text: [UInt8]) -> Bool {
  text.withUnsafeBufferPointer { bytes in
    guard let base = bytes.baseAddress, place <= bytes.count else { return false }
    return TypeTexts(base: base, end: bytes.count, isObjectiveC: false).isPrinted(place)
  }
}

/// The properties of segues and controllers that hold a controller.
let propertiesOfControllers: [StaticString] = [
  "destination", "destinationViewController", "destinationController", "source", "sourceViewController",
  "sourceController", "topViewController", "visibleViewController", "rootViewController",
  "presentedViewController", "presentingViewController", "parent", "parentViewController",
]
