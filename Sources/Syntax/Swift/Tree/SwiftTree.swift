import Text

/// The names in the code of one Swift file: which bind, which refer, and which expression precedes each dot.
///
/// Made for files that hold a name that is searched for; the outline of declarations is made separately.
///
/// All parts are lists that point into each other by index; -1 means none. Types are runs of tokens.
package struct SwiftTree: Sendable {
  /// Into one of the lists: a token, a name, a scope, a binding, an expression and so on.
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
  /// The bindings of scopes that have many, by scope and name, the newest first.
  var crowded: [NodeIndex: [NodeIndex: [NodeIndex]]] = [:]
}

package struct SwiftToken: Sendable {
  package enum Kind: UInt8, Sendable {
    /// A keyword, too; `isEscaped` shows backticks.
    case identifier = 0x80
    case number, regex
    /// A whole string, or its part up to the first interpolation.
    ///
    /// Then follow `interpolation`, code, `)`, the next part as `stringEnd`, and so on.
    case string, interpolation, stringEnd
    /// `?` or `!` directly after an operand.
    case postfixMark
    /// `=` alone.
    case equals
    case arrow
    case anyOperator
    /// `#selector` and the like; the name is that of the word.
    case macro
    case end
    // Punctuation by its bytes; those above 0x7F belong to identifiers.
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
    /// A keyword, a module, part of an attribute; nothing that could name a member or a type.
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
    /// Binds a name and refers to what had it before: `if let x`, `[weak x]`.
    case shorthand
  }

  package struct Flags: OptionSet, Sendable {
    package var rawValue: UInt8
    package init(rawValue: UInt8) { self.rawValue = rawValue }
    package static let startsLine = Flags(rawValue: 1)
    package static let followsSpace = Flags(rawValue: 2)
    package static let isEscaped = Flags(rawValue: 4)
    /// A string that interpolations follow.
    package static let isInterpolated = Flags(rawValue: 8)
    /// The name without the `$` before it.
    package static let isProjected = Flags(rawValue: 16)
  }

  package var kind: Kind
  package internal(set) var role = Role.other
  package var flags: Flags
  /// Backticks included.
  package var range: ByteRange
  /// Index into the names; -1 for a token that is not a word.
  package var name: SwiftTree.NodeIndex = -1
  /// The innermost scope around it.
  package internal(set) var scope: SwiftTree.NodeIndex = -1
  package internal(set) var expression: SwiftTree.NodeIndex = -1
}

package struct SwiftScope: Sendable {
  package enum Kind: UInt8, Sendable { case file, type, function, closure, block }

  package var kind: Kind
  package var parent: SwiftTree.NodeIndex
  /// Index into `types` for the scope of a type, into `closures` for that of a closure.
  package internal(set) var detail: SwiftTree.NodeIndex = -1
  /// The newest binding; the older ones follow by `SwiftBinding.next`.
  package internal(set) var binding: SwiftTree.NodeIndex = -1
  /// A static function's; `self` is the type there.
  package internal(set) var isStatic = false
}

/// A run of tokens; empty where there are none.
package typealias SwiftTokens = Range<SwiftTree.NodeIndex>

/// A type or extension that is declared anywhere in the file, in bodies too.
package struct SwiftTypeScope: Sendable {
  package var kind: CodeType.Kind
  /// The tokens of the name, or of the extended type.
  package var name: SwiftTokens
  package var scope: SwiftTree.NodeIndex
  package internal(set) var inherits: [SwiftTokens] = []
  /// `where Self: T`
  package internal(set) var constraint: SwiftTokens = 0..<0
}

package struct SwiftBinding: Sendable {
  package enum Kind: UInt8, Sendable {
    case variable, parameter, function, type, genericParameter, alias, enumCase
    /// `[x]`, `[weak x]`, and `if let x`: the same thing by the same name.
    case shorthand
    /// `error`, `newValue`, `oldValue`
    case implicit
  }

  /// The origin of a binding's type.
  package enum Source: Sendable {
    case unknown
    case annotation(SwiftTokens)
    case value(SwiftTree.NodeIndex)
    /// An element of the sequence.
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
  /// The first token from which on the name means this.
  package var visibleFrom: SwiftTree.NodeIndex
  package var source: Source
  /// The element of a tuple that it takes; -1 for all of the value.
  package var element = -1
  package var isStatic = false
  package var scope: SwiftTree.NodeIndex
  package internal(set) var next: SwiftTree.NodeIndex = -1
}

package struct SwiftFunction: Sendable {
  package struct Parameter: Sendable {
    /// -1 for `_`.
    package var label: SwiftTree.NodeIndex
    package var type: SwiftTokens
    package var hasDefault: Bool
  }
  package var parameters: [Parameter] = []
  package var result: SwiftTokens = 0..<0
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
  /// The value of a closure that is one expression.
  package internal(set) var value: SwiftTree.NodeIndex = -1
}

package struct SwiftArgument: Sendable {
  /// The token of the label; -1 where there is none.
  package var label: SwiftTree.NodeIndex
  package var value: SwiftTree.NodeIndex
  package var isTrailing = false
}

/// A run of arguments.
package typealias SwiftArguments = Range<SwiftTree.NodeIndex>

/// `try`, `await`, `?`, `!` and parentheses leave no trace: only the expression in them is kept.
package indirect enum SwiftExpression: Sendable {
  case unknown
  /// A number, a string and the like.
  case literal
  /// `labels` is the token of the parenthesis in `name(_:with:)`, -1 where there is none.
  case name(token: SwiftTree.NodeIndex, labels: SwiftTree.NodeIndex)
  /// `.name` has no base.
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
  /// The start of a key path; -1 where it is left to the context.
  case keyPathRoot(SwiftTree.NodeIndex)
  /// The argument of `#selector` and `#keyPath`.
  case selector(SwiftTree.NodeIndex)
}
