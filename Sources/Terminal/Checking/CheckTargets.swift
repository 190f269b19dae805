import Analysis
import Index
import Rules
import Workspace
import World

/// A workspace to check.
struct CheckTarget {
  /// As typed, or the way there from the current folder; empty for the current folder.
  var name: String
  /// Absolute, without a slash at the end.
  var root: String
  /// The files and folders whose findings are wanted; nil for all.
  var parts: [WorkspacePart]?

  /// Whether findings in a file are wanted.
  func wants(_ path: String) -> Bool { parts?.contains { $0.contains(path) } ?? true }
}

/// Why nothing can be checked, in lines for a person.
struct CheckFailure: Error {
  var messages: [String]

  init(_ messages: String...) { self.messages = messages }

  init(_ messages: [String]) { self.messages = messages }
}

/// The workspaces that folders and files on the command line mean.
///
/// Each belongs to the workspace that is found upward from it. A workspace counts once, whatever paths lead to it.
func checkTargets(_ paths: [String], in environment: Environment) throws(CheckFailure) -> [CheckTarget] {
  var targets: [CheckTarget] = []
  var seen: [FileStatus.Identity: Int] = [:]
  func add(_ target: CheckTarget, _ identity: FileStatus.Identity) {
    guard let index = seen[identity] else {
      seen[identity] = targets.count
      targets.append(target)
      return
    }
    // A whole workspace takes in each of its parts.
    guard let parts = targets[index].parts, let more = target.parts else {
      if target.parts == nil { targets[index] = target }
      return
    }
    targets[index].parts = parts + more.filter { part in !parts.contains { $0.path == part.path } }
  }

  for path in paths.isEmpty ? [""] : paths {
    do throws(FileError) {
      let absolute = try environment.placeNamed(path)
      let status = try environment.status(absolute)
      switch status.kind {
      case .folder:
        let target = try target(ofFolder: absolute, typed: path, in: environment)
        add(target, try environment.status(target.root).identity)
      case .file:
        guard let kind = WorkspaceFile.Kind(fileName: fileName(absolute)), kind.isCode || kind == .interface
        else {
          throw FileError(path: path, reason: "not a folder, a storyboard, a xib, Swift or Objective-C")
        }
        let target = try target(ofFile: absolute, typed: path, in: environment)
        add(target, try environment.status(target.root).identity)
      case .link, .other: throw FileError(path: path, reason: "neither a folder nor a file")
      }
    } catch {
      throw CheckFailure("can't check '\(path.isEmpty ? "." : path)': \(error.reason)")
    }
  }
  return targets
}

private func target(
  ofFolder path: String, typed: String, in environment: Environment
) throws(FileError) -> CheckTarget {
  let folder = try environment.resolve(path)
  let root = try workspace(ofFolder: folder, in: environment)
  guard root != folder, let inner = String(folder.utf8.dropFirst(root.utf8.count + 1)) else {
    return CheckTarget(name: typed, root: path)
  }
  return target(in: root, WorkspacePart(path: inner, typed: typed, isFolder: true), environment)
}

private func target(
  ofFile path: String, typed: String, in environment: Environment
) throws(FileError) -> CheckTarget {
  let file = try environment.resolve(path)
  let root = workspace(ofDocument: file, in: environment)
  let inner = String(file.utf8.dropFirst(root.utf8.count + 1)) ?? file
  return target(in: root, WorkspacePart(path: inner, typed: typed, isFolder: false), environment)
}

private func target(in root: String, _ part: WorkspacePart, _ environment: Environment) -> CheckTarget {
  let way = relativePath(
    to: root, from: (try? environment.resolve(environment.currentDirectory)) ?? environment.currentDirectory)
  return CheckTarget(name: way == "." ? "" : way, root: root, parts: [part])
}

extension Environment {
  /// This environment with other bytes in a file, which need not be there.
  ///
  /// - Parameter path: Absolute.
  func replacing(_ path: String, by bytes: [UInt8]) -> Environment { replacing([path: bytes]) }

  /// This environment with other bytes in some files, by their absolute paths.
  func replacing(_ texts: [String: [UInt8]]) -> Environment {
    if texts.isEmpty { return self }
    var result = self
    var names: [String: Set<String>] = [:]
    for path in texts.keys {
      guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { continue }
      names[String(path[..<slash]), default: []].insert(fileName(path))
    }
    let added = names
    result.read = { [read] path throws(FileError) in
      if let bytes = texts[path] { return bytes }
      return try read(path)
    }
    result.list = { [list] path throws(FileError) in
      let entries = try list(path)
      guard let own = added[path] else { return entries }
      return entries
        + own.subtracting(entries.map(\.name)).sorted().map { FolderEntry(name: $0, kind: .file) }
    }
    result.status = { [status] path throws(FileError) in
      do throws(FileError) {
        return try status(path)
      } catch {
        guard error.isMissing || (try? status(path)) == nil, texts[path] != nil else { throw error }
        return FileStatus(kind: .file, identity: FileStatus.Identity(device: .max, number: .max))
      }
    }
    result.resolve = { [resolve] path throws(FileError) in
      do throws(FileError) {
        return try resolve(path)
      } catch {
        guard texts[path] != nil, let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { throw error }
        let folder = try resolve(slash == path.startIndex ? "/" : String(path[..<slash]))
        return (folder == "/" ? "" : folder) + "/" + fileName(path)
      }
    }
    return result
  }

  /// All that comes over standard input.
  func readWholeInput() -> [UInt8] {
    var result: [UInt8] = []
    while true {
      let bytes = readInput()
      if bytes.isEmpty { return result }
      result += bytes
    }
  }
}
