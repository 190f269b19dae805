import AppleFacts
import Syntax

/// The members of a controller that take the place of the nib which it is made with.
package let membersInsteadOfNibs: Set = ["loadView", "loadWindow", "nibName", "windowNibName"]

/// The names by which code shows a window that no storyboard makes, and the uses of them that do.
package let namesOfWindows: [(name: AskedName, uses: MentionedNames.Use)] = [
  (AskedName(making: "UIWindow"), .inUse), (AskedName("makeKeyAndVisible"), .inUse),
  (AskedName("rootViewController"), .guards),
]

extension Snapshot {
  /// The files whose diagnostics a change of these files can alter.
  ///
  /// The files themselves and, by the names that they declare or extend, the documents and the code that depend on the
  /// meaning of such a name.
  ///
  /// May name a file too many. It names one too few only where an outlet's type is written on a property that
  /// neither carries an attribute nor is in an `@objcMembers` class.
  ///
  /// - Parameter before: The snapshot in which the files had not changed.
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
      if before.sharedNames(in: change.file) != sharedNames(in: change.file) {
        result.formUnion(findFilesWithNames())
        result.formUnion(nameIndex.documents.projects)
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
        result.formUnion(nameIndex.documents.translations[documentName(path), default: []])
      }
    }
    // A finding in a method that nothing calls weighs less in an app.
    if declaresApp != before.declaresApp || before.classes(in: changed) != classes(in: changed) {
      result.formUnion(findFilesWithNames())
      result.formUnion(nameIndex.documents.projects)
    }
    // A class that comes or goes may be what a document misspelt. Nothing else about it matters for that, and to
    // look at all names that documents use is slow in a large workspace.
    // A source that a target lists and that is missing may declare any class, until it is there.
    let hasComeOrGone = changed.contains { (before.code($0) == nil) != (code($0) == nil) }
    if hasComeOrGone || before.classNames(in: changed) != classNames(in: changed) {
      before.addDocumentsWithUnknownClasses(to: &result)
      addDocumentsWithUnknownClasses(to: &result)
    }
    // It may also declare one that is known of another target, until it is there.
    if hasComeOrGone,
      changed.contains(where: { isListedSource(before.path(of: $0)) || isListedSource(path(of: $0)) })
    {
      result.formUnion(nameIndex.documents.all)
    }
    let caseVariants = changed.flatMap { self.caseVariants(of: $0, comingOrGoingSince: before) }
    if !caseVariants.isEmpty { result.formUnion(dependents(of: caseVariants.map { ($0, nil) })) }
    return result
  }

  /// The files whose names may be those of constants that a change alters. A constant's value is not part of what a file declares.
  package func usersOfConstants(in change: FileChange) -> Set<FileID> {
    let versions = [code(change.file), change.new?.facts.code].compactMap { $0 }
    guard let language = versions.first?.language else { return [] }
    // A program may begin without what a property list names.
    var lists = shownName(of: path(of: change.file)).hasPrefix("main.") ? nameIndex.documents.projects : []
    let nibs = [code(change.file), change.new?.facts.code].map { $0?.nibsOfControllers ?? [] }
    if nibs[0] != nibs[1] {
      addOwned(
        by: Set((nibs[0] + nibs[1]).map(\.controller) + versions.flatMap(\.types).map(\.name)), to: &lists)
    }
    let filesWithNames = findFilesWithNames()
    let helpers = [code(change.file), change.new?.facts.code].map { $0?.readNameHelpers() ?? [] }
    if helpers[0] != helpers[1] {
      let words = Set(helpers.joined().map(\.word))
      return lists.union(filesWithNames).union(words.flatMap { findFiles(naming: AskedName($0)) })
    }
    guard !filesWithNames.isEmpty else { return lists }
    let makesNames =
      !change.namesApart.isEmpty && findHelpers(calledBy: change.file).contains { $0.role == .made }
    if makesNames || path(of: change.file).hasSuffix(".pch")
      || code(change.file)?.madeNames ?? [] != change.new?.facts.code?.madeNames ?? []
    {
      return lists.union(filesWithNames)
    }
    return lists.union(
      filesWithNames.filter { file in
        guard let code = code(file), code.language == language else { return false }
        let helpers = findHelpers(calledBy: file)
        let called = helpers.isEmpty ? [] : code.readCalls(of: helpers, in: { nil }).map(\.use)
        let values = (code.readNameUses() + called).flatMap { use -> [NameValue?] in
          [use.value, use.receiver.document]
        }
        return values.contains {
          guard case .constant(let path)? = $0, let name = path.last(where: { $0 != "rawValue" }) else {
            return false
          }
          return versions.contains { mayDeclare(name, $0) }
        }
      })
  }

  /// Whether a file may declare a constant; true for one whose text is not kept.
  private func mayDeclare(_ name: String, _ code: CodeFile) -> Bool {
    code.text.map { SearchText(Array(name.utf8)).occurs(in: $0) } ?? true
  }

  /// The names of a document that code and other documents may use, with what they are for.
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
    return result
  }

  private func isListedSource(_ path: String) -> Bool {
    !path.isEmpty && !nameIndex.documents.projects.isEmpty && targetMap.isListed(source: path) == .yes
  }

  /// The files whose paths differ in case alone from that of a file that came or went.
  ///
  /// A project may mean another one of them now.
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

  /// The types in some files as code elsewhere may count on them: what they are called, inherit and load themselves.
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

  /// The dependents by the names in one of the two snapshots.
  ///
  /// - Parameter changed: Files, and the connections in a document that are all that changed in it.
  private func dependents(of changed: [(file: FileID, connections: Range<Int>?)]) -> Set<FileID> {
    var result = Set(changed.map(\.file))
    var kin = NameQueue()
    for (file, connections) in changed {
      switch self[file]?.facts {
      case .code(let code):
        addUsers(of: code, to: &result)
        for type in code.types {
          kin.visit(type)
          // A class that prepares for the canvas asks whether one that derives from it is designable.
          addAncestors(of: type, to: &result)
        }
        for alias in code.aliases { kin.visit(simpleName(alias.name)) }
      // It names main nibs and storyboards.
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
    // An outlet of another class may have one of these types, and so may an inspectable property.
    var users = NameQueue()
    for id in Set(kin.names.flatMap(findTypes(withPropertiesOf:))) {
      result.insert(id.file)
      if let type = type(id) { users.visit(type) }
    }
    follow(&users, to: &result)
    addOwned(by: kin.names.union(users.names), to: &result)
    return result
  }

  /// The files whose outlets and actions depend on how code uses these names, the property lists whose apps may show another
  /// window, and the nibs whose owners code may make.
  package func files(declaring names: [MentionedName]) -> Set<FileID> {
    var result: Set<FileID> = []
    if names.isEmpty { return result }
    if namesOfWindows.contains(where: { names.contains($0.name.name) }) {
      result.formUnion(nameIndex.documents.projects)
    }
    nameIndex.documents.byClass.forEach { name, document in
      if names.contains(MentionedName(name).asMade) { result.insert(document) }
    }
    for name in names { result.formUnion(nameIndex.members.outletsAndActions[name.key, default: []]) }
    if names.contains(.anySelector) { nameIndex.members.outletsAndActions.forEach { result.insert($1) } }
    return result
  }

  /// Adds the files that check whether any code names, or any class answers to, the members in this file.
  private func addUsers(of code: CodeFile, to result: inout Set<FileID>) {
    for member in code.readMembers().joined() {
      // The class that an object without a custom class may have lost is the one that has the member.
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
      // Before Swift 3 the first label was no part of it.
      result.formUnion(nameIndex.documents.bySelectorOfAnyClass[member.name + ":", default: []])
    }
  }

  /// Whether an object without a custom class has an outlet, or is sent an action, of that name.
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

  /// Adds the files whose diagnostics depend on what a document connects.
  ///
  /// The code of the document's classes and of their superclasses, and other documents with objects of these classes.
  ///
  /// - Parameter connections: The connections that changed; nil where something else did.
  private func addUsers(
    of outline: InterfaceOutline, _ connections: Range<Int>?, at path: String, to result: inout Set<FileID>
  ) {
    let references = connections.map(outline.memberReferences(ofConnections:)) ?? outline.memberReferences
    for reference in references {
      for id in findMethods(bySelector: reference.name) { result.insert(id.type.file) }
    }
    let words = Set(references.map { MentionedName(String($0.name.prefix { $0 != ":" })) })
    result.formUnion(files(declaring: Array(words)))
    var classes = NameQueue()
    for name in connections.map(outline.classNames(atEndsOf:)) ?? outline.classReferences.map(\.name) {
      classes.visit(simpleName(name))
    }
    // A single unknown class suffices.
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
    // A controller that a storyboard makes need not load the nib of its name.
    addOwned(by: classes.names, to: &result)
  }

  private func documents(usingClassesOrSubclassesOf names: Set<String>) -> Set<FileID> {
    var effort = 0
    return documents(usingClassesOrSubclassesOf: names, effort: &effort)
  }

  /// The documents in which objects can be of classes of these names or of classes derived from them.
  ///
  /// - Parameter effort: Grows by the number of names that were followed.
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
    // Nothing checks the owner that a nib names.
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

  /// Adds what derives from, extends, renames or uses the types of these names.
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
      // Which of several classes of one run-time name a document means depends on all of them.
      for id in nameIndex.types.byObjCName[name, default: []] {
        result.insert(id.file)
        if let type = type(id) { queue.visit(simpleName(type.name)) }
      }
      for id in nameIndex.types.extensions[name, default: []] { result.insert(id.file) }
      for alias in aliases(of: name) { queue.visit(simpleName(alias.name)) }
      // Extensions of an alias extend its target.
      visitTargets(ofAliases: name, &queue)
      result.formUnion(nameIndex.documents.byClass[name, default: []])
      // Extensions of a framework class are inherited by objects without a custom class, too.
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

  /// Xibs whose file's name makes a class a likely owner.
  private func addOwned(by names: Set<String>, to result: inout Set<FileID>) {
    for nib in names.flatMap(nibNames) { result.formUnion(nameIndex.documents.xibs[nib, default: []]) }
  }
}
