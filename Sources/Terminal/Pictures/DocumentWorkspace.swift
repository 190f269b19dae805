import Rules
import Workspace
import World

/// The folder for the check of a document: its workspace, else the current folder if the document is inside of it, else the
/// document's own folder.
///
/// - Parameter path: The absolute path of the document.
func workspace(ofDocument path: String, in environment: Environment) -> String {
  let own = path.utf8.lastIndex(of: UInt8(ascii: "/")).map { String(path[..<$0]) } ?? ""
  let current = environment.currentDirectory
  return workspace(around: own, in: environment)
    ?? (path.utf8.starts(with: (current + "/").utf8) ? current : own)
}
