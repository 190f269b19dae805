import AppleFacts

/// What a property's name leads to on a class and its superclasses.
package enum PropertyLookup: Hashable, Sendable {
  /// Key-value coding can set it.
  case found(MemberID)
  /// A member whose first letter the document spells in the other case, which key-value coding accepts.
  case foundInOtherCase(MemberID)
  /// A property of the SDK.
  case apple(AppleProperty)
  /// Key-value coding can set it in a way that shows no declaration.
  case accepted
  /// Declared, but not visible to Objective-C.
  case notVisible(MemberID)
  /// Declared and visible, but a constant or without a setter.
  case notSettable(MemberID)
  case missing
  /// A superclass is not visible to us, so absence proves nothing.
  case unknown

  /// Of several classes that may be meant, the one that answers best for the document.
  var rank: Int {
    switch self {
    case .found: 7
    case .apple: 6
    case .accepted: 5
    case .foundInOtherCase: 4
    case .unknown: 3
    case .notVisible: 2
    case .notSettable: 1
    case .missing: 0
    }
  }
}

/// What a selector leads to on a class and its superclasses.
package enum ActionLookup: Hashable, Sendable {
  case found(MemberID)
  /// The SDK implements it, or a property's accessor does.
  case accepted
  case notVisible(MemberID)
  case missing
  case unknown

  var rank: Int {
    switch self {
    case .found: 4
    case .accepted: 3
    case .unknown: 2
    case .notVisible: 1
    case .missing: 0
    }
  }
}
