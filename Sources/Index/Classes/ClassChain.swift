import AppleFacts

/// A class and its superclasses, as far as they can be followed.
package struct ClassChain: Hashable, Sendable {
  package enum End: Hashable, Sendable {
    /// A class of the SDK, whose own superclasses are known.
    case apple(AppleClass)
    /// The last class has no superclass.
    case root
    /// The workspace does not contain a superclass of this name, so a missing member proves nothing.
    case unknown(String)
    /// A class of the SDK that does not exist on the document's platform.
    case otherPlatform(AppleClass)
  }

  /// The classes of the workspace, from the class itself upwards.
  package var classes: [TypeID]
  package var end: End

  // Hot: only the parts that differ between most chains are hashed.
  package func hash(into hasher: inout Hasher) {
    hasher.combine(classes.first)
    if classes.isEmpty { hasher.combine(appleClass?.name) }
  }

  /// The chain without its first `count` classes of the workspace.
  package func dropping(classes count: Int) -> ClassChain {
    ClassChain(classes: Array(classes.dropFirst(count)), end: end)
  }

  package var isKnown: Bool {
    switch end {
    case .apple, .root: true
    case .unknown, .otherPlatform: false
    }
  }

  package var appleClass: AppleClass? {
    if case .apple(let appleClass) = end { appleClass } else { nil }
  }
}
