/// The name by which Swift calls a method of Objective-C, up to its first argument label.
///
/// `showViewForItem:` may be `showView(forItem:)`, and `tapButton:` with a `UIButton` may be `tap(_:)`.
package struct ImportedName: Hashable, Sendable {
  package var base: String
  /// nil for `_`.
  package var label: String?
  /// The part of the selector between the base name and its first colon.
  package var rest: String
}

/// The names that Swift may give a method of Objective-C, apart from the whole first piece of its selector.
package func importedNames(of method: CodeMember) -> [ImportedName] {
  let piece = method.usedName
  var result = baseNames(ofSelector: piece).filter { $0 != piece }.map { base in
    let rest = String(piece.dropFirst(base.utf8.count))
    return ImportedName(base: base, label: lowercasedFirst(rest), rest: rest)
  }
  // Swift leaves out words that the parameter's type repeats. Their number can't be known here, so each is tried.
  let said = (method.parameters.first?.type ?? "").filter { !"?!".contains($0) }
  let own = words(of: piece)
  for count in own.indices.dropFirst() where said.hasSuffix(own.suffix(count).joined()) {
    let (kept, dropped) = (own.dropLast(count), own.suffix(count).joined())
    if kept.count > 1, let last = kept.last, startsWithPreposition(last) {
      result.append(
        ImportedName(base: kept.dropLast().joined(), label: lowercasedFirst(last), rest: last + dropped))
    } else {
      result.append(ImportedName(base: kept.joined(), label: nil, rest: dropped))
    }
  }
  return result
}

private func lowercasedFirst(_ name: String) -> String { name.prefix(1).lowercased() + name.dropFirst() }
