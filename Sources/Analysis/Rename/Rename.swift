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

  /// Files of our own that may hold a text. What a file holds is asked before its text is compared with its facts,
  /// since most hold no such text.
  mutating func files(_ role: FileRole, holding text: String) throws(RenameRefusal) -> [FileID] {
    var result: [FileID] = []
    let search = SearchText(Array(text.utf8))
    for file in snapshot.files(role) {
      guard let source = snapshot[file], !source.isDependency else { continue }
      guard let bytes = known[file] ?? texts(file) else {
        throw RenameRefusal(.file, "'\(source.path)' can't be read")
      }
      if search.occurs(in: bytes) { result.append(file) }
    }
    return result
  }

  /// A document that holds a name and can't be read as a whole may hold more of it than is known.
  mutating func refuseUnreadableDocuments(holding name: String) throws(RenameRefusal) {
    for file in snapshot.files(.document) {
      guard let problem = snapshot.interface(file)?.problems.first, snapshot[file]?.isDependency == false
      else { continue }
      // A byte that is no UTF-8 is read around.
      if problem.kind == .encoding { continue }
      var text = try text(of: file)
      if text.withSpan(isUTF16) { text.removeAll { $0 == 0 } }
      // What other encodings make of a letter that is not ASCII nobody knows here.
      let isHidden = problem.kind == .unread && !isASCII(name)
      guard isHidden || occurs(Array(name.utf8), in: text) else { continue }
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
      let text = try checked.text(of: change.file)
      if let encoding = text.withSpan(declaredEncoding(of:)), !isASCII(change.old) || !isASCII(change.new) {
        throw RenameRefusal(
          .file, "'\(change.old)' stands in a document encoded as \(encoding); save it as UTF-8",
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
    return RenamePlan(
      oldName: oldName, newName: newName, changes: sorted, fileRenames: fileRenames, texts: needed)
  }
}

extension FileFacts {
  /// Whether a text has these facts. Bodies are in no facts; an edit in one must check its place itself.
  func areThose(of bytes: [UInt8]) -> Bool {
    switch self {
    case .code(let code): code.readOutline() == codeOutline(of: bytes, code.language)
    case .interface(let outline): outline == bytes.withSpan(interfaceOutline(of:))
    case .project(.plist(let references)): references == bytes.withSpan(plistReferences(of:))
    case .project: true
    }
  }
}

/// Whether a word occurs in a text.
func occurs(_ word: [UInt8], in text: [UInt8]) -> Bool { SearchText(word).occurs(in: text) }

private func isASCII(_ text: String) -> Bool { text.utf8.allSatisfy { $0 < 0x80 } }
