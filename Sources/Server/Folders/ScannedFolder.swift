import Index
import Rules
import Workspace
import World

/// A file of a folder as it is on disk.
struct DiskFile: Sendable {
  var folder: Int
  /// Its path is relative to the folder.
  var file: WorkspaceFile
  var absolutePath: String
  /// nil before it was read, and for one that can't be.
  var facts: FileFacts?
  /// Why it can't be read; nil for one that is not there.
  var fault: String?
  /// Of what was read; see `FileStamps`.
  var stamp: UInt64?
}

/// All that a scan of a folder read.
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
  /// Reads the file again.
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

  /// Whether the file has another case now: a disk that ignores case still finds it by its old path.
  private func isSpelledOtherwise(in environment: Environment) -> Bool {
    guard let resolved = try? environment.files.resolve(absolutePath), resolved != absolutePath else {
      return false
    }
    return resolved.lowercased() == absolutePath.lowercased()
  }
}
