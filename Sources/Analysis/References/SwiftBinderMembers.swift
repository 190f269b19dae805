import AppleFacts
import Index
import Syntax

/// The members of a value.
extension SwiftBinder {
  /// The members with a name, the nearest first.
  struct Members {
    /// The lists of members, one for each class that the value may have.
    var candidates: [[SwiftMember]] = []
    /// The reason why the member can't be determined, empty where the type is not known; nil where a member that was not found
    /// does not exist.
    var unknown: String?
    /// The protocols through which code would reach the name.
    var protocols: [TypeID] = []
  }

  func members(_ name: String, of value: CodeValue) -> Members {
    switch value {
    case .object(let chains):
      let found = namedMembers.candidates(name, in: chains)
      if found.contains(where: \.isEmpty),
        chains.flatMap(\.classes).contains(where: namedMembers.looksUpMembers)
      {
        return Members(unknown: "")
      }
      return Members(candidates: found)
    case .bounded(let chains):
      let found = chains.map { namedMembers.members(name, in: $0) }
      return found.contains(where: \.isEmpty) ? Members(unknown: "") : Members(candidates: found)
    case .outside(let type): return Members(candidates: [namedMembers.members(name, extending: type)])
    case .local(let index): return members(name, ofLocal: index)
    case .plain(let ids):
      let found = ids.flatMap { id in
        let simple = simpleName(query.snapshot.type(id)?.name ?? "")
        return namedMembers.members(
          name, in: [id] + query.snapshot.nameIndex.types.extensions[simple, default: []])
      }
      if found.isEmpty, ids.contains(where: namedMembers.looksUpMembers) { return Members(unknown: "") }
      // Outlines omit most members of structures and enumerations, but none of these members belongs to a class.
      return Members(candidates: [found])
    case .conforming(let protocols):
      let own = namedMembers.members(name, in: protocols)
      let classes =
        own.isEmpty ? clauses.requiredClasses(of: protocols).map { namedMembers.members(name, in: $0) } : []
      if !classes.isEmpty, classes.contains(where: { !$0.isEmpty }) { return Members(candidates: classes) }
      return Members(candidates: [own], protocols: protocols)
    case .anyObject: return Members(unknown: "any object can answer to it")
    case .type(let inner): return members(name, of: inner)
    case .sequence, .dictionary, .tuple, .function: return Members(candidates: [[]])
    case .unknown: return Members(unknown: "")
    }
  }

  private func members(_ name: String, ofLocal index: NodeIndex) -> Members {
    guard let number = tree.number(of: name) else { return inheritedMembers(name, ofLocal: index) }
    let own = tree.text(of: tree.types[index].name)
    var result: [SwiftMember] = []
    for type in surroundings.typesByText[own] ?? [index] {
      result += tree.members(number, in: tree.types[type].scope).map { .bound($0) }
    }
    if !result.isEmpty { return Members(candidates: [result]) }
    let others = query.snapshot.nameIndex.types.extensions[simpleName(own), default: []].filter {
      $0.file != file
    }
    result = namedMembers.members(name, in: Array(others))
    if !result.isEmpty { return Members(candidates: [result]) }
    let declared = tree.types[index].name.first.flatMap { typesAt[tree.tokens[$0].range.lower] }
    if declared.map(namedMembers.looksUpMembers) == true { return Members(unknown: "") }
    return inheritedMembers(name, ofLocal: index)
  }

  private func inheritedMembers(_ name: String, ofLocal index: NodeIndex) -> Members {
    guard tree.types[index].kind == .class else { return Members(candidates: [[]]) }
    guard !tree.types[index].inherits.isEmpty, enter() else { return Members(candidates: [[]]) }
    defer { leave() }
    return members(name, of: superValue(of: .local(index)))
  }

  // MARK: Which of several

