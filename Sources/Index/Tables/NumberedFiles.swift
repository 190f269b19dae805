/// From numbers to the files that have them.
struct NumberedFiles: Sendable {
  private var slots: [Int32]
  private var entries: [(number: Int, file: Int32, next: Int32)] = []
  private let mask: Int

  /// - Parameter numbers: Of the files, in their order.
  init(_ numbers: [[UInt32]]) {
    let count = numbers.reduce(0) { $0 + $1.count }
    var size = 64
    while size < count * 2 { size *= 2 }
    slots = Array(repeating: -1, count: size)
    mask = size - 1
    entries.reserveCapacity(count)
    for (index, numbers) in numbers.enumerated() {
      for number in numbers.lazy.map({ Int($0) }) {
        entries.append((number, Int32(truncatingIfNeeded: index), slots[number & mask]))
        slots[number & mask] = Int32(truncatingIfNeeded: entries.count - 1)
      }
    }
  }

  func forEach(under number: Int, _ body: (Int) -> Void) {
    var index = Int(slots[number & mask])
    while index >= 0 {
      if entries[index].number == number { body(Int(entries[index].file)) }
      index = Int(entries[index].next)
    }
  }
}
