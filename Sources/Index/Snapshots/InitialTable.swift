/// One of the tables over all files that a new snapshot needs. Several threads can make them at the same time.
package enum InitialTable: Sendable {
  case types(TypeNames)
  case members(MemberNames, UnmarkedMembers)
  case documents(DocumentNames)
  case targets(TargetTables)

  /// The functions that make the tables, the slowest last, since the pool takes them from the end.
  package static let makers: [@Sendable ([SourceFile]) -> InitialTable] = [
    { .documents(DocumentNames(of: $0)) },
    { files in
      .targets(
        TargetTables(
          files.indices.filter { files[$0].role == .project }.map {
            (FileID(raw: Int32(truncatingIfNeeded: $0)), files[$0])
          }))
    },
    { .members(MemberNames(of: $0), UnmarkedMembers(of: $0)) },
    { .types(TypeNames(of: $0)) },
  ]
}
