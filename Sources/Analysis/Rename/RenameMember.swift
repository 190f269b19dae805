import AppleFacts
import Index
import Syntax
import Text

extension RenameDraft {
  mutating func renameMember(_ id: MemberID, to typed: String, on side: RenameSide) throws(RenameRefusal) {
    guard let member = snapshot.member(id), member.isVariable || member.kind == .method,
      !member.flags.contains(.isStatic)
    else { throw RenameRefusal(.symbol, "only properties, methods and classes can be renamed") }
    let family = resolver.family(of: id)
    let chosen = try renaming(of: member, to: typed, on: side, language: language(of: id))
    (oldName, newName) =
      side == .document
      ? (documentKey(of: member) ?? member.name, documentKey(of: chosen.new) ?? chosen.new.name)
      : (member.name, chosen.new.name)
    if chosen.new == member { throw RenameRefusal(.name, "'\(oldName)' has that name already") }
    var renamings: [MemberID: Renaming] = [:]
    for relative in family.members { renamings[relative] = try follow(chosen, relative, side) }
    let all = family.members.compactMap { renamings[$0] }.map { (old: $0.old, new: $0.new) }
    try resolver.refuseConflicts(of: family, all)
    try refuseProtocols(of: family, all)

    if chosen.old.name != chosen.new.name { try refuseOtherMeanings(of: chosen.new.name, family) }
    for relative in family.members {
      if let renaming = renamings[relative] { try addDeclaration(relative, renaming) }
    }
    let keys = RenamedKeys(of: all, resolver.languageMode(of: id.type.file))
    for key in Set(all.compactMap { documentKey(of: $0.old) }).sorted() {
      try refuseUnreadableDocuments(holding: key)
    }
    add(resolver.documentChanges(of: family, keys))
    add(resolver.accessorChanges(of: family, all))
    try addUses(of: family, renamings, keys)
    try addObjectiveC(family, all)
  }

  private func language(of id: MemberID) -> CodeOutline.Language {
    snapshot.code(id.type.file)?.language ?? .swift
  }

  /// The same rename for another member of the family, which may be written in the other language.
  private func follow(
    _ chosen: Renaming, _ id: MemberID, _ side: RenameSide
  ) throws(RenameRefusal) -> Renaming {
    guard let member = snapshot.member(id) else { return chosen }
    if chosen.changesOnlyObjCName {
      let key = documentKey(of: chosen.new) ?? chosen.new.name
      guard member.objcName != nil else {
        // An override has its selector from what it overrides.
        var new = member
        if member.kind == .method, member.selector == chosen.old.selector { new.selector = key }
        return Renaming(old: member, new: new)
      }
      return try renaming(of: member, to: key, on: .document, language: language(of: id))
    }
    if language(of: id) == .objectiveC, chosen.new.kind == .method, let selector = chosen.new.selector {
      return try renaming(of: member, to: selector, on: .code, language: .objectiveC)
    }
    return try renaming(of: member, to: chosen.new.name, on: .code, language: language(of: id))
  }

  /// The name where it is declared, or the argument of `@objc(name)` before it.
  private mutating func addDeclaration(_ id: MemberID, _ renaming: Renaming) throws(RenameRefusal) {
    let (old, new) = (renaming.old, renaming.new)
    let file = id.type.file
    if language(of: id) == .objectiveC { return try addObjectiveCDeclaration(renaming, in: file) }
    if old.name != new.name { try addSwift(new.name, for: old.name, at: old.nameRange, in: file) }
    if let oldObjC = old.objcName, let newObjC = new.objcName, oldObjC != newObjC {
      guard let range = objcArgument(oldObjC, in: try text(of: file), of: old) else {
        throw RenameRefusal(
          .file, "the argument of '@objc' can't be replaced", at: Location(file: file, range: old.nameRange))
      }
      add(RenamePlan.Change(file: file, range: range, old: oldObjC, new: newObjC))
    }
  }

  private func objcArgument(_ name: String, in text: [UInt8], of member: CodeMember) -> ByteRange? {
    let upper = min(member.nameRange.lower, text.count)
    guard member.start >= 0, member.start < upper else { return nil }
    let head = Array(text[member.start..<upper])
    guard let opening = SearchText(Array("@objc(".utf8)).first(in: head) else { return nil }
    let lower = member.start + opening.upper
    let range = ByteRange(lower, lower + name.utf8.count)
    return SourceText(text).holds(name, at: range) ? range : nil
  }

