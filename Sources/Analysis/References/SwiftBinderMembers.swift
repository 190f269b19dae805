import AppleFacts
import Index
import Syntax

/// The members of a value.
extension SwiftBinder {
  enum Member: Hashable {
    case listed(MemberID)
    /// A member in this file that no outline lists.
    case bound(NodeIndex)
    case apple(AppleProperty)
  }

  /// The members of that name, the nearest first.
  struct Members {
    /// One list for each class that may be meant.
    var candidates: [[Member]] = []
    /// Why nothing can be said, empty where the type is not known; nil where what was not found is not there.
    var unknown: String?
    /// Protocols through which the name would be reached.
    var protocols: [TypeID] = []
  }

  func members(_ name: String, of value: CodeValue) -> Members {
    switch value {
    case .object(let chains):
      let found = candidates(name, in: chains)
      if found.contains(where: \.isEmpty), chains.flatMap(\.classes).contains(where: looksUpMembers) {
        return Members(unknown: "")
      }
      return Members(candidates: found)
    case .bounded(let chains):
      let found = chains.map { members(name, in: $0) }
      return found.contains(where: \.isEmpty) ? Members(unknown: "") : Members(candidates: found)
    case .outside(let type): return Members(candidates: [members(name, extending: type)])
    case .local(let index): return members(name, ofLocal: index)
    case .plain(let ids):
      let found = ids.flatMap { id in
        let simple = simpleName(query.snapshot.type(id)?.name ?? "")
        return members(name, in: [id] + query.snapshot.nameIndex.types.extensions[simple, default: []])
      }
      if found.isEmpty, ids.contains(where: looksUpMembers) { return Members(unknown: "") }
      // Outlines leave most of it out, but nothing in it is a class's.
      return Members(candidates: [found])
    case .conforming(let protocols):
      let own = members(name, in: protocols)
      let classes = own.isEmpty ? requiredClasses(of: protocols).map { members(name, in: $0) } : []
      if !classes.isEmpty, classes.contains(where: { !$0.isEmpty }) { return Members(candidates: classes) }
      return Members(candidates: [own], protocols: protocols)
    case .anyObject: return Members(unknown: "any object can answer to it")
    case .type(let inner): return members(name, of: inner)
    case .sequence, .dictionary, .tuple, .function: return Members(candidates: [[]])
    case .unknown: return Members(unknown: "")
    }
  }

  /// Whether a type has `@dynamicMemberLookup`, so that it may have the members of another.
  private func looksUpMembers(_ id: TypeID) -> Bool {
    query.snapshot.type(id)?.attributes.contains("dynamicMemberLookup") == true
  }

  /// Of classes of one name in one file, of which each build has one, those that have the member.
  private func candidates(_ name: String, in chains: [ClassChain]) -> [[Member]] {
    let found = chains.map { members(name, in: $0) }
    guard chains.count > 1, found.contains(where: \.isEmpty) else { return found }
    return chains.indices.filter { index in
      !found[index].isEmpty
        || !chains.indices.contains { !found[$0].isEmpty && query.areTwins(chains[$0], chains[index]) }
    }.map { found[$0] }
  }

  func members(_ name: String, in chain: ClassChain) -> [Member] {
    let key = MemberKey(chain: chain, name: name)
    if let known = found[key] { return known }
    let types = holders[chain] ?? query.memberHolders(of: chain, on: .all).map(\.type)
    holders[chain] = types
    var result = members(name, in: types)
    if case .unknown(let outside) = chain.end { result += members(name, extending: outside) }
    if let appleClass = chain.appleClass,
      let property = AppleSDK.inheritedProperty(name, of: appleClass.name, on: .all), property.name == name
    {
      result.append(.apple(property))
    }
    found[key] = result
    return result
  }

  private func members(_ name: String, in types: [TypeID]) -> [Member] {
    let found = types.unique.flatMap { type in
      query.snapshot.readMembers(of: type) { $0.name == name && $0.kind != .initializer }
    }
    // A getter that Objective-C writes by hand is the property.
    guard found.count > 1, found.contains(where: { query.snapshot.member($0)?.kind == .property }) else {
      return found.map { .listed($0) }
    }
    return found.filter { id in
      guard let member = query.snapshot.member(id), query.isObjectiveC(id.type) else { return true }
      return member.kind != .method || !member.parameters.isEmpty || member.flags.contains(.isStatic)
    }.map { .listed($0) }
  }

  /// The members that extensions add to a type whose declaration is not in the workspace.
  private func members(_ name: String, extending type: String) -> [Member] {
    let plain = withoutGenericArguments(type)
    let extensions = query.snapshot.nameIndex.types.extensions[simpleName(plain), default: []].filter {
      guard let extended = query.snapshot.type($0)?.name else { return false }
      return extended == plain || extended.hasSuffix("." + plain) || plain.hasSuffix("." + extended)
    }
    return members(name, in: extensions)
  }

