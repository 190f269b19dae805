import SwiftLexicalLookup
import SwiftParser
import SwiftSyntax
import Syntax

/// The meaning of a name at its place, as far as the text of one file shows.
package enum NameUse: Hashable, Sendable, CustomStringConvertible {
  /// An argument's, a parameter's, a tuple's or a statement's.
  case label
  case declaration
  /// The name follows a dot, in an expression or a type.
  case member
  /// On its own in an expression: means what is declared at an offset; `isBinding` for `if let x` and `[weak x]`,
  /// which refer and bind at once.
  case local(Int, isBinding: Bool)
  /// The same, for a name that the language declares: `error`, `newValue`.
  case implicit(isBinding: Bool)
  /// The same, and nothing before the members of the type around it has the name, or it is outside of types.
  case open(isBinding: Bool)
  /// On its own in a type.
  case type
  /// A keyword, an attribute's argument, a module.
  case other

  package var description: String {
    switch self {
    case .label: "label"
    case .declaration: "declaration"
    case .member: "member"
    case .local(let offset, let isBinding): "local@\(offset)\(isBinding ? " binding" : "")"
    case .implicit(let isBinding): "implicit\(isBinding ? " binding" : "")"
    case .open(let isBinding): "open\(isBinding ? " binding" : "")"
    case .type: "type"
    case .other: "other"
    }
  }
}

/// By offset, for every place in code that has one of the names; what our reading of the file says.
package func scannedUses(of names: Set<String>, in bytes: [UInt8]) -> [Int: NameUse] {
  let tree = bytes.withSpan { swiftTree(of: $0) }
  var result: [Int: NameUse] = [:]
  for (position, token) in tree.tokens.enumerated()
  where token.kind == .identifier && names.contains(tree.name(of: position)) {
    let use: NameUse
    switch token.role {
    case .label: use = .label
    case .declaration: use = .declaration
    case .member, .typeComponent: use = .member
    case .typeName: use = .type
    case .other: use = .other
    case .use: use = scannedUse(of: position, isBinding: false, in: tree)
    case .shorthand: use = scannedUse(of: position, isBinding: true, in: tree)
    }
    result[token.range.lower] = use
  }
  return result
}

private func scannedUse(of position: Int, isBinding: Bool, in tree: SwiftTree) -> NameUse {
  let token = tree.tokens[position]
  var result = NameUse.open(isBinding: isBinding)
  tree.lookUp(token.name, at: position, from: token.scope) { candidate in
    switch candidate {
    case .binding(let index) where tree.bindings[index].scope == 0: break
    case .binding(let index):
      let declared = tree.bindings[index].token
      result =
        declared < 0
        ? .implicit(isBinding: isBinding)
        : .local(tree.tokens[declared].range.lower, isBinding: isBinding)
    case .members: break
    }
    return true
  }
  return result
}

/// The same as swift-syntax has it; nil for a file that it can't parse whole.
package func parsedUses(of names: Set<String>, in bytes: [UInt8]) -> [Int: NameUse]? {
  let tree = bytes.withUnsafeBufferPointer { Parser.parse(source: $0) }
  guard !tree.hasError else { return nil }
  var result: [Int: NameUse] = [:]
  for token in tree.tokens(viewMode: .sourceAccurate) {
    guard case .identifier(let text) = token.tokenKind else { continue }
    let name = text.first == "`" ? String(text.dropFirst().dropLast()) : text
    let plain =
      name.first == "$" && name.dropFirst().first?.isNumber == false ? String(name.dropFirst()) : name
    guard names.contains(plain), let use = parsedUse(of: token, named: plain) else { continue }
    let skipped = plain == name ? 0 : 1
    result[token.positionAfterSkippingLeadingTrivia.utf8Offset + skipped] = use
  }
  return result
}

