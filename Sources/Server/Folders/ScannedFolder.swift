import Index
import Rules
import Workspace
import World

/// A file of a folder on disk.
struct DiskFile: Sendable {
  var folder: Int
  /// The file; its path is relative to the folder.
  var file: WorkspaceFile
  var absolutePath: String
  /// The facts; nil before the file was read, and where it can't be read.
  var facts: FileFacts?
  /// The reason why the file can't be read; nil for a readable or missing file.
  var fault: String?
  /// The stamp of the file when it was read; see `FileStamps`.
  var stamp: UInt64?
}

/// The result of scanning a folder.
struct ScannedFolder: Sendable {
  var loaded: LoadedWorkspace
  var configuration: WorkspaceConfiguration
  var ids: [String: FileID]
  var stamps: FileStamps
  var elapsed: Duration

  init(
    _ loaded: LoadedWorkspace, _ configuration: WorkspaceConfiguration, _ stamps: FileStamps,
    elapsed: Duration
  ) {
    self.stamps = stamps
    self.loaded = loaded
    self.configuration = configuration
    self.elapsed = elapsed
    ids = [:]
    ids.reserveCapacity(loaded.snapshot.files.count)
    for (raw, file) in loaded.snapshot.files.enumerated() {
      if let file { ids[file.path] = FileID(raw: Int32(raw)) }
    }
  }
}

extension DiskFile {
  /// The file as it is on disk now.
  func read(in environment: Environment) -> DiskFile {
    var result = self
    guard !isSpelledOtherwise(in: environment) else { return result }
    // A walk passes over links to headers.
    if file.kind == .objc, environment.files.entry(at: absolutePath) == .link { return result }
    result.stamp = environment.files.stamp(of: absolutePath)
    do throws(FileError) {
      result.facts = Workspace.facts(of: file.kind, try environment.files.read(absolutePath, as: file.kind))
    } catch {
      result.fault = environment.files.reasonUnlessGone(error, absolutePath)
    }
    return result
  }

  /// Whether the name of the file now has another case. A disk that ignores case still finds it under the old path.
  private func isSpelledOtherwise(in environment: Environment) -> Bool {
    guard let resolved = try? environment.files.resolve(absolutePath), resolved != absolutePath else {
      return false
    }
    return resolved.lowercased() == absolutePath.lowercased()
  }
}
