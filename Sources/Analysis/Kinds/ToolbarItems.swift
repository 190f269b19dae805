import Syntax

extension NameKind {
  /// The identifier of an item of a toolbar.
  static let toolbarItems = NameKind(
    .toolbarItem, "toolbar item identifier", element: "toolbarItem", attributes: ["explicitItemIdentifier"],
    .toolbarItemIdentifier)
}
