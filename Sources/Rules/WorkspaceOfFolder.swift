import Workspace
import World

/// The workspace that contains a folder: the nearest one that settings make a root, else the one that editors find; nil if there
/// is none.
///
/// - Parameter folder: An absolute path without a slash at the end.
package func workspace(around folder: String, in environment: Environment) -> String? {
  WorkspaceConfiguration.chosenRoot(around: folder, in: environment)
    ?? workspaceRoot(of: folder, in: environment)
}

/// The workspace to read for a folder, since the other end of a connection may be anywhere in it.
///
/// The search goes upward. The folder itself is the workspace if there is none, or if the workspace excludes the folder or reads
/// it only for its declarations.
///
/// - Parameter folder: An absolute path without links and without a slash at the end.
package func workspace(ofFolder folder: String, in environment: Environment) throws(FileError) -> String {
  guard let root = workspace(around: folder, in: environment), root != folder, !root.isEmpty,
    let inner = String(folder.utf8.dropFirst(root.utf8.count + 1)),
    try isReportedOn(inner, in: root, environment)
  else { return folder }
  return root
}

/// Whether a walk reports on files of a folder: git does not ignore it, and it is not a dependency.
private func isReportedOn(
  _ folder: String, in root: String, _ environment: Environment
) throws(FileError) -> Bool {
  let files = ["Main.storyboard", "Main.swift"].map { folder + "/" + $0 }
  return try membership(of: files, root: root, in: environment).files.contains { !$0.isDependency }
}
