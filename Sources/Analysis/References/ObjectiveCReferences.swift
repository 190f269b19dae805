import Index
import Syntax
import Text

/// What a place in Objective-C that is not a declaration means.
struct ObjectiveCUse {
  var symbol: Symbol
  var range: ByteRange
  /// nil for a class.
  var name: ObjectiveCName?
  var certainty: ReferenceCertainty
}

extension Resolver {
  /// What a use in Objective-C means, of what documents connect or could connect and the classes that they use.
  ///
  /// The use of a member is decided as for its rename: the members of that name are asked one after the other whether they
  /// are meant.
  ///
  /// - Parameter members: The members by a name; nil for all that documents connect or could connect.
  func objectiveCUse(
    at offset: Int, in file: FileID, _ text: [UInt8], of members: ((ObjectiveCName) -> [MemberID])? = nil
  ) -> ObjectiveCUse? {
    guard let code = ObjectiveCBinder(file, text: text, self),
      let index = code.tree.token(ofWordAt: offset)
    else { return nil }
    let (first, names) = code.names(at: index)
    var found: [ObjectiveCUse] = []
    for name in names {
      var judged: Set<MemberID> = []
      for id in (members ?? connectable)(name) where !judged.contains(id) {
        let family = family(of: id)
        judged.formUnion(family.members)
        guard let kind = snapshot.member(id)?.kind,
          objectiveCNames(of: name.key, kind, family).contains(name),
          let use = code.uses(of: name, family, at: first).first(where: {
            $0.range == code.tree.tokens[index].range
          })
        else { continue }
        found.append(
          ObjectiveCUse(symbol: .member(id), range: use.range, name: name, certainty: use.certainty))
      }
    }
    let certain = found.filter { $0.certainty == .certain }
    if let use = certain.first(where: isConnected) ?? certain.first ?? found.first(where: isConnected) {
      return use
    }
    if code.tree.namesProtocol(index) { return nil }
    return code.classes(named: code.tree.word(index) ?? "").min().map {
      ObjectiveCUse(symbol: .type($0), range: code.tree.tokens[index].range, name: nil, certainty: .certain)
    }
  }

  private func isConnected(_ use: ObjectiveCUse) -> Bool {
    if case .member(let id) = use.symbol { !references(to: id).isEmpty } else { false }
  }

  /// The members by a name that documents connect, or that are marked for it.
  private func connectable(_ name: ObjectiveCName) -> [MemberID] {
    let nameIndex = snapshot.nameIndex
    func isMeant(_ id: MemberID) -> Bool {
      snapshot.member(id).map { $0.documentKey == name.key && !$0.flags.contains(.isStatic) } ?? false
    }
    let connected = nameIndex.documents.byKey[name.key, default: []].sorted().flatMap { file in
      memberReferences(named: name.key, in: file).flatMap { declarations(of: $0, in: file) }
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

/// What Objective-C calls declarations by.
struct ObjectiveCSearch {
  private let names: [ObjectiveCName]
  private let family: MemberFamily?
  private let types: [TypeID]
  private let className: String
  /// One of them stands in each file that uses the declarations.
  let words: Set<String>

  init(_ declarations: RelatedDeclarations, _ resolver: Resolver) {
    className = declarations.name
    types = declarations.types.filter { resolver.snapshot.type($0)?.objcName == nil }
    let family = declarations.members.min().map(resolver.family)
    self.family = family
    var names: Set<ObjectiveCName> = []
    for member in (family?.members ?? []).compactMap(resolver.snapshot.member) {
      guard let family, let key = member.documentKey else { continue }
      names.formUnion(resolver.objectiveCNames(of: key, member.kind, family))
    }
    self.names = Array(names)
    words = Set(names.map(\.word) + (types.isEmpty ? [] : [declarations.name]))
  }

  /// Where a file uses the members, certainly or possibly, each by the first word of its name.
  func uses(in code: ObjectiveCBinder) -> [ByteRange] {
    guard let family else { return [] }
    return names.flatMap { code.uses(of: $0, family) }.filter { $0.piece == 0 }.map(\.range)
  }

  /// Where a file certainly uses them, each by the first word of its name.
  func certainUses(in code: ObjectiveCBinder) -> [ByteRange] {
    let members = family.map { family in
      names.flatMap { code.uses(of: $0, family) }.filter { $0.piece == 0 && $0.certainty == .certain }
    }
    guard types.contains(where: code.mayName) else { return (members ?? []).map(\.range) }
    let declared = code.code.types.filter { $0.kind == .class }.map(\.nameRange)
    return code.uses(ofClass: className).filter { !declared.contains($0) }
  }
}
