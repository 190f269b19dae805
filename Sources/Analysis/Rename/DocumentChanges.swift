import AppleFacts
import Index
import Syntax
import Text

/// The old and the new names by which documents know members.
struct RenamedKeys {
  private var keys: [String: String] = [:]

  /// - Parameter mode: The language mode; before Swift 3 a first label was no part of a selector, in documents neither.
  init(of members: [RenamedMember], _ mode: LanguageMode) {
    for member in members {
      let (old, new) = (member.old, member.new)
      if let before = old.documentKey, let after = new.documentKey { keys[before] = after }
      // Key-value coding finds the variable `_name` by the key `name`.
      if old.variableKey != old.name { keys[old.variableKey] = member.variableKeys.new }
      if mode.ignoresFirstLabel, let before = old.formerSelector { keys[before] = new.formerSelector }
    }
  }

  /// The new key or selector for an old one; nil if it stays.
  subscript(key: String) -> String? {
    if let new = keys[key] { return new == key ? nil : new }
    // Key-value coding ignores the case of a key's first letter, so the new key begins in the same case.
    guard let first = key.first, let new = keys[inOtherCase(key)], let newFirst = new.first else {
      return nil
    }
    let result = (first.isUppercase ? newFirst.uppercased() : newFirst.lowercased()) + String(new.dropFirst())
    return result == key ? nil : result
  }
}

extension RenameDraft {
  /// Adds the places in documents that name a member of the family.
  mutating func addDocuments(of family: MemberFamily, _ keys: RenamedKeys) throws(RenameRefusal) {
    var seen: Set<Location> = []
    for id in family.members {
      for found in query.references(to: id) {
        let reference = found.value
        guard let new = keys[reference.name],
          seen.insert(Location(file: found.file, range: reference.range)).inserted,
          let certainty = try certainty(of: reference, in: found.file, family)
        else { continue }
        changes.replace(reference, by: new, in: found.file, certainty)
      }
    }
    offerConnections(ofObjectsGivenByCode: family, keys, &seen)
    try addSelectorsOfBindings(family, keys, &seen)
    guard family.members.contains(where: { snapshot.member($0)?.isVariable == true }) else { return }
    try addKeyPaths(of: family, keys, &seen)
    try addKeysOfObjects(of: family, keys)
  }

  /// Adds connections of a document's objects that code provides, such as its File's Owner. Their class may not be that in the
  /// document: it may have the same name in another module, or be one whose code loads the nib.
  private mutating func offerConnections(
    ofObjectsGivenByCode family: MemberFamily, _ keys: RenamedKeys, _ seen: inout Set<Location>
  ) {
    let names = Set(family.classes.compactMap { snapshot.type($0)?.name }.map(simpleName))
    for key in Set(family.members.compactMap { snapshot.member($0)?.documentKey }).sorted() {
      guard let new = keys[key] else { continue }
      for file in snapshot.nameIndex.documents.byKey[key, default: []].sorted() {
        guard let outline = snapshot.ownInterface(file) else { continue }
        for reference in query.memberReferences(named: key, in: file) {
          let isOutgoing = [.outlet, .outletCollection, .runtimeAttribute].contains(reference.kind)
          let object = isOutgoing ? outline.object(reference.source) : outline.destination(of: reference)
          let place = Location(file: file, range: reference.range)
          guard let object, !seen.contains(place) else { continue }
          var certainty = ReferenceCertainty.certain
          let loader =
            object.placeholder == .filesOwner
            ? query.loader(of: documentName(snapshot.path(of: file)), in: family) : nil
          if let name = object.customClass, names.contains(simpleName(name)),
            query.declarations(of: reference, in: file).isEmpty
          {
            // The class loads the nib, whatever module the document gives it.
            if loader?.isOnly != true {
              certainty = .possible("the class '\(name)' that is set here has no '\(key)'")
            }
          } else if let loader {
            // The document may name only a superclass, which lacks the member.
            let isOpen = query.chains(of: object, in: file).allSatisfy { chain in
              guard let id = chain.classes.first else { return true }
              return query.subclasses(of: id).contains(loader.id)
                && query.declarations(of: reference, in: file).isEmpty
            }
            if !isOpen || !loader.isOnly {
              certainty = .possible("\(loader.name) loads this nib, though its File's Owner is another class")
            }
          } else {
            continue
          }
          seen.insert(place)
          changes.replace(reference, by: new, in: file, certainty)
        }
      }
    }
  }

