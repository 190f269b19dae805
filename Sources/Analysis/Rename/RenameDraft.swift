import Index
import Syntax
import Text

extension Query {
  /// The edits that give a member, a class or a name another name everywhere.
  ///
  /// - Parameters:
  ///   - written: The new name as the user typed it: a base name; for a method also its name with labels, and in a document or
  ///     for a method a selector.
  ///   - search: Looks for uses in Swift; nil to search one file after the other.
  package func renamePlan(
    of symbol: Symbol, to written: String, on side: SymbolSide, searching search: SwiftSearch? = nil
  ) throws(RenameRefusal) -> RenamePlan {
    var draft = RenameDraft(search: search, texts: RenameTexts(self))
    let typed = withoutSpacesAroundSigns(written)
    switch symbol {
    case .member(let id):
      try refuseCrowd(of: snapshot.type(id.type)?.name ?? "")
      try draft.renameMember(id, to: typed, on: side)
    case .type(let id):
      try refuseCrowd(of: snapshot.type(id)?.name ?? "")
      try draft.renameType(id, to: typed, on: side)
    case .name(let name): try draft.renameName(name, to: written)
    case .object, .scene:
      throw RenameRefusal(
        .symbol, "only properties, methods, classes, identifiers and files of documents can be renamed")
    }
    return try draft.finished()
  }
}

/// A plan in the making.
struct RenameDraft {
  let search: SwiftSearch?
  var oldName = ""
  var newName = ""
  var texts: RenameTexts
  var changes = RenameChanges()
  var mentions = RenameMentions()
  var obstacleToUndo: String?
  /// Whether code may forward actions to objects that are not responders; nil until that is known.
  var handsActionsOn: Bool?

  var query: Query { texts.query }
  var snapshot: Snapshot { query.snapshot }

  /// Replaces a Swift name that may be in backticks.
  mutating func replaceSwift(
    _ old: String, with new: String, at place: Location, prefix: String = "",
    _ certainty: ReferenceCertainty = .certain
  ) throws(RenameRefusal) {
    let isEscaped = SourceText(try texts.text(of: place.file)).holds("`" + old + "`", at: place.range)
    // The user's backticks around a name that does not need them stay.
    let spelled = isEscaped && swiftSpelling(old) == old ? "`" + new + "`" : swiftSpelling(new)
    changes.replace(
      isEscaped ? "`" + old + "`" : old, with: prefix + spelled, at: place.range, in: place.file, certainty)
  }

  /// Replaces the argument of an `@objc(Name)` that precedes the name in a declaration.
  mutating func replaceObjCName(
    _ old: String, with new: String, from start: Int, before name: ByteRange, in file: FileID
  ) throws(RenameRefusal) {
    let head = Array(SourceText(try texts.text(of: file)).string(ByteRange(max(0, start), name.lower)).utf8)
    guard let found = SearchText(Array("@objc(\(old)".utf8)).first(in: head) else {
      throw RenameRefusal(
        .file, "the argument of '@objc' can't be replaced", at: Location(file: file, range: name))
    }
    let upper = max(0, start) + found.upper
    changes.replace(old, with: new, at: ByteRange(upper - old.utf8.count, upper), in: file)
  }

  /// The plan, after a check of every change against the text that it replaces.
  mutating func finished() throws(RenameRefusal) -> RenamePlan {
    mentions.settle(in: &changes)
    var sorted: [RenamePlan.Change] = []
    // If two changes have the same place, the certain one is kept.
    func rank(_ change: RenamePlan.Change) -> Int {
      change.certainty == .certain ? 0 : change.namesFile ? 1 : 2
    }
    for change in changes.all.sorted(by: {
      ($0.file, $0.range.lower, $0.range.upper, rank($0)) < (
        $1.file, $1.range.lower, $1.range.upper, rank($1)
      )
    }) {
      if let last = sorted.last, last.file == change.file, last.range.upper > change.range.lower { continue }
      if change.old == change.new { continue }
      let text = try texts.text(of: change.file)
      if let encoding = text.withSpan(declaredEncoding(of:)), !isASCII(change.old) || !isASCII(change.new) {
        throw RenameRefusal(
          .file, "'\(change.old)' is used in a file encoded as \(encoding); save it as UTF-8",
          at: Location(file: change.file, range: change.range))
      }
      guard SourceText(text).holds(change.old, at: change.range) else {
        throw RenameRefusal(
          .file, "'\(change.old)' is written in a way that can't be replaced",
          at: Location(file: change.file, range: change.range))
      }
      sorted.append(change)
    }
    var needed: [FileID: [UInt8]] = [:]
    for file in Set(sorted.map(\.file)).union(changes.fileRenames.map(\.file)) {
      needed[file] = try texts.text(of: file)
    }
    let changed = Set(sorted.map { Location(file: $0.file, range: $0.range) })
    return RenamePlan(
      oldName: oldName, newName: newName, changes: sorted, fileRenames: changes.fileRenames,
      keptFiles: changes.keptFiles,
      mentions: Set(mentions.places).subtracting(changed).sorted {
        ($0.file, $0.range.lower) < ($1.file, $1.range.lower)
      }, texts: needed, obstacleToUndo: obstacleToUndo)
  }
}
