import Rules
import Workspace
import World

/// The folder that a check of a document starts from: its workspace, else the current folder if it lies below that, else
/// its own.
///
/// - Parameter path: Absolute.
func workspace(ofDocument path: String, in environment: Environment) -> String {
  let own = path.utf8.lastIndex(of: UInt8(ascii: "/")).map { String(path[..<$0]) } ?? ""
  let current = environment.currentDirectory
  return workspace(around: own, in: environment)
    ?? (path.utf8.starts(with: (current + "/").utf8) ? current : own)
}
