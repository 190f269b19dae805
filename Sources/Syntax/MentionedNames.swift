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

  private var entries: [UInt32] { pending?.entries ?? collected }

  package init() {}

  package init(of bytes: Span<UInt8>, isObjectiveC: Bool = false) {
    bytes.withUnsafeBufferPointer { buffer in
      guard let base = buffer.baseAddress else { return }
      var collector = MentionCollector(base: base, end: buffer.count, isObjectiveC: isObjectiveC)
      collector.collect()
      collected = collector.sorted
    }
  }

  /// The same, found out when it is first needed: after a start hardly any file is ever asked, and to collect all
  /// names took a third of the time until the first diagnostics. Until then the text is kept; see `settle()`.
  package init(later bytes: [UInt8], isObjectiveC: Bool = false) {
    pending = PendingNames(bytes, isObjectiveC: isObjectiveC)
  }

  package func settle() { _ = pending?.entries }

  package static func == (one: MentionedNames, other: MentionedNames) -> Bool { one.entries == other.entries }
  package func hash(into hasher: inout Hasher) { hasher.combine(entries) }

  /// Only those of the names that stand at these places, in order.
  package init(of bytes: Span<UInt8>, at places: [ByteRange], isObjectiveC: Bool = false) {
    bytes.withUnsafeBufferPointer { buffer in
      guard let base = buffer.baseAddress else { return }
      var collector = MentionCollector(base: base, end: buffer.count, isObjectiveC: isObjectiveC)
      for place in places where place.upper <= buffer.count { collector.collect(at: place) }
      collected = collector.sorted
    }
  }

  package var isEmpty: Bool { entries.isEmpty }

  /// How a name is used; nil where it is not named at all.
  package func use(of name: String) -> Use? { use(of: MentionedName(name)) }

  /// The same for a name that many files are asked about.
  package func use(of name: AskedName) -> Use? {
    if let pending, !pending.mayHold(name) { return nil }
    return use(of: name.name)
  }

  package func use(of name: MentionedName) -> Use? {
    let entries = entries
    var low = 0
    var high = entries.count
    while low < high {
      let middle = (low + high) / 2
      if entries[middle] >> 2 < name.number { low = middle + 1 } else { high = middle }
    }
    guard low < entries.count, entries[low] >> 2 == name.number else { return nil }
    return Use(rawValue: entries[low] & 3)
  }

  package func forEach(_ body: (MentionedName, Use) -> Void) {
    for entry in entries { body(MentionedName(number: entry >> 2), Use(rawValue: entry & 3)) }
  }

  /// The names that the two don't use alike.
  package func difference(from other: MentionedNames) -> [MentionedName] {
    if entries == other.entries { return [] }
    return Set(entries).symmetricDifference(other.entries).map { MentionedName(number: $0 >> 2) }
  }
}

/// The names of a text that is looked at when somebody asks.
private final class PendingNames: Sendable {
  private enum State: Sendable {
    case text([UInt8])
    case names([UInt32])
  }

  private let state: Mutex<State>
  private let isObjectiveC: Bool

  init(_ bytes: [UInt8], isObjectiveC: Bool) {
    state = Mutex(.text(bytes))
    self.isObjectiveC = isObjectiveC
  }

  var entries: [UInt32] {
    state.withLock { state in
      switch state {
      case .names(let entries): return entries
      case .text(let bytes):
        let entries = MentionedNames(of: bytes.span, isObjectiveC: isObjectiveC).collected
        state = .names(entries)
        return entries
      }
    }
  }

  /// Whether a look at all names is worth while.
  func mayHold(_ name: AskedName) -> Bool {
    let text: [UInt8]? = state.withLock { if case .text(let bytes) = $0 { bytes } else { nil } }
    return text.map { text in name.signs.contains { $0.occurs(in: text) } } ?? true
  }
}

/// A name with what a text holds that uses it.
package struct AskedName: Sendable {
  package let name: MentionedName
  fileprivate let signs: [SearchText]

  package init(_ name: MentionedName) {
    self.name = name
    let signs = name == .anySelector ? MentionedName.signsOfAnySelector : [name.text]
    self.signs = signs.map { SearchText(Array($0.utf8)) }
  }
}

/// The number that stands for a name.
package struct MentionedName: Hashable, Sendable {
  private(set) var number: UInt32
  /// Empty where only the number is known, which then occurs in every text.
  fileprivate var text = ""

  package static func == (one: MentionedName, other: MentionedName) -> Bool { one.number == other.number }
  package func hash(into hasher: inout Hasher) { hasher.combine(number) }

  /// Stands for all: somewhere a selector is made from a text that is not written there, but read.
  package static let anySelector = MentionedName("NSSelectorFromString")

  /// What the text of a file holds that has such a place.
  package static let signsOfAnySelector = ["NSSelectorFromString", "Selector("]

  /// The number as text, for tables by name.
  package var key: String { String(number, radix: 36) }

  init(number: UInt32) { self.number = number }

  package init(_ name: String) {
    let bytes = Array(name.utf8)
    number = bytes.withUnsafeBufferPointer { MentionCollector.number(of: $0, 0, bytes.count) }
    text = name
  }
}
