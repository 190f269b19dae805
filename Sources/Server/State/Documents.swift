import Index
import Syntax
import Text
import Workspace

/// Documents that the client opens, edits and closes.
extension ServerState {
  mutating func open(_ item: LSP.TextDocumentItem) {
    let key = key(of: item.uri)
    var document = OpenDocument(item)
    if let other = documents[key] {
      if other.uri == item.uri { log(.warning, "'\(item.uri)' is opened a second time") }
      document.add(other)
    }
    document.scan()
    documents[key] = document
    addToSnapshots(key)
    if document.kind != nil, !isHeld(key) { effects.append(.resolve(.documents(document.paths))) }
    startDiagnostics()
  }

  mutating func change(_ params: LSP.DidChangeTextDocumentParams) throws(LSP.ResponseError) {
    let key = key(of: params.textDocument.uri)
    guard documents[key] != nil else {
      throw LSP.ResponseError(.invalidParams, "'\(params.textDocument.uri)' is not open")
    }
    documents[key]?.turn(to: params.textDocument.uri)
    for change in params.contentChanges { documents[key]?.apply(change, profile.encoding) }
    if let version = params.textDocument.version { documents[key]?.version = version }
    failRequests(about: key)
    scheduleBurstEnd()
  }

  mutating func saved(_ uri: String) {
    let key = key(of: uri)
    // A new file may belong to a folder now that it exists on disk.
    if documents[key] != nil, innermostFolder(of: key)?.isHeld == false { addToSnapshots(key) }
    if documents[key]?.isEdited == true {
      documents[key]?.isEdited = false
      sumUpAgain(key)
    }
    lookAfterSave(of: key)
  }

  /// Makes summaries possible again for a document that was edited and is saved now.
  private mutating func sumUpAgain(_ key: String) {
    guard documents[key]?.kind == .interface else { return }
    scanEditedDocuments()
    for number in folders.keys.sorted() {
      guard let folder = folders[number], let path = folder.relativePath(key), let id = folder.ids[path],
        folder.diagnostics.kept[id]?.isAtRest != true
      else { continue }
      folders[number]?.diagnostics.showAgain([id])
      // A pulling client does not send a request because of a save.
      if folder.diagnostics.mayBeSummedUp(id) { needsDiagnosticRefresh = true }
    }
    if needsDiagnosticRefresh { scheduleTypingPause() }
    startDiagnostics()
  }

  mutating func close(_ uri: String) throws(LSP.ResponseError) {
    let key = key(of: uri)
    guard let document = documents.removeValue(forKey: key) else {
      throw LSP.ResponseError(.invalidParams, "'\(uri)' is not open")
    }
    failRequests(about: key)
    if var left = document.closed(as: uri) {
      left.scan()
      documents[key] = left
      addToSnapshots(key)
      startDiagnostics()
      return
    }
    for path in document.paths { aliases[path] = nil }
    // The files on disk count again.
    var files: [DiskFile] = []
    for number in folders.keys.sorted() where number != Self.outside {
      guard let folder = folders[number], let path = folder.relativePath(key), let id = folder.ids[path],
        let source = folder.snapshot[id], let kind = document.kind
      else { continue }
      let file = WorkspaceFile(path: path, kind: kind, isDependency: source.isDependency)
      files.append(DiskFile(folder: number, file: file, absolutePath: key))
      folders[number]?.diagnostics.deliveredResults[id] = nil
      // The diagnostics of the closed version are outdated.
      folders[number]?.diagnostics.makeStale([id])
    }
    read(files)
    update(Self.outside, [(key, nil)])
    let innermost = innermostFolder(of: key)
    let isShown = innermost.map { folders[$0.number]?.opened.show($0.path) == true } ?? false
    if files.isEmpty || !isShown { clearDiagnostics(of: key) }
    startDiagnostics()
  }

  /// The innermost folder around a document, and whether the folder's files include it.
  func innermostFolder(of key: String) -> (number: Int, path: String, isHeld: Bool)? {
    var best: (number: Int, path: String, isHeld: Bool)?
    for (number, folder) in folders where number != Self.outside {
      guard let path = folder.relativePath(key) else { continue }
      if let found = best, found.path.utf8.count <= path.utf8.count { continue }
      best = (number, path, folder.ids[path] != nil)
    }
    return best
  }

  /// The folder and file that represent a document: those of the innermost folder if that contains it, else those outside of all
  /// folders.
  func place(of key: String) -> (folder: Int, file: FileID)? {
    if let innermost = innermostFolder(of: key), innermost.isHeld,
      let id = folders[innermost.number]?.ids[innermost.path]
    {
      return (innermost.number, id)
    }
    return folders[Self.outside]?.ids[key].map { (Self.outside, $0) }
  }

  /// Puts the text of an open document into the snapshots of its folders.
  mutating func addToSnapshots(_ key: String) {
    guard let document = documents[key], let facts = document.facts else { return }
    for number in folders.keys.sorted() where number != Self.outside {
      guard let folder = folders[number], let path = folder.relativePath(key) else { continue }
      // Before the end of a scan it is unknown whether the file belongs to the folder, but it is useful already.
      if folder.ids[path] != nil || !folder.scan.isDone { update(number, [(path, folder.file(path, facts))]) }
    }
    guard let innermost = innermostFolder(of: key) else {
      update(Self.outside, [(key, SourceFile(path: key, isDependency: false, facts: facts))])
      return
    }
    if innermost.isHeld {
      update(Self.outside, [(key, nil)])
    } else if let folder = folders[innermost.number], folder.scan.isDone {
      if folder.isReady, folders[Self.outside]?.ids[key] != nil {
        update(Self.outside, [(key, sourceOutside(key, facts, at: innermost.path, in: folder))])
      }
      folders[innermost.number]?.looks.underWay += 1
      effects.append(
        .locate(
          folder: innermost.number, path: folder.path, files: [innermost.path],
          excluding: folder.configuration.exclusions))
    }
  }

  /// An open document as a separate file, if its folder does not contain it.
  ///
  /// It has no findings if the folder's rules exclude it.
  func sourceOutside(_ key: String, _ facts: FileFacts, at path: String, in folder: FolderState)
    -> SourceFile
  {
    SourceFile(path: key, isDependency: folder.configuration.excludes(path), facts: facts)
  }

  @discardableResult
  mutating func update(
    _ number: Int, _ changes: [(path: String, file: SourceFile?)], _ edit: InterfaceRevision? = nil
  ) -> Set<FileID> {
    let affected = updateFolder(number, changes, edit)
    if changes.contains(where: { mayListSources($0.path) }) { followListedSources(number) }
    return affected
  }

  private mutating func updateFolder(
    _ number: Int, _ changes: [(path: String, file: SourceFile?)], _ edit: InterfaceRevision?
  ) -> Set<FileID> {
    guard let path = folders[number]?.path, let update = folders[number]?.update(changes, edit) else {
      return []
    }
    guard update.isAlteration, profile.refreshesCodeLenses else { return update.affected }
    // The client requests the lenses of the edited document by itself.
    let changed = Set(changes.map { path.isEmpty ? $0.path : path + "/" + $0.path })
    if documents.contains(where: { $1.kind == .swift && !changed.contains($0) }) {
      needsCodeLensRefresh = true
      scheduleTypingPause()
    }
    return update.affected
  }
}
