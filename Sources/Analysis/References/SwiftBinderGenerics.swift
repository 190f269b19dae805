import Index
import Syntax
import Text

/// The types that a member's declaration leaves to the place of its use: `Self`, and generic parameters of methods and types.
extension SwiftBinder {
  /// The meanings of the names in a member's type where the member is used.
  struct OpenTypes {
    /// The value that has the member, as `Self`.
    var own: CodeValue?
    /// The generic parameters by name; unknown where no argument determines one.
    var parameters: [String: CodeValue] = [:]

    subscript(name: String) -> CodeValue? { name == "Self" ? own : parameters[name] }
  }

  /// - Parameters:
  ///   - owner: The value before the member's name.
  ///   - callee: The expression that is the name, where it is called.
  func openTypes(of member: Member, askedOf owner: CodeValue, callee: NodeIndex?) -> OpenTypes {
    var result = openTypes(own: instance(owner), of: member)
    let own = genericParameters(of: member)
    for parameter in own { result.parameters[parameter] = .unknown }
    guard !own.isEmpty, let callee, let call = parents.calls[callee],
      case .call(_, let arguments) = tree.expressions[call]
    else { return result }
    let names = Set(own)
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

  /// The parameters of the type that declares a member are unknown, even where a class has the same name.
  private func openTypes(own: CodeValue?, of member: Member) -> OpenTypes {
    var result = OpenTypes(own: own)
    guard case .listed(let id) = member else { return result }
    for parameter in genericParameters(ofType: id.type) { result.parameters[parameter] = .unknown }
    return result
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

  func genericParameters(of member: Member) -> [String] {
    switch member {
    case .listed(let id):
      if let known = genericParametersOfMembers[id] { return known }
      let found = query.snapshot.member(id).map { genericParameters(of: $0, in: id.type.file) } ?? []
      genericParametersOfMembers[id] = found
      return found
    case .bound(let binding):
      let token = tree.bindings[binding].token
      guard case .function = tree.bindings[binding].source, token >= 0 else { return [] }
      return parsed(tree.text(of: token + 1..<min(token + 64, tree.tokens.count)))
    case .apple: return []
    }
  }

  func genericParameters(of member: CodeMember, in file: FileID) -> [String] {
    member.flags.contains(.generic) ? readGenericParameters(behind: member.nameRange, in: file) : []
  }

  /// The generic parameters of a type and of the types around it; those of a protocol are its associated types.
  func genericParameters(ofType id: TypeID) -> [String] {
    if let known = genericParametersOfTypes[id] { return known }
    var found: [String] = []
    let types = query.snapshot.code(id.file)?.types ?? []
    if types.indices.contains(id.index) {
      let range = types[id.index].range
      for (index, type) in types.enumerated()
      where type.range.lower <= range.lower && range.upper <= type.range.upper {
        for declared in declarations(of: TypeID(file: id.file, index: index)) {
          guard let type = query.snapshot.type(declared) else { continue }
          if type.kind == .protocol {
            found += readAssociatedTypes(of: type, in: declared.file)
          } else if type.flags.contains(.generic) {
            found += readGenericParameters(behind: type.nameRange, in: declared.file)
          }
        }
      }
    }
    genericParametersOfTypes[id] = found
    return found
  }

  /// A type itself, or what an extension extends.
  private func declarations(of id: TypeID) -> [TypeID] {
    guard let type = query.snapshot.type(id), type.kind == .extension else { return [id] }
    return query.snapshot.nameIndex.types.byName[simpleName(type.name), default: []].filter {
      query.snapshot.type($0)?.kind != .extension
    }
  }

  /// Outlines leave them out.
  private func readGenericParameters(behind name: ByteRange, in file: FileID) -> [String] {
    guard let text = textOfDeclarations(in: file), name.upper < text.count else { return [] }
    return parsed(
      String(decoding: text[name.upper..<min(name.upper + longestClause, text.count)], as: UTF8.self))
  }

  private func readAssociatedTypes(of type: CodeType, in file: FileID) -> [String] {
    guard type.flags.isDisjoint(with: [.objectiveC, .objc]), let text = textOfDeclarations(in: file),
      type.bodyRange.upper <= text.count
    else { return [] }
    let words = String(decoding: text[type.bodyRange.lower..<type.bodyRange.upper], as: UTF8.self)
      .split { !($0.isLetter || $0.isNumber || $0 == "_") }
    return zip(words, words.dropFirst()).filter { $0.0 == "associatedtype" }.map { String($0.1) }
  }

  /// `<T: UIViewController, U>`
  private func parsed(_ text: String) -> [String] {
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
    return parts.map { String($0.prefix { $0 != ":" }).filter { !$0.isWhitespace } }
  }

  // MARK: Protocols

  /// The member that the extensions of a class's protocols add by a name.
  func protocolMember(_ name: String, of value: CodeValue) -> Member? {
    let chains: [ClassChain]
    switch instance(value) {
    case .object(let found), .bounded(let found): chains = found
    default: return nil
    }
    for holder in chains.flatMap(protocolHolders) {
      if let found = query.snapshot.readMembers(of: holder, where: { $0.name == name }).first {
        return .listed(found)
      }
    }
    return nil
  }

  private func protocolHolders(_ chain: ClassChain) -> [TypeID] {
    if let known = protocolHoldersOfChains[chain] { return known }
    var result: [TypeID] = []
    for case .workspace(let id) in query.conformances(of: chain, on: .all) {
      let simple = simpleName(query.snapshot.type(id)?.name ?? "")
      result += query.snapshot.nameIndex.types.extensions[simple, default: []]
    }
    protocolHoldersOfChains[chain] = result.sorted()
    return protocolHoldersOfChains[chain] ?? []
  }
}

/// How many bytes a clause of generic parameters has at most.
private let longestClause = 512
