import Index
import Syntax
import Text

extension RenameDraft {
  /// Adds the places where Swift uses the old name.
  ///
  /// - Parameter keys: The keys that strings write for a member; nil for a class.
  mutating func addSwift(
    _ declarations: RelatedDeclarations, to new: String, _ keys: RenamedKeys? = nil
  ) throws(RenameRefusal) {
    var searched: [(file: FileID, text: [UInt8])] = []
    let selectors = declarations.members.compactMap { snapshot.member($0)?.documentKey }
    let words = Set(selectors.map { String($0.prefix { $0 != ":" }) } + [declarations.name])
    for file in try texts.files(.swift, holding: words.sorted()) {
      searched.append((file, try texts.text(of: file)))
    }
    let all =
      search?(declarations, searched)
      ?? searched.map { file, text in
        text.withSpan {
          query.swiftReferences(to: declarations, in: file, text: $0, listsNames: true)
        }
      }
    for ((file, text), found) in zip(searched, all) {
      texts.namesInSwift[file] = found.names
      let capture = keys == nil || new == declarations.name ? nil : LocalCapture(of: new, in: text)
      for use in found.uses {
        let place = Location(file: file, range: use.range)
        let prefix = try capture?.prefix(of: use, in: file) ?? ""
        if use.isSelector { changes.placesForAnyObject.insert(place) }
        let written = SourceText(text).string(use.range)
        switch use.form {
        case .name:
          try replaceSwift(declarations.name, with: new, at: place, prefix: prefix, use.certainty)
        case .shorthandBinding:
          if keys == nil { continue }
          changes.replace(
            written, with: written + " = " + prefix + swiftSpelling(new), at: use.range, in: file,
            use.certainty)
        case .objcText:
          guard let new = keys?[written] ?? (written == declarations.name ? new : nil) else { continue }
          changes.replace(written, with: new, at: use.range, in: file, use.certainty)
        }
      }
      mentions.add(found.mentions, in: file, SourceText(text), from: declarations.name, to: new)
    }
  }
}
