import Index
import Syntax
import Text

/// A line of text that an editor shows above a declaration.
package struct CodeLens: Hashable, Sendable {
  package var range: ByteRange
  package var title: String
  /// The places to which the lens leads; empty for "not connected".
  package var locations: [Location]
}

extension Query {
  /// For each outlet and action of a Swift file where it is connected: `connected in Main.storyboard, Login`,
  /// `connected in 3 documents` or `not connected`.
  package func codeLenses(in file: FileID) -> [CodeLens] {
    guard let code = snapshot.code(file), snapshot.isOwn(file) else { return [] }
    var lenses: [CodeLens] = []
    let isConnectable: CodeMember.Flags = [.outlet, .action, .segueAction]
    for (index, type) in code.types.enumerated()
    where !type.memberFlags.isDisjoint(with: isConnectable) && !type.flags.contains(.isLocal) {
      for (position, member) in code.readMembers(ofType: index).enumerated()
      where !member.flags.isDisjoint(with: isConnectable) {
        let id = MemberID(type: TypeID(file: file, index: index), index: position)
        // A property that a run-time attribute sets is not connected.
        let references = self.references(to: id).filter { $0.value.kind != .runtimeAttribute }
        lenses.append(
          CodeLens(
            range: member.nameRange, title: title(references),
            locations: references.map { Location($0) }))
      }
    }
    return lenses
  }

  private func title(_ references: [InFile<MemberReference>]) -> String {
    guard let last = references.last else { return "not connected" }
    let documents = Set(references.map { pathIgnoringLanguage(snapshot.path(of: $0.file)) })
    let places = Set(references.map { self.place(ofObject: $0.value.source, in: $0.file) })
    if documents.count > 1 { return "connected in \(documents.count) documents" }
    // Localized copies may give a scene several labels.
    if let place = places.first, places.count == 1 { return "connected in " + place }
    let scenes = Set(
      references.compactMap { reference in
        snapshot.interface(reference.file)?.object(reference.value.source)?.scene
      })
    return "connected in " + shownName(of: snapshot.path(of: last.file))
      + (scenes.count > 1 ? ", \(scenes.count) scenes" : "")
  }
}
