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
  private var entries: [UInt32] = []

  package init() {}

  package init(of bytes: Span<UInt8>, isObjectiveC: Bool = false) {
    bytes.withUnsafeBufferPointer { buffer in
      guard let base = buffer.baseAddress else { return }
      var collector = MentionCollector(base: base, end: buffer.count, isObjectiveC: isObjectiveC)
      collector.collect()
      entries = collector.names.sorted
    }
  }

  /// Only those of the names that stand at these places, in order.
  package init(of bytes: Span<UInt8>, at places: [ByteRange], isObjectiveC: Bool = false) {
    bytes.withUnsafeBufferPointer { buffer in
      guard let base = buffer.baseAddress else { return }
      var collector = MentionCollector(base: base, end: buffer.count, isObjectiveC: isObjectiveC)
      for place in places where place.upper <= buffer.count { collector.collect(at: place) }
      entries = collector.names.sorted
    }
  }

  package var isEmpty: Bool { entries.isEmpty }

  /// How a name is used; nil where it is not named at all.
  package func use(of name: String) -> Use? { use(of: MentionedName(name)) }

  package func use(of name: MentionedName) -> Use? {
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

/// The number that stands for a name.
package struct MentionedName: Hashable, Sendable {
  fileprivate var number: UInt32

  /// Stands for all: somewhere a selector is made from a text that is not written there, but read.
  package static let anySelector = MentionedName("NSSelectorFromString")

  /// What the text of a file holds that has such a place.
  package static let signsOfAnySelector = ["NSSelectorFromString", "Selector("]

  /// The number as text, for tables by name.
  package var key: String { String(number, radix: 36) }

  fileprivate init(number: UInt32) { self.number = number }

  package init(_ name: String) {
    let bytes = Array(name.utf8)
    number = bytes.withUnsafeBufferPointer { MentionCollector.number(of: $0, 0, bytes.count) }
  }
}

/// A set of numbers with two bits each.
private struct NumberTable {
  private var slots: [UInt32]
  private var mask: Int
  private(set) var count = 0

  init(capacity: Int) {
    var size = 64
    while size < capacity { size *= 2 }
    slots = Array(repeating: 0, count: size)
    mask = size - 1
  }

  /// No number is 0 behind `finished`, so that an empty slot is.
  @inline(__always)
  mutating func insert(_ number: UInt32, _ use: UInt32) {
    var index = Int(truncatingIfNeeded: number) & mask
    while true {
      let slot = slots[index]
      if slot == 0 {
        slots[index] = number << 2 | use
        count += 1
        if count * 2 > mask { grow() }
        return
      }
      if slot >> 2 == number {
        if slot | use != slot { slots[index] = slot | use }
        return
      }
      index = (index + 1) & mask
    }
  }

  private mutating func grow() {
    var larger = NumberTable(capacity: slots.count * 2)
    for slot in slots where slot != 0 { larger.insert(slot >> 2, slot & 3) }
    self = larger
  }

  var sorted: [UInt32] {
    var result: [UInt32] = []
    result.reserveCapacity(count)
    for slot in slots where slot != 0 { result.append(slot) }
    result.sort()
    return result
  }
}

private struct MentionCollector {
  let base: UnsafePointer<UInt8>
  let end: Int
  let isObjectiveC: Bool
  var names: NumberTable

  /// Eight bytes at a time: a multiplication for each byte took a sixth of the time of a whole check.
  @inline(__always)
  static func number(of bytes: UnsafeBufferPointer<UInt8>, _ start: Int, _ end: Int) -> UInt32 {
    var hash: UInt64 = 0x9E37_79B9_7F4A_7C15
    var offset = start
    while offset + 8 <= end {
      hash = mixed(hash, chunk(of: bytes, at: offset, count: 8))
      offset += 8
    }
    if offset < end { hash = mixed(hash, chunk(of: bytes, at: offset, count: end - offset)) }
    // Thirty bits, above which the use has its place.
    let number = UInt32(truncatingIfNeeded: ((hash ^ (hash >> 29)) &* 0xBF58_476D_1CE4_E5B9) >> 34)
    return number == 0 ? 1 : number
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

  init(base: UnsafePointer<UInt8>, end: Int, isObjectiveC: Bool) {
    self.base = base
    self.end = end
    self.isObjectiveC = isObjectiveC
    names = NumberTable(capacity: end / 24)
  }

  mutating func collect() {
    // Read through a pointer for the reason that the lexer gives.
    let kinds = wordBytes
    kinds.withUnsafeBufferPointer { kinds in
      var offset = 0
      /// The last word was `func`, `var` or `let`, with nothing but spaces since.
      var introducer = Introducer.none
      var line = Line(start: 0)
      while offset < end {
        let kind = kinds[Int(base[offset])]
        if kind == 0 {
          let byte = base[offset]
          if byte > 0x20 { introducer = .none }
          offset += 1
          if byte == 0x0A { line = Line(start: offset) }
          if byte == 0x3A { line.hasColon = true }
          continue
        }
        let start = offset
        while offset < end, kinds[Int(base[offset])] != 0 { offset += 1 }
        let length = offset - start
        if kind == 2, length <= 4, let word = introducing(start, length) {
          introducer = word
          continue
        }
        take(start, offset, behind: introducer, in: line)
        introducer = .none
      }
    }
  }

  /// The same for one word, which may have a parenthesis behind it.
  mutating func collect(at place: ByteRange) {
    let start = place.lower
    var line = Line(start: start)
    while line.start > 0, base[line.start - 1] != 0x0A {
      line.start -= 1
      if base[line.start] == 0x3A { line.hasColon = true }
    }
    var wordEnd = start
    while wordEnd < place.upper, wordBytes[Int(base[wordEnd])] != 0 { wordEnd += 1 }
    take(start, wordEnd, behind: introducer(before: start), in: line)
  }

  private func introducer(before start: Int) -> Introducer {
    var wordEnd = start
    while wordEnd > 0, base[wordEnd - 1] <= 0x20 { wordEnd -= 1 }
    guard wordEnd < start else { return .none }
    for length in [3, 4] where wordEnd >= length {
      let first = wordEnd - length
      if first > 0, wordBytes[Int(base[first - 1])] != 0 { continue }
      if let word = introducing(first, length) { return word }
    }
    return .none
  }

  /// - Parameter introducer: What stands before the word, with nothing but spaces between.
  @inline(__always)
  private mutating func take(_ start: Int, _ wordEnd: Int, behind introducer: Introducer, in line: Line) {
    // Types and numbers are no members that a document could connect.
    guard wordBytes[Int(base[start])] == 2 else {
      if makesSelector(start, wordEnd) { names.insert(MentionedName.anySelector.number, 0) }
      return
    }
    if introducer == .method || (isObjectiveC && isMethodDeclaration(start, line)) { return }
    if introducer == .property, !isCondition(start) { return }
    if start >= 6, base[start - 1] == 0x28, isNameForObjectiveC(start) { return }
    let bytes = UnsafeBufferPointer(start: base, count: end)
    names.insert(
      Self.number(of: bytes, start, wordEnd), use(start, wordEnd, isBound: introducer == .property))
  }

  /// `NSSelectorFromString(…)` or `Selector(…)` of something that is no literal.
  private func makesSelector(_ start: Int, _ wordEnd: Int) -> Bool {
    guard wordEnd < end, base[wordEnd] == 0x28 else { return false }
    func its(_ word: StaticString) -> Bool {
      guard word.utf8CodeUnitCount == wordEnd - start else { return false }
      for index in 0..<word.utf8CodeUnitCount where base[start + index] != word.utf8Start[index] {
        return false
      }
      return true
    }
    guard its("NSSelectorFromString") || its("Selector") else { return false }
    let next = wordEnd + 1 < end ? base[wordEnd + 1] : 0
    // A quote, with `@` before it in Objective-C; a parenthesis as in `Selector(("name"))`.
    return next != 0x22 && next != 0x40 && next != 0x28
  }

  private enum Introducer { case none, method, property }

  @inline(__always)
  private func introducing(_ start: Int, _ length: Int) -> Introducer? {
    func its(_ word: StaticString) -> Bool {
      guard word.utf8CodeUnitCount == length else { return false }
      for index in 0..<length where base[start + index] != word.utf8Start[index] { return false }
      return true
    }
    if isObjectiveC { return nil }
    if its("func") { return .method }
    return its("var") || its("let") ? .property : nil
  }

  /// Whether the `let` or `var` before a name belongs to `if let name`, which names what it unwraps.
  private func isCondition(_ start: Int) -> Bool {
    // Past the spaces and the three letters.
    var index = start - 1
    while index >= 0, base[index] <= 0x20 { index -= 1 }
    index -= 3
    while index >= 0, base[index] == 0x20 { index -= 1 }
    guard index >= 0 else { return false }
    // `if`, `guard`, `while`, a comma
    return base[index] == 0x2C || base[index] == 0x66 && index > 0 && base[index - 1] == 0x69
      || base[index] == 0x64 || base[index] == 0x65
  }

  /// The argument of `@objc(name:)` declares.
  private func isNameForObjectiveC(_ start: Int) -> Bool {
    let word: StaticString = "@objc("
    for index in 0..<6 where base[start - 6 + index] != word.utf8Start[index] { return false }
    return true
  }

  /// The line that is being read.
  private struct Line {
    var start: Int
    /// Before the place that is being read.
    var hasColon = false
  }

  /// The first piece of `- (void)name` or `+ (id)name:`. Further pieces and types are names like others.
  private func isMethodDeclaration(_ start: Int, _ line: Line) -> Bool {
    guard start > 0, base[start - 1] == 0x29 || base[start - 1] == 0x20, !line.hasColon else { return false }
    var first = line.start
    while first < start, base[first] == 0x20 || base[first] == 0x09 { first += 1 }
    return base[first] == 0x2D || base[first] == 0x2B
  }

  private func use(_ start: Int, _ end: Int, isBound: Bool) -> UInt32 {
    if isBound { return MentionedNames.Use.guarded.rawValue }
    guard isGuarded(start, end) else { return 0 }
    return hasOtherReceiver(start)
      ? MentionedNames.Use.guardedElsewhere.rawValue : MentionedNames.Use.guarded.rawValue
  }

  /// `name = …`, `name?`, `name == nil`, `name != nil`, and `… = name` or `f(name)`, which hand it on unopened.
  private func isGuarded(_ start: Int, _ wordEnd: Int) -> Bool {
    var index = wordEnd
    if index < end, base[index] == 0x3F { return true }
    while index < end, base[index] == 0x20 { index += 1 }
    guard index < end else { return false }
    let next = base[index]
    if next == 0x3D || (next == 0x21 && index + 1 < end && base[index + 1] == 0x3D) { return true }
    // Not the start of a longer chain: what stands here is the object itself.
    guard next != 0x2E, next != 0x28, next != 0x5B, next != 0x21, next != 0x3A else { return false }
    var before = start - 1
    while before >= 0, base[before] == 0x2E || wordBytes[Int(base[before])] != 0 { before -= 1 }
    while before >= 0, base[before] <= 0x20 { before -= 1 }
    guard before >= 0 else { return false }
    // Behind an equals sign, a parenthesis, a bracket, a comma or a label's colon.
    let previous = base[before]
    return previous == 0x3D || previous == 0x28 || previous == 0x5B || previous == 0x2C || previous == 0x3A
  }

  private func hasOtherReceiver(_ start: Int) -> Bool {
    guard start > 0, base[start - 1] == 0x2E else { return false }
    var index = start - 1
    if index > 0, base[index - 1] == 0x3F { index -= 1 }
    guard index >= 4 else { return true }
    let isSelf =
      base[index - 4] == 0x73 && base[index - 3] == 0x65 && base[index - 2] == 0x6C && base[index - 1] == 0x66
    return !isSelf
  }
}

/// 0 for what is in no word, 2 for what can begin a member's name, 1 for the rest.
private let wordBytes: [UInt8] = (0...255).map { byte in
  switch UInt8(byte) {
  case 0x61...0x7A, 0x5F, 0x80...0xFF: 2
  case 0x30...0x39, 0x41...0x5A, 0x24: 1
  default: 0
  }
}
