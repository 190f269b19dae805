import Index
import Syntax
import Text

/// Methods that key-value coding, observing and validation look for by the name of a property.
extension RenameDraft {
  /// Adds the methods and their uses in the classes that have a renamed property; they are renamed with it.
  mutating func addDerivedMethods(_ family: MemberFamily, _ renamed: [RenamedMember]) throws(RenameRefusal) {
    var seen: Set<String> = []
    for member in renamed where member.old.isVariable && member.keys != nil {
      let keys = member.variableKeys
      guard seen.insert(keys.old).inserted else { continue }
      try addObservingMethods(family, keys)
      try addCodingMethods(family, keys)
    }
  }

  /// Adds the class methods that key-value observing looks up. No code calls these.
  private mutating func addObservingMethods(
    _ family: MemberFamily, _ keys: (old: String, new: String)
  ) throws(RenameRefusal) {
    let names = zip(observingMethods(keys.old), observingMethods(keys.new))
    for file in try texts.files(.objectiveC, holding: names.map(\.0)) {
      guard let code = try texts.objectiveC(file) else { continue }
      for (old, new) in names {
        for range in code.declarations(ofMethodNamed: old, in: family) {
          changes.replace(old, with: new, at: range, in: file)
        }
      }
    }
    for holder in query.holders(of: family) where !query.isObjectiveC(holder) {
      for member in snapshot.readMembers(of: holder)
      where member.flags.contains(.isStatic) && member.objcName == nil {
        guard let new = names.first(where: { $0.0 == member.name })?.1 else { continue }
        try replaceSwift(
          member.name, with: new, at: Location(file: holder.file, range: member.nameRange))
      }
    }
  }

  /// Adds the methods that key-value coding and validation look up on an object, which code may call as well.
  private mutating func addCodingMethods(
    _ family: MemberFamily, _ keys: (old: String, new: String)
  ) throws(RenameRefusal) {
    let selectors = Dictionary(
      zip(codingMethods(keys.old), codingMethods(keys.new)), uniquingKeysWith: { first, _ in first })
    var done: Set<MemberID> = []
    for holder in query.holders(of: family) {
      for (index, member) in snapshot.readMembers(of: holder).enumerated() {
        let id = MemberID(type: holder, index: index)
        guard !member.flags.contains(.isStatic), !done.contains(id),
          let new = (member.kind == .property ? member.documentKey : member.selector).flatMap({
            selectors[$0]
          }),
          // A method that a document names is renamed only by itself.
          !query.isForDocuments(id)
        else { continue }
        let methods = query.family(of: id)
        done.formUnion(methods.members)
        try rename(methods, to: new)
      }
    }
  }

  private mutating func rename(_ family: MemberFamily, to selector: String) throws(RenameRefusal) {
    var renames: [(id: MemberID, names: RenamedMember)] = []
    for id in family.members {
      guard let member = snapshot.member(id) else { continue }
      let isObjectiveC = language(of: id) == .objectiveC
      guard
        let names = try? renamed(
          member, to: selector, on: isObjectiveC || member.objcName == nil ? .code : .document,
          language: language(of: id))
      else {
        // In Swift a label may have to change, as in `insertObject(_:inItemsAtIndex:)`.
        try askAboutLabels(of: member, to: selector, in: id.type.file)
        continue
      }
      renames.append((id, names))
    }
    let all = renames.map(\.names)
    try query.refuseConflicts(of: family, all)
    for (id, names) in renames { try addDeclaration(id, names) }
    try addUses(of: renames, RenamedKeys(of: all, query.languageMode(of: family.members[0].type.file)))
    try addObjectiveC(family, all)
  }

  private mutating func askAboutLabels(
    of member: CodeMember, to selector: String, in file: FileID
  ) throws(RenameRefusal) {
    let text = try texts.text(of: file)
    for (label, new) in zip(member.parameters.map(\.label), selector.split(separator: ":")).dropFirst() {
      guard let label, label != new,
        let found = text.withSpan({ occurrences(of: label, in: $0) }).first(where: {
          $0.lower >= member.nameRange.upper
        })
      else { continue }
      changes.replace(
        label, with: String(new), at: found, in: file,
        .possible("key-value coding looks for this label; the calls are not known"))
    }
  }
}

extension ObjectiveCBinder {
  /// The places where a class of the family declares a class method without arguments.
  fileprivate func declarations(ofMethodNamed name: String, in family: MemberFamily) -> [ByteRange] {
    tree.tokens(of: name).filter { index in
      tree.sign(ofMethodNamedAt: index).map { tree.isMark($0, "+") } == true
        && certainty(own(at: index), family) == .yes
        && tree.pieces(ofMethodDeclaredAt: tree.tokens[index].range).isEmpty
    }.map { tree.tokens[$0].range }
  }
}

/// The class methods that key-value observing looks up by the name of a property.
private func observingMethods(_ key: String) -> [String] {
  ["keyPathsForValuesAffecting", "automaticallyNotifiesObserversOf"].map { $0 + raised(key) }
}

/// The selectors that key-value coding and validation look for by the name of a property.
///
/// A selector that any class may have by chance, such as `addTitle:`, is left out.
private func codingMethods(_ key: String) -> [String] {
  let name = raised(key)
  return [
    "validate\(name):error:", "countOf\(name)", "objectIn\(name)AtIndex:", "\(key)AtIndexes:",
    "get\(name):range:",
    "insertObject:in\(name)AtIndex:", "insert\(name):atIndexes:", "removeObjectFrom\(name)AtIndex:",
    "remove\(name)AtIndexes:", "replaceObjectIn\(name)AtIndex:withObject:",
    "replace\(name)AtIndexes:with\(name):", "enumeratorOf\(name)", "memberOf\(name):", "add\(name)Object:",
    "remove\(name)Object:",
  ]
}

private func raised(_ key: String) -> String { key.prefix(1).uppercased() + key.dropFirst() }