  func signature(of member: SwiftMember) -> SwiftSignature {
    switch member {
    case .listed(let id):
      guard let found = query.snapshot.member(id) else { return SwiftSignature() }
      return SwiftSignature(
        isMethod: found.kind == .method, isStatic: found.flags.contains(.isStatic),
        isImported: query.isObjectiveC(id.type), parameters: found.parameters, result: found.type)
    case .bound(let index):
      let binding = tree.bindings[index]
      guard case .function(let function) = binding.source else {
        return SwiftSignature(isMethod: binding.kind == .function, isStatic: binding.isStatic)
      }
      let declared = tree.functions[function]
      let parameters = declared.parameters.map {
        CodeParameter(label: tree.label($0.label), type: tree.text(of: $0.type), isOptional: $0.hasDefault)
      }
      return SwiftSignature(
        isMethod: binding.kind == .function, isStatic: binding.isStatic, parameters: parameters,
        result: tree.text(of: declared.result))
    case .apple: return SwiftSignature()
    }
  }

  /// The members without those of objects, or without those of the type itself, if both kinds share the name. A class also has
  /// the methods of its objects, after its own: they return a method for one object.
  func preferred(_ members: [SwiftMember], isStatic: Bool) -> [SwiftMember] {
    guard members.count > 1 else { return members }
    let signatures = members.map(signature)
    let found = zip(members, signatures).filter { $1.isStatic == isStatic }.map(\.0)
    if found.isEmpty { return members }
    return isStatic && signatures.contains(where: \.isMethod) ? found + members : found
  }

  /// The members of one name that a use can mean: a property, or the methods that fit its arguments.
  func fitting(_ members: [SwiftMember], _ use: SwiftUse) -> [SwiftMember] {
    var methods: [(member: SwiftMember, signature: SwiftSignature)] = []
    var properties: [SwiftMember] = []
    for member in members {
      let signature = signature(of: member)
      if signature.isMethod { methods.append((member, signature)) } else { properties.append(member) }
    }
    // Only the first method with each full name counts, since the others are overridden.
    func nearest(_ isMeant: (SwiftSignature) -> Bool = { _ in true }) -> [SwiftMember] {
      var seen: Set<[String?]> = []
      return methods.filter { isMeant($0.signature) && seen.insert($0.signature.labels).inserted }.map(
        \.member)
    }
    switch use {
    case .plain: return properties.isEmpty ? nearest() : [properties[0]]
    case .selector: return methods.isEmpty ? Array(properties.prefix(1)) : nearest()
    case .labels(let labels): return nearest { $0.hasLabels(labels) }
    case .call(let arguments):
      let called = nearest { $0.accepts(arguments) }
      if !called.isEmpty { return called }
      guard let property = properties.first, methods.isEmpty, mayBeCalled(property) else { return [] }
      return [property]
    }
  }

  /// Whether a call may also mean a method with other parameter types and another result. The types of the arguments would
  /// decide.
  func isOverloaded(_ method: SwiftMember, among members: [SwiftMember], _ use: SwiftUse) -> Bool {
    guard case .call(let arguments) = use, members.count > 1 else { return false }
    let own = signature(of: method)
    return own.isMethod
      && takesOtherTypes(
        method, among: members.filter { $0 == method || signature(of: $0).result != own.result }, arguments)
  }

  /// Whether a call may also mean a method with other parameter types.
  func takesOtherTypes(
    _ method: SwiftMember, among members: [SwiftMember], _ arguments: [SwiftUse.Argument]
  ) -> Bool {
    let own = signature(of: method)
    let taken = own.parameters.map(\.type)
    return members.count > 1
      && members.contains { other in
        let found = signature(of: other)
        return other != method && found.isMethod && found.isStatic == own.isStatic
          && found.parameters.map(\.type) != taken && found.accepts(arguments)
      }
  }

  private func mayBeCalled(_ property: SwiftMember) -> Bool {
    switch property {
    case .listed(let id):
      guard let type = query.snapshot.member(id)?.type else { return true }
      if type.contains("->") { return true }
      // The type may be an alias of a function type. Few classes have objects that can be called.
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
