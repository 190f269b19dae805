import Rules
import World

/// The folders of a workspace that the client has opened, with the paths by which it knows the workspace's files.
///
/// The whole workspace is read, and findings are shown in these folders and in open documents.
struct OpenedFolders: Hashable, Sendable {
  struct Folder: Hashable, Sendable {
    /// The path in the spelling of the client.
    var clientPath: String
    /// From the root of the workspace; empty for the root.
    var part: String

    /// The way from here to a file of the workspace; nil where it lies outside.
    func way(to path: String) -> String? {
      part.isEmpty ? path : Server.relativePath(path, below: part)
    }
  }

  private(set) var folders: [Folder]
  /// The root, as far as it follows from the client's spelling of a folder below.
  private var root: Folder

  /// - Parameter path: The path of the workspace; absolute, links followed.
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

  /// Whether findings in a file are shown though it is not open.
  func show(_ path: String) -> Bool { folders.contains { $0.way(to: path) != nil } }

  /// The path of a file of the workspace as the client spells it.
  func clientPath(of path: String) -> String {
    let nearest = folders.filter { $0.way(to: path) != nil }.max { $0.part.utf8.count < $1.part.utf8.count }
    let folder = nearest ?? root
    return folder.clientPath + "/" + (folder.way(to: path) ?? path)
  }

  /// The way from the root of the workspace to a path as the client spells it, and how much of that it spells in its own way; nil
  /// where none of the folders holds it.
  func way(toSpelled path: String) -> (depth: Int, path: String)? {
    (folders + [root]).compactMap { folder in
      Server.relativePath(path, below: folder.clientPath).map {
        (folder.clientPath.utf8.count, folder.part.isEmpty ? $0 : folder.part + "/" + $0)
      }
    }.max { $0.depth < $1.depth }
  }
}

extension Environment {
  /// The real path of a folder that a client opens, and the root of the workspace that is read for it.
  func opened(_ clientPath: String) -> (folder: String, root: String) {
    let folder = files.realPath(of: clientPath)
    let root = (try? workspace(ofFolder: folder, in: self)) ?? folder
    // A path ends without a slash.
    return (folder, root == "/" ? "/." : root)
  }
}
