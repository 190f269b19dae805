import AppleFacts
import Index
import Syntax

/// The values of expressions and bindings.
extension SwiftBinder {
  func value(of expression: NodeIndex) -> CodeValue {
    guard expression > 0, values.indices.contains(expression) else { return .unknown }
    if let known = values[expression] { return known }
    guard enter() else { return .unknown }
    defer { leave() }
    // The start of a chain is evaluated first, since chains may be longer than the depth that recursion allows.
    var chain = [expression]
    while let next = chain.last.flatMap(expressionBefore), next > 0, values[next] == nil {
      chain.append(next)
    }
    // A circular lookup finds the value unknown.
    for link in chain { values[link] = .unknown }
    for link in chain.reversed() { values[link] = findValue(of: link) }
    return values[expression] ?? .unknown
  }

  /// The expression before the dot or the brackets of another one, on which its value always depends; nil for other expressions.
  private func expressionBefore(_ expression: NodeIndex) -> NodeIndex? {
    switch tree.expressions[expression] {
    case .member(let base, _, _), .call(let base, _), .subscripted(let base, _), .choice(let base, _): base
    default: nil
    }
  }

  private func findValue(of expression: NodeIndex) -> CodeValue {
    switch tree.expressions[expression] {
    case .unknown, .selector: return .unknown
    case .literal: return .outside("")
    case .name(let token, _): return value(ofName: token, expression)
    case .member(let base, let token, _): return value(ofMember: token, of: base, expression)
    case .call(let callee, let arguments): return value(ofCall: callee, arguments)
    case .subscripted(let base, _):
      switch value(of: base) {
      case .sequence(let element), .dictionary(_, let element): return element
      default: return .unknown
      }
    case .cast(_, let type): return value(of: type)
    case .closure(let closure): return .function([], result(of: closure))
    case .array(let first):
      let element = value(of: first)
      // `[T]()` names the type of an array.
      if case .type(let type) = element { return .type(.sequence(type)) }
      return .sequence(element)
    case .dictionary(let key, let element):
      if case .type(let key) = value(of: key), case .type(let element) = value(of: element) {
        return .type(.dictionary(key, element))
      }
      return .dictionary(value(of: key), value(of: element))
    case .tuple(let arguments): return .tuple(arguments.map { value(of: tree.arguments[$0].value) })
    case .choice(let one, let other):
      let first = value(of: one)
      return first.isUnknown ? value(of: other) : first
    case .keyPathRoot(let root):
      if root < 0 {
        return surroundings.keyPathObjects[expression].map { value(of: $0) }
          ?? surroundings.ownKeyPaths[expression].map(receiver) ?? .unknown
      }
      if case .type(let type) = value(of: root) { return type }
      return .unknown
    }
  }

  /// The object of a call without receiver; unknown where code declares what is called.
  private func receiver(ofCallNamed token: NodeIndex) -> CodeValue {
    let name = tree.tokens[token]
    var isDeclared = isStatic(name.scope)
    tree.lookUp(name.name, at: token, from: name.scope) { candidate in
      switch candidate {
      case .binding: isDeclared = true
      case .members(let scope):
        let found = members(tree.name(of: token), of: ownValue(at: scope))
        if found.candidates.contains(where: { !$0.isEmpty }) { isDeclared = true }
      }
      return isDeclared
    }
    return isDeclared ? .unknown : ownValue(at: name.scope)
  }

  private func result(of closure: NodeIndex) -> CodeValue {
    let closure = tree.closures[closure]
    if !closure.result.isEmpty { return value(of: closure.result) }
    return closure.value > 0 ? value(of: closure.value) : .unknown
  }

  // MARK: Names

  private func value(ofName token: NodeIndex, _ expression: NodeIndex) -> CodeValue {
    let scope = tree.tokens[token].scope
    let name = tree.tokens[token].name
    if name == SwiftTree.superclass {
      let inherited = superValue(of: ownValue(at: scope))
      return isStatic(scope) && !inherited.isUnknown ? .type(inherited) : inherited
    }
    if name == SwiftTree.ownType { return .type(ownValue(at: scope)) }
    let text = tree.name(of: token)
    if text.utf8.first == 0x24, let position = Int(text.dropFirst()) {
      return implicitParameter(position, at: scope)
    }
    return value(
      ofName: name, text, at: token, from: scope, use: surroundings.use(ofName: expression),
      expression: expression)
  }

  private func value(
    ofName name: NodeIndex, _ text: String, at token: NodeIndex, from scope: NodeIndex, use: SwiftUse,
    expression: NodeIndex? = nil
  ) -> CodeValue {
    var result: CodeValue?
    tree.lookUp(name, at: token, from: scope) { candidate in
      switch candidate {
      case .binding(let binding):
        if case .function = self.tree.bindings[binding].source {
          result = self.value(ofMember: .bound(binding), of: .unknown, callee: expression)
        } else {
          result = self.value(ofBinding: binding)
        }
      case .members(let scope):
        if name == SwiftTree.ownSelf {
          let own = self.ownValue(at: scope)
          result = self.isStatic(self.tree.tokens[token].scope) ? .type(own) : own
          return true
        }
        result =
          self.nestedType(text, inTypeAt: scope).map { .type($0) }
          ?? self.value(
            ofMember: text,
            of: self.isStatic(self.tree.tokens[token].scope)
              ? .type(self.ownValue(at: scope)) : self.ownValue(at: scope), use, callee: expression)
      }
      return result != nil
    }
    if let result { return result }
    let type = declared(text, in: nil, isComplete: true)
    // A name with a lowercase first letter is a variable of another file.
    if case .outside = type { return text.first?.isUppercase == true ? .type(type) : .unknown }
    return .type(type)
  }