  private func members(_ name: String, ofLocal index: NodeIndex) -> Members {
    guard let number = tree.number(of: name) else { return inheritedMembers(name, ofLocal: index) }
    let own = tree.text(of: tree.types[index].name)
    var result: [Member] = []
    for type in typesByText[own] ?? [index] {
      result += tree.members(number, in: tree.types[type].scope).map { .bound($0) }
    }
    if !result.isEmpty { return Members(candidates: [result]) }
    let others = query.snapshot.nameIndex.types.extensions[simpleName(own), default: []].filter {
      $0.file != file
    }
    result = members(name, in: Array(others))
    if !result.isEmpty { return Members(candidates: [result]) }
    let declared = tree.types[index].name.first.flatMap { typesAt[tree.tokens[$0].range.lower] }
    if declared.map(looksUpMembers) == true { return Members(unknown: "") }
    return inheritedMembers(name, ofLocal: index)
  }

  private func inheritedMembers(_ name: String, ofLocal index: NodeIndex) -> Members {
    guard tree.types[index].kind == .class else { return Members(candidates: [[]]) }
    guard !tree.types[index].inherits.isEmpty, enter() else { return Members(candidates: [[]]) }
    defer { leave() }
    return members(name, of: superValue(of: .local(index)))
  }

  // MARK: Which of several

  /// The members without those of objects or those of the class itself, where it has one of each by the same name. The class
  /// has the methods of its objects as well, after its own: they give one that is called on the object.
  func preferred(_ members: [Member], isStatic: Bool) -> [Member] {
    guard members.count > 1 else { return members }
    let found = members.filter { self.isStatic($0) == isStatic }
    if found.isEmpty { return members }
    return isStatic && members.contains(where: isMethod) ? found + members : found
  }

  /// The use of a name, as far as it distinguishes a property from a method and one method from another.
  enum Use {
    /// Without arguments.
    case plain
    case selector
    /// `name(_:with:)`
    case labels([String?])
    case call([(label: String?, isTrailing: Bool)])
  }

  func use(ofName expression: NodeIndex) -> Use {
    switch tree.expressions[expression] {
    case .name(_, let labels) where labels >= 0, .member(_, _, let labels) where labels >= 0:
      return .labels(compoundLabels(at: labels))
    default: break
    }
    if parents.selectors.contains(expression) { return .selector }
    guard let call = parents.calls[expression], case .call(_, let arguments) = tree.expressions[call]
    else {
      return .plain
    }
    return .call(arguments.map { (label(tree.arguments[$0].label), tree.arguments[$0].isTrailing) })
  }

  /// nil for a place that has none.
  func label(_ token: NodeIndex) -> String? { token >= 0 ? tree.name(of: token) : nil }

  private func compoundLabels(at open: NodeIndex) -> [String?] {
    var labels: [String?] = []
    var index = open + 1
    while index < tree.tokens.count, tree.tokens[index].kind == .identifier {
      let name = tree.name(of: index)
      labels.append(name == "_" ? nil : name)
      index += 2
    }
    return labels
  }

  /// The members of one name that a use can mean: a property, or the methods that fit its arguments.
  func fitting(_ members: [Member], _ use: Use) -> [Member] {
    let methods = members.filter { isMethod($0) }
    let properties = members.filter { !isMethod($0) }
    switch use {
    case .plain: return properties.isEmpty ? nearest(methods) : [properties[0]]
    case .selector: return methods.isEmpty ? Array(properties.prefix(1)) : nearest(methods)
    case .labels(let labels): return nearest(methods.filter { hasLabels($0, labels) })
    case .call(let arguments):
      let called = nearest(methods.filter { accepts($0, arguments) })
      if !called.isEmpty { return called }
      guard let property = properties.first, methods.isEmpty, mayBeCalled(property) else { return [] }
      return [property]
    }
  }

  /// Whether a call may as well mean a method that takes other types and gives another one; the types of the arguments decide.
  func isOverloaded(_ method: Member, among members: [Member], _ use: Use) -> Bool {
    guard case .call(let arguments) = use, members.count > 1, isMethod(method) else { return false }
    let given = resultType(of: method)
    return takesOtherTypes(
      method, among: members.filter { $0 == method || resultType(of: $0) != given }, arguments)
  }

  /// Whether a call may as well mean a method that takes other types.
  func takesOtherTypes(
    _ method: Member, among members: [Member], _ arguments: [(label: String?, isTrailing: Bool)]
  ) -> Bool {
    let taken = parameters(of: method).map(\.type)
    return members.count > 1
      && members.contains { other in
        other != method && isMethod(other) && isStatic(other) == isStatic(method)
          && parameters(of: other).map(\.type) != taken && accepts(other, arguments)
      }
  }

  /// As written.
  private func resultType(of method: Member) -> String? {
    switch method {
    case .listed(let id): return query.snapshot.member(id)?.type
    case .bound(let binding):
      guard case .function(let function) = tree.bindings[binding].source else { return nil }
      return tree.text(of: tree.functions[function].result)
    case .apple: return nil
    }
  }

