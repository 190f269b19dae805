import Index
import Syntax
import Text

/// A name in a document that an editor can search for.
package struct WorkspaceSymbol: Hashable, Sendable {
  package enum Kind: Hashable, Sendable { case scene, object, storyboardIdentifier }

  package var name: String
  /// The text that shows its place, such as `Main.storyboard, Login`.
  package var container: String
  package var kind: Kind
  package var location: Location
}

extension Query {
  /// The scenes, objects with a custom class and storyboard identifiers of all documents whose names contain the letters of a
  /// query in the same order.
  ///
  /// Other servers list the symbols of code.
  package func workspaceSymbols(matching typed: String, limit: Int = 1000) -> [WorkspaceSymbol] {
    let typed = Array(typed.lowercased().utf8.filter { $0 != 0x20 })
    var found: [WorkspaceSymbol] = []
    for file in snapshot.nameIndex.documents.all.sorted() {
      if isAbandoned() { return found }
      guard let outline = snapshot.ownInterface(file) else { continue }
      let document = shownName(of: snapshot.path(of: file))
      func add(_ name: String, _ container: String, _ kind: WorkspaceSymbol.Kind, _ range: ByteRange) {
        guard isSubsequence(typed, of: name) else { return }
        found.append(
          WorkspaceSymbol(
            name: name, container: container, kind: kind, location: Location(file: file, range: range)))
      }
      let scenes = outline.mainObjects.map { index in
        index.map { outline.label(of: outline.objects[$0]) } ?? ""
      }
      for (label, main) in zip(scenes, outline.mainObjects) {
        if let main { add(label, document, .scene, outline.objects[main].tagRange) }
      }
      for object in outline.objects {
        let place = object.scene.map { document + ", " + scenes[$0] } ?? document
        if let identifier = object.storyboardIdentifier, !object.element.hasSuffix("Placeholder") {
          add(identifier, place, .storyboardIdentifier, object.tagRange)
        }
        if let name = object.customClass, object.placeholder != .firstResponder {
          add(name, place, .object, object.tagRange)
        }
        if found.count >= limit { return found }
      }
    }
    return found
  }
}

private func isSubsequence(_ typed: [UInt8], of name: String) -> Bool {
  guard !typed.isEmpty else { return true }
  var position = 0
  for byte in name.utf8 {
    let lower = byte >= 0x41 && byte <= 0x5A ? byte | 0x20 : byte
    if lower == typed[position] {
      position += 1
      if position == typed.count { return true }
    }
  }
  return false
}
