import AppleFacts
import Syntax

/// The members of a controller or a document that replace the nib with which it is made.
package let membersInsteadOfNibs: Set = [
  "loadView", "loadWindow", "makeWindowControllers", "nibName", "windowNibName",
]

extension Snapshot {
  /// The files whose diagnostics may differ after changes of some files.
  ///
  /// They are the files themselves, and the documents and code that depend on the meaning of a name that these declare or extend.
  ///
  /// The result may contain too many files. It lacks one only if the type of an outlet belongs to a property that has no
  /// attribute and is not in an `@objcMembers` class.
  ///
  /// - Parameter before: The snapshot before the changes.
  package func dependents(of changes: [FileChange], since before: Snapshot) -> Set<FileID> {
    let changed = changes.map(\.file)
    if isLanguageApart(from: before, by: changed) {
      return Set(files.indices.lazy.filter { self.files[$0] != nil }.map { FileID(raw: Int32($0)) })
        .union(changed)
    }
    var result = before.dependents(of: changes.map { ($0.file, $0.connectionsApart?.old) })
    result.formUnion(dependents(of: changes.map { ($0.file, $0.connectionsApart?.new) }))
    for change in changes {
      result.formUnion(before.files(declaring: change.namesApart))
      result.formUnion(files(declaring: change.namesApart))
      if before.sharedNames(in: change.file) != sharedNames(in: change.file)
        || before.interface(change.file)?.problemKinds != interface(change.file)?.problemKinds
      {
        result.formUnion(findFilesWithNames())
        result.formUnion(nameIndex.documents.projects)
        let versions = [before.interface(change.file), interface(change.file)]
        result.formUnion(storyboards(behindReferencesIn: versions))
        if (before.interface(change.file) == nil) != (interface(change.file) == nil) {
          nameIndex.documents.storyboardUsers.forEach { result.insert($1) }
          nameIndex.documents.nibUsers.forEach { result.insert($1) }
        } else {
          let name = documentName(path(of: change.file))
          result.formUnion(nameIndex.documents.storyboardUsers[name, default: []])
        }
      }
    }
    for change in changes where before.interface(change.file) != nil || interface(change.file) != nil {
      for path in [before.path(of: change.file), path(of: change.file)] {
        addLocalizations(ofDocumentAt: path, to: &result)
      }
    }
    // A finding in a method that no code calls is less severe in an app.
    if declaresApp != before.declaresApp || before.classes(in: changed) != classes(in: changed) {
      result.formUnion(findFilesWithNames())
      result.formUnion(nameIndex.documents.projects)
      if before.makesNames(ofTypesIn: changed) || makesNames(ofTypesIn: changed) {
        result.formUnion(nameIndex.documents.all)
      }
    }
    // A class that was added or removed may be the one whose name a document misspells. No other change of a class matters for
    // that, and looking at all names in documents is slow in a large workspace. A source that a target lists may declare any
    // class while it is missing.
    let hasComeOrGone = changed.contains { (before.code($0) == nil) != (code($0) == nil) }
    if hasComeOrGone || before.classNames(in: changed) != classNames(in: changed) {
      before.addDocumentsWithUnknownClasses(to: &result)
      addDocumentsWithUnknownClasses(to: &result)
    }
    // While the source is missing, it may also declare a class that is known from another target.
    if hasComeOrGone,
      changed.contains(where: { isListedSource(before.path(of: $0)) || isListedSource(path(of: $0)) })
    {
      result.formUnion(nameIndex.documents.all)
    }
    let caseVariants = changed.flatMap { self.caseVariants(of: $0, comingOrGoingSince: before) }
    if !caseVariants.isEmpty { result.formUnion(dependents(of: caseVariants.map { ($0, nil) })) }
    return result
  }

  /// Adds the tables of translations of a document, and its copies for other languages.
  private func addLocalizations(ofDocumentAt path: String, to result: inout Set<FileID>) {
    result.formUnion(nameIndex.documents.translations[documentName(path), default: []])
    // Copies for several languages have the same objects.
    guard path.contains(".lproj/") else { return }
    result.formUnion(nameIndex.documents.storyboards[documentName(path), default: []])
    result.formUnion(nameIndex.documents.xibs[documentName(path), default: []])
  }

