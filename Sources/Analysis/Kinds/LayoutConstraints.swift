import Syntax

extension NameKind {
  /// The identifier by which code finds a constraint.
  static let constraints = NameKind(
    .constraint, "constraint identifier", element: "constraint", attributes: ["identifier"],
    .constraintIdentifier)
}
