import AppleFacts
import Synchronization
import Syntax
import Text

/// The workspace at one revision. It is never changed; a change makes the next snapshot. A copy is cheap.
///
/// Only results that are found on demand are added, which do not affect any answer.
package struct Snapshot: Sendable {
  package private(set) var revision = 0
  /// The files by number; nil for a removed file.
  package private(set) var files = FileList([])
  package private(set) var nameIndex = NameIndex()
  package private(set) var coverage: SnapshotCoverage
  /// The caches of queries. They affect only the time that an answer takes.
  private(set) var caches = CachePool()
  private var targets = MadeOnce<TargetTables>()
  private var nameUses = NameUses()
  private var sharedPaths = SharedPaths()
  private var missingFiles = MadeOnce<MissingFiles>()
  private var callersOfHelpers = MadeOnce<CallersOfHelpers>()

  /// The paths of all files.
  var paths: WorkspacePaths { WorkspacePaths(files: files, shared: sharedPaths) }

  /// The facts about files in the projects of the workspace.
  package var targetMap: TargetMap {
    let tables = targets.value {
      TargetTables(nameIndex.documents.projects.compactMap { id in self[id].map { (id, $0) } })
    }
    return TargetMap(
      tables: tables, paths: paths, ignored: coverage.ignoredSources, knownMissing: missingFiles)
  }

  /// A workspace without files.
  package init(_ coverage: SnapshotCoverage = SnapshotCoverage(isWhole: true)) { self.coverage = coverage }

  /// - Parameter tables: The tables that all `InitialTable.makers` made of these files.
  package init(files: [SourceFile], _ coverage: SnapshotCoverage, _ tables: [InitialTable]) {
    self.coverage = coverage
    self.files = FileList(files)
    for table in tables {
      switch table {
      case .types(let types): nameIndex.types = types
      case .members(let members, let unmarked):
        nameIndex.members = members
        nameIndex.unmarkedMembers = unmarked
      case .documents(let documents): nameIndex.documents = documents
      case .targets(let tables): targets = MadeOnce(tables)
      }
    }
  }

  /// Whether diagnostics may concern a file. They don't concern code that is not marked for Interface Builder and uses no names
  /// of documents.
  package func mayHaveFindings(_ file: FileID) -> Bool {
    files.indices.contains(Int(file.raw))
      && (files.mayHaveFindings(Int(file.raw)) || !findHelpers(calledBy: file).isEmpty)
  }

  /// Whether the workspace declares an app's delegate, and so contains the code that runs first.
  package var declaresApp: Bool {
    ["UIApplicationDelegate", "NSApplicationDelegate"].contains { nameIndex.types.subtypes[$0] != nil }
  }

  /// The code that may use names of documents about which a check may report something.
  package func findFilesWithNames() -> [FileID] {
    let callers = findCallersOfHelpers().byFile
    return filesWithNames(.checked).filter { callers[$0] == nil } + callers.keys.sorted()
  }

  /// The code that may use any names of documents.
  package var filesWithAnyNames: [FileID] { filesWithNames(.unchecked) }

  private func filesWithNames(_ least: SharedNameKind.Uses) -> [FileID] {
    files.indices.lazy.filter { files.mayUseNames($0) >= least }.map { FileID(raw: Int32($0)) }
  }

  /// The helpers in all code that a file may call.
  package func findHelpers(calledBy file: FileID) -> [NameHelper] {
    findCallersOfHelpers().byFile[file] ?? []
  }

  /// The files that declare a function which hands a name on.
  package func findFiles(declaring helper: NameHelper) -> [FileID] {
    findCallersOfHelpers().declaring[helper] ?? []
  }

  private func findCallersOfHelpers() -> CallersOfHelpers {
    callersOfHelpers.value {
      var result = CallersOfHelpers()
      var byLanguage: [CodeOutline.Language: [NameHelper]] = [:]
      for file in nameIndex.documents.all.isEmpty ? [] : filesWithNames(.checked) {
        guard let code = code(file) else { continue }
        for helper in code.readNameHelpers().unique {
          byLanguage[code.language, default: []].append(helper)
          result.declaring[helper, default: []].append(file)
        }
      }
      for (language, helpers) in byLanguage {
        let byWord = Dictionary(grouping: helpers.unique, by: \.word)
        for (word, helpers) in byWord.sorted(by: { $0.key < $1.key }) {
          let word = AskedName(calling: word)
          result.words.insert(word.name)
          for file in findFiles(naming: word) where code(file)?.language == language {
            result.byFile[file, default: []] += helpers
          }
        }
      }
      return result
    }
  }

  /// The types that have a property whose type contains a name and that a document may connect or set.
  func findTypes(withPropertiesOf name: String) -> [TypeID] {
    // A file that has been edited is in the table itself.
    let unmarked = nameIndex.unmarkedMembers.readTypes(withPropertiesOf: name, in: files).filter {
      code($0.file)?.isUnmarked == true
    }
    return nameIndex.members.propertyTypes[name, default: []] + unmarked
  }

  package subscript(file: FileID) -> SourceFile? {
    files.indices.contains(Int(file.raw)) ? files[Int(file.raw)] : nil
  }

  /// The facts of a file. The rest of the file is not copied, since lookups of types are frequent.
  private func facts(_ file: FileID) -> FileFacts? {
    files.indices.contains(Int(file.raw)) ? files.facts(Int(file.raw)) : nil
  }

  package func code(_ file: FileID) -> CodeFile? { facts(file)?.code }

  package func interface(_ file: FileID) -> InterfaceOutline? { facts(file)?.interface }

  /// The outline of a document; nil if the document is from a dependency.
  package func ownInterface(_ file: FileID) -> InterfaceOutline? {
    isOwn(file) ? interface(file) : nil
  }

  /// Whether a file exists and is not from a dependency.
  package func isOwn(_ file: FileID) -> Bool {
    files.indices.contains(Int(file.raw)) && files.isOwn(Int(file.raw))
  }

  /// The path relative to the workspace's root; empty for a removed file.
  package func path(of file: FileID) -> String {
    files.indices.contains(Int(file.raw)) ? files.path(Int(file.raw)) ?? "" : ""
  }

  package func type(_ id: TypeID) -> CodeType? {
    guard let types = code(id.file)?.types, types.indices.contains(id.index) else { return nil }
    return types[id.index]
  }

  /// The members of a type; empty for a removed type.
  package func readMembers(of id: TypeID) -> [CodeMember] {
    code(id.file)?.readMembers(ofType: id.index) ?? []
  }

  /// The classes with a full name, in Swift or for Objective-C.
  package func classes(called name: String) -> [TypeID] {
    let named = nameIndex.types.byName[simpleName(name), default: []].filter { type($0)?.name == name }
    return (nameIndex.types.byObjCName[name, default: []] + named).unique.sorted().filter(isClass)
  }

  /// Whether a type exists and is a class. The type is not copied, since lookups are frequent.
  package func isClass(_ id: TypeID) -> Bool {
    guard let types = code(id.file)?.types, types.indices.contains(id.index) else { return false }
    return types[id.index].kind == .class
  }

  /// Whether the workspace declares a class of that simple name.
  package func declaresClass(named name: String) -> Bool {
    nameIndex.types.byName[name, default: []].contains(where: isClass)
  }

  /// The members of a type that satisfy a condition.
  package func readMembers(of id: TypeID, where isWanted: (CodeMember) -> Bool) -> [MemberID] {
    let members = readMembers(of: id)
    return members.indices.filter { isWanted(members[$0]) }.map { MemberID(type: id, index: $0) }
  }

  package func member(_ id: MemberID) -> CodeMember? {
    let members = readMembers(of: id.type)
    return members.indices.contains(id.index) ? members[id.index] : nil
  }

  package func alias(_ id: AliasID) -> CodeAlias? {
    guard let aliases = code(id.file)?.aliases, aliases.indices.contains(id.index) else { return nil }
    return aliases[id.index]
  }

  /// The type aliases with a simple name.
  package func aliases(named name: String) -> [CodeAlias] {
    nameIndex.types.aliases[name, default: []].compactMap { alias($0) }
  }

  /// The type aliases whose target contains a simple name.
  package func aliases(of name: String) -> [CodeAlias] {
    nameIndex.types.aliasesOfTarget[name, default: []].compactMap { alias($0) }
  }

  /// Whether there is any code. Without code, documents do not affect one another.
  var holdsCode: Bool { files.indices.contains { files.code($0) != nil } }

  /// The files with a role, in order.
  package func files(_ role: FileRole) -> [FileID] {
    if role == .document { return nameIndex.documents.all.sorted() }
    return files.indices.lazy.map { FileID(raw: Int32($0)) }.filter { files.role(Int($0.raw)) == role }
  }

  /// The file at a path.
  package func file(at path: String) -> FileID? {
    files.firstIndex { $0?.path == path }.map { FileID(raw: Int32($0)) }
  }

  /// - Parameters:
  ///   - file: The file to change. The id after the last one adds a file.
  ///   - new: The new version; nil removes the file.
  ///   - revision: The edit of a document that led to `new`, if known.
  package func change(
    _ file: FileID, to new: SourceFile?, by revision: InterfaceRevision? = nil
  ) -> FileChange {
    FileChange(file, self[file], new, revision)
  }

  /// - Parameter changes: Changes that `change(_:to:)` of this snapshot made, one for each file.
  package func applying(_ changes: [FileChange]) -> Snapshot {
    var next = self
    next.revision += 1
    for change in changes {
      let raw = Int(change.file.raw)
      guard raw >= 0 else { continue }
      while next.files.count <= raw { next.files.append(nil) }
      if !change.keepsCaches { next.caches = CachePool() }
      if change.isOfProject {
        next.targets = MadeOnce()
        next.missingFiles = MadeOnce()
      }
      // The tables contain no members of an unmarked file.
      if change.extent == .names || next.files.code(raw)?.isUnmarked == true {
        next.nameIndex.replace(next.files[raw], by: change.new, as: change.file)
      }
      next.nameUses = next.nameUses.forgetting(change.namesApart)
      if mayAlterCallers(change) { next.callersOfHelpers = MadeOnce() }
      if (next.files[raw] == nil) != (change.new == nil) {
        next.sharedPaths = SharedPaths()
        next.missingFiles = MadeOnce()
      }
      next.files[raw] = change.new
    }
    return next
  }

  /// Whether a change may affect which files call helpers.
  private func mayAlterCallers(_ change: FileChange) -> Bool {
    let (old, new) = (self[change.file]?.facts, change.new?.facts)
    guard old?.code != nil || new?.code != nil else { return (old == nil) != (new == nil) }
    guard let words = callersOfHelpers.known?.words,
      old?.code?.readNameHelpers() ?? [] == new?.code?.readNameHelpers() ?? []
    else { return true }
    return change.namesApart.contains(where: words.contains)
  }

  /// The methods with a selector that can receive an action that is sent to no particular class: they are marked for Interface
  /// Builder or visible to Objective-C.
  package func findMethods(bySelector selector: String) -> [MemberID] {
    let known = Array(nameIndex.members.methods[selector, default: []])
    let others = nameIndex.unmarkedMembers.files(declaring: selector).flatMap { file -> [MemberID] in
      // A file that has been edited is in the table itself.
      guard let code = code(file), code.isUnmarked else { return [] }
      return code.types.indices.flatMap { index in
        readMembers(of: TypeID(file: file, index: index)) {
          $0.selector == selector && mayBeAction($0, of: code.types[index])
        }
      }
    }
    return others.isEmpty ? known : (known + others).sorted()
  }

  /// The uses of a name in all code of the workspace, and by file.
  package func findUses(of name: AskedName) -> UsesOfName { nameUses.findUses(of: name, in: files) }

  /// The union of all uses of a name in the code of the workspace; nil if no code contains it.
  package func findUse(of name: AskedName) -> MentionedNames.Use? { findUses(of: name).use }

  /// Whether a file of code uses a name, not only declares it.
  package func finds(_ name: AskedName, inUseIn file: FileID) -> Bool {
    code(file)?.findMention(of: name)?.contains(.inUse) == true
  }

  /// The files of code that use a name, in no particular order.
  package func findFiles(naming name: AskedName) -> [FileID] { findUses(of: name).files }

  /// A snapshot of the same files with another coverage of the workspace.
  package func covering(_ other: SnapshotCoverage) -> Snapshot {
    var next = self
    next.coverage = other
    // No remembered answer depends on the texts of unread documents.
    next.coverage.unreadTexts = coverage.unreadTexts
    if next.coverage != coverage { next.caches = CachePool() }
    next.coverage.unreadTexts = other.unreadTexts
    return next
  }

  /// The names among some whose uses in code are not known yet.
  package func unknownNames(among names: [AskedName]) -> [AskedName] { nameUses.unknown(among: names) }

  /// A snapshot that already knows the uses of some names in all code, so that no search for them is needed.
  package func knowing(_ uses: [MentionedName: UsesOfName], of names: Set<MentionedName>) -> Snapshot {
    var next = self
    next.nameUses = nameUses.knowing(uses, of: names)
    return next
  }

  /// Reads everything in code that is not yet read and releases the texts, for a limited number of files.
  ///
  /// - Returns: The index from which to continue; nil after the last file.
  package func settle(from start: Int = 0, atMost count: Int = .max) -> Int? {
    let end = count < files.count - start ? start + count : files.count
    for index in start..<end { files.code(index)?.settle() }
    if end < files.count { return end }
    _ = findTypes(withPropertiesOf: "")
    return nil
  }
}

/// The files that call helpers, with the helpers that they may call.
private struct CallersOfHelpers: Sendable {
  /// One word of each helper's name.
  var words: Set<MentionedName> = []
  var byFile: [FileID: [NameHelper]] = [:]
  /// The files that declare each function.
  var declaring: [NameHelper: [FileID]] = [:]
}
