/// A table that gives each name a number, so that comparing names is comparing numbers.
///
/// Most words of a text occurred before. They are found by their bytes, without making a string of each.
struct SwiftNames {
  private(set) var strings: [String]
  /// The bytes of all names, one after the other.
  private var bytes: [UInt8] = []
  /// The end of each name in `bytes`.
  private var ends: [Int] = []
  /// The slots of a hash table: 0 where a slot is free, else one more than a name's number. At least half are free.
  private var slots: [UInt32]
  /// The numbers of names outside ASCII, of which equal ones may have different bytes, and of names in a hostile file that would
  /// fill many adjoining slots.
  private var others: [String: Int] = [:]

  private static let mostSteps = 64

  private static let ofWords = SwiftNames(words: SwiftWord.allCases.map(\.text))

  init() { self = Self.ofWords }

  private init(words: [String]) {
    strings = []
    slots = Array(repeating: 0, count: 512)
    for var word in words { _ = word.withUTF8 { number(of: $0) } }
  }

  mutating func number(of name: UnsafeBufferPointer<UInt8>) -> Int {
    let slot = self.slot(of: name)
    if let slot, slots[slot] != 0 { return Int(slots[slot] - 1) }
    if slot == nil || !others.isEmpty, let known = others[String(decoding: name, as: UTF8.self)] {
      return known
    }
    let number = strings.count
    strings.append(String(decoding: name, as: UTF8.self))
    bytes.append(contentsOf: name)
    ends.append(bytes.count)
    insert(number, at: slot)
    if strings.count * 2 > slots.count { grow() }
    return number
  }

  /// The number of a name; nil if the table does not contain it.
  func known(_ name: String) -> Int? {
    var copy = name
    let slot = copy.withUTF8 { self.slot(of: $0) }
    if let slot, slots[slot] != 0 { return Int(slots[slot] - 1) }
    return others[name]
  }

  private mutating func insert(_ number: Int, at slot: Int?) {
    if let slot { slots[slot] = UInt32(number + 1) } else { others[strings[number]] = number }
  }

  /// The slot that contains a name, or the free slot for it; nil for a name that belongs to `others`.
  private func slot(of name: UnsafeBufferPointer<UInt8>) -> Int? {
    if name.reduce(0, |) >= 0x80 { return nil }
    var slot = Int(MentionedName.number(of: name, 0, name.count)) & (slots.count - 1)
    for _ in 0..<Self.mostSteps {
      if slots[slot] == 0 || isName(Int(slots[slot] - 1), name) { return slot }
      slot = (slot + 1) & (slots.count - 1)
    }
    return nil
  }

  private func start(of number: Int) -> Int { number == 0 ? 0 : ends[number - 1] }

  private func isName(_ number: Int, _ name: UnsafeBufferPointer<UInt8>) -> Bool {
    let start = start(of: number)
    guard ends[number] - start == name.count else { return false }
    for (index, byte) in name.enumerated() where bytes[start + index] != byte { return false }
    return true
  }

  private mutating func grow() {
    slots = Array(repeating: 0, count: slots.count * 2)
    for number in strings.indices {
      let range = start(of: number)..<ends[number]
      let slot = bytes.withUnsafeBufferPointer { self.slot(of: UnsafeBufferPointer(rebasing: $0[range])) }
      insert(number, at: slot)
    }
  }
}
