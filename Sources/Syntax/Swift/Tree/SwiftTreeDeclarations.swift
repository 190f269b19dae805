/// Declarations in a tree.
extension SwiftTreeParser {
  /// Whether a declaration begins here, perhaps with attributes and modifiers.
  mutating func startsDeclaration() -> Bool {
    if kind != .at, kind != .identifier { return false }
    var position = index
    var passed: [Int] = []
    while let next = behindAttributeOrModifier(position) {
      if failedDeclarations.contains(position) { break }
      passed.append(position)
      position = next
    }
    let word = word(at: position)
    if SwiftWord.introducers.contains(word), introduces(word, position) { return true }
    // A single position is not recorded, since the first one is not looked up again.
    if passed.count > 1 { failedDeclarations.formUnion(passed) }
    return false
  }

  /// The position after an attribute or modifier; nil if there is neither, or if the word itself begins the declaration.
  private func behindAttributeOrModifier(_ position: Int) -> Int? {
    if kind(at: position) == .at {
      guard kind(at: position + 1) == .identifier, !isAt(.unknown, position + 1) else { return nil }
      var end = position + 2
      while kind(at: end) == .dot { end += 2 }
      let hasArguments = kind(at: end) == .openParen && !tree.tokens[end].flags.contains(.followsSpace)
      return hasArguments ? endOfBrackets(at: end) : end
    }
    let word = word(at: position)
    guard SwiftWord.modifiers.contains(word),
      !(SwiftWord.introducers.contains(word) && introduces(word, position))
    else { return nil }
    let isDetailed = kind(at: position + 1) == .openParen && kind(at: position + 3) == .closeParen
    let next = position + (isDetailed ? 4 : 1)
    return kind(at: next) == .identifier || kind(at: next) == .at ? next : nil
  }

  /// Whether a word begins a declaration. Some of the words are plain names unless a declaration follows.
  private func introduces(_ word: Int, _ position: Int) -> Bool {
    let isInType = tree.scopes[scope].kind == .type
    let next = kind(at: position + 1)
    switch SwiftWord(rawValue: word) {
    case .case, .deinit, .subscript: return isInType
    case .initializer:
      return isInType && (next == .openParen || next == .postfixMark || next == .anyOperator || next == .less)
    case .actor, .macro, .precedencegroup, .class: return next == .identifier
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
    case .class, .struct, .enum, .protocol, .actor, .extension:
      if let kind = CodeType.Kind(rawValue: word.text) { parseType(kind) }
    case .typealias, .associatedtype: parseAlias()
    case .import: parseImport()
    case .case: parseEnumCases()
    case .operator, .precedencegroup, .macro: parseOperator()
    default: advance()
    }
  }

  /// Whether `class` is a modifier, before another word of a declaration.
  private func isModifier(_ word: Int) -> Bool {
    guard word == SwiftWord.class.rawValue else { return false }
    let next = self.word(at: index + 1)
    return SwiftWord.modifiers.contains(next) && next != SwiftWord.class.rawValue
      || SwiftWord.introducers.contains(next) && next != SwiftWord.actor.rawValue
  }

  mutating func parseAttribute() {
    advance()
    guard kind == .identifier else { return }
    // In one expression, the tree would be borrowed while it changes, and its tokens would be copied.
    let token = take(.typeName)
    let name = tree.name(of: token)
    while kind == .dot, next.kind == .identifier {
      advance()
      take(.typeComponent)
    }
    if kind == .less, isAdjacent { parseTypeArguments() }
    guard kind == .openParen, isAdjacent, !attributesBeforeTypes.contains(name) else { return }
    if isSilent || attributesWithoutExpressions.contains(name) {
      skipBrackets()
    } else {
      _ = parseArguments(until: .closeParen)
    }
  }

  // MARK: Others

  private mutating func parseImport() {
    advance()
    // The import may name a declaration: `import class UIKit.UIView`
    if kind == .identifier, next.kind == .identifier, !next.flags.contains(.startsLine) { advance() }
    if kind == .identifier { tree.imports.insert(tree.name(of: index)) }
    while accept(.identifier), accept(.dot) {}
  }

  private mutating func parseOperator() {
    advance()
    while !isAtEnd, !startsLine, kind != .openBrace { advance() }
    if kind == .openBrace { skipBrackets() }
  }
}

/// Attributes after which a parenthesis belongs to the type.
private let attributesBeforeTypes: Set<String> = [
  "escaping", "autoclosure", "Sendable", "MainActor", "unknown",
]

/// Attributes whose arguments are not expressions.
private let attributesWithoutExpressions: Set<String> = [
  "available", "objc", "_spi", "convention", "inline", "backDeployed", "exclusivity", "freestanding",
  "attached",
  "_silgen_name", "_cdecl", "_semantics", "isolated", "lifetime", "_lifetime", "_documentation", "_expose",
  "implementation", "_effects", "_specialize", "derivative", "differentiable", "abi", "unchecked",
]