  /// The names of a document that code and other documents may use, together with their purposes.
  private func sharedNames(in file: FileID) -> [String?] {
    guard let outline = interface(file) else { return [] }
    let initial = outline.references.first { $0.kind == .initialController }
    var result: [String?] = [documentName(path(of: file)), initial?.id]
    for index in outline.objects.indices {
      if outline.objects[index].storyboardIdentifier != nil || outline.objects[index].parent == nil {
        result.append(outline.objects[index].storyboardIdentifier)
      }
      if let name = outline.objects[index].customClass { result += [name, simpleClassName(name)].unique }
      if let name = outline.objects[index].reuseIdentifier {
        result += [name, outline.objects[index].element]
      }
    }
    for index in outline.connections.indices
    where outline.connections[index].kind == .segue && !outline.connections[index].name.isEmpty {
      let connection = outline.connections[index]
      let scene = outline.object(connection.source)?.scene
      result += [connection.name, connection.segue?.unwindAction, scene.map(String.init)]
    }
    let references = outline.storyboardReferences
    result += references.flatMap { [$0.storyboardName, $0.referencedIdentifier] }
    let ends = Set(references.map { outline.objects[$0.object].id })
    for connection in ends.isEmpty ? [] : outline.connections {
      if let end = connection.destination, ends.contains(end) { result += [end, connection.name] }
    }
    return result
  }

  /// The storyboards to which the references in some documents lead, directly or through others.
  private func storyboards(behindReferencesIn documents: [InterfaceOutline?]) -> Set<FileID> {
    var result: Set<FileID> = []
    var queue = documents
    while let outline = queue.popLast() {
      for name in Set(outline?.storyboardReferences.compactMap(\.storyboardName) ?? []) {
        for storyboard in nameIndex.documents.storyboards[name, default: []]
        where result.insert(storyboard).inserted {
          queue.append(interface(storyboard))
        }
      }
    }
    return result
  }

  private func isListedSource(_ path: String) -> Bool {
    !path.isEmpty && !nameIndex.documents.projects.isEmpty && targetMap.isListed(source: path) == .yes
  }

  /// Whether code makes texts from types in a class of some files, as from the class of `self`: these may be the names of documents.
  private func makesNames(ofTypesIn files: [FileID]) -> Bool {
    let names = Set(files.flatMap { code($0)?.types ?? [] }.map { simpleName($0.name) })
    return !names.isEmpty
      && findUses(of: .anyTypeName).byFile.contains { file, use in
        use.contains(.inUse)
          && code(file)?.types.contains { names.contains(simpleName($0.name)) } == true
      }
  }

  /// The files whose paths differ only in case from the path of a file that was added or removed.
  ///
  /// A project may now mean another one of them.
  private func caseVariants(of file: FileID, comingOrGoingSince before: Snapshot) -> [FileID] {
    guard (before[file] == nil) != (self[file] == nil), let path = (self[file] ?? before[file])?.path,
      !nameIndex.documents.projects.isEmpty
    else { return [] }
    let folded = caseFolded(path)
    guard paths.hasCaseVariants(folded: folded) || before.paths.hasCaseVariants(folded: folded) else {
      return []
    }
    return files.indices.filter { $0 != Int(file.raw) && files.path($0).map(caseFolded) == folded }
      .map { FileID(raw: Int32($0)) }
  }

  /// The facts about types on which code elsewhere may depend: their names, their superclasses, and the members that replace
  /// their nibs.
  private func classes(in files: [FileID]) -> [[String?]] {
    files.flatMap { file -> [[String?]] in
      guard let code = code(file), !code.types.isEmpty || !code.aliases.isEmpty else { return [] }
      let members = code.readMembers()
      return code.types.indices.map { index in
        let type = code.types[index]
        let own = members.indices.contains(index) ? members[index].map(\.usedName) : []
        return [type.name, type.objcName] + own.filter(membersInsteadOfNibs.contains)
          + type.inherits.map(\.text)
      } + code.aliases.map { [$0.name, $0.target] }
    }
  }

  private func classNames(in files: [FileID]) -> Set<String> {
    var names: Set<String> = []
    for file in files {
      for type in code(file)?.types ?? [] where type.kind == .class { names.insert(simpleName(type.name)) }
    }
    return names
  }

  private func addDocumentsWithUnknownClasses(to result: inout Set<FileID>) {
    nameIndex.documents.byClass.forEach { name, document in
      if mayBeUnknownClass(name) { result.insert(document) }
    }
  }

