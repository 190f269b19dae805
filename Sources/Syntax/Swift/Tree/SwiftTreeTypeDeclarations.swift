/// Declarations of types in a tree.
extension SwiftTreeParser {
  // MARK: Types

  mutating func parseType(_ kind: CodeType.Kind) {
    advance()
    let start = index
    var name = SwiftTokens.none
    var declared: Int?
    if kind == .extension {
      name = parseType()
    } else if self.kind == .identifier {
      declared = index
      name = SwiftTokens(
        lower: NodeIndex(truncatingIfNeeded: start), upper: NodeIndex(truncatingIfNeeded: start + 1))
      advance()
    }
    let type = NodeIndex(truncatingIfNeeded: tree.types.count)
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

  mutating func parseAlias() {
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

  mutating func parseEnumCases() {
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
}
