/// What is asked about all files as soon as they are there, made in parts that several threads can make at the same time.
package struct InitialTables: Sendable {
  package enum Part: Sendable {
    case types, members, documents, targets

    /// Slowest last: the pool pops from the end.
    package static let all = [Part.documents, .targets, .members, .types]
  }

  private var types: TypeNames?
  private var members: MemberNames?
  private var documents: DocumentNames?
  private var unmarkedMembers: UnmarkedMembers?
  private(set) var targets: TargetTables?

  package init() {}

  var nameIndex: NameIndex {
    NameIndex(
      types: types ?? TypeNames(), members: members ?? MemberNames(), documents: documents ?? DocumentNames(),
      unmarkedMembers: unmarkedMembers ?? UnmarkedMembers())
  }

  package mutating func make(_ part: Part, of files: [SourceFile]) {
    switch part {
    case .types: types = TypeNames(of: files)
    case .members:
      members = MemberNames(of: files)
      unmarkedMembers = UnmarkedMembers(of: files)
    case .documents: documents = DocumentNames(of: files)
    case .targets:
      targets = TargetTables(
        files.indices.filter { files[$0].role == .project }.map {
          (FileID(raw: Int32(truncatingIfNeeded: $0)), files[$0])
        })
    }
  }

  /// Adds the parts that another thread made.
  package mutating func take(_ other: InitialTables) {
    types = types ?? other.types
    members = members ?? other.members
    documents = documents ?? other.documents
    unmarkedMembers = unmarkedMembers ?? other.unmarkedMembers
    targets = targets ?? other.targets
  }
}
