/// A function of a file that hands one of its parameters on to a call that takes a name.
struct SwiftNameHelper {
  let kind: SharedNameKind
  let role: NameUse.Role
  /// The receiver in the function; `own` is the object that the function is called on.
  let receiver: NameReceiver
  /// The parameter.
  let argument: CallArgument
  /// The token of the function's name.
  let function: SwiftTree.NodeIndex
}

extension SwiftNameReader {
  /// The function around an argument that is a parameter of it.
  func helper(
    handingOn run: Range<NodeIndex>, _ kind: SharedNameKind, _ role: NameUse.Role, _ receiver: NameReceiver
  ) -> SwiftNameHelper? {
    guard run.count == 1, role != .compared, let parameter = binding(ofNameAt: run.lowerBound),
      tree.bindings[parameter].kind == .parameter,
      case .annotation(let type) = tree.bindings[parameter].source
    else { return nil }
    for binding in tree.bindings where binding.token >= 0 {
      guard case .function(let function) = binding.source,
        let index = tree.functions[function].parameters.firstIndex(where: { $0.type == type })
      else { continue }
      let label = tree.functions[function].parameters[index].label
      let argument = CallArgument(
        callee: tree.name(of: binding.token), label: label < 0 ? nil : tree.name(of: label), index: index)
      return SwiftNameHelper(
        kind: kind, role: role, receiver: receiver, argument: argument, function: binding.token)
    }
    return nil
  }

  /// The arguments of a helper in the code of its type; of a static one, in all code.
  func arguments(for helper: SwiftNameHelper) -> [Range<NodeIndex>] {
    let type = typeName(around: helper.function)
    return tree.tokens.indices.compactMap { index in
      guard tree.tokens[index].name == tree.tokens[helper.function].name, index != helper.function,
        tree.kind(index + 1) == .openParen
      else { return nil }
      let receiver = tree.kind(index - 1) == .dot ? tree.name(of: index - 2) : nil
      let isOwn = (hasOwnReceiver(index) || receiver == "Self") && typeName(around: index) == type
      guard isOwn || receiver == type && type != nil && helper.receiver != .own else { return nil }
      return argument(helper.argument, in: index + 1)
    }
  }

  private func typeName(around index: NodeIndex) -> String? {
    let scope = tree.tokens[index].scope
    return scope < 0 ? nil : tree.type(around: scope).map { tree.text(of: tree.types[$0].name) }
  }
}
