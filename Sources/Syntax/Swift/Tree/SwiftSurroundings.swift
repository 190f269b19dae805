import Text

/// The use of a name, as far as it distinguishes properties from methods, and methods from one another.
package enum SwiftUse: Sendable {
  package typealias Argument = (label: String?, isTrailing: Bool)

  /// The name alone, without arguments.
  case plain
  case selector
  /// `name(_:with:)`
  case labels([String?])
  case call([Argument])

  package var isCall: Bool { if case .call = self { true } else { false } }
}

/// The surroundings of names and expressions in a file. The tree itself leads only from outer nodes to inner ones.
package struct SwiftSurroundings: Sendable {
  package typealias NodeIndex = SwiftTree.NodeIndex

  private let tree: SwiftTree
  /// The calls by their callees.
  package private(set) var calls: [NodeIndex: NodeIndex] = [:]
  /// The objects to which key paths without a root type apply, by the roots of the key paths: `view.observe(\.name)`, `assign(to:
  /// \.name, on: view)`
  package private(set) var keyPathObjects: [NodeIndex: NodeIndex] = [:]
  /// The names of the calls without receiver that take key paths of `self` without a root, by the roots: `observe(\.name)`
  package private(set) var ownKeyPaths: [NodeIndex: NodeIndex] = [:]
  package private(set) var selectors: Set<NodeIndex> = []
  /// The arguments of `#selector` that are sent to an object other than `self`, or looked up on one.
  private var sentElsewhere: Set<NodeIndex> = []
  /// The scope of the type to which an inheritance clause belongs, by the tokens of the clause.
  package let clauseOwners: [NodeIndex: NodeIndex]
  /// The types and extensions by their names as written.
  package let typesByText: [String: [NodeIndex]]
  /// The closures that use `$1`, so that the elements of a tuple argument become `$0` and `$1`.
  package let closuresOfTwo: Set<NodeIndex>
  /// The name tokens of each type's methods, in order, by the scope of the type.
  private let methodsByScope: [NodeIndex: [NodeIndex]]

  package init(_ tree: SwiftTree) {
    self.tree = tree
    clauseOwners = Dictionary(
      tree.types.flatMap { type in type.inherits.joined().map { ($0, type.scope) } }
    ) { first, _ in first }
    typesByText = Dictionary(grouping: tree.types.indices) { tree.text(of: tree.types[$0].name) }
    closuresOfTwo = tree.closuresOfTwo
    methodsByScope = Dictionary(
      grouping: tree.bindings.lazy.filter {
        $0.kind == .function && $0.token >= 0 && tree.scopes[$0.scope].kind == .type
      }, by: \.scope
    ).mapValues { $0.map(\.token).sorted() }
    for (index, expression) in tree.expressions.enumerated() {
      switch expression {
      case .call(let callee, let arguments):
        calls[callee] = index
        insertKeyPaths(in: arguments, of: callee)
        insertSelectors(in: arguments, of: callee)
      case .selector(let argument): selectors.insert(argument)
      default: break
      }
    }
  }

  private mutating func insertSelectors(in arguments: SwiftArguments, of callee: NodeIndex) {
    guard case .member(let base, let name, _) = tree.expressions[callee], base >= 0,
      sendingMethods.contains(tree.name(of: name))
    else { return }
    if case .name(let receiver, _) = tree.expressions[base], tree.name(of: receiver) == "self" { return }
    for argument in arguments where tree.arguments[argument].value >= 0 {
      if case .selector(let selector) = tree.expressions[tree.arguments[argument].value] {
        sentElsewhere.insert(selector)
      }
    }
  }

  private mutating func insertKeyPaths(in arguments: SwiftArguments, of callee: NodeIndex) {
    guard let first = arguments.first.map({ tree.arguments[$0].value }), first >= 0 else { return }
    var object: NodeIndex
    let name: NodeIndex
    switch tree.expressions[callee] {
    case .member(let receiver, let token, _): (object, name) = (receiver, token)
    case .name(let token, _): (object, name) = (-1, token)
    default: return
    }
    switch tree.name(of: name) {
    case "observe", "publisher": break
    case "assign":
      let target = arguments.dropFirst().first.map { tree.arguments[$0] }
      guard let target, tree.label(target.label) == "on" else { return }
      object = target.value
    default: return
    }
    var root = first
    while case .member(let base, _, _) = tree.expressions[root], base >= 0 { root = base }
    guard case .keyPathRoot(let written) = tree.expressions[root], written < 0 else { return }
    if object >= 0 {
      keyPathObjects[root] = object
    } else if case .name = tree.expressions[callee] {
      ownKeyPaths[root] = name
    }
  }

  /// The use of the name in an expression.
  package func use(ofName expression: NodeIndex) -> SwiftUse {
    switch tree.expressions[expression] {
    case .name(_, let labels) where labels >= 0, .member(_, _, let labels) where labels >= 0:
      return .labels(tree.compoundLabels(at: labels))
    default: break
    }
    if selectors.contains(expression) { return .selector }
    guard let call = calls[expression], case .call(_, let arguments) = tree.expressions[call] else {
      return .plain
    }
    return .call(arguments.map { (tree.label(tree.arguments[$0].label), tree.arguments[$0].isTrailing) })
  }

  /// Whether a selector may be sent to an object of another class than the one it names: code looks it up on another object, or a
  /// method passes on its own selector.
  package func isSentElsewhere(selectorAt token: NodeIndex) -> Bool {
    sentElsewhere.contains(tree.tokens[token].expression)
      || method(around: token).map { tree.tokens[$0].name == tree.tokens[token].name } == true
  }

  /// The name token of the last method before a token in the type around it.
  private func method(around token: NodeIndex) -> NodeIndex? {
    var scope = tree.tokens[token].scope
    while scope >= 0, tree.scopes[scope].kind != .type { scope = tree.scopes[scope].parent }
    let methods = methodsByScope[scope, default: []]
    let next = methods.partitionPoint { $0 >= token }
    return next > 0 ? methods[next - 1] : nil
  }
}

extension SwiftTree {
  /// The label at a token; nil for an argument or a parameter without a label.
  package func label(_ token: NodeIndex) -> String? { token >= 0 ? name(of: token) : nil }

  fileprivate func compoundLabels(at open: NodeIndex) -> [String?] {
    var labels: [String?] = []
    var index = open + 1
    while kind(index) == .identifier {
      let name = name(of: index)
      labels.append(name == "_" ? nil : name)
      index += 2
    }
    return labels
  }

  fileprivate var closuresOfTwo: Set<NodeIndex> {
    guard let second = number(of: "$1") else { return [] }
    var result: Set<NodeIndex> = []
    for token in tokens where token.name == second && token.scope >= 0 {
      if let closure = scopes(around: token.scope).first(where: { $0.kind == .closure }) {
        result.insert(closure.detail)
      }
    }
    return result
  }
}

/// The methods that send a selector to an object, or check whether the object responds to it.
private let sendingMethods: Set<String> = [
  "responds", "perform", "tryToPerform", "method", "instancesRespond",
]
