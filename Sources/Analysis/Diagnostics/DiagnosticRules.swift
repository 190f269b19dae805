extension DiagnosticRule {
  /// Every rule, in the order in which the documentation and reports list them.
  package static let all: [DiagnosticRule] = [
    .danglingOutlet,
    .outletTypeMismatch,
    .missingAction,
    .actionSenderMismatch,
    .missingSegueAction,
    .missingUnwindAction,
    .unhandledFirstResponderAction,
    .unconnectedOutlet,
    .unusedAction,
    .customSegueWithoutClass,
    .unsetView,
    .crossSceneConnection,
    .danglingReference,
    .duplicateID,
    .duplicateOutlet,
    .classMismatch,
    .unknownClass,
    .classModuleMismatch,
    .undesignableView,
    .unsupportedInspectable,
    .trappingCoderInit,
    .unknownRuntimeAttribute,
    .notMarkedForInterfaceBuilder,
    .malformedInterface,
  ]

  /// The rule whose code a text is; nil where none has it.
  package static func named(_ code: String) -> DiagnosticRule? { all.first { $0.code.rawValue == code } }
}
