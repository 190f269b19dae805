import TestSupport
import Testing

@testable import Syntax

@Suite struct SearchTextTests {
  @Test(arguments: [
    ("tap", "func tap() {}", true),
    ("tap", "func tapped() {}", false),
    ("tap", "func untap() {}", false),
    ("tap", "tap", true),
    ("tap", "", false),
    ("tap", "ta", false),
    ("x", "let y = x", true),
    ("x", "let y = xx", false),
    ("titleLabel", "cell.titleLabel?.text", true),
    ("Selector(", "NSSelector(name)", false),
    ("Selector(", "Selector(name)", true),
    ("größe", "var größe = 1", true),
    ("gr", "var größe = 1", false),
    ("", "anything", false),
  ])
  func findsWholeWords(_ name: String, _ text: String, _ isFound: Bool) {
    #expect(SearchText(Array(name.utf8)).words(in: Array(text.utf8)).isEmpty != isFound)
  }

  /// Against a search that looks everywhere.
  @Test(arguments: 1...40)
  func findsWhatIsThere(_ seed: Int) {
    var random = SeededNumbers(seed: UInt64(seed))
    for _ in 0..<200 {
      let name = word(&random)
      let words = (0..<Int.random(in: 0...40, using: &random)).map { _ in word(&random) }
      let text = words.joined(separator: Bool.random(using: &random) ? " " : ".")
      let search = SearchText(Array(name.utf8))
      #expect(search.words(in: Array(text.utf8)).count == words.count { $0 == name }, "\(name) in \(text)")
      #expect(search.occurs(in: Array(text.utf8)) == text.contains(name), "\(name) in \(text)")
    }
  }

  private func word(_ random: inout SeededNumbers) -> String {
    String(
      (0..<Int.random(in: 1...6, using: &random)).map { _ in "abA1".randomElement(using: &random) ?? "a" })
  }
}
