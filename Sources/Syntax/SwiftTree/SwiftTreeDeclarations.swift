/// Declarations in a tree.
extension SwiftTreeParser {
  /// Whether attributes and modifiers lead to a word that begins a declaration.
  func startsDeclaration() -> Bool {
    var position = index
    while kind(at: position) == .at, kind(at: position + 1) == .identifier {
      if isAt(.unknown, position + 1) { return false }
      position = endOfAttribute(position)
    }
    while true {
      let word = word(at: position)
      if SwiftWord.introducers.contains(word), introduces(word, position) { return true }
      guard SwiftWord.modifiers.contains(word) else { return false }
      position += 1
      if kind(at: position) == .openParen, kind(at: position + 2) == .closeParen { position += 3 }
      guard kind(at: position) == .identifier || kind(at: position) == .at else { return false }
      while kind(at: position) == .at { position = endOfAttribute(position) }
    }
  }

  private func endOfAttribute(_ start: Int) -> Int {
    var position = start + 2
    while kind(at: position) == .dot { position += 2 }
    guard kind(at: position) == .openParen, !tree.tokens[position].flags.contains(.followsSpace) else {
      return position
    }
    var open = 0
    while kind(at: position) != .end {
      if kind(at: position) == .openParen || kind(at: position) == .interpolation { open += 1 }
      if kind(at: position) == .closeParen { open -= 1 }
      position += 1
      if open == 0 { break }
    }
    return position
  }

  /// Some of the words are plain names where nothing of a declaration follows.
  private func introduces(_ word: Int32, _ position: Int) -> Bool {
    let isInType = tree.scopes[Int(scope)].kind == .type
    let next = kind(at: position + 1)
    switch SwiftWord(rawValue: word) {
    case .case: return isInType
    case .initializer: return isInType && (next == .openParen || next == .postfixMark || next == .less)
    case .deinit, .subscript: return isInType
    case .actor, .macro, .precedencegroup, .operator:
      return next == .identifier || SwiftWord(rawValue: word) == .operator
    case .class: return next == .identifier
    default: return true
    }
  }

  mutating func parseDeclaration() {
    var isStatic = false
    while !isAtEnd {
      if kind == .at {
        parseAttribute()
        continue
      }
      let word = word(at: index)
      if SwiftWord.introducers.contains(word), !isModifier(word) { break }
      guard SwiftWord.modifiers.contains(word) else { break }
      if isAt(.static) || isAt(.class) { isStatic = true }
      advance()
      if kind == .openParen { skipBrackets() }
    }
    guard let word = SwiftWord(rawValue: word(at: index)) else { return }
    switch word {
    case .let, .var: parseVariable(isStatic: isStatic)
    case .func: parseFunction(isStatic: isStatic)
    case .initializer, .deinit, .subscript: parseInitializer(word)
    case .class: parseType(.class)
    case .struct: parseType(.struct)
    case .enum: parseType(.enum)
    case .protocol: parseType(.protocol)
    case .actor: parseType(.actor)
    case .extension: parseType(.extension)
    case .typealias, .associatedtype: parseAlias()
    case .import: parseImport()
    case .case: parseEnumCases()
    case .operator, .precedencegroup, .macro: parseOperator()
    default: advance()
    }
  }

  /// `class` before another word of a declaration.
  private func isModifier(_ word: Int32) -> Bool {
    guard word == SwiftWord.class.rawValue else { return false }
    let next = self.word(at: index + 1)
    return SwiftWord.modifiers.contains(next) && next != SwiftWord.class.rawValue
      || SwiftWord.introducers.contains(next) && next != SwiftWord.actor.rawValue
  }

  mutating func parseAttribute() {
    advance()
    guard kind == .identifier else { return }
    let name =
      tree.names.indices.contains(Int(tree.tokens[index].name))
      ? tree.names[Int(tree.tokens[index].name)] : ""
    mark(index, .typeName)
    advance()
    while kind == .dot, kind(at: index + 1) == .identifier {
      advance()
      mark(index, .typeComponent)
      advance()
    }
    if kind == .less, !tree.tokens[index].flags.contains(.followsSpace) { parseGenericArguments() }
    guard kind == .openParen, !tree.tokens[index].flags.contains(.followsSpace),
      !attributesBeforeTypes.contains(name)
    else { return }
    if attributesWithoutExpressions.contains(name) {
      skipBrackets()
    } else {
      _ = parseArguments(until: .closeParen)
    }
  }

  // MARK: Variables

  private var bindsInOrder: Bool {
    switch tree.scopes[Int(scope)].kind {
    case .file, .type: false
    case .function, .closure, .block: true
    }
  }

