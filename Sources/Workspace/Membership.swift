import World

/// The result of a walk over the workspace that looks only for some files.
package struct Membership: Sendable {
  /// The files that a full walk would find.
  package var files: [WorkspaceFile] = []
  /// The files that a full walk would leave out.
  package var hidden = HiddenCode()

  package init() {}
}

/// The folders on the paths to some files, each with its entries by name.
private struct Ways {
  /// The entries of each folder, the root first. The number of a file leads to an empty folder.
  private var folders: [[String: Int]] = [[:]]
  private var kinds: [FolderEntry.Kind] = [.folder]

  mutating func add(_ names: [String]) {
    var place = 0
    for (index, name) in names.enumerated() {
      if let known = folders[place][name] {
        place = known
        continue
      }
      folders[place][name] = folders.count
      place = folders.count
      folders.append([:])
      kinds.append(index == names.count - 1 ? .file : .folder)
    }
  }

  /// The entries of the folder to which names lead from the root; nil if it contains no file.
  func entries(of names: [String]) -> [String: FolderEntry.Kind]? {
    var place = 0
    for name in names {
      guard let next = folders[place][name] else { return nil }
      place = next
    }
    return folders[place].mapValues { kinds[$0] }
  }
}

/// The kinds of those files that a walk over the workspace would find. The files may not exist yet.
///
/// - Parameters:
///   - paths: Paths relative to the root.
///   - excluded: The paths that the walk skips.
package func membership(
  of paths: [String], root: String, excluding excluded: Exclusions = Exclusions(),
  in environment: Environment
) throws(FileError) -> Membership {
  let rootPath = normalized(root, from: environment.currentDirectory)
  // The walk itself decides, on a disk that contains only the paths to these files.
  var ways = Ways()
  for path in paths { ways.add(components(of: path)) }
  let known = ways
  var narrow = environment
  narrow.files.list = { path throws(FileError) in
    let below = path.utf8.dropFirst(path == rootPath ? path.utf8.count : withSlash(rootPath).utf8.count)
    guard path.utf8.starts(with: rootPath.utf8),
      let way = known.entries(of: components(of: String(below) ?? ""))
    else { return [] }
    var entries = (try? environment.files.list(path)) ?? []
    let deciding =
      [".gitignore", ".git", ".gitmodules", nibDocument] + (excluded.nested.map { [$0.fileName] } ?? [])
    entries = entries.filter { way[$0.name] != nil || deciding.contains($0.name) }
    // A dangling link counts as a file that can't be read.
    for (index, entry) in entries.enumerated() where entry.kind == .link && way[entry.name] == .file {
      if (try? environment.files.status(path + "/" + entry.name)) == nil { entries[index].kind = .file }
    }
    let present = Set(entries.map(\.name))
    for (name, kind) in way where !present.contains(name) {
      entries.append(FolderEntry(name: name, kind: kind))
    }
    return entries
  }
  narrow.processorCount = 1
  var reading = Reading().listing
  reading.exclusions = excluded
  let walked: Walked<Never> = try walk(root: rootPath, in: narrow, reading: reading) { _, _ in nil }
  let wanted = Set(paths)
  var result = Membership()
  result.files = walked.files.map(\.file).filter { wanted.contains($0.path) }
  result.hidden = HiddenCode(
    ignored: walked.hiddenCode.ignored.intersection(wanted),
    excluded: walked.hiddenCode.excluded.intersection(wanted))
  return result
}
