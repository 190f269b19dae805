import Foundation
import World

/// Runs a test in a new folder, links in whose path are resolved, and removes it.
package func withTemporaryFolder(_ test: (URL) throws -> Void) throws {
  let files = FileManager.default
  let folder = URL(filePath: try realPath(files.temporaryDirectory.path), directoryHint: .isDirectory)
    .appending(path: "ibls-\(UUID().uuidString)")
  try files.createDirectory(at: folder, withIntermediateDirectories: true)
  defer { try? files.removeItem(at: folder) }
  try test(folder)
}

/// As the system has it: Foundation leaves out `/private` on macOS, where the folder for temporary files lies.
private func realPath(_ path: String) throws -> String {
  guard let resolved = realpath(path, nil) else { throw FileError(path: path, reason: "no such folder") }
  defer { free(resolved) }
  return String(cString: resolved)
}
