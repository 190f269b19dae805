import Rules
import Synchronization
import Workspace
import World

/// Reads a folder, and returns the event that says what came of it.
func scanFolder(
  _ folder: Int, _ generation: Int, _ path: String, _ environment: Environment, _ cancellation: Cancellation,
  progress: @escaping @Sendable (Event) -> Void
) -> Event {
  let start = environment.now()
  let count = Atomic(0)
  let environment = environment.until(cancellation)
  do {
    var configuration = WorkspaceConfiguration(root: path, in: environment)
    let loaded = try LoadedWorkspace(
      root: path, in: environment, excluding: configuration.exclusions,
      progress: {
        let files = count.wrappingAdd(1, ordering: .relaxed).newValue
        if files % 256 == 0 { progress(.scanning(folder: folder, generation: generation, files: files)) }
      })
    configuration.add(nestedIn: loaded.settingsFolders, in: environment)
    return .scanned(
      folder: folder, generation: generation,
      ScannedFolder(loaded, configuration, elapsed: environment.now() - start))
  } catch {
    return .scanFailed(folder: folder, generation: generation, error)
  }
}

/// Finds out which files belong to a folder, and returns the event that says so.
///
/// - Parameter path: The folder's.
func locateFiles(
  _ files: [String], of folder: Int, _ path: String, excluding excluded: Exclusions,
  _ environment: Environment
) -> Event {
  var found = (try? membership(of: files, root: path, excluding: excluded, in: environment)) ?? Membership()
  // What is not there hides nothing.
  func isThere(_ file: String) -> Bool { (try? environment.status(path + "/" + file))?.kind == .file }
  found.hidden.ignored = found.hidden.ignored.filter(isThere)
  found.hidden.excluded = found.hidden.excluded.filter(isThere)
  return .located(folder: folder, asked: files, found)
}

extension Environment {
  /// This environment, but after the cancellation every access to the disk fails, so that a walk ends at once.
  fileprivate func until(_ cancellation: Cancellation) -> Environment {
    var result = self
    result.list = { [list] path throws(FileError) in
      if cancellation.isCancelled { throw FileError(path: path, reason: "canceled") }
      return try list(path)
    }
    result.read = { [read] path throws(FileError) in
      if cancellation.isCancelled { throw FileError(path: path, reason: "canceled") }
      return try read(path)
    }
    return result
  }
}