  private mutating func parseVariable(isStatic: Bool) {
    advance()
    while !isAtEnd {
      let before = index
      let isInOrder = bindsInOrder
      let outerScope = scope
      let pattern = parsePattern(binds: true)
      show(pattern.bindings, from: isInOrder ? .max : 0)
      var annotation = SwiftTokens.none
      if accept(.colon) { annotation = parseType() }
      var value: Index = -1
      if kind == .equals {
        advance()
        let wasInCondition = isInCondition
        isInCondition = false
        value = parseInitialValue(isStatic: isStatic)
        isInCondition = wasInCondition
      }
      scope = outerScope
      if !annotation.isEmpty, value > 0, case .closure(let closure) = tree.expressions[Int(value)] {
        tree.closures[Int(closure)].context = .typed(annotation)
      }
      match(
        pattern, with: annotation.isEmpty ? (value >= 0 ? .value(value) : .unknown) : .annotation(annotation))
      if isInOrder { show(pattern.bindings, from: index) }
      for binding in pattern.bindings { tree.bindings[Int(binding)].isStatic = isStatic }
      if kind == .openBrace, !isInCondition { parseAccessors(isStatic: isStatic) }
      guard accept(.comma), index > before else { return }
    }
  }

  private mutating func parseInitialValue(isStatic: Bool) -> Index {
    guard isStatic else { return parseExpression() }
    let outer = openScope(.function)
    tree.scopes[Int(scope)].isStatic = true
    defer { scope = outer }
    return parseExpression()
  }

  /// At a `{`: accessors, or the getter alone.
  private mutating func parseAccessors(isStatic: Bool) {
    guard startsAccessors() else {
      let outer = openScope(.function)
      tree.scopes[Int(scope)].isStatic = isStatic
      parseBraced()
      scope = outer
      return
    }
    advance()
    while !isAtEnd, kind != .closeBrace {
      let before = index
      while kind == .at { parseAttribute() }
      let word = SwiftWord(rawValue: word(at: index))
      advance()
      guard word != nil else { continue }
      let outer = openScope(.function)
      tree.scopes[Int(scope)].isStatic = isStatic
      if kind == .openParen, kind(at: index + 1) == .identifier, kind(at: index + 2) == .closeParen,
        word != .private, word != .fileprivate
      {
        bind(index + 1, .parameter, from: index)
        index += 3
      } else if word == .set || word == .willSet {
        bind(SwiftWord.newValue.rawValue, .implicit, token: -1, from: index, .unknown)
      } else if word == .didSet {
        bind(SwiftWord.oldValue.rawValue, .implicit, token: -1, from: index, .unknown)
      }
      while isAt(.async) || isAt(.throws) {
        advance()
        if kind == .openParen { skipBrackets() }
      }
      if kind == .openBrace { parseBraced() }
      scope = outer
      if index == before { advance() }
    }
    _ = accept(.closeBrace)
  }

  // MARK: Functions

  private mutating func parseFunction(isStatic: Bool) {
    advance()
    var name: Int?
    if kind == .identifier {
      name = index
      advance()
    }
    // An operator by name.
    while kind != .openParen, !isAtEnd, kind != .less || kind(at: index + 1) != .identifier,
      kind != .openBrace,
      name == nil
    {
      advance()
    }
    let function = Index(truncatingIfNeeded: tree.functions.count)
    tree.functions.append(SwiftFunction())
    if let name {
      let binding = bind(name, .function, from: 0, .function(function))
      tree.bindings[Int(binding)].isStatic = isStatic
    }
    parseSignatureAndBody(function, isStatic: isStatic)
  }

  private mutating func parseInitializer(_ word: SwiftWord) {
    advance()
    _ = accept(.postfixMark)
    let function = Index(truncatingIfNeeded: tree.functions.count)
    tree.functions.append(SwiftFunction())
    parseSignatureAndBody(function, isStatic: false, hasAccessors: word == .subscript)
  }

  private mutating func parseSignatureAndBody(_ function: Index, isStatic: Bool, hasAccessors: Bool = false) {
    let outer = openScope(.function)
    tree.scopes[Int(scope)].isStatic = isStatic
    parseGenericParameters()
    if kind == .openParen { parseParameters(of: function) }
    while isAt(.async) || isAt(.throws) || isAt(.rethrows) || isAt(.reasync) {
      advance()
      if kind == .openParen { skipBrackets() }
    }
    if accept(.arrow) { tree.functions[Int(function)].result = parseType() }
    parseWhereClause()
    if kind == .openBrace {
      if hasAccessors { parseAccessors(isStatic: isStatic) } else { parseBraced() }
    }
    scope = outer
  }

