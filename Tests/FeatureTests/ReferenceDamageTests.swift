import Analysis
import Index
import TestSupport
import Testing
import World

/// A search that takes the square of the text's length, or more, would not finish here.
@Test(
  arguments: [
    "titleLabel.", "titleLabel<", "titleLabel<titleLabel<", "titleLabel(", "titleLabel { ", "titleLabel = ",
    "titleLabel ?? ", "titleLabel ? titleLabel : ", "[titleLabel", "(titleLabel, ", "\"titleLabel\" ",
    "// titleLabel\n",
    "let titleLabel = titleLabel\n", "static titleLabel ", "$0.titleLabel { ", "as titleLabel<", "any ~",
  ])
func hostileBodiesAreUnderstoodInTime(unit: String) {
  let text = String(repeating: unit, count: 20_000 / unit.utf8.count)
  let fixture = Fixture(
    """
    -- Login.swift --
    class Login: UIViewController {
      @IBOutlet var titleLabel: UILabel!
      func show(_ first: \(text)) {
        let second: \(text)
        \(text)
      }
      func hide() { titleLabel.isHidden = true; second.titleLabel = nil }
    }
    """)
  guard let symbol = symbol(named: "Login.titleLabel", fixture.query) else {
    Issue.record("the outlet is not found")
    return
  }
  let bytes = fixture.files[0].bytes
  let snapshot = fixture.snapshot
  let references = onLargeStack {
    bytes.withSpan {
      Query(snapshot).swiftReferences(to: symbol, in: FileID(raw: 0), text: $0)
    }
  }
  for range in references.uses.map(\.range) + references.mentions.map(\.range) {
    #expect(range.upper <= bytes.count)
  }
}

/// Recursion has a bound, the length of a chain has none.
@Test func longChainsAreFollowed() {
  checkReferences(
    to: "Login.titleLabel",
    """
    -- Login.swift --
    class Login: UIViewController {
      @IBOutlet var titleLabel: UILabel!
      var next: Login!
      func after() -> Login { next }
      func show() {
        next\(String(repeating: ".after().next", count: 150)).🟢titleLabel.text = ""
      }
    }
    """)
}
