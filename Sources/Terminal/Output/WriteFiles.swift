import Workspace
import World

/// Writes these bytes and no others to a file that the user has named, whole or not at all; the file is made where there is none.
///
/// - Parameter roots: The workspaces in use. No link in them leads the bytes elsewhere.
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
  // Refuses what is not a regular file before anything is read from it.
  let target = try disk.target(path)
  if let obstacle = target.obstacle { throw FileError(path: path, reason: obstacle) }
  let old = try environment.files.read(target.path)
  if target.nameCount > 1 { return try disk.overwrite(bytes, old, target.path) }
  let slash = target.path.utf8.lastIndex(of: UInt8(ascii: "/")) ?? target.path.startIndex
  let new = "\(target.path[...slash]).ibls-new-\(target.path[target.path.utf8.index(after: slash)...])"
  // A run that was ended may have left it.
  try? disk.remove(new)
  try disk.writeAs(bytes, new, target.path)
  do throws(FileError) {
    try disk.move(new, target.path)
  } catch {
    try? disk.remove(new)
    throw error
  }
}
