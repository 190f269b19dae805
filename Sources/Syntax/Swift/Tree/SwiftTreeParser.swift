import Text

/// Parses the names in Swift text; a pure function of the bytes that never fails. The tree of half-typed code contains less.
///
/// - Parameter texts: Functions that contain none of these get empty braces; nil reads all.
package func swiftTree(of bytes: Span<UInt8>, inFunctionsWith texts: [SearchText]? = nil) -> SwiftTree {
  bytes.withUnsafeBufferPointer { buffer in
    guard let base = buffer.baseAddress else { return SwiftTree() }
    var tokenizer = SwiftTokenizer(base: base, end: buffer.count)
    tokenizer.run(inFunctionsWith: texts)
    var parser = SwiftTreeParser(tokens: tokenizer.tokens, names: tokenizer.names)
    parser.tree.clauses = SwiftClauses(tokenizer.clauses)
    parser.parseFile()
    parser.tree.sortCrowdedScopes()
    return parser.tree
  }
}

/// A recursive descent parser. Operators have no precedence here, since it never decides the meaning of a name.
struct SwiftTreeParser {
  typealias NodeIndex = SwiftTree.NodeIndex

  var tree = SwiftTree()
  var index = 0
  var scope: NodeIndex = 0
  /// The current depth of nested expressions. Nesting uses the call stack, so a hostile file must not choose its depth.
  var depth = 0
  static let deepest = 160
  /// Arguments of the calls that are still open.
  var argumentStack: [SwiftArgument] = []
  var mode = Mode()
  /// The bindings of the current pattern.
  var patternBindings: [NodeIndex] = []
  /// Whether a type is read on trial, without the expressions in it.
  var isSilent = false
  /// The position at which a trial is given up: no type is as long.
  var trialEnd = Int.max
  static let longestTrial = 500
  /// The end of generic arguments that were read on trial, by the position of their `<`; -1 if they are not generic arguments.
  ///
  /// Without it, a file of nothing but `<` would cost the square of its length.
  var triedArguments: [Int: Int] = [:]
  /// The positions after attributes or modifiers at which no declaration begins, so that none is tried again.
  var failedDeclarations: Set<Int> = []
  /// The position after each opening bracket's counterpart; see `endsOfBrackets`.
  private let ends: [NodeIndex]

  /// The way in which expressions are read.
  struct Mode {
    /// Whether the expression is in the condition of a statement, whose body would look like a trailing closure.
    var isInCondition = false
    /// Whether the expression is in a pattern, after which `=` is not an assignment.
    var isInPattern = false
    /// Whether the expression is in a pattern after `let`, in which plain names bind.
    var bindsNames = false
  }

  init(tokens: [SwiftToken], names: SwiftNames) {
    ends = endsOfBrackets(in: tokens)
    tree.tokens = tokens
    tree.nameTable = names
    tree.scopes = [SwiftScope(kind: .file, parent: -1)]
    tree.expressions.reserveCapacity(tokens.count / 3)
    tree.expressions.append(.unknown)
  }

  // MARK: Tokens

  @inline(__always) var kind: SwiftToken.Kind { tree.tokens[index].kind }

  @inline(__always) var isAtEnd: Bool { tree.tokens[index].kind == .end || index >= trialEnd }

  @inline(__always) var startsLine: Bool { tree.tokens[index].flags.contains(.startsLine) }

  /// Whether the current token follows the one before it directly.
  var isAdjacent: Bool { !tree.tokens[index].flags.contains(.followsSpace) }

  @inline(__always) func kind(at position: Int) -> SwiftToken.Kind {
    position < tree.tokens.count ? tree.tokens[position].kind : .end
  }

  /// The token after the current one.
  var next: SwiftToken { tree.tokens[min(index + 1, tree.tokens.count - 1)] }

  /// The word at a position; -1 for other tokens and for words in backticks, which are never keywords.
  @inline(__always) func word(at position: Int) -> Int {
    guard position < tree.tokens.count else { return -1 }
    let token = tree.tokens[position]
    return token.kind == .identifier && !token.flags.contains(.isEscaped) ? token.name : -1
  }

  @inline(__always) func isAt(_ word: SwiftWord) -> Bool { self.word(at: index) == word.rawValue }

  @inline(__always) func isAt(_ word: SwiftWord, _ position: Int) -> Bool {
    self.word(at: position) == word.rawValue
  }

  /// Moves to the next token, but not beyond the one that ends the file.
  @inline(__always) mutating func advance() {
    if index + 1 < tree.tokens.count { index += 1 }
  }

  mutating func accept(_ kind: SwiftToken.Kind) -> Bool {
    guard self.kind == kind else { return false }
    advance()
    return true
  }

  mutating func accept(_ word: SwiftWord) -> Bool {
    guard isAt(word) else { return false }
    advance()
    return true
  }

