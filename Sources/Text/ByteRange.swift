/// A half-open range of UTF-8 byte offsets in one version of one file.
///
/// Public, since the compiler inlines nothing from another module that is `package`, and the scanners make a range for each word.
public struct ByteRange: Hashable, Sendable {
  // The offsets are half as long as an `Int`, since outlines consist mostly of ranges. Files are read up to 2 GB; an offset
  // beyond that counts as the end.
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

  /// Whether an offset is inside the range or at its upper end, where an editor's cursor is after the last character.
  public func touches(_ offset: Int) -> Bool { lower <= offset && offset <= upper }
}

/// A place where a file violates its format or can't be read.
package struct Problem: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    case malformed
    /// The file ends before all of its elements do.
    case cutOff
    case mergeConflict
    /// A byte is not UTF-8 and was skipped.
    case encoding
    /// The file is in another encoding, which is not read.
    case unread
    /// The format of Interface Builder before 2012. The file is complete, but it is not read.
    case archive
    /// A compiled document, which programs load, but `ibls` does not read.
    case compiled
    /// The text that Git LFS writes in place of a document.
    case pointer
    /// A document that git-crypt keeps encrypted.
    case encrypted

    /// Whether Interface Builder or a program can read the file, though `ibls` can't.
    package var isOfSound: Bool { [.unread, .archive, .compiled, .pointer, .encrypted].contains(self) }
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
