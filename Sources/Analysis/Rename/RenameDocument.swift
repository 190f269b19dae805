import Index
import Syntax
import Text

extension RenameDraft {
  /// Renames a storyboard or a xib with its copies and translations, and the places that name it.
  mutating func renameDocument(_ name: SharedName) throws(RenameRefusal) {
    let found = query.documents(name, near: name.first.file)
    guard let document = found.first, found.count == 1 else {
      throw RenameRefusal(
        .symbol, "'\(name.text)' can mean several files",
        candidates: found.flatMap { query.candidates([.name(query.sharedName(of: $0))]) })
    }
    let noun = NameKind.of(name.kind).noun
    let taken = query.declaredNames(name.kind)[newName, default: []].map(\.location).first { place in
      document.files.contains { query.mayMeet($0, place.file) }
    }
    if let taken { throw RenameRefusal(.name, "'\(newName)' is another \(noun) there already", at: taken) }
    try refuseImplicitName(of: document)
    if query.usedNames(name.kind)[name.text, default: []].isEmpty,
      query.plistReferences(named: name.text).isEmpty
    {
      try refuseNameOfClass(name)
    }
    let naming = try naming(of: document, to: newName)
    try rename(naming, of: document)
    // A class with the nib's name makes other names of the nib possible.
    let isOnlyNib = document.kind == .nib && document.namesakes.isEmpty
    let doubt = "this may be the name of the file"
    let isMeant = { [query] (file: FileID) in document.files.contains { query.mayMeet($0, file) } }
    try offerStrings(doubt, in: isMeant) { isOnlyNib && $0.nibNaming(at: $1) == .nib }
    try offerCases(doubt, in: isMeant)
  }

  /// Refuses to rename a document that code finds by the name of a class; the class has to be renamed with it.
  private mutating func refuseImplicitName(of document: NamedDocument) throws(RenameRefusal) {
    for place in query.usedNames(document.kind)[document.name, default: []] where place.form == .typeName {
      guard document.files.contains(where: { query.mayMeet($0, place.location.file) }) else {
        continue
      }
      throw RenameRefusal(
        .symbol, "code makes '\(document.name)' of the name of the class, which has to be renamed with it",
        at: place.location)
    }
    guard document.kind == .nib, !isNamed(document) else { return }
    for id in ownerNames(ofNib: document.name).flatMap(snapshot.classes) {
      guard document.files.contains(where: { query.mayMeet($0, id.file) }) else { continue }
      throw RenameRefusal(
        .symbol,
        "nothing names the nib but the class '\(snapshot.type(id)?.name ?? "")', which may look for it by its own name; "
          + "rename the class", at: query.location(of: id))
    }
  }

  /// Whether code, a document or a property list names a nib, so that no class needs to look for the nib by its own name.
  private func isNamed(_ nib: NamedDocument) -> Bool {
    let places =
      query.usedNames(.nib)[nib.name, default: []].map(\.location.file)
      + query.plistReferences(named: nib.name).filter { $0.value.kind != .class }.map(\.file)
    return places.contains { place in nib.files.contains { query.mayMeet($0, place) } }
  }

  /// Renames the documents that code finds by the name of a class and would not find after its rename.
  mutating func renameDocuments(of classes: [TypeID]) throws(RenameRefusal) {
    let renamed = changes.certainPlaces
    func meets(_ document: NamedDocument, _ file: FileID) -> Bool {
      document.files.contains { query.mayMeet($0, file) }
    }
    var found: [NamedDocument] = []
    let made = try namesMadeOfClass()
    for kind in [SharedNameKind.storyboard, .nib] {
      for (name, new) in (made[kind] ?? [:]).sorted(by: { $0.key < $1.key }) where name != new {
        let uses = query.usedNames(kind)[name, default: []].filter {
          $0.form == .typeName && renamed.contains($0.location)
        }
        found += query.documents(kind, called: name).filter { document in
          uses.contains { meets(document, $0.location.file) }
        }
      }
    }
    for id in classes where snapshot.type(id).map({ simpleName($0.name) }) == oldName {
      let nibs =
        query.nibs(ofControllersNamed: nibNames(ofController: oldName), owner: id)
        + query.nibs(ofTypeNamed: oldName, id)
      found += nibs.filter { !isNamed($0) }
    }
    for document in found
    where document.files.allSatisfy(snapshot.isOwn)
      && !document.files.contains(where: { file in changes.fileRenames.contains { $0.file == file } })
    {
      let isWhole = document.name == oldName
      let newName =
        made[document.kind]?[document.name]
        ?? (isWhole ? newName : nibNames(ofController: newName).last ?? newName)
      var naming = try naming(of: document, to: newName)
      if document.kind == .nib {
        // The nib is renamed with its class, even if code names its bundle.
        var strings = FileNaming(files: [], oldName: document.name, newName: newName)
        try addStrings(naming: document, to: &strings)
        naming.certain += strings.certain
      }
      try rename(naming, of: document, "code finds the file by the name of the class")
    }
  }

