/// Declarations of types in a tree.
extension SwiftTreeParser {
  // MARK: Types

  mutating func parseType(_ kind: CodeType.Kind) {
    advance()
    let start = index
    var name: SwiftTokens = 0..<0
    let type = tree.types.count
    if kind == .extension {
      name = parseType()
    } else if accept(.identifier) {
      name = start..<index
      bind(start, .type, from: 0, .type(type))
    }
    let outer = openScope(.type)
    tree.scopes[scope].detail = type
    tree.types.append(SwiftTypeScope(kind: kind, name: name, scope: scope))
    if self.kind == .less {
      if kind == .protocol { parseTypeArguments() } else { parseGenericParameters() }
    }
    if accept(.colon) {
      parseElements(until: .openBrace) {
        let inherited = $0.parseType()
        $0.tree.types[type].inherits.append(inherited)
      }
    }
    tree.types[type].constraint = parseWhereClause()
    parseBraced()
    scope = outer
  }

  mutating func parseAlias() {
    advance()
    let name = index
    guard accept(.identifier) else { return }
    let outer = openScope(.block)
    parseGenericParameters()
    _ = parseAnnotation()
    let target = accept(.equals) ? parseType() : 0..<0
    parseWhereClause()
    scope = outer
    bind(name, .alias, from: 0, .annotation(target))
  }

  mutating func parseEnumCases() {
    advance()
    parseElements(until: .closeBrace) {
      guard $0.kind == .identifier else { return }
      $0.bind($0.index, .enumCase, from: 0)
      $0.advance()
      // Associated values are read like a tuple type.
      if $0.kind == .openParen { _ = $0.parseType() }
      if $0.accept(.equals) { _ = $0.parseExpression() }
    }
  }
}
