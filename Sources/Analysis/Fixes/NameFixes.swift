import Index
import Syntax
import Text

/// The fixes that replace a name that no document declares by the most likely one.
func nameFixes(_ diagnostic: Diagnostic, _ query: Query) -> [CodeAction] {
  if query.snapshot[diagnostic.file]?.facts.role == .project { return propertyListFixes(diagnostic, query) }
  let all = SharedNameKind.allCases.flatMap { kind in
    [NameUse.Role.required, .compared, .attempted].flatMap {
      query.missingNames(kind, $0, in: diagnostic.file)
    }
  }.filter { $0.value.written.form != .typeName }
  return all.filter { $0.use.range == diagnostic.range }.flatMap { missing -> [CodeAction] in
    if let twin = missing.twin {
      return renames(at: [twin.location], of: twin.text, to: missing.text, fixing: diagnostic, query)
    }
    // A literal would have to escape a quote.
    guard let name = missing.suggestion, !name.contains("\""), !name.contains("\\"),
      let edit = query.edit(replacing: missing, by: name)
    else { return [] }
    let same = all.filter { $0.use.kind == missing.use.kind && $0.isSame(missing) }
    let one = CodeAction(
      "Change to '\(name)'", isPreferred: true, edit, in: missing.value.file, fixes: [diagnostic])
    var places: [FileID: [Edit]] = [:]
    for missing in same {
      guard let edit = query.edit(replacing: missing, by: name) else { return [] }
      places[missing.value.file, default: []].append(edit)
    }
    let edits = places.sorted { $0.key < $1.key }.map { FileEdits(file: $0.key, edits: $0.value.unique) }
    let count = edits.map(\.edits.count).reduce(0, +)
    let everywhere = CodeAction(
      title: "Change to '\(name)' in \(count) places", edits: edits, fixes: [diagnostic])
    return (missing.isRenamed ? [] : [one]) + (count > 1 ? [everywhere] : [])
      + (missing.isRenamed ? renames(of: name, for: missing, fixing: diagnostic, query) : [])
  }
}

/// The fix that replaces a name in a property list, or in a setting that becomes part of one, by the most likely one.
func propertyListFixes(_ diagnostic: Diagnostic, _ query: Query) -> [CodeAction] {
  let file = diagnostic.file
  let all = query.plistReferences(in: file)
  guard let reference = all.first(where: { $0.range == diagnostic.range }),
    let name = query.suggestedName(for: reference, in: file), let bytes = query.text(of: file).current
  else { return [] }
  let edits = all.filter { $0.kind == reference.kind && $0.name == reference.name }.map {
    let replaced = replacement(of: $0, with: name, in: bytes)
    return Edit(replaced.range, replaced.new)
  }
  let places = edits.count > 1 ? " in \(edits.count) places" : ""
  return [
    CodeAction(
      title: "Change to '\(name)'" + places, isPreferred: true, edits: [FileEdits(file: file, edits: edits)],
      fixes: [diagnostic])
  ]
}

extension Query {
  /// The edit that replaces a missing name where code writes it; nil if the text has changed.
  fileprivate func edit(replacing missing: MissingName, by name: String) -> Edit? {
    let written = missing.value.written
    guard let text = source(of: missing.value.file),
      written.steps.isEmpty
        ? text.holds(name: missing.text, at: written.range)
        : written.steps.applied(to: text.string(written.range)) == missing.text
    else { return nil }
    let place = NamePlace(
      location: missing.value.location, scope: missing.scope, form: written.form, steps: written.steps)
    if obstacle(renaming: missing.text, to: name, at: place) != nil { return nil }
    let replaced = text.replacement(
      of: missing.text, with: name, at: written.range, form: written.form, steps: written.steps)
    return Edit(replaced.range, replaced.new)
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
  return renames(at: places, of: name, to: missing.text, fixing: diagnostic, query)
}

private func renames(
  at places: [Location], of name: String, to new: String, fixing diagnostic: Diagnostic, _ query: Query
) -> [CodeAction] {
  guard let first = places.first, !places.contains(where: \.range.isEmpty),
    let edits = query.edits(replacing: places, by: new)
  else { return [] }
  let document = shownName(of: query.snapshot.path(of: first.file))
  return [CodeAction(title: "Rename '\(name)' to '\(new)' in \(document)", edits: edits, fixes: [diagnostic])]
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
