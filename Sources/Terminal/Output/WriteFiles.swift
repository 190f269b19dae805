import Workspace
import World

/// Writes bytes to a file that the user has named, completely or not at all; creates the file if it does not exist.
///
/// - Parameter roots: The workspaces in use. Links in them must not lead the bytes elsewhere.
func write(
  _ bytes: [UInt8], to path: String, beside roots: [String] = [], in environment: Environment
) throws(FileError) {
  if let reason = refusalToWrite(path, beside: roots, in: environment) {
    throw FileError(path: path, reason: reason)
  }
  let disk = environment.writing
  environment.interruptions.hold()
  defer { environment.interruptions.release() }
  guard (try? environment.files.status(path)) != nil else { return try disk.create(bytes, path) }
  // A path that is not a regular file is refused before anything is read from it.
  let target = try disk.target(path)
  if let obstacle = target.obstacle { throw FileError(path: path, reason: obstacle) }
  let old = try environment.files.read(target.path)
  if target.nameCount > 1 { return try disk.overwrite(bytes, old, target.path) }
  let slash = target.path.utf8.lastIndex(of: UInt8(ascii: "/")) ?? target.path.startIndex
  let new = "\(target.path[...slash]).ibls-new-\(target.path[target.path.utf8.index(after: slash)...])"
  // An interrupted run may have left the file.
  try? disk.remove(new)
  try disk.writeAs(bytes, new, target.path)
  do throws(FileError) {
    try disk.move(new, target.path)
  } catch {
    try? disk.remove(new)
    throw error
  }
}
