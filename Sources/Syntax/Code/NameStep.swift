/// A change that code makes to the name of a class or to another text, as in `String(describing: Card.self) + "View"`.
package enum NameStep: Hashable, Sendable {
  case adding(before: String, after: String)
  case replacing(String, by: String)
  case dropping(first: Int, last: Int)
  /// The module before the name, of which only the name of the class remains.
  case droppingModule
  case lowercased, uppercased
  /// The first letter becomes a capital and all others small. The text is one word of letters.
  case capitalized

  func applied(to text: String) -> String {
    switch self {
    case .adding(let before, let after): before + text + after
    case .replacing(let old, let new): old.isEmpty ? text : text.replacing(old, with: new)
    case .dropping(let first, let last): String(text.dropFirst(first).dropLast(last))
    case .droppingModule: text
    case .lowercased: text.lowercased()
    case .uppercased: text.uppercased()
    case .capitalized: text.prefix(1).uppercased() + text.dropFirst().lowercased()
    }
  }
}

extension [NameStep] {
  package func applied(to text: String) -> String { reduce(text) { $1.applied(to: $0) } }

  /// The text of which changes of its letters make another text; nil for none that is like a former one, and for other changes.
  package func source(of text: String, like former: String) -> String? {
    var result = text
    for step in reversed() {
      switch step {
      case .capitalized where former.first?.isLowercase == true:
        result = result.prefix(1).lowercased() + result.dropFirst()
      case .lowercased, .uppercased, .capitalized: break
      case .adding, .replacing, .dropping, .droppingModule: return nil
      }
    }
    return applied(to: result) == text ? result : nil
  }
}
