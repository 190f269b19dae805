import Index
import Rules
import Workspace
import World

/// The difference between the known state of a folder and the disk, found without reading any source.
struct FolderLook: Sendable {
  /// The files that may have appeared, changed or disappeared, by their paths in the folder.
  var changed: Set<String> = []
  /// Whether the folder may contain other files than before, so that it needs a scan.
  var needsScan = false
  var elapsed = Duration.zero
}

/// A folder in the state in which it was read.
struct KnownFolder: Sendable {
  var path: String
  var snapshot: Snapshot
  var ids: [String: FileID]
  var coverage: Coverage
  var stamps: FileStamps
  /// The opened folders inside of it.
  var opened: OpenedFolders
  /// Whether the folder could not be read.
  var isUnread: Bool

  /// The difference from the disk. A client may not report changes on disk, even if it states that it watches.
  func look(in environment: Environment) -> FolderLook {
    let start = environment.clock.now()
    var look = FolderLook()
    let isElsewhere = opened.folders.contains { environment.opened($0.clientPath).root != path }
    do throws(FileError) {
      if isElsewhere {
        look.needsScan = true
      } else if isUnread {
        look.needsScan = try environment.files.status(path).kind == .folder
      } else {
        try compare(&look, in: environment)
      }
    } catch {
      // The scan reports the reason.
      look.needsScan = !isUnread
    }
    look.elapsed = environment.clock.now() - start
    return look
  }

  private func compare(_ look: inout FolderLook, in environment: Environment) throws(FileError) {
    let book = StampBook()
    var noting = environment
    noting.files = environment.files.noting(book)
    let configuration = WorkspaceConfiguration(root: path, in: noting)
    let walked: Walked<Never> = try walk(root: path, in: noting, reading: configuration.reading.listing) {
      _, _ in nil
    }
    let lacksFolders =
      walked.passesOverFolders || !configuration.isChosenRoot && liesInLargerRepository(path, in: environment)
    let faults = Dictionary(walked.unreadable.map { ($0.path, $0.reason) }) { first, _ in first }
    let ignored = snapshot.coverage.ignoredSources
    let found = Set(walked.files.map(\.file.path))

    // The comings and goings of excluded code count as well.
    look.changed = walked.hiddenCode.paths.symmetricDifference(coverage.hiddenCode.paths)
    // The fault of a source shows only when the source is read.
    let faulty = Set(coverage.unreadable.keys).subtracting(found).union(faults.keys)
      .filter { faults[$0] != coverage.unreadable[$0] }
    look.changed.formUnion(faulty)
    look.changed.formUnion(
      found.union(ignored).union(ids.keys).filter { stamps.mayDiffer(path + "/" + $0, in: environment.files) }
    )

    // A file that is included again, such as one compiled from a deleted document, may be unchanged.
    look.changed.formUnion(found.filter { ids[$0] == nil && coverage.unreadable[$0] == nil })

    look.needsScan =
      lacksFolders != coverage.lacksFolders || book.stamps.rules != stamps.rules
      || walked.vendoredClasses != snapshot.coverage.vendoredClasses
      || faulty.contains { WorkspaceFile.Kind(fileName: fileName($0)) == nil }
      || walked.files.map(\.file).contains { file in
        guard let known = ids[file.path].flatMap({ snapshot[$0] }) else { return false }
        return known.isDependency != file.isDependency
      }
      // Some existing files have been excluded meanwhile.
      || ids.keys.contains { path in
        !found.contains(path) && !ignored.contains(path) && faults[path] == nil
          && (try? environment.files.status(self.path + "/" + path))?.kind == .file
      }
  }
}
