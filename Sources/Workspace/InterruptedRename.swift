import World

/// The files in the root of a workspace that say what becomes of a rename that was interrupted.
package enum RenameJournalName {
  package static let undo = ".ibls-rename-undo"
  package static let finish = ".ibls-rename-finish"
}

/// The name of the file which says that a rename of the workspace is under way or was interrupted; nil without one.
package func interruptedRename(in root: String, _ environment: Environment) -> String? {
  [RenameJournalName.finish, RenameJournalName.undo].first {
    (try? environment.status(withSlash(root) + $0)) != nil
  }
}
