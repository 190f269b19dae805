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
    let limit = position + Self.longestTrial
    while kind(at: position) != .end, position < limit {
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
    case .initializer:
      return isInType && (next == .openParen || next == .postfixMark || next == .anyOperator || next == .less)
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
