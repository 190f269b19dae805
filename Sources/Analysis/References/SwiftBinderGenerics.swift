import Index
import Syntax

/// The types in a member's declaration that depend on the place of its use: `Self`, and generic parameters of methods and types.
extension SwiftBinder {
  /// The meanings of the open names in a member's type where the member is used.
  struct OpenTypes {
    /// The meaning of `Self`: the value whose member is used.
    var own: CodeValue?
    /// The generic parameters by name; unknown where no argument determines the parameter.
    var parameters: [String: CodeValue] = [:]

    subscript(name: String) -> CodeValue? { name == "Self" ? own : parameters[name] }
  }

  /// - Parameters:
  ///   - owner: The value before the member's name.
  ///   - callee: The expression of the name, if it is called; nil otherwise.
  func openTypes(of member: SwiftMember, askedOf owner: CodeValue, callee: NodeIndex?) -> OpenTypes {
    var result = openTypes(own: owner.instance, of: member)
    let own = genericParameters(of: member)
    for parameter in own { result.parameters[parameter] = .unknown }
    guard !own.isEmpty, let callee, let call = surroundings.calls[callee],
      case .call(_, let arguments) = tree.expressions[call]
    else { return result }
    let names = Set(own)
    for (argument, parameter) in pairs(arguments, signature(of: member).parameters) {
      if case .closure = tree.expressions[tree.arguments[argument].value] { continue }
      infer(TypeText(parameter.type), value(of: tree.arguments[argument].value), names, &result)
    }
    return result
  }

  /// The generic parameters of the declaring type are unknown, even where a class has the name of one.
  private func openTypes(own: CodeValue?, of member: SwiftMember) -> OpenTypes {
    var result = OpenTypes(own: own)
    guard case .listed(let id) = member else { return result }
    for parameter in clauses.genericParameters(ofType: id.type) { result.parameters[parameter] = .unknown }
    return result
  }

  /// The arguments of a call with the parameters that take them.
  private func pairs(_ arguments: SwiftArguments, _ parameters: [CodeParameter]) -> [(Int, CodeParameter)] {
    var result: [(Int, CodeParameter)] = []
    var position = 0
    for index in arguments where !tree.arguments[index].isTrailing {
      let label = tree.label(tree.arguments[index].label)
      guard let found = parameters[position...].firstIndex(where: { $0.label == label }) else { break }
      result.append((index, parameters[found]))
      position = found + 1
    }
    return result
  }

  /// Matches a parameter's type with the value of its argument to determine generic parameters.
  private func infer(_ type: TypeText, _ value: CodeValue, _ names: Set<String>, _ result: inout OpenTypes) {
    func take(_ name: String, _ value: CodeValue) {
      if names.contains(name), result.parameters[name]?.isUnknown != false { result.parameters[name] = value }
    }
    switch (type.unwrapped, value) {
    case (.member(.name(let name, []), "Type"), .type(let inner)): take(name, inner)
    case (.name(_, []), .type): break
    case (.name(let name, []), _): take(name, value)
    case (.array(let element), .sequence(let inner)): infer(element, inner, names, &result)
    default: break
    }
  }

  func genericParameters(of member: SwiftMember) -> [String] {
    switch member {
    case .listed(let id):
      return query.snapshot.member(id).map { clauses.genericParameters(of: $0, in: id.type.file) } ?? []
    case .bound(let binding):
      let token = tree.bindings[binding].token
      guard case .function = tree.bindings[binding].source, token >= 0 else { return [] }
      return namesOfGenericParameters(in: tree.text(of: token + 1..<min(token + 64, tree.tokens.count)))
    case .apple: return []
    }
  }

  /// The member with a name that extensions of a class's protocols add; nil for none.
  func protocolMember(_ name: String, of value: CodeValue) -> SwiftMember? {
    switch value.instance {
    case .object(let chains), .bounded(let chains): namedMembers.protocolMember(name, of: chains)
    default: nil
    }
  }
}
