/// The keys of documents. A document has one key in whatever way the client spells its URI: its path with links resolved, or its
/// URI if that does not contain a path. Messages to the client keep the client's spelling.
extension ServerState {
  func key(of uri: String) -> String { path(ofURI: uri).map { key(ofPath: $0) } ?? uri }

  func key(ofPath path: String) -> String { aliases[path] ?? realPath(ofSpelled: path) }

  /// The path with the real path of its opened folder.
  private func realPath(ofSpelled path: String) -> String {
    var best: (depth: Int, path: String)?
    for (number, folder) in folders where number != Self.outside {
      guard let way = folder.opened.way(toSpelled: path) else { continue }
      if let best, best.depth >= way.depth { continue }
      best = (way.depth, folder.absolutePath(way.path))
    }
    return best?.path ?? path
  }

  func uri(ofKey key: String) -> String {
    if let document = documents[key] { return document.uri }
    guard key.utf8.first == UInt8(ascii: "/") else { return key }
    guard let innermost = innermostFolder(of: key), let folder = folders[innermost.number] else {
      return Server.uri(ofPath: key)
    }
    return Server.uri(ofPath: folder.opened.clientPath(of: innermost.path))
  }

  // MARK: Documents reached through links

  /// Whether a folder's files include the document.
  func isHeld(_ key: String) -> Bool { innermostFolder(of: key)?.isHeld == true }

  /// Resolves the paths of open documents that no folder holds.
  mutating func resolveUnheld() {
    let unheld = documents.keys.filter { documents[$0]?.kind != nil && !isHeld($0) }
    let paths = unheld.sorted().flatMap { documents[$0]?.paths ?? [] }
    if !paths.isEmpty { effects.append(.resolve(.documents(paths))) }
  }

  mutating func pathsResolved(_ named: PathsToResolve, _ realPaths: [String]) {
    switch named {
    case .folder(let path): if realPaths.count > 1 { addFolder(path, realPaths[0], of: realPaths[1]) }
    case .documents(let paths):
      for (path, real) in zip(paths, realPaths) {
        let old = key(ofPath: path)
        if documents[old] != nil { move(old, to: chosenKey(path, real)) }
      }
      startDiagnostics()
    }
  }

  /// The key of a document. If a folder contains the document under either path, that is its key. Otherwise, the client's path
  /// counts within its folders, since a link in one of them may lead to a file that only they contain.
  private func chosenKey(_ path: String, _ real: String) -> String {
    let spelled = realPath(ofSpelled: path)
    if isHeld(spelled) { return spelled }
    if isHeld(real) || innermostFolder(of: spelled) == nil { return real }
    return spelled
  }

  /// Gives an open document another key.
  private mutating func move(_ old: String, to new: String) {
    guard old != new, var document = documents.removeValue(forKey: old) else { return }
    clearDiagnostics(of: old)
    update(Self.outside, [(old, nil)])
    for number in folders.keys.sorted() where folders[number]?.scan.isDone == false {
      if let path = folders[number]?.relativePath(old) { update(number, [(path, nil)]) }
    }
    if let other = documents[new] { document.add(other) }
    documents[new] = document
    noteAliases(of: new)
    for (id, request) in pending where request.document == old { pending[id]?.document = new }
    addToSnapshots(new)
  }

  /// Remembers the paths of an open document that differ from its key.
  mutating func noteAliases(of key: String) {
    for path in documents[key]?.paths ?? [] {
      aliases[path] = realPath(ofSpelled: path) == key ? nil : key
    }
  }
}
