import Workspace

/// A document goes by one key however the client spells it: its path as the disk has it, links followed, or its URI
/// where that names no file. What the client is told keeps the client's spelling.
extension ServerState {
  func key(of uri: String) -> String { path(ofURI: uri).map { key(ofPath: $0) } ?? uri }

  func key(ofPath path: String) -> String { aliases[path] ?? realPath(ofSpelled: path) }

  /// The path with the folder that it lies in as the disk has it.
  private func realPath(ofSpelled path: String) -> String {
    var best: (depth: Int, path: String)?
    for root in roots.values where root.spelling != root.path {
      guard let rest = Server.relativePath(path, below: root.spelling) else { continue }
      let depth = root.spelling.utf8.count
      if let best, best.depth >= depth { continue }
      best = (depth, root.absolutePath(rest))
    }
    return best?.path ?? path
  }

  func uri(ofKey key: String) -> String {
    if let document = documents[key] { return document.uri }
    guard key.utf8.first == UInt8(ascii: "/") else { return key }
    guard let folder = folder(holding: key), let root = roots[folder.number] else {
      return Server.uri(ofPath: key)
    }
    return Server.uri(ofPath: root.spelling + "/" + folder.path)
  }

  // MARK: Documents reached through links

  func isHeld(_ key: String) -> Bool { folder(holding: key)?.isHeld == true }

  /// Asks where documents lie that no folder holds under the names that they were given.
  mutating func resolveUnheld() {
    let unheld = documents.keys.filter { documents[$0]?.kind != nil && !isHeld($0) }
    let paths = unheld.sorted().flatMap { documents[$0]?.paths ?? [] }
    if !paths.isEmpty { effects.append(.resolve(.documents(paths))) }
  }

  mutating func takeIn(_ named: Named, _ realPaths: [String]) {
    switch named {
    case .folder(let path): if let real = realPaths.first { addFolder(path, real) }
    case .documents(let paths):
      for (path, real) in zip(paths, realPaths) {
        let old = key(ofPath: path)
        if documents[old] != nil { move(old, to: chosenKey(path, real)) }
      }
      startDiagnostics()
    }
  }

  /// What a folder holds is answered for there, under whichever name. Else the client's name counts within its
  /// folders, since a link in one of them may lead to what only they hold.
  private func chosenKey(_ path: String, _ real: String) -> String {
    let spelled = realPath(ofSpelled: path)
    if isHeld(spelled) { return spelled }
    if isHeld(real) || folder(holding: spelled) == nil { return real }
    return spelled
  }

  /// Makes what is open under a key go by another.
  private mutating func move(_ old: String, to new: String) {
    guard old != new, var document = documents.removeValue(forKey: old) else { return }
    retract(old)
    update(Self.outside, [(old, nil)])
    for number in roots.keys.sorted() where roots[number]?.isScanned == false {
      if let path = roots[number]?.relativePath(old) { update(number, [(path, nil)]) }
    }
    if let other = documents[new] { document.add(other) }
    documents[new] = document
    noteAliases(of: new)
    for (id, request) in pending where request.document == old { pending[id]?.document = new }
    show(new)
  }

  /// Remembers the names of an open document that don't lead to its key by themselves.
  mutating func noteAliases(of key: String) {
    for path in documents[key]?.paths ?? [] {
      aliases[path] = realPath(ofSpelled: path) == key ? nil : key
    }
  }
}

/// A path within a folder; nil where it lies outside.
func relativePath(_ path: String, below folder: String) -> String? {
  let utf8 = path.utf8
  guard utf8.count > folder.utf8.count + 1, utf8.starts(with: folder.utf8),
    utf8[utf8.index(utf8.startIndex, offsetBy: folder.utf8.count)] == UInt8(ascii: "/")
  else { return nil }
  return String(utf8.dropFirst(folder.utf8.count + 1))
}
