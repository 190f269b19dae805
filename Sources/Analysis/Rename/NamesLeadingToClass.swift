import Index
import Syntax
import Text

/// Names by which a file can get at objects of some classes: those of the classes and their relatives, of protocols that have
/// the member, and of what is declared with one of these types.
///
/// A file that holds none of them, not as a string either, and does not import a header that bears one, holds no objects of these
/// classes.
struct NamesLeadingToClass {
  /// The names of the classes and protocols.
  private let roots: Set<String>
  /// The names of the headers that are called like the classes and protocols, such as `Login.h`.
  private let headers: [SearchText]
  /// Strings that are one of these.
  private let strings: [SearchText]
  private var names: Set<String>
  /// The words of the methods of Objective-C that take one as an argument: a file that implements such a method has them all.
  private var methods: Set<Set<String>> = []

  /// Begins with the names of the classes and protocols only. It returns nil if the members belong to classes of the SDK, which
  /// any file may use.
  init?(_ family: MemberFamily, _ query: Query) {
    guard family.appleClasses.isEmpty, !family.classes.isEmpty else { return nil }
    let chains = family.classes.sorted().flatMap { query.chains(of: $0, on: .all) }
    var types = Set(chains.flatMap(\.classes))
    for chain in chains {
      for case .workspace(let id) in query.conformances(of: chain, on: .all)
      where query.mayRequire(family, id) { types.insert(id) }
    }
    types.formUnion(query.protocolsWithoutConformance(of: family).filter { query.mayRequire(family, $0) })
    roots = Set(types.flatMap { id in query.writtenNames(of: id) })
    names = roots
    headers = roots.map { SearchText(Array("\($0).h".utf8)) }
    strings = roots.map { SearchText(Array("\"\($0)\"".utf8)) }
  }

  /// Adds the names of declarations whose types contain one of the classes or protocols. This is slow, and not needed for files
  /// that name a class themselves.
  mutating func insertDeclarations(_ texts: inout RenameTexts) throws(RenameRefusal) {
    var aliases: Set<String> = []
    for file in try texts.files(.swift, .objectiveC, holding: roots.sorted()) {
      if let code = try texts.objectiveC(file) {
        aliases.formUnion(insertDeclarations(with: roots, in: code))
      } else {
        insertDeclarations(in: file, try texts.text(of: file), texts.query)
      }
    }
    // `typedef Login *LoginRef;`
    if aliases.isEmpty { return }
    for file in try texts.files(.objectiveC, holding: aliases.sorted()) {
      if let code = try texts.objectiveC(file) { _ = insertDeclarations(with: aliases, in: code) }
    }
  }

  /// Whether code in a file contains one of the names.
  func mayLead(in file: FileID, _ texts: inout RenameTexts) throws(RenameRefusal) -> Bool {
    let text = try texts.text(of: file)
    // A search for the few names of classes is faster than a parse of the file.
    if names == roots, methods.isEmpty,
      !roots.contains(where: { SearchText(Array($0.utf8)).occurs(in: text) })
    {
      return false
    }
    if let code = try texts.objectiveC(file) {
      let words = Set(code.tree.tokens.indices.compactMap(code.tree.word))
      return !words.isDisjoint(with: names) || methods.contains(where: words.isSuperset)
        || strings.contains { $0.occurs(in: text) }
        || headers.contains { text.withSpan($0.ranges).contains { code.text.isImport(at: $0.lower) } }
    }
    let found = texts.namesInSwift[file] ?? text.withSpan { swiftTree(of: $0) }.namesInUse
    // Swift may write a piece of a selector as a label.
    return found.contains { name in names.contains(name) || methods.contains { $0.contains(name) } }
  }

