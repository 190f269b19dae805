import Text

extension AskedName {
  /// Creates the name of a function, or of a class whose initializer is called.
  package init(calling name: String) {
    self = MentionedNames.tell(of: name) ? AskedName(name) : AskedName(making: name)
  }
}

/// The names that a source file uses, as far as they could be those of members.
///
/// A member that no document connects may still be called, named in `#selector`, assigned or read. Names are kept as
/// numbers, since the words of a whole workspace would take up much memory. Two names share a number in a hundred million,
/// and then a finding is missed, never made up. A declaration is not a use.
///
/// Strings count, because a selector may be built from one. In comments, in `#if false`, `#if 0` and `if false`, in tests and in the
/// body of a method of the same name a word is known to be there, and nothing more: what only these name is not in use.
package struct MentionedNames: Hashable, Sendable {
  package struct Use: OptionSet, Hashable, Sendable {
    package var rawValue: UInt32
    package init(rawValue: UInt32) { self.rawValue = rawValue }

    /// The name is assigned to, compared with nil or unwrapped, without a receiver or with `self`.
    package static let guarded = Use(rawValue: 1)
    /// The name is used like a guarded one, but with another receiver: `cell.badge = …`.
    package static let guardedElsewhere = Use(rawValue: 2)
    /// The name occurs in code that the app runs, outside of the method of that name.
    package static let inUse = Use(rawValue: 4)
    /// The name is an argument of a call or an element of a list, without a receiver or with `self`.
    package static let passed = Use(rawValue: 8)
    /// The name is passed on with another receiver.
    package static let passedElsewhere = Use(rawValue: 16)

    package static let guards: Use = [.guarded, .guardedElsewhere]
    package static let passes: Use = [.passed, .passedElsewhere]

    /// The number of bits that hold a use.
    static let bits: UInt32 = 5
  }

  /// The uses, sorted: the use in the lowest bits, the name's number in the others.
  private var entries: [UInt32] = []

  package init() {}

  /// Whether uses of a name are collected. They are not if it begins like a type's name, since all types would be collected.
  package static func tell(of name: String) -> Bool { name.utf8.first.map(beginsMember) ?? false }

  /// Collects all names of a text.
  package init(of bytes: [UInt8], _ language: CodeOutline.Language) {
    collect(from: bytes, language) { $0.collect() }
  }

  /// Collects those names of a search that a text uses.
  package init(of bytes: [UInt8], _ language: CodeOutline.Language, only search: NameSearch) {
    let places = search.places(in: bytes).sorted { $0.lower < $1.lower }
    if places.isEmpty { return }
    collect(from: bytes, language) { collector in
      for place in places where place.upper <= bytes.count { collector.collect(at: place) }
    }
  }

  private mutating func collect(
    from bytes: [UInt8], _ language: CodeOutline.Language, _ collect: (inout MentionCollector) -> Void
  ) {
    bytes.withUnsafeBufferPointer { buffer in
      guard let base = buffer.baseAddress else { return }
      var collector = MentionCollector(base: base, end: buffer.count, language)
      collect(&collector)
      collector.finish()
      entries = collector.sorted
    }
  }

  /// The places where a text uses a name, outside of the bodies of methods with that name.
  package static func places(
    of name: AskedName, in text: [UInt8], _ language: CodeOutline.Language
  ) -> [ByteRange] {
    let places = name.search.places(in: text).sorted { $0.lower < $1.lower }
    if places.isEmpty { return [] }
    return text.withUnsafeBufferPointer { buffer in
      guard let base = buffer.baseAddress else { return [] }
      var collector = MentionCollector(base: base, end: buffer.count, language)
      return places.filter { place in
        collector.collect(at: place)
        return collector.takeUse(of: name.name).contains(.inUse)
      }
    }
  }

  /// The use of a name; nil if the text does not contain it.
  package func use(of name: MentionedName) -> Use? {
    let place = entries.partitionPoint { $0 >> Use.bits >= name.number }
    guard place < entries.count, entries[place] >> Use.bits == name.number else { return nil }
    return Use(rawValue: entries[place] & (1 << Use.bits - 1))
  }

  /// The uses of some names. Names that the text does not contain are left out.
  package func uses(of names: Set<MentionedName>) -> [MentionedName: Use] {
    var result: [MentionedName: Use] = [:]
    if !entries.isEmpty { for name in names { result[name] = use(of: name) } }
    return result
  }

  /// The names whose uses differ between two files.
  package func difference(from other: MentionedNames) -> [MentionedName] {
    if self == other { return [] }
    return Set(entries).symmetricDifference(other.entries).map { MentionedName(number: $0 >> Use.bits) }
  }
}
