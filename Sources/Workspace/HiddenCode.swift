import Text
import World

/// Code in a workspace that is left out, by path: it may declare or connect anything.
package struct HiddenCode: Hashable, Sendable {
  /// The files that git ignores. Such a file is still read if a target lists it.
  package var ignored: Set<String>
  /// The files that the user's rules leave out.
  package var excluded: Set<String>

  package init(ignored: Set<String> = [], excluded: Set<String> = []) {
    self.ignored = ignored
    self.excluded = excluded
  }

  /// Whether a file is hidden and has not been read.
  package func isHidden(butFor isRead: (_ path: String) -> Bool) -> Bool {
    !excluded.isEmpty || !ignored.allSatisfy(isRead)
  }

  /// Updates the state of some paths.
  package mutating func replace(_ paths: [String], with now: HiddenCode) {
    ignored.subtract(paths)
    excluded.subtract(paths)
    ignored.formUnion(now.ignored)
    excluded.formUnion(now.excluded)
  }

  package var paths: Set<String> { ignored.union(excluded) }
}

extension Files {
  /// Reads a file of the workspace, in an encoding that is allowed for its kind.
  package func read(_ path: String, as kind: WorkspaceFile.Kind) throws(FileError) -> [UInt8] {
    let bytes = try read(path)
    if kind.isCode, bytes.withSpan(isUTF16) {
      throw FileError(path: path, reason: "encoded as UTF-16, which compilers don't accept")
    }
    return bytes
  }
}
