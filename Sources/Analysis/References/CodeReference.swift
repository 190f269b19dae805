import AppleFacts
import Index
import Syntax
import Text

/// The certainty that a place means a symbol.
package enum ReferenceCertainty: Hashable, Sendable {
  /// The compiler binds the name in code to the symbol.
  case certain
  /// The name is the same, but its meaning can't be determined; the value is the reason that users see.
  case possible(String)

  /// An action that any class in the responder chain may implement.
  static func sentToFirstResponder(_ selector: String) -> ReferenceCertainty {
    .possible("'\(selector)' is sent to First Responder and may be meant for another class")
  }

  /// The reason why the place may mean something else; nil where it is certain.
  package var reason: String? { if case .possible(let reason) = self { reason } else { nil } }
}

/// A place where code names a declaration made elsewhere.
package struct CodeReference: Hashable, Sendable {
  package enum Form: Hashable, Sendable {
    /// The new name replaces the range.
    case name
    /// `if let x`, `guard let x`, `[weak x]`: the name refers and binds at once, so the new text is `x = new`.
    case shorthandBinding
    /// A string with the symbol's Objective-C selector or key, or the name of the class. It is never more than possible.
    case objcText
  }

  /// The name in its written form, including backticks.
  package var range: ByteRange
  package var form: Form
  package var certainty: ReferenceCertainty
  /// Whether the name is a selector, which code may send to an object that it does not name.
  package var isSelector = false
}

/// The places in one file with a symbol's name, in order, without declarations.
package struct FileReferences: Hashable, Sendable {
  package var uses: [CodeReference] = []
  /// The names in comments, and in strings without a meaning at run time.
  package var mentions: [CodeMention] = []
  /// All names in the file's code, if they were requested and a use is only possible; else nil.
  package var names: [String]?
}

/// A search for the uses of declarations in files of Swift with their texts. It may work on several files at once.
package typealias SwiftSearch = (RelatedDeclarations, [(file: FileID, text: [UInt8])]) -> [FileReferences]

extension Query {
  /// The places in one Swift file that certainly or possibly mean declarations, and the places that only mention the name.
  ///
  /// - Parameters:
  ///   - text: The text that the file's outline was read from.
  ///   - listsNames: Whether to list all names of a file in which a use is only possible.
  package func swiftReferences(
    to declarations: RelatedDeclarations, in file: FileID, text: Span<UInt8>,
    listsNames: Bool = false
  ) -> FileReferences {
    guard snapshot.code(file)?.language == .swift,
      let places = declarations.places(in: file, text, self)
    else { return FileReferences() }
    return SwiftBinder(swiftTree(of: text), file, self)
      .references(to: declarations, at: places, text, listsNames: listsNames)
  }
}

extension RelatedDeclarations {
  /// The words of a file that are the name or a key of the declarations; nil where none of them can mean the declarations.
  func places(in file: FileID, _ text: Span<UInt8>, _ query: Query) -> (
    names: [ByteRange], keys: [ByteRange]
  )? {
    let names = occurrences(of: name, in: text)
    let keys = texts.flatMap { occurrences(of: $0, in: text) }
    let isPossible =
      (!names.isEmpty || !keys.isEmpty) && !areOutOfReach(of: names + keys, in: file, text, query)
    return isPossible ? (names, keys) : nil
  }
}

extension SwiftBinder {
  /// The places that certainly or possibly mean declarations, among the places with their names.
  func references(
    to declarations: RelatedDeclarations, at places: (names: [ByteRange], keys: [ByteRange]),
    _ text: Span<UInt8>,
    listsNames: Bool
  ) -> FileReferences {
    var result = FileReferences()
    var taken: Set<Int> = []
    let isInString = (places.keys + places.names).contains { tree.string(at: $0.lower) != nil }
    let strings = isInString ? tree.strings() : [:]
    let keysHere = Set(places.keys).filter {
      declarations.isKey(at: $0, isDeclaration: false, in: text, tree, strings)
        && !isKeyOfAnother(declarations, at: $0, strings)
    }
    let namesHere = places.names.filter {
      declarations.isKey(at: $0, isDeclaration: true, in: text, tree, strings)
    }
    for range in keysHere.union(namesHere) {
      result.uses.append(
        CodeReference(
          range: range, form: .objcText, certainty: .possible("a string of the Objective-C name"),
          isSelector: text[range.upper - 1] == UInt8(ascii: ":")))
      taken.insert(range.lower)
    }
    let number = tree.number(of: declarations.name)
    for (index, token) in tree.tokens.enumerated()
    where token.kind == .identifier && token.name == number {
      let isEscaped = token.flags.contains(.isEscaped)
      taken.insert(token.range.lower + (isEscaped ? 1 : 0))
      guard let certainty = declarations.certainty(of: index, self) else { continue }
      let form = token.role == .shorthand ? CodeReference.Form.shorthandBinding : .name
      result.uses.append(
        CodeReference(
          range: token.range, form: form, certainty: certainty,
          isSelector: surroundings.selectors.contains(token.expression)))
    }
    if declarations.members.contains(where: { $0.type.file == file }) {
      result.uses += storage(of: declarations).map {
        CodeReference(range: $0, form: .name, certainty: .certain)
      }
    }
    result.uses.sort { $0.range.lower < $1.range.lower }
    if listsNames, result.uses.contains(where: { $0.certainty != .certain }) {
      result.names = tree.namesInUse
    }
    result.mentions = places.names.filter { !taken.contains($0.lower) }.map {
      CodeMention(range: $0, isInComment: tree.token(at: $0.lower) == nil)
    }
    return result
  }

