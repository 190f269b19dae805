import AppleFacts
import Index
import Syntax
import Text

extension RenameDraft {
  /// Adds the uses in Objective-C of the names that the members have there.
  mutating func addObjectiveC(_ family: MemberFamily, _ renamed: [RenamedMember]) throws(RenameRefusal) {
    var seen: Set<String> = []
    var seenNames: Set<ObjectiveCName> = []
    let variables = Set(renamed.filter { $0.old.kind != .method }.compactMap { $0.keys?.old })
    for member in renamed {
      guard let keys = member.keys else { continue }
      let (old, new) = (keys.old.prefix { $0 != ":" }, keys.new.prefix { $0 != ":" })
      if seen.insert(keys.old).inserted, old != new {
        try addStrings(keys.old, keys.new, family)
      }
      for name in query.objectiveCNames(of: keys.old, member.old.kind, family)
      where seenNames.insert(name).inserted {
        // A search by the name of the variable finds the calls of its getter as well.
        if name.form == .selector, variables.contains(name.key) { continue }
        // If the property's variable is declared, it is itself a member of the family.
        if name.form == .variable {
          if variables.contains(name.text) { continue }
          try addStrings(name.text, "_" + keys.new, family)
        }
        try addUses(of: name, family, to: ObjectiveCName(form: name.form, key: keys.new))
      }
    }
  }

  private mutating func addStrings(
    _ old: String, _ new: String, _ family: MemberFamily
  ) throws(RenameRefusal) {
    for file in try texts.files(.objectiveC, holding: [String(old.prefix { $0 != ":" })]) {
      guard let code = try texts.objectiveC(file) else { continue }
      let formats = code.unboundVisualFormats(naming: old, family)
      for range in formats { changes.replace(old, with: new, at: range, in: file, doubtAboutFormats) }
      addStrings(code.keys(old, family), old, new, in: code, besides: formats)
    }
  }

  /// Adds strings that name a member or a class at run time, and mentions in comments and other strings.
  ///
  /// - Parameter others: Strings with the name that are handled elsewhere.
  mutating func addStrings(
    _ keys: [NameInString], _ old: String, _ new: String, in code: ObjectiveCBinder,
    besides others: [ByteRange] = []
  ) {
    for key in keys {
      changes.replace(
        old, with: new, at: key.range, in: code.file,
        key.isCertain ? .certain : .possible("a string of the Objective-C name"))
      if old.utf8.last == 0x3A || code.isKeyOfAnyObject(key) {
        changes.placesForAnyObject.insert(Location(file: code.file, range: key.range))
      }
    }
    let (base, newBase) = (String(old.prefix { $0 != ":" }), String(new.prefix { $0 != ":" }))
    let known = Set((keys.map(\.range) + others).map(\.lower))
    let found = code.mentions(of: base).filter { !known.contains($0.range.lower) }
    mentions.add(found, in: code.file, code.text, from: base, to: newBase)
  }

  /// Adds the name in a declaration, with all pieces of a selector.
  mutating func addObjectiveCDeclaration(_ member: RenamedMember, in file: FileID) throws(RenameRefusal) {
    let (old, new) = (member.old, member.new)
    if old.name != new.name { changes.replace(old.name, with: new.name, at: old.nameRange, in: file) }
    guard old.kind == .method, let before = old.selector, let after = new.selector else { return }
    let (oldPieces, newPieces) = (before.split(separator: ":"), after.split(separator: ":"))
    guard oldPieces.dropFirst() != newPieces.dropFirst() else { return }
    let code = try texts.objectiveC(file)
    let written = code?.tree.pieces(ofMethodDeclaredAt: old.nameRange) ?? []
    guard written.map({ code?.text.string($0) }) == oldPieces.map(String.init),
      written.count == newPieces.count
    else {
      throw RenameRefusal(
        .file, "the selector is written in a way that can't be replaced",
        at: Location(file: file, range: old.nameRange))
    }
    for (index, range) in written.enumerated().dropFirst() where oldPieces[index] != newPieces[index] {
      changes.replace(String(oldPieces[index]), with: String(newPieces[index]), at: range, in: file)
    }
  }

  private mutating func addUses(
    of old: ObjectiveCName, _ family: MemberFamily, to new: ObjectiveCName
  ) throws(RenameRefusal) {
    guard old.pieces.count == new.pieces.count else { return }
    let files = try texts.files(.objectiveC, holding: [old.word])
    let isOnlyAnswer = old.form == .selector && isOnlyAnswer(family, to: old.text, declaredIn: files)
    for file in files {
      guard let code = try texts.objectiveC(file) else { continue }
      for use in code.uses(of: old, family, isOnlyAnswer: isOnlyAnswer)
      where old.pieces.indices.contains(use.piece) {
        if let index = use.alone, let range = code.local(new.text, around: index) {
          throw RenameRefusal(
            .name, "'\(new.text)' is already a local variable here", at: Location(file: file, range: range))
        }
        changes.replace(
          old.pieces[use.piece], with: new.pieces[use.piece], at: use.range, in: file, use.certainty)
        if use.isForAnyObject { changes.placesForAnyObject.insert(Location(file: file, range: use.range)) }
        guard let index = use.alone else { continue }
        for format in code.visualFormats(naming: old.text, boundAt: index) {
          changes.replace(old.text, with: new.text, at: format.range, in: file, format.certainty)
        }
      }
    }
  }

  mutating func isOnlyAnswer(_ family: MemberFamily, to selector: String) throws(RenameRefusal) -> Bool {
    let files = try texts.files(.objectiveC, holding: [String(selector.prefix { $0 != ":" })])
    return isOnlyAnswer(family, to: selector, declaredIn: files)
  }

  /// Whether no other method responds to a selector, so that a message to an unknown receiver is meant for the family.
  ///
  /// The index has only the methods that could be actions; a method that returns a value is looked up in the files.
  ///
  /// - Parameter files: The Objective-C files that contain the first word of the selector.
  func isOnlyAnswer(_ family: MemberFamily, to selector: String, declaredIn files: [FileID]) -> Bool {
    guard !AppleSDK.isAction(selector, on: .all), !AppleSDK.isUndeclaredAction(selector),
      query.isOnly(family, answering: selector)
    else { return false }
    return !files.contains { file in
      (snapshot.code(file)?.types.indices ?? 0..<0).contains { index in
        let type = TypeID(file: file, index: index)
        let methods = snapshot.readMembers(of: type) {
          $0.kind == .method && $0.selector == selector && !$0.flags.contains(.isStatic)
        }
        return methods.contains { id in
          !family.members.contains(id)
            && !query.redeclarations(of: id).contains(where: family.members.contains)
        }
      }
    }
  }
}