  private func isStatic(_ member: Member) -> Bool {
    switch member {
    case .listed(let id): query.snapshot.member(id)?.flags.contains(.isStatic) == true
    case .bound(let binding): tree.bindings[binding].isStatic
    case .apple: false
    }
  }

  private func isMethod(_ member: Member) -> Bool {
    switch member {
    case .listed(let id): query.snapshot.member(id)?.kind == .method
    case .bound(let binding): tree.bindings[binding].kind == .function
    case .apple: false
    }
  }

  /// Of methods by the same full name the first, since the others are overridden.
  private func nearest(_ methods: [Member]) -> [Member] {
    var seen: Set<[String?]> = []
    return methods.filter { seen.insert(labels(of: $0)).inserted }
  }

  private func labels(of member: Member) -> [String?] { parameters(of: member).map(\.label) }

  private func hasLabels(_ member: Member, _ labels: [String?]) -> Bool {
    let parameters = parameters(of: member)
    return parameters.count == labels.count
      && zip(parameters, labels).allSatisfy { isLabel($1, of: $0, isImported(member)) }
  }

  private func isImported(_ member: Member) -> Bool {
    if case .listed(let id) = member { query.isObjectiveC(id.type) } else { false }
  }

  private func isLabel(_ label: String?, of parameter: CodeParameter, _ isImported: Bool) -> Bool {
    parameter.label == label
      || isImported && parameter.isImported(as: CodeParameter(label: label, type: parameter.type))
  }

  func parameters(of member: Member) -> [CodeParameter] {
    switch member {
    case .listed(let id): return query.snapshot.member(id)?.parameters ?? []
    case .bound(let binding):
      guard case .function(let function) = tree.bindings[binding].source else { return [] }
      return tree.functions[function].parameters.map {
        CodeParameter(label: label($0.label), type: tree.text(of: $0.type), isOptional: $0.hasDefault)
      }
    case .apple: return []
    }
  }

  /// Whether a call with these arguments can mean the method.
  private func accepts(_ method: Member, _ arguments: [(label: String?, isTrailing: Bool)]) -> Bool {
    let parameters = parameters(of: method)
    var position = 0
    for (index, argument) in arguments.enumerated() {
      var isTaken = false
      while position < parameters.count, !isTaken {
        let parameter = parameters[position]
        // The first trailing closure has no label, whatever its parameter has.
        let isTrailing = argument.isTrailing && argument.label == nil
        let isMeant =
          isTrailing
          ? mayTakeClosure(parameter)
            && !(parameter.isOptional
              && needsClosure(parameters[(position + 1)...], after: arguments[(index + 1)...]))
          : isLabel(argument.label, of: parameter, isImported(method))
        if isMeant {
          isTaken = true
          if !parameter.type.hasSuffix("...") || isTrailing { position += 1 }
        } else if parameter.isOptional || isTrailing {
          position += 1
        } else {
          return false
        }
      }
      if isTaken { continue }
      // More values for the last parameter that takes any number.
      guard argument.label == nil, parameters.last?.type.hasSuffix("...") == true else { return false }
    }
    return parameters[min(position, parameters.count)...].allSatisfy(\.isOptional)
  }

  /// Whether a parameter has to be given a closure that those with labels are not.
  private func needsClosure(
    _ parameters: ArraySlice<CodeParameter>, after arguments: ArraySlice<(label: String?, isTrailing: Bool)>
  ) -> Bool {
    parameters.contains { parameter in
      !parameter.isOptional && mayTakeClosure(parameter)
        && !arguments.contains { $0.label == parameter.label }
    }
  }

  func mayTakeClosure(_ parameter: CodeParameter) -> Bool {
    if parameter.type.contains("->") { return true }
    // A closure's type may have a name.
    let name = parameter.type.filter { $0 != "?" && $0 != "!" }
    return AppleSDK.class(named: name, on: .all) == nil && !plainTypes.contains(name)
  }

  private func mayBeCalled(_ property: Member) -> Bool {
    switch property {
    case .listed(let id):
      guard let type = query.snapshot.member(id)?.type else { return true }
      if type.contains("->") { return true }
      // An alias of a function type; few classes have objects that can be called.
      let value = value(ofWritten: type, by: id.type)
      switch value {
      case .object: return members("callAsFunction", of: value).candidates.contains { !$0.isEmpty }
      case .sequence, .dictionary, .tuple, .anyObject: return false
      default: return true
      }
    case .bound: return true
    case .apple(let property): return property.type == "block"
    }
  }
}

private let plainTypes: Set<String> = [
  "Int", "String", "Bool", "Double", "CGFloat", "Float", "Any", "AnyObject", "URL", "Data", "Date", "CGRect",
  "CGSize", "CGPoint", "IndexPath", "TimeInterval", "Selector", "Notification",
]
