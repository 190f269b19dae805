import Assets
import Index
import Rules
import Workspace

/// Files that appear, change or disappear on disk.
extension ServerState {
  /// The greatest number of new files that are read one by one; more of them need a new scan.
  private static let manyFiles = 400
  mutating func filesCreated(_ uris: [String]) {
    filesChanged(uris.map { LSP.FileEvent(uri: $0, type: LSP.FileEvent.created) })
    // A moved folder contains files that the notification does not name.
    for number in folders.keys.sorted() where number != Self.outside {
      let isFolder = { (uri: String) in
        let path = path(ofURI: uri).flatMap { self.folders[number]?.relativePath(self.key(ofPath: $0)) }
        // The path of a nib may be that of a package.
        return path.map { !fileName($0).contains(".") || $0.hasSuffix(".nib") } ?? false
      }
      if uris.contains(where: isFolder), folders[number]?.scan.isUnderWay == false { scan(number) }
    }
  }

  mutating func filesDeleted(_ uris: [String]) {
    filesChanged(uris.map { LSP.FileEvent(uri: $0, type: LSP.FileEvent.deleted) })
  }

  mutating func filesChanged(_ changes: [LSP.FileEvent]) {
    for number in folders.keys.sorted() where number != Self.outside {
      guard let folder = folders[number] else { continue }
      var paths: [String] = []
      var needsScan = false
      for change in changes {
        guard let absolute = path(ofURI: change.uri).map({ key(ofPath: $0) }) else { continue }
        let name = fileName(absolute)
        guard let path = folder.relativePath(absolute) else {
          // Settings above the workspace apply to it, and determine its root.
          if isRuleFile(name), folder.path.hasPrefix(absolute.dropLast(name.count)) { needsScan = true }
          continue
        }
        let goesWithFiles = change.type == LSP.FileEvent.deleted && WorkspaceFile.Kind(fileName: name) == nil
        if goesWithFiles || AssetCache.depends(on: path) { folders[number]?.assets = AssetCache() }
        let isListed = isImage(name) || isAsset(fileName(Index.folder(of: path)))
        if isRuleFile(name)
          // The name of a header in a binary framework identifies its classes.
          || path.hasSuffix(".h") && (path.contains(".framework/") || path.contains(".xcframework/"))
          // The document in a package, or a listed file, determines which other files of its package are read.
          || (name == nibDocument || isListed)
            && (change.type == LSP.FileEvent.deleted || folder.ids[path] == nil)
        {
          needsScan = true
        } else if let kind = WorkspaceFile.Kind(fileName: name), kind != .compiledNib {
          paths.append(path)
        } else if change.type == LSP.FileEvent.deleted {
          // The files in a deleted folder are deleted as well.
          let inner = path + "/"
          paths += folder.ids.keys.filter { $0.hasPrefix(inner) }
          paths += folder.coverage.hiddenCode.paths.filter { $0.hasPrefix(inner) && folder.ids[$0] == nil }
        }
        if name.hasSuffix(".nib") { paths.append(path) }
      }
      if needsScan {
        scan(number)
      } else {
        diskChanged(number, paths)
      }
    }
  }

  /// Reads files again that may have appeared, changed or gone.
  mutating func diskChanged(_ number: Int, _ paths: [String]) {
    guard let folder = folders[number], !paths.isEmpty else { return }
    if folder.scan.isUnderWay { folders[number]?.scan.changed.formUnion(paths) }
    guard folder.scan.isDone else { return }
    var known: [DiskFile] = []
    var new: [String] = []
    for path in Set(paths).sorted() {
      let key = folder.absolutePath(path)
      guard let kind = WorkspaceFile.Kind(fileName: fileName(path)) else { continue }
      // A file that a target lists although git ignores it may become hidden now, or visible.
      let isIgnored =
        folder.coverage.hiddenCode.ignored.contains(path)
        || folder.snapshot.coverage.ignoredSources.contains(path)
      if let id = folder.ids[path], !isIgnored {
        // The text of an open document takes precedence.
        if documents[key] != nil { continue }
        let isDependency = folder.snapshot[id]?.isDependency ?? false
        let file = WorkspaceFile(path: path, kind: kind, isDependency: isDependency)
        known.append(DiskFile(folder: number, file: file, absolutePath: key))
      } else {
        new.append(path)
      }
    }
    if new.count > Self.manyFiles {
      scan(number)
      return
    }
    read(known)
    if !new.isEmpty {
      folders[number]?.looks.underWay += 1
      effects.append(
        .locate(
          folder: number, path: folder.path, files: new, excluding: folder.configuration.exclusions))
    }
  }

