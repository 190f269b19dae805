import Index
import Syntax
import Text

/// Declarations with their names in both languages.
struct CodeSearch {
  let declarations: RelatedDeclarations
  fileprivate let family: MemberFamily?
  fileprivate let names: [ObjectiveCName]
  fileprivate let types: [TypeID]
  /// The words to search for: each Objective-C file that uses the declarations contains at least one.
  let objectiveCWords: Set<String>

  init(_ declarations: RelatedDeclarations, _ query: Query) {
    self.declarations = declarations
    types = declarations.types.filter { query.snapshot.type($0)?.objcName == nil }
    let family = declarations.members.min().map(query.family)
    self.family = family
    var names: Set<ObjectiveCName> = []
    for member in (family?.members ?? []).compactMap(query.snapshot.member) {
      guard let family, let key = member.documentKey else { continue }
      names.formUnion(query.objectiveCNames(of: key, member.kind, family))
    }
    // The variable of a property may have a declaration as well.
    self.names = names.filter {
      $0.form != .variable || !names.contains(ObjectiveCName(form: .key, key: $0.text))
    }
    objectiveCWords = Set(names.map(\.word) + (types.isEmpty ? [] : [declarations.name]))
  }

  /// The words to search for: each file in a language that uses the declarations contains at least one.
  func words(in language: CodeOutline.Language) -> Set<String> {
    language == .swift ? [declarations.name] : objectiveCWords
  }
}

/// A place in code, other than a declaration, that means a member or a class.
struct CodeMeaning {
  /// The meant symbols. In Swift these are all equivalent declarations; in Objective-C, one that documents connect, if there is
  /// any.
  var symbols: [Symbol]
  var range: ByteRange
  /// The name by which Objective-C uses a member; nil otherwise.
  var name: ObjectiveCName?
  var certainty = ReferenceCertainty.certain
}

/// The meanings of names in one file of code, for both languages.
final class CodeUses {
  private let file: FileID
  private let text: [UInt8]
  private let query: Query
  private let objectiveC: ObjectiveCBinder?
  private let texts: [SearchText]?
  private lazy var swift = SwiftBinder(
    text.withSpan { swiftTree(of: $0, inFunctionsWith: texts) }, file, query)

  /// - Parameters:
  ///   - text: The text that the file's outline was read from.
  ///   - name: The only name to look up in functions of Swift; nil for any.
  init?(_ file: FileID, _ text: [UInt8], _ query: Query, lookingFor name: String? = nil) {
    if query.snapshot.code(file) == nil { return nil }
    (self.file, self.text, self.query) = (file, text, query)
    texts = name.map { [SearchText(Array($0.utf8))] }
    objectiveC = ObjectiveCBinder(file, text: text, query)
  }

  // MARK: Places

  /// The places that certainly or possibly mean declarations. A selector of Objective-C is at the place of its first piece.
  func references(to search: CodeSearch) -> [CodeReference] {
    guard let objectiveC else {
      return text.withSpan { text in
        search.declarations.places(in: file, text, query).map {
          swift.references(to: search.declarations, at: $0, text, listsNames: false).uses
        } ?? []
      }
    }
    if search.types.contains(where: objectiveC.mayName) {
      let declared = objectiveC.code.types.filter { $0.kind == .class }.map(\.nameRange)
      return objectiveC.uses(ofClass: search.declarations.name).filter { !declared.contains($0.range) }.map {
        CodeReference(range: $0.range, form: .name, certainty: $0.certainty)
      }
    }
    guard let family = search.family else { return [] }
    return search.names.flatMap { objectiveC.uses(of: $0, family) }.filter { $0.piece == 0 }.map {
      CodeReference(range: $0.range, form: .name, certainty: $0.certainty)
    }
  }

  /// The uses of objects in outlets; a use that shows nothing about its object is nil.
  func usesOfObjects(in search: CodeSearch) -> [UseOfObject?] {
    let found = references(to: search)
    let language: CodeOutline.Language = objectiveC == nil ? .swift : .objectiveC
    let left = leftOut(found.map(\.range.lower), of: text, language)
    let uses = found.filter { !left.contains($0.range.lower) }.flatMap { use -> [UseOfObject?] in
      guard use.form == .name else { return [nil] }
      return objectiveC.map { [$0.tree.useOfObject(at: use.range)] }
        ?? swift.tree.usesOfObject(at: use.range)
    }
    let real = uses.filter { if case .released? = $0 { false } else { true } }
    return objectiveC?.tree.unlessAsked(real) ?? real
  }

  /// The uses of a method's first parameter; a use that shows nothing is nil. nil where the method has no body.
  func usesOfSender(in member: CodeMember) -> [UseOfObject?]? {
    objectiveC.map { $0.tree.usesOfSender(in: member) } ?? swift.tree.usesOfSender(in: member)
  }

