import Index
import Syntax
import Text

/// A line of text that an editor shows above a declaration.
package struct CodeLens: Hashable, Sendable {
  package var range: ByteRange
  package var title: String
  /// The places that the lens shows; empty for "not connected".
  package var locations: [Location]
}

extension Query {
  /// The lenses for each outlet and action of a Swift file that say where it is connected: `connected in Main.storyboard, Login`,
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
        // A run-time attribute that sets the property does not count as a connection.
        let references = self.references(to: id).filter { $0.value.kind != .runtimeAttribute }
        lenses.append(
          CodeLens(
            range: member.nameRange, title: title(references),
            locations: references.map { Location($0) }))
      }
    }
    return lenses + lensesOfScenes(in: file) + lensesOfNames(in: file)
  }

  /// The lenses for each class of scenes that say which segues lead to them: `segue showDetail arrives from List`.
  private func lensesOfScenes(in file: FileID) -> [CodeLens] {
    guard let types = snapshot.code(file)?.types else { return [] }
    return types.indices.compactMap { index in
      let id = TypeID(file: file, index: index)
      let uses = references(to: id).filter { $0.value.segue == nil }
      guard types[index].kind == .class, !uses.isEmpty else { return nil }
      let segues = showings(of: uses) {
        !["code", "nib", "relationship"].contains($0.kind) && $0.name != nil
      }
      guard let first = segues.first else { return nil }
      let origins = segues.map { $0.flow.label ?? "" }.unique
      let title =
        segues.count == 1
        ? "segue \(first.flow.name ?? "") arrives" : "\(segues.count) segues arrive"
      return CodeLens(
        range: types[index].nameRange,
        title: title + (origins.count == 1 ? " from \(origins[0])" : " from \(origins.count) scenes"),
        locations: segues.map(\.place))
    }
  }

  /// The lenses for each constant with a name from documents, such as an identifier, that list its uses: `2 uses, in
  /// Main.storyboard`.
  private func lensesOfNames(in file: FileID) -> [CodeLens] {
    var result: [Location: CodeLens] = [:]
    for kind in NameKind.all {
      for (text, places) in usedNames(kind.kind) {
        for place in places where place.location.file == file && place.form != .typeName {
          guard let use = place.use, use != place.location, result[place.location] == nil,
            let name = sharedName(at: place, kind.kind, text)
          else { continue }
          result[place.location] = lens(at: place.location.range, self.places(of: name).certain)
        }
      }
    }
    return result.values.sorted { $0.range.lower < $1.range.lower }
  }

  private func lens(at range: ByteRange, _ places: [NamePlace]) -> CodeLens {
    let uses = places.compactMap(\.use).unique
    let declared = places.filter(\.isDeclaration).map(\.location)
    let documents = declared.map { shownName(of: pathIgnoringLanguage(snapshot.path(of: $0.file))) }.unique
    let title =
      switch documents.count {
      case 0: "in no document"
      case 1: "in " + documents[0]
      default: "in \(documents.count) documents"
      }
    return CodeLens(
      range: range, title: "\(uses.count) \(uses.count == 1 ? "use" : "uses"), \(title)",
      locations: uses + declared)
  }

  private func title(_ references: [InFile<MemberReference>]) -> String {
    guard let last = references.last else { return "not connected" }
    let documents = Set(references.map { pathIgnoringLanguage(snapshot.path(of: $0.file)) })
    let places = Set(references.map { self.place(ofObject: $0.value.source, in: $0.file) })
    if documents.count > 1 { return "connected in \(documents.count) documents" }
    // Localized copies may label one scene differently.
    if let place = places.first, places.count == 1 { return "connected in " + place }
    let scenes = Set(
      references.compactMap { reference in
        snapshot.interface(reference.file)?.object(reference.value.source)?.scene
      })
    return "connected in " + shownName(of: snapshot.path(of: last.file))
      + (scenes.count > 1 ? ", \(scenes.count) scenes" : "")
  }
}
