import Index
import Syntax

/// The results of calls, and the parameters of closures.
extension SwiftBinder {
  func value(ofCall callee: NodeIndex, _ arguments: SwiftArguments) -> CodeValue {
    let called = value(of: callee)
    switch called {
    // `Optional(value)`
    case .type(.outside("Optional")):
      return arguments.first.map { value(of: tree.arguments[$0].value) } ?? .unknown
    case .type(let instance): return instance
    case .function(_, let result): return result
    default: break
    }
    guard case .member(let base, let token, _) = tree.expressions[callee], base >= 0 else {
      return .unknown
    }
    // A case with associated values.
    if case .type(let type) = value(of: base), type.isValueType, called.isValueType { return called }
    return standardResult(tree.name(of: token), of: value(of: base), arguments) ?? .unknown
  }

  /// Properties of the standard library's collections that keep the elements' type.
  func standardMember(_ name: String, of value: CodeValue) -> CodeValue? {
    switch (value, name) {
    case (.sequence(let element), "first"), (.sequence(let element), "last"): element
    case (.sequence, "lazy"), (.sequence, "indices"): name == "lazy" ? value : .unknown
    case (.dictionary(let key, _), "keys"): .sequence(key)
    case (.dictionary(_, let value), "values"): .sequence(value)
    case (.dictionary(let key, let value), "first"): .tuple([key, value])
    // `NSWorkspace.shared`, `FileManager.default`
    case (.type(.object(let chains)), _) where chains.allSatisfy(\.classes.isEmpty) && isSingleton(name):
      .object(chains)
    case (.type(.outside(let type)), _) where isSingleton(name): .outside(type)
    default: nil
    }
  }

  private func standardResult(_ name: String, of base: CodeValue, _ arguments: SwiftArguments) -> CodeValue? {
    let last = arguments.last.map { tree.arguments[$0].value } ?? 0
    func closureResult() -> CodeValue {
      if case .function(_, let result) = value(of: last) { return result }
      return .unknown
    }
    switch (base, name) {
    case (.sequence(let element), _):
      switch name {
      case "filter", "sorted", "reversed", "shuffled", "dropFirst", "dropLast", "prefix", "suffix", "drop",
        "union", "intersection", "subtracting":
        return base
      case "first", "last", "min", "max", "randomElement", "popLast", "popFirst", "removeLast", "removeFirst",
        "remove":
        return element
      case "enumerated": return .sequence(.tuple([.outside("Int"), element]))
      case "map", "compactMap": return .sequence(closureResult())
      case "flatMap":
        if case .sequence(let inner) = closureResult() { return .sequence(inner) }
        return .unknown
      default: return nil
      }
    case (.dictionary(_, let value), "removeValue"): return value
    case (.dictionary, "filter"): return base
    case (.dictionary(let key, let value), "sorted"): return .sequence(.tuple([key, value]))
    // The methods of an optional.
    case (.object, "map"), (.object, "flatMap"): return closureResult()
    default: return nil
    }
  }

  // MARK: Closures

  /// `$0` and the like.
  func implicitParameter(_ position: Int, at scope: NodeIndex) -> CodeValue {
    var scope = scope
    while scope >= 0 {
      if tree.scopes[scope].kind == .closure {
        return parameter(position, of: tree.scopes[scope].detail)
      }
      scope = tree.scopes[scope].parent
    }
    return .unknown
  }

  /// The value of a closure's parameter, by the place of the closure.
  func parameter(_ position: Int, of closure: NodeIndex) -> CodeValue {
    guard tree.closures.indices.contains(closure), enter() else { return .unknown }
    defer { leave() }
    let parameters: [CodeValue]
    switch tree.closures[closure].context {
    case .none: return .unknown
    case .assigned(let target): parameters = functionParameters(of: value(of: target))
    case .typed(let type): parameters = functionParameters(of: value(of: type))
    case .argument(let call, let argument): parameters = self.parameters(ofArgument: argument, of: call)
    }
    // A tuple can be taken apart.
    if parameters.count == 1, case .tuple(let elements) = parameters[0], takesApart(closure) {
      return elements.indices.contains(position) ? elements[position] : .unknown
    }
    return parameters.indices.contains(position) ? parameters[position] : .unknown
  }

  private func takesApart(_ closure: NodeIndex) -> Bool {
    var count = 0
    var next = tree.scopes[tree.closures[closure].scope].binding
    while next >= 0 {
      if tree.bindings[next].kind == .parameter { count += 1 }
      next = tree.bindings[next].next
    }
    // `{ $0.tap($1) }`
    return count > 1 || count == 0 && closuresOfTwo.contains(closure)
  }

  /// The closures that use `$1`, and so take apart a tuple that they are given.
  func findClosuresOfTwo() -> Set<NodeIndex> {
    guard let second = tree.number(of: "$1") else { return [] }
    var result: Set<NodeIndex> = []
    for token in tree.tokens where token.name == second && token.scope >= 0 {
      if let closure = tree.scopes(around: token.scope).first(where: { $0.kind == .closure }) {
        result.insert(closure.detail)
      }
    }
    return result
  }

