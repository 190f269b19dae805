/// Numbers for names, so that comparing two is comparing numbers.
///
/// Most words of a text are not its first of their name. They are found by their bytes, without a string of each.
struct SwiftNames {
  private(set) var strings: [String]
  /// The bytes of all names, one after the other.
  private var bytes: [UInt8] = []
  /// The end of each name's bytes.
  private var ends: [Int] = []
  /// From the place that a hash gives on, the first of each name's number plus one; 0 is free. At most half of them are taken.
  private var slots: [UInt32]
  /// Names that are not ASCII, of which equal ones may have different bytes, and those whose hashes were made to be alike.
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

  /// The number of a name; nil for one that was not there.
  func known(_ name: String) -> Int? {
    var copy = name
    let slot = copy.withUTF8 { self.slot(of: $0) }
    if let slot, slots[slot] != 0 { return Int(slots[slot] - 1) }
    return others[name]
  }

  private mutating func insert(_ number: Int, at slot: Int?) {
    if let slot { slots[slot] = UInt32(number + 1) } else { others[strings[number]] = number }
  }

  /// The slot that has a name's number or is free for it; nil for one that belongs to the others.
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
