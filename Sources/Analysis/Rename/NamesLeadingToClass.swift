import Index
import Syntax
import Text

/// Names by which a file can get at objects of some classes: those of the classes and their relatives, of protocols that have
/// the member, and of what is declared with one of these types.
///
/// A file that holds none of them holds no objects of these classes.
struct NamesLeadingToClass {
  private var names: Set<String> = []

  /// nil where the members belong to classes of the SDK, which any file may have.
  init?(_ family: MemberFamily, _ draft: inout RenameDraft) throws(RenameRefusal) {
    guard family.appleClasses.isEmpty, !family.classes.isEmpty else { return nil }
    let resolver = draft.resolver
    let chains = family.classes.sorted().flatMap { resolver.chains(of: $0, on: .all) }
    var types = Set(chains.flatMap(\.classes))
    for chain in chains {
      for case .workspace(let id) in resolver.conformances(of: chain, on: .all)
      where resolver.mayRequire(family, id) { types.insert(id) }
    }
    let roots = Set(types.flatMap { id in resolver.writtenNames(of: id) })
    names = roots
    for root in roots.sorted() {
      for file in try draft.files(.swift, holding: root) {
        insertDeclarations(typed: root, in: file, try draft.text(of: file), resolver)
      }
      for file in try draft.files(.objectiveC, holding: root) {
        guard let code = ObjectiveCFile(file, text: try draft.text(of: file), resolver) else { continue }
        insertDeclarations(typed: root, in: code)
      }
    }
  }

  /// Whether code in a file names one of them.
  func mayLead(in text: [UInt8], of file: FileID, _ resolver: Resolver) -> Bool {
    if let code = ObjectiveCFile(file, text: text, resolver) {
      return code.tokens.indices.contains { code.word($0).map(isLeading) == true }
    }
    let tree = text.withSpan { swiftTree(of: $0) }
    return tree.tokens.indices.contains { index in
      let name = tree.name(of: index)
      return !name.isEmpty && isLeading(name)
    }
  }

  private func isLeading(_ name: String) -> Bool { names.contains(name) }

  /// Whatever other files can name and is written with a type: properties, functions, cases, aliases. Where a type is not
  /// written, everything up to the next declaration counts.
  private mutating func insertDeclarations(
    typed root: String, in file: FileID, _ text: [UInt8], _ resolver: Resolver
  ) {
    let tree = text.withSpan { swiftTree(of: $0) }
    func name(_ index: Int) -> String { tree.name(of: index) }
    func holdsRoot(_ type: SwiftTokens) -> Bool {
      type.contains { name($0) == root }
    }
    func outerType(_ index: Int) -> String {
      let lower = tree.tokens[index].range.lower
      let type = resolver.snapshot.code(file)?.types.last {
        $0.range.lower <= lower && lower < $0.range.upper
      }
      return type.map { simpleName($0.name) } ?? ""
    }
    var untyped: [Int: String] = [:]
    for binding in tree.bindings where binding.token >= 0 && binding.scope >= 0 {
      let kind = tree.scopes[binding.scope].kind
      guard kind == .type || kind == .file else { continue }
      let declared = name(binding.token)
      untyped[binding.token] = ""
      // `Root.shared` names the class itself.
      if binding.isStatic, outerType(binding.token) == root { continue }
      switch binding.source {
      case .annotation(let type): if holdsRoot(type) { names.insert(declared) }
      case .function(let index):
        let function = tree.functions[index]
        if ([function.result] + function.parameters.map(\.type)).contains(where: holdsRoot) {
          names.insert(declared)
        }
      case .type: break
      default: untyped[binding.token] = declared
      }
    }
    var declared = ""
    for index in tree.tokens.indices where tree.tokens[index].kind == .identifier {
      let word = name(index)
      if word == root, !declared.isEmpty { names.insert(declared) }
      if let next = untyped[index] { declared = next }
      guard word == "init" || word == "subscript", index > 0, tree.tokens[index - 1].kind != .dot else {
        continue
      }
      // The type is what is named where these are called.
      declared = outerType(index)
    }
  }

  private mutating func insertDeclarations(typed root: String, in code: ObjectiveCFile) {
    for index in code.tokens.indices where code.word(index) == root {
      let passage = code.bodies[code.bodyIndex(holding: index)]
      // No other file can name the variables of a body.
      let end = passage.brace ?? passage.tokens.upperBound
      guard index < end || code.isInVariables(index) else { continue }
      let start = (passage.tokens.lowerBound..<index).last { code.isMark($0, "-") || code.isMark($0, "+") }
      // `[Root shared]` names the class itself.
      if let start, code.isMark(start, "+"), code.className(at: index) == root { continue }
      // `Root * _Nullable name`, `- (NSArray<Root *> *)name`
      let words = (index + 1..<min(index + 10, code.tokens.count)).prefix { !code.isMark($0, ";") }
        .compactMap(code.word)
      if let name = words.first(where: { !typeQualifiers.contains($0) }) { names.insert(name) }
      // The pieces of the method in whose head it stands.
      guard let start, index < end else { continue }
      for place in start..<end where code.isMark(place + 1, ":") {
        if let piece = code.word(place) { names.insert(piece) }
      }
    }
  }
}

extension Resolver {
  /// Whether a protocol has a member of a family, or its members are not known.
  fileprivate func mayRequire(_ family: MemberFamily, _ id: TypeID) -> Bool {
    let required = snapshot.readMembers(of: id)
    return required.isEmpty
      || family.members.compactMap(snapshot.member).contains { member in
        required.contains { isSame($0, member) }
      }
  }

  /// A type's own name, that for Objective-C, and its aliases.
  fileprivate func writtenNames(of id: TypeID) -> [String] {
    guard let type = snapshot.type(id) else { return [] }
    let name = simpleName(type.name)
    let aliases = snapshot.nameIndex.types.aliasesOfTarget[name, default: []].compactMap { alias in
      snapshot.code(alias.file).flatMap {
        $0.aliases.indices.contains(alias.index) ? simpleName($0.aliases[alias.index].name) : nil
      }
    }
    return [name] + (type.objcName.map { [$0] } ?? []) + aliases
  }
}
