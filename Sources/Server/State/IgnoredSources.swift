import Index
import Workspace

/// Sources that targets list although git ignores them, such as files that a tool writes before each build. They are read.
extension ServerState {
  /// Updates the list of ignored sources that targets list, after a change of a project.
  mutating func followListedSources(_ number: Int) {
    guard let folder = folders[number], folder.scan.isDone, !folder.scan.hasFailed, !folder.path.isEmpty
    else {
      return
    }
    let listed = folder.snapshot.targetMap.listedSources
    let former = folder.snapshot.coverage.ignoredSources
    if former.isEmpty, listed.isEmpty { return }
    let left = former.subtracting(listed)
    if !left.isEmpty {
      folders[number]?.cover { $0.ignoredSources.subtract(left) }
      update(number, left.sorted().map { ($0, nil) })
      for path in left.sorted() {
        folders[number]?.coverage.unreadable[path] = nil
        let key = folder.absolutePath(path)
        // An open file becomes a separate one.
        if documents[key] == nil { clearDiagnostics(of: key) } else { addToSnapshots(key) }
      }
      folders[number]?.noteWhetherWhole()
      folders[number]?.makeAllStale()
    }
    let new = folder.snapshot.targetMap.missingSources.subtracting(former).filter {
      !$0.utf8.starts(with: "../".utf8)
    }
    if new.isEmpty { return }
    folders[number]?.looks.underWay += 1
    effects.append(
      .locate(
        folder: number, path: folder.path, files: new.sorted(), excluding: folder.configuration.exclusions))
  }

  /// Takes over which of some files a target lists although the folder does not include them.
  ///
  /// - Returns: The files to read.
  mutating func followIgnoredSources(_ number: Int, _ asked: [String], _ found: Membership) -> [WorkspaceFile]
  {
    guard let folder = folders[number], folder.scan.isDone, !folder.scan.hasFailed else { return [] }
    let belonging = Set(found.files.map(\.path))
    let left = asked.filter { !belonging.contains($0) && !folder.configuration.excludes($0) }
    if left.isEmpty { return [] }
    let listed = folder.snapshot.targetMap.listedSources.intersection(left)
    if !listed.isSubset(of: folder.snapshot.coverage.ignoredSources) {
      folders[number]?.cover { $0.ignoredSources.formUnion(listed) }
      folders[number]?.makeAllStale()
    }
    return listed.sorted().compactMap { path in
      guard let kind = WorkspaceFile.Kind(fileName: fileName(path)), kind.isCode else { return nil }
      return WorkspaceFile(path: path, kind: kind, isDependency: false)
    }
  }
}

/// Whether a file may determine the sources of a target.
func mayListSources(_ path: String) -> Bool {
  switch WorkspaceFile.Kind(fileName: fileName(path)) {
  case .project, .xcconfig, .manifest, .dependencies: true
  default: false
  }
}