  /// The declarations that a use certainly means, of a property, a method or a class; nil at declarations and for all other
  /// names.
  func declarations(meantBy token: NodeIndex) -> RelatedDeclarations? {
    let found: RelatedDeclarations?
    switch meaning(of: token) {
    case .members(let candidates):
      guard case .listed(let id)? = candidates.first?.first else { return nil }
      found = query.related(to: id)
    case .types(let types):
      guard let first = types.first else { return nil }
      found = query.related(to: first)
    case .other, .membersOrLocal, .requirement, .unknown: return nil
    }
    guard let found, found.certainty(of: token, self) == .certain else { return nil }
    return found
  }
}

private let throughProtocol = "reached through a protocol"

extension RelatedDeclarations {
  /// The certainty that a name means the declarations; nil where it certainly means something else.
  fileprivate func certainty(of token: SwiftTree.NodeIndex, _ binder: SwiftBinder) -> ReferenceCertainty? {
    switch binder.meaning(of: token) {
    case .other: return nil
    case .types(let found):
      guard isType, found.contains(where: { types.contains($0) }) else { return nil }
      return found.allSatisfy(types.contains) ? .certain : .possible("several types are called '\(name)'")
    case .membersOrLocal(let candidates):
      guard !isType, counts(in: candidates).contains(where: { $0 > 0 }) else { return nil }
      return .possible("a local of an '#if' may be meant")
    case .members(let candidates):
      guard !isType else { return nil }
      let fitting = counts(in: candidates)
      guard fitting.contains(where: { $0 > 0 }) else {
        guard binder.surroundings.selectors.contains(binder.tree.tokens[token].expression),
          let isRequirement = isRequirement(selectorOf: candidates, binder)
        else { return nil }
        if isRequirement { return .possible(throughProtocol) }
        return mayBeReached(binder) && binder.surroundings.isSentElsewhere(selectorAt: token)
          ? .possible("this selector may be sent to an object of another class") : nil
      }
      if zip(candidates, fitting).allSatisfy({ $0.count == $1 && $1 > 0 }) {
        // Outlines omit class methods, so one of these may be meant.
        return binder.isCallOnType(token) ? .possible("a class method may be meant") : .certain
      }
      let isOverloaded = candidates.contains { $0.count > 1 }
      return .possible(isOverloaded ? "several methods are called '\(name)'" : "several classes may be meant")
    case .requirement(let protocols):
      guard !isType, mayBeReached(binder), binder.query.isClass(ofAnyOf: members, meeting: protocols) else {
        return nil
      }
      return .possible(throughProtocol)
    case .unknown(let reason):
      guard !isType, mayBeReached(binder), !isStatic(token, binder), mayBeWritten(token, binder),
        !isRuledOut(token, binder)
      else { return nil }
      return .possible(reason)
    }
  }

  /// Whether a protocol requires a selector that members share with candidates. The members may exist only for this protocol, so
  /// that any object may receive the selector. nil where they share no selector.
  private func isRequirement(selectorOf candidates: [[SwiftMember]], _ binder: SwiftBinder) -> Bool? {
    let snapshot = binder.query.snapshot
    let keys = Set(members.compactMap { snapshot.member($0)?.documentKey })
    let types = candidates.joined().compactMap { member -> TypeID? in
      guard case .listed(let id) = member, let key = snapshot.member(id)?.documentKey else { return nil }
      return keys.contains(key) ? id.type : nil
    }
    return types.isEmpty ? nil : types.contains { snapshot.type($0)?.kind == .protocol }
  }

  /// The number of the symbol's members in each list of candidates.
  private func counts(in candidates: [[SwiftMember]]) -> [Int] {
    candidates.map { members in
      members.count { if case .listed(let id) = $0 { self.members.contains(id) } else { false } }
    }
  }

  /// Whether code of the file can use a member: a private member only in its own file, and a member of another module only if
  /// that is imported.
  private func mayBeReached(_ binder: SwiftBinder) -> Bool {
    let query = binder.query
    return members.contains { id in
      if id.type.file == binder.file { return true }
      if query.snapshot.member(id)?.flags.contains(.isPrivate) != false { return false }
      return !query.areApart(id.type.file, binder.file)
        || binder.tree.imports.contains { query.belongs(id.type, to: $0) != .no }
    }
  }

  /// Whether a name follows the name of another type, which lacks the members of objects of the class.
  private func isStatic(_ token: SwiftTree.NodeIndex, _ binder: SwiftBinder) -> Bool {
    guard
      case .member(let base, _, _) = binder.tree.expressions[binder.tree.tokens[token].expression],
      base >= 0
    else { return false }
    switch binder.tree.expressions[base] {
    case .name(let type, _), .member(_, let type, _):
      return binder.tree.name(of: type).first?.isUppercase == true
    default: return false
    }
  }

