import Index
import Syntax
import Text

/// The fixes that replace a name that no document declares by the most likely one.
func nameFixes(_ diagnostic: Diagnostic, _ query: Query) -> [CodeAction] {
  let all = SharedNameKind.allCases.flatMap { kind in
    [NameUse.Role.required, .compared, .attempted].flatMap {
      query.missingNames(kind, $0, in: diagnostic.file)
    }
  }.filter { $0.value.written.form == .literal }
  return all.filter { $0.use.range == diagnostic.range }.flatMap { missing -> [CodeAction] in
    // A literal would have to escape a quote.
    guard let name = missing.suggestion, !name.contains("\""), !name.contains("\\"),
      let text = query.source(of: missing.value.file),
      text.holds(missing.text, at: missing.value.written.range)
    else { return [] }
    let same = all.filter { $0.use.kind == missing.use.kind && $0.isSame(missing) }
    let one = CodeAction(
      "Change to '\(name)'", isPreferred: true, Edit(missing.value.written.range, name),
      in: missing.value.file, fixes: [diagnostic])
    let places = same.map(\.value.location).unique
    let edits = Dictionary(grouping: places, by: \.file).sorted { $0.key < $1.key }.map { file, places in
      FileEdits(file: file, edits: places.map { Edit($0.range, name) })
    }
    let everywhere = CodeAction(
      title: "Change to '\(name)' in \(places.count) places", edits: edits, fixes: [diagnostic])
    return (missing.isRenamed ? [] : [one]) + (places.count > 1 ? [everywhere] : [])
      + (missing.isRenamed ? renames(of: name, for: missing, fixing: diagnostic, query) : [])
  }
}

/// The fix that gives the name in code to an object or connection that has another name in documents.
private func renames(
  of name: String, for missing: MissingName, fixing diagnostic: Diagnostic, _ query: Query
) -> [CodeAction] {
  let own = NamePlace(location: missing.value.location, scope: missing.scope)
  let places = query.declaredNames(missing.use.kind)[name, default: []].filter {
    query.mean(own, $0) == .yes && query.snapshot.isOwn($0.location.file)
  }.map(\.location)
  guard let first = places.first, !places.contains(where: \.range.isEmpty),
    let edits = query.edits(replacing: places, by: missing.text)
  else { return [] }
  let document = shownName(of: query.snapshot.path(of: first.file))
  return [
    CodeAction(
      title: "Rename '\(name)' to '\(missing.text)' in \(document)", edits: edits, fixes: [diagnostic])
  ]
}

/// The fix that makes a storyboard reference lead to an existing storyboard or scene.
func storyboardReferenceFixes(_ diagnostic: Diagnostic, _ document: DocumentContext) -> [CodeAction] {
  guard let name = document.namesForReference(at: diagnostic.range) else { return [] }
  return document.fix(
    "Change to '\(name)'", isPreferred: true, of: diagnostic, replacing: [diagnostic.range], by: name)
}

extension DocumentContext {
  fileprivate func namesForReference(at range: ByteRange) -> String? {
    for reference in outline.storyboardReferences {
      if reference.storyboardNameRange == range, let name = reference.storyboardName {
        return misspelled(name, among: query.names(.storyboard, with: file))
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
