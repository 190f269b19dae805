import Text

/// The names that a source file uses, as far as they could be those of members.
///
/// A member that no document connects may still be called, named in `#selector`, assigned or read. Names are kept as
/// numbers, since the words of a whole workspace would take up much memory. Two names share a number in about a billion,
/// and then a finding is missed, never made up. Comments and strings count, because a selector may be built from either.
/// A declaration is not a use.
package struct MentionedNames: Hashable, Sendable {
  package struct Use: OptionSet, Hashable, Sendable {
    package var rawValue: UInt32
    package init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Assigned to, compared with nil, unwrapped or handed on, without a receiver or with `self`.
    package static let guarded = Use(rawValue: 1)
    /// Guarded with another receiver: `cell.badge = …`.
    package static let guardedElsewhere = Use(rawValue: 2)
  }

  /// Sorted; the use in the two lowest bits, the name in the others.
  private var entries: [UInt32] = []

  package init() {}

  /// All names of a text.
  package init(of bytes: [UInt8], isObjectiveC: Bool = false) {
    collect(from: bytes, isObjectiveC) { $0.collect() }
  }

  /// The names of a search that a text uses.
  package init(of bytes: [UInt8], isObjectiveC: Bool = false, only search: NameSearch) {
    let places = search.places(in: bytes)
    if places.isEmpty { return }
    collect(from: bytes, isObjectiveC) { collector in
      for place in places where place.upper <= bytes.count { collector.collect(at: place) }
    }
  }

  private mutating func collect(
    from bytes: [UInt8], _ isObjectiveC: Bool, _ collect: (inout MentionCollector) -> Void
  ) {
    bytes.withUnsafeBufferPointer { buffer in
      guard let base = buffer.baseAddress else { return }
      var collector = MentionCollector(base: base, end: buffer.count, isObjectiveC: isObjectiveC)
      collect(&collector)
      entries = collector.sorted
    }
  }

  /// How a name is used; nil where it is not named at all.
  package func use(of name: MentionedName) -> Use? {
    let place = entries.partitionPoint { $0 >> 2 >= name.number }
    guard place < entries.count, entries[place] >> 2 == name.number else { return nil }
    return Use(rawValue: entries[place] & 3)
  }

  /// How some names are used; those left out that are not.
  package func uses(of names: Set<MentionedName>) -> [MentionedName: Use] {
    var result: [MentionedName: Use] = [:]
    if !entries.isEmpty { for name in names { result[name] = use(of: name) } }
    return result
  }

  /// The names that the two don't use alike.
  package func difference(from other: MentionedNames) -> [MentionedName] {
    if self == other { return [] }
    return Set(entries).symmetricDifference(other.entries).map { MentionedName(number: $0 >> 2) }
  }
}

/// A name to look for, and how a text may spell its use.
package struct AskedName: Sendable {
  package let name: MentionedName
  fileprivate let signs: [String]
  package let search: NameSearch

  package init(_ name: String) { self.init(MentionedName(name), signs: [name]) }

  private init(_ name: MentionedName, signs: [String]) {
    self.name = name
    self.signs = signs
    search = NameSearch(signs)
  }

  /// Stands for all: a selector made from a text that is not a literal may be any.
  package static let anySelector = AskedName(.anySelector, signs: ["NSSelectorFromString", "Selector("])
}

/// Some names to look for together in many files.
package struct AskedNames: Sendable {
  package let names: Set<MentionedName>
  package let search: NameSearch

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
