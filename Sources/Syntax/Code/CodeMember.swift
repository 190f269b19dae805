import Text

/// A member of a type, as its declaration describes it.
package struct CodeMember: Hashable, Sendable {
  package enum Kind: UInt8, Hashable, Sendable {
    case property, method, initializer
    /// An instance variable of Objective-C.
    case instanceVariable
    /// A name for which `@synthesize`, `@dynamic` or a macro may make accessors or a method.
    case synthesized
  }

  package typealias Flags = CodeMemberFlags

  package var kind: Kind
  package var flags: Flags
  /// Base name without backticks; `init` for an initializer.
  package var name: String
  /// Includes backticks.
  package var nameRange: ByteRange
  /// The offset of the first attribute or modifier.
  package var start: Int
  /// The written type of a property, or the result type of a method; nil where none is written.
  ///
  /// Without comments, and without white space around punctuation.
  package var type: String?
  package var parameters: [CodeParameter]
  /// The Objective-C selector of a method or initializer by the compiler's rule, which respects `@objc(name)`.
  package var selector: String?
  /// The argument of `@objc(name)`.
  package var objcName: String?
  /// The argument of `NS_SWIFT_NAME(name)`.
  package var swiftName: String?

  package init(
    kind: Kind, flags: Flags, name: String, nameRange: ByteRange, start: Int, type: String? = nil,
    parameters: [CodeParameter] = [], selector: String? = nil, objcName: String? = nil
  ) {
    self.kind = kind
    self.flags = flags
    self.name = name
    self.nameRange = nameRange
    self.start = start
    self.type = type
    self.parameters = parameters
    self.selector = selector
    self.objcName = objcName
  }
}

/// The properties of a member that its declaration shows.
///
/// Public and inlinable like `ByteRange`, so that a test of several flags is one comparison in every module.
public struct CodeMemberFlags: OptionSet, Hashable, Sendable {
  public var rawValue: UInt32
  @inlinable public init(rawValue: UInt32) { self.rawValue = rawValue }

  @inlinable public static var outlet: Self { Self(rawValue: 1 << 0) }
  @inlinable public static var action: Self { Self(rawValue: 1 << 1) }
  @inlinable public static var segueAction: Self { Self(rawValue: 1 << 2) }
  /// `@IBInspectable` or `@GKInspectable`.
  @inlinable public static var inspectable: Self { Self(rawValue: 1 << 3) }
  @inlinable public static var objc: Self { Self(rawValue: 1 << 4) }
  @inlinable public static var nonobjc: Self { Self(rawValue: 1 << 5) }
  /// `@NSManaged`.
  @inlinable public static var managed: Self { Self(rawValue: 1 << 6) }
  @inlinable public static var override: Self { Self(rawValue: 1 << 7) }
  /// `static` or `class`.
  @inlinable public static var isStatic: Self { Self(rawValue: 1 << 8) }
  /// `private` or `fileprivate`; `private(set)` does not count.
  @inlinable public static var isPrivate: Self { Self(rawValue: 1 << 9) }
  @inlinable public static var constant: Self { Self(rawValue: 1 << 10) }
  /// A computed property without a setter.
  @inlinable public static var readOnly: Self { Self(rawValue: 1 << 11) }
  @inlinable public static var convenience: Self { Self(rawValue: 1 << 12) }
  @inlinable public static var required: Self { Self(rawValue: 1 << 13) }
  /// The body of an initializer begins with `fatalError(...)` or `preconditionFailure(...)`.
  @inlinable public static var traps: Self { Self(rawValue: 1 << 14) }
  @inlinable public static var `throws`: Self { Self(rawValue: 1 << 15) }
  @inlinable public static var async: Self { Self(rawValue: 1 << 16) }
  /// A method with a result type other than `Void` or `()`.
  @inlinable public static var returnsValue: Self { Self(rawValue: 1 << 17) }
  /// The member is in a branch of `#if`.
  @inlinable public static var conditional: Self { Self(rawValue: 1 << 18) }
  @inlinable public static var dynamic: Self { Self(rawValue: 1 << 19) }
  @inlinable public static var lazy: Self { Self(rawValue: 1 << 20) }
  /// A property with an initial value.
  @inlinable public static var initialized: Self { Self(rawValue: 1 << 21) }
  /// `@objc optional` requirement of a protocol.
  @inlinable public static var optional: Self { Self(rawValue: 1 << 22) }
  /// An accessor that a property names with `getter=` or `setter=`.
  @inlinable public static var accessor: Self { Self(rawValue: 1 << 23) }
  /// A method `+accessInstanceVariablesDirectly` whose body contains `NO`.
  @inlinable public static var deniesVariables: Self { Self(rawValue: 1 << 24) }
  /// A method with the name that the canvas of Interface Builder calls.
  @inlinable public static var preparesForCanvas: Self { Self(rawValue: 1 << 25) }
  /// A method with generic parameters, which the outline leaves out.
  @inlinable public static var generic: Self { Self(rawValue: 1 << 26) }
  /// A property in Swift with a getter and a setter, but without storage.
  @inlinable public static var computed: Self { Self(rawValue: 1 << 27) }

  /// The flags that make a member matter even where no document names it. A file without a member that has one is unmarked.
  @inlinable public static var marks: Self {
    [.outlet, .action, .segueAction, .inspectable, .objc, .managed, .deniesVariables, .preparesForCanvas]
  }
}

package struct CodeParameter: Hashable, Sendable {
  /// The argument label; nil for `_`.
  package var label: String?
  /// The type as written, without comments, white space around punctuation and attributes before it.
  package var type: String
  /// Whether a call can leave the argument out: the parameter has a default value or is variadic.
  package var isOptional: Bool

  package init(label: String?, type: String, isOptional: Bool = false) {
    self.label = label
    self.type = type
    self.isOptional = isOptional
  }
}

extension CodeMember {
  /// The word by which code names the member; for an Objective-C method the first piece of its selector.
  package var usedName: String {
    guard name.utf8.contains(0x3A) else { return name }
    return String(Substring(name.utf8.prefix { $0 != 0x3A }))
  }
}
