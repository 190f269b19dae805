import Index
import Syntax
import Text

/// A connection that got another name in a document, where the code still declares the old one.
package struct DocumentRename: Hashable, Sendable {
  /// What the old name leads to.
  package var declaration: MemberID
  /// As documents write them: a key or a selector.
  package var oldName: String
  package var newName: String
  /// The places that have the new name and lead nowhere.
  package var references: [Location]
}

/// The renames that explain why connections of a document dangle: `foreignRenames` the other way round.
///
/// - Parameter old: An earlier outline of the document, best the last one without dangling connections.
package func documentRenames(
  from old: InterfaceOutline, in file: FileID, _ resolver: Resolver
) -> [DocumentRename] {
  guard let new = resolver.snapshot.interface(file) else { return [] }
  // While a name is typed, no other connection is looked at.
  let apart = new.difference(from: old).connections
  struct Place: Hashable {
    var connection: String
    var kind: MemberReference.Kind
  }
  func places(_ outline: InterfaceOutline, _ connections: Range<Int>) -> [(
    place: Place, reference: MemberReference
  )] {
    outline.memberReferences(ofConnections: connections).compactMap { reference in
      guard let index = reference.connection, let id = outline.connections[index].id else { return nil }
      return (Place(connection: id, kind: reference.kind), reference)
    }
  }
  let names = Dictionary(
    places(old, apart.old).map { ($0.place, $0.reference.name) }, uniquingKeysWith: { first, _ in first })
  var result: [DocumentRename] = []
  for (place, reference) in places(new, apart.new) {
    guard let oldName = names[place], oldName != reference.name,
      resolver.declarations(of: reference, in: file).isEmpty
    else { continue }
    var before = reference
    before.name = oldName
    let declared = resolver.declarations(of: before, in: file)
    guard declared.count == 1 else { continue }
    let location = Location(file: file, range: reference.range)
    if let known = result.firstIndex(where: {
      $0.declaration == declared[0] && $0.oldName == oldName && $0.newName == reference.name
    }) {
      result[known].references.append(location)
    } else {
      result.append(
        DocumentRename(
          declaration: declared[0], oldName: oldName, newName: reference.name, references: [location]))
    }
  }
  return result
}

/// The diagnostics of a document, those that a rename explains saying so.
package func explained(_ diagnostics: [Diagnostic], by renames: [DocumentRename], _ resolver: Resolver)
  -> [Diagnostic]
{
  guard !renames.isEmpty else { return diagnostics }
  return diagnostics.map { diagnostic in
    let location = Location(file: diagnostic.file, range: diagnostic.range)
    guard let rename = renames.first(where: { $0.references.contains(location) }) else { return diagnostic }
    var result = diagnostic
    result.message = withoutSuggestion(result.message) + "; renamed from '\(rename.oldName)'?"
    result.related = resolver.declarationNote(rename.declaration)
    return result
  }
}

/// For each rename that concerns a range of the document: to follow it in the code and the other documents, and
/// to take it back.
///
/// - Parameter renamingCode: The whole plan that gives a member another key or selector, in code and documents;
///   nil where that is refused.
package func renameActions(
  in range: ByteRange, of file: FileID, _ renames: [DocumentRename], diagnostics: [Diagnostic],
  texts: TextSource, renamingCode: (MemberID, _ newName: String) -> [FileEdits]?
) -> [CodeAction] {
  renames.flatMap { rename -> [CodeAction] in
    let isConcerned = rename.references.contains {
      $0.file == file && $0.range.lower <= range.upper && range.lower <= $0.range.upper
    }
    guard isConcerned, let text = texts(file).map(SourceText.init),
      rename.references.allSatisfy({ text.holds(xmlEscaped(rename.newName), at: $0.range) })
    else { return [] }
    let fixes = diagnostics.filter { diagnostic in
      rename.references.contains(Location(file: diagnostic.file, range: diagnostic.range))
    }
    var actions: [CodeAction] = []
    if let edits = renamingCode(rename.declaration, rename.newName) {
      actions.append(
        CodeAction(
          title: "Rename '\(rename.oldName)' to '\(rename.newName)' in code, too", isPreferred: true,
          edits: edits, fixes: fixes))
    }
    actions.append(
      CodeAction(
        title: "Rename back to '\(rename.oldName)'",
        edits: [
          FileEdits(
            file: file, edits: rename.references.map { Edit($0.range, xmlEscaped(rename.oldName)) })
        ], fixes: fixes))
    return actions
  }
}
