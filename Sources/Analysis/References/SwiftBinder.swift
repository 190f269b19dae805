import AppleFacts
import Index
import Syntax
import Text

/// Finds the meanings of names in one Swift file, from its tree and the declarations of the workspace.
///
/// It remembers its answers, and serves one request about one file.
final class SwiftBinder {
  typealias NodeIndex = SwiftTree.NodeIndex

  let tree: SwiftTree
  let file: FileID
  let query: Query
  let surroundings: SwiftSurroundings
  let clauses: DeclarationClauses
  let namedMembers: NamedMembers
  private(set) lazy var receivers = SwiftReceivers(surroundings, tree)
  /// The types of the outline, by the offsets of their names.
  private(set) var typesAt: [Int: TypeID] = [:]

  /// The values of expressions by index; nil for a value that was not looked up yet.
  var values: [CodeValue?]
  private var ownValues: [NodeIndex: CodeValue] = [:]
  /// The depth of the current lookup.
  private var depth = 0
  private static let deepest = 100

  init(_ tree: SwiftTree, _ file: FileID, _ query: Query) {
    self.tree = tree
    self.file = file
    self.query = query
    surroundings = SwiftSurroundings(tree)
    clauses = DeclarationClauses(query)
    namedMembers = NamedMembers(query)
    values = Array(repeating: nil, count: tree.expressions.count)
    for (index, type) in (query.snapshot.code(file)?.types ?? []).enumerated() {
      typesAt[type.nameRange.lower] = TypeID(file: file, index: index)
    }
  }

  // MARK: Types

  /// The value of an expression with a type that this file states.
  ///
  /// - Parameter open: The meanings of type parameters and `Self` at the place of a use.
  func value(of type: SwiftTokens, _ open: OpenTypes = OpenTypes()) -> CodeValue {
    guard !type.isEmpty, tree.tokens.indices.contains(type.lowerBound) else { return .unknown }
    // Each token that names a type has a scope.
    let scope = type.lazy.map { self.tree.tokens[$0].scope }.first { $0 >= 0 } ?? 0
    let clause = surroundings.clauseOwners[type.lowerBound]
    return CodeValue(TypeText(tree.text(of: type)), requiring: clauses.requiredClasses) { name, arguments in
      (open.parameters.isEmpty ? nil : open[name])
        ?? self.named(name, arguments, at: scope, inClauseOf: clause)
    }
  }

  /// The value of an expression whose type has some name in this file.
  ///
  /// - Parameter clause: The scope of the type whose inheritance clause contains the name; nil elsewhere.
  func named(
    _ name: String, _ arguments: [CodeValue], at scope: NodeIndex, inClauseOf clause: NodeIndex? = nil
  ) -> CodeValue {
    if let known = standard(name, arguments) { return known }
    if name == "Self" { return ownValue(at: scope) }
    if name.hasPrefix("Self.") {
      return nestedType(String(name.dropFirst(5)), of: ownValue(at: scope)) ?? .unknown
    }
    let first = name.utf8.firstIndex(of: 0x2E).map { String(name[..<$0]) } ?? name
    if first == name, let number = tree.number(of: name) {
      var result: CodeValue?
      tree.lookUp(number, at: .max, from: scope) { candidate in
        switch candidate {
        case .binding(let binding): result = self.typeValue(ofBinding: binding)
        // A nested type is not visible in the clauses of the type around it.
        case .members(let scope): if scope != clause { result = self.nestedType(name, inTypeAt: scope) }
        }
        return result != nil
      }
      if let result { return result }
    }
    let declared = declared(name, in: dottedName(around: scope), isComplete: true)
    if first != name, case .object(let chains) = declared, tree.imports.contains(first), !hidesModule(first) {
      let own = chains.filter { $0.classes.first.map { isModule(first, of: [$0]) } ?? true }
      return own.isEmpty ? .outside(name) : .object(own)
    }
    return declared
  }

  /// Whether a type has the name of a module, so that the name means the type. A nested type does not hide the module.
  func hidesModule(_ name: String) -> Bool {
    query.snapshot.nameIndex.types.byName[name, default: []].contains {
      query.snapshot.type($0)?.name == name
    }
  }

  /// Whether a module contains any of these types, by the project or by the folder of their files.
  func isModule(_ name: String, of types: [TypeID]) -> Bool {
    types.contains { id in
      query.belongs(id, to: name) == .yes
        || query.snapshot[id.file]?.path.split(separator: "/").dropLast().contains { $0 == name } == true
    }
  }

  /// The value of the type that a binding declares; nil for a binding of another kind.
  func typeValue(ofBinding index: NodeIndex) -> CodeValue? {
    let binding = tree.bindings[index]
    switch (binding.kind, binding.source) {
    case (.type, .type(let type)): return valueOfTwins(ofType: type)
    case (.genericParameter, .annotation(let constraint)):
      guard !constraint.isEmpty, enter() else { return .unknown }
      defer { leave() }
      // The other constraints are not known, so the object may have further members.
      if case .object(let chains) = value(of: constraint) { return .bounded(chains) }
      return .unknown
    case (.alias, .annotation(let target)):
      guard !target.isEmpty, enter() else { return .unknown }
      defer { leave() }
      return value(of: target)
    default: return nil
    }
  }

