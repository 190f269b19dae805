/// The steps in which files on the disk are changed; each does one thing, or fails and does nothing.
package struct FileWriting: Sendable {
  /// The file that a path leads to.
  package struct Target: Hashable, Sendable {
    /// The path without links.
    package var path: String
    /// The number of hard links to the file.
    package var nameCount: Int
    /// The reason why the file can't be replaced; nil if it can.
    package var obstacle: String?

    package init(path: String, nameCount: Int, obstacle: String?) {
      self.path = path
      self.nameCount = nameCount
      self.obstacle = obstacle
    }
  }

  package var target: @Sendable (_ path: String) throws(FileError) -> Target = nothing
  /// Creates a file that does not exist yet, completely or not at all.
  package var create: @Sendable (_ bytes: [UInt8], _ path: String) throws(FileError) -> Void = nothing
  /// Creates a file that does not exist yet, with the owner, the permissions and the attributes of another file.
  package var writeAs:
    @Sendable (_ bytes: [UInt8], _ path: String, _ other: String) throws(FileError) -> Void = nothing
  /// Creates a hard link to a file. Fails if the file system does not support hard links.
  package var link: @Sendable (_ path: String, _ newPath: String) throws(FileError) -> Void = nothing
  /// Overwrites a file in place, so that all of its hard links get the new bytes. After a failure it has the old bytes.
  package var overwrite:
    @Sendable (_ bytes: [UInt8], _ old: [UInt8], _ path: String) throws(FileError) -> Void = nothing
  /// Moves a file to another path in one step. An existing file at that path is replaced.
  package var move: @Sendable (_ path: String, _ newPath: String) throws(FileError) -> Void = nothing
  package var remove: @Sendable (_ path: String) throws(FileError) -> Void = nothing
  /// Creates a folder that no other user can read, and missing folders around it. Does nothing if it exists.
  package var makeFolder: @Sendable (_ path: String) throws(FileError) -> Void = nothing
  /// Throws if the entry is a link, is of another kind, or was made by or is writable for another user.
  package var requireOwn: @Sendable (_ path: String, _ kind: FolderEntry.Kind) throws(FileError) -> Void =
    nothing
  /// Waits until the names in a folder are written to the disk, so that they survive a crash of the machine.
  package var flush: @Sendable (_ folder: String) throws(FileError) -> Void = nothing
  /// Creates a file of this user that does not exist yet, and locks it against all other processes.
  package var createLocked: @Sendable (_ bytes: [UInt8], _ path: String) throws(FileError) -> FileLock =
    nothing
  /// Locks a file or a folder; nil if another process, or another part of this one, has locked it.
  package var lock: @Sendable (_ path: String) throws(FileError) -> FileLock? = nothing

  /// A disk without any files.
  package init() {}
}

/// A lock on a file, which excludes other processes until `release` or the end of this process.
package struct FileLock: Sendable {
  package var release: @Sendable () -> Void

  package init(release: @escaping @Sendable () -> Void) { self.release = release }
}

/// The signals by which a user or the system ends the program: Ctrl-C, a closed terminal, a shutdown.
package struct Interruptions: Sendable {
  /// Makes such signals be recorded instead of ending the program.
  package var hold: @Sendable () -> Void = {}
  /// The name of the recorded signal; nil if none has arrived.
  package var pending: @Sendable () -> String? = { nil }
  /// Lets signals end the program again. A recorded signal ends it now.
  package var release: @Sendable () -> Void = {}
}
