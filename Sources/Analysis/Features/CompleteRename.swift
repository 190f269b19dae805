import Index
import Syntax
import Text

/// What is left of a rename that another server or an edit by hand began: the edits in code and documents that still have
/// the old name.
///
/// They are those of the whole rename in the workspace as it was before, without what has the new name already. nil where no
/// document shows that there was a rename, or where that workspace can't be told.
package func renamePlan(
  completing renames: [IncompleteRename], of symbol: Symbol, to typed: String, texts: @escaping TextSource,
  _ resolver: Resolver
) -> RenamePlan? {
  let related = resolver.sharingName(with: symbol)
  guard let rename = renames.first(where: { $0.side == .code && related.contains($0.declaration) }),
    let undone = UndoneRename(rename, of: related, texts, resolver)
  else { return nil }
  let before = Resolver(undone.snapshot(resolver.snapshot), isAbandoned: resolver.isAbandoned)
  let textsBefore: TextSource = { undone.texts[$0] ?? texts($0) }
  guard let start = undone.start,
    let target = try? renameTarget(at: start.range.lower, in: start.file, texts: textsBefore, before),
    var plan = try? renamePlan(of: target, to: typed, texts: textsBefore, before)
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
  for file in plan.texts.keys where undone.texts[file] != nil { plan.texts[file] = texts(file) }
  // Whatever was told of the workspace before, only what has the old name today is edited.
  let hasOldName = plan.changes.allSatisfy { change in
    plan.texts[change.file].map { SourceText($0).holds(word: change.old, at: change.range) } ?? false
  }
  guard hasOldName else { return nil }
  return plan.edits(includingPossible: false).isEmpty ? nil : plan
}

/// What is left of a rename in code, documents and code; nil where that can't be told.
func rest(
  of rename: IncompleteRename, _ texts: @escaping TextSource, _ resolver: Resolver
) -> [FileEdits]? {
  guard let name = resolver.declaredName(of: rename.declaration) else { return nil }
  let plan = renamePlan(
    completing: [rename], of: rename.declaration, to: name, texts: texts, resolver)
  return plan?.edits(includingPossible: false)
}

/// The texts as they were before declarations and certain uses got a new name.
private struct UndoneRename {
  /// By file and place: where the new name stands, and how long the old one is.
  private var places: [FileID: [(range: ByteRange, length: Int)]] = [:]
  private(set) var texts: [FileID: [UInt8]] = [:]
  /// Where the declaration has its old name.
  private(set) var start: Location?

  init?(_ rename: IncompleteRename, of related: Set<Symbol>, _ source: TextSource, _ resolver: Resolver) {
    // A selector in Objective-C is told apart from its first word only where it has no other.
    func word(_ name: String) -> String { name.hasSuffix(":") ? String(name.dropLast()) : name }
    let old = word(rename.oldDeclaredName)
    guard let new = resolver.declaredName(of: rename.declaration).map(word), old != new,
      !(old + new).utf8.contains(UInt8(ascii: ":")),
      let declared = resolver.declarations(of: rename.declaration).first
    else { return nil }
    var found = Set(related.flatMap(resolver.declarations))
    for symbol in related {
      let declarations: RelatedDeclarations? =
        switch symbol {
        case .member(let id): resolver.related(to: id)
        case .type(let id): resolver.related(to: id)
        case .object, .scene: nil
        }
      guard let declarations else { continue }
      found.formUnion(resolver.certainUses(of: declarations, in: nil, source, limit: maximumBytesOfCode))
    }
    for (file, locations) in Dictionary(grouping: found, by: \.file) {
      guard let text = source(file) else { return nil }
      var edited: [UInt8] = []
      var offset = 0
      for written in locations.map(\.range).sorted(by: { $0.lower < $1.lower }) {
        // Backticks that the new name needs are left out: the old one may have needed none.
        let isEscaped = SourceText(text).holds("`" + new + "`", at: written)
        let range = isEscaped ? ByteRange(written.lower + 1, written.upper - 1) : written
        guard SourceText(text).holds(new, at: range), range.lower >= offset else { continue }
        edited += text[offset..<range.lower]
        if file == declared.file, written == declared.range {
          start = Location(file: file, range: ByteRange(edited.count, edited.count + old.utf8.count))
        }
        edited += Array(old.utf8)
        offset = range.upper
        places[file, default: []].append((range, old.utf8.count))
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

  /// Where a range of the old text stands now; nil for a name that is new already.
  func range(_ old: ByteRange, in file: FileID) -> ByteRange? {
    // By how much the old text is longer up to a place.
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

extension Resolver {
  /// A declaration and the others that have to have its name.
  func sharingName(with symbol: Symbol) -> Set<Symbol> {
    switch symbol {
    case .member(let id): Set(family(of: id).members.map { .member($0) }).union([symbol])
    case .type(let id): Set(sameNamedClasses(as: id).map { .type($0) }).union([symbol])
    case .object, .scene: [symbol]
    }
  }

  fileprivate func declaredName(of symbol: Symbol) -> String? {
    switch symbol {
    case .member(let id): snapshot.member(id)?.name
    case .type(let id): snapshot.type(id).map { simpleName($0.name) }
    case .object, .scene: nil
    }
  }
}
