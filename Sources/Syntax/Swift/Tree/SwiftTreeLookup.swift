import Text

/// The meanings of names, as far as one file shows them.
extension SwiftTree {
  package enum Candidate: Sendable {
    /// A local, a parameter, a generic parameter, or a declaration at the top of the file.
    case binding(NodeIndex)
    /// The scope of a type whose members may have the name. The member may be inherited or declared in another file.
    case members(scope: NodeIndex)
  }

  /// Calls `take` for the possible meanings of a name, from the innermost scope outwards, until it returns true.
  ///
  /// - Parameter position: The token at which the name is used; later bindings are not visible.
  package func lookUp(
    _ name: NodeIndex, at position: NodeIndex, from scope: NodeIndex, _ take: (Candidate) -> Bool
  ) {
    var scope = scope
    while scope >= 0 {
      let isType = scopes[scope].kind == .type
      var passed = 0
      for index in bindings(of: name, in: scope) {
        let binding = bindings[index]
        let isMember = isType && binding.kind != .genericParameter
        if !isMember, binding.visibleFrom <= position,
          !clauses.contains(binding.token, where: { $0.separates(binding.token, from: position) })
        {
          if take(.binding(index)) { return }
          passed += 1
          if passed == Self.mostConditional || !isConditional(index, at: position) { break }
        }
      }
      if isType, take(.members(scope: scope)) { return }
      scope = scopes[scope].parent
    }
  }

  // These are limits on locals of one name in different `#if`s, on the clauses of one `#if`, and on equal names of one scope.
  // Real code is below them; beyond them, a binding counts as conditional.
  private static let mostConditional = 8
  private static let mostClauses = 16
  private static let mostBindings = 1024

  /// Whether conditional compilation decides if a binding is the meaning of its name at a token.
  ///
  /// It does if the binding is in a clause of an `#if` before the token, and not all clauses of the `#if` bind the name.
  package func isConditional(_ index: NodeIndex, at position: NodeIndex) -> Bool {
    let binding = bindings[index]
    return clauses.contains(binding.token) { clause in
      guard clause.end <= position else { return false }
      return clause.alternatives.isEmpty || clause.alternatives.count > Self.mostClauses
        || !clause.alternatives.allSatisfy { binds(binding.name, in: binding.scope, among: $0) }
    }
  }

  private func binds(_ name: NodeIndex, in scope: NodeIndex, among tokens: Range<NodeIndex>) -> Bool {
    scopes.indices.contains(scope)
      && bindings(of: name, in: scope).prefix(Self.mostBindings).contains {
        tokens.contains(bindings[$0].token)
      }
  }

  /// The bindings of a scope, the newest first.
  package func bindings(in scope: NodeIndex) -> some Sequence<NodeIndex> {
    sequence(state: scopes[scope].binding) { [bindings] next in
      guard next >= 0 else { return nil }
      defer { next = bindings[next].next }
      return next
    }
  }

  /// The bindings of a name in a scope, the newest first.
  package func bindings(of name: NodeIndex, in scope: NodeIndex) -> some Sequence<NodeIndex> {
    let known = crowded[scope].map { $0[name, default: []][...] }
    return sequence(state: (known: known, next: scopes[scope].binding)) { [bindings] state in
      if state.known != nil { return state.known?.popFirst() }
      while state.next >= 0 {
        let index = state.next
        state.next = bindings[index].next
        if bindings[index].name == name { return index }
      }
      return nil
    }
  }

  /// Makes tables for scopes with so many bindings that each lookup of a name would take long.
  mutating func sortCrowdedScopes() {
    var counts = [Int](repeating: 0, count: scopes.count)
    for binding in bindings where scopes.indices.contains(binding.scope) { counts[binding.scope] += 1 }
    for scope in scopes.indices where counts[scope] > Self.mostInList {
      crowded[scope] = Dictionary(grouping: bindings(in: scope)) { bindings[$0].name }
    }
  }

  private static let mostInList = 64

  /// The members with a name that are declared in a type's own braces.
  package func members(_ name: NodeIndex, in scope: NodeIndex) -> [NodeIndex] {
    bindings(of: name, in: scope).filter { bindings[$0].kind != .genericParameter }
  }

  package func name(of token: NodeIndex) -> String {
    guard tokens.indices.contains(token) else { return "" }
    let name = tokens[token].name
    return nameTable.strings.indices.contains(name) ? nameTable.strings[name] : ""
  }

  /// The names in the code, each once.
  package var namesInUse: [String] {
    let names = Set(tokens.lazy.filter { $0.kind == .identifier && $0.name >= 0 }.map(\.name))
    return names.map { nameTable.strings[$0] }
  }

  /// All names, by their numbers.
  package var names: [String] { nameTable.strings }

  /// The number of a name; nil where the file does not hold it.
  package func number(of name: String) -> NodeIndex? { nameTable.known(name) }

  /// The word that contains an offset or ends at it; nil if there is none.
  package func word(at offset: Int) -> NodeIndex? {
    let first = tokens.partitionPoint { $0.range.upper >= offset }
    return tokens.indices[first...].prefix(2).first {
      tokens[$0].kind == .identifier && tokens[$0].range.touches(offset)
    }
  }

  /// The token of the string, or part of a string, that contains an offset.
  package func string(at offset: Int) -> NodeIndex? {
    token(at: offset).flatMap { [.string, .stringEnd].contains(tokens[$0].kind) ? $0 : nil }
  }

  /// The token that an offset lies in; nil in comments and white space.
  package func token(at offset: Int) -> NodeIndex? {
    let index = tokens.partitionPoint { $0.range.upper > offset }
    return index < tokens.count && tokens[index].range.lower <= offset ? index : nil
  }

  /// The text of a type, written as in outlines.
  package func text(of type: SwiftTokens) -> String {
    var text = ""
    for index in type where tokens.indices.contains(index) {
      let kind = tokens[index].kind
      switch kind {
      case .identifier:
        if let last = text.utf8.last, Ascii.isWordByte(last) { text += " " }
        text += name(of: index)
      case .anyOperator: text += name(of: index)
      // Both `?` and `!` make an optional.
      case .postfixMark: text += "?"
      case .arrow: text += "->"
      case .openParen, .closeParen, .openBracket, .closeBracket, .comma, .colon, .dot, .at, .less, .greater:
        text.unicodeScalars.append(Unicode.Scalar(kind.rawValue))
      default: break
      }
    }
    return text
  }

  /// The type around a scope; nil at the top of the file.
  package func type(around scope: NodeIndex) -> NodeIndex? {
    scopes(around: scope).first { $0.kind == .type }?.detail
  }

  /// A scope and those around it, from the innermost outwards.
  package func scopes(around scope: NodeIndex) -> some Sequence<SwiftScope> {
    sequence(state: scope) { [scopes] next in
      guard next >= 0 else { return nil }
      defer { next = scopes[next].parent }
      return scopes[next]
    }
  }

  /// The numbers of words with a meaning in the language that need no declaration.
  package static let ownSelf = SwiftWord.ownSelf.rawValue
  package static let ownType = SwiftWord.ownType.rawValue
  package static let superclass = SwiftWord.super.rawValue
  package static let initializer = SwiftWord.initializer.rawValue
}

/// The name after the last dot.
func lastComponent(of name: String) -> String {
  name.lastIndex(of: ".").map { String(name[name.index(after: $0)...]) } ?? name
}
