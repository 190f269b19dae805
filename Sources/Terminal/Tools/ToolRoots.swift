import Server
import Index
import Workspace
import World

/// The folders of an agent's project. Files outside of them are neither read nor written for the agent.
struct ToolRoots: Sendable {
  /// The absolute paths with links resolved, without slashes at their ends. The first is the current folder of all calls.
  let folders: [String]

  /// - Parameter paths: The absolute paths. Files, missing paths and the root of the disk are dropped.
  init(_ paths: [String], in environment: Environment) {
    var seen: Set<String> = []
    folders = paths.compactMap { path in
      guard let real = try? environment.files.resolve(path), real != "/", !real.isEmpty,
        (try? environment.files.status(real))?.kind == .folder, seen.insert(real).inserted
      else { return nil }
      return real
    }
  }

  /// - Parameter uris: The roots in the client's list.
  init(uris: [String], in environment: Environment) {
    self.init(uris.prefix(64).compactMap { path(ofURI: $0) }, in: environment)
  }

  /// The root that contains a path, and the path with its links resolved; nil for a path outside.
  ///
  /// - Parameter path: The absolute path without dots.
  func place(of path: String, in environment: Environment) -> (root: String, path: String)? {
    let real = environment.files.realPath(of: path)
    let root = folders.filter { real == $0 || real.utf8.starts(with: ($0 + "/").utf8) }.max {
      $0.utf8.count < $1.utf8.count
    }
    return root.map { ($0, real) }
  }

  /// An environment that reads no document and no code outside of the folders, and has no terminal.
  func bounding(_ environment: Environment) -> Environment {
    var result = environment
    result.currentDirectory = folders.first ?? environment.currentDirectory
    let prefixes = folders.map { $0 + "/" }
    result.files.read = {
      [read = environment.files.read, resolve = environment.files.resolve] path throws(FileError) in
      if WorkspaceFile.Kind(fileName: fileName(path)) != nil {
        // A link in the project may lead anywhere. A missing file has no real path, and no content.
        let real = try resolve(path)
        guard prefixes.contains(where: { real.utf8.starts(with: $0.utf8) }) else {
          throw FileError(path: path, reason: "outside of the project's folders")
        }
      }
      return try read(path)
    }
    result.console.writeOutput = { _ in }
    result.console.writeError = { _ in }
    result.console.outputIsTerminal = false
    result.console.errorIsTerminal = false
    result.console.inputIsTerminal = false
    return result
  }
}
