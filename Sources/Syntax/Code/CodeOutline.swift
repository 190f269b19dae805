import Text

/// The declarations of one Swift or Objective-C file to which an interface document could refer.
///
/// One shape for both languages: most questions about a class do not depend on its language.
///
/// Types are in source order of their names; nested types follow the type that holds them. Declarations in every branch of `#if`
/// are listed, since the target decides which one is compiled.
package struct CodeOutline: Hashable, Sendable {
  package enum Language: Hashable, Sendable { case swift, objectiveC }

  /// The members that a scan lists.
  package enum ListedMembers: Hashable, Sendable {
    /// The members that Objective-C may see.
    ///
    /// These are all properties, methods and initializers of classes, extensions, actors and `@objc` protocols. Of other types,
    /// only members with an attribute of Interface Builder are listed.
    case visible
    /// The visible members, those of structs, enums and protocols, and class methods of Objective-C.
    case all
    /// The visible members, or none if no member of the file is marked. This scan takes less than half as long.
    case visibleIfMarked
  }

  package var language = Language.swift
  package var types: [CodeType] = []
  /// The members of each type, in the order of `types`; empty where the scan skipped all members.
  package var members: [[CodeMember]] = []
  /// The numbers of the selectors of possible actions, where the scan skipped all members; nil where it listed them.
  ///
  /// See `CodeMember.Flags.marks`.
  package var passedOverActions: [UInt32]?
  package var aliases: [CodeAlias] = []
  /// The names of the variables at the top of a file of Swift that begin with a text.
  package var texts: [String] = []

  package init() {}

  /// The outline without places in the text. It is equal for two versions of a file that mean the same to all other files.
  package var withoutPlaces: CodeOutline {
    let nowhere = ByteRange(0, 0)
    var result = self
    for index in result.types.indices {
      result.types[index].nameRange = nowhere
      result.types[index].range = nowhere
      result.types[index].bodyRange = nowhere
      for inherited in result.types[index].inherits.indices {
        result.types[index].inherits[inherited].range = nowhere
      }
    }
    for index in result.aliases.indices { result.aliases[index].nameRange = nowhere }
    for type in result.members.indices {
      for index in result.members[type].indices {
        result.members[type][index].nameRange = nowhere
        result.members[type][index].start = 0
      }
    }
    return result
  }
}

/// A type or an extension. Categories, class extensions and implementations of Objective-C are extensions of their class.
package struct CodeType: Hashable, Sendable {
  package enum Kind: String, Hashable, Sendable {
    case `class`, `struct`, `enum`, `protocol`, actor, `extension`
  }

  package typealias Flags = CodeTypeFlags

  package var kind: Kind
  /// `Outer.Inner` for a nested type; for an extension, the extended type without generic arguments.
  ///
  /// An extension is inside of a type only in half-typed code; the name of that type then precedes it. A type in a body has the
  /// number of the body in its name: `Outer.#1.Inner`, or `#1.Inner` in a function outside of types.
  package var name: String
  package var nameRange: ByteRange
  /// The range from the first attribute or modifier to the closing brace.
  package var range: ByteRange
  /// The range between the braces; empty where they are missing.
  package var bodyRange: ByteRange
  package var inherits: [CodeInheritance]
  /// Names of all attributes as written, without `@` and arguments.
  package var attributes: [String]
  /// The argument of `@objc(Name)`.
  package var objcName: String?
  package var flags: Flags
  /// All flags of the members that are among `CodeMember.Flags.marks`.
  ///
  /// Most types have none and can be skipped.
  package var memberFlags: CodeMember.Flags = []

  package init(
    kind: Kind, name: String, nameRange: ByteRange, range: ByteRange, bodyRange: ByteRange,
    inherits: [CodeInheritance], attributes: [String], objcName: String?, flags: Flags
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
  }
}

extension CodeType {
  package var language: CodeOutline.Language { flags.contains(.objectiveC) ? .objectiveC : .swift }

  /// The mark of a class that Interface Builder renders.
  package var designableMark: String { language == .swift ? "@IBDesignable" : "IB_DESIGNABLE" }

  /// An attribute or macro of Interface Builder as code writes it: `@IBOutlet`, in Objective-C `IBOutlet`.
  package func mark(_ name: String) -> String { language == .swift ? "@" + name : name }
}

/// The properties of a type that its declaration shows.
///
/// Public and inlinable like `ByteRange`, so that a test of several flags is one comparison in every module.
public struct CodeTypeFlags: OptionSet, Hashable, Sendable {
  public var rawValue: UInt16
  @inlinable public init(rawValue: UInt16) { self.rawValue = rawValue }

  @inlinable public static var generic: Self { Self(rawValue: 1 << 0) }
  /// `@objc`, with or without a name.
  @inlinable public static var objc: Self { Self(rawValue: 1 << 1) }
  @inlinable public static var objcMembers: Self { Self(rawValue: 1 << 2) }
  @inlinable public static var designable: Self { Self(rawValue: 1 << 3) }
  /// `private` or `fileprivate`.
  @inlinable public static var isPrivate: Self { Self(rawValue: 1 << 4) }
  /// The type is declared in a branch of `#if`.
  @inlinable public static var conditional: Self { Self(rawValue: 1 << 5) }
  /// Written in Objective-C, whose run time sees all of it.
  @inlinable public static var objectiveC: Self { Self(rawValue: 1 << 6) }
  /// An `@implementation`. It makes its class known even where no `@interface` does.
  @inlinable public static var implementation: Self { Self(rawValue: 1 << 7) }
  /// A category with a name. Its properties have no instance variables.
  @inlinable public static var category: Self { Self(rawValue: 1 << 9) }
  /// One of the members is a macro, or an attribute may be one; the macro may declare further members.
  @inlinable public static var expandsMacro: Self { Self(rawValue: 1 << 10) }
  /// A type in a function's body in Swift. No other file and no document can name it.
  @inlinable public static var isLocal: Self { Self(rawValue: 1 << 11) }
  /// An `@implementation` of the class itself rather than of a category.
  package var isMainImplementation: Bool { contains(.implementation) && !contains(.category) }
  /// An Objective-C class with a superclass, which is the first of `inherits`. The flag is needed since a protocol and a class of
  /// Objective-C may have the same name.
  @inlinable public static var namesSuperclass: Self { Self(rawValue: 1 << 8) }
}

/// One entry of an inheritance clause.
package struct CodeInheritance: Hashable, Sendable {
  /// The type as written, without white space, comments, backticks, and attributes and `nonisolated` before it.
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
