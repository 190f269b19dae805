import Index
import Syntax
import Text

extension Query {
  /// The documents of a kind with a name, each with its copies.
  func documents(_ kind: SharedNameKind, called name: String) -> [NamedDocument] {
    let files = declaredNames(kind)[name, default: []].map(\.location.file).unique.sorted()
    var groups: [[FileID]] = []
    for file in files {
      let isNear = { (group: [FileID]) in group.contains { self.areCopies($0, file) } }
      groups = groups.filter { !isNear($0) } + [groups.filter(isNear).flatMap { $0 } + [file]]
    }
    return groups.map { group in
      // A document that no target copies is not in any app, so it can't be meant instead of a built one.
      let isBuilt = group.contains { isListed(document: $0) == .yes }
      return NamedDocument(
        kind: kind, name: name, files: group,
        namesakes: files.filter { !group.contains($0) && !(isBuilt && isListed(document: $0) == .no) })
    }
  }

  /// The name of a document's files.
  func sharedName(of document: NamedDocument) -> SharedName {
    SharedName(
      kind: document.kind, text: document.name,
      first: Location(file: document.files[0], range: ByteRange(0, 0)))
  }

  private func areCopies(_ one: FileID, _ other: FileID) -> Bool {
    func place(_ file: FileID) -> String { folder(of: pathIgnoringLanguage(snapshot.path(of: file))) }
    return place(one) == place(other) || shareTarget(one, other)
  }

  /// The documents that a name of a file may mean at a place.
  func documents(_ name: SharedName, near file: FileID) -> [NamedDocument] {
    let all = documents(name.kind, called: name.text)
    let own = all.filter { $0.files.contains(file) }
    return own.isEmpty ? all.filter { $0.files.contains { mayMeet($0, file) } } : own
  }

  /// The nibs that a view controller looks for by its own name.
  func nibs(ofControllersNamed names: [String], owner: TypeID) -> [NamedDocument] {
    let chains = self.chains(of: owner, on: .all)
    guard !chains.isEmpty, chains.allSatisfy({ $0.isViewController == .yes && loadsNib($0) }) else {
      return []
    }
    return names.flatMap { documents(.nib, called: $0) }.filter {
      hasObject(of: owner, in: $0) { $0.placeholder == .filesOwner }
    }
  }

  /// The nib with the name of a class and an object of it, where code makes names of nibs from types that are not followed.
  func nibs(ofTypeNamed name: String, _ id: TypeID) -> [NamedDocument] {
    documents(.nib, called: name).filter { nib in
      hasObject(of: id, in: nib) { _ in true } && nib.files.contains { makesNamesOfAnyType(.nib, with: $0) }
    }
  }

  private func hasObject(
    of id: TypeID, in document: NamedDocument, where isMeant: (InterfaceObject) -> Bool
  ) -> Bool {
    document.files.contains { file in
      snapshot.interface(file)?.objects.contains { object in
        isMeant(object) && self.chains(of: object, in: file).contains { $0.classes.first == id }
      } == true
    }
  }

  /// The kinds of names for which code uses a text, by the places of the text.
  func usesOfText(_ text: String) -> [Location: Set<SharedNameKind>] {
    SharedNameKind.allCases.reduce(into: [:]) { result, kind in
      for place in usedNames(kind)[text, default: []] where place.attribute == nil {
        result[place.location, default: []].insert(kind)
      }
    }
  }

  /// A name, and the names of other kinds for which code uses the same constants.
  func namesSharingTexts(with name: SharedName) -> [SharedName] {
    var result = [name]
    var pending = [name]
    let uses = usesOfText(name.text)
    while let next = pending.popLast() {
      for place in places(of: next).certain where place.attribute == nil {
        for kind in uses[place.location, default: []] where !result.contains(where: { $0.kind == kind }) {
          let shared = SharedName(kind: kind, text: name.text, first: place.location)
          result.append(shared)
          pending.append(shared)
        }
      }
    }
    return result
  }
}
