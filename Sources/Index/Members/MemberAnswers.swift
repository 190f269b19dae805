import AppleFacts

/// The result of the lookup of a document's name on a class and its superclasses.
package protocol MemberAnswer: Hashable, Sendable {
  static var missing: Self { get }
  static var unknown: Self { get }

  /// Of several classes that may be meant, the one that answers best for the document counts.
  var rank: Int { get }
}

extension MemberAnswer {
  /// Whether the document certainly names in vain what it does.
  package var fails: Bool { rank < Self.unknown.rank }
}

extension Optional where Wrapped: MemberAnswer {
  /// Keeps the better of two answers, and the earlier of two alike.
  mutating func improve(to other: Wrapped?) {
    guard let other else { return }
    if map({ $0.rank < other.rank }) ?? true { self = other }
  }
}

/// The result of the lookup of a property's name on a class and its superclasses.
package enum PropertyLookup: MemberAnswer {
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

  /// The workspace's declaration of the name, whether or not it can be set.
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
  /// The SDK implements it, or a property's accessor does.
  case accepted
  case notVisible(MemberID)
  /// An `@interface` declares it, and no `@implementation` has it.
  case notImplemented(MemberID)
  case missing
  case unknown

  /// The method of the workspace, whether or not Objective-C sees it.
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