  /// The value of a standard type that is described by its contents; nil for another type.
  func standard(_ name: String, _ arguments: [CodeValue]) -> CodeValue? {
    switch name {
    case "Array", "Set", "ContiguousArray", "ArraySlice", "AnySequence", "AnyCollection", "Swift.Array",
      "LazySequence", "ReversedCollection", "NSOrderedSet", "NSHashTable":
      arguments.isEmpty ? .sequence(.unknown) : .sequence(arguments[0])
    case "Optional", "Swift.Optional": arguments.first ?? .unknown
    case "Dictionary": arguments.count == 2 ? .dictionary(arguments[0], arguments[1]) : .unknown
    case "AnyObject": .anyObject
    default: nil
    }
  }

  /// - Parameter isComplete: Whether an undeclared name must be a type from outside, rather than a generic parameter that
  ///   outlines omit.
  func declared(_ name: String, in scope: String?, isComplete: Bool) -> CodeValue {
    switch query.meaning(of: name, in: scope, on: .all) {
    case .classes(let chains):
      let here = chains.filter { $0.classes.first?.file == file }
      if !here.isEmpty { return .object(here) }
      // If a chain contains no class of the workspace, other classes may be meant as well.
      let ids = chains.compactMap(\.classes.first)
      guard ids.count == chains.count else { return .object(chains) }
      let meant = query.meant(ids, inTargetsOf: file)
      return .object(zip(chains, ids).filter { meant.contains($1) }.map(\.0))
    case .protocols(let protocols): return .conforming(protocols)
    case .appleProtocol: return .outside(name)
    case .value:
      let simple = simpleName(name)
      let ids = query.snapshot.nameIndex.types.byName[simple, default: []].filter { id in
        guard let type = query.snapshot.type(id) else { return false }
        return type.kind != .class && (type.name == name || type.name.hasSuffix("." + name))
      }
      if let here = ids.first(where: { $0.file == file }), let index = index(of: here) {
        return .local(index)
      }
      return ids.isEmpty ? .unknown : .plain(ids)
    case .unknown:
      return isComplete || name.utf8.contains(0x2E) ? .outside(name) : .unknown
    }
  }

  /// The index in the tree of a type from the outline; nil for none.
  private func index(of id: TypeID) -> NodeIndex? {
    guard let lower = query.snapshot.type(id)?.nameRange.lower else { return nil }
    return tree.types.firstIndex {
      !$0.name.isEmpty && tree.tokens[$0.name.lowerBound].range.lower == lower
    }
  }

  /// The value of an object of a type that this file declares or extends.
  func declaredValue(ofType index: NodeIndex) -> CodeValue {
    if let known = ownValues[index] { return known }
    ownValues[index] = .unknown
    let result = findDeclaredValue(ofType: index)
    ownValues[index] = result
    return result
  }

  /// The value of an object of a class in this file, or of another class with its name that is declared under other conditions.
  private func valueOfTwins(ofType index: NodeIndex) -> CodeValue {
    let value = declaredValue(ofType: index)
    guard case .object(let found) = value else { return value }
    var chains = found
    let type = tree.types[index]
    let name = tree.text(of: type.name)
    for other in surroundings.typesByText[name] ?? [] where other != index {
      let twin = tree.types[other]
      guard twin.kind == .class, tree.scopes[twin.scope].parent == tree.scopes[type.scope].parent else {
        continue
      }
      guard case .object(let more) = declaredValue(ofType: other) else { continue }
      chains = (chains + more).unique
    }
    return .object(chains)
  }

  private func findDeclaredValue(ofType index: NodeIndex) -> CodeValue {
    let type = tree.types[index]
    guard !type.name.isEmpty else { return .unknown }
    let lower = tree.tokens[type.name.lowerBound].range.lower
    switch type.kind {
    case .class:
      guard let id = typesAt[lower] else { return .local(index) }
      return .object(query.chains(of: id, on: .all))
    case .extension:
      let extended = value(of: type.name)
      if case .conforming = extended, !type.constraint.isEmpty { return value(of: type.constraint) }
      if case .outside = extended { return .outside(simpleName(tree.text(of: type.name))) }
      return extended
    case .protocol: return typesAt[lower].map { .conforming([$0]) } ?? .local(index)
    case .struct, .enum, .actor: return .local(index)
    }
  }

  // MARK: Self

  /// The value of `self`; in static functions, an object of the type.
  func ownValue(at scope: NodeIndex) -> CodeValue {
    tree.type(around: scope).map(declaredValue) ?? .unknown
  }

  func isStatic(_ scope: NodeIndex) -> Bool {
    tree.scopes(around: scope).first { $0.isStatic || $0.kind == .type }?.isStatic == true
  }

  /// The name of the type around a scope in the form of outlines: `Outer.Inner`; nil outside of all types.
  private func dottedName(around scope: NodeIndex) -> String? {
    let names = tree.scopes(around: scope).filter { $0.kind == .type }.map {
      withoutGenericArguments(tree.text(of: tree.types[$0.detail].name))
    }
    return names.isEmpty ? nil : names.reversed().joined(separator: ".")
  }

  func superValue(of value: CodeValue) -> CodeValue {
    switch value {
    case .object(let chains), .bounded(let chains):
      return .object(chains.map { $0.dropping(classes: 1) })
    case .local(let index):
      let inherited = tree.types[index].inherits.first
      guard tree.types[index].kind == .class, let inherited, enter() else { return .unknown }
      defer { leave() }
      return self.value(of: inherited)
    default: return .unknown
    }
  }

  func enter() -> Bool {
    guard depth < Self.deepest else { return false }
    depth += 1
    return true
  }

  func leave() { depth -= 1 }
}
