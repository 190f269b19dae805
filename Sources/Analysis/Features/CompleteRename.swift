import Index
import Syntax
import Text

extension Query {
  /// The rest of a rename that another server or an edit by hand began: the edits in code and documents that still have the old
  /// name.
  ///
  /// The edits are those of the whole rename in the earlier workspace, except where the new name is already written. The plan is
  /// nil if no document shows that there was a rename, or if the earlier workspace can't be determined.
  package func renamePlan(
    completing renames: [IncompleteRename], of symbol: Symbol, to typed: String
  ) -> RenamePlan? {
    let related = sharingName(with: symbol)
    guard let rename = renames.first(where: { $0.side == .code && related.contains($0.declaration) }),
      let undone = UndoneRename(rename, of: related, self)
    else { return nil }
    let before = about(undone.snapshot(snapshot), editing: undone.texts)
    guard let start = undone.start,
      let target = try? before.renameTarget(at: start.range.lower, in: start.file),
      // The base name alone would not rename the other words of a selector.
      let name = declaredName(of: rename.declaration).map({ $0.utf8.contains(0x3A) ? $0 : typed }),
      var plan = try? before.renamePlan(of: target, to: name)
    else { return nil }
    plan.changes = plan.changes.compactMap { change in
      var change = change
      guard let range = undone.range(change.range, in: change.file) else { return nil }
      change.range = range
      return change
    }
    plan.mentions = plan.mentions.compactMap { mention in
      undone.range(mention.range, in: mention.file).map { Location(file: mention.file, range: $0) }
    }
    for file in plan.texts.keys where undone.texts[file] != nil {
      plan.texts[file] = text(of: file).bytes
    }
    // Only places that have the old name today are edited, whatever the earlier workspace contained.
    let hasOldName = plan.changes.allSatisfy { change in
      plan.texts[change.file].map { SourceText($0).holds(word: change.old, at: change.range) } ?? false
    }
    guard hasOldName else { return nil }
    return plan.edits(includingPossible: false).isEmpty ? nil : plan
  }

  /// The remaining edits, in documents and code, of a rename in code; nil where they can't be determined.
  func rest(of rename: IncompleteRename) -> [FileEdits]? {
    guard let name = declaredName(of: rename.declaration) else { return nil }
    let plan = renamePlan(completing: [rename], of: rename.declaration, to: name)
    return plan?.edits(includingPossible: false)
  }
}

/// The old texts, from before declarations and certain uses got a new name.
private struct UndoneRename {
  /// The ranges of the new name by file, in order, each with the length of the old name.
  private var places: [FileID: [(range: ByteRange, length: Int)]] = [:]
  private(set) var texts: [FileID: [UInt8]] = [:]
  /// The place of the old name in the declaration, in the old text.
  private(set) var start: Location?

  init?(_ rename: IncompleteRename, of related: Set<Symbol>, _ query: Query) {
    guard let (old, new) = query.words(of: rename),
      let declared = query.declarations(of: rename.declaration).first
    else { return nil }
    var found = Set(related.flatMap(query.declarations))
    for symbol in related {
      let declarations: RelatedDeclarations? =
        switch symbol {
        case .member(let id): query.related(to: id)
        case .type(let id): query.related(to: id)
        case .object, .scene, .name: nil
        }
      guard let declarations else { continue }
      found.formUnion(query.certainUses(of: declarations, in: nil, limit: maximumBytesOfCode))
    }
    var written = found.map { (place: $0, piece: 0) }
    if old.count > 1 { written += query.furtherPieces(of: rename) }
    for (file, written) in Dictionary(grouping: written, by: \.place.file) {
      guard let text = query.text(of: file).bytes else { return nil }
      var edited: [UInt8] = []
      var offset = 0
      for (place, piece) in written.sorted(by: { $0.place.range.lower < $1.place.range.lower }) {
        // Backticks around the new name are dropped, since the old name may have needed none.
        let isEscaped = SourceText(text).holds("`" + new[piece] + "`", at: place.range)
        let range = isEscaped ? ByteRange(place.range.lower + 1, place.range.upper - 1) : place.range
        guard SourceText(text).holds(new[piece], at: range), range.lower >= offset else { continue }
        edited += text[offset..<range.lower]
        let before = Array(old[piece].utf8)
        if place == declared {
          start = Location(file: file, range: ByteRange(edited.count, edited.count + before.count))
        }
        edited += before
        offset = range.upper
        places[file, default: []].append((range, before.count))
      }
      texts[file] = edited + text[offset...]
    }
  }

