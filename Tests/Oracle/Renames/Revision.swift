import Analysis
import Index
import Text
import Workspace
import World

/// The files on the disk, each read once.
final class TextStore {
  private let workspace: LoadedWorkspace
  private let environment: Environment
  private var known: [FileID: [UInt8]] = [:]

  init(_ workspace: LoadedWorkspace, _ environment: Environment) {
    self.workspace = workspace
    self.environment = environment
  }

  subscript(file: FileID) -> [UInt8]? {
    if let known = known[file] { return known }
    guard let path = workspace.snapshot[file]?.path else { return nil }
    let bytes = try? environment.files.read(workspace.root + "/" + path)
    known[file] = bytes
    return bytes
  }
}

/// A workspace with some files that are not those on the disk.
struct Revision {
  let snapshot: Snapshot
  private let store: TextStore
  private var texts: [FileID: [UInt8]] = [:]

  init(_ snapshot: Snapshot, _ store: TextStore) {
    self.snapshot = snapshot
    self.store = store
  }

  private init(_ snapshot: Snapshot, _ store: TextStore, _ texts: [FileID: [UInt8]]) {
    self.snapshot = snapshot
    self.store = store
    self.texts = texts
  }

  var changed: Set<FileID> { Set(texts.keys) }

  var query: Query { query(of: snapshot) }

  /// - Parameter snapshot: One of the same files.
  func query(of snapshot: Snapshot) -> Query {
    Query(snapshot, texts: Texts { [store, texts] in (texts[$0] ?? store[$0]).map { .text($0) } ?? .gone })
  }

  func text(_ file: FileID) -> [UInt8]? { texts[file] ?? store[file] }

  /// With what is certain, as `--rename --write` does it.
  func applying(_ plan: RenamePlan) -> Revision {
    var texts = texts
    var changes: [(FileID, SourceFile?)] = []
    let paths = Dictionary(plan.fileRenames(offered: false).map { ($0.file, $0.newPath) }) { one, _ in one }
    let edits = plan.edits(includingPossible: false)
    let moved = Set(paths.keys).subtracting(edits.map(\.file)).sorted().map { FileEdits(file: $0, edits: []) }
    for change in edits + moved {
      guard let source = snapshot[change.file], var bytes = text(change.file),
        let kind = WorkspaceFile.Kind(fileName: String(source.path.split(separator: "/").last ?? ""))
      else { continue }
      for edit in change.edits.reversed() {
        bytes.replaceSubrange(edit.range.lower..<edit.range.upper, with: Array(edit.text.utf8))
      }
      texts[change.file] = bytes
      guard let facts = facts(of: kind, bytes) else { continue }
      let path = paths[change.file] ?? source.path
      let changed = SourceFile(path: path, isDependency: source.isDependency, facts: facts)
      changes.append((change.file, changed))
    }
    return Revision(snapshot.applying(changes), store, texts)
  }

  /// `path:line:column`
  func place(of location: Location) -> String {
    let position = LineTable(text(location.file) ?? []).lineAndColumn(of: location.range.lower)
    return "\(snapshot[location.file]?.path ?? ""):\(position.line):\(position.column)"
  }
}

extension Snapshot {
  /// The same files in an index that is made from nothing.
  var madeAnew: Snapshot {
    Snapshot(files: files.indices.compactMap { files[$0] }, isWhole: coverage.isWhole)
  }
}
