import Text

/// A member of a type, with what the declaration says of it.
package struct CodeMember: Hashable, Sendable {
  package enum Kind: UInt8, Hashable, Sendable {
    case property, method, initializer
    /// Of Objective-C, whose initialisers are methods like all others.
    case instanceVariable
    /// A name for which `@synthesize`, `@dynamic` or a macro may make accessors or a method.
    case synthesized
  }

  @usableFromInline package struct Flags: OptionSet, Hashable, Sendable {
    @usableFromInline package var rawValue: UInt32
    @inlinable package init(rawValue: UInt32) { self.rawValue = rawValue }
    /// The library's own asks a table of functions about each element.
    @inlinable package init(arrayLiteral elements: Flags...) {
      self.init(rawValue: elements.reduce(0) { $0 | $1.rawValue })
    }

    package static let outlet = Flags(rawValue: 1 << 0)
    package static let action = Flags(rawValue: 1 << 1)
    package static let segueAction = Flags(rawValue: 1 << 2)
    /// `@IBInspectable` or `@GKInspectable`.
    package static let inspectable = Flags(rawValue: 1 << 3)
    package static let objc = Flags(rawValue: 1 << 4)
    package static let nonobjc = Flags(rawValue: 1 << 5)
    /// `@NSManaged`.
    package static let managed = Flags(rawValue: 1 << 6)
    package static let override = Flags(rawValue: 1 << 7)
    /// `static` or `class`.
    package static let isStatic = Flags(rawValue: 1 << 8)
    /// `private` or `fileprivate`; `private(set)` does not count.
    package static let isPrivate = Flags(rawValue: 1 << 9)
    package static let constant = Flags(rawValue: 1 << 10)
    /// A computed property without a setter.
    package static let readOnly = Flags(rawValue: 1 << 11)
    package static let convenience = Flags(rawValue: 1 << 12)
    package static let required = Flags(rawValue: 1 << 13)
    /// `@available(*, unavailable)`.
    package static let unavailable = Flags(rawValue: 1 << 14)
    /// Of an initialiser: the body's first statement is `fatalError(...)` or `preconditionFailure(...)`.
    package static let traps = Flags(rawValue: 1 << 15)
    package static let `throws` = Flags(rawValue: 1 << 16)
    package static let async = Flags(rawValue: 1 << 17)
    /// A method with a result type other than `Void` or `()`.
    package static let returnsValue = Flags(rawValue: 1 << 18)
    /// Stands in a branch of `#if`.
    package static let conditional = Flags(rawValue: 1 << 19)
    package static let dynamic = Flags(rawValue: 1 << 20)
    package static let lazy = Flags(rawValue: 1 << 21)
    /// Has an initial value.
    package static let initialized = Flags(rawValue: 1 << 22)
    /// `@objc optional` requirement of a protocol.
    package static let optional = Flags(rawValue: 1 << 23)
    /// The method that `getter=` or `setter=` names.
    package static let accessor = Flags(rawValue: 1 << 24)
    /// `+accessInstanceVariablesDirectly` whose body has `NO`.
    package static let deniesVariables = Flags(rawValue: 1 << 25)
    /// Has the name of the method that the canvas calls.
    package static let preparesForCanvas = Flags(rawValue: 1 << 26)
    /// A method with generic parameters, which the outline leaves out.
    package static let generic = Flags(rawValue: 1 << 27)
    /// A property in Swift that has a getter and a setter, and nothing of its own to hold.
    package static let computed = Flags(rawValue: 1 << 28)

    /// Marks that make a member matter even to questions that do not name it. A file without any is unmarked.
    package static let marks: Flags = [
      .outlet, .action, .segueAction, .inspectable, .objc, .managed, .deniesVariables, .preparesForCanvas,
    ]
  }

  package var kind: Kind
  package var flags: Flags
  /// Base name without backticks; `init` for an initialiser.
  package var name: String
  /// Includes backticks.
  package var nameRange: ByteRange
  /// Where the first attribute or modifier starts.
  package var start: Int
  /// The written type of a property, or the result type of a method; nil where none is written.
  ///
  /// Without comments, and without white space around punctuation.
  package var type: String?
  package var parameters: [CodeParameter]
  /// The Objective-C selector of a method or initialiser by the compiler's rule, `@objc(name)` heeded.
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

package struct CodeParameter: Hashable, Sendable {
  /// The argument label; nil for `_`.
  package var label: String?
  /// As written, without attributes before it, comments and white space around punctuation.
  package var type: String
  /// A call can leave it out: it has a default, or takes any number of values.
  package var isOptional: Bool

  package init(label: String?, type: String, isOptional: Bool = false) {
    self.label = label
    self.type = type
    self.isOptional = isOptional
  }
}

extension CodeMember {
  /// The word by which code names the member: of an Objective-C method the first piece of its selector.
  package var usedName: String {
    guard name.utf8.contains(0x3A) else { return name }
    return String(Substring(name.utf8.prefix { $0 != 0x3A }))
  }
}
