import Synchronization

/// The members of a file's types, read when somebody first asks for those of any: of most types nobody ever does, and
/// to make them took more than half of the time of scanning.
///
/// Only for a text in which no member is marked for Interface Builder or the like; see `CodeMember.Flags.sought`.
package final class PendingMembers: Sendable {
  /// The numbers of the selectors by which a method without a mark of Interface Builder could be sent as an action.
  package let actions: [UInt32]
  /// nil once the members have been read for good.
  private let text: Mutex<LaterText?>
  private let language: CodeOutline.Language
  private let lists = AtomicLazyReference<MemberLists>()

  init(of text: LaterText, _ language: CodeOutline.Language, actions: [UInt32] = []) {
    self.text = Mutex(text)
    self.language = language
    self.actions = actions
  }

  /// - Parameter index: Of the type in its outline.
  subscript(index: Int) -> [CodeMember] {
    let all = (lists.load() ?? read()).all
    return all.indices.contains(index) ? all[index] : []
  }

  /// Two threads may both read them; then one of the two is kept.
  private func read() -> MemberLists {
    let text = text.withLock { $0 }
    // Whoever let go of the text has read them before.
    return lists.load() ?? lists.storeIfNil(MemberLists(text?.bytes() ?? [], language))
  }

  /// Reads the members and lets go of the text.
  func settle() {
    if lists.load() == nil { _ = read() }
    text.withLock { $0 = nil }
  }

  /// The number of a selector; nil where equal ones may have several.
  package static func number(ofSelector selector: String) -> UInt32? {
    selector.utf8.allSatisfy { $0 < 0x80 } ? MentionedName(selector).number : nil
  }

  func mayHold(_ search: SelectorSearch) -> Bool {
    guard let text = text.withLock({ $0 }) else { return true }
    return search.mayOccur(in: text.keptBytes())
  }
}

private final class MemberLists: Sendable {
  let all: [[CodeMember]]

  init(_ text: [UInt8], _ language: CodeOutline.Language) {
    let outline =
      language == .swift
      ? text.withSpan { swiftOutline(of: $0) } : text.withSpan { objectiveCOutline(of: $0) }
    all = outline.types.map(\.members)
  }
}

/// A type's members, or where to read them.
struct MemberList: Hashable, Sendable {
  private var known: [CodeMember]
  fileprivate var pending: PendingMembers?
  /// Of the type in its outline.
  private var index: Int32 = 0

  init(_ known: [CodeMember]) { self.known = known }

  init(later pending: PendingMembers, at index: Int) {
    known = []
    self.pending = pending
    self.index = Int32(truncatingIfNeeded: index)
  }

  var members: [CodeMember] {
    get { pending.map { $0[Int(index)] } ?? known }
    // Whoever appends must not copy the list each time.
    _modify {
      if pending != nil {
        known = members
        pending = nil
      }
      yield &known
    }
  }

  static func == (one: MemberList, other: MemberList) -> Bool { one.members == other.members }
  func hash(into hasher: inout Hasher) { hasher.combine(members) }
}

extension CodeOutline {
  /// Puts off the members of all types.
  mutating func readLater(_ pending: PendingMembers) {
    var isUnmarked = true
    for index in types.indices {
      types[index].list = MemberList(later: pending, at: index)
      if types[index].flags.contains(.designable) { isUnmarked = false }
    }
    traits.putsOffMembers = !types.isEmpty
    traits.putsOffActions = !pending.actions.isEmpty
    traits.isUnmarked = isUnmarked
  }

  /// Those that nobody has asked for yet, or whose like nobody had.
  package var pendingMembers: PendingMembers? { types.first?.list.pending }

  /// Reads what was put off and lets go of the text.
  package func settle() {
    pendingMembers?.settle()
    mentions.settle()
  }

  /// Whether a look at all members is worth while for who seeks methods that answer to a selector, or setters.
  package func mayDeclare(_ search: SelectorSearch) -> Bool { pendingMembers?.mayHold(search) ?? true }
}

/// What a text holds that declares a method by a selector.
package struct SelectorSearch: Sendable {
  /// nil where any text may.
  private let signs: [SearchText]?

  package init(_ selector: String) {
    // A property has a setter, whose name stands nowhere; and other than in ASCII, equal names may have different bytes.
    let isSetter = selector.hasPrefix("set") && selector.hasSuffix(":")
    guard !isSetter, selector.utf8.allSatisfy({ $0 < 0x80 }) else {
      signs = nil
      return
    }
    signs = baseNames(ofSelector: selector).map { SearchText(Array($0.utf8)) }
  }

  func mayOccur(in text: [UInt8]) -> Bool { signs?.contains { $0.occurs(in: text) } ?? true }
}
