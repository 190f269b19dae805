import AppleFacts
import Index
import Syntax
import Text

extension RenameDraft {
  mutating func renameMember(_ id: MemberID, to typed: String, on side: SymbolSide) throws(RenameRefusal) {
    if let accessed = query.variable(ofAccessor: id) {
      return try renameMember(
        accessed.variable, to: accessed.isSet ? property(ofSetter: typed) : typed, on: side)
    }
    if let property = query.property(keptIn: id) {
      let name = typed.hasPrefix("_") ? String(typed.dropFirst()) : typed
      return try renameMember(property, to: name, on: side)
    }
    guard let member = snapshot.member(id), member.isVariable || member.kind == .method,
      !member.flags.contains(.isStatic)
    else { throw RenameRefusal(.symbol, "only properties, methods and classes can be renamed") }
    var family = query.family(of: id)
    try query.refuseUnnameable(family)
    let chosen = try renamed(member, to: typed, on: side, language: language(of: id))
    // If the selector stays, it reaches the same methods as before.
    if chosen.keys != nil { try addAnswers(to: &family) }
    (oldName, newName) =
      side == .document
      ? (member.documentKey ?? member.name, chosen.new.documentKey ?? chosen.new.name)
      : (member.name, chosen.new.name)
    if chosen.new == member { throw RenameRefusal(.unchanged, "'\(oldName)' already has that name") }
    var renames: [(id: MemberID, names: RenamedMember)] = []
    for relative in family.members { renames.append((relative, try follow(chosen, relative, side))) }
    let all = renames.map(\.names)
    try query.refuseConflicts(of: family, all)
    try refuseProtocols(of: family, all)

    let losesUnderscore = all.contains { $0.old.variableKey != $0.old.name && !$0.new.name.hasPrefix("_") }
    if losesUnderscore, all.contains(where: { $0.old.kind == .method }) {
      obstacleToUndo = "the accessors of '\(oldName)' are called without its underscore"
    }
    if chosen.old.name != chosen.new.name { try refuseOtherMeanings(of: chosen.new.name, family) }
    for (relative, names) in renames { try addDeclaration(relative, names) }
    mentions.owners = Set(family.classes.compactMap { snapshot.type($0)?.name }.map(simpleName))
      .union(family.appleClasses.map(\.name))
    let keys = RenamedKeys(of: all, query.languageMode(of: id.type.file))
    for key in Set(all.compactMap(\.old.documentKey)).sorted() {
      try texts.refuseUnreadableDocuments(holding: key)
    }
    try addDocuments(of: family, keys)
    addAccessors(of: family, all)
    try addUses(of: renames, keys)
    try addImportedNames(renames)
    try addObjectiveC(family, all)
    try addDerivedMethods(family, all)
    try addPropertyLists(of: family, all)
    try dropUnreachable(family)
  }

  /// The name of the property for a typed setter such as `setTitle:` or `setTitle`; any other name is already the property's.
  private func property(ofSetter typed: String) -> String {
    let name = typed.hasSuffix(":") ? typed.dropLast() : typed[...]
    guard name.hasPrefix("set"), let first = name.dropFirst(3).first, !first.isLowercase else { return typed }
    return first.lowercased() + name.dropFirst(4)
  }

  func language(of id: MemberID) -> CodeOutline.Language {
    snapshot.code(id.type.file)?.language ?? .swift
  }

  /// The new names of another member of the family, which may be written in the other language.
  private func follow(
    _ chosen: RenamedMember, _ id: MemberID, _ side: SymbolSide
  ) throws(RenameRefusal) -> RenamedMember {
    guard let member = snapshot.member(id) else { return chosen }
    if chosen.changesOnlyObjCName {
      let key = chosen.new.documentKey ?? chosen.new.name
      guard member.objcName != nil else {
        // An override takes its selector from the method that it overrides.
        var new = member
        if member.kind == .method, member.selector == chosen.old.selector { new.selector = key }
        return RenamedMember(old: member, new: new)
      }
      return try renamed(member, to: key, on: .document, language: language(of: id))
    }
    if chosen.old.isVariable, language(of: id) == .objectiveC {
      let keys = chosen.variableKeys
      if member.kind == .method, let selector = member.selector {
        // This is a getter or a setter that is written by hand.
        let name = selector == keys.old ? keys.new : setterSelector(keys.new)
        return try renamed(member, to: name, on: .code, language: .objectiveC)
      }
      // A variable of the accessors in another class may begin with an underscore.
      if member.kind == .instanceVariable, member.name != chosen.old.name {
        return try renamed(
          member, to: member.name == keys.old ? keys.new : "_" + keys.new, on: .code, language: .objectiveC)
      }
    }
    // The member's name in Swift may be another one, so only its name for Objective-C changes.
    if let key = chosen.keys?.new, member.objcName != nil, member.selector == chosen.old.selector {
      return try renamed(member, to: key, on: .document, language: language(of: id))
    }
    // Swift may have turned a part of the selector into a label: `showView(forItem:)`.
    let isSplit = member.name != chosen.old.name && member.selector == chosen.old.selector
    let isMessage = chosen.new.kind == .method && (language(of: id) == .objectiveC || isSplit)
    let name = isMessage ? chosen.new.selector ?? chosen.new.name : chosen.new.name
    return try renamed(member, to: name, on: .code, language: language(of: id))
  }

