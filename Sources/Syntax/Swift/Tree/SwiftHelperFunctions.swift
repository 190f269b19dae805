/// The functions that hand names on, as their callers know them.
extension SwiftNameReader {
  /// The name by which code calls a function, and the type of the object on which it does. An initializer is called by the name of
  /// its type.
  func nameOfHelper(_ function: NodeIndex) -> (name: String, owner: String?)? {
    let owner = typeName(around: function)
    if functionsByToken[function] == nil { return nil }
    if !isWord(function, "init") { return (tree.name(of: function), owner) }
    return owner.map { ($0, nil) }
  }

  /// Whether another function of the type differs only in other parameters' types than that of the name.
  func hasTwin(_ function: SwiftFunction, _ origin: NameHelper.Origin) -> Bool {
    guard let position = origin.part.index else { return false }
    let (type, name) = (typeName(around: function.token), tree.tokens[function.token].name)
    func labels(_ function: SwiftFunction) -> [String] {
      function.parameters.map { $0.label < 0 ? "_" : tree.name(of: $0.label) }
    }
    func text(_ function: SwiftFunction) -> String { tree.text(of: function.parameters[position].type) }
    return tree.functions.contains { other in
      other.token >= 0 && other.token != function.token && tree.tokens[other.token].name == name
        && other.isStatic == function.isStatic && typeName(around: other.token) == type
        && labels(other) == labels(function) && text(other) == text(function)
    }
  }

  /// Whether a function, or a type or an extension around it, is private, by the token of the function's name.
  func isPrivate(function: NodeIndex) -> Bool {
    let scope = tree.tokens[function].scope
    let types = scope < 0 ? [] : tree.scopes(around: scope).filter { $0.kind == .type && $0.detail >= 0 }
    let keywords = types.map { tree.types[$0.detail].name.lowerBound - 1 }
    return ([isWord(function, "init") ? function : function - 1] + keywords).contains { keyword in
      var modifier = keyword - 1
      while tree.kind(modifier) == .identifier, tree.kind(modifier + 1) == .identifier {
        if isWord(modifier, "private") || isWord(modifier, "fileprivate") { return true }
        modifier -= 1
      }
      return false
    }
  }
}
