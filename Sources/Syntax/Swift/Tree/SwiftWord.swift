/// The words that mean something to the language, numbered as the first names of every tree.
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
  // Operators.
  case ampersand, ellipsis, coalescing, question

  var text: String {
    switch self {
    case .initializer: "init"
    case .ownSelf: "self"
    case .ownType: "Self"
    case .wildcard: "_"
    case .legacyConsuming: "__consuming"
    case .legacyOwned: "__owned"
    case .legacyShared: "__shared"
    case .ampersand: "&"
    case .ellipsis: "..."
    case .coalescing: "??"
    case .question: "?"
    default: String(describing: self)
    }
  }

  /// Words that stand before a declaration, some of which are plain names elsewhere.
  static let modifiers = numbers(
    .static, .final, .private, .fileprivate, .internal, .public, .package, .open, .weak, .unowned, .lazy,
    .dynamic, .optional, .required, .convenience, .override, .mutating, .nonmutating, .indirect, .prefix,
    .postfix, .infix, .distributed, .legacyConsuming, ._local, .nonisolated, .borrowing, .consuming,
    .isolated, .sending, .async, .class)

  /// Words that begin a declaration behind its modifiers.
  static let introducers = numbers(
    .let, .var, .func, .class, .struct, .enum, .protocol, .extension, .actor, .initializer, .deinit,
    .subscript, .typealias, .associatedtype, .import, .case, .operator, .macro, .precedencegroup)

  /// Words that are never a name without backticks, outside of the places behind a dot and before a colon.
  static let reserved = numbers(
    .let, .var, .func, .class, .struct, .enum, .protocol, .extension, .deinit, .subscript, .typealias,
    .associatedtype, .import, .case, .default, .operator, .precedencegroup, .if, .else, .guard, .while, .for,
    .in, .repeat, .switch, .do, .catch, .defer, .return, .throw, .break, .continue, .fallthrough, .where, .as,
    .is, .throws, .rethrows, .inout, .static, .private, .fileprivate, .internal, .public)

  /// Words that stand before a type and are no part of its name.
  static let typePrefixes = numbers(
    .inout, .some, .any, .each, .repeat, .sending, .borrowing, .consuming, .isolated, .nonisolated,
    .legacyOwned, .legacyShared, ._const)

  private static func numbers(_ words: SwiftWord...) -> Set<Int> { Set(words.map(\.rawValue)) }
}
