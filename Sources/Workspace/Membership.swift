import World

/// What a walk over the workspace would make of some files.
package struct Membership: Sendable {
  /// Those that it would find.
  package var files: [WorkspaceFile] = []
  /// Those that it would leave out.
  package var hidden = HiddenCode()

  package init() {}
}

/// Which of these files a walk over the workspace would find, and as what; they need not exist yet.
///
/// - Parameters:
///   - paths: Relative to the root.
///   - excluded: What is passed over.
package func membership(
  of paths: [String], root: String, excluding excluded: Exclusions = Exclusions(),
  in environment: Environment
) throws(FileError) -> Membership {
  let rootPath = normalized(root, from: environment.currentDirectory)
  let top = rootPath == "/" ? "" : rootPath
  // The walk itself decides, over a disk on which there is nothing but the way to these files.
  var ways: [String: [String: FolderEntry.Kind]] = [:]
  for path in paths {
    var folder = top
    let names = components(of: path)
    for (index, name) in names.enumerated() {
      let isLast = index == names.count - 1
      ways[folder.isEmpty ? "/" : folder, default: [:]][name] = isLast ? .file : .folder
      folder += "/" + name
    }
  }
  let known = ways
  var narrow = environment
  narrow.list = { path throws(FileError) in
    guard let way = known[path] else { return [] }
    var entries = (try? environment.list(path)) ?? []
    let deciding = [".gitignore", ".git", ".gitmodules"] + (excluded.nested.map { [$0.fileName] } ?? [])
    entries = entries.filter { way[$0.name] != nil || deciding.contains($0.name) }
    // A link to nothing is a file that can't be read.
    for (index, entry) in entries.enumerated() where entry.kind == .link && way[entry.name] == .file {
      if (try? environment.status(path + "/" + entry.name)) == nil { entries[index].kind = .file }
    }
    let present = Set(entries.map(\.name))
    for (name, kind) in way where !present.contains(name) {
      entries.append(FolderEntry(name: name, kind: kind))
    }
    return entries
  }
  narrow.processorCount = 1
  let walked: Walked<Never> = try walk(root: rootPath, in: narrow, reading: [], excluding: excluded) { _, _ in
    nil
  }
  let wanted = Set(paths)
  var result = Membership()
  result.files = walked.files.map(\.file).filter { wanted.contains($0.path) }
  result.hidden = HiddenCode(
    ignored: walked.hiddenCode.ignored.intersection(wanted),
    excluded: walked.hiddenCode.excluded.intersection(wanted))
  return result
}
