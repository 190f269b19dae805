/// A change that code makes to the name of a class, as in `String(describing: Card.self) + "View"`.
package enum NameStep: Hashable, Sendable {
  case adding(before: String, after: String)
  case replacing(String, by: String)
  case dropping(first: Int, last: Int)
  /// The module before the name, of which only the name of the class remains.
  case droppingModule
  case lowercased, uppercased

  func applied(to text: String) -> String {
    switch self {
    case .adding(let before, let after): before + text + after
    case .replacing(let old, let new): old.isEmpty ? text : text.replacing(old, with: new)
    case .dropping(let first, let last): String(text.dropFirst(first).dropLast(last))
    case .droppingModule: text
    case .lowercased: text.lowercased()
    case .uppercased: text.uppercased()
    }
  }
}

extension [NameStep] {
  package func applied(to text: String) -> String { reduce(text) { $1.applied(to: $0) } }
}