/// The use of a parsed token; nil in a branch that swift-syntax leaves unparsed.
private func parsedUse(of token: TokenSyntax, named name: String) -> NameUse? {
  guard let parent = token.parent else { return nil }
  if isInAttributeOrCondition(token) { return .other }
  switch parent.as(SyntaxEnum.self) {
  case .declReferenceExpr(let node):
    if let access = node.parent?.as(MemberAccessExprSyntax.self), access.declName.id == node.id {
      return .member
    }
    if node.parent?.is(KeyPathPropertyComponentSyntax.self) == true { return .member }
    return lookup(token, from: Syntax(node), isBinding: false)
  case .memberType: return .member
  case .identifierType(let node):
    // The root of a key path is read as an expression.
    if node.parent?.is(KeyPathExprSyntax.self) == true {
      return lookup(token, from: Syntax(node), isBinding: false)
    }
    return .type
  case .identifierPattern(let node):
    if let binding = node.parent?.as(OptionalBindingConditionSyntax.self), binding.initializer == nil {
      return lookup(token, from: Syntax(node), isBinding: true)
    }
    return .declaration
  case .closureCapture(let node):
    return node.initializer == nil ? lookup(token, from: Syntax(node), isBinding: true) : .declaration
  case .macroExpansionExpr, .macroExpansionDecl: return nil
  case .labeledExpr, .declNameArgument, .tupleTypeElement, .labeledStmt, .breakStmt, .continueStmt,
    .multipleTrailingClosureElement:
    return .label
  case .functionParameter(let node):
    return node.secondName != nil && node.firstName == token ? .label : .declaration
  case .closureParameter(let node):
    return node.secondName != nil && node.firstName == token ? .label : .declaration
  case .enumCaseParameter: return .label
  case .functionDecl, .classDecl, .structDecl, .enumDecl, .protocolDecl, .actorDecl, .typeAliasDecl,
    .associatedTypeDecl, .genericParameter, .enumCaseElement, .closureShorthandParameter,
    .accessorParameters:
    return .declaration
  default: return .other
  }
}

/// Whether the token is where names are not code: arguments of the compiler's own attributes, availability, modules.
private func isInAttributeOrCondition(_ token: TokenSyntax) -> Bool {
  var node = token.parent
  while let current = node {
    switch current.as(SyntaxEnum.self) {
    case .attribute(let attribute):
      let isOwn = attribute.attributeName.trimmedDescription == "_spi"
      if case .argumentList? = attribute.arguments, !isOwn { return false }
      return attribute.arguments.map { $0.position <= token.position } ?? false
    case .importDecl, .availabilityCondition, .macroDecl, .operatorDecl, .precedenceGroupDecl: return true
    case .ifConfigClause(let clause):
      return clause.condition.map { $0.position <= token.position && token.position < $0.endPosition }
        ?? false
    case .codeBlockItem, .memberBlockItem:
      node = current.parent
      continue
    default: node = current.parent
    }
  }
  return false
}

private func lookup(_ token: TokenSyntax, from node: Syntax, isBinding: Bool) -> NameUse {
  guard let identifier = token.identifier else { return .other }
  let start = isBinding ? token.positionAfterSkippingLeadingTrivia : nil
  for result in node.lookup(identifier) {
    switch result {
    // All of a file's own declarations see each other.
    case .fromScope(let scope, _) where scope.is(SourceFileSyntax.self): continue
    case .fromScope(_, let names):
      for found in names.reversed() {
        // The same name in several patterns of one case.
        if case .equivalentNames(let names) = found {
          let nearest = names.last { $0.position < token.position } ?? names[0]
          return .local(nearest.position.utf8Offset, isBinding: isBinding)
        }
        if case .implicit = found { return .implicit(isBinding: isBinding) }
        // A name that refers and binds at once does not refer to itself.
        if found.position == start { continue }
        return .local(found.position.utf8Offset, isBinding: isBinding)
      }
    case .lookForMembers: return .open(isBinding: isBinding)
    case .lookForGenericParameters, .lookForImplicitClosureParameters: continue
    }
  }
  return .open(isBinding: isBinding)
}

/// The names in an outline that documents can use.
package func connectableNames(in outline: CodeOutline) -> Set<String> {
  var names: Set<String> = []
  for (type, members) in zip(outline.types, outline.members) {
    if type.kind == .class { names.insert(String(type.name.split(separator: ".").last ?? "")) }
    for member in members
    where !member.flags.isDisjoint(with: [.outlet, .action, .segueAction, .inspectable]) {
      names.insert(member.name)
    }
  }
  return names
}