  func value(ofBinding index: NodeIndex) -> CodeValue {
    guard enter() else { return .unknown }
    defer { leave() }
    let binding = tree.bindings[index]
    if let type = typeValue(ofBinding: index) { return .type(type) }
    let whole: CodeValue
    switch binding.source {
    case .unknown:
      if binding.kind == .enumCase { return ownValue(at: binding.scope) }
      guard binding.kind == .shorthand, binding.token >= 0 else { return .unknown }
      let token = tree.tokens[binding.token]
      return value(
        ofName: token.name, tree.name(of: binding.token), at: binding.token, from: token.scope, use: .plain)
    case .annotation(let type): whole = value(of: type)
    case .value(let value): whole = self.value(of: value)
    case .element(let sequence): whole = element(of: value(of: sequence))
    case .closureParameter(let closure, let position): whole = parameter(position, of: closure)
    case .function(let function):
      whole = .function([], value(of: tree.functions[function].result))
    case .type(let type): return .type(declaredValue(ofType: type))
    }
    guard binding.element >= 0 else { return whole }
    guard case .tuple(let elements) = whole, elements.indices.contains(binding.element) else {
      return .unknown
    }
    return elements[binding.element]
  }

  func element(of sequence: CodeValue) -> CodeValue {
    switch sequence {
    case .sequence(let element): element
    case .dictionary(let key, let value): .tuple([key, value])
    default: .unknown
    }
  }

  // MARK: Members

  private func value(ofMember token: NodeIndex, of base: NodeIndex, _ expression: NodeIndex) -> CodeValue {
    guard base >= 0 else { return .unknown }
    let name = tree.name(of: token)
    let value = value(of: base)
    if tree.tokens[token].name == SwiftTree.initializer, case .type = value { return value }
    if case .tuple(let elements) = value {
      // The name is the position of a tuple's element, as in `pair.0`.
      guard let position = Int(name), elements.indices.contains(position) else { return .unknown }
      return elements[position]
    }
    if let known = standardMember(name, of: value) { return known }
    if case .type(let type) = value, let nested = nestedType(name, of: type) { return .type(nested) }
    return self.value(ofMember: name, of: value, surroundings.use(ofName: expression), callee: expression)
      ?? self.value(ofMember: name, ofValueType: value) ?? self.value(ofClassMethod: name, of: value)
      ?? protocolMember(name, of: value).map { self.value(ofMember: $0, of: value, callee: expression) }
      ?? .unknown
  }

  /// The value of a type inside of the type at a scope, by its simple name; nil for none.
  func nestedType(_ name: String, inTypeAt scope: NodeIndex) -> CodeValue? {
    if let number = tree.number(of: name) {
      for member in tree.members(number, in: scope) {
        if let type = typeValue(ofBinding: member) { return type }
      }
    }
    // Only names with a capital are looked up as types, to save time.
    let types = query.snapshot.nameIndex.types
    guard name.first?.isUppercase == true, types.byName[name] != nil || types.aliases[name] != nil else {
      return nil
    }
    let own = ownValue(at: scope)
    if case .outside = own { return nil }
    return nestedType(name, of: own)
  }

  /// The value of a type inside of another type or of a module; nil for none.
  func nestedType(_ name: String, of type: CodeValue) -> CodeValue? {
    switch type {
    case .object(let chains):
      for owner in chains.first?.classes ?? [] {
        let found = query.snapshot.type(owner).flatMap { nestedType($0.name + "." + name) }
        if let found { return found }
      }
      return nil
    case .plain(let ids):
      return ids.first.flatMap { query.snapshot.type($0) }.flatMap { nestedType($0.name + "." + name) }
    case .local(let index):
      return nestedType(tree.text(of: tree.types[index].name) + "." + name)
    case .outside(let module):
      guard query.snapshot.nameIndex.types.byName[name] != nil else { return nil }
      return nestedType(module + "." + name)
        ?? (tree.imports.contains(module) ? nil : declared(name, in: nil, isComplete: false))
    default: return nil
    }
  }

  private func nestedType(_ name: String) -> CodeValue? {
    let simple = simpleName(name)
    let types = query.snapshot.nameIndex.types
    let isDeclared =
      types.byName[simple, default: []].contains { query.snapshot.type($0)?.name == name }
      || types.aliases[simple, default: []].contains { query.snapshot.alias($0)?.name == name }
    return isDeclared ? declared(name, in: nil, isComplete: false) : nil
  }