  func snapshot(_ now: Snapshot) -> Snapshot {
    now.applying(
      texts.compactMap { file, text in
        guard let source = now[file], let code = source.facts.code else { return nil }
        let facts = FileFacts.code(CodeFile(of: text, code.language))
        return now.change(
          file, to: SourceFile(path: source.path, isDependency: source.isDependency, facts: facts))
      })
  }

  /// The current range for a range in the old text; nil for a place that already has the new name.
  func range(_ old: ByteRange, in file: FileID) -> ByteRange? {
    // The number of bytes by which the old text is longer up to a place.
    var shift = 0
    for place in places[file, default: []] {
      let lower = place.range.lower + shift
      if old.upper <= lower { break }
      if old.lower < lower + place.length { return nil }
      shift += place.length - place.range.length
    }
    return ByteRange(old.lower - shift, old.upper - shift)
  }
}

extension Query {
  /// A declaration and the others that have to have its name.
  func sharingName(with symbol: Symbol) -> Set<Symbol> {
    switch symbol {
    case .member(let id): Set(family(of: id).members.map { .member($0) }).union([symbol])
    case .type(let id): Set(sameNamedClasses(as: id).map { .type($0) }).union([symbol])
    case .object, .scene, .name: [symbol]
    }
  }

  /// The name as a user types it: for a method in Objective-C, the selector.
  fileprivate func declaredName(of symbol: Symbol) -> String? {
    switch symbol {
    case .member(let id):
      snapshot.member(id).flatMap { isObjectiveC(id.type) && $0.kind == .method ? $0.selector : $0.name }
    case .type(let id): snapshot.type(id).map { simpleName($0.name) }
    case .object, .scene, .name: nil
    }
  }

  /// The words of the old and of the new name, in pairs; a selector of Objective-C has several. nil where the names are equal or
  /// have different numbers of words.
  fileprivate func words(of rename: IncompleteRename) -> (old: [String], new: [String])? {
    guard let name = declaredName(of: rename.declaration) else { return nil }
    let isSelector = name.utf8.contains(0x3A)
    func words(_ name: String) -> [String] {
      let parts = name.split(separator: ":", omittingEmptySubsequences: false).map(String.init)
      return parts.count > 1 ? parts.dropLast() : parts
    }
    let old = words(isSelector ? rename.oldName : rename.oldDeclaredName)
    let new = words(name)
    guard old.count == new.count, old != new, !(old + new).contains("") else { return nil }
    return (old, new)
  }

  /// The places of a selector's pieces in Objective-C, where it is declared or certainly used, with the index of each piece.
  fileprivate func furtherPieces(of rename: IncompleteRename) -> [(place: Location, piece: Int)] {
    guard case .member(let id) = rename.declaration else { return [] }
    let family = family(of: id)
    let name = ObjectiveCName(form: .selector, key: rename.newName)
    let search = SearchText(Array(name.word.utf8))
    var result: [(Location, Int)] = []
    for file in snapshot.files(.objectiveC) where snapshot.isOwn(file) && !isAbandoned() {
      guard let text = text(of: file).bytes, search.occurs(in: text),
        let code = ObjectiveCBinder(file, text: text, self)
      else { continue }
      for member in family.members where member.type.file == file {
        guard let declared = snapshot.member(member), declared.selector == rename.newName else { continue }
        result += code.tree.pieces(ofMethodDeclaredAt: declared.nameRange).enumerated().map {
          (Location(file: file, range: $1), $0)
        }
      }
      result += code.uses(of: name, family).filter { $0.certainty == .certain }.map {
        (Location(file: file, range: $0.range), $0.piece)
      }
    }
    return result.filter { $0.1 > 0 }
  }
}
