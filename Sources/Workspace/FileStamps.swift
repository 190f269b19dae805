import Index
import Synchronization
import Text
import World

/// The states of files at the time when they were read, from which it is found which files have changed since.
package struct FileStamps: Sendable {
  /// The stamps by the hash of the path, since a large workspace has very many paths.
  private var stamps: [UInt64: UInt64] = [:]
  /// The stamps of the files that determine which files belong to a workspace.
  package private(set) var rules: [UInt64: UInt64] = [:]

  package init() {}

  /// - Parameter path: Absolute.
  package mutating func note(_ path: String, _ stamp: UInt64?) {
    let name = fileName(path)
    if WorkspaceFile.Kind(fileName: name) != nil {
      stamps[stableHash(of: path.utf8)] = stamp
    } else if name != "index" {
      // The index is left out, since git rewrites it often, and its relevant changes also show in files.
      rules[stableHash(of: path.utf8)] = stamp
    }
  }

  /// Whether a file may have changed since it was read, or may have been added or removed.
  package func mayDiffer(_ path: String, in files: Files) -> Bool {
    let known = stamps[stableHash(of: path.utf8)]
    guard let stamp = files.stamp(of: path) else {
      return known != nil || (try? files.status(path)) != nil
    }
    return stamp != known
  }
}

extension Files {
  /// A number that identifies a file and its version. nil for a missing file, and for one whose changes can't be detected.
  package func stamp(of path: String) -> UInt64? {
    guard let status = try? status(path), status.kind == .file, status.changed != 0 else { return nil }
    return [
      status.identity.device, status.identity.number, UInt64(truncatingIfNeeded: status.changed),
    ].reduce(stableHash(of: [])) { hash, value in
      (hash ^ value &* 0x9E37_79B9_7F4A_7C15) &* 0x100_0000_01B3
    }
  }

  /// The same files, but each file's stamp is recorded before the file is read.
  package func noting(_ stamps: StampBook) -> Files {
    var result = self
    result.read = { [self] path throws(FileError) in
      stamps.note(path, stamp(of: path))
      return try read(path)
    }
    return result
  }
}

/// Records stamps on several threads.
package final class StampBook: Sendable {
  private let content = Mutex(FileStamps())

  package init() {}

  package var stamps: FileStamps { content.withLock { $0 } }

  fileprivate func note(_ path: String, _ stamp: UInt64?) { content.withLock { $0.note(path, stamp) } }
}
