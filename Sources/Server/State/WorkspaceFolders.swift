/// Workspace folders as the client opens and closes them.
extension ServerState {
  mutating func addFolder(_ uri: String) {
    guard let path = path(ofURI: uri) else {
      log(.warning, "the folder '\(uri)' is not a file URI, and not read")
      return
    }
    effects.append(.resolve(.folder(path)))
  }

  mutating func addFolder(_ clientPath: String, _ path: String) {
    let path = path == "/" ? "/." : path
    if folders.contains(where: { $0.key != Self.outside && $0.value.path == path }) { return }
    let number = nextFolder
    nextFolder += 1
    folders[number] = FolderState(path: path, clientPath: clientPath)
    // What was outside may lie in the new folder.
    for key in documents.keys.sorted() where folders[number]?.relativePath(key) != nil { addToSnapshots(key) }
    scan(number)
  }

  mutating func foldersChanged(_ event: LSP.WorkspaceFoldersChangeEvent) {
    for folder in event.removed {
      guard let path = path(ofURI: folder.uri),
        let number = folders.first(where: { $0.key != Self.outside && $0.value.clientPath == path })?.key
      else { continue }
      removeFolder(number)
    }
    for folder in event.added { addFolder(folder.uri) }
    startDiagnostics()
  }

  private mutating func removeFolder(_ number: Int) {
    guard let folder = folders.removeValue(forKey: number) else { return }
    folder.scanCancellation.cancel()
    cancelJobs(of: number) { id, state in
      state.fail(id, LSP.ResponseError(.serverCancelled, "the folder was closed"))
    }
    for (token, scan) in progress where scan.folder == number { endProgress(token, "closed") }
    for key in published.keys.sorted() where folder.relativePath(key) != nil { clearDiagnostics(of: key) }
    // An outer folder or none may answer for what is open.
    for key in documents.keys.sorted() where folder.relativePath(key) != nil {
      noteAliases(of: key)
      addToSnapshots(key)
    }
    // Diagnostics of its files may have been left to it.
    for (number, other) in folders where number != Self.outside && other.relativePath(folder.path) != nil {
      folders[number]?.makeAllStale()
    }
  }
}
