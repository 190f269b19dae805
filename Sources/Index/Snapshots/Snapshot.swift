import AppleFacts
import Synchronization
import Syntax
import Text

/// What a snapshot can't tell, because it was not read.
package struct Coverage: Hashable, Sendable {
  /// Every source and interface file of the whole workspace was read.
  package var isWhole = true

  package init(isWhole: Bool = true) { self.isWhole = isWhole }
}

/// The workspace at one revision. Never changes once made; a copy is cheap.
package struct Snapshot: Sendable {
  package private(set) var revision = 0
  /// nil for a file that is gone.
  package private(set) var files = FileList([])
  package private(set) var nameIndex = NameIndex()
  /// How much of the workspace the files are.
  package var coverage = Coverage() {
    didSet { if coverage != oldValue { caches = CachePool() } }
  }
  /// Caches for resolvers. They change no answer, only the time that it takes.
  private(set) var caches = CachePool()
  private var sharedTargets = SharedTargetTables()
  private var nameUses = NameUses()
  private var sharedPaths = SharedPaths()
  private let pendingProperties = PendingProperties()

  /// Those of all files.
  var paths: WorkspacePaths { WorkspacePaths(of: files, sharedPaths) }

  /// What the projects of the workspace say about its files.
  package var targetMap: TargetMap {
    TargetMap(sharedTargets.tables(of: nameIndex.documents.projects, in: files), paths)
  }

  package init() {}

  package init(files: [SourceFile], coverage: Coverage) {
    var tables = InitialTables()
    for part in InitialTables.Part.all { tables.make(part, of: files) }
    self.init(files: files, coverage: coverage, tables)
  }

  /// - Parameter tables: All parts, of these files.
  package init(files: [SourceFile], coverage: Coverage, _ tables: InitialTables) {
    self.coverage = coverage
    self.files = FileList(files)
    nameIndex = tables.nameIndex
    if let targets = tables.targets { sharedTargets = SharedTargetTables(targets) }
  }

  /// Whether a diagnostic could be about a file: not about code in which nothing is marked for Interface Builder.
  package func mayHaveFindings(_ file: FileID) -> Bool {
    guard files.indices.contains(Int(file.raw)), files.role(Int(file.raw)) != nil else { return false }
    return files.traits(Int(file.raw))?.isUnmarked != true
  }

  /// Types with a property that a document may connect or set and in whose type a name stands.
  func types(withPropertiesOf name: String) -> [TypeID] {
    // A file that was edited since stands in the table itself.
    let pending = pendingProperties.types(of: name, in: files).filter {
      files.traits(Int($0.file.raw))?.putsOffMembers == true
    }
    return nameIndex.members.propertyTypes[name, default: []] + pending
  }

  package subscript(file: FileID) -> SourceFile? {
    files.indices.contains(Int(file.raw)) ? files[Int(file.raw)] : nil
  }

  /// Without a copy of the file's path and the like; lookups of types are many.
  private func facts(_ file: FileID) -> FileFacts? {
    files.indices.contains(Int(file.raw)) ? files.facts(Int(file.raw)) : nil
  }

  package func code(_ file: FileID) -> CodeOutline? {
    if case .code(let outline)? = facts(file) { outline } else { nil }
  }

  package func interface(_ file: FileID) -> InterfaceOutline? {
    if case .interface(let outline)? = facts(file) { outline } else { nil }
  }

  package func type(_ id: TypeID) -> CodeType? { facts(id.file)?.type(id.index) }

  /// Without the copy of the type, for scans over all types.
  func kind(of id: TypeID) -> CodeType.Kind? { facts(id.file)?.kind(ofType: id.index) }

  package func member(_ id: MemberID) -> CodeMember? {
    facts(id.type.file)?.member(id.index, ofType: id.type.index)
  }

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
  ///   - file: An id one behind the last adds one.
  ///   - new: nil removes it.
  ///   - revision: The edit of a document that led to `new`, where that is known.
  package func change(
    _ file: FileID, to new: SourceFile?, by revision: InterfaceRevision? = nil
  ) -> FileChange {
    FileChange(file, self[file], new, revision)
  }

  package func applying(_ changes: [(FileID, SourceFile?)]) -> Snapshot {
    applying(changes.map { change($0, to: $1) })
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
      if change.isOfProject { next.sharedTargets = SharedTargetTables() }
      // The tables hold nothing of members that are read later.
      let entersMembers = next.files[raw]?.traits?.putsOffMembers == true
      if change.extent == .names || entersMembers {
        next.nameIndex.replace(next.files[raw], by: change.new, as: change.file)
      }
      next.nameUses = next.nameUses.forgetting(change.namesApart)
      if (next.files[raw] == nil) != (change.new == nil) { next.sharedPaths = SharedPaths() }
      next.files[raw] = change.new
    }
    return next
  }

  /// Methods that are marked for Interface Builder or visible to Objective-C: what can take an action that names no
  /// class.
  package func methods(bySelector selector: String) -> [MemberID] {
    let known = Array(nameIndex.members.methods[selector, default: []])
    guard let pending = nameIndex.pendingMethods else { return known }
    let others = pending.files(declaring: selector).flatMap { file -> [MemberID] in
      // A file that was edited since stands in the table itself.
      guard let outline = code(file), outline.traits.putsOffMembers else { return [] }
      return outline.types.enumerated().flatMap { index, type in
        type.members.indices.filter {
          type.members[$0].selector == selector && mayBeAction(type.members[$0], of: type)
        }
        .map { MemberID(type: TypeID(file: file, index: index), index: $0) }
      }
    }
    return others.isEmpty ? known : (known + others).sorted()
  }

  /// How all code of the workspace together uses a name; nil where none does.
  package func use(of name: AskedName) -> MentionedNames.Use? { nameUses.use(of: name, in: files) }

  /// Notes how all code together uses these names, which saves a search for each.
  package func learn(_ uses: [MentionedName: MentionedNames.Use], among names: Set<MentionedName>) {
    nameUses.learn(uses, among: names)
  }

  /// Reads members and collects the names that code uses where that was put off, and lets go of the texts; of some files
  /// at a time.
  ///
  /// - Returns: Where to go on; nil when all is done.
  package func settle(from start: Int = 0, atMost count: Int = .max) -> Int? {
    let end = count < files.count - start ? start + count : files.count
    for index in start..<end {
      if case .code(let outline)? = files[index]?.facts { outline.settle() }
    }
    if end < files.count { return end }
    pendingProperties.prepare(of: files)
    return nil
  }
}