  /// Adds declarations that other files can name and that have one of the types: properties, functions, cases, aliases. If a
  /// declaration has no written type, everything up to the next declaration counts as its type.
  private mutating func insertDeclarations(in file: FileID, _ text: [UInt8], _ query: Query) {
    let tree = text.withSpan { swiftTree(of: $0) }
    func name(_ index: Int) -> String { tree.name(of: index) }
    func isRoot(_ name: String, notIn own: String?) -> Bool { name != own && roots.contains(name) }
    func outerType(_ index: Int) -> String {
      let lower = tree.tokens[index].range.lower
      let type = query.snapshot.code(file)?.types.last {
        $0.range.lower <= lower && lower < $0.range.upper
      }
      return type.map { simpleName($0.name) } ?? ""
    }
    var untyped: [Int: (name: String, own: String?)] = [:]
    for binding in tree.bindings where binding.token >= 0 && binding.scope >= 0 {
      let kind = tree.scopes[binding.scope].kind
      guard kind == .type || kind == .file else { continue }
      let declared = name(binding.token)
      untyped[binding.token] = ("", nil)
      // A use of a static property such as `Root.shared` contains the name of the class.
      let own = binding.isStatic ? outerType(binding.token) : nil
      func holdsRoot(_ type: SwiftTokens) -> Bool { type.contains { isRoot(name($0), notIn: own) } }
      switch binding.source {
      case .annotation(let type): if holdsRoot(type) { names.insert(declared) }
      case .function(let index):
        let function = tree.functions[index]
        if ([function.result] + function.parameters.map(\.type)).contains(where: holdsRoot) {
          names.insert(declared)
        }
      case .type: break
      default: untyped[binding.token] = (declared, own)
      }
    }
    var declared: (name: String, own: String?) = ("", nil)
    for index in tree.tokens.indices where tree.tokens[index].kind == .identifier {
      let word = name(index)
      if isRoot(word, notIn: declared.own), !declared.name.isEmpty { names.insert(declared.name) }
      if let next = untyped[index] { declared = next }
      guard word == "init" || word == "subscript", index > 0, tree.tokens[index - 1].kind != .dot else {
        continue
      }
      // Callers of an initializer or a subscript write the name of its type.
      declared = (outerType(index), nil)
    }
  }

  /// - Returns: Other names of the types.
  private mutating func insertDeclarations(
    with roots: Set<String>, in code: ObjectiveCBinder
  ) -> Set<String> {
    var aliases: Set<String> = []
    let tree = code.tree
    let isHeader = isHeader(code.query.snapshot.path(of: code.file))
    for (index, root) in roots.flatMap({ root in tree.tokens(of: root).map { ($0, root) } }) {
      if let name = tree.nameOfMacro(around: index) { names.insert(name) }
      let body = tree.body(around: index)
      // No other file can name the variables of a body. In a header braces may be those of a class of C++.
      let end = isHeader ? tree.tokens.count : body.brace ?? body.tokens.upperBound
      guard index < end || code.isInVariables(index), !tree.meansClass(index) else { continue }
      let start = (body.tokens.lowerBound..<index).last { tree.isMark($0, anyOf: "-+;{}@") }
      // `@interface Other : Root`
      if let start, tree.isMark(start, "@"), ["interface", "protocol"].contains(tree.word(start + 1)) {
        continue
      }
      let method = start.flatMap { tree.isMark($0, anyOf: "-+") ? $0 : nil }
      // A call of a class method such as `[Root shared]` contains the name of the class.
      if let method, tree.isMark(method, "+"), code.className(at: index) == root { continue }
      if let method, (method..<index).contains(where: { tree.isMark($0, ":") }) {
        // An argument.
        let pieces = (method..<tree.tokens.count).prefix { !tree.isMark($0, anyOf: ";{") }
          .filter { tree.isMark($0 + 1, ":") }.compactMap(tree.word)
        methods.insert(Set(pieces))
        continue
      }
      // The name follows the type, as in `Root * _Nullable name` and `- (NSArray<Root *> *)name`.
      let words = (index + 1..<min(index + 10, tree.tokens.count))
        .prefix { !tree.isMark($0, anyOf: ";@{:-+") }.compactMap(tree.word)
      guard let name = words.first(where: { !typeQualifiers.contains($0) }) else { continue }
      names.insert(name)
      let isAlias = (index - 2..<index).contains { tree.word($0) == "typedef" }
      if isAlias { aliases.insert(name) }
    }
    return aliases
  }
}

extension Query {
  /// Whether a protocol requires a member of a family; also true if its members are not known.
  fileprivate func mayRequire(_ family: MemberFamily, _ id: TypeID) -> Bool {
    let required = snapshot.readMembers(of: id)
    return required.isEmpty
      || family.members.compactMap(snapshot.member).contains { member in
        required.contains { isSame($0, member) }
      }
  }

  /// The names of a type in Swift and in Objective-C, and its aliases.
  fileprivate func writtenNames(of id: TypeID) -> [String] {
    guard let type = snapshot.type(id) else { return [] }
    let name = simpleName(type.name)
    return [name] + (type.objcName.map { [$0] } ?? [])
      + snapshot.aliases(of: name).map { simpleName($0.name) }
  }
}
