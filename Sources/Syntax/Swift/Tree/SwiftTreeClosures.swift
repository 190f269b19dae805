/// Closures and patterns in a tree.
extension SwiftTreeParser {
  mutating func parseClosure() -> NodeIndex {
    depth += 1
    defer { depth -= 1 }
    guard depth < Self.deepest else {
      skipBrackets()
      return 0
    }
    let outerMode = mode
    mode = Mode()
    let end = endOfSignature()
    advance()
    let outer = openScope(.closure)
    let closure = tree.closures.count
    tree.closures.append(SwiftClosure(scope: scope))
    tree.scopes[scope].detail = closure
    if let end { parseSignature(of: closure, until: end) }
    let body = parseStatements()
    if body.count == 1 { tree.closures[closure].value = body.last }
    _ = accept(.closeBrace)
    scope = outer
    mode = outerMode
    return add(.closure(closure))
  }

  /// The position of the `in` that ends the signature after a `{`; nil if it has none.
  private mutating func endOfSignature() -> Int? {
    let start = index
    defer { index = start }
    advance()
    while kind == .at, next.kind == .identifier {
      index += 2
      if kind == .openParen, isAdjacent { skipBrackets() }
    }
    if kind == .openBracket { skipBrackets() }
    if kind == .openParen {
      skipBrackets()
    } else {
      while !isAt(.in), !isAt(.async), !isAt(.throws), accept(.identifier), accept(.comma) {}
    }
    skipEffects()
    var end = index
    if accept(.arrow) {
      onTrial {
        _ = $0.parseType()
        end = $0.index
      }
    }
    return isAt(.in, end) ? end : nil
  }

  private mutating func parseSignature(of closure: NodeIndex, until end: Int) {
    while kind == .at, index < end { parseAttribute() }
    if kind == .openBracket { parseCaptures(visibleFrom: end) }
    _ = accept(.openParen)
    parseClosureParameters(of: closure, visibleFrom: end)
    while index < end, kind != .arrow { advance() }
    if accept(.arrow) { tree.closures[closure].result = parseType() }
    index = end
    advance()
  }

  private mutating func parseCaptures(visibleFrom end: Int) {
    parseList(until: .closeBracket) {
      while $0.isAt(.weak) || $0.isAt(.unowned) || $0.isAt(.let) || $0.isAt(.var),
        $0.next.kind == .identifier || $0.next.kind == .openParen
      {
        $0.advance()
        if $0.kind == .openParen { $0.skipBrackets() }
      }
      let name = $0.index
      guard $0.accept(.identifier) else { return }
      if $0.accept(.equals) {
        let value = $0.parseExpression()
        $0.bind(name, .variable, from: end, .value(value))
      } else {
        $0.bind(name, .shorthand, from: end)
        // `[self.x]` is not a valid capture, but half-typed code may contain it.
        if $0.kind == .dot { _ = $0.parsePostfix(0) }
      }
    }
  }

  private mutating func parseClosureParameters(of closure: NodeIndex, visibleFrom end: Int) {
    var position = 0
    while index < end, kind != .closeParen, !isAt(.async), !isAt(.throws), kind != .arrow {
      let before = index
      while kind == .at { parseAttribute() }
      if kind == .openParen {
        // Swift 3 allowed a tuple pattern here.
        skipBrackets()
      } else if kind == .identifier {
        if next.kind == .identifier, index + 1 < end, !isAt(.async, index + 1), !isAt(.throws, index + 1) {
          take(.label)
        }
        let name = index
        advance()
        var source = SwiftBinding.Source.closureParameter(closure: closure, position: position)
        if accept(.colon) { source = .annotation(parseType()) }
        bind(name, .parameter, from: end, source)
      }
      position += 1
      _ = accept(.comma)
      if index == before { advance() }
    }
  }

  // MARK: Patterns

  /// Reads `let x` inside a pattern.
  mutating func parseBindingPattern() -> NodeIndex {
    // `let let x` is half-typed code and must not cause recursion.
    while isAt(.let) || isAt(.var) { advance() }
    let outer = mode
    mode.bindsNames = true
    defer { mode = outer }
    return parseOperand()
  }

  /// Reads a pattern, whose bindings are visible from here on in the current scope.
  ///
  /// - Parameter binds: Whether plain names bind, as they do after `for` and `let`.
  mutating func parsePattern(binds: Bool) -> (expression: NodeIndex, bindings: [NodeIndex]) {
    let outer = (mode, patternBindings)
    mode = Mode(isInCondition: true, isInPattern: true, bindsNames: binds)
    patternBindings = []
    defer { (mode, patternBindings) = outer }
    let expression = binds ? parseOperand() : parseExpression()
    return (expression, patternBindings)
  }

  /// Sets the source of a pattern's bindings to the value that the pattern matches.
  mutating func match(
    _ pattern: (expression: NodeIndex, bindings: [NodeIndex]), with source: SwiftBinding.Source
  ) {
    func binding(_ expression: NodeIndex) -> Int? {
      guard case .name(let token, _) = tree.expressions[expression] else { return nil }
      // The bindings are in the order of their tokens.
      let place = pattern.bindings.partitionPoint { tree.bindings[$0].token >= token }
      guard place < pattern.bindings.count else { return nil }
      let found = pattern.bindings[place]
      return tree.bindings[found].token == token ? found : nil
    }
    switch tree.expressions[pattern.expression] {
    case .name:
      if let found = binding(pattern.expression) { tree.bindings[found].source = source }
    case .cast(let inner, let type):
      if let found = binding(inner) { tree.bindings[found].source = .annotation(type) }
    case .tuple(let arguments):
      for (position, argument) in arguments.enumerated() {
        guard let found = binding(tree.arguments[argument].value) else { continue }
        tree.bindings[found].source = source
        tree.bindings[found].element = position
      }
    default: break
    }
  }

  /// Makes bindings visible only from a position on: in `let x = x`, the `x` on the right is another one.
  mutating func show(_ bindings: [NodeIndex], from position: Int) {
    for binding in bindings {
      tree.bindings[binding].visibleFrom = position
    }
  }
}