  /// The dependents of some files by the names in this snapshot.
  ///
  /// - Parameter changed: The files. For a document in which only connections changed, the indices of these; else nil.
  private func dependents(of changed: [(file: FileID, connections: Range<Int>?)]) -> Set<FileID> {
    var result = Set(changed.map(\.file))
    var kin = NameQueue()
    for (file, connections) in changed {
      switch self[file]?.facts {
      case .code(let code):
        addUsers(of: code, to: &result)
        for type in code.types {
          kin.visit(type)
          // A rule checks whether a class that prepares for the canvas has a designable subclass.
          addAncestors(of: type, to: &result)
        }
        for alias in code.aliases { kin.visit(simpleName(alias.name)) }
      // A property list names main nibs and storyboards.
      case .project(.plist): result.formUnion(nameIndex.documents.all)
      case .project(.propertyList), .project(.translations), .project(.asset): break
      case .project:
        // Targets and language versions affect every document.
        for (raw, file) in files.enumerated() where file != nil { result.insert(FileID(raw: Int32(raw))) }
        return result
      case .interface(let outline, _):
        addUsers(of: outline, connections, at: self[file]?.path ?? "", to: &result)
      case nil: break
      }
    }
    guard !kin.names.isEmpty else { return result }
    follow(&kin, to: &result)
    // An outlet or an inspectable property of another class may have one of these types.
    var users = NameQueue()
    for id in Set(kin.names.flatMap(findTypes(withPropertiesOf:))) {
      result.insert(id.file)
      if let type = type(id) { users.visit(type) }
    }
    follow(&users, to: &result)
    addOwned(by: kin.names.union(users.names), to: &result)
    return result
  }

  /// The files whose diagnostics depend on how code uses these names.
  ///
  /// They are the files with outlets and actions of these names, and the documents with classes that code may instantiate.
  package func files(declaring names: [MentionedName]) -> Set<FileID> {
    var result: Set<FileID> = []
    if names.isEmpty { return result }
    // Such a call shows the version of Swift.
    if callsOfSwift2.contains(where: { names.contains(MentionedName($0.1)) }) {
      result.formUnion(nameIndex.documents.all)
    }
    nameIndex.documents.byClass.forEach { name, document in
      if names.contains(MentionedName(name).asMade) { result.insert(document) }
    }
    result.formUnion(files(withOutletsAndActions: names))
    if names.contains(.anySelector) { nameIndex.members.outletsAndActions.forEach { result.insert($1) } }
    return result
  }

  private func files(withOutletsAndActions names: some Sequence<MentionedName>) -> Set<FileID> {
    Set(names.lazy.flatMap { nameIndex.members.outletsAndActions[$0.key, default: []] })
  }

  /// Adds the documents whose diagnostics depend on the members in a file of code.
  private func addUsers(of code: CodeFile, to result: inout Set<FileID>) {
    for member in code.readMembers().joined() {
      // An object without a custom class may have lost the class with this member.
      if !member.flags.isDisjoint(with: [.outlet, .action]) {
        let key = member.selector ?? member.objcName ?? member.name
        for document in nameIndex.documents.byKey[key, default: []]
        where !result.contains(document) && connectsPlainObject(document, by: key) {
          result.insert(document)
        }
      }
      guard member.kind == .method else { continue }
      guard let selector = member.selector else { continue }
      result.formUnion(nameIndex.documents.bySelectorOfAnyClass[selector, default: []])
      // Before Swift 3 the first label was not part of the selector.
      result.formUnion(nameIndex.documents.bySelectorOfAnyClass[member.name + ":", default: []])
    }
  }

  /// Whether an object without a custom class connects an outlet, or receives an action, with a name.
  private func connectsPlainObject(_ document: FileID, by name: String) -> Bool {
    guard let outline = interface(document) else { return false }
    return outline.connections.contains { connection in
      guard connection.name == name else { return false }
      let object =
        connection.kind == .action
        ? outline.objects.first { $0.id == connection.destination } : outline.object(connection.source)
      return object.map { $0.customClass == nil } ?? false
    }
  }

  /// Adds the files whose diagnostics depend on the connections of a document.
  ///
  /// They are the code of the document's classes and of their superclasses, and other documents with objects of these classes.
  ///
  /// - Parameter connections: The indices of the changed connections; nil if anything else changed.
  private func addUsers(
    of outline: InterfaceOutline, _ connections: Range<Int>?, at path: String, to result: inout Set<FileID>
  ) {
    let references = connections.map(outline.memberReferences(ofConnections:)) ?? outline.memberReferences
    for reference in references {
      for id in findMethods(bySelector: reference.name) { result.insert(id.type.file) }
    }
    let words = Set(references.map { MentionedName(String($0.name.prefix { $0 != ":" })) })
    result.formUnion(files(withOutletsAndActions: words))
    var classes = NameQueue()
    for name in connections.map(outline.classNames(atEndsOf:)) ?? outline.classReferences.map(\.name) {
      classes.visit(simpleName(name))
    }
    // One unknown class is enough.
    if connections == nil, holdsCode, classes.names.contains(where: mayBeUnknownClass) {
      addDocumentsWithUnknownClasses(to: &result)
    }
    if connections == nil {
      for name in outline.objects.compactMap(\.nibName) {
        result.formUnion(nameIndex.documents.xibs[name, default: []])
      }
    }
    if !outline.isStoryboard {
      for name in ownerNames(ofNib: ownerName(path)) { classes.visit(name) }
    }
    var owners: Set<String> = []
    while let name = classes.next() {
      let types = nameIndex.types
      for id in [types.byObjCName, types.byName, types.extensions].map({ $0[name, default: []] }).joined() {
        guard let type = type(id) else { continue }
        result.insert(id.file)
        if type.memberFlags.contains(.outlet) { owners.insert(simpleName(type.name)) }
        classes.visit(simpleName(type.name))
        classes.visitInherited(of: type)
      }
      visitTargets(ofAliases: name, &classes)
    }
    result.formUnion(documents(usingClassesOrSubclassesOf: owners))
    // A controller in a storyboard does not load the nib of its name.
    addOwned(by: classes.names, to: &result)
  }

