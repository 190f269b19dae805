import Synchronization
import Syntax

/// A Swift or Objective-C file of the workspace: its declarations, and the names that it uses.
///
/// Types, aliases and problems are known from the start. Two things are found on demand, because they are needed for few files:
/// the members of an unmarked file, in which no member is marked for Interface Builder, and the names that the code mentions.
/// Both need the text again.
///
/// - Reading: the functions named `read…` and `find…`, here and in `Snapshot`, may read a file, and so may the functions that
///   call them, such as those of a `Query`. `Snapshot.member(_:)` may too, but the members of the file have been read before an
///   ID is made. A file that was read whole, such as an edited one, has all answers.
/// - Threads: any thread may call the file and does the work itself. Another thread that needs the same file waits.
/// - The text: it stays in memory until everything has been found. A server reads the rest in a pause (`settle()`). A check may
///   release the text earlier (`release(at:to:)`); it is then read from the disk again when needed.
/// - A file that changed meanwhile: its checksum differs, and it counts as empty. `TextReader.foundChange` is set, and the check
///   must start again.
package final class CodeFile: Sendable {
  private let outline: CodeOutline
  /// Whether neither a member nor a type is marked.
  let holdsNoMark: Bool
  /// The kinds of names from documents that the code may use in strings.
  let mayUseNames: SharedNameKind.Uses
  private let state: Mutex<State>

  private struct State {
    var text: Text
    /// The members of all types; nil in an unmarked file until they have been read.
    var members: [[CodeMember]]?
    /// All names that the code mentions; nil until they have been collected.
    var mentions: MentionedNames?
    /// The names that the code shares with documents; nil until they have been read.
    var names: NamesOfCode?
    /// The calls of the helpers of the last lookup.
    var calls: (helpers: [NameHelper], found: [NameHelperCall])?
    var searches = 0

    mutating func letGoIfDone() {
      if members != nil, mentions != nil, names != nil { text = .read(text.sum) }
    }
  }

  private enum Text {
    case kept([UInt8])
    case released(TextReader, path: String, TextSum)
    /// No text, since everything has been read from it.
    case read(TextSum)

    /// The text; nil once everything has been read.
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

  /// The number of searches for single names that take about as long as collecting all names.
  private static let mostSearches = 32

  /// - Parameter bytes: The text from which the outline and the mentions were read.
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

  /// Leaves unmarked members and the mentions to be read on demand.
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
  /// The names of the variables at the top of the file that begin with a text.
  package var texts: [String] { outline.texts }

  /// Whether no member is marked for Interface Builder, so that members are read on demand.
  package var isUnmarked: Bool { outline.passedOverActions != nil }

  /// The numbers of the selectors of unmarked members that may be actions.
  var unmarkedActions: [UInt32] { outline.passedOverActions ?? [] }

  // MARK: Members

  package func readMembers(ofType index: Int) -> [CodeMember] {
    let lists = readMembers()
    return lists.indices.contains(index) ? lists[index] : []
  }

  /// The members of all types, in the order of `types`.
  package func readMembers() -> [[CodeMember]] {
    // The lock is not needed here, and other threads may hold it.
    if !isUnmarked { return outline.members }
    return state.withLock { state in
      if let known = state.members { return known }
      var members = codeOutline(of: state.text.read() ?? [], language).members
      // The text of a file that has changed counts as empty and has no types.
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

  /// Whether the members may include a method with a selector, or a property with that setter.
  func findSigns(of search: SelectorSearch) -> Bool {
    !isUnmarked || keptText().map(search.mayOccur) ?? true
  }

  // MARK: Names

  /// The uses in strings of names that documents declare, by place.
  package func readNameUses() -> [NameUse] { readNames().uses }

  /// The functions that pass a parameter on as such a name.
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

  /// The calls that may call some helpers.
  ///
  /// - Parameter text: Reads the text if the file has released it.
  package func readCalls(of helpers: [NameHelper], in text: () -> [UInt8]?) -> [NameHelperCall] {
    if let known = state.withLock({ $0.calls }), known.helpers == helpers { return known.found }
    guard let bytes = state.withLock({ $0.text }).read() ?? text() else { return [] }
    let called = helpers.filter { $0.mayBeCalled(in: bytes) }
    let found = called.isEmpty ? [] : Index.calls(of: called, in: bytes, language)
    state.withLock { $0.calls = (helpers, found) }
    return found
  }

  /// The nibs that the code names for controllers.
  var nibsOfControllers: [NibOfController] {
    readNameUses().filter { $0.kind == .nib }.map { use in
      if case .new(let name) = use.receiver {
        NibOfController(controller: name, isOwn: false, nib: use.value.path)
      } else {
        NibOfController(controller: "", isOwn: use.receiver != .bundle, nib: use.value.path)
      }
    }
  }

  /// The values that the code uses as names of a kind.
  func valuesUsed(as kind: SharedNameKind) -> [NameValue] {
    readNameUses().filter { $0.kind == kind }.map(\.value)
  }

  /// The names under which the code makes something that documents could declare, and those whose absence it handles.
  var madeNames: [MadeName] {
    readNameUses().filter { $0.role == .made || $0.role == .optional }.map { use in
      MadeName(kind: use.kind, path: use.value.path, steps: use.value.steps, isText: use.value.isText)
    }
  }

  // MARK: Mentions

  /// The use of a name in the code; nil if the code does not contain it.
  package func findMention(of name: AskedName) -> MentionedNames.Use? {
    find(name.search, keepingText: true).use(of: name.name)
  }

  /// The uses of some names in the code. Names that it does not contain are left out.
  ///
  /// - Parameter keepingText: Whether a released text is kept once it has been read.
  package func findMentions(of names: AskedNames, keepingText: Bool) -> [MentionedName: MentionedNames.Use] {
    find(names.search, keepingText: keepingText).uses(of: names.names)
  }

  /// The uses of all names in the code.
  package func readMentions() -> MentionedNames {
    state.withLock { state in
      if let known = state.mentions { return known }
      let mentions = MentionedNames(of: state.text.read() ?? [], language)
      state.mentions = mentions
      state.letGoIfDone()
      return mentions
    }
  }

  /// Whether names are still searched for in the text, since not all have been collected.
  package var searchesText: Bool { state.withLock { $0.mentions == nil } }

  /// The uses of the names in a search, and possibly of others.
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

  /// The text while it is kept; nil if it was released or everything has been read.
  package var text: [UInt8]? {
    state.withLock { state in if case .kept(let bytes) = state.text { bytes } else { nil } }
  }

  /// Whether the file was read from a text.
  func isOf(_ bytes: [UInt8]) -> Bool {
    let text = state.withLock { $0.text }
    return if case .kept(let known) = text { known == bytes } else { text.sum == TextSum(bytes) }
  }

  /// The text, which is kept from here on; nil once everything has been read.
  private func keptText() -> [UInt8]? {
    state.withLock { state in
      guard let bytes = state.text.read() else { return nil }
      state.text = .kept(bytes)
      return bytes
    }
  }

  /// Replaces the text by a checksum.
  ///
  /// - Parameter path: The path at which the reader finds the text.
  package func release(at path: String, to reader: TextReader) {
    state.withLock { state in
      if case .kept(let bytes) = state.text { state.text = .released(reader, path: path, TextSum(bytes)) }
    }
  }

  /// Reads everything that is not yet read, so that the text is released.
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

/// The calls in a text that may call some helpers.
package func calls(
  of helpers: [NameHelper], in bytes: [UInt8], _ language: CodeOutline.Language
) -> [NameHelperCall] {
  let texts = Set(helpers.map(\.word)).map { SearchText(Array($0.utf8)) }
  return language == .swift
    ? SwiftNameReader(bytes, inFunctionsWith: texts).calls(of: helpers)
    : ObjectiveCNameReader(bytes, inFunctionsWith: texts).calls(of: helpers)
}

/// The outline of a text in one of the two languages.
package func codeOutline(
  of bytes: [UInt8], _ language: CodeOutline.Language, listing listed: CodeOutline.ListedMembers = .visible
) -> CodeOutline {
  language == .swift
    ? bytes.withSpan { swiftOutline(of: $0, listing: listed) }
    : bytes.withSpan { objectiveCOutline(of: $0, listing: listed) }
}

/// The name under which code makes something, regardless of its place.
struct MadeName: Hashable {
  var kind: SharedNameKind
  /// The name itself, or the path of a constant; empty if the value is not known.
  var path: [String]
  /// The changes that code makes to the name of the class at the path.
  var steps: [NameStep]
  var isText: Bool
}

extension NameValue {
  /// The name itself, or the path of a constant; empty if the value is not known.
  fileprivate var path: [String] {
    switch self {
    case .text(let written): [written.text]
    case .constant(let path): path
    case .changed(let value, _): value.path
    case .unknown: []
    }
  }
}

/// The class of the controller for which code names a nib. It is empty for a class of the file itself, and for a nib that is
/// loaded from a bundle.
struct NibOfController: Hashable {
  var controller: String
  var isOwn: Bool
  /// The name, or the path of the constant that has it; empty if it is not known.
  var nib: [String]
}
