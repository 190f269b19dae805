/// The words with a meaning in the language. Their numbers are those of the first names in every tree.
enum SwiftWord: Int, CaseIterable {
  case `let`, `var`, `func`, `class`, `struct`, `enum`, `protocol`, `extension`, `actor`, `deinit`
  case `subscript`, `typealias`, `associatedtype`, `import`, `case`, `default`, `operator`, macro
  case `precedencegroup`, initializer
  case `if`, `else`, `guard`, `while`, `for`, `in`, `repeat`, `switch`, `do`, `catch`, `defer`, `return`
  case `throw`, `break`, `continue`, `fallthrough`, yield, discard, then
  case `where`, `as`, `is`, `try`, await, `throws`, `rethrows`, reasync, async, `inout`, some, any, each
  case copy, consume, unsafe, sending, borrowing, consuming, isolated, nonisolated
  case ownSelf, ownType, `super`, `nil`, `true`, `false`, wildcard
  case get, set, willSet, didSet, _read, _modify, read, modify, yielding, unsafeAddress
  case unsafeMutableAddress
  case newValue, oldValue, error
  case `static`, final, `private`, `fileprivate`, `internal`, `public`, package, open, weak, unowned, lazy
  case dynamic, optional, required, convenience, override, mutating, nonmutating, indirect, prefix, postfix
  case infix, distributed, legacyConsuming, _local, legacyOwned, legacyShared, _const
  case getter, setter, selector, keyPath, unavailable, available
  case unknown
  // The last words are operators.
  case ampersand, ellipsis, coalescing, question

  var text: String {
    switch self {
    case .let: "let"
    case .var: "var"
    case .func: "func"
    case .class: "class"
    case .struct: "struct"
    case .enum: "enum"
    case .protocol: "protocol"
    case .extension: "extension"
    case .actor: "actor"
    case .deinit: "deinit"
    case .subscript: "subscript"
    case .typealias: "typealias"
    case .associatedtype: "associatedtype"
    case .import: "import"
    case .case: "case"
    case .default: "default"
    case .operator: "operator"
    case .macro: "macro"
    case .precedencegroup: "precedencegroup"
    case .initializer: "init"
    case .if: "if"
    case .else: "else"
    case .guard: "guard"
    case .while: "while"
    case .for: "for"
    case .in: "in"
    case .repeat: "repeat"
    case .switch: "switch"
    case .do: "do"
    case .catch: "catch"
    case .defer: "defer"
    case .return: "return"
    case .throw: "throw"
    case .break: "break"
    case .continue: "continue"
    case .fallthrough: "fallthrough"
    case .yield: "yield"
    case .discard: "discard"
    case .then: "then"
    case .where: "where"
    case .as: "as"
    case .is: "is"
    case .try: "try"
    case .await: "await"
    case .throws: "throws"
    case .rethrows: "rethrows"
    case .reasync: "reasync"
    case .async: "async"
    case .inout: "inout"
    case .some: "some"
    case .any: "any"
    case .each: "each"
    case .copy: "copy"
    case .consume: "consume"
    case .unsafe: "unsafe"
    case .sending: "sending"
    case .borrowing: "borrowing"
    case .consuming: "consuming"
    case .isolated: "isolated"
    case .nonisolated: "nonisolated"
    case .ownSelf: "self"
    case .ownType: "Self"
    case .super: "super"
    case .nil: "nil"
    case .true: "true"
    case .false: "false"
    case .wildcard: "_"
    case .get: "get"
    case .set: "set"
    case .willSet: "willSet"
    case .didSet: "didSet"
    case ._read: "_read"
    case ._modify: "_modify"
    case .read: "read"
    case .modify: "modify"
    case .yielding: "yielding"
    case .unsafeAddress: "unsafeAddress"
    case .unsafeMutableAddress: "unsafeMutableAddress"
    case .newValue: "newValue"
    case .oldValue: "oldValue"
    case .error: "error"
    case .static: "static"
    case .final: "final"
    case .private: "private"
    case .fileprivate: "fileprivate"
    case .internal: "internal"
    case .public: "public"
    case .package: "package"
    case .open: "open"
    case .weak: "weak"
    case .unowned: "unowned"
    case .lazy: "lazy"
    case .dynamic: "dynamic"
    case .optional: "optional"
    case .required: "required"
    case .convenience: "convenience"
    case .override: "override"
    case .mutating: "mutating"
    case .nonmutating: "nonmutating"
    case .indirect: "indirect"
    case .prefix: "prefix"
    case .postfix: "postfix"
    case .infix: "infix"
    case .distributed: "distributed"
    case .legacyConsuming: "__consuming"
    case ._local: "_local"
    case .legacyOwned: "__owned"
    case .legacyShared: "__shared"
    case ._const: "_const"
    case .getter: "getter"
    case .setter: "setter"
    case .selector: "selector"
    case .keyPath: "keyPath"
    case .unavailable: "unavailable"
    case .available: "available"
    case .unknown: "unknown"
    case .ampersand: "&"
    case .ellipsis: "..."
    case .coalescing: "??"
    case .question: "?"
    }
  }

  /// Words that precede a declaration, some of which are plain names elsewhere.
  static let modifiers = numbers(
    .static, .final, .private, .fileprivate, .internal, .public, .package, .open, .weak, .unowned, .lazy,
    .dynamic, .optional, .required, .convenience, .override, .mutating, .nonmutating, .indirect, .prefix,
    .postfix, .infix, .distributed, .legacyConsuming, ._local, .nonisolated, .borrowing, .consuming,
    .isolated, .sending, .async, .class)

  /// Words that begin a declaration after its modifiers.
  static let introducers = numbers(
    .let, .var, .func, .class, .struct, .enum, .protocol, .extension, .actor, .initializer, .deinit,
    .subscript, .typealias, .associatedtype, .import, .case, .operator, .macro, .precedencegroup)

  /// The words that need backticks to be a name, except after a dot and before a colon.
  static let reserved = numbers(
    .let, .var, .func, .class, .struct, .enum, .protocol, .extension, .deinit, .subscript, .typealias,
    .associatedtype, .import, .case, .default, .operator, .precedencegroup, .if, .else, .guard, .while, .for,
    .in, .repeat, .switch, .do, .catch, .defer, .return, .throw, .break, .continue, .fallthrough, .where, .as,
    .is, .throws, .rethrows, .inout, .static, .private, .fileprivate, .internal, .public)

  /// The words that precede a type without being a part of its name.
  static let typePrefixes = numbers(
    .inout, .some, .any, .each, .repeat, .sending, .borrowing, .consuming, .isolated, .nonisolated,
    .legacyOwned, .legacyShared, ._const)

  private static func numbers(_ words: SwiftWord...) -> Set<Int> { Set(words.map(\.rawValue)) }
}