  private func documents(usingClassesOrSubclassesOf names: Set<String>) -> Set<FileID> {
    var effort = 0
    return documents(usingClassesOrSubclassesOf: names, effort: &effort)
  }

  /// The documents with objects that may be of classes with these names, or of subclasses.
  ///
  /// - Parameter effort: Increased by the number of names that were followed.
  func documents(usingClassesOrSubclassesOf names: Set<String>, effort: inout Int) -> Set<FileID> {
    var result: Set<FileID> = []
    var queue = NameQueue()
    names.forEach { queue.visit($0) }
    defer { effort += queue.names.count }
    while let name = queue.next() {
      result.formUnion(nameIndex.documents.byClass[name, default: []])
      for id in nameIndex.types.subtypes[name, default: []] {
        if let type = type(id), type.kind == .class { queue.visit(simpleName(type.name)) }
      }
      for id in nameIndex.types.byName[name, default: []] {
        if let objcName = type(id)?.objcName { queue.visit(objcName) }
      }
      for alias in aliases(of: name) { queue.visit(simpleName(alias.name)) }
    }
    // The class of the owner that a nib names is not checked at run time.
    addOwned(by: queue.names, to: &result)
    return result
  }

  private struct NameQueue {
    private(set) var names: Set<String> = []
    private var pending: [String] = []

    mutating func visit(_ name: String) {
      if names.insert(name).inserted { pending.append(name) }
    }

    mutating func visit(_ type: CodeType) {
      visit(simpleName(type.name))
      if let name = type.objcName { visit(name) }
    }

    mutating func visitInherited(of type: CodeType) {
      for inherited in type.inherits { forEachName(in: inherited.text) { visit($0) } }
    }

    mutating func next() -> String? { pending.popLast() }
  }

  /// Adds the files that inherit from, extend, alias or use the types with these names.
  private func follow(_ queue: inout NameQueue, to result: inout Set<FileID>) {
    while let name = queue.next() {
      for id in nameIndex.types.subtypes[name, default: []] {
        result.insert(id.file)
        if let type = type(id) { queue.visit(type) }
      }
      for id in nameIndex.types.byName[name, default: []] {
        result.insert(id.file)
        if let objcName = type(id)?.objcName { queue.visit(objcName) }
      }
      // All classes with one run-time name affect which of them a document means.
      for id in nameIndex.types.byObjCName[name, default: []] {
        result.insert(id.file)
        if let type = type(id) { queue.visit(simpleName(type.name)) }
      }
      for id in nameIndex.types.extensions[name, default: []] { result.insert(id.file) }
      for alias in aliases(of: name) { queue.visit(simpleName(alias.name)) }
      // An extension of an alias extends the alias's target.
      visitTargets(ofAliases: name, &queue)
      result.formUnion(nameIndex.documents.byClass[name, default: []])
      // Objects without a custom class inherit extensions of a framework's class as well.
      if nameIndex.types.byName[name] == nil, AppleSDK.class(named: name, on: .all) != nil {
        result.formUnion(nameIndex.documents.all)
      }
    }
  }

  private func visitTargets(ofAliases name: String, _ queue: inout NameQueue) {
    for alias in nameIndex.types.aliases[name, default: []].compactMap(alias) {
      forEachName(in: alias.target) { queue.visit($0) }
    }
  }

  private func addAncestors(of type: CodeType, to result: inout Set<FileID>) {
    var queue = NameQueue()
    queue.visitInherited(of: type)
    while let name = queue.next() {
      for id in nameIndex.types.byName[name, default: []] {
        result.insert(id.file)
        if let type = self.type(id) { queue.visitInherited(of: type) }
      }
      for id in nameIndex.types.extensions[name, default: []] { result.insert(id.file) }
    }
  }

  /// Adds the xibs whose likely owner, by the file's name, is one of these classes.
  func addOwned(by names: Set<String>, to result: inout Set<FileID>) {
    for nib in names.flatMap(nibNames) { result.formUnion(nameIndex.documents.xibs[nib, default: []]) }
  }
}
