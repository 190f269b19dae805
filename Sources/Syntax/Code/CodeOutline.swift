import Text

/// What one file of Swift or Objective-C declares, as far as an interface document could see it.
///
/// One shape for both languages, so that whoever asks what a class has need not know in which it is written.
///
/// Types stand in source order of their names; nested types follow the type that holds them.
/// Declarations in every branch of `#if` are listed, since which one is compiled is the target's affair.
package struct CodeOutline: Hashable, Sendable {
  package enum Language: Hashable, Sendable { case swift, objectiveC }

  package var language = Language.swift
  package var types: [CodeType] = []
  package var aliases: [CodeAlias] = []
  /// Places where the text did not scan; what stands around them is in the outline all the same.
  package var problems: [Problem] = []
  /// Not the scanner's: it passes over the bodies in which most names stand.
  package var mentions = MentionedNames()
  package internal(set) var traits = OutlineTraits()

  package init() {}
}

/// What is told of an outline without a look at its types, for who goes through all files of a workspace. Of no weight
/// for whether two outlines say the same.
package struct OutlineTraits: Hashable, Sendable {
  /// See `CodeOutline.pendingMembers`.
  package internal(set) var putsOffMembers = false
  /// Some of the members put off could be sent as actions.
  package internal(set) var putsOffActions = false
  /// Neither a type nor a member is marked for Interface Builder.
  package internal(set) var isUnmarked = false

  package static func == (one: OutlineTraits, other: OutlineTraits) -> Bool { true }
  package func hash(into hasher: inout Hasher) {}
}

/// A type or an extension. Of Objective-C also what is like one: a category, a class extension and an
/// `@implementation` are extensions of their class.
package struct CodeType: Hashable, Sendable {
  package enum Kind: String, Hashable, Sendable {
    case `class`, `struct`, `enum`, `protocol`, actor, `extension`
  }

  @usableFromInline package struct Flags: OptionSet, Hashable, Sendable {
    @usableFromInline package var rawValue: UInt16
    @inlinable package init(rawValue: UInt16) { self.rawValue = rawValue }
    /// The library's own asks a table of functions about each element.
    @inlinable package init(arrayLiteral elements: Flags...) {
      self.init(rawValue: elements.reduce(0) { $0 | $1.rawValue })
    }

    package static let generic = Flags(rawValue: 1 << 0)
    /// `@objc`, with or without a name.
    package static let objc = Flags(rawValue: 1 << 1)
    package static let objcMembers = Flags(rawValue: 1 << 2)
    package static let designable = Flags(rawValue: 1 << 3)
    /// `private` or `fileprivate`.
    package static let isPrivate = Flags(rawValue: 1 << 4)
    /// Stands in a branch of `#if`.
    package static let conditional = Flags(rawValue: 1 << 5)
    /// Written in Objective-C, whose run time sees all of it.
    package static let objectiveC = Flags(rawValue: 1 << 6)
    /// An `@implementation`, which makes its class known even where no `@interface` is.
    package static let implementation = Flags(rawValue: 1 << 7)
    /// Adds to a class under a name of its own, so that its properties have no instance variables.
    package static let category = Flags(rawValue: 1 << 9)
    /// A macro stands among the members, or may be an attribute, and may stand for some.
    package static let expandsMacro = Flags(rawValue: 1 << 10)
    /// Names a superclass, which is then the first of `inherits`. Of classes in Objective-C, where protocols and
    /// classes may share names.
    package static let namesSuperclass = Flags(rawValue: 1 << 8)
  }

  package var kind: Kind
  /// `Outer.Inner` for a nested type; for an extension the extended type as written, without generic
  /// arguments, after the names of the types around it (the language allows none, half-typed code may).
  package var name: String
  package var nameRange: ByteRange
  /// From the first attribute or modifier to the closing brace.
  package var range: ByteRange
  /// Between the braces; empty where they are missing.
  package var bodyRange: ByteRange
  package var inherits: [CodeInheritance]
  /// Names of all attributes as written, without `@` and arguments.
  package var attributes: [String]
  /// The argument of `@objc(Name)`.
  package var objcName: String?
  package var flags: Flags
  /// Of classes, extensions, actors and `@objc` protocols all properties, methods and initialisers;
  /// of other types only what carries an Interface Builder attribute.
  package var members: [CodeMember] {
    get { list.members }
    _modify { yield &list.members }
  }
  /// What any of the members is of `CodeMember.Flags.sought`, so that most types can be passed over without a look at
  /// each.
  package var memberFlags: CodeMember.Flags = []
  var list: MemberList

  package init(
    kind: Kind, name: String, nameRange: ByteRange, range: ByteRange, bodyRange: ByteRange,
    inherits: [CodeInheritance], attributes: [String], objcName: String?, flags: Flags,
    members: [CodeMember]
  ) {
    self.kind = kind
    self.name = name
    self.nameRange = nameRange
    self.range = range
    self.bodyRange = bodyRange
    self.inherits = inherits
    self.attributes = attributes
    self.objcName = objcName
    self.flags = flags
    list = MemberList(members)
  }
}

/// One entry of an inheritance clause.
package struct CodeInheritance: Hashable, Sendable {
  /// As written, without attributes and `nonisolated` before it, backticks, comments and white space.
  package var text: String
  package var range: ByteRange

  package init(text: String, range: ByteRange) {
    self.text = text
    self.range = range
  }
}

package struct CodeAlias: Hashable, Sendable {
  /// `Outer.Alias` when nested.
  package var name: String
  package var nameRange: ByteRange
  /// The aliased type as written, without comments and white space.
  package var target: String

  package init(name: String, nameRange: ByteRange, target: String) {
    self.name = name
    self.nameRange = nameRange
    self.target = target
  }
}

extension CodeOutline {
  /// Equal in all that the scanner finds, whatever names the bodies use.
  package func declares(theSameAs other: CodeOutline) -> Bool {
    var (one, other) = (self, other)
    one.mentions = MentionedNames()
    other.mentions = MentionedNames()
    return one == other
  }
}
