import AppleFacts
import Index
import Syntax
import Text

/// Tells what the names in one Swift file mean, from its tree and the declarations of the workspace.
///
/// It remembers its answers, and serves one question about one file.
final class SwiftBinder {
  typealias NodeIndex = SwiftTree.NodeIndex

  let tree: SwiftTree
  let file: FileID
  let query: Query

  /// Of expressions; nil where it was not asked yet.
  var values: [CodeValue?]
  /// The depth of the current lookup.
  var depth = 0
  static let deepest = 100
  var typesAt: [Int: TypeID] = [:]
  private var ownValues: [NodeIndex: CodeValue] = [:]
  var holders: [ClassChain: [TypeID]] = [:]
  var found: [MemberKey: [Member]] = [:]
  private var wholeOutlines: [FileID: CodeOutline] = [:]
  private var declarationTexts: [FileID: [UInt8]?] = [:]
  var genericParametersOfMembers: [MemberID: [String]] = [:]
  var genericParametersOfTypes: [TypeID: [String]] = [:]
  var protocolHoldersOfChains: [ClassChain: [TypeID]] = [:]
  var requiredClassesOfProtocols: [[TypeID]: [ClassChain]] = [:]
  lazy var bindingsByToken = Dictionary(zip(tree.bindings.map(\.token), tree.bindings.indices)) { first, _ in
    first
  }
  /// The names of the methods of each type, by its scope and in their order.
  private lazy var methodsByScope = Dictionary(
    grouping: tree.bindings.lazy.filter { [tree] in
      $0.kind == .function && $0.token >= 0 && tree.scopes[$0.scope].kind == .type
    }, by: \.scope
  ).mapValues { $0.map(\.token).sorted() }
  /// Whether the file imports what is neither the SDK's nor the workspace's.
  lazy var importsModulesOutOfSight = tree.imports.contains { name in
    !AppleSDK.isModule(name) && !query.targetMap.targets.contains { $0.moduleNames.contains(name) }
  }
  /// The scope of the type that has an inheritance clause, by the tokens of the clause.
  private lazy var clauseOwners = Dictionary(
    tree.types.flatMap { type in type.inherits.joined().map { ($0, type.scope) } }
  ) { first, _ in first }
  /// The calls of expressions, and the selectors made of them.
  lazy var parents = Parents(tree)
  lazy var closuresOfTwo = findClosuresOfTwo()
  lazy var propertiesByReceiver = collectPropertiesByReceiver()
  /// Types and extensions by the name as it is written.
  lazy var typesByText = Dictionary(grouping: tree.types.indices) { tree.text(of: tree.types[$0].name) }
  lazy var strings = tree.strings()

  struct MemberKey: Hashable {
    var chain: ClassChain
    var name: String
  }

  init(_ tree: SwiftTree, _ file: FileID, _ query: Query) {
    self.tree = tree
    self.file = file
    self.query = query
    values = Array(repeating: nil, count: tree.expressions.count)
    for (index, type) in (query.snapshot.code(file)?.types ?? []).enumerated() {
      typesAt[type.nameRange.lower] = TypeID(file: file, index: index)
    }
  }

  /// The members of a struct or an enum that its own braces declare; nil where the text can't be had.
  func members(ofValueType id: TypeID) -> [CodeMember]? {
    let outline: CodeOutline
    if let known = wholeOutlines[id.file] {
      outline = known
    } else {
      guard let text = query.text(of: id.file).current else { return nil }
      outline = text.withSpan { swiftOutline(of: $0, listing: .all) }
      wholeOutlines[id.file] = outline
    }
    return outline.members.indices.contains(id.index) ? outline.members[id.index] : nil
  }

  /// The text that a file's outline was read from; nil where it can't be had.
  func textOfDeclarations(in file: FileID) -> [UInt8]? {
    if let known = declarationTexts[file] { return known }
    let text = query.text(of: file).current
    declarationTexts[file] = .some(text)
    return text
  }

  // MARK: Types

  /// The meaning of a type in this file.
  func value(of type: SwiftTokens) -> CodeValue {
    guard !type.isEmpty, tree.tokens.indices.contains(type.lowerBound) else { return .unknown }
    // A token that names a type knows its scope.
    var scope: NodeIndex = 0
    for index in type where tree.tokens[index].scope >= 0 {
      scope = tree.tokens[index].scope
      break
    }
    let clause = clauseOwner(type.lowerBound)
    return CodeValue(TypeText(tree.text(of: type)), requiring: requiredClasses) { name, arguments in
      self.named(name, arguments, at: scope, inClauseOf: clause)
    }
  }

  /// The scope of the type whose inheritance clause contains a token.
  func clauseOwner(_ token: NodeIndex) -> NodeIndex? { clauseOwners[token] }

  /// A type by its name where it is written in this file.
  ///
  /// - Parameter clause: The scope of the type in whose inheritance clause that is.
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

  /// Whether a type has the name of a module, so that the name means the type. One that another type holds does not hide it.
  func hidesModule(_ name: String) -> Bool {
    query.snapshot.nameIndex.types.byName[name, default: []].contains {
      query.snapshot.type($0)?.name == name
    }
  }

  /// Whether an imported module has any of these types: as a project says, or by the folder they lie in.
  func isModule(_ name: String, of types: [TypeID]) -> Bool {
    types.contains { id in
      query.belongs(id, to: name) == .yes
        || query.snapshot[id.file]?.path.split(separator: "/").dropLast().contains { $0 == name } == true
    }
  }

