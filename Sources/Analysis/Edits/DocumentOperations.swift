import Syntax
import Text

extension DocumentOperation {
  /// All operations, in the order of the documentation.
  package static let all: [DocumentOperation] = [
    set, setClass, add, remove, move, wrap, connect, disconnect, constrain, unconstrain, addScene,
    setInitial, split,
  ]
}

/// The edits by which operations change a document.
package struct DocumentEdits: Hashable, Sendable {
  /// The edits in the order of the text, without overlaps.
  package var edits: [Edit]
  package var bytes: [UInt8]
  /// The further changes of an operation, such as the removed constraints of a removed view, as a line each.
  package var notes: [String]
  /// The ids of the connections for which missing members are to be declared.
  package var declarations: [String]
  /// The documents to create, by their names in the folder of this one.
  package var newFiles: [NewFile]
}

/// Computes the edits of some operations. Bytes that they don't touch stay.
///
/// The operations run one after another, each on the result of the last one; one that can't be done refuses all of them.
///
/// - Parameters:
///   - name: The name of the file, without its folder.
///   - translations: The texts for other languages, whose keys contain ids.
package func documentEdits(
  _ operations: [OperationArguments], in bytes: [UInt8], named name: String = "",
  besides translations: [[UInt8]] = []
) throws(OperationRefusal) -> DocumentEdits {
  var editor = DocumentEditor(DocumentTree(bytes), named: name, besides: translations)
  try editor.requireSoundness()
  for (index, arguments) in operations.enumerated() {
    do throws(OperationRefusal) {
      try perform(arguments, &editor)
    } catch {
      throw OperationRefusal("operation \(index + 1): \(error.message)")
    }
  }
  return editor.result
}

private func perform(
  _ arguments: OperationArguments, _ editor: inout DocumentEditor
) throws(OperationRefusal) {
  let name = try arguments.text("op")
  guard let operation = DocumentOperation.all.first(where: { $0.name == name }) else {
    let names = DocumentOperation.all.map { "'\($0.name)'" }.joined(separator: ", ")
    throw OperationRefusal("no operation '\(name)'; there are \(names)")
  }
  let known = ["op", "id"] + operation.members
  if let other = arguments.names.first(where: { !known.contains($0) }) {
    throw OperationRefusal(
      "'\(name)' does not take '\(other)', but " + known.map { "'\($0)'" }.joined(separator: ", "))
  }
  try operation.perform(arguments, &editor)
}
