import Text

extension MentionCollector {
  /// Whether the file is a test: it imports a framework for tests, or a module as `@testable`.
  ///
  /// Hot: it runs for each file with a name that is looked up.
  func importsTests() -> Bool {
    var line = 0
    while line < end {
      var start = line
      while start < end, base[start] <= Ascii.space { start += 1 }
      let lineEnd = endOfLine(from: start)
      line = lineEnd + 1
      switch byte(at: start) {
      case Ascii.slash where byte(at: start + 1) == Ascii.slash: continue
      case Ascii.slash where byte(at: start + 1) == Ascii.star: line = endOfComment(from: start + 2)
      case Ascii.hash:
        if hasPrefix("#import", at: start) || hasPrefix("#include", at: start),
          namesTestModule(start, lineEnd)
        {
          return true
        }
      case Ascii.at where hasPrefix("@testable", at: start): return true
      default:
        // Only attributes and modifiers may precede an import. Any other text ends the head of the file.
        guard let word = importWord(from: start, to: lineEnd) else { return false }
        if namesTestModule(word, lineEnd) { return true }
      }
    }
    return false
  }

  private func endOfComment(from start: Int) -> Int {
    var index = start
    while index < end {
      index = findEither(Ascii.star, Ascii.star, from: index) + 1
      if byte(at: index) == Ascii.slash { return index + 1 }
    }
    return end
  }

  /// The end of `import` among the first words of a line.
  private func importWord(from start: Int, to lineEnd: Int) -> Int? {
    var index = start
    for _ in 0..<3 {
      if byte(at: index) == Ascii.at { index += 1 }
      let word = index
      while index < lineEnd, Ascii.isWordByte(base[index]) { index += 1 }
      if matches(ByteRange(word, index), "import") { return index }
      guard index > word, byte(at: index) == Ascii.space else { return nil }
      while index < lineEnd, base[index] == Ascii.space { index += 1 }
    }
    return nil
  }

  /// Whether one of the words of an import, such as `class XCTest.XCTestCase` or `<XCTest/XCTest.h>`, is the name of a module
  /// for tests.
  private func namesTestModule(_ start: Int, _ lineEnd: Int) -> Bool {
    var index = start
    while index < lineEnd {
      let word = index
      while index < lineEnd, Ascii.isWordByte(base[index]) { index += 1 }
      if testModules.contains(where: { matches(ByteRange(word, index), $0) }) { return true }
      index = max(index, word + 1)
    }
    return false
  }
}

/// The modules that tests are written with.
private let testModules: [StaticString] = [
  "XCTest", "Testing", "Quick", "Nimble", "SenTestingKit", "Kiwi", "Specta", "Expecta", "OCMock", "OCMockito",
  "Cedar",
  "GHUnit", "GHUnitIOS",
]
