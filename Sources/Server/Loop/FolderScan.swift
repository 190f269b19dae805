import Rules
import Synchronization
import Workspace
import World

extension ScanRequest {
  /// Reads a folder, and returns the event with the result.
  func event(in environment: Environment, progress: @escaping @Sendable (Event) -> Void) -> Event {
    let start = environment.clock.now()
    let count = Atomic(0)
    let budget = workspaceRoot(of: path, in: environment) == nil ? LinkBudget() : nil
    let book = StampBook()
    var environment = environment
    environment.files = environment.files.until(cancellation, budget).noting(book)
    do throws(FileError) {
      var configuration = WorkspaceConfiguration(root: path, in: environment)
      let loaded = try LoadedWorkspace(
        root: path, in: environment, reading: configuration.reading,
        progress: {
          let files = count.wrappingAdd(1, ordering: .relaxed).newValue
          if files % 256 == 0 { progress(.scanning(folder: folder, generation: generation, files: files)) }
        })
      if budget?.isExhausted == true {
        throw FileError(
          path: path,
          reason:
            "more than \(LinkBudget.mostEntries) files and folders, and neither a repository nor a project; "
            + "only what is open is read; an '.ibls.json' makes it a project")
      }
      configuration.add(nestedIn: loaded.settingsFolders, in: environment)
      return .scanned(
        folder: folder, generation: generation,
        ScannedFolder(loaded, configuration, book.stamps, elapsed: environment.clock.now() - start))
    } catch {
      return .scanFailed(folder: folder, generation: generation, error)
    }
  }
}

/// Finds out which files belong to a folder, and returns the event with the result.
///
/// - Parameter path: The path of the folder.
func locateFiles(
  _ files: [String], of folder: Int, _ path: String, excluding excluded: Exclusions,
  _ environment: Environment
) -> Event {
  var found = (try? membership(of: files, root: path, excluding: excluded, in: environment)) ?? Membership()
  // A file that does not exist can't hide anything.
  func isThere(_ file: String) -> Bool { environment.files.entry(at: path + "/" + file) != nil }
  found.hidden.ignored = found.hidden.ignored.filter(isThere)
  found.hidden.excluded = found.hidden.excluded.filter(isThere)
  return .located(folder: folder, asked: files, found)
}

extension Files {
  /// The same files, in which every access fails after the cancellation or when the budget is used up, so that a walk ends at
  /// once.
  fileprivate func until(_ cancellation: Cancellation, _ budget: LinkBudget?) -> Files {
    var result = self
    @Sendable func check(_ path: String) throws(FileError) {
      if cancellation.isCancelled || budget?.isExhausted == true {
        throw FileError(path: path, reason: "canceled")
      }
    }
    result.list = { [list] path throws(FileError) in
      try check(path)
      let entries = try list(path)
      _ = budget?.take(entries.count)
      return entries
    }
    result.read = { [read] path throws(FileError) in
      try check(path)
      return try read(path)
    }
    return result
  }
}
