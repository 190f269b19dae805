import Analysis
import Index
import Rules
import Workspace
import World

/// A workspace to check.
struct CheckTarget {
  /// The path from the command line, or the path from the current folder; empty for the current folder.
  var name: String
  /// The absolute path without a slash at its end.
  var root: String
  /// The files and folders whose findings are wanted; nil for all.
  var parts: [WorkspacePart]?

  /// Whether findings in a file are wanted.
  func wants(_ path: String) -> Bool { parts?.contains { $0.contains(path) } ?? true }
}

/// The workspaces of the folders and files on the command line.
///
/// Each workspace is found upward from its path. It counts once, whatever paths lead to it.
func checkTargets(_ paths: [String], in environment: Environment) throws(CheckFailure) -> [CheckTarget] {
  var targets: [CheckTarget] = []
  var seen: [FileStatus.Identity: Int] = [:]
  func add(_ target: CheckTarget, _ identity: FileStatus.Identity) {
    guard let index = seen[identity] else {
      seen[identity] = targets.count
      targets.append(target)
      return
    }
    // A whole workspace includes each of its parts.
    guard let parts = targets[index].parts, let more = target.parts else {
      if target.parts == nil { targets[index] = target }
      return
    }
    targets[index].parts = parts + more.filter { part in !parts.contains { $0.path == part.path } }
  }

  for path in paths.isEmpty ? [""] : paths {
    do throws(FileError) {
      let absolute = try environment.placeNamed(path)
      let status = try environment.files.status(absolute)
      switch status.kind {
      case .folder:
        let target = try target(ofFolder: absolute, typed: path, in: environment)
        add(target, try environment.files.status(target.root).identity)
      case .file:
        guard let kind = WorkspaceFile.Kind(fileName: fileName(absolute)), kind.isCode || kind == .interface
        else {
          throw FileError(path: path, reason: "not a folder, a storyboard, a xib, Swift or Objective-C")
        }
        let target = try target(ofFile: absolute, typed: path, in: environment)
        add(target, try environment.files.status(target.root).identity)
      case .link, .other: throw FileError(path: path, reason: "neither a folder nor a file")
      }
    } catch {
      let file = withoutPlace(path)
      let isPlace =
        file != path
        && (try? environment.files.status(normalized(file, from: environment.currentDirectory))) != nil
      throw CheckFailure(
        "can't check '\(path.isEmpty ? "." : path)': \(error.reason)"
          + (isPlace ? "; a check has no lines: ibls check \(quotedForShell(file))" : ""))
    }
  }
  return targets
}

/// The file of `FILE:LINE` and `FILE:LINE:COLUMN`.
func withoutPlace(_ path: String) -> String {
  var parts = path.split(separator: ":", omittingEmptySubsequences: false)
  while parts.count > 1, parts.last.flatMap({ Int($0) }) != nil { parts.removeLast() }
  return parts.joined(separator: ":")
}

private func target(
  ofFolder path: String, typed: String, in environment: Environment
) throws(FileError) -> CheckTarget {
  let folder = try environment.files.resolve(path)
  let root = try workspace(ofFolder: folder, in: environment)
  guard root != folder, let inner = String(folder.utf8.dropFirst(root.utf8.count + 1)) else {
    return CheckTarget(name: typed, root: path)
  }
  return target(in: root, WorkspacePart(path: inner, typed: typed, isFolder: true), environment)
}

private func target(
  ofFile path: String, typed: String, in environment: Environment
) throws(FileError) -> CheckTarget {
  let file = try environment.files.resolve(path)
  let root = workspace(ofDocument: file, in: environment)
  let inner = String(file.utf8.dropFirst(root.utf8.count + 1)) ?? file
  return target(in: root, WorkspacePart(path: inner, typed: typed, isFolder: false), environment)
}

