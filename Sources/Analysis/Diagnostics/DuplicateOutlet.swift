import Index
import Syntax
import Text

/// The later of two connections of one outlet wins; which is later is not said anywhere.
func duplicateOutlets(_ document: Document) -> [Diagnostic] {
  struct Key: Hashable {
    var source: Int
    var name: String
  }
  var first: [Key: Int] = [:]
  first.reserveCapacity(document.outline.connections.count)
  var found: [Diagnostic] = []
  for index in document.outline.connections.indices
  where document.outline.connections[index].kind == .outlet {
    guard let source = document.outline.connections[index].source else { continue }
    let key = Key(source: source, name: document.outline.connections[index].name)
    if key.name.isEmpty { continue }
    guard let earlierIndex = first[key] else {
      first[key] = index
      continue
    }
    let connection = document.outline.connections[index]
    let earlier = document.outline.connections[earlierIndex]
    found.append(
      document.diagnostic(
        .duplicateOutlet, .warning, at: connection.nameRange, on: document.source(of: connection),
        "the outlet '\(connection.name)' of this object is connected twice; remove one of the connections",
        related: [
          Diagnostic.Related(
            file: document.file, range: earlier.nameRange, message: "the other connection is here")
        ]))
  }
  return found
}
