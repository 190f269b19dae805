import Index
import Rules
import Workspace
import World

/// The difference between what is known of a folder and the disk, found without reading any source.
struct FolderLook: Sendable {
  /// Files that may have appeared, changed or gone, from the folder.
  var changed: Set<String> = []
  /// Whether something else belongs to the folder than before.
  var needsScan = false
  var elapsed = Duration.zero
}

/// A folder as it was read.
struct KnownFolder: Sendable {
  var path: String
  var snapshot: Snapshot
  var ids: [String: FileID]
  var coverage: Coverage
  var stamps: FileStamps
  /// The folders in it that the client has opened.
  var opened: OpenedFolders
  /// Whether it could not be read.
  var isUnread: Bool

  /// Compares the folder with the disk, since a client may not report what changes there, whatever it says that it watches.
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
      // The scan says why.
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

    // Code that is left out counts as well, where it comes and goes.
    look.changed = walked.hiddenCode.paths.symmetricDifference(coverage.hiddenCode.paths)
    // A fault in reading a source shows only when it is read.
    let faulty = Set(coverage.unreadable.keys).subtracting(found).union(faults.keys)
      .filter { faults[$0] != coverage.unreadable[$0] }
    look.changed.formUnion(faulty)
    look.changed.formUnion(
      found.union(ignored).union(ids.keys).filter { stamps.mayDiffer(path + "/" + $0, in: environment.files) }
    )

    // A file that is visible again, such as one compiled beside a document that is gone, need not have changed.
    look.changed.formUnion(found.filter { ids[$0] == nil && coverage.unreadable[$0] == nil })

    look.needsScan =
      lacksFolders != coverage.lacksFolders || book.stamps.rules != stamps.rules
      || walked.vendoredClasses != snapshot.coverage.vendoredClasses
      || faulty.contains { WorkspaceFile.Kind(fileName: fileName($0)) == nil }
      || walked.files.map(\.file).contains { file in
        guard let known = ids[file.path].flatMap({ snapshot[$0] }) else { return false }
        return known.isDependency != file.isDependency
      }
      // Files that still exist have been left out meanwhile.
      || ids.keys.contains { path in
        !found.contains(path) && !ignored.contains(path) && faults[path] == nil
          && (try? environment.files.status(self.path + "/" + path))?.kind == .file
      }
  }
}
