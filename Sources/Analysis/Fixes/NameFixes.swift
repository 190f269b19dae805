import Index
import Syntax
import Text

/// Replaces a name that no document declares by the one that was most likely meant, where it is written.
func nameFixes(_ diagnostic: Diagnostic, _ query: Query) -> [CodeAction] {
  SharedNameKind.allCases.flatMap { kind in
    [NameUse.Role.required, .compared, .attempted].flatMap {
      query.missingNames(kind, $0, in: diagnostic.file)
    }
  }
  .filter { $0.use.range == diagnostic.range && $0.value.written.form == .literal }.compactMap { missing in
    // A literal can't hold a quote as it is.
    guard let name = missing.suggestion, !name.contains("\""), !name.contains("\\"),
      let text = query.source(of: missing.value.file),
      text.holds(missing.text, at: missing.value.written.range)
    else { return nil }
    return CodeAction(
      "Change to '\(name)'", isPreferred: true, Edit(missing.value.written.range, name),
      in: missing.value.file, fixes: [diagnostic])
  }
}

/// Makes a storyboard reference lead to a storyboard or a scene that there is.
func storyboardReferenceFixes(_ diagnostic: Diagnostic, _ document: DocumentContext, _ text: SourceText)
  -> [CodeAction]
{
  guard let name = document.namesForReference(at: diagnostic.range) else { return [] }
  return [
    CodeAction(
      "Change to '\(name)'", isPreferred: true, Edit(diagnostic.range, xmlEscaped(name)), in: document.file,
      fixes: [diagnostic])
  ]
}

extension DocumentContext {
  fileprivate func namesForReference(at range: ByteRange) -> String? {
    for reference in outline.storyboardReferences {
      if reference.storyboardNameRange == range, let name = reference.storyboardName {
        return misspelled(name, among: query.snapshot.nameIndex.documents.storyboards.merged.keys.sorted())
      }
      guard reference.referencedIdentifierRange == range, let name = reference.referencedIdentifier else {
        continue
      }
      let files = reference.storyboardName.map { query.storyboards(named: $0, for: outline) } ?? [file]
      return misspelled(
        name,
        among: files.compactMap(query.snapshot.interface).flatMap {
          $0.objects.compactMap(\.storyboardIdentifier)
        }
        .unique.sorted())
    }
    return nil
  }
}
