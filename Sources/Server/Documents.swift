import Index
import LanguageServerProtocol
import Text
import Workspace

/// Documents as the client opens, edits and closes them.
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
    show(key)
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
    overtake(key)
    scheduleSettling()
  }

  mutating func saved(_ uri: String) {
    let key = key(of: uri)
    // A file that was new may belong to a folder now that it exists.
    if documents[key] != nil, folder(holding: key)?.isHeld == false { show(key) }
    readAgainIfUnwatched(key)
  }

  mutating func close(_ uri: String) throws(LSP.ResponseError) {
    let key = key(of: uri)
    guard let document = documents.removeValue(forKey: key) else {
      throw LSP.ResponseError(.invalidParams, "'\(uri)' is not open")
    }
    overtake(key)
    if var left = document.closed(as: uri) {
      left.scan()
      documents[key] = left
      show(key)
      startDiagnostics()
      return
    }
    for path in document.paths { aliases[path] = nil }
    // Back to what is on disk.
    var files: [DiskFile] = []
    for number in roots.keys.sorted() where number != Self.outside {
      guard let root = roots[number], let path = root.relativePath(key), let id = root.ids[path],
        let source = root.snapshot[id], let kind = document.kind
      else { continue }
      let file = WorkspaceFile(path: path, kind: kind, isDependency: source.isDependency)
      files.append(DiskFile(root: number, file: file, absolutePath: key))
      roots[number]?.told[id] = nil
      // The version that was open is no longer shown.
      roots[number]?.makeStale(id)
    }
    if !files.isEmpty { effects.append(.read(files)) }
    update(Self.outside, [(key, nil)])
    if files.isEmpty { retract(key) }
    startDiagnostics()
  }

  /// The innermost folder a document lies in, and whether the folder's files include it.
  func folder(holding key: String) -> (number: Int, path: String, isHeld: Bool)? {
    var best: (number: Int, path: String, isHeld: Bool)?
    for (number, root) in roots where number != Self.outside {
      guard let path = root.relativePath(key) else { continue }
      if let found = best, found.path.utf8.count <= path.utf8.count { continue }
      best = (number, path, root.ids[path] != nil)
    }
    return best
  }

  /// Where a document is answered for: the innermost folder that holds it, else outside of all.
  func place(of key: String) -> (root: Int, file: FileID)? {
    if let folder = folder(holding: key), folder.isHeld, let id = roots[folder.number]?.ids[folder.path] {
      return (folder.number, id)
    }
    return roots[Self.outside]?.ids[key].map { (Self.outside, $0) }
  }

  /// Puts the text of an open document into the snapshots that it belongs to.
  mutating func show(_ key: String) {
    guard let document = documents[key], let facts = document.facts else { return }
    for number in roots.keys.sorted() where number != Self.outside {
      guard let root = roots[number], let path = root.relativePath(key) else { continue }
      if let id = root.ids[path] {
        let isDependency = root.snapshot[id]?.isDependency ?? false
        update(number, [(path, SourceFile(path: path, isDependency: isDependency, facts: facts))])
      } else if !root.isScanned {
        // Useful at once; whether it belongs is known when the scan is done.
        update(number, [(path, SourceFile(path: path, isDependency: false, facts: facts))])
      }
    }
    guard let folder = folder(holding: key) else {
      update(Self.outside, [(key, SourceFile(path: key, isDependency: false, facts: facts))])
      return
    }
    if folder.isHeld {
      update(Self.outside, [(key, nil)])
    } else if let root = roots[folder.number], root.isScanned {
      if root.isReady, roots[Self.outside]?.ids[key] != nil {
        update(Self.outside, [(key, sourceOutside(key, facts, at: folder.path, in: root))])
      }
      effects.append(
        .locate(
          root: folder.number, path: root.path, files: [folder.path],
          excluding: root.configuration.exclude))
    }
  }

  /// An open document that its folder does not hold: answered for by itself, but never reported on where the folder's
  /// rules exclude it.
  func sourceOutside(_ key: String, _ facts: FileFacts, at path: String, in root: Root) -> SourceFile {
    SourceFile(path: key, isDependency: root.configuration.exclude.matches(path), facts: facts)
  }

  // MARK: Catching up

  mutating func scheduleSettling() {
    if isSettling { return }
    isSettling = true
    // Behind everything that has arrived already: a burst of edits is looked at once.
    effects.append(.wait(.settled, .zero))
  }

  mutating func settle() {
    catchUp()
    startDiagnostics()
  }

  /// Reads what has been edited since the last time.
  mutating func catchUp() {
    for key in documents.keys.sorted() where documents[key]?.isDirty == true {
      documents[key]?.scan()
      guard let document = documents[key], let facts = document.facts else { continue }
      edited(key, facts, document.change)
    }
  }

  private mutating func edited(_ key: String, _ facts: FileFacts, _ change: TextChange?) {
    let isTyping = lastAlteringEdit.map { now - $0 < Self.pause } ?? false
    lastEdit = now
    for number in roots.keys.sorted() {
      guard let root = roots[number], let path = root.relativePath(key), let id = root.ids[path] else {
        continue
      }
      let isDependency = root.snapshot[id]?.isDependency ?? false
      let affected = update(
        number, [(path, SourceFile(path: path, isDependency: isDependency, facts: facts))], change)
      if affected.count > 1 {
        lastAlteringEdit = now
        // One change shows everywhere at once. While a name is being typed, the documents that use it would
        // flicker with every letter, so they wait for a pause.
        if isTyping { roots[number]?.waiting.formUnion(affected.subtracting([id])) }
        // A client that pulls asks about the document it edits, and can't know which others have changed.
        owesRefresh = owesRefresh || profile.pullsDiagnostics
      }
    }
    if owesRefresh || roots.values.contains(where: { !$0.waiting.isEmpty }) { schedulePause() }
  }

  private mutating func schedulePause() {
    if isPausing { return }
    isPausing = true
    effects.append(.wait(.pause, Self.pause))
  }

  mutating func finishPause() {
    isPausing = false
    let sinceEdit = lastEdit.map { now - $0 } ?? Self.pause
    if sinceEdit < Self.pause {
      isPausing = true
      effects.append(.wait(.pause, Self.pause - sinceEdit))
      return
    }
    for number in roots.keys { roots[number]?.waiting = [] }
    if owesRefresh {
      owesRefresh = false
      refreshPulled()
    }
    refreshLenses()
    startDiagnostics()
  }

  /// Asks for the lenses of Swift files again, after a change elsewhere that they can show.
  mutating func refreshLenses() {
    guard owesLenses, phase == .running else { return }
    owesLenses = false
    sendRequest("workspace/codeLens/refresh", nil, purpose: "to ask for lenses again")
  }

  @discardableResult
  mutating func update(
    _ number: Int, _ changes: [(path: String, file: SourceFile?)], _ edit: TextChange? = nil
  ) -> Set<FileID> {
    guard profile.refreshesCodeLenses, let root = roots[number] else {
      return roots[number]?.update(changes, edit) ?? []
    }
    let (before, path) = (root.alterations, root.path)
    let affected = roots[number]?.update(changes, edit) ?? []
    guard roots[number]?.alterations != before else { return affected }
    // A client asks again by itself about the document that it edits.
    let changed = Set(changes.map { path.isEmpty ? $0.path : path + "/" + $0.path })
    if documents.contains(where: { $1.kind == .swift && !changed.contains($0) }) {
      owesLenses = true
      schedulePause()
    }
    return affected
  }
}
