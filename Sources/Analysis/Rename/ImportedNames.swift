import Index
import Syntax
import Text

/// Methods of Objective-C of whose name Swift makes a label: it calls `showViewForItem:` as `showView(forItem:)`.
extension RenameDraft {
  /// Asks about the calls in Swift by such a name, which no declaration in Swift has.
  mutating func addImportedNames(_ renames: [(id: MemberID, names: RenamedMember)]) throws(RenameRefusal) {
    var seen: Set<String> = []
    for (id, member) in renames
    where member.old.kind == .method && member.old.swiftName == nil && language(of: id) == .objectiveC {
      guard let old = member.old.selector, let new = member.new.selector, old != new,
        seen.insert(old).inserted
      else { continue }
      let piece = String(old.prefix { $0 != ":" })
      for base in baseNames(ofSelector: old) where base != piece {
        let name = ImportedName(base: base, label: lowercasedFirst(piece.dropFirst(base.utf8.count)))
        for file in try files(.swift, holding: [name.base]) {
          let text = try text(of: file)
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
    let suffix = name.label.prefix(1).uppercased() + name.label.dropFirst()
    let piece = new.prefix { $0 != ":" }
    guard piece.hasSuffix(suffix), piece.utf8.count > suffix.utf8.count else {
      throw RenameRefusal(
        .name,
        "Swift may call '\(old)' here as '\(name.base)(\(name.label):)', which has no counterpart for '\(new)'",
        at: Location(file: file, range: range))
    }
    try replaceSwift(
      name.base, with: String(piece.dropLast(suffix.count)), at: range, in: file,
      .possible("Swift may call '\(old)' by this name"))
  }
}

private struct ImportedName {
  var base: String
  var label: String

  /// Whether the label follows, in parentheses.
  func isCalled(at range: ByteRange, in text: [UInt8]) -> Bool {
    var rest = text[min(range.upper, text.count)...]
    for mark in [[UInt8(ascii: "(")], Array(label.utf8), [UInt8(ascii: ":")]] {
      rest = rest.drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\n") }
      guard rest.starts(with: mark) else { return false }
      rest = rest.dropFirst(mark.count)
    }
    return true
  }
}

private func lowercasedFirst(_ name: Substring) -> String { name.prefix(1).lowercased() + name.dropFirst() }
