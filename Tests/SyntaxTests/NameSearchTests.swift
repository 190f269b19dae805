import TestSupport
import Testing

@testable import Syntax

@Suite struct NameSearchTests {
  @Test(arguments: [
    (["tap"], "func tap() {}", true),
    (["tap"], "func tapped() {}", false),
    (["tap"], "func untap() {}", false),
    (["tap"], "tap", true),
    (["tap"], "", false),
    (["tap"], "ta", false),
    (["x"], "let y = x", true),
    (["x"], "let y = xx", false),
    (["titleLabel", "id"], "let id = 3", true),
    (["titleLabel", "id"], "cell.titleLabel?.text", true),
    (["Selector("], "NSSelector(name)", false),
    (["Selector("], "Selector(name)", true),
    (["größe"], "var größe = 1", true),
    (["gr"], "var größe = 1", false),
    ([""], "anything", false),
    ([], "anything", false),
  ])
  func findsWholeNames(_ names: [String], _ text: String, _ isFound: Bool) {
    #expect(NameSearch(names).places(in: Array(text.utf8)).isEmpty != isFound)
  }

  /// Against a search that looks everywhere.
  @Test(arguments: 1...40)
  func findsWhatIsThere(_ seed: Int) {
    var random = SeededNumbers(seed: UInt64(seed))
    for _ in 0..<200 {
      let names = (0..<Int.random(in: 1...8, using: &random)).map { _ in word(&random) }
      let text = (0..<Int.random(in: 0...40, using: &random))
        .map { _ in Bool.random(using: &random) ? word(&random) : names.randomElement(using: &random) ?? "" }
        .joined(separator: Bool.random(using: &random) ? " " : ".")
      let bytes = Array(text.utf8)
      let found = NameSearch(names).places(in: bytes).sorted { $0.lower < $1.lower }.map {
        String(decoding: bytes[$0.lower..<$0.upper], as: UTF8.self)
      }
      #expect(
        found == text.split { $0 == " " || $0 == "." }.map(String.init).filter(names.contains),
        "\(names) in \(text)")
      for name in names {
        #expect(SearchText(Array(name.utf8)).occurs(in: bytes) == text.contains(name), "\(name) in \(text)")
      }
    }
  }

  private func word(_ random: inout SeededNumbers) -> String {
    String(
      (0..<Int.random(in: 1...20, using: &random) / Int.random(in: 1...4, using: &random) + 1).map { _ in
        "abA1".randomElement(using: &random) ?? "a"
      })
  }
}
