import Syntax

extension DiagnosticRule {
  /// Every rule, in the order in which the documentation and reports list them.
  package static let all: [DiagnosticRule] = [
    .danglingOutlet,
    .outletTypeMismatch,
    .missingAction,
    .actionSenderMismatch,
    .missingSegueAction,
    .missingUnwindAction,
    .missingSegue,
    .deadSegueComparison,
    .missingScene,
    .missingStoryboard,
    .missingNib,
    .ambiguousNib,
    .unregisteredReuseIdentifier,
    .reuseIdentifierMismatch,
    .missingInitialController,
    .wrongClassCast,
    .unknownBindingKey,
    .missingImage,
    .missingColor,
    .lostTranslation,
    .staleTranslation,
    .unhandledFirstResponderAction,
    .unconnectedOutlet,
    .unusedAction,
    .customSegueWithoutClass,
    .unsetView,
    .crossSceneConnection,
    .danglingReference,
    .duplicateID,
    .duplicateOutlet,
    .invalidStructure,
    .invalidConnection,
    .invalidConstraint,
    .unusualOrder,
    .classMismatch,
    .unknownClass,
    .classModuleMismatch,
    .undesignableView,
    .unsupportedInspectable,
    .trappingCoderInit,
    .unknownRuntimeAttribute,
    .notMarkedForInterfaceBuilder,
    .malformedInterface,
    .unusedSuppression,
  ]

  /// The rule whose code a text is; nil where none has it.
  package static func named(_ code: String) -> DiagnosticRule? { byCode[code] }

  private static let byCode = Dictionary(
    all.map { ($0.code.rawValue, $0) }, uniquingKeysWith: { one, _ in one })
}

extension DiagnosticRule {
  /// The rule about what names a member that is not there.
  static func missing(_ member: CodeMember?) -> DiagnosticRule {
    guard let member else { return .danglingOutlet }
    if member.flags.contains(.segueAction) { return .missingSegueAction }
    if member.kind == .method { return .missingAction }
    return member.flags.isDisjoint(with: .outlet) && member.flags.contains(.inspectable)
      ? .unknownRuntimeAttribute : .danglingOutlet
  }
}

extension Diagnostic {
  /// The rule that made it.
  package var rule: DiagnosticRule? { DiagnosticRule.named(code.rawValue) }

  func has(_ trait: DiagnosticRule.Traits) -> Bool { rule?.traits.contains(trait) == true }

  /// Whether a document names a member that the class lacks, so that another one may be meant.
  package var isAboutMissingMember: Bool { has(.missingMember) }
}
