/// The steps in which files on the disk are changed; each does one thing, or fails and does nothing.
package struct FileWriting: Sendable {
  /// The file that a path leads to.
  package struct Target: Hashable, Sendable {
    /// Links followed.
    package var path: String
    /// The number of names that the file has.
    package var nameCount: Int
    /// Why it can't be replaced as it is; nil where it can.
    package var obstacle: String?

    package init(path: String, nameCount: Int, obstacle: String?) {
      self.path = path
      self.nameCount = nameCount
      self.obstacle = obstacle
    }
  }

  package var target: @Sendable (_ path: String) throws(FileError) -> Target = nothing
  /// Makes a file where there is none, whole or not at all.
  package var create: @Sendable (_ bytes: [UInt8], _ path: String) throws(FileError) -> Void = nothing
  /// Makes a file where there is none, with the owner, the permissions and the attributes of another.
  package var writeAs:
    @Sendable (_ bytes: [UInt8], _ path: String, _ other: String) throws(FileError) -> Void = nothing
  /// Gives a file a second name. Fails where the disk knows no such thing.
  package var link: @Sendable (_ path: String, _ newPath: String) throws(FileError) -> Void = nothing
  /// Writes a file where it lies, so that all of its names lead to the new bytes. A failure leaves the old ones.
  package var overwrite:
    @Sendable (_ bytes: [UInt8], _ old: [UInt8], _ path: String) throws(FileError) -> Void = nothing
  /// Gives a file another path at once; what was there is gone.
  package var move: @Sendable (_ path: String, _ newPath: String) throws(FileError) -> Void = nothing
  package var remove: @Sendable (_ path: String) throws(FileError) -> Void = nothing
  /// Makes a folder, and those that it lies in, which no other user can look into; does nothing where it is there.
  package var makeFolder: @Sendable (_ path: String) throws(FileError) -> Void = nothing
  /// Refuses a link, whatever another user has made or can write to, and what is not of that kind.
  package var requireOwn: @Sendable (_ path: String, _ kind: FolderEntry.Kind) throws(FileError) -> Void =
    nothing
  /// Waits until the disk has the names of a folder as they are; a machine that stops keeps them from then on.
  package var flush: @Sendable (_ folder: String) throws(FileError) -> Void = nothing
  /// Makes a file of this user's alone where there is none, which no other process can lock from then on.
  package var createLocked: @Sendable (_ bytes: [UInt8], _ path: String) throws(FileError) -> FileLock =
    nothing
  /// Keeps others from locking a file or a folder; nil where another process, or another part of this one, does already.
  package var lock: @Sendable (_ path: String) throws(FileError) -> FileLock? = nothing

  /// A disk on which nothing is there.
  package init() {}
}

/// A file that no other process can lock, until `release`, or until this process ends in whatever way.
package struct FileLock: Sendable {
  package var release: @Sendable () -> Void

  package init(release: @escaping @Sendable () -> Void) { self.release = release }
}

/// The signals by which a user or the system ends the program: Ctrl-C, a closed terminal, a shutdown.
package struct Interruptions: Sendable {
  /// From here on, such a signal is noted and ends nothing.
  package var hold: @Sendable () -> Void = {}
  /// The name of the signal that has come; nil where none has.
  package var pending: @Sendable () -> String? = { nil }
  /// Lets signals end the program again; one that has come does it now.
  package var release: @Sendable () -> Void = {}
}
