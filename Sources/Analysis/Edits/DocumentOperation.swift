import Syntax
import Text

/// A change of a document, in terms of its objects.
package enum DocumentOperation: Hashable, Sendable {
  /// Sets properties of an object by their paths, such as `title` or `normal.title`; nil removes one.
  case set(id: String, values: [PropertyValue])
  /// Gives an object a custom class; nil takes it away.
  case setClass(id: String, name: String?, module: String?, isOfTarget: Bool)
  /// Removes a view, a gesture recognizer or a constraint, with all that leads to it.
  case remove(id: String)
  /// Removes a connection.
  case disconnect(id: String)
  case connect(NewConnection)
}

extension DocumentOperation {
  /// The operations with the members that each takes besides `op` and `id`.
  package static let all: [(name: String, members: [String])] = [
    ("set", ["set"]), ("setClass", ["name", "module", "inherit"]), ("remove", []),
    ("connect", ["kind", "to", "name", "event"]), ("disconnect", []),
  ]
}

package struct PropertyValue: Hashable, Sendable {
  package var path: String
  package var value: String?

  package init(path: String, value: String?) {
    self.path = path
    self.value = value
  }
}

/// An outlet or an action to be made.
package struct NewConnection: Hashable, Sendable {
  package enum Kind: String, Hashable, Sendable, CaseIterable { case outlet, outletCollection, action }

  package var kind: Kind
  /// The object that has the connection: the owner of an outlet, the sender of an action.
  package var id: String
  package var destination: String
  /// The property or the selector.
  package var name: String
  package var event: String?

  package init(kind: Kind, id: String, destination: String, name: String, event: String?) {
    self.kind = kind
    self.id = id
    self.destination = destination
    self.name = name
    self.event = event
  }
}

/// The reason why an operation can't be done.
package struct OperationRefusal: Error, Equatable {
  package var message: String

  init(_ message: String) { self.message = message }
}

/// The edits with which operations change a document.
package struct DocumentEdits: Hashable, Sendable {
  /// By place, without overlaps.
  package var edits: [Edit]
  package var bytes: [UInt8]
  /// The further changes of an operation, such as the removed constraints of a removed view; a line each.
  package var notes: [String]
}

/// Works out what some operations change. Bytes that they don't touch stay.
///
/// The operations are done one after another, each on what the last one left; one that can't be done refuses all of them.
package func documentEdits(
  _ operations: [DocumentOperation], in bytes: [UInt8]
) throws(OperationRefusal) -> DocumentEdits {
  var text = EditedText(bytes)
  var notes: [String] = []
  for operation in operations {
    let tree = DocumentTree(text.bytes)
    if let problem = tree.problem ?? tree.damage?.message { throw OperationRefusal(problem) }
    guard tree.root?.name == "document" else {
      throw OperationRefusal("the file is neither a storyboard nor a xib")
    }
    let editor = DocumentEditor(tree: tree, text: SourceText(text.bytes))
    let edits: [Edit]
    switch operation {
    case .set(let id, let values): edits = try editor.set(values, of: id, &notes)
    case .setClass(let id, let name, let module, let isOfTarget):
      edits = try editor.setClass(of: id, to: name, module, isOfTarget: isOfTarget)
    case .remove(let id): edits = try editor.remove(id, &notes)
    case .disconnect(let id): edits = try editor.disconnect(id)
    case .connect(let connection): edits = try editor.connect(connection)
    }
    text.apply(edits.sorted { ($0.range.lower, $0.range.upper) < ($1.range.lower, $1.range.upper) })
  }
  return DocumentEdits(edits: text.edits, bytes: text.bytes, notes: notes)
}

/// A document as operations look at it.
struct DocumentEditor {
  let tree: DocumentTree
  let text: SourceText

  var isMac: Bool { tree.root?["type"]?.contains(".Cocoa.") == true }

  func element(_ id: String) throws(OperationRefusal) -> DocumentElement {
    guard let element = tree.element(withID: id) else {
      throw OperationRefusal("no object or connection has the id '\(id)'; 'ibls outline' lists them")
    }
    return element
  }

  /// `button Oga-ls-XML`
  func described(_ element: DocumentElement) -> String {
    element.name + (element["id"].map { " " + $0 } ?? "")
  }
}
