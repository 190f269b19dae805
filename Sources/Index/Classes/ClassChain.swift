import AppleFacts

/// A class and its superclasses, as far as they can be followed.
package struct ClassChain: Hashable, Sendable {
  package enum End: Hashable, Sendable {
    /// A class of the SDK, whose own superclasses are known.
    case apple(AppleClass)
    /// The last class has no superclass.
    case root
    /// A superclass of this name is declared nowhere we can see, so that absence proves nothing.
    case unknown(String)
    /// A class of the SDK that the document's platform does not have.
    case otherPlatform(AppleClass)
  }

  /// Classes of the workspace, nearest first.
  package var classes: [TypeID]
  package var end: End

  // Hot: hashes only the parts that differ between most chains.
  package func hash(into hasher: inout Hasher) {
    hasher.combine(classes.first)
    if classes.isEmpty { hasher.combine(appleClass?.name) }
  }

  /// The rest of the chain without the nearest classes of the workspace.
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
