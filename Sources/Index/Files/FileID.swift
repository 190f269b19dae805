/// A file of the workspace: an index into `Snapshot.files` that is never reused for another path.
package struct FileID: Hashable, Sendable, Comparable {
  package var raw: Int32

  package init(raw: Int32) { self.raw = raw }

  package static func < (one: FileID, other: FileID) -> Bool { one.raw < other.raw }
}
