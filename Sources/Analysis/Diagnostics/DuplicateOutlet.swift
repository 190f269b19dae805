import Index
import Syntax
import Text

/// The later of two connections of one outlet wins; which is later is not said anywhere.
func duplicateOutlets(_ document: Document) -> [Diagnostic] {
  struct Key: Hashable {
    var source: Int
    var name: String
  }
  var first: [Key: Connection] = [:]
  var found: [Diagnostic] = []
  for connection in document.outline.connections where connection.kind == .outlet {
    guard let source = connection.source, !connection.name.isEmpty else { continue }
    let key = Key(source: source, name: connection.name)
    guard let earlier = first[key] else {
      first[key] = connection
      continue
    }
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
