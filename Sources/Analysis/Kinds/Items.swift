import Syntax

extension NameKind {
  /// The identifier by which code for macOS finds a view, a column of a table or a tab.
  static let items = NameKind(
    .item, "item identifier", element: nil, attributes: ["identifier"], .itemIdentifier)
}
