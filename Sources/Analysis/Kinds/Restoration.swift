import Syntax

extension NameKind {
  /// The identifier by which the framework restores a controller or a view.
  static let restoration = NameKind(
    .restoration, "restoration identifier", element: nil, attributes: ["restorationIdentifier"],
    .restorationIdentifier)
}
