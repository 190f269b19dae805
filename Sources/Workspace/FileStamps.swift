import Index
import Synchronization
import Text
import World

/// The states of files when they were read, by which a look at a folder finds those that have changed since.
package struct FileStamps: Sendable {
  /// By the hash of a path: a large workspace has more paths than anyone looks at.
  private var stamps: [UInt64: UInt64] = [:]
  /// The stamps of the files that say what belongs to a workspace.
  package private(set) var rules: [UInt64: UInt64] = [:]

  package init() {}

  /// - Parameter path: Absolute.
  package mutating func note(_ path: String, _ stamp: UInt64?) {
    let name = fileName(path)
    if WorkspaceFile.Kind(fileName: name) != nil {
      stamps[stableHash(of: path.utf8)] = stamp
    } else if name != "index" {
      // git writes its index at every turn; what it says of files shows in them.
      rules[stableHash(of: path.utf8)] = stamp
    }
  }

  /// Whether a file may have another content now than when it was read, or has come or gone.
  package func mayDiffer(_ path: String, in files: Files) -> Bool {
    let known = stamps[stableHash(of: path.utf8)]
    guard let stamp = files.stamp(of: path) else {
      return known != nil || (try? files.status(path)) != nil
    }
    return stamp != known
  }
}

extension Files {
  /// Tells a file from every other, and from itself once it has changed. nil for one that is not there, or whose changes don't
  /// show.
  package func stamp(of path: String) -> UInt64? {
    guard let status = try? status(path), status.kind == .file, status.changed != 0 else { return nil }
    return [
      status.identity.device, status.identity.number, UInt64(truncatingIfNeeded: status.changed),
    ].reduce(stableHash(of: [])) { hash, value in
      (hash ^ value &* 0x9E37_79B9_7F4A_7C15) &* 0x100_0000_01B3
    }
  }

  /// These files; the stamp of each one is noted before it is read.
  package func noting(_ stamps: StampBook) -> Files {
    var result = self
    result.read = { [self] path throws(FileError) in
      stamps.note(path, stamp(of: path))
      return try read(path)
    }
    return result
  }
}

/// Takes down stamps on several threads.
package final class StampBook: Sendable {
  private let content = Mutex(FileStamps())

  package init() {}

  package var stamps: FileStamps { content.withLock { $0 } }

  fileprivate func note(_ path: String, _ stamp: UInt64?) { content.withLock { $0.note(path, stamp) } }
}