  /// Whether a member accepts the arguments or labels of the call: `path.copy(strokingWithWidth: 1)` can't mean `copy(_:)`. The
  /// labels of Objective-C methods are not known.
  private func mayBeWritten(_ token: SwiftTree.NodeIndex, _ binder: SwiftBinder) -> Bool {
    let expression = binder.tree.tokens[token].expression
    if expression < 0 || members.contains(where: { binder.query.isObjectiveC($0.type) }) { return true }
    return !binder.fitting(members.map { .listed($0) }, binder.surroundings.use(ofName: expression)).isEmpty
  }

  /// Whether the code also uses other properties of the receiver that no class has together. An unknown module may add any
  /// property to a class.
  private func isRuledOut(_ token: SwiftTree.NodeIndex, _ binder: SwiftBinder) -> Bool {
    guard
      case .member(let base, _, _) = binder.tree.expressions[binder.tree.tokens[token].expression],
      base >= 0, !binder.importsHiddenModules
    else { return false }
    // The value has a known type whose members are looked up dynamically.
    switch binder.value(of: base) {
    case .object, .plain, .local: return false
    default: break
    }
    let asked = binder.receivers.properties(of: base).subtracting([name])
    guard !asked.isEmpty else { return false }
    let query = binder.query
    let owners = members.flatMap { query.classes(declaredOrExtendedBy: $0.type) }
    guard !owners.isEmpty else { return false }
    let classes = Set(owners + owners.flatMap(query.subclasses))
    let chains = classes.flatMap { query.chains(of: $0, on: .all) }
    return !chains.contains { chain in asked.allSatisfy { query.mayHaveProperty($0, chain) } }
  }
}

extension Query {
  /// Whether the class of a member conforms to one of the protocols.
  fileprivate func isClass(ofAnyOf members: Set<MemberID>, meeting protocols: [TypeID]) -> Bool {
    members.contains { member in
      classes(declaredOrExtendedBy: member.type).contains { owner in
        chains(of: owner, on: .all).contains { chain in
          let conformances = conformances(of: chain, on: .all)
          return protocols.contains { conformances.contains(.workspace($0)) }
        } || !protocolsOfOutlets(setTo: owner).isDisjoint(with: protocols)
      }
    }
  }
}

extension SwiftBinder {
  /// Whether the file imports a module that is neither in the SDK nor in the workspace.
  fileprivate var importsHiddenModules: Bool {
    tree.imports.contains { name in
      !AppleSDK.isModule(name) && !query.targetMap.targets.contains { $0.moduleNames.contains(name) }
    }
  }

  /// Whether a method is called on a type: `Type.go(1)`
  fileprivate func isCallOnType(_ token: NodeIndex) -> Bool {
    let expression = tree.tokens[token].expression
    guard tree.tokens[token].role == .member, surroundings.calls[expression] != nil,
      case .member(let base, _, _) = tree.expressions[expression], base >= 0,
      case .type = value(of: base)
    else { return false }
    return true
  }

  /// The uses of a wrapped property's storage, without the underscore. The storage is private and has no declaration in the text.
  fileprivate func storage(of declarations: RelatedDeclarations) -> [ByteRange] {
    let name = "_" + declarations.name
    guard let number = tree.number(of: name) else { return [] }
    let owners = Set(declarations.members.flatMap { query.classes(declaredOrExtendedBy: $0.type) })
    return tree.tokens.indices.filter { index in
      let token = tree.tokens[index]
      guard token.name == number, token.kind == .identifier else { return false }
      let owner: CodeValue
      switch token.role {
      case .use:
        var isLocal = false
        tree.lookUp(number, at: index, from: token.scope) { candidate in
          if case .binding = candidate { isLocal = true }
          return isLocal
        }
        if isLocal { return false }
        owner = ownValue(at: token.scope)
      case .member:
        guard case .member(let base, _, _) = tree.expressions[token.expression], base >= 0 else {
          return false
        }
        owner = value(of: base)
      default: return false
      }
      guard case .object(let chains) = owner, members(name, of: owner).candidates.allSatisfy(\.isEmpty) else {
        return false
      }
      return chains.contains { $0.classes.first.map(owners.contains) == true }
    }.map { ByteRange(tree.tokens[$0].range.lower + 1, tree.tokens[$0].range.upper) }
  }
}

// MARK: Text

/// The places of a name as a whole word.
func occurrences(of name: String, in bytes: Span<UInt8>) -> [ByteRange] {
  SearchText(Array(name.utf8)).ranges(in: bytes).filter { range in
    (range.lower == 0 || !Ascii.isWordByte(bytes[range.lower - 1]) || bytes[range.lower - 1] == 0x24)
      && (range.upper == bytes.count || bytes[range.upper - 1] == UInt8(ascii: ":")
        || !Ascii.isWordByte(bytes[range.upper]))
  }
}