  /// Whether code uses a name only on `self` and `super`.
  func hasOwnReceiver(everywhere name: String) -> Bool {
    guard let tree = objectiveC?.tree else {
      guard let number = swift.tree.number(of: name) else { return true }
      return swift.tree.tokens.indices.allSatisfy { index in
        let token = swift.tree.tokens[index]
        guard token.name == number, token.role == .member else { return true }
        guard token.expression >= 0, case .member(let base, _, _) = swift.tree.expressions[token.expression],
          base >= 0,
          case .name(let receiver, _) = swift.tree.expressions[base]
        else { return false }
        return isOwn(swift.tree.name(of: receiver))
      }
    }
    return tree.tokens(of: name).allSatisfy { index in
      switch tree.role(of: index) {
      case .member(let base): tree.word(base).map(isOwn) == true && !tree.isAccess(base - 1)
      case .message: tree.word(index - 1).map(isOwn) == true && !tree.isAccess(index - 2)
      default: true
      }
    }
  }

  private func isOwn(_ name: String) -> Bool { name == "self" || name == "super" }

  // MARK: Meaning

  /// The meaning of a name; nil at declarations, and for names that neither documents nor the members have.
  ///
  /// A use of a member in Objective-C is decided as in a rename: the members with the name are tried one after the other.
  ///
  /// - Parameter members: The members with a name in Objective-C; nil for all that documents connect or could connect.
  func meaning(at offset: Int, of members: ((ObjectiveCName) -> [MemberID])? = nil) -> CodeMeaning? {
    guard let objectiveC else {
      guard let token = swift.tree.word(at: offset), let found = swift.declarations(meantBy: token) else {
        return nil
      }
      return CodeMeaning(
        symbols: found.types.sorted().map { .type($0) } + found.members.sorted().map { .member($0) },
        range: wordRange(around: offset, in: text))
    }
    let tree = objectiveC.tree
    guard let index = tree.token(ofWordAt: offset) else { return nil }
    let range = tree.tokens[index].range
    let (first, names) = objectiveC.names(at: index)
    var found: [(id: MemberID, meaning: CodeMeaning)] = []
    for name in names {
      var judged: Set<MemberID> = []
      for id in (members ?? query.connectable)(name) where !judged.contains(id) {
        let family = query.family(of: id)
        judged.formUnion(family.members)
        guard let kind = query.snapshot.member(id)?.kind,
          query.objectiveCNames(of: name.key, kind, family).contains(name),
          let use = objectiveC.uses(of: name, family, at: first).first(where: { $0.range == range })
        else { continue }
        let meaning = CodeMeaning(symbols: [.member(id)], range: range, name: name, certainty: use.certainty)
        found.append((id, meaning))
      }
    }
    let certain = found.filter { $0.meaning.certainty == .certain }
    func isConnected(_ id: MemberID) -> Bool { !query.references(to: id).isEmpty }
    if let use = certain.first(where: { isConnected($0.id) }) ?? certain.first
      ?? found.first(where: { isConnected($0.id) })
    {
      return use.meaning
    }
    if tree.namesProtocol(index) { return nil }
    // A class of Swift with another name for Objective-C can't be meant.
    let type = objectiveC.classes(named: tree.text(index)).min()
    guard let type, query.snapshot.type(type)?.objcName == nil else { return nil }
    return CodeMeaning(symbols: [.type(type)], range: range)
  }
}

extension Query {
  /// The members with a name that documents connect, or that are marked for Interface Builder.
  fileprivate func connectable(_ name: ObjectiveCName) -> [MemberID] {
    let nameIndex = snapshot.nameIndex
    func isMeant(_ id: MemberID) -> Bool {
      snapshot.member(id).map { $0.documentKey == name.key && !$0.flags.contains(.isStatic) } ?? false
    }
    let connected = nameIndex.documents.byKey[name.key, default: []].sorted().flatMap { file in
      memberReferences(named: name.key, in: file).flatMap { declarations(of: $0, in: file) }
        .flatMap { [$0] + [property(keptIn: $0)].compactMap { $0 } }
    }
    if name.form == .selector {
      let marked = snapshot.findMethods(bySelector: name.key).filter {
        snapshot.member($0)?.isForInterfaceBuilder == true
      }
      return (connected + marked).filter(isMeant)
    }
    let files =
      Array(nameIndex.members.outletsAndActions[MentionedName(name.key).key, default: []])
      + Array(nameIndex.members.inspectablesAndSegueActions[name.key, default: []])
    let marked = Set(files).sorted().flatMap { file -> [MemberID] in
      (snapshot.code(file)?.readMembers() ?? []).enumerated().flatMap { type, members in
        members.indices.filter { members[$0].isForInterfaceBuilder }.map {
          MemberID(type: TypeID(file: file, index: type), index: $0)
        }
      }
    }
    return (connected + marked).filter(isMeant)
  }
}
