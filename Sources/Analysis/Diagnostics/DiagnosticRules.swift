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
    .misspelledDefaultsKey,
    .missingValueTransformer,
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

  /// The rule with a code; nil for an unknown code.
  package static func named(_ code: String) -> DiagnosticRule? { byCode[code] }

  private static let byCode = Dictionary(
    all.map { ($0.code.rawValue, $0) }, uniquingKeysWith: { one, _ in one })
}

extension DiagnosticRule {
  /// The rule whose findings a member of some kind causes when it is missing; nil for a member of unknown kind.
  static func missing(_ member: CodeMember?) -> DiagnosticRule {
    guard let member else { return .danglingOutlet }
    if member.flags.contains(.segueAction) { return .missingSegueAction }
    if member.kind == .method { return .missingAction }
    return member.flags.isDisjoint(with: .outlet) && member.flags.contains(.inspectable)
      ? .unknownRuntimeAttribute : .danglingOutlet
  }
}

extension Diagnostic {
  /// The rule that made the diagnostic.
  package var rule: DiagnosticRule? { DiagnosticRule.named(code.rawValue) }

  func has(_ trait: DiagnosticRule.Traits) -> Bool { rule?.traits.contains(trait) == true }

  /// Whether a document names a member that the class lacks, so that another one may be meant.
  package var isAboutMissingMember: Bool { has(.missingMember) }
}
