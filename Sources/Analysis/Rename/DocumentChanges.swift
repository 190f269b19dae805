import AppleFacts
import Index
import Syntax
import Text

/// How documents name a member now, and how they will.
struct RenamedKeys {
  private var keys: [String: String] = [:]

  /// - Parameter mode: Before Swift 3 a first label was no part of the selector, and documents say so.
  init(of members: [RenamedMember], _ mode: LanguageMode) {
    for member in members {
      let (old, new) = (member.old, member.new)
      if let before = old.documentKey, let after = new.documentKey { keys[before] = after }
      // Key-value coding finds the variable `_name` by `name`.
      if old.variableKey != old.name { keys[old.variableKey] = member.variableKeys.new }
      if mode.ignoresFirstLabel, let before = old.formerSelector { keys[before] = new.formerSelector }
    }
  }

  /// nil for a key that stays.
  subscript(key: String) -> String? {
    if let new = keys[key] { return new == key ? nil : new }
    // Key-value coding forgives the case of the first letter; what is forgiven stays as it was.
    guard let first = key.first, let new = keys[inOtherCase(key)], let newFirst = new.first else {
      return nil
    }
    let result = (first.isUppercase ? newFirst.uppercased() : newFirst.lowercased()) + String(new.dropFirst())
    return result == key ? nil : result
  }
}

extension RenameDraft {
  /// The places in documents that name a member of the family.
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

  /// Connections of an object that code gives, as it gives a File's Owner, and that may be of another class than the document
  /// says: of one by the same name in another module, or of one whose code loads the nib.
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
            // The class loads the nib, whatever its module is there.
            if loader?.isOnly != true {
              certainty = .possible("the class '\(name)' that is set here has no '\(key)'")
            }
          } else if let loader {
            // A superclass that the document gives instead lacks the member.
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

  /// Selectors that a binding sends to what a key path gives, such as the object of a table's row.
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
        // The bindings of arguments repeat the selector of the target.
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

  /// Whether an object that a binding sends a selector itself is of the family; unknown for one that a key path leads to.
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

  /// A selector that names no class may be meant for another class; nil where it can't reach one of the family.
  private mutating func certainty(
    of reference: MemberReference, in file: FileID, _ family: MemberFamily
  ) throws(RenameRefusal) -> ReferenceCertainty? {
    if reference.isMeantForItsClass(in: query, file) { return .certain }
    if reference.kind == .action {
      // The menu of another app does not reach these.
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
