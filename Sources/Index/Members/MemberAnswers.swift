import AppleFacts

/// The result of a lookup, on a class and its superclasses, of a name from a document.
package protocol MemberAnswer: Hashable, Sendable {
  static var missing: Self { get }
  static var unknown: Self { get }

  /// The quality of the result. Of several classes that may be meant, the one with the highest rank counts.
  var rank: Int { get }
}

extension MemberAnswer {
  /// Whether the name in the document certainly has no effect.
  package var fails: Bool { rank < Self.unknown.rank }
}

extension Optional where Wrapped: MemberAnswer {
  /// Keeps the better of two answers; of two equal ones, the earlier.
  mutating func improve(to other: Wrapped?) {
    guard let other else { return }
    if map({ $0.rank < other.rank }) ?? true { self = other }
  }
}

/// The result of the lookup of a property's name on a class and its superclasses.
package enum PropertyLookup: MemberAnswer {
  /// A member that key-value coding can set.
  case found(MemberID)
  /// A member whose first letter has the other case in the document, which key-value coding accepts.
  case foundInOtherCase(MemberID)
  /// A property of the SDK.
  case apple(AppleProperty)
  /// Key-value coding can set the key without a declaration of it.
  case accepted
  /// A member that Objective-C can't see.
  case notVisible(MemberID)
  /// A visible member that is constant or has no setter.
  case notSettable(MemberID)
  case missing
  /// A superclass is not in the workspace, so a missing member proves nothing.
  case unknown

  /// The declaration of the name in the workspace, settable or not.
  package var declaration: MemberID? {
    switch self {
    case .found(let id), .foundInOtherCase(let id), .notVisible(let id), .notSettable(let id): id
    case .apple, .accepted, .missing, .unknown: nil
    }
  }

  package var rank: Int {
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

/// The result of the lookup of a selector on a class and its superclasses.
package enum ActionLookup: MemberAnswer {
  case found(MemberID)
  /// The SDK implements the method, or it is a property's accessor.
  case accepted
  case notVisible(MemberID)
  /// A method that an `@interface` declares, but no `@implementation` contains.
  case notImplemented(MemberID)
  case missing
  case unknown

  /// The method in the workspace, visible to Objective-C or not.
  package var declaration: MemberID? {
    switch self {
    case .found(let id), .notVisible(let id), .notImplemented(let id): id
    case .accepted, .missing, .unknown: nil
    }
  }

  package var rank: Int {
    switch self {
    case .found: 4
    case .accepted: 3
    case .unknown: 2
    case .notVisible, .notImplemented: 1
    case .missing: 0
    }
  }
}
