/// A file or a folder of a workspace that the user names.
struct WorkspacePart: Hashable, Sendable {
  /// The path from the root; empty for the root.
  var path: String
  var typed: String
  var isFolder: Bool

  func contains(_ file: String) -> Bool { isFolder ? inner(file) != nil : file == path }

  /// The path of a file from the folder; nil for a file outside of it.
  func inner(_ file: String) -> String? {
    let folder = path.isEmpty ? "" : path + "/"
    guard isFolder, file.utf8.starts(with: folder.utf8) else { return nil }
    return String(file.utf8.dropFirst(folder.utf8.count))
  }
}
