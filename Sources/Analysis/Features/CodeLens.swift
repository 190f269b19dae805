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
package func codeLenses(in file: FileID, _ query: Query) -> [CodeLens] {
  guard let code = query.snapshot.code(file), query.snapshot.isOwn(file) else { return [] }
  var lenses: [CodeLens] = []
  let isConnectable: CodeMember.Flags = [.outlet, .action, .segueAction]
  for (index, type) in code.types.enumerated()
  where !type.memberFlags.isDisjoint(with: isConnectable) && !type.flags.contains(.isLocal) {
    for (position, member) in code.readMembers(ofType: index).enumerated()
    where !member.flags.isDisjoint(with: isConnectable) {
      let id = MemberID(type: TypeID(file: file, index: index), index: position)
      // What a run-time attribute sets is not connected.
      let references = query.references(to: id).filter { $0.value.kind != .runtimeAttribute }
      lenses.append(
        CodeLens(
          range: member.nameRange, title: title(references, query),
          locations: references.map { Location($0) }))
    }
  }
  return lenses
}

private func title(_ references: [InFile<MemberReference>], _ query: Query) -> String {
  guard let last = references.last else { return "not connected" }
  let documents = Set(references.map { pathIgnoringLanguage(query.snapshot.path(of: $0.file)) })
  let places = Set(references.map { query.place(ofObject: $0.value.source, in: $0.file) })
  if documents.count > 1 { return "connected in \(documents.count) documents" }
  // Localised copies may give a scene several labels.
  if let place = places.first, places.count == 1 { return "connected in " + place }
  let scenes = Set(
    references.compactMap { reference in
      query.snapshot.interface(reference.file)?.object(reference.value.source)?.scene
    })
  return "connected in " + shownName(of: query.snapshot.path(of: last.file))
    + (scenes.count > 1 ? ", \(scenes.count) scenes" : "")
}
