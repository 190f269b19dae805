import Analysis
import Index
import Workspace

/// The files that no edit may change, since a link leads from there out of the client's folders.
extension RequestContext {
  /// Whether a file is outside of the client's folders. Documents that no folder contains are the user's own choice.
  func liesOutside(_ file: FileID) -> Bool { wayOut(of: file) != nil }

  /// The real path of a file in a folder if that is outside of all folders; nil otherwise.
  private func wayOut(of file: FileID) -> String? {
    guard !folder.path.isEmpty, let path = folder.snapshot[file]?.path else { return nil }
    return locator.wayOut(of: folder.absolutePath(path))
  }

  /// The warning about the files in which a rename was not made; nil for none.
  func warning(sparing changes: [RenamePlan.Change]) -> String? {
    let files = Set(changes.map(\.file)).sorted()
    guard let first = files.first, let path = folder.snapshot[first]?.path, let place = wayOut(of: first)
    else {
      return nil
    }
    let others = files.count > 1 ? ", and \(files.count - 1) more" : ""
    return "'\(path)'\(others) was left as it is: the file is '\(place)', outside of the workspace"
  }
}
