/// The modules that tests are written with.
private let testModules: Set<Substring> = [
  "XCTest", "Testing", "Quick", "Nimble", "SenTestingKit", "Kiwi", "Specta", "Expecta", "OCMock", "OCMockito",
  "Cedar",
  "GHUnit", "GHUnitIOS",
]

extension MentionCollector {
  /// Whether the text is part of a test, by what it imports at its beginning: a framework for tests, or a module as
  /// `@testable`.
  func importsTests() -> Bool {
    var start = 0
    var isInComment = false
    while start < end {
      let lineEnd = endOfLine(from: start)
      let line = text(from: start, to: min(lineEnd, start + longestLine))
      start = lineEnd + 1
      let words = line.split { !($0.isLetter || $0.isNumber || $0 == "_" || $0 == "@" || $0 == "#") }
      if isInComment {
        isInComment = !line.contains("*/")
        continue
      }
      guard let first = words.first, !line.hasPrefix("//") else { continue }
      if line.hasPrefix("/*") {
        isInComment = !line.contains("*/")
        continue
      }
      if first == "@testable" { return true }
      // Behind `import` there may be a kind, as in `import class XCTest.XCTestCase`.
      if let index = words.prefix(3).firstIndex(where: { importers.contains($0) }) {
        if words.dropFirst(index + 1).prefix(2).contains(where: testModules.contains) { return true }
        continue
      }
      guard first.hasPrefix("#") else { return false }
    }
    return false
  }

  private func text(from start: Int, to end: Int) -> Substring {
    let bytes = UnsafeBufferPointer(start: base + start, count: max(0, end - start))
    return String(decoding: bytes, as: UTF8.self).drop { $0 == " " || $0 == "\t" }
  }
}

private let importers: Set<Substring> = ["import", "@import", "#import", "#include"]

/// No import is longer, in bytes.
private let longestLine = 200
