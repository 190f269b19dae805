import Index
import Syntax
import Text

extension RenameDraft {
  /// Renames a text that documents and code share: attributes, literals and the texts of constants.
  mutating func renameName(_ name: SharedName, to typed: String) throws(RenameRefusal) {
    (oldName, newName) = (name.text, typed)
    let names = query.namesSharingTexts(with: name)
    if names.contains(where: { $0.kind.isOfDocuments }) { newName = try nameOfFile(typed, name.kind) }
    if newName.isEmpty { throw RenameRefusal(.name, "the new name is empty") }
    if newName.contains(where: { $0 == "\"" || $0 == "\\" || $0.isNewline }) {
      throw RenameRefusal(
        .name, "'\(newName)' is not a valid name: leave out quotes, backslashes and line breaks")
    }
    if oldName == newName { throw RenameRefusal(.unchanged, "'\(oldName)' already has that name") }
    try texts.refuseUnreadableDocuments(holding: oldName)
    for name in names {
      if name.kind.isOfDocuments { try renameDocument(name) } else { try renameIdentifier(name) }
    }
  }

  /// The typed name of a file without the ending, which users may type as well.
  private func nameOfFile(_ typed: String, _ kind: SharedNameKind) throws(RenameRefusal) -> String {
    var name = typed
    let ending = kind == .nib ? ".xib" : ".storyboard"
    if name.hasSuffix(ending) { name.removeLast(ending.count) }
    let isOther = [".xib", ".storyboard", ".nib"].contains(where: name.hasSuffix)
    guard !name.contains("/"), !name.contains(":"), !name.hasPrefix("."), !isOther,
      documentName(name + ending) == name
    else { throw RenameRefusal(.name, "'\(typed)' is not a valid name for the file") }
    return name
  }

  private mutating func renameIdentifier(_ name: SharedName) throws(RenameRefusal) {
    let (places, doubt) = (query.places(of: name), NameKind.of(name.kind).doubt)
    let taken = query.declaredNames(name.kind)[newName, default: []].first { other in
      places.certain.contains { $0.isDeclaration && query.mean($0, other) != .no }
    }
    if let taken {
      let noun = NameKind.of(name.kind).noun
      throw RenameRefusal(.name, "'\(newName)' is another \(noun) there already", at: taken.location)
    }
    if places.certain.allSatisfy(\.isDeclaration), let type = query.classes(named: name).first,
      let declared = query.location(of: type)
    {
      throw RenameRefusal(
        .symbol, "'\(oldName)' is the name of a class, which has to be renamed itself", at: declared)
    }
    if let type = places.certain.first(where: { $0.form == .typeName }) {
      throw RenameRefusal(
        .symbol, "code makes '\(oldName)' of the name of the class, which has to be renamed with it",
        at: type.location)
    }
    if let file = places.certain.first(where: \.isFile) {
      throw RenameRefusal(
        .symbol, "'\(oldName)' is the name of a file, which has to be renamed itself", at: file.location)
    }
    for place in places.certain {
      guard snapshot.isOwn(place.location.file) else {
        throw RenameRefusal(
          .symbol, "'\(oldName)' is declared in a dependency, which a rename can't change", at: place.location
        )
      }
      try replace(place, doubt.map { .possible($0) } ?? .certain)
    }
    for place in places.possible where snapshot.isOwn(place.location.file) {
      try replace(place, .possible("this may be the name of another thing"))
    }
  }

  private mutating func replace(_ place: NamePlace, _ certainty: ReferenceCertainty) throws(RenameRefusal) {
    let location = place.location
    if place.attribute != nil {
      return changes.replace(
        xmlEscaped(oldName), with: xmlEscaped(newName), at: location.range, in: location.file, certainty)
    }
    let written = SourceText(try texts.text(of: location.file)).string(location.range)
    // The case keeps its name and gets the new name as its raw value.
    let isCase = place.form == .enumCase
    let new = isCase ? "\(written) = \"\(newName)\"" : newName
    changes.replace(isCase ? written : oldName, with: new, at: location.range, in: location.file, certainty)
  }
}