  /// Plain protocols' requirements are in no outline; their files are read once more for them.
  private mutating func refuseProtocols(
    of family: Family, _ renamed: [(old: CodeMember, new: CodeMember)]
  ) throws(RenameRefusal) {
    var protocols: Set<TypeID> = []
    for id in family.classes {
      for chain in resolver.chains(of: id, on: .all) {
        for case .workspace(let proto) in resolver.conformances(of: chain, on: .all) {
          protocols.insert(proto)
        }
      }
    }
    for id in protocols.sorted() {
      guard let proto = snapshot.type(id), snapshot.readMembers(of: id).isEmpty,
        snapshot.code(id.file)?.language == .swift
      else { continue }
      let text = try text(of: id.file)
      guard renamed.contains(where: { occurs(Array($0.old.name.utf8), in: text) }) else { continue }
      let whole = text.withSpan { swiftOutline(of: $0, listing: .all) }
      guard let index = whole.types.firstIndex(where: { $0.nameRange == proto.nameRange }) else { continue }
      for requirement in whole.members[index]
      where renamed.contains(where: { resolver.isSame($0.old, requirement) }) {
        throw RenameRefusal(
          .symbol, "the protocol \(proto.name) requires '\(requirement.name)'",
          at: Location(file: id.file, range: requirement.nameRange))
      }
    }
  }

  // MARK: Uses in code

  private mutating func addUses(
    of family: Family, _ renamings: [MemberID: Renaming], _ keys: RenamedKeys
  ) throws(RenameRefusal) {
    // One symbol for each name: an override in the other language may have another.
    for (oldName, members) in Dictionary(grouping: family.members, by: { renamings[$0]?.old.name ?? "" })
      .sorted(by: { $0.key < $1.key })
    {
      guard let first = members.first.flatMap({ renamings[$0] }), first.old.name != first.new.name else {
        continue
      }
      let symbol = Symbol(
        kind: first.old.kind == .method ? .method : .property, name: oldName, members: Set(members))
      for file in try files(.swift, holding: oldName) {
        let text = try text(of: file)
        let captures = Captures(of: first.new.name, in: text)
        let uses = text.withSpan { swiftReferences(to: symbol, in: file, text: $0, resolver) }
        for use in uses {
          let prefix = try captures?.prefix(of: use, in: file) ?? ""
          try add(use, in: file, from: oldName, to: first.new.name, prefix, keys)
        }
      }
    }
  }

  private mutating func add(
    _ use: CodeReference, in file: FileID, from oldName: String, to newName: String, _ prefix: String,
    _ keys: RenamedKeys
  ) throws(RenameRefusal) {
    var doubt: String?
    if case .undecided(let reason) = use.certainty { doubt = reason }
    switch use.form {
    case .name:
      try addSwift(newName, for: oldName, at: use.range, in: file, prefix: prefix, doubt: doubt)
    case .shorthandBinding:
      let written = SourceText(try text(of: file)).string(use.range)
      add(
        RenamePlan.Change(
          file: file, range: use.range, old: written, new: written + " = " + prefix + swiftSpelling(newName),
          doubt: doubt))
    case .objcText:
      let written = SourceText(try text(of: file)).string(use.range)
      guard let new = keys[written] ?? (written == oldName ? newName : nil) else { return }
      add(RenamePlan.Change(file: file, range: use.range, old: written, new: new, doubt: doubt))
    case .word:
      add(
        RenamePlan.Change(
          file: file, range: use.range, old: oldName, new: newName,
          doubt: doubt ?? "stands in a comment or a string"))
    }
  }
}

extension Resolver {
  /// Actions that a property's accessors answer: `setName:` for `name`.
  func accessorChanges(
    of family: Family, _ renamed: [(old: CodeMember, new: CodeMember)]
  ) -> [RenamePlan.Change] {
    var setters: [String: String] = [:]
    for (old, new) in renamed where old.kind == .property {
      guard let before = documentKey(of: old), let after = documentKey(of: new), before != after else {
        continue
      }
      setters[setterSelector(before)] = setterSelector(after)
    }
    var changes: [RenamePlan.Change] = []
    for (setter, newSetter) in setters {
      for file in snapshot.nameIndex.documents.byKey[setter, default: []].sorted() {
        guard let outline = snapshot.interface(file), snapshot[file]?.isDependency == false else { continue }
        for reference in memberReferences(named: setter, in: file) where reference.kind == .action {
          guard declarations(of: reference, in: file).isEmpty, let index = reference.connection,
            let target = outline.connections[index].destination.flatMap(outline.objectIndex),
            chains(of: outline.objects[target], in: file).contains(where: {
              $0.classes.contains(where: family.classes.contains)
            })
          else { continue }
          changes.append(RenamePlan.Change(file: file, range: reference.range, old: setter, new: newSetter))
        }
      }
    }
    return changes
  }
}
