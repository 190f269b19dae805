import Index
import Syntax
import Text

/// A name that one scene of a class, or one of several storyboards, has in the place of a name that code uses and the others have.
struct MisspelledTwin {
  var text: String
  var location: Location
}

extension Query {
  /// The misspelling of a name in one of the scenes, or one of the storyboards, that code may mean: it lacks the name, which another
  /// one has. nil where there is none. `Evidence.ofUsing` shows whether code uses the misspelling.
  ///
  /// - Parameter declared: The places at which documents declare the name.
  func misspelledTwin(
    of text: String, _ use: NameUse, in scope: NameScope, declared: [NamePlace], with file: FileID
  ) -> MisspelledTwin? {
    guard use.role == .required, use.kind.isInDocuments, !declared.isEmpty,
      case let parts = parts(of: scope, with: file),
      parts.count > 1
    else { return nil }
    let lacking = parts.filter { part in !declared.contains { part.holds($0.location) } }
    guard !lacking.isEmpty, lacking.count < parts.count else { return nil }
    let all = declaredNames(use.kind)
    return lacking.lazy.compactMap { part -> MisspelledTwin? in
      var places: [String: Location] = [:]
      for (name, found) in all where name != text {
        if let place = found.first(where: { part.holds($0.location) }) { places[name] = place.location }
      }
      return misspelled(text, among: places.keys.sorted()).flatMap { name in
        places[name].map { MisspelledTwin(text: name, location: $0) }
      }
    }.first
  }

  /// The scenes of the class of a scope, or its storyboards, that may run in one program with a file of code.
  private func parts(of scope: NameScope, with file: FileID) -> [DocumentPart] {
    switch scope {
    case .classes(let chains):
      guard chains.count == 1, let owner = chains[0].classes.first else { return [] }
      return uses(of: owner).compactMap { use in
        guard let outline = snapshot.interface(use.file), outline.isStoryboard, mayMeet(use.file, file),
          isMainObject(use.object, in: use.file)
        else { return nil }
        return DocumentPart(file: use.file, range: outline.objects[use.object].range)
      }
    case .documents(let names):
      return names.sorted().flatMap { snapshot.nameIndex.documents.storyboards[$0, default: []] }.filter {
        mayMeet($0, file)
      }.map { DocumentPart(file: $0) }
    }
  }
}

/// A document, or a range of one.
private struct DocumentPart {
  var file: FileID
  /// nil for the whole document.
  var range: ByteRange?

  func holds(_ location: Location) -> Bool {
    location.file == file
      && range.map { $0.lower <= location.range.lower && location.range.upper <= $0.upper } != false
  }
}

extension SharedNameKind {
  /// Whether documents hold the things with such names, so that each scene or storyboard may have its own.
  var isInDocuments: Bool { [.segue, .scene, .cell].contains(self) }
}

extension Evidence {
  /// The evidence that code uses a name which seems to be a misspelling, or may make a text of its words.
  static func ofUsing(misspelled name: String, in file: FileID, _ query: Query) -> Evidence {
    let ways = query.waysOfNaming(name).map(\.names).filter { !$0.isEmpty }
    return .refuting(ways.flatMap(\.self)) { query in
      ways.contains { $0.allSatisfy { query.isInUse($0, with: file) } }
    }
  }
}
