import Index
import Syntax
import Text

/// What has to be written where so that a member or a class has another name everywhere, or why that can't be.
///
/// - Parameters:
///   - typed: What somebody typed: a base name; in a document or for a method also a selector.
///   - texts: The newest text of every file. One that is not what the snapshot was made of refuses the rename.
package func renamePlan(
  of subject: RenameSubject, to typed: String, on side: RenameSide, texts: @escaping TextSource,
  _ resolver: Resolver
) throws(RenameRefusal) -> RenamePlan {
  var draft = RenameDraft(resolver, texts)
  switch subject {
  case .member(let id): try draft.renameMember(id, to: typed, on: side)
  case .type(let id): try draft.renameType(id, to: typed, on: side)
  }
  return try draft.finished()
}

/// A plan in the making.
struct RenameDraft {
  let resolver: Resolver
  var oldName = ""
  var newName = ""
  private let texts: TextSource
  private var known: [FileID: [UInt8]] = [:]
  private var changes: [RenamePlan.Change] = []
  var fileRenames: [RenamePlan.FileRename] = []

  init(_ resolver: Resolver, _ texts: @escaping TextSource) {
    self.resolver = resolver
    self.texts = texts
  }

  var snapshot: Snapshot { resolver.snapshot }

  // MARK: Texts

  /// The text of a file, which must be the one that was analysed.
  mutating func text(of file: FileID) throws(RenameRefusal) -> [UInt8] {
    if let known = known[file] { return known }
    guard let bytes = texts(file) else {
      throw RenameRefusal(.file, "'\(snapshot[file]?.path ?? "")' can't be read")
    }
    guard let facts = snapshot[file]?.facts, facts.areThose(of: bytes) else {
      throw RenameRefusal(.stale, "'\(snapshot[file]?.path ?? "")' has changed since it was read")
    }
    known[file] = bytes
    return bytes
  }

  /// Files of our own that may hold a word. What a text holds is asked before it is compared with its facts,
  /// since most hold no such word.
  mutating func files(holding word: String, where isWanted: (FileFacts) -> Bool) throws(RenameRefusal)
    -> [FileID]
  {
    var result: [FileID] = []
    let pattern = Array(word.utf8)
    for (raw, source) in snapshot.files.enumerated() {
      let file = FileID(raw: Int32(raw))
      guard let source, !source.isDependency, isWanted(source.facts) else { continue }
      guard let bytes = known[file] ?? texts(file) else {
        throw RenameRefusal(.file, "'\(source.path)' can't be read")
      }
      if occurs(pattern, in: bytes) { result.append(file) }
    }
    return result
  }

  /// A document that holds a name and can't be read as a whole may hold more of it than is known.
  mutating func refuseUnreadableDocuments(holding name: String) throws(RenameRefusal) {
    for file in snapshot.links.allDocuments.sorted() {
      guard let problem = snapshot.interface(file)?.problems.first, snapshot[file]?.isDependency == false
      else { continue }
      let text = try text(of: file)
      let isWide = text.starts(with: [0xFF, 0xFE]) || text.starts(with: [0xFE, 0xFF])
      // A byte that is no UTF-8 is read around.
      if problem.kind == .encoding, !isWide { continue }
      guard
        isWide ? occurs(Array(name.utf8), in: text.filter { $0 != 0 }) : occurs(Array(name.utf8), in: text)
      else { continue }
      throw RenameRefusal(
        .file, "'\(name)' stands in a document that can't be read",
        at: Location(file: file, range: problem.range))
    }
  }

  // MARK: Changes

  mutating func add(_ change: RenamePlan.Change) { changes.append(change) }

  mutating func add(_ more: [RenamePlan.Change]) { changes += more }

  /// Writes a Swift name in place of one that may stand in backticks.
  mutating func addSwift(
    _ name: String, for old: String, at range: ByteRange, in file: FileID, prefix: String = "",
    doubt: String? = nil
  ) throws(RenameRefusal) {
    let text = SourceText(try text(of: file))
    let isEscaped = text.holds("`" + old + "`", at: range)
    // Backticks that nobody needed stay.
    let new = isEscaped && swiftSpelling(old) == old ? "`" + name + "`" : swiftSpelling(name)
    add(
      RenamePlan.Change(
        file: file, range: range, old: isEscaped ? "`" + old + "`" : old, new: prefix + new, doubt: doubt))
  }

  /// The plan, once every change was compared with the text it replaces.
  func finished() throws(RenameRefusal) -> RenamePlan {
    var checked = self
    var sorted: [RenamePlan.Change] = []
    // Of two for one place the proved one stands.
    for change in changes.sorted(by: {
      ($0.file, $0.range.lower, $0.range.upper, $0.doubt == nil ? 0 : 1)
        < ($1.file, $1.range.lower, $1.range.upper, $1.doubt == nil ? 0 : 1)
    }) {
      if let last = sorted.last, last.file == change.file, last.range.upper > change.range.lower { continue }
      if change.old == change.new { continue }
      guard SourceText(try checked.text(of: change.file)).holds(change.old, at: change.range) else {
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
    return RenamePlan(
      oldName: oldName, newName: newName, changes: sorted, fileRenames: fileRenames, texts: needed)
  }
}

extension FileFacts {
  /// Whether a text has these facts. What stands in bodies is in no facts; whoever edits there looks for itself.
  func areThose(of bytes: [UInt8]) -> Bool {
    switch self {
    case .code(let outline):
      outline.declares(
        theSameAs: outline.language == .swift
          ? swiftOutline(of: bytes.span) : objectiveCOutline(of: bytes.span))
    case .interface(let outline): outline == interfaceOutline(of: bytes.span)
    case .project(.plist(let references)): references == plistReferences(of: bytes.span)
    case .project: true
    }
  }
}

/// Whether a word occurs in a text: a search as fast as that of `grep` for one word.
func occurs(_ word: [UInt8], in text: [UInt8]) -> Bool {
  guard let first = word.first, let last = word.last, word.count <= text.count else { return word.isEmpty }
  return text.withUnsafeBufferPointer { text in
    word.withUnsafeBufferPointer { word in
      let distance = word.count - 1
      let stop = text.count - distance
      var index = 0
      while index < stop {
        // Sixteen places at a time: first and last byte of the word, wherever both fit.
        if index + 16 + distance <= text.count {
          let bytes = UnsafeRawBufferPointer(text)
          let heads = bytes.loadUnaligned(fromByteOffset: index, as: SIMD16<UInt8>.self)
          let tails = bytes.loadUnaligned(fromByteOffset: index + distance, as: SIMD16<UInt8>.self)
          let hits = (heads .== first) .& (tails .== last)
          guard any(hits) else {
            index += 16
            continue
          }
        }
        for place in index..<min(index + 16, stop)
        where text[place] == first && text[place + distance] == last {
          var step = 1
          while step < distance, text[place + step] == word[step] { step += 1 }
          if step >= distance { return true }
        }
        index += 16
      }
      return false
    }
  }
}
