/// A name to look for, and the words by which a text may use it.
package struct AskedName: Sendable {
  package let name: MentionedName
  fileprivate let signs: [String]
  package let search: NameSearch

  package init(_ name: String) { self.init(MentionedName(name), signs: [name]) }

  /// Creates the name of a class, for uses that make an object of the class or pass the class on.
  package init(making name: String) { self.init(MentionedName(name).asMade, signs: [name]) }

  /// Creates the name of a class, for code of Swift that tests objects for the class: `as? Name`, `is Name`, `case let x as Name`
  package init(testing name: String) { self.init(MentionedName(name).asTested, signs: [name]) }

  private init(_ name: MentionedName, signs: [String]) {
    self.name = name
    self.signs = signs
    search = NameSearch(signs)
  }

  /// A name that represents all selectors: code that makes a selector from a computed string may mean any.
  package static let anySelector = AskedName(.anySelector, signs: ["NSSelectorFromString", "Selector("])

  /// The name for all classes: code may look one up by a text other than a literal.
  package static let anyClass = AskedName("NSClassFromString")

  /// A name that represents all code that may show hidden views.
  package static let anyShowing = AskedName(
    .anyShowing, signs: ["isHidden", "hidden", "setHidden", "showHideTransitionViews"])

  /// A name that represents all type names: a string made from a type may be any of them.
  package static let anyTypeName = AskedName(
    .anyTypeName,
    signs: [
      "NSStringFromClass", "describing:", "reflecting:", "self)\"", "type(of:", "className", "description",
    ])
}

/// Several names to look for together in many files.
package struct AskedNames: Sendable {
  package let names: Set<MentionedName>
  package let search: NameSearch

  package init(_ names: [AskedName]) {
    self.names = Set(names.map(\.name))
    search = NameSearch(names.flatMap(\.signs))
  }
}

/// The number that represents a name.
package struct MentionedName: Hashable, Sendable {
  private(set) var number: UInt32

  /// See `AskedName.anySelector`.
  package static let anySelector = MentionedName("NSSelectorFromString")
  /// See `AskedName.anyShowing`.
  package static let anyShowing = MentionedName("showHideTransitionViews")
  /// See `AskedName.anyTypeName`.
  package static let anyTypeName = MentionedName("NSStringFromClass")

  /// The number that represents the name of a class where code makes an object of it.
  package var asMade: MentionedName { MentionedName(number: Self.made(number)) }

  @inline(__always)
  static func made(_ number: UInt32) -> UInt32 { number ^ 0x0555_5555 }

  /// The number that represents the name of a class for which code tests objects.
  var asTested: MentionedName { MentionedName(number: Self.tested(number)) }

  @inline(__always)
  static func tested(_ number: UInt32) -> UInt32 { number ^ 0x0333_3333 }

  /// The number as text, for tables by name.
  package var key: String { String(number, radix: 36) }

  /// The number of bits of a number.
  static let bits: UInt64 = 27

  init(number: UInt32) { self.number = number }

  package init(_ name: String) {
    let bytes = Array(name.utf8)
    number = bytes.withUnsafeBufferPointer { Self.number(of: $0, 0, bytes.count) }
  }

  /// Hot: called for each word. Eight bytes at a time, with one multiplication.
  @inline(__always)
  package static func number(of bytes: UnsafeBufferPointer<UInt8>, _ start: Int, _ end: Int) -> UInt32 {
    var hash: UInt64 = 0x9E37_79B9_7F4A_7C15
    var offset = start
    while offset + 8 <= end {
      hash = mixed(hash, chunk(of: bytes, at: offset, count: 8))
      offset += 8
    }
    if offset < end { hash = mixed(hash, chunk(of: bytes, at: offset, count: end - offset)) }
    return UInt32(truncatingIfNeeded: ((hash ^ (hash >> 29)) &* 0xBF58_476D_1CE4_E5B9) >> (64 - bits))
  }

  /// The bytes from an offset on as a little-endian number.
  @inline(__always)
  private static func chunk(of bytes: UnsafeBufferPointer<UInt8>, at offset: Int, count: Int) -> UInt64 {
    if offset + 8 <= bytes.count {
      let loaded = UnsafeRawBufferPointer(bytes).loadUnaligned(fromByteOffset: offset, as: UInt64.self)
      return UInt64(littleEndian: loaded) & (UInt64.max >> UInt64(8 * (8 - count)))
    }
    var result: UInt64 = 0
    for index in 0..<count { result |= UInt64(bytes[offset + index]) << UInt64(8 * index) }
    return result
  }

  @inline(__always)
  private static func mixed(_ hash: UInt64, _ chunk: UInt64) -> UInt64 {
    let product = (hash ^ chunk) &* 0x9FB2_1C65_1E98_DF25
    return product ^ (product >> 32)
  }
}