  /// Takes over which of the files belong to a folder, after `locate`.
  mutating func filesLocated(_ number: Int, _ asked: [String], _ found: Membership) {
    folders[number]?.coverage.hiddenCode.replace(asked, with: found.hidden)
    for path in asked { folders[number]?.coverage.unreadable[path] = nil }
    let files = found.files + followIgnoredSources(number, asked, found)
    folders[number]?.noteWhetherWhole()
    guard let folder = folders[number] else { return }
    var toRead: [DiskFile] = []
    for file in files {
      let key = folder.absolutePath(file.path)
      if let facts = documents[key]?.facts {
        update(
          number, [(file.path, SourceFile(path: file.path, isDependency: file.isDependency, facts: facts))])
        update(Self.outside, [(key, nil)])
      } else {
        toRead.append(DiskFile(folder: number, file: file, absolutePath: key))
      }
    }
    let belonging = Set(files.map(\.path))
    for path in asked where !belonging.contains(path) {
      let key = folder.absolutePath(path)
      if let facts = documents[key]?.facts {
        update(Self.outside, [(key, sourceOutside(key, facts, at: path, in: folder))])
      }
    }
    read(toRead)
    folders[number]?.looks.underWay -= 1
    proceedWithPending()
    startDiagnostics()
  }

  /// Reads files. A rename waits for the result.
  mutating func read(_ files: [DiskFile]) {
    if files.isEmpty { return }
    for number in Set(files.map(\.folder)) { folders[number]?.looks.underWay += 1 }
    effects.append(.read(files))
  }

  /// Takes over the contents of files on disk, after `read`.
  mutating func filesRead(_ files: [DiskFile]) {
    for number in Set(files.map(\.folder)) { folders[number]?.looks.underWay -= 1 }
    defer { proceedWithPending() }
    var changes: [Int: [(path: String, file: SourceFile?)]] = [:]
    for disk in files {
      guard let folder = folders[disk.folder], documents[disk.absolutePath] == nil else { continue }
      let path = disk.file.path
      // Other rules may have come into effect while the file was read.
      let isHidden = folder.coverage.hiddenCode.paths.contains(path)
      if isHidden, !folder.snapshot.coverage.ignoredSources.contains(path) { continue }
      folders[disk.folder]?.coverage.unreadable[path] = disk.fault
      folders[disk.folder]?.looks.stamps.note(disk.absolutePath, disk.stamp)
      if let facts = disk.facts {
        changes[disk.folder, default: []].append(
          (path, SourceFile(path: path, isDependency: disk.file.isDependency, facts: facts)))
      } else if folder.ids[path] != nil {
        changes[disk.folder, default: []].append((path, nil))
        clearDiagnostics(of: disk.absolutePath)
      }
    }
    let wasWhole = folders.mapValues(\.snapshot.coverage.isWhole)
    for number in changes.keys.sorted() { update(number, changes[number] ?? []) }
    for number in Set(files.map(\.folder)) { folders[number]?.noteWhetherWhole() }
    if changes.isEmpty, wasWhole == folders.mapValues(\.snapshot.coverage.isWhole) { return }
    refreshDiagnostics()
    startDiagnostics()
  }
}

/// Whether a file determines which files belong to a workspace.
private func isRuleFile(_ name: String) -> Bool {
  name == ".gitignore" || name == ".gitmodules" || name == Configuration.fileName
}
