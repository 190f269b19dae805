import AppleFacts
import Synchronization
import Syntax
import Text

/// The workspace at one revision. Never altered: what changes it makes the next one. A copy is cheap.
///
/// Only what is found out about its files on demand is remembered, which alters no answer.
package struct Snapshot: Sendable {
  package private(set) var revision = 0
  /// nil for a file that is gone.
  package private(set) var files = FileList([])
  package private(set) var nameIndex = NameIndex()
  package private(set) var coverage: SnapshotCoverage
  /// Caches for queries. They change no answer, only the time that it takes.
  private(set) var caches = CachePool()
  private var targets = MadeOnce<TargetTables>()
  private var nameUses = NameUses()
  private var sharedPaths = SharedPaths()
  private var missingSources = MadeOnce<[[String]]>()
  private var callersOfHelpers = MadeOnce<CallersOfHelpers>()

  /// The paths of all files.
  var paths: WorkspacePaths { WorkspacePaths(files: files, shared: sharedPaths) }

  /// The facts about files in the projects of the workspace.
  package var targetMap: TargetMap {
    let tables = targets.value {
      TargetTables(nameIndex.documents.projects.compactMap { id in self[id].map { (id, $0) } })
    }
    return TargetMap(
      tables: tables, paths: paths, ignored: coverage.ignoredSources, knownMissing: missingSources)
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

  /// Whether a diagnostic could be about a file: not about code in which nothing is marked for Interface Builder,
  /// unless it names what a document declares as text.
  package func mayHaveFindings(_ file: FileID) -> Bool {
    files.indices.contains(Int(file.raw))
      && (files.mayHaveFindings(Int(file.raw)) || !findHelpers(calledBy: file).isEmpty)
  }

  /// Whether there is the delegate of an app, so that the workspace has what runs first.
  package var declaresApp: Bool {
    ["UIApplicationDelegate", "NSApplicationDelegate"].contains { nameIndex.types.subtypes[$0] != nil }
  }

  /// The code that may use names which documents declare as text, and about which a check may find something.
  package func findFilesWithNames() -> [FileID] {
    let callers = findCallersOfHelpers().byFile
    return filesWithNames(.checked).filter { callers[$0] == nil } + callers.keys.sorted()
  }

  /// The code that may use any names which documents declare as text.
  package var filesWithAnyNames: [FileID] { filesWithNames(.unchecked) }

  private func filesWithNames(_ least: SharedNameKind.Uses) -> [FileID] {
    files.indices.lazy.filter { files.mayUseNames($0) >= least }.map { FileID(raw: Int32($0)) }
  }

  /// The functions of the code that hand names on and that a file may call.
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
          result.words.insert(MentionedName(word))
          for file in findFiles(naming: AskedName(word)) where code(file)?.language == language {
            result.byFile[file, default: []] += helpers
          }
        }
      }
      return result
    }
  }

  /// Types with a property that a document may connect or set and whose type contains a name.
  func findTypes(withPropertiesOf name: String) -> [TypeID] {
    // A file that was edited since is in the table itself.
    let unmarked = nameIndex.unmarkedMembers.readTypes(withPropertiesOf: name, in: files).filter {
      code($0.file)?.isUnmarked == true
    }
    return nameIndex.members.propertyTypes[name, default: []] + unmarked
  }

  package subscript(file: FileID) -> SourceFile? {
    files.indices.contains(Int(file.raw)) ? files[Int(file.raw)] : nil
  }

  /// The facts without a copy of the file's path and the like; lookups of types are many.
  private func facts(_ file: FileID) -> FileFacts? {
    files.indices.contains(Int(file.raw)) ? files.facts(Int(file.raw)) : nil
  }

  package func code(_ file: FileID) -> CodeFile? { facts(file)?.code }

  package func interface(_ file: FileID) -> InterfaceOutline? { facts(file)?.interface }

  /// The outline of a document, if it is not a dependency's.
  package func ownInterface(_ file: FileID) -> InterfaceOutline? {
    isOwn(file) ? interface(file) : nil
  }

  /// Whether there is such a file, and it is reported on.
  package func isOwn(_ file: FileID) -> Bool {
    files.indices.contains(Int(file.raw)) && files.isOwn(Int(file.raw))
  }

  /// Relative to the workspace's root; empty for a file that is gone.
  package func path(of file: FileID) -> String {
    files.indices.contains(Int(file.raw)) ? files.path(Int(file.raw)) ?? "" : ""
  }

  package func type(_ id: TypeID) -> CodeType? {
    guard let types = code(id.file)?.types, types.indices.contains(id.index) else { return nil }
    return types[id.index]
  }

  /// The members of a type; none for a type that is gone.
  package func readMembers(of id: TypeID) -> [CodeMember] {
    code(id.file)?.readMembers(ofType: id.index) ?? []
  }

  /// The classes of a name: their own in full, or that for Objective-C.
  package func classes(called name: String) -> [TypeID] {
    let named = nameIndex.types.byName[simpleName(name), default: []].filter { type($0)?.name == name }
    return (nameIndex.types.byObjCName[name, default: []] + named).unique.sorted().filter(isClass)
  }

  /// Whether there is such a type, and it is a class. The type is not copied, as there are many lookups.
  package func isClass(_ id: TypeID) -> Bool {
    guard let types = code(id.file)?.types, types.indices.contains(id.index) else { return false }
    return types[id.index].kind == .class
  }

  /// Whether the workspace declares a class of that simple name.
  package func declaresClass(named name: String) -> Bool {
    nameIndex.types.byName[name, default: []].contains(where: isClass)
  }

  /// The members of a type that are wanted.
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

  /// The type aliases whose target contains a simple name.
  package func aliases(of name: String) -> [CodeAlias] {
    nameIndex.types.aliasesOfTarget[name, default: []].compactMap { alias($0) }
  }

  /// Whether there is any code. Without it, documents have nothing to do with each other.
  var holdsCode: Bool { files.indices.contains { files.code($0) != nil } }

  /// The files of a kind, in their order.
  package func files(_ role: FileRole) -> [FileID] {
    if role == .document { return nameIndex.documents.all.sorted() }
    return files.indices.lazy.map { FileID(raw: Int32($0)) }.filter { files.role(Int($0.raw)) == role }
  }

  /// The file at a path.
  package func file(at path: String) -> FileID? {
    files.firstIndex { $0?.path == path }.map { FileID(raw: Int32($0)) }
  }

  /// - Parameters:
  ///   - file: The file to change; an id one after the last adds a file.
  ///   - new: nil removes it.
  ///   - revision: The edit of a document that led to `new`, where that is known.
  package func change(
    _ file: FileID, to new: SourceFile?, by revision: InterfaceRevision? = nil
  ) -> FileChange {
    FileChange(file, self[file], new, revision)
  }

  /// - Parameter changes: Made by `change(_:to:)` of this snapshot, one a file.
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
        next.missingSources = MadeOnce()
      }
      // The tables hold none of the members of an unmarked file.
      if change.extent == .names || next.files.code(raw)?.isUnmarked == true {
        next.nameIndex.replace(next.files[raw], by: change.new, as: change.file)
      }
      next.nameUses = next.nameUses.forgetting(change.namesApart)
      if mayAlterCallers(change) { next.callersOfHelpers = MadeOnce() }
      if (next.files[raw] == nil) != (change.new == nil) {
        next.sharedPaths = SharedPaths()
        next.missingSources = MadeOnce()
      }
      next.files[raw] = change.new
    }
    return next
  }

  /// Whether a change may alter which files call functions that hand names on.
  private func mayAlterCallers(_ change: FileChange) -> Bool {
    let (old, new) = (self[change.file]?.facts, change.new?.facts)
    guard old?.code != nil || new?.code != nil else { return (old == nil) != (new == nil) }
    guard let words = callersOfHelpers.known?.words,
      old?.code?.readNameHelpers() ?? [] == new?.code?.readNameHelpers() ?? []
    else { return true }
    return change.namesApart.contains(where: words.contains)
  }

  /// Methods that are marked for Interface Builder or visible to Objective-C: what can take an action that names no
  /// class.
  package func findMethods(bySelector selector: String) -> [MemberID] {
    let known = Array(nameIndex.members.methods[selector, default: []])
    let others = nameIndex.unmarkedMembers.files(declaring: selector).flatMap { file -> [MemberID] in
      // A file that was edited since is in the table itself.
      guard let code = code(file), code.isUnmarked else { return [] }
      return code.types.indices.flatMap { index in
        readMembers(of: TypeID(file: file, index: index)) {
          $0.selector == selector && mayBeAction($0, of: code.types[index])
        }
      }
    }
    return others.isEmpty ? known : (known + others).sorted()
  }

  /// How all code of the workspace uses a name, and which files do.
  package func findUses(of name: AskedName) -> UsesOfName { nameUses.findUses(of: name, in: files) }

  /// How all code of the workspace together uses a name; nil where none does.
  package func findUse(of name: AskedName) -> MentionedNames.Use? { findUses(of: name).use }

  /// The files of code that use a name, in no particular order.
  package func findFiles(naming name: AskedName) -> [FileID] { findUses(of: name).files }

  /// The same files as another part of the workspace, or as all of it.
  package func covering(_ other: SnapshotCoverage) -> Snapshot {
    var next = self
    next.coverage = other
    // No remembered answer depends on documents.
    next.coverage.unreadTexts = coverage.unreadTexts
    if next.coverage != coverage { next.caches = CachePool() }
    next.coverage.unreadTexts = other.unreadTexts
    return next
  }

  /// The same, with how all code together uses these names, which saves a search for each.
  package func knowing(_ uses: [MentionedName: UsesOfName], of names: Set<MentionedName>) -> Snapshot {
    var next = self
    next.nameUses = nameUses.knowing(uses, of: names)
    return next
  }

  /// Reads what is left to read of code, and lets go of the texts; of some files at a time.
  ///
  /// - Returns: The place to go on from; nil when all is done.
  package func settle(from start: Int = 0, atMost count: Int = .max) -> Int? {
    let end = count < files.count - start ? start + count : files.count
    for index in start..<end { files.code(index)?.settle() }
    if end < files.count { return end }
    _ = findTypes(withPropertiesOf: "")
    return nil
  }
}

/// The files that call functions which hand names on to frameworks, and these functions.
private struct CallersOfHelpers: Sendable {
  /// A word of each function.
  var words: Set<MentionedName> = []
  var byFile: [FileID: [NameHelper]] = [:]
  /// The files that declare each function.
  var declaring: [NameHelper: [FileID]] = [:]
}