  /// Adds selectors that bindings send to the object at a key path, such as the object of a table's row.
  private mutating func addSelectorsOfBindings(
    _ family: MemberFamily, _ keys: RenamedKeys, _ seen: inout Set<Location>
  ) throws(RenameRefusal) {
    guard family.members.contains(where: { snapshot.member($0)?.kind == .method }) else { return }
    var onlyAnswers: [String: Bool] = [:]
    for file in snapshot.files(.document) {
      let connections = snapshot.ownInterface(file)?.connections.filter { $0.boundSelector != nil } ?? []
      let targets = Dictionary(
        grouping: connections.filter { $0.name.lowercased().hasSuffix("target") }, by: \.source)
      for connection in connections {
        guard let selector = connection.boundSelector, let new = keys[selector],
          let range = connection.boundSelectorRange,
          seen.insert(Location(file: file, range: range)).inserted
        else { continue }
        // The bindings of the arguments repeat the target's selector, but only the target's binding leads to the receiver.
        let target = targets[connection.source]?.first { $0.boundSelector == selector } ?? connection
        let isOwn = isAnswered(target, in: file, selector, by: family)
        if isOwn == .no { continue }
        if onlyAnswers[selector] == nil {
          onlyAnswers[selector] = try isOnlyAnswer(family, to: selector)
        }
        changes.replace(
          selector, with: new, at: range, in: file,
          isOwn == .yes || onlyAnswers[selector] == true
            ? .certain
            : .possible(
              "'\(selector)' is sent to '\(target.keyPath ?? "")' and may be meant for another class"))
      }
    }
  }

  /// Whether the object to which a binding sends a selector is of the family; unknown unless the key path is `self`.
  private func isAnswered(
    _ binding: Connection, in file: FileID, _ selector: String, by family: MemberFamily
  ) -> Certainty {
    guard binding.keyPath == "self", let outline = snapshot.interface(file),
      let platforms = outline.platforms,
      let object = binding.destination.flatMap({ query.objectIndices(in: file)[$0] })
    else { return .unknown }
    let found = query.chains(of: outline.objects[object], in: file).map {
      query.action(selector, in: [$0], on: platforms).declaration
    }
    if found.isEmpty || found.contains(nil) { return .unknown }
    return found.map { $0.map(family.members.contains) == true ? .yes : .no }.anyOf
  }

  /// The certainty that a document's reference means the family; nil for an action that can't reach any of its classes.
  private mutating func certainty(
    of reference: MemberReference, in file: FileID, _ family: MemberFamily
  ) throws(RenameRefusal) -> ReferenceCertainty? {
    if reference.isMeantForItsClass(in: query, file) { return .certain }
    if reference.kind == .action {
      // A menu does not reach classes of another app.
      let near = family.members.filter { query.mayMeet(file, $0.type.file) }
      guard try answersFirstResponder(near) else { return nil }
      if try isOnlyAnswered(reference.name, by: family, near: file) { return .certain }
      return .sentToFirstResponder(reference.name)
    }
    let other = query.declarations(of: reference, in: file).first { !family.members.contains($0) }
    return other.flatMap { snapshot.type($0.type) }
      .map { .possible("'\(reference.name)' may be that of \($0.name)") } ?? .certain
  }

  /// Whether an action that is sent to First Responder reaches no other class that answers it.
  private mutating func isOnlyAnswered(
    _ selector: String, by family: MemberFamily, near document: FileID
  ) throws(RenameRefusal) -> Bool {
    if mayBeFrameworkAction(selector) { return false }
    let methods = snapshot.findMethods(bySelector: selector).filter {
      query.mayMeet(document, $0.type.file)
    }
    return try !answersFirstResponder(methods.filter { !family.members.contains($0) })
      && methods.contains { !query.areApart(document: document, from: $0.type.file) }
  }
}
