import Index
import Syntax
import Text

/// A use of a name that no document declares, as far as everything that could was read.
struct MissingName {
  var use: NameUse
  var text: String
  var value: WrittenPlace
  var scope: NameScope
  /// The places at which documents declare the name in another scope.
  var others: [NamePlace]
  /// The name that was most likely meant.
  var suggestion: String?
}

extension Query {
  /// The uses of a kind in a file of code that no document declares in their scope. None where a document, or a part of the
  /// workspace that was not read, may declare it.
  func missingNames(
    _ kind: SharedNameKind, _ role: NameUse.Role = .required, in file: FileID
  ) -> [MissingName] {
    guard snapshot.coverage.isWhole, let uses = snapshot.code(file)?.readNameUses(), !uses.isEmpty else {
      return []
    }
    return uses.compactMap { use in
      guard use.kind == kind, use.role == role, let value = value(use.value, in: file) else { return nil }
      let text = value.written.text
      let all = declaredNames(kind)
      func inProgram(_ places: [NamePlace]) -> [NamePlace] {
        places.filter { mayMeet(document: $0.location.file, file) }
      }
      let declared = inProgram(all[text, default: []])
      let scope = scope(of: use, in: file)
      let own = NamePlace(location: Location(file: file, range: use.range), scope: scope)
      // The name of an object whose class is not known may be that of any.
      let isElsewhere =
        role == .required && !scope.isUnknown && declared.allSatisfy { mean(own, $0) == .no }
      guard !text.isEmpty, declared.isEmpty || isElsewhere, scope.chains.allSatisfy(\.isKnown),
        !isMade(text, kind), !isNamedUnread([text], with: file)
      else { return nil }
      let names = all.filter { $0.key != text && !inProgram($0.value).isEmpty }
      // A damaged document may have lost the name.
      if lacksStoryboard(with: file)
        || snapshot.files(.document).contains(where: { isDamaged($0) && mayMeet(document: $0, file) })
      {
        return nil
      }
      // Without any such name in a document of the program, its documents are likely to be elsewhere.
      if names.isEmpty, declared.isEmpty { return nil }
      let near = names.filter { $0.value.contains { mean(own, $0) == .yes } }.map(\.key)
      return MissingName(
        use: use, text: text, value: value, scope: scope, others: declared,
        suggestion: misspelled(text, among: near.isEmpty ? names.keys.sorted() : near.sorted()))
    }
  }

  private func isDamaged(_ document: FileID) -> Bool {
    snapshot.interface(document)?.problems.contains { $0.kind == .malformed } == true
  }

  /// Whether code makes something with a name, of which no document knows, or goes on without it.
  private func isMade(_ text: String, _ kind: SharedNameKind) -> Bool {
    snapshot.filesWithNames.contains { file in
      snapshot.code(file)?.readNameUses().contains {
        $0.kind == kind && [.made, .optional].contains($0.role)
          && value($0.value, in: file)?.written.text == text
      } == true
    }
  }
}

extension MissingName {
  /// The name of the first document that declares the name in another scope.
  func nameOfOther(_ query: Query) -> String? {
    others.first.map { shownName(of: query.snapshot.path(of: $0.location.file)) }
  }
}

/// The name that a text differs from by its spelling alone; another word names another thing.
func misspelled(_ text: String, among names: [String]) -> String? {
  let compared = ComparedName(text)
  return nearest(
    of: names.compactMap { name in
      unlikeness(compared, ComparedName(name)).flatMap { $0.distance <= mostOtherSpelling ? ($0, name) : nil }
    })
}

private let mostOtherSpelling = 3
