import Synchronization
import Syntax

/// A file of Swift or Objective-C in the workspace: what it declares, and which names it uses.
///
/// Types, aliases and problems are known from the start. Two things are found on demand, because few files are ever asked
/// for them: the members of an unmarked file, which is one in which no member is marked for Interface Builder, and the names
/// that the code mentions. Both need the text again.
///
/// - What may read: the functions named `read…` and `find…`, here and in `Snapshot`, and what is built on them, such as the
///   answers of a `Query`. `Snapshot.member(_:)` may, too, but the members have been read where an ID comes from. A file
///   that was read whole, such as an edited one, has all answers.
/// - Threads: any thread may ask, and does the work itself. Another that asks the same file waits.
/// - The text: it is kept in memory until everything has been found out. A server reads the rest in a pause (`settle()`). A
///   check may release the text earlier (`release(at:to:)`), and then it is read from the disk again when needed.
/// - A file that changed meanwhile: its checksum differs, and it counts as empty. `TextReader.foundChange` is set, and the
///   check must start anew.
package final class CodeFile: Sendable {
  private let outline: CodeOutline
  /// Whether neither a member nor a type is marked.
  let holdsNoMark: Bool
  /// Whether it may use names that documents declare as text.
  let mayUseNames: SharedNameKind.Uses
  private let state: Mutex<State>

  private struct State {
    var text: Text
    /// nil in an unmarked file until they have been read.
    var members: [[CodeMember]]?
    /// nil until all have been collected.
    var mentions: MentionedNames?
    /// nil until they have been looked for.
    var names: NamesOfCode?
    /// The calls of the helpers in the last question.
    var calls: (helpers: [NameHelper], found: [NameHelperCall])?
    var searches = 0

    mutating func letGoIfDone() {
      if members != nil, mentions != nil, names != nil { text = .read(text.sum) }
    }
  }

  private enum Text {
    case kept([UInt8])
    case released(TextReader, path: String, TextSum)
    /// Everything has been read.
    case read(TextSum)

    /// nil once everything has been read.
    func read() -> [UInt8]? {
      switch self {
      case .kept(let bytes): bytes
      case .released(let reader, let path, let sum): reader.text(at: path, expecting: sum)
      case .read: nil
      }
    }

    var sum: TextSum {
      switch self {
      case .kept(let bytes): TextSum(bytes)
      case .released(_, _, let sum), .read(let sum): sum
      }
    }
  }

  /// Collecting all names takes about as long as so many searches for one.
  private static let mostSearches = 32

  /// - Parameter bytes: The text from which the others were read.
  package init(_ outline: CodeOutline, mentioning mentions: MentionedNames, of bytes: [UInt8]) {
    self.outline = outline
    holdsNoMark = outline.holdsNoMark
    let names = namesOfCode(in: bytes, outline.language)
    let isChecked = !names.helpers.isEmpty || names.uses.contains { $0.kind.isChecked }
    mayUseNames = isChecked ? .checked : names.uses.isEmpty ? .none : .unchecked
    state = Mutex(
      State(text: .read(TextSum(bytes)), members: outline.members, mentions: mentions, names: names))
  }

  /// Reads everything at once.
  package convenience init(of bytes: [UInt8], _ language: CodeOutline.Language) {
    self.init(
      codeOutline(of: bytes, language),
      mentioning: MentionedNames(of: bytes, language), of: bytes)
  }

  /// Leaves unmarked members and the mentions for later.
  package init(onDemandOf bytes: [UInt8], _ language: CodeOutline.Language) {
    outline = codeOutline(of: bytes, language, listing: .visibleIfMarked)
    holdsNoMark = outline.holdsNoMark
    mayUseNames = SharedNameKind.uses(in: bytes)
    let members = outline.passedOverActions == nil ? outline.members : nil
    state = Mutex(
      State(text: .kept(bytes), members: members, names: mayUseNames == .none ? NamesOfCode() : nil))
  }

  package var language: CodeOutline.Language { outline.language }
  package var types: [CodeType] { outline.types }
  package var aliases: [CodeAlias] { outline.aliases }

  /// Whether no member is marked for Interface Builder, so that members are read on demand.
  package var isUnmarked: Bool { outline.passedOverActions != nil }

  /// The numbers of the selectors by which an unmarked member could be sent as an action.
  var unmarkedActions: [UInt32] { outline.passedOverActions ?? [] }

  // MARK: Members

  package func readMembers(ofType index: Int) -> [CodeMember] {
    let lists = readMembers()
    return lists.indices.contains(index) ? lists[index] : []
  }

  /// The members of all types, in the order of `types`.
  package func readMembers() -> [[CodeMember]] {
    // The lock is not taken, since other threads may hold it.
    if !isUnmarked { return outline.members }
    return state.withLock { state in
      if let known = state.members { return known }
      var members = codeOutline(of: state.text.read() ?? [], language).members
      // The text of a file that has changed counts as empty, without any type.
      if members.count != types.count { members = types.map { _ in [] } }
      state.members = members
      state.letGoIfDone()
      return members
    }
  }

  /// The outline with all members.
  package func readOutline() -> CodeOutline {
    var result = outline
    result.members = readMembers()
    result.passedOverActions = nil
    return result
  }

  /// Whether the members may hold a method that answers to a selector, or a setter.
  func findSigns(of search: SelectorSearch) -> Bool {
    !isUnmarked || keptText().map(search.mayOccur) ?? true
  }

  // MARK: Names

  /// The names that the code shares with documents as text, by their places.
  package func readNameUses() -> [NameUse] { readNames().uses }

  /// The functions whose calls use such names as well.
  package func readNameHelpers() -> [NameHelper] { mayUseNames == .checked ? readNames().helpers : [] }

  private func readNames() -> NamesOfCode {
    if mayUseNames == .none { return NamesOfCode() }
    return state.withLock { state in
      if let known = state.names { return known }
      let names = namesOfCode(in: state.text.read() ?? [], language)
      state.names = names
      state.letGoIfDone()
      return names
    }
  }

  /// The calls that may be those of helpers.
  ///
  /// - Parameter text: Reads the text if the file has let go of it.
  package func readCalls(of helpers: [NameHelper], in text: () -> [UInt8]?) -> [NameHelperCall] {
    if let known = state.withLock({ $0.calls }), known.helpers == helpers { return known.found }
    guard let bytes = state.withLock({ $0.text }).read() ?? text() else { return [] }
    let called = helpers.filter { $0.mayBeCalled(in: bytes) }
    let found = called.isEmpty ? [] : Index.calls(of: called, in: bytes, language)
    state.withLock { $0.calls = (helpers, found) }
    return found
  }

  /// The nibs that the code gives to controllers.
  var nibsOfControllers: [NibOfController] {
    readNameUses().filter { $0.kind == .nib }.map { use in
      if case .new(let name) = use.receiver {
        NibOfController(controller: name, isOwn: false)
      } else {
        NibOfController(controller: "", isOwn: use.receiver != .bundle)
      }
    }
  }

  /// The names with which the code makes something that documents could declare, or without which it goes on.
  var madeNames: [MadeName] {
    readNameUses().filter { $0.role == .made || $0.role == .optional }.map { use in
      switch use.value {
      case .text(let written): MadeName(kind: use.kind, path: [written.text], isText: true)
      case .constant(let path): MadeName(kind: use.kind, path: path, isText: false)
      case .unknown: MadeName(kind: use.kind, path: [], isText: false)
      }
    }
  }

  // MARK: Mentions

  /// How the code uses a name; nil where it does not name it at all.
  package func findMention(of name: AskedName) -> MentionedNames.Use? {
    find(name.search, keepingText: true).use(of: name.name)
  }

  /// How the code uses some names; those left out that it does not.
  ///
  /// - Parameter keepingText: Whether a text that was released is kept from here on.
  package func findMentions(of names: AskedNames, keepingText: Bool) -> [MentionedName: MentionedNames.Use] {
    find(names.search, keepingText: keepingText).uses(of: names.names)
  }

  /// All names.
  package func readMentions() -> MentionedNames {
    state.withLock { state in
      if let known = state.mentions { return known }
      let mentions = MentionedNames(of: state.text.read() ?? [], language)
      state.mentions = mentions
      state.letGoIfDone()
      return mentions
    }
  }

  /// Whether names are searched for in the text.
  package var searchesText: Bool { state.withLock { $0.mentions == nil } }

  /// At least the names searched for.
  private func find(_ search: NameSearch, keepingText: Bool) -> MentionedNames {
    let isWorthSearching = state.withLock { state in
      state.searches += 1
      return state.mentions == nil && state.searches <= Self.mostSearches
    }
    guard isWorthSearching, let text = keepingText ? keptText() : state.withLock({ $0.text }).read() else {
      return readMentions()
    }
    return MentionedNames(of: text, language, only: search)
  }

  /// The other names by which Swift may call a method of Objective-C; none for a method of Swift.
  package func importedNames(of method: CodeMember) -> [String] {
    language == .swift ? [] : Syntax.importedNames(of: method).map(\.base).unique
  }

  // MARK: The text

  /// The text as long as it is kept; nil where it was released or everything has been read.
  package var text: [UInt8]? {
    state.withLock { state in if case .kept(let bytes) = state.text { bytes } else { nil } }
  }

  /// Whether the file was read from a text.
  func isOf(_ bytes: [UInt8]) -> Bool {
    let text = state.withLock { $0.text }
    return if case .kept(let known) = text { known == bytes } else { text.sum == TextSum(bytes) }
  }

  /// The text, which stays in memory from here on; nil once everything has been read.
  private func keptText() -> [UInt8]? {
    state.withLock { state in
      guard let bytes = state.text.read() else { return nil }
      state.text = .kept(bytes)
      return bytes
    }
  }

  /// Keeps a checksum in the place of the text.
  ///
  /// - Parameter path: The path at which the reader finds the text.
  package func release(at path: String, to reader: TextReader) {
    state.withLock { state in
      if case .kept(let bytes) = state.text { state.text = .released(reader, path: path, TextSum(bytes)) }
    }
  }

  /// Reads what is left to read, and so lets go of the text.
  package func settle() {
    _ = readMembers()
    _ = readMentions()
    _ = readNameUses()
  }
}

