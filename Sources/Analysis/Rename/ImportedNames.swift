import Index
import Syntax
import Text

/// Objective-C methods that Swift calls by another base name: `showViewForItem:` as `showView(forItem:)`, and `tapButton:` with a
/// `UIButton` as `tap(_:)`.
extension RenameDraft {
  /// Adds the Swift calls by an imported name as possible changes. Refuses a new selector that Swift would import in another way.
  mutating func addImportedNames(_ renames: [(id: MemberID, names: RenamedMember)]) throws(RenameRefusal) {
    var seen: Set<String> = []
    for (id, member) in renames
    where member.old.kind == .method && member.old.swiftName == nil && language(of: id) == .objectiveC {
      guard let old = member.old.selector, let new = member.new.selector, old != new,
        seen.insert(old).inserted
      else { continue }
      for name in importedNames(of: member.old) {
        for file in try texts.files(.swift, holding: [name.base]) {
          let text = try texts.text(of: file)
          for range in text.withSpan({ occurrences(of: name.base, in: $0) })
          where name.isCalled(at: range, in: text) {
            try replace(name, old, with: new, at: range, in: file)
          }
        }
      }
    }
  }

  private mutating func replace(
    _ name: ImportedName, _ old: String, with new: String, at range: ByteRange, in file: FileID
  ) throws(RenameRefusal) {
    let piece = new.prefix { $0 != ":" }
    let isAlike = piece.hasSuffix(name.rest) && piece.utf8.count > name.rest.utf8.count
    if let label = name.label, !isAlike {
      throw RenameRefusal(
        .name,
        "Swift may call '\(old)' here as '\(name.base)(\(label):)', which has no counterpart for '\(new)'",
        at: Location(file: file, range: range))
    }
    try replaceSwift(
      name.base, with: String(isAlike ? piece.dropLast(name.rest.utf8.count) : piece),
      at: Location(file: file, range: range),
      .possible("Swift may call '\(old)' by this name"))
  }
}

extension ImportedName {
  /// Whether the name is followed by an argument list that begins with the label, or with an argument without a label.
  fileprivate func isCalled(at range: ByteRange, in text: [UInt8]) -> Bool {
    var rest = text[min(range.upper, text.count)...]
    func skipSpaces() { rest = rest.drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\n") } }
    guard rest.first == UInt8(ascii: "(") else { return false }
    rest = rest.dropFirst()
    skipSpaces()
    let word = rest.prefix { Ascii.isWordByte($0) }
    rest = rest.dropFirst(word.count)
    skipSpaces()
    let isLabel = rest.first == UInt8(ascii: ":") && !word.isEmpty && word != [UInt8(ascii: "_")]
    guard let label else { return !isLabel && !(word.isEmpty && rest.first == UInt8(ascii: ")")) }
    // The parameter's name follows the label in a declaration.
    return word.elementsEqual(label.utf8) && (isLabel || rest.first.map(Ascii.isWordByte) == true)
  }
}
