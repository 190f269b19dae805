import Index

extension Query {
  /// The renames of storyboards and xibs that follow the user's moves of their files.
  package func renamePlans(
    ofDocumentsIn moves: [(file: FileID, path: String)]
  ) -> (plans: [RenamePlan], refusals: [RenameRefusal]) {
    var plans: [RenamePlan] = []
    var refusals: [RenameRefusal] = []
    for (file, path) in moves where !plans.contains(where: { $0.fileRenames.contains { $0.file == file } }) {
      let (old, new) = (documentName(snapshot.path(of: file)), documentName(path))
      guard old != new, let target = renameTarget(ofDocument: file) else { continue }
      do throws(RenameRefusal) { plans.append(try renamePlan(of: target, to: new)) } catch {
        refusals.append(error)
      }
    }
    return (plans, refusals)
  }
}