extension CodeOutline {
  fileprivate var holdsNoMark: Bool {
    passedOverActions != nil && !types.indices.contains { types[$0].flags.contains(.designable) }
  }
}

/// The names that a text in one of the two languages shares with documents, and its helpers.
package func namesOfCode(in bytes: [UInt8], _ language: CodeOutline.Language) -> NamesOfCode {
  if SharedNameKind.uses(in: bytes) == .none { return NamesOfCode() }
  let texts = SharedNameKind.textsInFunctions(of: bytes)
  return language == .swift
    ? SwiftNameReader(bytes, inFunctionsWith: texts).names()
    : ObjectiveCNameReader(bytes, inFunctionsWith: texts).names()
}

/// The calls in a text that may be those of functions that hand names on.
package func calls(
  of helpers: [NameHelper], in bytes: [UInt8], _ language: CodeOutline.Language
) -> [NameHelperCall] {
  let texts = Set(helpers.map(\.word)).map { SearchText(Array($0.utf8)) }
  return language == .swift
    ? SwiftNameReader(bytes, inFunctionsWith: texts).calls(of: helpers)
    : ObjectiveCNameReader(bytes, inFunctionsWith: texts).calls(of: helpers)
}

/// The declarations of a text in one of the two languages.
package func codeOutline(
  of bytes: [UInt8], _ language: CodeOutline.Language, listing listed: CodeOutline.ListedMembers = .visible
) -> CodeOutline {
  language == .swift
    ? bytes.withSpan { swiftOutline(of: $0, listing: listed) }
    : bytes.withSpan { objectiveCOutline(of: $0, listing: listed) }
}

/// A name of something that code makes, wherever it is written.
struct MadeName: Hashable {
  var kind: SharedNameKind
  /// The text, or the path of a constant; empty where the value is not known.
  var path: [String]
  var isText: Bool
}

/// The controller that code gives a nib, by the name of its class; empty for one of the file.
struct NibOfController: Hashable {
  var controller: String
  var isOwn: Bool
}
