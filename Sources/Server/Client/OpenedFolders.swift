import Rules
import World

/// The folders of a workspace that the client has opened, with the client's spelling of paths in the workspace.
///
/// The server reads the whole workspace, but shows findings only in these folders and in open documents.
struct OpenedFolders: Hashable, Sendable {
  struct Folder: Hashable, Sendable {
    /// The path in the spelling of the client.
    var clientPath: String
    /// The path from the root of the workspace; empty for the root.
    var part: String

    /// The path from this folder to a file of the workspace; nil for a file outside of the folder.
    func way(to path: String) -> String? {
      part.isEmpty ? path : Server.relativePath(path, below: part)
    }
  }

  private(set) var folders: [Folder]
  /// The root in the client's spelling, if it follows from that of an opened folder.
  private var root: Folder

  /// - Parameter path: The absolute path of the workspace, with links resolved.
  init(_ folder: Folder, in path: String) {
    folders = [folder]
    let end = "/" + folder.part
    root = Folder(
      clientPath: folder.part.isEmpty
        ? folder.clientPath
        : folder.clientPath.hasSuffix(end) ? String(folder.clientPath.dropLast(end.count)) : path,
      part: "")
  }

  var rootPath: String { root.clientPath }

  mutating func add(_ folder: Folder) { folders.append(folder) }

  mutating func remove(_ clientPath: String) { folders.removeAll { $0.clientPath == clientPath } }

  /// Whether findings in a file are shown even if the file is not open.
  func show(_ path: String) -> Bool { folders.contains { $0.way(to: path) != nil } }

  /// The path of a file of the workspace in the client's spelling.
  func clientPath(of path: String) -> String {
    let nearest = folders.filter { $0.way(to: path) != nil }.max { $0.part.utf8.count < $1.part.utf8.count }
    let folder = nearest ?? root
    return folder.clientPath + "/" + (folder.way(to: path) ?? path)
  }

  /// The path from the root of the workspace to a path in the client's spelling, and the length of the folder's path in that
  /// spelling; nil for a path outside of all folders.
  func way(toSpelled path: String) -> (depth: Int, path: String)? {
    (folders + [root]).compactMap { folder in
      Server.relativePath(path, below: folder.clientPath).map {
        (folder.clientPath.utf8.count, folder.part.isEmpty ? $0 : folder.part + "/" + $0)
      }
    }.max { $0.depth < $1.depth }
  }
}

extension Environment {
  /// The real path of a folder that a client opens, and the root of the workspace around it.
  func opened(_ clientPath: String) -> (folder: String, root: String) {
    let folder = files.realPath(of: clientPath)
    let root = (try? workspace(ofFolder: folder, in: self)) ?? folder
    // Paths have no slash at their ends.
    return (folder, root == "/" ? "/." : root)
  }
}