  mutating func mark(_ position: Int, _ role: SwiftToken.Role, _ expression: NodeIndex = -1) {
    guard !isSilent else { return }
    tree.tokens[position].role = role
    tree.tokens[position].scope = scope
    tree.tokens[position].expression = expression
  }

  /// Skips the current token and gives it a role.
  @discardableResult
  mutating func take(_ role: SwiftToken.Role) -> NodeIndex {
    mark(index, role)
    defer { advance() }
    return index
  }

  /// Skips from an opening bracket past its counterpart. If that is missing, skips to the token that closes an outer bracket.
  mutating func skipBrackets() { index = endOfBrackets(at: index) }

  /// The position after the brackets that begin at `position`. If they are not closed, it is the token that closes an outer
  /// bracket.
  func endOfBrackets(at position: Int) -> Int { max(position, ends[position]) }

  // MARK: Lists

  /// Reads elements from an opening token on, up to `close`. Commas between them may be missing.
  mutating func parseList(until close: SwiftToken.Kind, _ parseElement: (inout Self) -> Void) {
    advance()
    while !isAtEnd, kind != close {
      let before = index
      parseElement(&self)
      _ = accept(.comma)
      if index > before { continue }
      switch kind {
      // A token that closes an outer bracket, or opens a body, does not belong to the list.
      case .closeBrace, .closeParen, .closeBracket, .openBrace: return
      default: advance()
      }
    }
    _ = accept(close)
  }

  /// Reads an element, and another one after each comma, up to `end`.
  mutating func parseElements(until end: SwiftToken.Kind, _ parseElement: (inout Self) -> Void) {
    repeat {
      if isAtEnd || kind == end { return }
      parseElement(&self)
    } while accept(.comma)
  }

  /// Calls `read` as in a condition, in which a brace opens a statement's body, or as outside of one; then restores the mode.
  mutating func inCondition<Result>(_ isInCondition: Bool, _ read: (inout Self) -> Result) -> Result {
    let outer = mode.isInCondition
    mode.isInCondition = isInCondition
    defer { mode.isInCondition = outer }
    return read(&self)
  }

  // MARK: Scopes

  /// Opens a scope and returns the outer one, which the caller restores.
  mutating func openScope(_ kind: SwiftScope.Kind, isStatic: Bool = false) -> NodeIndex {
    tree.scopes.append(SwiftScope(kind: kind, parent: scope, isStatic: isStatic))
    defer { scope = tree.scopes.count - 1 }
    return scope
  }

  @discardableResult
  mutating func bind(
    _ position: Int, _ kind: SwiftBinding.Kind, from visible: Int, _ source: SwiftBinding.Source = .unknown
  ) -> NodeIndex {
    mark(position, kind == .shorthand ? .shorthand : .declaration)
    return bind(tree.tokens[position].name, kind, token: position, from: visible, source)
  }

  /// Binds a name that is not written, such as `error`.
  mutating func bindImplicitly(_ name: SwiftWord) {
    bind(name.rawValue, .implicit, token: -1, from: index, .unknown)
  }

  @discardableResult
  mutating func bind(
    _ name: NodeIndex, _ kind: SwiftBinding.Kind, token: NodeIndex, from visible: Int,
    _ source: SwiftBinding.Source
  ) -> NodeIndex {
    tree.bindings.append(
      SwiftBinding(
        kind: kind, name: name, token: token, visibleFrom: visible, source: source, scope: scope,
        next: tree.scopes[scope].binding))
    tree.scopes[scope].binding = tree.bindings.count - 1
    return tree.bindings.count - 1
  }

  mutating func add(_ expression: SwiftExpression) -> NodeIndex {
    tree.expressions.append(expression)
    return tree.expressions.count - 1
  }

  mutating func parseFile() {
    while !isAtEnd {
      parseStatements()
      // There is one closing brace too many.
      if !isAtEnd { advance() }
    }
  }
}

/// The position after each opening bracket's counterpart; 0 for other tokens.
///
/// A bracket without a counterpart has the position of the token that closes an outer one. All are found in one pass, since
/// a search for each would cost the square of the size of a file that nests them.
private func endsOfBrackets(in tokens: [SwiftToken]) -> [SwiftTree.NodeIndex] {
  var ends = [SwiftTree.NodeIndex](repeating: 0, count: tokens.count)
  var open: [(place: Int, close: SwiftToken.Kind)] = []
  for (place, token) in tokens.enumerated() {
    switch token.kind {
    case .openParen, .interpolation: open.append((place, .closeParen))
    case .openBracket: open.append((place, .closeBracket))
    case .openBrace: open.append((place, .closeBrace))
    case .closeParen, .closeBracket, .closeBrace, .end:
      while let last = open.popLast() {
        let isCounterpart = last.close == token.kind
        ends[last.place] = isCounterpart ? place + 1 : place
        if isCounterpart { break }
      }
    default: break
    }
  }
  return ends
}
