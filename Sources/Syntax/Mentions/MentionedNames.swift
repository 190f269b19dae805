import Synchronization
import Text

/// The names that a source file uses, as far as they could be those of members: what no document connects may
/// still be called, named in `#selector`, assigned or asked for.
///
/// Names are kept as numbers, for a whole workspace's worth of words takes up much more than is asked about them.
/// Two names share one in about a billion, and then a finding is missed, never made up. Comments and strings
/// count: a selector may be built from either. What is declared is not thereby used.
package struct MentionedNames: Hashable, Sendable {
  package struct Use: OptionSet, Hashable, Sendable {
    package var rawValue: UInt32
    package init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Assigned to, compared with nil, unwrapped or handed on, without a receiver or with `self`.
    package static let guarded = Use(rawValue: 1)
    /// The same with another receiver: `cell.badge = …`.
    package static let guardedElsewhere = Use(rawValue: 2)
  }

  /// Sorted; the use in the two lowest bits, the name in the others.
  fileprivate var collected: [UInt32] = []
  /// Where the names are yet to be collected.
  private var pending: PendingNames?

  private var entries: [UInt32] { pending?.collect() ?? collected }

  package init() {}

  package init(of bytes: Span<UInt8>, isObjectiveC: Bool = false) {
    bytes.withUnsafeBufferPointer { buffer in
      guard let base = buffer.baseAddress else { return }
      var collector = MentionCollector(base: base, end: buffer.count, isObjectiveC: isObjectiveC)
      collector.collect()
      collected = collector.sorted
    }
  }

  /// The same, found out as it is asked for: a check and an editor's start ask about a handful of names, and to
  /// collect all took a third of the time until the first diagnostics. Until then the text is held; see `settle()`.
  package init(later text: LaterText, isObjectiveC: Bool = false) {
    pending = PendingNames(text, isObjectiveC: isObjectiveC)
  }

  /// Collects the names of a text that was held, and lets go of it.
  package func settle() { _ = pending?.collect() }

  /// Whether the text is held and nothing but searched.
  package var isPending: Bool { pending?.isText ?? false }

  package static func == (one: MentionedNames, other: MentionedNames) -> Bool { one.entries == other.entries }
  package func hash(into hasher: inout Hasher) { hasher.combine(entries) }

  /// Only those of the names that stand at these places.
  fileprivate init(of bytes: Span<UInt8>, at places: [ByteRange], isObjectiveC: Bool) {
    bytes.withUnsafeBufferPointer { buffer in
      guard let base = buffer.baseAddress else { return }
      var collector = MentionCollector(base: base, end: buffer.count, isObjectiveC: isObjectiveC)
      for place in places where place.upper <= buffer.count { collector.collect(at: place) }
      collected = collector.sorted
    }
  }

  /// No names, or nobody has looked for them.
  package var isEmpty: Bool { pending == nil && collected.isEmpty }

  /// How a name is used; nil where it is not named at all.
  package func use(of name: AskedName) -> Use? {
    if let pending { return pending.use(of: name) }
    return use(of: name.name)
  }

  /// How some names are used; those left out that are not. For who asks once: a text that is not kept is read for this
  /// and let go of again.
  package func uses(of asked: AskedNames) -> [MentionedName: Use] {
    var result: [MentionedName: Use] = [:]
    guard let names = pending == nil ? self : pending?.found(asked.search, keepsText: false) else {
      return result
    }
    for name in asked.names { result[name] = names.use(of: name) }
    return result
  }

  /// The same among the names collected.
  fileprivate func use(of name: MentionedName) -> Use? {
    var low = 0
    var high = collected.count
    while low < high {
      let middle = (low + high) / 2
      if collected[middle] >> 2 < name.number { low = middle + 1 } else { high = middle }
    }
    guard low < collected.count, collected[low] >> 2 == name.number else { return nil }
    return Use(rawValue: collected[low] & 3)
  }

  /// The names that the two don't use alike.
  package func difference(from other: MentionedNames) -> [MentionedName] {
    if entries == other.entries { return [] }
    return Set(entries).symmetricDifference(other.entries).map { MentionedName(number: $0 >> 2) }
  }
}

/// The names of a text that is searched for those that somebody asks about.
private final class PendingNames: Sendable {
  private struct State: Sendable {
    /// nil once all names are collected.
    var text: LaterText?
    var timesAsked = 0
    var names = MentionedNames()
  }

  /// To collect all names takes about as long as so many searches for one.
  private static let mostSearches = 32

  private let state: Mutex<State>
  private let isObjectiveC: Bool

  init(_ text: LaterText, isObjectiveC: Bool) {
    state = Mutex(State(text: text))
    self.isObjectiveC = isObjectiveC
  }

  var isText: Bool { state.withLock { $0.text != nil } }

  func collect() -> [UInt32] { state.withLock { collected(&$0).collected } }

  private func collected(_ state: inout State) -> MentionedNames {
    if let text = state.text {
      state.names = text.bytes().withSpan { MentionedNames(of: $0, isObjectiveC: isObjectiveC) }
      state.text = nil
    }
    return state.names
  }

  func use(of name: AskedName) -> MentionedNames.Use? {
    found(name.search, keepsText: true)?.use(of: name.name)
  }

  /// The names that the search is for, as far as the text uses them, or more; nil where it uses none.
  func found(_ search: NameSearch, keepsText: Bool) -> MentionedNames? {
    let text: LaterText? = state.withLock { state in
      state.timesAsked += 1
      return state.timesAsked > Self.mostSearches ? nil : state.text
    }
    guard let text else { return state.withLock { collected(&$0) } }
    let bytes = keepsText ? text.keptBytes() : text.bytes()
    let places = search.places(in: bytes)
    return places.isEmpty
      ? nil : bytes.withSpan { MentionedNames(of: $0, at: places, isObjectiveC: isObjectiveC) }
  }
}

/// A name with what a text holds that uses it.
package struct AskedName: Sendable {
  package let name: MentionedName
  fileprivate let signs: [String]
  fileprivate let search: NameSearch

  package init(_ name: String) { self.init(MentionedName(name), signs: [name]) }

  private init(_ name: MentionedName, signs: [String]) {
    self.name = name
    self.signs = signs
    search = NameSearch(signs)
  }

  /// Stands for all: somewhere a selector is made from a text that is not written there, but read.
  package static let anySelector = AskedName(.anySelector, signs: ["NSSelectorFromString", "Selector("])
}

/// Some names that many files are asked about together.
package struct AskedNames: Sendable {
  package let names: Set<MentionedName>
  fileprivate let search: NameSearch

  package init(_ names: [AskedName]) {
    self.names = Set(names.map(\.name))
    search = NameSearch(names.flatMap(\.signs))
  }
}

/// The number that stands for a name.
package struct MentionedName: Hashable, Sendable {
  private(set) var number: UInt32

  /// See `AskedName.anySelector`.
  package static let anySelector = MentionedName("NSSelectorFromString")

  /// The number as text, for tables by name.
  package var key: String { String(number, radix: 36) }

  init(number: UInt32) { self.number = number }

  package init(_ name: String) {
    let bytes = Array(name.utf8)
    number = bytes.withUnsafeBufferPointer { MentionCollector.number(of: $0, 0, bytes.count) }
  }
}