  private func functionParameters(of value: CodeValue) -> [CodeValue] {
    if case .function(let parameters, _) = value { parameters } else { [] }
  }

  private func parameters(ofArgument position: Int, of call: NodeIndex) -> [CodeValue] {
    guard case .call(let callee, _) = tree.expressions[call] else { return [] }
    switch tree.expressions[callee] {
    case .member(let base, let token, _) where base >= 0:
      let owner = value(of: base)
      let name = tree.name(of: token)
      let found = members(name, of: owner)
      if found.candidates.allSatisfy(\.isEmpty), let known = standardParameters(name, of: owner) {
        return known
      }
      return declaredParameters(ofArgument: position, of: found, askedOf: owner, callee)
    case .name(let token, _):
      var result: [CodeValue] = []
      let name = tree.tokens[token]
      tree.lookUp(name.name, at: token, from: name.scope) { candidate in
        switch candidate {
        case .binding(let binding):
          result = declaredParameters(
            ofArgument: position, of: Members(candidates: [[.bound(binding)]]), askedOf: .unknown, callee)
          return true
        case .members(let scope):
          let own = ownValue(at: scope)
          let found = members(tree.name(of: token), of: own)
          result = declaredParameters(ofArgument: position, of: found, askedOf: own, callee)
          return found.candidates.contains { !$0.isEmpty }
        }
      }
      return result
    default: return []
    }
  }

  private func standardParameters(_ name: String, of owner: CodeValue) -> [CodeValue]? {
    let element: CodeValue
    switch owner {
    case .sequence(let found): element = found
    case .dictionary(let key, let value): element = .tuple([key, value])
    // The methods of an optional.
    case .object: return name == "map" || name == "flatMap" ? [owner] : nil
    default: return nil
    }
    switch name {
    case "forEach", "map", "compactMap", "flatMap", "filter", "first", "last", "contains", "allSatisfy",
      "firstIndex", "lastIndex", "removeAll", "drop", "prefix", "partition", "count", "firstMap":
      return [element]
    case "sorted", "sort", "min", "max": return [element, element]
    case "reduce": return [.unknown, element]
    case "mapValues", "compactMapValues":
      if case .dictionary(_, let value) = owner { return [value] }
      return nil
    default: return nil
    }
  }

  /// The parameters of a closure that is passed to a method of the workspace.
  private func declaredParameters(
    ofArgument position: Int, of members: Members, askedOf owner: CodeValue, _ callee: NodeIndex
  ) -> [CodeValue] {
    guard members.candidates.count == 1, case .call(let arguments) = use(ofName: callee),
      arguments.indices.contains(position)
    else { return [] }
    let candidates = preferred(members.candidates[0], isStatic: owner.isType)
    guard let method = fitting(candidates, .call(arguments)).first,
      !takesOtherTypes(method, among: candidates, arguments),
      let index = parameter(ofArgument: position, arguments, parameters(of: method))
    else { return [] }
    let open = openTypes(of: method, askedOf: owner, callee: callee)
    switch method {
    case .listed(let id):
      guard let member = query.snapshot.member(id), member.kind != .property else { return [] }
      return functionParameters(of: value(ofWritten: member.parameters[index].type, by: id.type, open))
    case .bound(let binding):
      guard case .function(let function) = tree.bindings[binding].source else { return [] }
      return functionParameters(of: value(of: tree.functions[function].parameters[index].type, open))
    case .apple: return []
    }
  }

  /// The parameter that takes a closure; nil where it can't be determined.
  ///
  /// The first closure after the parentheses has no label. It is for the parameter that needs one, if there are several that take
  /// closures.
  private func parameter(
    ofArgument position: Int, _ arguments: [(label: String?, isTrailing: Bool)], _ parameters: [CodeParameter]
  ) -> Int? {
    let argument = arguments[position]
    guard argument.isTrailing, argument.label == nil else {
      return parameters.firstIndex { $0.label == argument.label && $0.type.contains("->") }
    }
    var start = 0
    for before in arguments[..<position] {
      guard let found = parameters[start...].firstIndex(where: { $0.label == before.label }) else { continue }
      start = found + (parameters[found].type.hasSuffix("...") ? 0 : 1)
    }
    var end = parameters.count
    if arguments.indices.contains(position + 1) {
      let label = arguments[position + 1].label
      end = parameters[start...].firstIndex { $0.label == label } ?? end
    }
    let taking = (start..<end).filter { mayTakeClosure(parameters[$0]) }
    if taking.count == 1 { return taking[0] }
    let needed = taking.filter { !parameters[$0].isOptional }
    return needed.count == 1 ? needed[0] : nil
  }
}

private func isSingleton(_ name: String) -> Bool {
  switch name {
  case "shared", "default", "standard", "main", "general", "current": true
  default: false
  }
}
