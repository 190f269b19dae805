import Text

/// What a name means where it stands, as far as one file tells.
extension SwiftTree {
  package enum Candidate: Sendable {
    /// A local, a parameter, a generic parameter, or a declaration at the top of the file.
    case binding(NodeIndex)
    /// The scope of a type, whose members come next. They may be inherited or stand in other files.
    case members(scope: NodeIndex)
  }

  /// The candidates for a name from the innermost scope outwards, until one is taken.
  ///
  /// - Parameter position: The token from which the name is looked up; later bindings are not seen.
  package func lookUp(
    _ name: NodeIndex, at position: NodeIndex, from scope: NodeIndex, _ take: (Candidate) -> Bool
  ) {
    var scope = scope
    while scope >= 0 {
      let isType = scopes[Int(scope)].kind == .type
      var next = scopes[Int(scope)].binding
      var passed = 0
      while next >= 0 {
        let binding = bindings[Int(next)]
        let isMember = isType && binding.kind != .genericParameter
        if binding.name == name, !isMember, binding.visibleFrom <= position,
          !clauses.contains(binding.token, where: { $0.separates(binding.token, from: position) })
        {
          if take(.binding(next)) { return }
          passed += 1
          if passed == Self.mostConditional || !isConditional(next, at: position) { break }
        }
        next = binding.next
      }
      if isType, take(.members(scope: scope)) { return }
      scope = scopes[Int(scope)].parent
    }
  }

  // Bounds on locals of one name in different `#if`s, on clauses of one, and on locals of one scope. Real code stays
  // below them; beyond them, a binding counts as conditional.
  private static let mostConditional = 8
  private static let mostClauses = 16
  private static let mostBindings = 1024

  /// Whether the meaning of a name at a token depends on what is compiled.
  ///
  /// This is so where its binding is in a clause of an `#if` that ends before, and not all clauses bind the name.
  package func isConditional(_ index: NodeIndex, at position: NodeIndex) -> Bool {
    let binding = bindings[Int(index)]
    return clauses.contains(binding.token) { clause in
      guard clause.end <= position else { return false }
      return clause.alternatives.isEmpty || clause.alternatives.count > Self.mostClauses
        || !clause.alternatives.allSatisfy { binds(binding.name, in: binding.scope, among: $0) }
    }
  }

  private func binds(_ name: NodeIndex, in scope: NodeIndex, among tokens: Range<NodeIndex>) -> Bool {
    guard scopes.indices.contains(Int(scope)) else { return false }
    var next = scopes[Int(scope)].binding
    for _ in 0..<Self.mostBindings where next >= 0 {
      if bindings[Int(next)].name == name, tokens.contains(bindings[Int(next)].token) { return true }
      next = bindings[Int(next)].next
    }
    return false
  }

  /// The members of that name that a type's own braces declare.
  package func members(_ name: NodeIndex, in scope: NodeIndex) -> [NodeIndex] {
    var result: [NodeIndex] = []
    var next = scopes[Int(scope)].binding
    while next >= 0 {
      if bindings[Int(next)].name == name, bindings[Int(next)].kind != .genericParameter {
        result.append(next)
      }
      next = bindings[Int(next)].next
    }
    return result
  }

  package func name(of token: NodeIndex) -> String {
    guard tokens.indices.contains(Int(token)) else { return "" }
    let name = Int(tokens[Int(token)].name)
    return names.indices.contains(name) ? names[name] : ""
  }

  /// The number of a name; nil where the file does not hold it.
  package func index(of name: String) -> NodeIndex? {
    names.firstIndex(of: name).map { NodeIndex($0) }
  }

  /// The token that holds an offset or ends at it; nil in trivia.
  package func word(at offset: Int) -> NodeIndex? {
    var lower = 0
    var upper = tokens.count
    while lower < upper {
      let middle = (lower + upper) / 2
      if Int(tokens[middle].upper) < offset { lower = middle + 1 } else { upper = middle }
    }
    for index in lower..<min(lower + 2, tokens.count)
    where tokens[index].kind == .identifier && tokens[index].range.touches(offset) {
      return NodeIndex(truncatingIfNeeded: index)
    }
    return nil
  }

  /// The token of a string, or of a part of it, that an offset lies in.
  package func string(at offset: Int) -> NodeIndex? {
    token(at: offset).flatMap {
      tokens[Int($0)].kind == .string || tokens[Int($0)].kind == .stringEnd ? $0 : nil
    }
  }

  /// The token that an offset lies in; nil in comments and white space.
  package func token(at offset: Int) -> NodeIndex? {
    var lower = 0
    var upper = tokens.count
    while lower < upper {
      let middle = (lower + upper) / 2
      if Int(tokens[middle].upper) <= offset { lower = middle + 1 } else { upper = middle }
    }
    guard lower < tokens.count, Int(tokens[lower].lower) <= offset else { return nil }
    return NodeIndex(truncatingIfNeeded: lower)
  }

  /// A type's text as outlines have it.
  package func text(of type: SwiftTokens) -> String {
    var text = ""
    for index in Int(type.lower)..<max(Int(type.lower), Int(type.upper)) where tokens.indices.contains(index)
    {
      let token = tokens[index]
      switch token.kind {
      case .identifier:
        if let last = text.utf8.last, Ascii.isWordByte(last) { text += " " }
        text += name(of: NodeIndex(truncatingIfNeeded: index))
      case .anyOperator: text += name(of: NodeIndex(truncatingIfNeeded: index))
      case .openParen: text += "("
      case .closeParen: text += ")"
      case .openBracket: text += "["
      case .closeBracket: text += "]"
      case .comma: text += ","
      case .colon: text += ":"
      case .dot: text += "."
      case .at: text += "@"
      // An optional either way.
      case .postfixMark: text += "?"
      case .arrow: text += "->"
      case .less: text += "<"
      case .greater: text += ">"
      case .number, .regex, .string, .interpolation, .stringEnd, .openBrace, .closeBrace, .semicolon,
        .backslash, .equals, .macro, .end:
        break
      }
    }
    return text
  }

  /// The type around a scope; nil at the top of the file.
  package func type(around scope: NodeIndex) -> NodeIndex? {
    var scope = scope
    while scope >= 0 {
      if scopes[Int(scope)].kind == .type { return scopes[Int(scope)].detail }
      scope = scopes[Int(scope)].parent
    }
    return nil
  }

  /// The words that the language gives a meaning without a declaration.
  package static let ownSelf = SwiftWord.ownSelf.rawValue
  package static let ownType = SwiftWord.ownType.rawValue
  package static let superclass = SwiftWord.super.rawValue
  package static let initializer = SwiftWord.initializer.rawValue
}
