import Text

/// The names in the code of one Swift file: their bindings, their uses, and the expressions before their dots.
///
/// A tree is made only for files that contain a searched name; the outline does not need one.
///
/// All parts are lists that refer to one another by index; -1 means none. Types are ranges of tokens.
package struct SwiftTree: Sendable {
  /// An index into one of the lists: of tokens, names, scopes, bindings, expressions and so on.
  package typealias NodeIndex = Int

  package internal(set) var tokens: [SwiftToken] = []
  var nameTable = SwiftNames()
  package internal(set) var scopes: [SwiftScope] = []
  package internal(set) var bindings: [SwiftBinding] = []
  package internal(set) var expressions: [SwiftExpression] = []
  package internal(set) var arguments: [SwiftArgument] = []
  package internal(set) var closures: [SwiftClosure] = []
  package internal(set) var functions: [SwiftFunction] = []
  package internal(set) var types: [SwiftTypeScope] = []
  /// Modules that the file imports, by the first component of each path.
  package internal(set) var imports: Set<String> = []
  var clauses = SwiftClauses()
  /// The bindings of scopes with many bindings, by scope and name, the newest first.
  var crowded: [NodeIndex: [NodeIndex: [NodeIndex]]] = [:]
}

package struct SwiftToken: Sendable {
  package enum Kind: UInt8, Sendable {
    /// A name or a keyword. A name in backticks has the flag `isEscaped`.
    case identifier = 0x80
    case number, regex
    /// A whole string, or its part up to the first interpolation.
    ///
    /// The first part is followed by `interpolation`, code, `)` and the next part as `stringEnd`, and so on.
    case string, interpolation, stringEnd
    /// `?` or `!` directly after an operand.
    case postfixMark
    /// A `=` that is not a part of another operator.
    case equals
    case arrow
    case anyOperator
    /// `#selector` and the like; the token's name is the word after `#`.
    case macro
    case end
    // The raw values of punctuation are its bytes. Bytes above 0x7F belong to identifiers.
    case openParen = 0x28, closeParen
    case comma = 0x2C
    case dot = 0x2E
    case colon = 0x3A, semicolon, less
    case greater = 0x3E
    case at = 0x40
    case openBracket = 0x5B, backslash, closeBracket
    case openBrace = 0x7B
    case closeBrace = 0x7D
  }

  package enum Role: UInt8, Sendable {
    /// A keyword, a module, a part of an attribute, or another word that can't be the name of a member or a type.
    case other
    case declaration
    /// The label of an argument, a parameter, a tuple's element or a loop.
    case label
    /// A name on its own in an expression.
    case use
    /// A name after a dot in an expression; `expression` is the part before the dot.
    case member
    /// A name on its own in a type.
    case typeName
    /// A name after a dot in a type.
    case typeComponent
    /// A name that is bound and also refers to the outer thing of that name: `if let x`, `[weak x]`.
    case shorthand
  }

  package struct Flags: OptionSet, Sendable {
    package var rawValue: UInt8
    package init(rawValue: UInt8) { self.rawValue = rawValue }
    package static let startsLine = Flags(rawValue: 1)
    package static let followsSpace = Flags(rawValue: 2)
    package static let isEscaped = Flags(rawValue: 4)
    /// A string with interpolations after it.
    package static let isInterpolated = Flags(rawValue: 8)
    /// A name with a `$` before it, which the token's range leaves out.
    package static let isProjected = Flags(rawValue: 16)
  }

  package var kind: Kind
  package internal(set) var role = Role.other
  package var flags: Flags
  /// The range of the token, including backticks.
  package var range: ByteRange
  /// The index of the name in the table of names; -1 for a token that is not a word.
  package var name: SwiftTree.NodeIndex = -1
  /// The innermost scope around the token.
  package internal(set) var scope: SwiftTree.NodeIndex = -1
  package internal(set) var expression: SwiftTree.NodeIndex = -1
}

package struct SwiftScope: Sendable {
  package enum Kind: UInt8, Sendable { case file, type, function, closure, block }

  package var kind: Kind
  package var parent: SwiftTree.NodeIndex
  /// Index into `types` for the scope of a type, into `closures` for that of a closure.
  package internal(set) var detail: SwiftTree.NodeIndex = -1
  /// The newest binding. `SwiftBinding.next` leads to the older ones.
  package internal(set) var binding: SwiftTree.NodeIndex = -1
  /// Whether the scope is that of a static function, in which `self` is the type.
  package internal(set) var isStatic = false
}

/// A range of tokens; empty if there are none.
package typealias SwiftTokens = Range<SwiftTree.NodeIndex>

