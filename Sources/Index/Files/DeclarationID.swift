/// A type or extension: the `index`-th type in the outline of `file`.
package struct TypeID: Hashable, Sendable, Comparable {
  package var file: FileID
  /// The index of the type. It is half as long as an `Int`, since tables contain many of them.
  private var position: Int32

  package var index: Int { Int(position) }

  package init(file: FileID, index: Int) {
    self.file = file
    position = Int32(truncatingIfNeeded: index)
  }

  package static func < (one: TypeID, other: TypeID) -> Bool {
    (one.file, one.index) < (other.file, other.index)
  }
}

/// A member: the `index`-th member of `type`.
package struct MemberID: Hashable, Sendable, Comparable {
  package var type: TypeID
  package var index: Int

  package init(type: TypeID, index: Int) {
    self.type = type
    self.index = index
  }

  package static func < (one: MemberID, other: MemberID) -> Bool {
    (one.type, one.index) < (other.type, other.index)
  }
}

/// A type alias: the `index`-th alias in the outline of `file`.
package struct AliasID: Hashable, Sendable, Comparable {
  package var file: FileID
  package var index: Int

  package static func < (one: AliasID, other: AliasID) -> Bool {
    (one.file, one.index) < (other.file, other.index)
  }
}
