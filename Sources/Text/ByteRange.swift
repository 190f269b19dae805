/// Half-open range of UTF-8 byte offsets in one version of one file.
///
/// Public, since the compiler inlines nothing from another module that is `package`, and the scanners make one for each
/// word they meet.
public struct ByteRange: Hashable, Sendable {
  // Half as long as integers of the machine, since outlines consist of ranges for the most part. Files are read up to
  // 2 GB; what lies beyond is as good as the end.
  @usableFromInline var first: Int32
  @usableFromInline var second: Int32

  @inlinable public var lower: Int {
    @inline(__always) get { Int(first) }
    @inline(__always) set { first = Int32(clamping: newValue) }
  }
  @inlinable public var upper: Int {
    @inline(__always) get { Int(second) }
    @inline(__always) set { second = Int32(clamping: newValue) }
  }

  @inlinable @inline(__always) public init(_ lower: Int, _ upper: Int) {
    first = Int32(clamping: lower)
    second = Int32(clamping: max(lower, upper))
  }

  @inlinable @inline(__always) public var length: Int { upper - lower }
  @inlinable @inline(__always) public var isEmpty: Bool { upper == lower }

  /// Whether an offset is inside or at the upper end, where an editor's cursor is after the last character.
  public func touches(_ offset: Int) -> Bool { lower <= offset && offset <= upper }
}

/// A place where a file could not be read as its format demands.
package struct Problem: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    case malformed
    /// The file ends before all that it begins.
    case cutOff
    case mergeConflict
    /// A byte is not UTF-8 and was read around.
    case encoding
    /// The file is in another encoding, which is not read.
    case unread
    /// The pre-2012 format of Interface Builder, which is complete but not read.
    case archive
    /// A compiled document, which a program loads and `ibls` does not read.
    case compiled
    /// The text that Git LFS leaves in place of a document.
    case pointer

    /// Whether Interface Builder or a program can read the file, though `ibls` can't.
    package var isOfSound: Bool { [.unread, .archive, .compiled, .pointer].contains(self) }
  }

  package var kind: Kind
  package var range: ByteRange
  package var message: String

  package init(_ kind: Kind, _ range: ByteRange, _ message: String) {
    self.kind = kind
    self.range = range
    self.message = message
  }
}
