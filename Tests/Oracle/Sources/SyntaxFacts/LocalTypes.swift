import SwiftSyntax

/// The declarations of types that bodies hold, in source order; those that such a type holds itself are left out.
func localTypes(in tree: SourceFileSyntax) -> [DeclSyntax] {
  let finder = TypeFinder(viewMode: .sourceAccurate)
  finder.walk(tree)
  return finder.found
}

private final class TypeFinder: SyntaxVisitor {
  var found: [DeclSyntax] = []

  private func take(_ node: some DeclGroupSyntax) -> SyntaxVisitorContinueKind {
    if body(around: Syntax(node)) != nil { found.append(DeclSyntax(node)) }
    return .visitChildren
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { take(node) }
  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { take(node) }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { take(node) }
  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { take(node) }
  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind { take(node) }
}

/// The innermost braces of statements around a declaration; nil for a member and at the top of a file.
func body(around node: Syntax) -> Syntax? {
  var next = node.parent
  while let node = next {
    if node.is(MemberBlockSyntax.self) { return nil }
    if node.is(CodeBlockSyntax.self) || node.is(ClosureExprSyntax.self) || node.is(AccessorBlockSyntax.self)
      || node.is(SwitchExprSyntax.self)
    {
      return node
    }
    next = node.parent
  }
  return nil
}

/// The innermost type or extension with a node between its braces.
func type(around node: Syntax) -> Syntax? {
  var next = node.parent
  while let node = next, !node.is(MemberBlockSyntax.self) { next = node.parent }
  return next?.parent
}

/// The number of `#if` around a node.
func numberOfConditions(around node: Syntax) -> Int {
  var count = 0
  var next = node.parent
  while let node = next {
    if node.is(IfConfigDeclSyntax.self) { count += 1 }
    next = node.parent
  }
  return count
}
