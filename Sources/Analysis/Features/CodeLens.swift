import Index
import Syntax
import Text

/// What an editor shows above a declaration.
package struct CodeLens: Hashable, Sendable {
  package var range: ByteRange
  package var title: String
  /// Where the lens leads; empty for "not connected".
  package var locations: [Location]
}

/// For each outlet and action of a Swift file where it is connected: `connected in Main.storyboard, Login`,
/// `connected in 3 documents` or `not connected`.
package func codeLenses(in file: FileID, _ resolver: Resolver) -> [CodeLens] {
  guard let code = resolver.snapshot.code(file), resolver.snapshot[file]?.isDependency == false else {
    return []
  }
  var lenses: [CodeLens] = []
  let isConnectable: CodeMember.Flags = [.outlet, .action, .segueAction]
  for (index, type) in code.types.enumerated() where !type.memberFlags.isDisjoint(with: isConnectable) {
    for (position, member) in code.readMembers(ofType: index).enumerated()
    where !member.flags.isDisjoint(with: isConnectable) {
      let id = MemberID(type: TypeID(file: file, index: index), index: position)
      // What a run-time attribute sets is not connected.
      let references = resolver.references(to: id).filter { $0.value.kind != .runtimeAttribute }
      lenses.append(
        CodeLens(
          range: member.nameRange, title: title(references, resolver),
          locations: references.map { Location(file: $0.file, range: $0.value.range) }))
    }
  }
  return lenses
}

private func title(_ references: [InFile<MemberReference>], _ resolver: Resolver) -> String {
  guard !references.isEmpty else { return "not connected" }
  var documents: Set<String> = []
  var places: Set<String> = []
  var name = ""
  for reference in references {
    guard let source = resolver.snapshot[reference.file],
      let outline = resolver.snapshot.interface(reference.file)
    else { continue }
    documents.insert(pathIgnoringLanguage(source.path))
    places.insert(outline.place(ofObject: reference.value.source, in: source))
    name = fileName(source.path)
  }
  if documents.count > 1 { return "connected in \(documents.count) documents" }
  // Localised copies may give a scene several labels.
  if let place = places.first, places.count == 1 { return "connected in " + place }
  let scenes = Set(
    references.compactMap { reference in
      resolver.snapshot.interface(reference.file)?.object(reference.value.source)?.scene
    })
  return "connected in " + name + (scenes.count > 1 ? ", \(scenes.count) scenes" : "")
}
