extension Diagnostic.Code {
  /// Where the code is explained.
  package var documentation: String {
    "https://github.com/ibls/ibls/blob/main/diagnostics.md#" + rawValue
  }

  /// The severity that it has unless there is more to say; `diagnostics.md` tells the exceptions.
  package var usualSeverity: Diagnostic.Severity {
    switch self {
    case .danglingOutlet, .outletTypeMismatch, .missingAction, .missingSegueAction, .missingUnwindAction,
      .crossSceneConnection, .danglingReference, .duplicateID, .unknownClass, .malformedInterface:
      .error
    case .actionSenderMismatch, .unhandledFirstResponderAction, .unconnectedOutlet, .unusedAction,
      .duplicateOutlet, .classMismatch, .undesignableView, .trappingCoderInit:
      .warning
    case .unknownRuntimeAttribute: .information
    case .notMarkedForInterfaceBuilder: .hint
    }
  }

  /// What it says, as half a sentence.
  package var summary: String {
    switch self {
    case .danglingOutlet: "The connected outlet is not on the class, or can't be set"
    case .outletTypeMismatch: "The connected object is not of the outlet's type"
    case .missingAction: "The target's class has no method for the connected action"
    case .actionSenderMismatch: "The connected sender is not what the action's parameter accepts"
    case .missingSegueAction: "No class has the method that a segue calls to make its destination"
    case .missingUnwindAction: "No class has the method that an unwind segue leads to"
    case .unhandledFirstResponderAction: "An action sent to First Responder that no class implements"
    case .unconnectedOutlet: "An outlet that no document connects, or one of several does not"
    case .unusedAction: "An action that no document connects and no code names"
    case .crossSceneConnection: "A connection whose two ends lie in different scenes"
    case .danglingReference: "An id that is not in the document"
    case .duplicateID: "Two objects of a document share an id"
    case .duplicateOutlet: "One object connects the same outlet twice"
    case .classMismatch: "The custom class does not descend from what its element stands for"
    case .unknownClass: "The custom class is declared nowhere"
    case .undesignableView: "The canvas can't make the view or edit its property"
    case .trappingCoderInit: "A document makes the view with an initialiser that only traps"
    case .unknownRuntimeAttribute: "The class has no property for a user defined runtime attribute"
    case .notMarkedForInterfaceBuilder: "The connected member works, but Interface Builder does not know it"
    case .malformedInterface: "The document can't be read"
    }
  }
}
