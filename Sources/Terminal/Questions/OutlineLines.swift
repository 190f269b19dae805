import Analysis
import Index
import Rules
import Workspace
import World

/// One document, read without its workspace.
struct OutlinedDocument {
  private let query: Query
  private let file = FileID(raw: 0)

  /// - Parameter path: The absolute path of the document.
  init(_ bytes: [UInt8], at path: String) {
    let files = [SourceFile(path: fileName(path), isDependency: false, facts: .interface(of: bytes))]
    let snapshot = Snapshot(
      files: files, SnapshotCoverage(isWhole: false), InitialTable.makers.map { $0(files) })
    query = Query(snapshot, texts: Texts { _ in .text(bytes) })
  }

  func items(_ selection: OutlineSelection) throws(OutlineRefusal) -> [OutlineItem] {
    try query.outlineItems(of: file, selection)
  }

  /// The reason why the document can't be read completely, in words that follow its name; nil where it can.
  var problem: String? {
    query.snapshot.interface(file)?.problems.first.map {
      $0.kind.isOfSound
        ? "can't be read: \($0.message)" : "is damaged, and is read as far as possible: \($0.message)"
    }
  }
}

/// The objects as JSON, with the path as the user typed it.
func json(_ items: [OutlineItem], of path: String) -> JSON {
  let objects = items.map {
    JSON($0, at: ["offset": .integer($0.range.lower), "length": .integer($0.range.length)])
  }
  return ["version": 1, "file": .string(path), "objects": .array(objects)]
}
