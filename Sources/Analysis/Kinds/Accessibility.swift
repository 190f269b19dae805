import Syntax

extension NameKind {
  /// The identifier by which tests of the user interface find an element.
  static let accessibility = NameKind(
    .accessibility, "accessibility identifier", element: "accessibility", attributes: ["identifier"],
    .accessibilityIdentifier)
}
