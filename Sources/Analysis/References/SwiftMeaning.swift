import Index
import Syntax

/// The meaning of one name in Swift.
enum SwiftMeaning {
  /// The members with that name. Each list belongs to one of the possible classes.
  case members([[SwiftMember]])
  /// The members with that name, or a local that exists only under the conditions of an `#if`.
  case membersOrLocal([[SwiftMember]])
  case types([TypeID])
  /// A local, a label or a declaration outside of the workspace, which a document could not connect.
  case other
  /// A name on a value whose type is one of these protocols.
  case requirement([TypeID])
  /// The meaning can't be determined; the value is the reason that users see.
  case unknown(String)
}

extension SwiftBinder {
  func meaning(of token: NodeIndex) -> SwiftMeaning {
    let found = tree.tokens[token]
    switch found.role {
    case .other: return importedType(token).map { .types($0) } ?? .other
    case .declaration, .label: return .other
    case .use: return meaning(ofName: token, surroundings.use(ofName: found.expression))
    case .shorthand: return meaning(ofName: token, .plain)
    case .member: return meaning(ofMember: token)
    case .typeName: return meaning(ofTypeName: token)
    case .typeComponent: return meaning(ofTypeComponent: token)
    }
  }

  /// The types that the last name in `import class App.Screen` may mean; nil for another name.
  private func importedType(_ token: NodeIndex) -> [TypeID]? {
    guard token >= 4, tree.tokens[token - 1].kind == .dot,
      tree.text(of: token - 4..<token - 2) == "import class"
    else { return nil }
    let module = tree.name(of: token - 2)
    let found = types(named: tree.name(of: token)).filter { query.belongs($0, to: module) != .no }
    return found.isEmpty ? nil : found
  }

  // MARK: Names on their own

  private func meaning(ofName token: NodeIndex, _ use: SwiftUse) -> SwiftMeaning {
    let name = tree.name(of: token)
    var result: SwiftMeaning?
    var mayBeLocal = false
    tree.lookUp(tree.tokens[token].name, at: token, from: tree.tokens[token].scope) { candidate in
      switch candidate {
      // The binding is conditional, so another declaration of the name may be meant.
      case .binding(let binding) where tree.isConditional(binding, at: token) && !isListedType(binding):
        mayBeLocal = true
      case .binding(let binding): result = meaning(ofBinding: binding)
      case .members(let scope):
        result = meaning(name, inTypeAt: scope, use, isStatic: isStatic(tree.tokens[token].scope))
      }
      return result != nil
    }
    let found = result ?? globalTypes(name)
    guard mayBeLocal else { return found }
    // Other meanings are not members, and neither is the local.
    if case .members(let members) = found { return .membersOrLocal(members) }
    return .other
  }

  private func meaning(ofBinding index: NodeIndex) -> SwiftMeaning {
    let binding = tree.bindings[index]
    guard binding.kind == .type, binding.token >= 0,
      let type = typesAt[tree.tokens[binding.token].range.lower]
    else { return .other }
    return .types([type])
  }

  private func isListedType(_ index: NodeIndex) -> Bool {
    if case .types = meaning(ofBinding: index) { true } else { false }
  }

  private func meaning(
    _ name: String, inTypeAt scope: NodeIndex, _ use: SwiftUse, isStatic: Bool
  ) -> SwiftMeaning? {
    if let number = tree.number(of: name),
      let type = tree.members(number, in: scope).first(where: { tree.bindings[$0].kind == .type })
    {
      return meaning(ofBinding: type)
    }
    let own = ownValue(at: scope)
    if let nested = nestedTypes(name, of: own) { return .types(nested) }
    let members = members(name, of: own)
    let fitting = members.candidates.map { self.fitting(preferred($0, isStatic: isStatic), use) }
    if fitting.contains(where: { !$0.isEmpty }) { return .members(fitting) }
    // A call that fits no member here may mean an inherited method of the SDK, but no declaration further out.
    if members.candidates.contains(where: { !$0.isEmpty }) {
      return use.isCall ? .members(members.candidates.map { _ in [] }) : .other
    }
    // A name with a capital is the type with that name, since requirements of protocols begin with a lowercase letter.
    let isType = name.first?.isUppercase == true && !types(named: name).isEmpty
    if members.protocols.isEmpty || isType { return nil }
    return .requirement(members.protocols)
  }

  // MARK: Names after a dot