  /// Adds the changes of a document's name.
  ///
  /// - Parameter reason: Why the files are renamed too; nil for those that the user renames.
  private mutating func rename(
    _ naming: FileNaming, of document: NamedDocument, _ reason: String? = nil
  ) throws(RenameRefusal) {
    if let obstacle = naming.obstacles.first, let file = naming.files.first?.file {
      throw RenameRefusal(
        .symbol, (reason.map { $0 + ", and it can't be renamed: " } ?? "") + obstacle,
        at: Location(file: file, range: ByteRange(0, 0)))
    }
    for place in naming.certain + naming.unclear { changes.replace(place) }
    changes.fileRenames += naming.files.map {
      .init(file: $0.file, newPath: $0.newPath, reason: reason, isCertain: true)
    }
  }

  // MARK: Places

  /// The places that name a document, and the files with its name.
  mutating func naming(of document: NamedDocument, to newName: String) throws(RenameRefusal) -> FileNaming {
    let tables = tables(of: document)
    var naming = FileNaming(
      files: (document.files + tables).map {
        ($0, newPath(of: $0, from: document.name, to: newName))
      }, oldName: document.name, newName: newName)
    if let foreign = document.files.first(where: { !snapshot.isOwn($0) }) {
      throw RenameRefusal(
        .symbol, "'\(document.name)' is declared in a dependency, which a rename can't change",
        at: Location(file: foreign, range: ByteRange(0, 0)))
    }
    try addPlacesInProjects(of: &naming)
    try addMissingTables(of: document, to: &naming)
    addNames(of: document, newName, to: &naming)
    try addPropertyLists(naming: document, newName, to: &naming)
    return naming
  }

  /// The tables with the document's translations in all languages.
  private func tables(of document: NamedDocument) -> [FileID] {
    func place(_ file: FileID) -> String {
      let path = pathIgnoringLanguage(snapshot.path(of: file))
      return path.utf8.lastIndex(of: UInt8(ascii: ".")).map { String(path[..<$0]) } ?? path
    }
    let places = Set(document.files.map(place))
    return snapshot.nameIndex.documents.translations[document.name, default: []].sorted().filter { table in
      snapshot.isOwn(table)
        && (places.contains(place(table))
          || query.documents(translatedBy: table).contains(where: document.files.contains))
    }
  }

  /// Adds the attributes in documents, and the literals and constants in code.
  private func addNames(of document: NamedDocument, _ newName: String, to naming: inout FileNaming) {
    let places = query.usedNames(document.kind)[document.name, default: []].filter { $0.form != .typeName }
    for (location, uses) in Dictionary(grouping: places, by: \.location) where snapshot.isOwn(location.file) {
      func mean(_ documents: [FileID]) -> Bool {
        documents.contains { file in
          uses.contains { use in
            use.attribute?.bundle.map { query.isBuilt(file, intoBundle: $0) }
              ?? query.mayMeet(file, use.use?.file ?? location.file)
          }
        }
      }
      guard mean(document.files) else { continue }
      var text = TextReplacement(
        range: location.range, old: xmlEscaped(document.name), new: xmlEscaped(newName))
      if uses[0].attribute == nil, let source = query.source(of: location.file) {
        if let obstacle = query.obstacle(renaming: document.name, to: newName, at: uses[0]) {
          naming.obstacles.append(obstacle)
        }
        text = source.replacement(
          of: document.name, with: newName, at: location.range, form: uses[0].form, steps: uses[0].steps)
      }
      if mean(document.namesakes) {
        let reason = "this may mean another file with the name"
        naming.unclear.append(.init(location.file, text, reason))
      } else {
        naming.certain.append(FilePlace(location.file, text))
      }
    }
  }

  /// Adds the values in property lists, and in the build settings that generate them.
  private mutating func addPropertyLists(
    naming document: NamedDocument, _ newName: String, to naming: inout FileNaming
  ) throws(RenameRefusal) {
    for reference in query.plistReferences(named: document.name) {
      var meant = query.documents(named: reference.value, in: reference.file)
      // A key for the other kind of document, or for another system, is left over for the only file with the name.
      if meant.isEmpty, reference.value.kind != .class,
        document.files.contains(where: { query.mayMeet($0, reference.file) }),
        query.declaredNames(document.kind == .nib ? .storyboard : .nib)[document.name, default: []]
          .allSatisfy({ !query.mayMeet($0.location.file, reference.file) })
      {
        meant = document.files
      }
      guard meant.contains(where: document.files.contains) else { continue }
      let text = replacement(of: reference.value, with: newName, in: try texts.text(of: reference.file))
      if meant.allSatisfy(document.files.contains) {
        naming.certain.append(FilePlace(reference.file, text))
      } else {
        naming.unclear.append(.init(reference.file, text, "this may mean another file with the name"))
      }
    }
    for file in try texts.files(.project, holding: ["INFOPLIST_KEY_"]) {
      guard case .project(.settings)? = snapshot[file]?.facts else { continue }
      let text = SourceText(try texts.text(of: file))
      for range in text.bytes.withSpan(SearchText(Array(document.name.utf8)).ranges) {
        let line = text.line(at: range.lower)
        guard line.hasPrefix("INFOPLIST_KEY_"),
          (document.kind == .nib ? ["Nib", "LaunchStoryboard"] : ["Storyboard"]).contains(
            where: line.contains),
          let value = line.split(separator: "=", maxSplits: 1).last,
          value.split(whereSeparator: \.isWhitespace).joined(separator: " ") == document.name
        else { continue }
        naming.certain.append(.init(file, .init(range: range, old: document.name, new: newName)))
      }
    }
  }
}
