/// Workspace folders that the client opens and closes.
extension ServerState {
  mutating func addFolder(_ uri: String) {
    guard let path = path(ofURI: uri) else {
      log(.warning, "the folder '\(uri)' is not a file URI, and not read")
      return
    }
    effects.append(.resolve(.folder(path)))
  }

  /// - Parameters:
  ///   - folder: The real path of the opened folder.
  ///   - root: The root of the workspace that is read for it.
  mutating func addFolder(_ clientPath: String, _ folder: String, of root: String) {
    defer { watchSurroundings() }
    let opened = OpenedFolders.Folder(
      clientPath: clientPath, part: Server.relativePath(folder, below: root) ?? "")
    if let number = number(ofOpened: clientPath) {
      if folders[number]?.path == root { return }
      // The workspace of the folder has a new root.
      closeFolder(clientPath, of: number)
    }
    if let number = folders.first(where: { $0.key != Self.outside && $0.value.path == root })?.key {
      if folders[number]?.opened.folders.contains(where: { $0.part == opened.part }) == true { return }
      folders[number]?.opened.add(opened)
      // The known findings are shown in more files now, perhaps under other paths.
      folders[number]?.makeAllStale()
      startDiagnostics()
      return
    }
    let number = nextFolder
    nextFolder += 1
    folders[number] = FolderState(path: root, opened: opened)
    // A document outside of all folders may be in the new folder.
    for key in documents.keys.sorted() where folders[number]?.relativePath(key) != nil { addToSnapshots(key) }
    scan(number)
  }

  private func number(ofOpened clientPath: String) -> Int? {
    folders.first { number, folder in
      number != Self.outside && folder.opened.folders.contains { $0.clientPath == clientPath }
    }?.key
  }

  mutating func foldersChanged(_ event: LSP.WorkspaceFoldersChangeEvent) {
    for folder in event.removed {
      guard let path = path(ofURI: folder.uri), let number = number(ofOpened: path) else { continue }
      closeFolder(path, of: number)
    }
    for folder in event.added { addFolder(folder.uri) }
    watchSurroundings()
    startDiagnostics()
  }

  private mutating func closeFolder(_ clientPath: String, of number: Int) {
    folders[number]?.opened.remove(clientPath)
    guard let folder = folders[number], !folder.opened.folders.isEmpty else { return removeFolder(number) }
    for key in published.keys.sorted() where documents[key] == nil {
      if let path = folder.relativePath(key), !folder.opened.show(path) { clearDiagnostics(of: key) }
    }
    folders[number]?.makeAllStale()
  }

  private mutating func removeFolder(_ number: Int) {
    guard let folder = folders.removeValue(forKey: number) else { return }
    folder.scan.cancellation.cancel()
    cancelJobs(of: number) { id, state in
      state.fail(id, LSP.ResponseError(.serverCancelled, "the folder was closed"))
    }
    for (token, scan) in progress where scan.folder == number { endProgress(token, "closed") }
    let settings = Set(folder.configuration.files.map(\.path))
    for key in published.keys.sorted() where folder.relativePath(key) != nil || settings.contains(key) {
      clearDiagnostics(of: key)
    }
    // An outer folder may represent the open documents now, or none.
    for key in documents.keys.sorted() where folder.relativePath(key) != nil {
      noteAliases(of: key)
      addToSnapshots(key)
    }
    // Other folders may have left the diagnostics of its files to it.
    for (number, other) in folders where number != Self.outside && other.relativePath(folder.path) != nil {
      folders[number]?.makeAllStale()
    }
  }
}