  private mutating func parseParameters(of function: Index) {
    advance()
    while !isAtEnd, kind != .closeParen {
      let before = index
      while kind == .at { parseAttribute() }
      var names: [Int] = []
      while kind == .identifier {
        names.append(index)
        advance()
      }
      var parameter = SwiftFunction.Parameter(label: -1, type: .none, hasDefault: false)
      if let last = names.last {
        for name in names.dropLast() { mark(name, .label) }
        bind(last, .parameter, from: index)
        let label = names.count > 1 ? names[names.count - 2] : last
        if word(at: label) != SwiftWord.wildcard.rawValue {
          parameter.label = Index(truncatingIfNeeded: label)
        }
      }
      if accept(.colon) {
        parameter.type = parseType()
        let binding = tree.scopes[Int(scope)].binding
        if !names.isEmpty, binding >= 0 { tree.bindings[Int(binding)].source = .annotation(parameter.type) }
      }
      if isOperator(.ellipsis) {
        advance()
        parameter.hasDefault = true
      }
      if accept(.equals) {
        parameter.hasDefault = true
        _ = parseExpression()
      }
      tree.functions[Int(function)].parameters.append(parameter)
      _ = accept(.comma)
      if index == before {
        if kind == .closeBrace || kind == .openBrace { break }
        advance()
      }
    }
    _ = accept(.closeParen)
  }

  // MARK: Types

  private mutating func parseType(_ kind: CodeType.Kind) {
    advance()
    let start = index
    var name = SwiftTokens.none
    var declared: Int?
    if kind == .extension {
      name = parseType()
    } else if self.kind == .identifier {
      declared = index
      name = SwiftTokens(lower: Index(truncatingIfNeeded: start), upper: Index(truncatingIfNeeded: start + 1))
      advance()
    }
    let type = Index(truncatingIfNeeded: tree.types.count)
    if let declared { bind(declared, .type, from: 0, .type(type)) }
    let outer = openScope(.type)
    tree.scopes[Int(scope)].detail = type
    tree.types.append(SwiftTypeScope(kind: kind, name: name, scope: scope))
    if self.kind == .less {
      if kind == .protocol { parseGenericArguments() } else { parseGenericParameters() }
    }
    if accept(.colon) {
      while !isAtEnd, self.kind != .openBrace {
        let inherited = parseType()
        tree.types[Int(type)].inherits.append(inherited)
        guard !inherited.isEmpty, accept(.comma) else { break }
      }
    }
    tree.types[Int(type)].constraint = parseWhereClause()
    if self.kind == .openBrace { parseBraced() }
    scope = outer
  }

  private mutating func parseAlias() {
    advance()
    guard kind == .identifier else { return }
    let name = index
    advance()
    let outer = openScope(.block)
    parseGenericParameters()
    if accept(.colon) { _ = parseType() }
    var target = SwiftTokens.none
    if accept(.equals) { target = parseType() }
    parseWhereClause()
    scope = outer
    bind(name, .alias, from: 0, .annotation(target))
  }

  private mutating func parseEnumCases() {
    advance()
    while kind == .identifier {
      bind(index, .enumCase, from: 0)
      advance()
      // Their labels are read like a tuple type's.
      if kind == .openParen { _ = parseType() }
      if accept(.equals) { _ = parseExpression() }
      guard accept(.comma) else { return }
    }
  }

  // MARK: Others

  private mutating func parseImport() {
    advance()
    // `import class UIKit.UIView`
    if kind == .identifier, kind(at: index + 1) == .identifier,
      !tree.tokens[index + 1].flags.contains(.startsLine)
    {
      advance()
    }
    guard kind == .identifier else { return }
    tree.imports.insert(tree.names[Int(tree.tokens[index].name)])
    advance()
    while kind == .dot, kind(at: index + 1) == .identifier {
      advance()
      advance()
    }
  }

  private mutating func parseOperator() {
    advance()
    while !isAtEnd, !startsLine, kind != .openBrace { advance() }
    if kind == .openBrace { skipBrackets() }
  }
}

/// Attributes behind which a parenthesis belongs to the type.
private let attributesBeforeTypes: Set<String> = [
  "escaping", "autoclosure", "Sendable", "MainActor", "unknown",
]

/// Attributes whose arguments are no expressions.
private let attributesWithoutExpressions: Set<String> = [
  "available", "objc", "_spi", "convention", "inline", "backDeployed", "exclusivity", "freestanding",
  "attached",
  "_silgen_name", "_cdecl", "_semantics", "isolated", "lifetime", "_lifetime", "_documentation", "_expose",
  "implementation", "_effects", "_specialize", "derivative", "differentiable", "abi", "unchecked",
]
