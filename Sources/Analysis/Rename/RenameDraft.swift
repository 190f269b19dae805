import Index
import Syntax
import Text

extension Query {
  /// The edits that give a member or a class another name everywhere, or why that can't be.
  ///
  /// - Parameters:
  ///   - written: The new name as the user typed it: a base name; for a method also its name with
  ///     labels, and in a document or for a method a selector.
  ///   - search: Looks for uses in Swift; nil for one file after the other.
  package func renamePlan(
    of symbol: Symbol, to written: String, on side: SymbolSide, searching search: SwiftSearch? = nil
  ) throws(RenameRefusal) -> RenamePlan {
    var draft = RenameDraft(self, search)
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
  let query: Query
  var oldName = ""
  var newName = ""
  let search: SwiftSearch?
  private var known: [FileID: [UInt8]] = [:]
  private var objectiveCFiles: [FileID: ObjectiveCBinder] = [:]
  /// All names in Swift files, as far as the search for uses had them.
  var namesInSwift: [FileID: [String]] = [:]
  private(set) var changes: [RenamePlan.Change] = []
  var fileRenames: [RenamePlan.FileRename] = []
  var keptFiles: [RenamePlan.KeptFile] = []
  var leavesNamesake = false
  private var mentions: [Location] = []
  /// Whether code may hand actions to objects that are not responders; nil where it was not asked yet.
  var handsActionsOn: Bool?
  /// Mentions that are written as code.
  private var documented: [Mention] = []
  /// The places that may mean a class which their file need not name: selectors that any object may be sent.
  var placesForAnyObject: Set<Location> = []
  /// The classes that have the member that is renamed, as comments write `Type.member`.
  var owners: Set<String> = []

  private struct Mention {
    var place: Location
    var old: String
    var new: String
  }

  init(_ query: Query, _ search: SwiftSearch?) {
    self.query = query
    self.search = search
  }

  var snapshot: Snapshot { query.snapshot }

  // MARK: Texts

  /// The text of a file, which must be the analyzed one.
  mutating func text(of file: FileID) throws(RenameRefusal) -> [UInt8] {
    if let known = known[file] { return known }
    guard let bytes = try found(in: file).current else {
      throw RenameRefusal(.stale, "'\(snapshot.path(of: file))' has changed since it was read")
    }
    known[file] = bytes
    return bytes
  }

  /// The text of a file that may contain the name; one that can't be read refuses the rename.
  private func found(in file: FileID) throws(RenameRefusal) -> FileText {
    let text = query.text(of: file)
    guard case .unreadable(let reason) = text else { return text }
    throw RenameRefusal(.file, "can't read '\(snapshot.path(of: file))', which may use the name: \(reason)")
  }

  /// The tokens of a file, which several checks need; nil where it is not in Objective-C.
  mutating func objectiveC(_ file: FileID) throws(RenameRefusal) -> ObjectiveCBinder? {
    if let known = objectiveCFiles[file] { return known }
    let code = ObjectiveCBinder(file, text: try text(of: file), query)
    objectiveCFiles[file] = code
    return code
  }

  /// Files of our own that hold one of some texts, whether they have changed or not; `text(of:)` refuses those that have.
  mutating func files(_ roles: FileRole..., holding wanted: [String]) throws(RenameRefusal) -> [FileID] {
    var result: [FileID] = []
    let searches = wanted.map { SearchText(Array($0.utf8)) }
    for file in roles.flatMap(snapshot.files) where snapshot.isOwn(file) {
      if case .project(.asset)? = snapshot[file]?.facts { continue }
      guard let bytes = try found(in: file).bytes else { continue }
      if searches.contains(where: { $0.occurs(in: bytes) }) { result.append(file) }
    }
    return result
  }

  /// A document that holds a name and can't be read as a whole may hold more of it than is known.
  mutating func refuseUnreadableDocuments(holding name: String) throws(RenameRefusal) {
    for file in snapshot.files(.document) {
      // A byte that is no UTF-8 is read around.
      guard let problem = snapshot.ownInterface(file)?.problems.first, problem.kind != .encoding else {
        continue
      }
      var text = try text(of: file)
      if text.withSpan(isUTF16) { text.removeAll { $0 == 0 } }
      // The words of the XML declaration name nothing.
      if text.starts(with: Array("<?xml".utf8)), let end = SearchText(Array("?>".utf8)).first(in: text) {
        text.removeSubrange(..<end.upper)
      }
      // How other encodings write a letter that is not ASCII is not known here.
      let isHidden = problem.kind == .unread && !isASCII(name)
      guard isHidden || SearchText(Array(name.utf8)).occurs(in: text) else { continue }
      throw RenameRefusal(
        .file, "'\(name)' is used in a storyboard or xib that can't be read",
        at: Location(file: file, range: problem.range))
    }
  }

  // MARK: Changes

  mutating func replace(
    _ old: String, with new: String, at range: ByteRange, in file: FileID,
    _ certainty: ReferenceCertainty = .certain
  ) {
    changes.append(RenamePlan.Change(file: file, range: range, old: old, new: new, certainty: certainty))
  }

  /// Replaces the name of a file that is only renamed where the user says so.
  mutating func replaceFileName(_ place: FilePlace, _ reason: String) {
    changes.append(
      RenamePlan.Change(
        file: place.file, range: place.text.range, old: place.text.old, new: place.text.new,
        certainty: .possible(reason), namesFile: true))
  }

  mutating func dropPossible(at places: [Location]) {
    changes.removeAll {
      $0.certainty != .certain && places.contains(Location(file: $0.file, range: $0.range))
    }
  }

  /// Writes a Swift name in place of one that may have backticks.
  mutating func replaceSwift(
    _ old: String, with new: String, at range: ByteRange, in file: FileID, prefix: String = "",
    _ certainty: ReferenceCertainty = .certain
  ) throws(RenameRefusal) {
    let isEscaped = SourceText(try text(of: file)).holds("`" + old + "`", at: range)
    // Backticks that were not needed stay.
    let spelled = isEscaped && swiftSpelling(old) == old ? "`" + new + "`" : swiftSpelling(new)
    replace(isEscaped ? "`" + old + "`" : old, with: prefix + spelled, at: range, in: file, certainty)
  }

  /// Replaces the argument of `@objc(Name)` before the name in a declaration.
  mutating func replaceObjCName(
    _ old: String, with new: String, from start: Int, before name: ByteRange, in file: FileID
  ) throws(RenameRefusal) {
    let head = Array(SourceText(try text(of: file)).string(ByteRange(max(0, start), name.lower)).utf8)
    guard let found = SearchText(Array("@objc(\(old)".utf8)).first(in: head) else {
      throw RenameRefusal(
        .file, "the argument of '@objc' can't be replaced", at: Location(file: file, range: name))
    }
    let upper = max(0, start) + found.upper
    replace(old, with: new, at: ByteRange(upper - old.utf8.count, upper), in: file)
  }

  /// The files with changes that are only possible.
  var possibleFiles: Set<FileID> { Set(changes.lazy.filter { $0.certainty != .certain }.map(\.file)) }

  /// Takes back what may be meant in a file, but for what any object may be sent.
  mutating func dropPossible(in file: FileID) {
    changes.removeAll {
      $0.file == file && $0.certainty != .certain
        && !placesForAnyObject.contains(Location(file: file, range: $0.range))
    }
  }

  // MARK: Mentions

  /// Comments that write the name as code follow it in files that are edited anyway; all others are only counted.
  mutating func add(_ found: [CodeMention], in file: FileID, from old: String, to new: String)
    throws(RenameRefusal)
  {
    if found.isEmpty { return }
    let text = SourceText(try text(of: file))
    func isCode(_ range: ByteRange) -> Bool { text.isWrittenAsCode(range, of: owners) }
    // If the new name is there already, a rename back would not distinguish the two.
    let isTaken = text.bytes.withSpan { occurrences(of: new, in: $0) }.contains(where: isCode)
    for mention in found {
      let place = Location(file: file, range: mention.range)
      if mention.isInComment, !isTaken, isCode(mention.range) {
        documented.append(Mention(place: place, old: old, new: new))
      } else {
        mentions.append(place)
      }
    }
  }

  /// A place that is only counted.
  mutating func addMention(of range: ByteRange, in file: FileID) {
    mentions.append(Location(file: file, range: range))
  }

  private mutating func settleMentions() {
    let edited = Set(changes.lazy.filter { $0.certainty == .certain }.map(\.file))
    for mention in documented {
      if edited.contains(mention.place.file) {
        replace(mention.old, with: mention.new, at: mention.place.range, in: mention.place.file)
      } else {
        mentions.append(mention.place)
      }
    }
  }

  /// The plan, once every change was compared with the text it replaces.
  func finished() throws(RenameRefusal) -> RenamePlan {
    var checked = self
    checked.settleMentions()
    var sorted: [RenamePlan.Change] = []
    // The certain one of two changes for one place is kept.
    func rank(_ change: RenamePlan.Change) -> Int {
      change.certainty == .certain ? 0 : change.namesFile ? 1 : 2
    }
    for change in checked.changes.sorted(by: {
      ($0.file, $0.range.lower, $0.range.upper, rank($0)) < (
        $1.file, $1.range.lower, $1.range.upper, rank($1)
      )
    }) {
      if let last = sorted.last, last.file == change.file, last.range.upper > change.range.lower { continue }
      if change.old == change.new { continue }
      let text = try checked.text(of: change.file)
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
    for file in Set(sorted.map(\.file)).union(fileRenames.map(\.file)) {
      needed[file] = try checked.text(of: file)
    }
    let changed = Set(sorted.map { Location(file: $0.file, range: $0.range) })
    return RenamePlan(
      oldName: oldName, newName: newName, changes: sorted, fileRenames: fileRenames,
      keptFiles: keptFiles,
      mentions: Set(checked.mentions).subtracting(changed).sorted {
        ($0.file, $0.range.lower) < ($1.file, $1.range.lower)
      }, texts: needed, leavesNamesake: leavesNamesake)
  }
}

private func isASCII(_ text: String) -> Bool { text.utf8.allSatisfy { $0 < 0x80 } }
