import Index
import Syntax
import Text

/// What the declaration of a member leaves to the place of its use: `Self`, and the parameters of generic methods and types.
extension SwiftBinder {
  /// What names in the type of a member mean where it is used.
  struct OpenTypes {
    /// What the member is asked of, as `Self`.
    var own: CodeValue?
    /// By name; unknown where no argument tells.
    var parameters: [String: CodeValue] = [:]

    subscript(name: String) -> CodeValue? { name == "Self" ? own : parameters[name] }
  }

  struct GenericParameter {
    var name: String
    var constraint: String?
  }

  /// - Parameters:
  ///   - owner: What stands before the member's name.
  ///   - callee: The expression that is the name, where it is called.
  func openTypes(of member: Member, askedOf owner: CodeValue, callee: NodeIndex?) -> OpenTypes {
    var result = OpenTypes(own: instance(owner))
    let types = [resultType(of: member)].compactMap { $0 } + parameters(of: member).map(\.type)
    guard types.contains(where: mayBeOpen) else { return result }
    for parameter in genericParametersOfType(declaring: member) {
      result.parameters[parameter.name] = .unknown
    }
    let own = genericParameters(of: member)
    for parameter in own { result.parameters[parameter.name] = .unknown }
    guard !own.isEmpty, let callee, let call = parents.calls[callee],
      case .call(_, let arguments) = tree.expressions[call]
    else { return result }
    let names = Set(own.map(\.name))
    for (argument, parameter) in pairs(arguments, parameters(of: member)) {
      if case .closure = tree.expressions[tree.arguments[argument].value] { continue }
      infer(TypeText(parameter.type), value(of: tree.arguments[argument].value), names, &result)
    }
    return result
  }

  /// The object that a type's static members make, or an object itself.
  private func instance(_ owner: CodeValue) -> CodeValue {
    if case .type(let inner) = owner { inner } else { owner }
  }

  /// Whether a type names `Self`, or something that no declaration of the workspace or the SDK is.
  private func mayBeOpen(_ type: String) -> Bool {
    if let known = openTypeTexts[type] { return known }
    var isOpen = false
    _ = CodeValue(TypeText(type)) { name, _ in
      isOpen = isOpen || name == "Self" || standard(name, []) == nil && !resolver.isDeclaredAnywhere(name)
      return .unknown
    }
    openTypeTexts[type] = isOpen
    return isOpen
  }

  private func resultType(of member: Member) -> String? {
    switch member {
    case .listed(let id): resolver.snapshot.member(id)?.type
    case .bound(let binding):
      switch tree.bindings[binding].source {
      case .function(let function): tree.text(of: tree.functions[function].result)
      case .annotation(let type): tree.text(of: type)
      default: nil
      }
    case .apple: nil
    }
  }

  /// Arguments of a call by the parameters that take them.
  private func pairs(_ arguments: SwiftArguments, _ parameters: [CodeParameter]) -> [(Int, CodeParameter)] {
    var result: [(Int, CodeParameter)] = []
    var position = 0
    for index in arguments where !tree.arguments[index].isTrailing {
      let label = label(tree.arguments[index].label)
      guard let found = parameters[position...].firstIndex(where: { $0.label == label }) else { break }
      result.append((index, parameters[found]))
      position = found + 1
    }
    return result
  }

  /// Takes a parameter's type apart along with the value that is given for it.
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

  // MARK: Generic parameters

  func genericParameters(of member: Member) -> [GenericParameter] {
    switch member {
    case .listed(let id):
      if let known = genericParametersOfMembers[id] { return known }
      var found: [GenericParameter] = []
      if let member = resolver.snapshot.member(id), member.kind == .method {
        found = readGenericParameters(behind: member.nameRange, in: id.type.file)
      }
      genericParametersOfMembers[id] = found
      return found
    case .bound(let binding):
      let token = tree.bindings[binding].token
      guard case .function = tree.bindings[binding].source, token >= 0 else { return [] }
      return parsed(tree.text(of: token + 1..<min(token + 64, tree.tokens.count)))
    case .apple: return []
    }
  }

  private func genericParametersOfType(declaring member: Member) -> [GenericParameter] {
    guard case .listed(let id) = member else { return [] }
    return resolver.classes(declaredOrExtendedBy: id.type).flatMap { owner -> [GenericParameter] in
      guard let type = resolver.snapshot.type(owner), type.flags.contains(.generic) else { return [] }
      return readGenericParameters(behind: type.nameRange, in: owner.file)
    }
  }

  /// Outlines leave them out.
  private func readGenericParameters(behind name: ByteRange, in file: FileID) -> [GenericParameter] {
    guard let text = textOfDeclarations(in: file), name.upper < text.count else { return [] }
    return parsed(
      String(decoding: text[name.upper..<min(name.upper + longestClause, text.count)], as: UTF8.self))
  }

  /// `<T: UIViewController, U>`
  private func parsed(_ text: String) -> [GenericParameter] {
    let clause = text.drop(while: \.isWhitespace)
    guard clause.first == "<" else { return [] }
    var parts: [String] = [""]
    var depth = 0
    for character in clause {
      if character == ">" { depth -= 1 }
      if depth == 0, character == ">" { break }
      if depth > 0 {
        if depth == 1, character == "," { parts.append("") } else { parts[parts.count - 1].append(character) }
      }
      if character == "<" { depth += 1 }
    }
    return parts.map { part in
      let halves = part.split(separator: ":", maxSplits: 1).map { $0.filter { !$0.isWhitespace } }
      return GenericParameter(name: halves.first ?? "", constraint: halves.count > 1 ? halves[1] : nil)
    }
  }

  // MARK: Protocols

  /// What the extensions of a class's protocols add by a name.
  func protocolMember(_ name: String, of value: CodeValue) -> Member? {
    let chains: [ClassChain]
    switch instance(value) {
    case .object(let found), .bounded(let found): chains = found
    default: return nil
    }
    for holder in chains.flatMap(protocolHolders) {
      if let found = resolver.snapshot.readMembers(of: holder, where: { $0.name == name }).first {
        return .listed(found)
      }
    }
    return nil
  }

  private func protocolHolders(_ chain: ClassChain) -> [TypeID] {
    if let known = protocolHoldersOfChains[chain] { return known }
    var result: [TypeID] = []
    for case .workspace(let id) in resolver.conformances(of: chain, on: .all) {
      let simple = simpleName(resolver.snapshot.type(id)?.name ?? "")
      result += resolver.snapshot.nameIndex.types.extensions[simple, default: []]
    }
    protocolHoldersOfChains[chain] = result.sorted()
    return protocolHoldersOfChains[chain] ?? []
  }
}

extension Resolver {
  fileprivate func isDeclaredAnywhere(_ name: String) -> Bool {
    if case .unknown = meaning(of: name, in: nil, on: .all) {
      return snapshot.nameIndex.types.byName[simpleName(name)] != nil
    }
    return true
  }
}

/// How many bytes a clause of generic parameters has at most.
private let longestClause = 512
