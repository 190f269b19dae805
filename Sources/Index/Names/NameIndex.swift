/// From names to the files that declare, extend, derive or use them. All names are simple: the last component
/// of a dotted one.
package struct NameIndex: Sendable {
  package private(set) var types = TypeNames()
  package private(set) var members = MemberNames()
  package private(set) var documents = DocumentNames()
  private(set) var unmarkedMembers = UnmarkedMembers()

  init() {}

  init(types: TypeNames, members: MemberNames, documents: DocumentNames, unmarkedMembers: UnmarkedMembers) {
    self.types = types
    self.members = members
    self.documents = documents
    self.unmarkedMembers = unmarkedMembers
  }

  /// Replaces what one file contributes.
  mutating func replace(_ old: SourceFile?, by new: SourceFile?, as id: FileID) {
    types.replace(old, by: new, as: id)
    members.replace(old, by: new, as: id)
    documents.replace(old, by: new, as: id)
  }
}
