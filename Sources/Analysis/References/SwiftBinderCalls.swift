import Index
import Syntax

/// The results of calls, and the parameters of closures.
extension SwiftBinder {
  func value(ofCall callee: NodeIndex, _ arguments: SwiftArguments) -> CodeValue {
    let called = value(of: callee)
    switch called {
    // `Optional(value)` has the value of its argument.
    case .type(.outside("Optional")):
      return arguments.first.map { value(of: tree.arguments[$0].value) } ?? .unknown
    case .type(let instance): return instance
    case .function(_, let result): return result
    default: break
    }
    guard case .member(let base, let token, _) = tree.expressions[callee], base >= 0 else {
      return .unknown
    }
    // The call makes a case with associated values.
    if case .type(let type) = value(of: base), type.isValueType, called.isValueType { return called }
    return standardResult(tree.name(of: token), of: value(of: base), arguments) ?? .unknown
  }

  /// The value of a standard collection's property with the same elements; nil for another property.
  func standardMember(_ name: String, of value: CodeValue) -> CodeValue? {
    switch (value, name) {
    case (.sequence(let element), "first"), (.sequence(let element), "last"): element
    case (.sequence, "lazy"), (.sequence, "indices"): name == "lazy" ? value : .unknown
    case (.dictionary(let key, _), "keys"): .sequence(key)
    case (.dictionary(_, let value), "values"): .sequence(value)
    case (.dictionary(let key, let value), "first"): .tuple([key, value])
    // A class of the SDK returns its one object: `NSWorkspace.shared`, `FileManager.default`
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
    // The value is an optional, which has the methods `map` and `flatMap`.
    case (.object, "map"), (.object, "flatMap"): return closureResult()
    default: return nil
    }
  }

  // MARK: Closures

  /// The value of an implicit parameter such as `$0`.
  func implicitParameter(_ position: Int, at scope: NodeIndex) -> CodeValue {
    tree.scopes(around: scope).first { $0.kind == .closure }.map { parameter(position, of: $0.detail) }
      ?? .unknown
  }

  /// The value of a closure's parameter, by the parameter's position.
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
    // The closure may take the elements of a tuple as separate parameters.
    if parameters.count == 1, case .tuple(let elements) = parameters[0], takesApart(closure) {
      return elements.indices.contains(position) ? elements[position] : .unknown
    }
    return parameters.indices.contains(position) ? parameters[position] : .unknown
  }

  private func takesApart(_ closure: NodeIndex) -> Bool {
    let count = tree.bindings(in: tree.closures[closure].scope).count { tree.bindings[$0].kind == .parameter }
    // Two parameters are in use, as in `{ $0.tap($1) }`.
    return count > 1 || count == 0 && surroundings.closuresOfTwo.contains(closure)
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
    // The value is an optional, which has the methods `map` and `flatMap`.
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

  /// The values of a closure's parameters, if a method of the workspace takes the closure.
  private func declaredParameters(
    ofArgument position: Int, of members: Members, askedOf owner: CodeValue, _ callee: NodeIndex
  ) -> [CodeValue] {
    guard members.candidates.count == 1, case .call(let arguments) = surroundings.use(ofName: callee),
      arguments.indices.contains(position)
    else { return [] }
    let candidates = preferred(members.candidates[0], isStatic: owner.isType)
    guard let method = fitting(candidates, .call(arguments)).first,
      !takesOtherTypes(method, among: candidates, arguments),
      let index = signature(of: method).parameter(ofArgument: position, arguments)
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
}

private func isSingleton(_ name: String) -> Bool {
  switch name {
  case "shared", "default", "standard", "main", "general", "current": true
  default: false
  }
}
