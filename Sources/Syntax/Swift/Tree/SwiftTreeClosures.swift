/// Closures and patterns in a tree.
extension SwiftTreeParser {
  mutating func parseClosure() -> NodeIndex {
    depth += 1
    defer { depth -= 1 }
    guard depth < Self.deepest else {
      skipBrackets()
      return 0
    }
    let wasInCondition = isInCondition
    let wasBinding = bindsNames
    let wasInPattern = isInPattern
    isInCondition = false
    isInPattern = false
    bindsNames = false
    let end = endOfSignature()
    advance()
    let outer = openScope(.closure)
    let closure = NodeIndex(truncatingIfNeeded: tree.closures.count)
    tree.closures.append(SwiftClosure(scope: scope))
    tree.scopes[Int(scope)].detail = closure
    if let end { parseSignature(of: closure, until: end) }
    let body = parseStatements()
    if body.count == 1 { tree.closures[Int(closure)].value = body.last }
    _ = accept(.closeBrace)
    scope = outer
    isInCondition = wasInCondition
    isInPattern = wasInPattern
    bindsNames = wasBinding
    return add(.closure(closure))
  }

  /// At the `{`: where the `in` stands that ends the signature; nil where there is none.
  private mutating func endOfSignature() -> Int? {
    let start = index
    defer { index = start }
    advance()
    while kind == .at, kind(at: index + 1) == .identifier {
      advance()
      advance()
      if kind == .openParen, !tree.tokens[index].flags.contains(.followsSpace) { skipBrackets() }
    }
    if kind == .openBracket { skipBrackets() }
    if kind == .openParen {
      skipBrackets()
    } else {
      while kind == .identifier, !isAt(.in), !isAt(.async), !isAt(.throws) {
        advance()
        if !accept(.comma) { break }
      }
    }
    while isAt(.async) || isAt(.throws) || isAt(.rethrows) {
      advance()
      if kind == .openParen { skipBrackets() }
    }
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
    if kind == .openParen {
      advance()
      parseClosureParameters(of: closure, visibleFrom: end)
      _ = accept(.closeParen)
    } else {
      parseClosureParameters(of: closure, visibleFrom: end)
    }
    while index < end, kind != .arrow { advance() }
    if accept(.arrow) { tree.closures[Int(closure)].result = parseType() }
    index = end
    advance()
  }

  private mutating func parseCaptures(visibleFrom end: Int) {
    advance()
    while !isAtEnd, kind != .closeBracket, index < end {
      let before = index
      while isAt(.weak) || isAt(.unowned) || isAt(.let) || isAt(.var),
        kind(at: index + 1) == .identifier || kind(at: index + 1) == .openParen
      {
        advance()
        if kind == .openParen { skipBrackets() }
      }
      if kind == .identifier {
        let name = index
        advance()
        if accept(.equals) {
          let value = parseExpression()
          bind(name, .variable, from: end, .value(value))
        } else {
          bind(name, .shorthand, from: end)
          // `[self.x]` is not a capture, but half-typed code has it.
          if kind == .dot { _ = parsePostfix(0) }
        }
      }
      _ = accept(.comma)
      if index == before { advance() }
    }
    _ = accept(.closeBracket)
  }

  private mutating func parseClosureParameters(of closure: NodeIndex, visibleFrom end: Int) {
    var position: Int32 = 0
    while index < end, kind != .closeParen, !isAt(.async), !isAt(.throws), kind != .arrow {
      let before = index
      while kind == .at { parseAttribute() }
      if kind == .openParen {
        // A tuple taken apart, as Swift 3 had it.
        skipBrackets()
      } else if kind == .identifier {
        if kind(at: index + 1) == .identifier, index + 1 < end, !isAt(.async, index + 1),
          !isAt(.throws, index + 1)
        {
          mark(index, .label)
          advance()
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

  /// `let x` inside a pattern.
  mutating func parseBindingPattern() -> NodeIndex {
    // `let let x` is half-typed, and must not nest.
    while isAt(.let) || isAt(.var) { advance() }
    let wasBinding = bindsNames
    bindsNames = true
    let operand = parseOperand()
    bindsNames = wasBinding
    return operand
  }

  /// A pattern, whose bindings are visible from here on in the scope at hand.
  ///
  /// - Parameter binds: Whether plain names bind, as they do behind `for` and `let`.
  mutating func parsePattern(binds: Bool) -> (expression: NodeIndex, bindings: [NodeIndex]) {
    let outer = patternBindings
    let wasBinding = bindsNames
    let wasInCondition = isInCondition
    patternBindings = []
    bindsNames = binds
    isInCondition = true
    let wasInPattern = isInPattern
    isInPattern = true
    let expression = binds ? parseOperand() : parseExpression()
    let bindings = patternBindings
    patternBindings = outer
    bindsNames = wasBinding
    isInCondition = wasInCondition
    isInPattern = wasInPattern
    return (expression, bindings)
  }

  /// Tells the bindings of a pattern what is matched with it.
  mutating func match(
    _ pattern: (expression: NodeIndex, bindings: [NodeIndex]), with source: SwiftBinding.Source
  ) {
    func binding(_ expression: NodeIndex) -> Int? {
      guard case .name(let token, _) = tree.expressions[Int(expression)] else { return nil }
      // They come by place.
      var lower = 0
      var upper = pattern.bindings.count
      while lower < upper {
        let middle = (lower + upper) / 2
        if tree.bindings[Int(pattern.bindings[middle])].token < token {
          lower = middle + 1
        } else {
          upper = middle
        }
      }
      guard lower < pattern.bindings.count else { return nil }
      let found = Int(pattern.bindings[lower])
      return tree.bindings[found].token == token ? found : nil
    }
    switch tree.expressions[Int(pattern.expression)] {
    case .name:
      if let found = binding(pattern.expression) { tree.bindings[found].source = source }
    case .cast(let inner, let type):
      if let found = binding(inner) { tree.bindings[found].source = .annotation(type) }
    case .tuple(let arguments):
      for (position, argument) in arguments.indices.enumerated() {
        guard let found = binding(tree.arguments[argument].value) else { continue }
        tree.bindings[found].source = source
        tree.bindings[found].element = Int32(truncatingIfNeeded: position)
      }
    default: break
    }
  }

  /// Nothing of a pattern may be seen before a place: `let x = x` means another x on the right.
  mutating func show(_ bindings: [NodeIndex], from position: Int) {
    for binding in bindings {
      tree.bindings[Int(binding)].visibleFrom = NodeIndex(truncatingIfNeeded: position)
    }
  }
}
