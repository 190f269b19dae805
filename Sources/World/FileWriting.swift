/// The steps in which files on the disk are changed; each does one thing, or fails and does nothing.
package struct FileWriting: Sendable {
  /// The file that a path leads to.
  package struct Target: Hashable, Sendable {
    /// Links followed.
    package var path: String
    /// How many names the file has.
    package var nameCount: Int
    package var isWritable: Bool

    package init(path: String, nameCount: Int, isWritable: Bool) {
      self.path = path
      self.nameCount = nameCount
      self.isWritable = isWritable
    }
  }

  package var target: @Sendable (_ path: String) throws(FileError) -> Target
  /// Makes a file where there is none.
  package var create: @Sendable (_ bytes: [UInt8], _ path: String) throws(FileError) -> Void
  /// Makes a new file in the folder of another, with the other's permissions and attributes; gives its path.
  package var writeBeside: @Sendable (_ bytes: [UInt8], _ path: String) throws(FileError) -> String
  /// Gives a file a second name in its folder; gives that. Fails where the disk knows no such thing.
  package var linkBeside: @Sendable (_ path: String) throws(FileError) -> String
  /// Writes a file where it lies, so that all of its names lead to the new bytes. A failure leaves the old ones.
  package var overwrite:
    @Sendable (_ bytes: [UInt8], _ old: [UInt8], _ path: String) throws(FileError) -> Void
  /// Gives a file another path at once; what was there is gone.
  package var move: @Sendable (_ path: String, _ newPath: String) throws(FileError) -> Void
  package var remove: @Sendable (_ path: String) throws(FileError) -> Void

  package init(
    target: @escaping @Sendable (_ path: String) throws(FileError) -> Target,
    create: @escaping @Sendable (_ bytes: [UInt8], _ path: String) throws(FileError) -> Void,
    writeBeside: @escaping @Sendable (_ bytes: [UInt8], _ path: String) throws(FileError) -> String,
    linkBeside: @escaping @Sendable (_ path: String) throws(FileError) -> String,
    overwrite:
      @escaping @Sendable (_ bytes: [UInt8], _ old: [UInt8], _ path: String) throws(FileError) -> Void,
    move: @escaping @Sendable (_ path: String, _ newPath: String) throws(FileError) -> Void,
    remove: @escaping @Sendable (_ path: String) throws(FileError) -> Void
  ) {
    self.target = target
    self.create = create
    self.writeBeside = writeBeside
    self.linkBeside = linkBeside
    self.overwrite = overwrite
    self.move = move
    self.remove = remove
  }
}
