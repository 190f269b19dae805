import Index
import Syntax
import Text

/// A use of a name that no document declares, as far as everything that could was read.
struct MissingName {
  var use: NameUse
  var text: String
  var value: WrittenPlace
  /// The class of the object that needs the name; nil for one that is not known.
  var owner: ClassChain?
  /// The places at which documents declare the name for other classes.
  var others: [NamePlace]
  /// The name that was most likely meant.
  var suggestion: String?
}

extension Query {
  /// The uses of a kind in a file of code that no document declares for their classes. None where a document, or a part of the
  /// workspace that was not read, may declare it.
  func missingNames(_ kind: SharedNameKind, in file: FileID) -> [MissingName] {
    guard snapshot.coverage.isWhole, let uses = snapshot.code(file)?.readNameUses(), !uses.isEmpty else {
      return []
    }
    return uses.compactMap { use in
      guard use.kind == kind, use.role != .made, let value = value(of: use, in: file) else { return nil }
      let text = value.written.text
      let all = declaredNames(kind)
      func inProgram(_ places: [NamePlace]) -> [NamePlace] {
        places.filter { mayMeet(document: $0.location.file, file) }
      }
      let declared = inProgram(all[text, default: []])
      let owners = ownChains(of: use, in: file)
      let own = NamePlace(location: Location(file: file, range: use.range), chains: owners)
      // The name of an object whose class is not known may be that of any.
      let isElsewhere =
        use.role == .required && !owners.isEmpty && declared.allSatisfy { mean(own, $0) == .no }
      guard !text.isEmpty, declared.isEmpty || isElsewhere, owners.allSatisfy(\.isKnown),
        !isMade(text, kind), !isNamedUnread([text], with: file)
      else { return nil }
      let names = all.filter { $0.key != text && !inProgram($0.value).isEmpty }
      // Without any such name in a document of the program, its documents are likely to be elsewhere.
      if names.isEmpty, declared.isEmpty { return nil }
      let near = names.filter { $0.value.contains { mean(own, $0) == .yes } }.map(\.key)
      return MissingName(
        use: use, text: text, value: value, owner: owners.first, others: declared,
        suggestion: misspelled(text, among: near.isEmpty ? names.keys.sorted() : near.sorted()))
    }
  }

  /// Whether code makes something with a name, of which no document knows.
  private func isMade(_ text: String, _ kind: SharedNameKind) -> Bool {
    snapshot.filesWithNames.contains { file in
      snapshot.code(file)?.readNameUses().contains {
        $0.kind == kind && $0.role == .made && value(of: $0, in: file)?.written.text == text
      } == true
    }
  }
}

/// The name that a text differs from by its spelling alone; another word names another thing.
private func misspelled(_ text: String, among names: [String]) -> String? {
  let compared = ComparedName(text)
  return nearest(
    of: names.compactMap { name in
      unlikeness(compared, ComparedName(name)).flatMap { $0.distance <= mostOtherSpelling ? ($0, name) : nil }
    })
}

private let mostOtherSpelling = 3