  /// The value of a member; nil where no member has the name.
  ///
  /// - Parameter callee: The expression of the name.
  func value(ofMember name: String, of value: CodeValue, _ use: SwiftUse, callee: NodeIndex? = nil)
    -> CodeValue?
  {
    let members = members(name, of: value)
    var result: CodeValue?
    for candidate in members.candidates.map({ preferred($0, isStatic: value.isType) }) {
      guard let member = fitting(candidate, use).first ?? candidate.first else { return result }
      if isOverloaded(member, among: candidate, use) { return .unknown }
      let found = self.value(ofMember: member, of: value, callee: callee)
      // If several members are possible and differ, the value may be any of theirs.
      if case .object(let more) = found, case .object(let before)? = result {
        result = .object(before + more.filter { !before.contains($0) })
      } else {
        result = found
      }
    }
    return result
  }

  private func value(ofMember member: SwiftMember, of owner: CodeValue, callee: NodeIndex?) -> CodeValue {
    let open = openTypes(of: member, askedOf: owner, callee: callee)
    switch member {
    case .bound(let binding):
      guard case .function(let function) = tree.bindings[binding].source else {
        return value(ofBinding: binding)
      }
      return .function([], value(of: tree.functions[function].result, open))
    case .apple(let property): return value(ofApple: property.type)
    case .listed(let id):
      guard let member = query.snapshot.member(id) else { return .unknown }
      if member.type == nil, member.kind == .property, id.type.file == file, let binding = binding(of: member)
      {
        return value(ofBinding: binding)
      }
      let type = member.type.map { value(ofWritten: $0, by: id.type, open) } ?? .unknown
      return member.kind == .method ? .function([], type) : type
    }
  }

  /// The value of a member of a struct or an enum in another file, which outlines omit; nil for other values.
  private func value(ofMember name: String, ofValueType value: CodeValue) -> CodeValue? {
    let ids: [TypeID]
    let isStatic: Bool
    switch value {
    case .plain(let found): (ids, isStatic) = (found, false)
    case .type(.plain(let found)): (ids, isStatic) = (found, true)
    default: return nil
    }
    guard ids.count == 1, let id = ids.first, let type = query.snapshot.type(id),
      let outline = query.wholeOutline(of: id.file), outline.members.indices.contains(id.index)
    else { return nil }
    let members = outline.members[id.index]
    if let member = members.first(where: { $0.name == name && $0.flags.contains(.isStatic) == isStatic }) {
      var open = OpenTypes()
      for parameter in clauses.genericParameters(ofType: id)
        + clauses.genericParameters(of: member, in: id.file)
      {
        open.parameters[parameter] = .unknown
      }
      let result = member.type.map { self.value(ofWritten: $0, by: id, open) } ?? .unknown
      return member.kind == .method ? .function([], result) : result
    }
    // The name can only be a case now, or a member from an extension of a protocol.
    let isAdded = type.inherits.contains { inherited in
      query.snapshot.nameIndex.types.extensions[simpleName(inherited.text), default: []].contains {
        query.snapshot.readMembers(of: $0).contains { $0.name == name }
      }
    }
    return isStatic && type.kind == .enum && !isAdded ? .plain(ids) : nil
  }

  /// The value of an Objective-C class method without arguments, as in `Player.shared()`; nil for none.
  private func value(ofClassMethod name: String, of value: CodeValue) -> CodeValue? {
    guard case .type(.object(let chains)) = value, let (method, holder) = query.classMethod(name, in: chains)
    else { return nil }
    let result = method.type.map {
      $0 == "instancetype" ? .object(chains) : self.value(ofWritten: $0, by: holder)
    }
    return .function([], result ?? .unknown)
  }

  private func binding(of member: CodeMember) -> NodeIndex? {
    guard let token = tree.word(at: member.nameRange.lower + 1), tree.tokens[token].scope >= 0 else {
      return nil
    }
    return tree.members(tree.tokens[token].name, in: tree.tokens[token].scope).last {
      tree.bindings[$0].token == token
    }
  }

  /// The value of an expression with a type from an outline.
  ///
  /// - Parameter open: The meanings of type parameters and `Self` at the place of a use.
  func value(ofWritten text: String, by owner: TypeID, _ open: OpenTypes = OpenTypes()) -> CodeValue {
    guard let type = query.snapshot.type(owner) else { return .unknown }
    return CodeValue(TypeText(text), requiring: clauses.requiredClasses) { name, arguments in
      if let known = open[name] ?? self.standard(name, arguments) { return known }
      if name == "Self" || name.hasPrefix("Self.") {
        return self.declared(type.name + name.dropFirst(4), in: nil, isComplete: false)
      }
      let isGeneric = type.flags.contains(.generic) || type.kind != .class
      return self.declared(name, in: type.name, isComplete: !isGeneric)
    }
  }

  private func value(ofApple type: String) -> CodeValue {
    if type.hasPrefix("["), type.hasSuffix("]") {
      return .sequence(value(ofApple: String(type.dropFirst().dropLast())))
    }
    if type.hasPrefix("<") { return .unknown }
    if type == "id" { return .anyObject }
    if AppleSDK.class(named: type, on: .all) != nil { return declared(type, in: nil, isComplete: true) }
    return .outside(type)
  }
}