  /// The type that a binding names; nil for a binding of anything else.
  func typeValue(ofBinding index: NodeIndex) -> CodeValue? {
    let binding = tree.bindings[index]
    switch (binding.kind, binding.source) {
    case (.type, .type(let type)): return valueOfTwins(ofType: type)
    case (.genericParameter, .annotation(let constraint)):
      guard !constraint.isEmpty, enter() else { return .unknown }
      defer { leave() }
      // Of what else it conforms to nothing is known.
      if case .object(let chains) = value(of: constraint) { return .bounded(chains) }
      return .unknown
    case (.alias, .annotation(let target)):
      guard !target.isEmpty, enter() else { return .unknown }
      defer { leave() }
      return value(of: target)
    default: return nil
    }
  }

  /// The standard types that are described by what they contain.
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

  /// - Parameter isComplete: Whether a name that nothing declares must be one from outside, rather than a generic parameter
  ///   that no outline lists.
  func declared(_ name: String, in scope: String?, isComplete: Bool) -> CodeValue {
    switch query.meaning(of: name, in: scope, on: .all) {
    case .classes(let chains):
      let here = chains.filter { $0.classes.first?.file == file }
      if !here.isEmpty { return .object(here) }
      // A chain without a class in the workspace shows that more may be meant.
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

  /// A type of the outline among those of the tree.
  private func index(of id: TypeID) -> NodeIndex? {
    guard let lower = query.snapshot.type(id)?.nameRange.lower else { return nil }
    return tree.types.firstIndex {
      !$0.name.isEmpty && tree.tokens[$0.name.lowerBound].range.lower == lower
    }
  }

  /// Objects of a type that this file declares or extends.
  func declaredValue(ofType index: NodeIndex) -> CodeValue {
    if let known = ownValues[index] { return known }
    ownValues[index] = .unknown
    let result = findDeclaredValue(ofType: index)
    ownValues[index] = result
    return result
  }

  /// The objects of a class of this file, or of another by its name: each is declared under different conditions.
  private func valueOfTwins(ofType index: NodeIndex) -> CodeValue {
    let value = declaredValue(ofType: index)
    guard case .object(let found) = value else { return value }
    var chains = found
    let type = tree.types[index]
    let name = tree.text(of: type.name)
    for other in typesByText[name] ?? [] where other != index {
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

  /// The value of `self`, or in static functions an instance of the type.
  func ownValue(at scope: NodeIndex) -> CodeValue {
    tree.type(around: scope).map(declaredValue) ?? .unknown
  }

  func isStatic(_ scope: NodeIndex) -> Bool {
    tree.scopes(around: scope).first { $0.isStatic || $0.kind == .type }?.isStatic == true
  }

  /// `Outer.Inner`, as outlines name the type around a scope.
  private func dottedName(around scope: NodeIndex) -> String? {
    let names = tree.scopes(around: scope).filter { $0.kind == .type }.map {
      withoutGenericArguments(tree.text(of: tree.types[$0.detail].name))
    }
    return names.isEmpty ? nil : names.reversed().joined(separator: ".")
  }

  /// The name of the method of a type in which a token is, as far as that follows from their order.
  func method(around token: NodeIndex) -> NodeIndex? {
    var scope = tree.tokens[token].scope
    while scope >= 0, tree.scopes[scope].kind != .type { scope = tree.scopes[scope].parent }
    let methods = methodsByScope[scope, default: []]
    let next = methods.partitionPoint { $0 >= token }
    return next > 0 ? methods[next - 1] : nil
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

/// The expressions around expressions, as far as they bear on a name's meaning.
struct Parents {
  private(set) var calls: [SwiftTree.NodeIndex: SwiftTree.NodeIndex] = [:]
  /// The objects whose properties key paths without a root name, by the roots: `view.observe(\.name)`, `assign(to: \.name, on: view)`
  private(set) var keyPathObjects: [SwiftTree.NodeIndex: SwiftTree.NodeIndex] = [:]
  private(set) var selectors: Set<SwiftTree.NodeIndex> = []
  /// Selectors that are sent to an object other than `self`, or looked up on one.
  private(set) var sentElsewhere: Set<SwiftTree.NodeIndex> = []

  init(_ tree: SwiftTree) {
    for (index, expression) in tree.expressions.enumerated() {
      switch expression {
      case .call(let callee, let arguments):
        calls[callee] = index
        insertKeyPaths(in: arguments, of: callee, tree)
        guard case .member(let base, let name, _) = tree.expressions[callee], base >= 0,
          sendingMethods.contains(tree.name(of: name))
        else { break }
        if case .name(let receiver, _) = tree.expressions[base], tree.name(of: receiver) == "self" { break }
        for argument in arguments where tree.arguments[argument].value >= 0 {
          if case .selector(let selector) = tree.expressions[tree.arguments[argument].value] {
            sentElsewhere.insert(selector)
          }
        }
      case .selector(let argument): selectors.insert(argument)
      default: break
      }
    }
  }

  private mutating func insertKeyPaths(
    in arguments: SwiftArguments, of callee: SwiftTree.NodeIndex, _ tree: SwiftTree
  ) {
    guard case .member(let receiver, let name, _) = tree.expressions[callee],
      let first = arguments.first.map({ tree.arguments[$0].value }), first >= 0
    else { return }
    var object = receiver
    switch tree.name(of: name) {
    case "observe", "publisher": break
    case "assign":
      let target = arguments.dropFirst().first.map { tree.arguments[$0] }
      guard let target, target.label >= 0, tree.name(of: target.label) == "on" else { return }
      object = target.value
    default: return
    }
    var root = first
    while case .member(let base, _, _) = tree.expressions[root], base >= 0 { root = base }
    if case .keyPathRoot(let written) = tree.expressions[root], written < 0, object >= 0 {
      keyPathObjects[root] = object
    }
  }
}

/// The methods that send an object a selector or check whether it answers one.
private let sendingMethods: Set<String> = [
  "responds", "perform", "tryToPerform", "method", "instancesRespond",
]