private func target(in root: String, _ part: WorkspacePart, _ environment: Environment) -> CheckTarget {
  let way = relativePath(
    to: root,
    from: (try? environment.files.resolve(environment.currentDirectory)) ?? environment.currentDirectory)
  return CheckTarget(name: way == "." ? "" : way, root: root, parts: [part])
}

extension Environment {
  /// This environment with other bytes in a file, which need not exist.
  ///
  /// - Parameter path: The absolute path.
  func replacing(_ path: String, by bytes: [UInt8]) -> Environment { replacing([path: bytes]) }

  /// This environment with other bytes in some files, by their absolute paths; nil for files that do not exist.
  func replacing(_ texts: [String: [UInt8]?]) -> Environment {
    if texts.isEmpty { return self }
    var result = self
    let (entries, numbers) = differences(texts)
    @Sendable func kind(_ path: String) -> FolderEntry.Kind?? {
      guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return nil }
      return entries[String(path[..<slash])]?[fileName(path)]
    }
    @Sendable func missing(_ path: String) -> FileError {
      FileError(path: path, reason: "no such file or directory", isMissing: true)
    }
    result.files.read = { [read = files.read] path throws(FileError) in
      switch texts[path] {
      case let bytes??: return bytes
      case .some(nil): throw missing(path)
      case nil: return try read(path)
      }
    }
    result.files.list = { [list = files.list] path throws(FileError) in
      guard let own = entries[path] else { return try list(path) }
      let there = kind(path) == .some(.folder) ? [] : try list(path)
      return there.filter { own[$0.name] != .some(nil) }
        + own.filter { one in one.value != nil && !there.contains { $0.name == one.key } }
        .sorted { $0.key < $1.key }.map { FolderEntry(name: $0.key, kind: $0.value ?? .file) }
    }
    result.files.status = { [status = files.status] path throws(FileError) in
      guard let kind = kind(path) else { return try status(path) }
      guard let kind else { throw missing(path) }
      do throws(FileError) {
        return try status(path)
      } catch {
        let identity = FileStatus.Identity(device: .max, number: .max - (numbers[path] ?? 0))
        return FileStatus(kind: kind, identity: identity)
      }
    }
    result.files.resolve = { [resolve = files.resolve] path throws(FileError) in
      do throws(FileError) {
        if kind(path) == .some(nil) { throw missing(path) }
        return try resolve(path)
      } catch {
        var (folder, rest) = (path, "")
        while case .some(.some) = kind(folder), let slash = folder.utf8.lastIndex(of: UInt8(ascii: "/")) {
          rest = "/" + fileName(folder) + rest
          folder = String(folder[..<slash])
        }
        if rest.isEmpty { throw error }
        let real = folder.isEmpty ? "" : try resolve(folder)
        return (real == "/" ? "" : real) + rest
      }
    }
    return result
  }

  /// The entries of folders that differ from the disk, nil for a missing one, and a number for each new one.
  private func differences(
    _ texts: [String: [UInt8]?]
  ) -> (entries: [String: [String: FolderEntry.Kind?]], numbers: [String: UInt64]) {
    var found: [String: [String: FolderEntry.Kind?]] = [:]
    var numbers: [String: UInt64] = [:]
    for (path, bytes) in texts {
      var place = path
      var kind: FolderEntry.Kind? = bytes == nil ? nil : .file
      while let slash = place.utf8.lastIndex(of: UInt8(ascii: "/")) {
        let folder = String(place[..<slash])
        let isKnown = found[folder] != nil
        found[folder, default: [:]].updateValue(kind, forKey: fileName(place))
        if kind != nil { numbers[place] = UInt64(numbers.count) }
        if kind == nil || folder.isEmpty || isKnown || (try? files.status(folder)) != nil { break }
        (place, kind) = (folder, .folder)
      }
    }
    return (found, numbers)
  }
}

extension Console {
  /// All bytes from standard input.
  func readWholeInput() -> [UInt8] {
    var result: [UInt8] = []
    while true {
      let bytes = readInput()
      if bytes.isEmpty { return result }
      result += bytes
    }
  }
}
