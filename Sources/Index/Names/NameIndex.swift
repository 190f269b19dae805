/// The files that declare, extend, inherit from or use each name. All names are simple: the last component of a dotted one.
package struct NameIndex: Sendable {
  package internal(set) var types = TypeNames()
  package internal(set) var members = MemberNames()
  package internal(set) var documents = DocumentNames()
  var unmarkedMembers = UnmarkedMembers()

  /// Replaces the entries of one file.
  mutating func replace(_ old: SourceFile?, by new: SourceFile?, as id: FileID) {
    types.replace(old, by: new, as: id)
    members.replace(old, by: new, as: id)
    documents.replace(old, by: new, as: id)
  }
}
