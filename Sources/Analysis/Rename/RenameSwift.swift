import Index
import Syntax
import Text

extension RenameDraft {
  /// The new name where Swift uses the old one.
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
        let prefix = try capture?.prefix(of: use, in: file) ?? ""
        try add(use, in: file, from: declarations.name, to: new, prefix: prefix, keys)
      }
      mentions.add(found.mentions, in: file, SourceText(text), from: declarations.name, to: new)
    }
  }

  /// - Parameter prefix: The text needed before the new name.
  private mutating func add(
    _ use: CodeReference, in file: FileID, from old: String, to new: String, prefix: String,
    _ keys: RenamedKeys?
  ) throws(RenameRefusal) {
    if use.isSelector { changes.placesForAnyObject.insert(Location(file: file, range: use.range)) }
    switch use.form {
    case .name: try replaceSwift(old, with: new, at: use.range, in: file, prefix: prefix, use.certainty)
    case .shorthandBinding:
      if keys == nil { return }
      let written = SourceText(try texts.text(of: file)).string(use.range)
      changes.replace(
        written, with: written + " = " + prefix + swiftSpelling(new), at: use.range, in: file, use.certainty)
    case .objcText:
      let written = SourceText(try texts.text(of: file)).string(use.range)
      guard let new = keys?[written] ?? (written == old ? new : nil) else { return }
      changes.replace(written, with: new, at: use.range, in: file, use.certainty)
    }
  }
}
