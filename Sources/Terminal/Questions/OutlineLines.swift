import Analysis
import Index
import Rules
import Workspace
import World

/// One document, read without the workspace around it.
struct OutlinedDocument {
  private let query: Query
  private let file = FileID(raw: 0)

  /// - Parameter path: Absolute.
  init(_ bytes: [UInt8], at path: String) {
    let files = [SourceFile(path: fileName(path), isDependency: false, facts: .interface(of: bytes))]
    let snapshot = Snapshot(
      files: files, SnapshotCoverage(isWhole: false), InitialTable.makers.map { $0(files) })
    query = Query(snapshot, texts: Texts { _ in .text(bytes) })
  }

  func items(_ selection: OutlineSelection) throws(OutlineRefusal) -> [OutlineItem] {
    try query.outlineItems(of: file, selection)
  }

  /// Why the document can't be read, or not as a whole, in words that follow its name; nil where it can.
  var problem: String? {
    query.snapshot.interface(file)?.problems.first.map {
      $0.kind.isOfSound
        ? "can't be read: \($0.message)" : "is damaged, and is read as far as possible: \($0.message)"
    }
  }
}

/// The objects for a program, with the path as the user types it.
func json(_ items: [OutlineItem], of path: String) -> JSON {
  ["version": 1, "file": .string(path), "objects": .array(items.map(json))]
}

private func json(_ item: OutlineItem) -> JSON {
  [
    "depth": .integer(item.depth), "id": .string(item.id), "element": .string(item.element),
    "class": item.className.map(JSON.string), "label": item.label.map(JSON.string),
    "key": item.key.map(JSON.string),
    "frame": item.frame.map {
      .array([.string($0.x), .string($0.y), .string($0.width), .string($0.height)])
    },
    "isHidden": item.isHidden ? true : nil,
    "storyboardIdentifier": item.storyboardIdentifier.map(JSON.string),
    "reuseIdentifier": item.reuseIdentifier.map(JSON.string),
    "offset": .integer(item.range.lower), "length": .integer(item.range.length),
    "connections": .array(item.links.map(json)),
    "constraints": .array(item.constraints.map { ["id": .string($0.id), "text": .string($0.text)] }),
  ]
}

private func json(_ link: OutlineItem.Link) -> JSON {
  [
    "kind": .string(link.kind.rawValue), "isIncoming": .bool(link.isIncoming), "name": .string(link.name),
    "event": link.event.map(JSON.string), "other": link.other.map(JSON.string),
  ]
}