/// A type or extension that is declared anywhere in the file, even in a body.
package struct SwiftTypeScope: Sendable {
  package var kind: CodeType.Kind
  /// The tokens of the type's name, or of the extended type.
  package var name: SwiftTokens
  package var scope: SwiftTree.NodeIndex
  package internal(set) var inherits: [SwiftTokens] = []
  /// The type `T` in `where Self: T`.
  package internal(set) var constraint: SwiftTokens = 0..<0
}

package struct SwiftBinding: Sendable {
  package enum Kind: UInt8, Sendable {
    case variable, parameter, function, type, genericParameter, alias, enumCase
    /// A capture or an unwrapped copy with the same name: `[x]`, `[weak x]`, `if let x`.
    case shorthand
    /// A name that the language declares: `error`, `newValue`, `oldValue`.
    case implicit
  }

  /// The origin of a binding's type.
  package enum Source: Sendable {
    case unknown
    case annotation(SwiftTokens)
    case value(SwiftTree.NodeIndex)
    /// An element of a sequence, whose expression this is.
    case element(SwiftTree.NodeIndex)
    /// A parameter of a closure by position.
    case closureParameter(closure: SwiftTree.NodeIndex, position: Int)
    case function(SwiftTree.NodeIndex)
    case type(SwiftTree.NodeIndex)
  }

  package var kind: Kind
  package var name: SwiftTree.NodeIndex
  /// The token that declares the name; -1 for an implicit one.
  package var token: SwiftTree.NodeIndex
  /// The first token at which the name has this meaning.
  package var visibleFrom: SwiftTree.NodeIndex
  package var source: Source
  /// The index of the tuple element that is bound; -1 if the whole value is.
  package var element = -1
  package var isStatic = false
  package var scope: SwiftTree.NodeIndex
  package internal(set) var next: SwiftTree.NodeIndex = -1
}

package struct SwiftFunction: Sendable {
  package struct Parameter: Sendable {
    /// The name of the label; -1 for `_`.
    package var label: SwiftTree.NodeIndex
    package var type: SwiftTokens
    /// Whether a call may leave out the argument.
    package var hasDefault: Bool
    /// The value after `=`; empty for none.
    package var defaultValue: SwiftTokens = 0..<0
  }
  package var parameters: [Parameter] = []
  package var result: SwiftTokens = 0..<0
  /// The token of the name, or the `init` of an initializer; -1 for an operator and a subscript.
  package let token: SwiftTree.NodeIndex
  package let isStatic: Bool

  init(token: SwiftTree.NodeIndex, isStatic: Bool) { (self.token, self.isStatic) = (token, isStatic) }
}

package struct SwiftClosure: Sendable {
  package enum Context: Sendable {
    case none
    /// An argument of a call, by position among the call's arguments.
    case argument(call: SwiftTree.NodeIndex, position: Int)
    case assigned(to: SwiftTree.NodeIndex)
    case typed(SwiftTokens)
  }
  package var scope: SwiftTree.NodeIndex
  package internal(set) var result: SwiftTokens = 0..<0
  package internal(set) var context = Context.none
  /// The expression that is the closure's whole body; -1 if the body is not one expression.
  package internal(set) var value: SwiftTree.NodeIndex = -1
}

package struct SwiftArgument: Sendable {
  /// The token of the label; -1 where there is none.
  package var label: SwiftTree.NodeIndex
  package var value: SwiftTree.NodeIndex
  package var isTrailing = false
}

/// A range of arguments.
package typealias SwiftArguments = Range<SwiftTree.NodeIndex>

/// An expression. `try`, `await`, `?`, `!` and parentheses are left out; only the expression inside of them is stored.
package indirect enum SwiftExpression: Sendable {
  case unknown
  /// A number, a string and the like.
  case literal
  /// A name. `labels` is the token of the parenthesis in `name(_:with:)`, or -1 if there is none.
  case name(token: SwiftTree.NodeIndex, labels: SwiftTree.NodeIndex)
  /// A member after a dot. The base of an implicit member, `.name`, is -1.
  case member(base: SwiftTree.NodeIndex, token: SwiftTree.NodeIndex, labels: SwiftTree.NodeIndex)
  case call(SwiftTree.NodeIndex, SwiftArguments)
  case subscripted(SwiftTree.NodeIndex, SwiftArguments)
  case cast(SwiftTree.NodeIndex, SwiftTokens)
  case closure(SwiftTree.NodeIndex)
  case array(first: SwiftTree.NodeIndex)
  case dictionary(key: SwiftTree.NodeIndex, value: SwiftTree.NodeIndex)
  case tuple(SwiftArguments)
  /// `a ?? b`, `c ? a : b`
  case choice(SwiftTree.NodeIndex, SwiftTree.NodeIndex)
  /// The root of a key path; -1 if the context determines it.
  case keyPathRoot(SwiftTree.NodeIndex)
  /// The argument of `#selector` and `#keyPath`.
  case selector(SwiftTree.NodeIndex)
}