  private func meaning(ofMember token: NodeIndex) -> SwiftMeaning {
    guard case .member(let base, _, _) = tree.expressions[tree.tokens[token].expression] else {
      return .other
    }
    // `.name` alone is a case or a static member.
    guard base >= 0 else { return .other }
    let name = tree.name(of: token)
    let owner = value(of: base)
    if case .keyPathRoot(let root) = tree.expressions[base], root < 0, owner.isUnknown {
      return .unknown("the key path's root is not written")
    }
    if let known = standardMember(name, of: owner), !known.isUnknown { return .other }
    if case .type(let type) = owner, let nested = nestedTypes(name, of: type) { return .types(nested) }
    let members = members(name, of: owner)
    if let reason = members.unknown { return reason.isEmpty ? unknown(behind: base) : .unknown(reason) }
    let use = surroundings.use(ofName: tree.tokens[token].expression)
    var isStatic = false
    // `#keyPath(Type.name)` means a property of objects.
    if case .type = owner { isStatic = !surroundings.selectors.contains(tree.tokens[token].expression) }
    let fitting = members.candidates.map { self.fitting(preferred($0, isStatic: isStatic), use) }
    if !members.protocols.isEmpty, !fitting.contains(where: { !$0.isEmpty }) {
      return .requirement(members.protocols)
    }
    return .members(fitting)
  }

  private func unknown(behind base: NodeIndex) -> SwiftMeaning {
    switch tree.expressions[base] {
    case .name(let token, _), .member(_, let token, _):
      return .unknown("the type of '\(tree.name(of: token))' is not known")
    default: return .unknown("the type of the expression before it is not known")
    }
  }

  // MARK: Types

  private func meaning(ofTypeName token: NodeIndex) -> SwiftMeaning {
    let name = tree.name(of: token)
    let clause = surroundings.clauseOwners[token]
    var result: SwiftMeaning?
    tree.lookUp(tree.tokens[token].name, at: .max, from: tree.tokens[token].scope) { candidate in
      switch candidate {
      case .binding(let binding):
        switch tree.bindings[binding].kind {
        case .type: result = meaning(ofBinding: binding)
        case .genericParameter, .alias: result = .other
        // A variable with the name of a type does not hide the type here.
        default: break
        }
      // A nested type is not visible in the clauses of the type around it.
      case .members(let scope) where scope == clause: break
      case .members(let scope):
        if let number = tree.number(of: name),
          let member = tree.members(number, in: scope).first(where: {
            tree.bindings[$0].kind == .type || tree.bindings[$0].kind == .alias
          })
        {
          result = meaning(ofBinding: member)
        } else if let nested = nestedTypes(name, of: ownValue(at: scope)) {
          result = .types(nested)
        }
      }
      return result != nil
    }
    return result ?? globalTypes(name)
  }

  private func meaning(ofTypeComponent token: NodeIndex) -> SwiftMeaning {
    var start = token
    while start >= 2, tree.tokens[start].role == .typeComponent, tree.tokens[start - 1].kind == .dot {
      start -= 2
      // No real type is nested as deep, and each of the names would be looked up along the whole path.
      if token - start > 2 * deepestType { return .other }
    }
    let name = tree.name(of: token)
    // Generic arguments before the dot are rare, so they get no lookup.
    guard tree.tokens[start].role == .typeName else { return globalTypes(name) }
    if let nested = nestedTypes(name, of: value(of: start..<token - 1)) { return .types(nested) }
    return .other
  }

  /// The types with a name inside of another type; nil where it contains none.
  private func nestedTypes(_ name: String, of owner: CodeValue) -> [TypeID]? {
    var names: [String] = []
    switch owner {
    case .object(let chains):
      names = chains.flatMap(\.classes).compactMap { query.snapshot.type($0)?.name }
    case .plain(let ids), .conforming(let ids): names = ids.compactMap { query.snapshot.type($0)?.name }
    case .local(let index): names = [tree.text(of: tree.types[index].name)]
    case .outside(let outer):
      let nested = types(named: outer + "." + name)
      if !nested.isEmpty { return nested }
      // The name is a module's. An imported module counts only with the types that the workspace contains.
      guard !outer.isEmpty, !outer.utf8.contains(0x2E), !hidesModule(outer) else { return nil }
      let found = types(named: name)
      return found.isEmpty || tree.imports.contains(outer) && !isModule(outer, of: found) ? nil : found
    default: return nil
    }
    let found = names.flatMap { types(named: $0 + "." + name) }
    return found.isEmpty ? nil : found
  }

  private func globalTypes(_ name: String) -> SwiftMeaning {
    let found = types(named: name)
    return found.isEmpty ? .other : .types(found)
  }

  /// The types with a full name; if this file declares one, only that.
  private func types(named name: String) -> [TypeID] {
    let all = query.snapshot.nameIndex.types.byName[simpleName(name), default: []].filter {
      query.snapshot.type($0)?.name == name
    }
    let here = all.filter { $0.file == file }
    let meant = here.isEmpty ? query.meant(all, inTargetsOf: file) : here
    // Swift renames a protocol of Objective-C if a class has the same name.
    let classes = meant.filter { query.snapshot.isClass($0) && query.isObjectiveC($0) }
    return classes.isEmpty
      ? meant : meant.filter { query.snapshot.type($0)?.kind != .protocol || !query.isObjectiveC($0) }
  }
}