  /// Adds the name in the declaration, or the argument of `@objc(name)` before it.
  mutating func addDeclaration(_ id: MemberID, _ names: RenamedMember) throws(RenameRefusal) {
    let (old, new) = (names.old, names.new)
    let file = id.type.file
    if language(of: id) == .objectiveC { return try addObjectiveCDeclaration(names, in: file) }
    if old.name != new.name {
      try replaceSwift(old.name, with: new.name, at: Location(file: file, range: old.nameRange))
    }
    if let oldObjC = old.objcName, let newObjC = new.objcName, oldObjC != newObjC {
      try replaceObjCName(oldObjC, with: newObjC, from: old.start, before: old.nameRange, in: file)
    }
  }

  /// Refuses members that a Swift protocol requires. The outlines omit the requirements of plain protocols, so their files are
  /// read again.
  private mutating func refuseProtocols(
    of family: MemberFamily, _ renamed: [RenamedMember]
  ) throws(RenameRefusal) {
    let protocols = Set(
      family.classes.flatMap { query.chains(of: $0, on: .all) }.flatMap { chain in
        query.conformances(of: chain, on: .all).compactMap { conformance in
          if case .workspace(let id) = conformance { id } else { nil }
        }
      })
    for id in protocols.sorted() {
      guard let proto = snapshot.type(id), snapshot.readMembers(of: id).isEmpty,
        snapshot.code(id.file)?.language == .swift
      else { continue }
      let text = try texts.text(of: id.file)
      guard renamed.contains(where: { SearchText(Array($0.old.name.utf8)).occurs(in: text) }) else {
        continue
      }
      let whole = text.withSpan { swiftOutline(of: $0, listing: .all) }
      let required = zip(whole.types, whole.members).first { $0.0.nameRange == proto.nameRange }?.1
        .first { member in renamed.contains { query.isSame($0.old, member) } }
      guard let required else { continue }
      throw .required(required.name, by: proto, at: Location(file: id.file, range: required.nameRange))
    }
  }

  mutating func addUses(
    of renames: [(id: MemberID, names: RenamedMember)], _ keys: RenamedKeys
  ) throws(RenameRefusal) {
    // An override in the other language may have another name, so each name is searched for by itself.
    let byName = Dictionary(grouping: renames, by: \.names.old.name).sorted { $0.key < $1.key }
    for (oldName, renames) in byName {
      // The name for Objective-C may be in strings, even if no other name changes.
      guard let newName = renames.first?.names.new.name,
        newName != oldName
          || renames.contains(where: { $0.names.old.documentKey != $0.names.new.documentKey })
      else { continue }
      try addSwift(
        RelatedDeclarations(name: oldName, members: Set(renames.map(\.id)), in: snapshot), to: newName, keys)
    }
  }

  /// Removes possible changes in code that can't have objects of the family.
  private mutating func dropUnreachable(_ family: MemberFamily) throws(RenameRefusal) {
    let asked = changes.possibleFiles.filter { snapshot.code($0) != nil }
    guard !asked.isEmpty, var names = NamesLeadingToClass(family, query) else { return }
    var open: [FileID] = []
    for file in asked.sorted() {
      if try !names.mayLead(in: file, &texts) { open.append(file) }
    }
    guard !open.isEmpty else { return }
    try names.insertDeclarations(&texts)
    for file in open {
      if try !names.mayLead(in: file, &texts) { changes.dropPossible(in: file) }
    }
  }

  /// Adds actions that a property's accessors respond to: `setName:` for `name`.
  private mutating func addAccessors(of family: MemberFamily, _ renamed: [RenamedMember]) {
    var setters: [String: String] = [:]
    for member in renamed where member.old.kind == .property {
      if let keys = member.keys { setters[setterSelector(keys.old)] = setterSelector(keys.new) }
    }
    for (setter, newSetter) in setters {
      for file in snapshot.nameIndex.documents.byKey[setter, default: []].sorted() {
        guard let outline = snapshot.ownInterface(file) else { continue }
        for reference in query.memberReferences(named: setter, in: file) where reference.kind == .action {
          guard query.declarations(of: reference, in: file).isEmpty,
            let target = outline.destination(of: reference),
            query.chains(of: target, in: file).contains(where: family.includes)
          else { continue }
          changes.replace(setter, with: newSetter, at: reference.range, in: file)
        }
      }
    }
  }
}
