/// The properties that each function of a file reads or sets on each receiver. Methods are left out, since those of the SDK are
/// not known.
package struct SwiftReceivers: Sendable {
  private typealias NodeIndex = SwiftTree.NodeIndex

  /// A receiver in a function: a name, or a chain of names, such as `model` or `self.model.state`.
  private struct Receiver: Hashable {
    /// The outermost scope inside of a type or the file.
    var function: NodeIndex
    /// The binding of the first name there; -1 for a member or a name of another file.
    var binding: NodeIndex
    var names: [NodeIndex]

    /// nil for expressions other than names, such as the result of a call.
    init?(_ expression: NodeIndex, in tree: SwiftTree) {
      names = []
      var next = expression
      while case .member(let base, let token, _) = tree.expressions[next], base >= 0 {
        if names.count == mostNames { return nil }
        names.append(tree.tokens[token].name)
        next = base
      }
      // Each closure has its own `$0`, so the name alone is not enough.
      guard case .name(let token, _) = tree.expressions[next], tree.name(of: token).utf8.first != 0x24 else {
        return nil
      }
      let first = tree.tokens[token]
      if first.name != SwiftTree.ownSelf { names.append(first.name) }
      if names.isEmpty { return nil }
      function = tree.function(around: first.scope)
      binding = tree.binding(of: token)
    }
  }

  private let tree: SwiftTree
  private var properties: [Receiver: Set<String>] = [:]

  package init(_ surroundings: SwiftSurroundings, _ tree: SwiftTree) {
    self.tree = tree
    for (index, expression) in tree.expressions.enumerated() {
      guard case .member(let base, let token, _) = expression, base >= 0,
        case .plain = surroundings.use(ofName: index), let receiver = Receiver(base, in: tree)
      else { continue }
      properties[receiver, default: []].insert(tree.name(of: token))
    }
  }

  /// The properties that code uses on the receiver that an expression is.
  package func properties(of expression: SwiftTree.NodeIndex) -> Set<String> {
    Receiver(expression, in: tree).flatMap { properties[$0] } ?? []
  }
}

extension SwiftTree {
  fileprivate func function(around scope: NodeIndex) -> NodeIndex {
    var scope = scope
    while scope >= 0 {
      let parent = scopes[scope].parent
      if parent < 0 || scopes[parent].kind == .type { break }
      scope = parent
    }
    return scope
  }

  fileprivate func binding(of token: NodeIndex) -> NodeIndex {
    var result: NodeIndex = -1
    let name = tokens[token]
    if name.name == SwiftTree.ownSelf { return result }
    lookUp(name.name, at: token, from: name.scope) { candidate in
      if case .binding(let binding) = candidate { result = binding }
      return true
    }
    return result
  }
}

/// The maximum number of names after dots; real code has fewer.
private let mostNames = 15
