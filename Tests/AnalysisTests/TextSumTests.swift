import TestSupport
import Testing

@testable import Index

@Test(arguments: [1, 31, 32, 33, 300])
func anEditAltersTheSum(_ length: Int) {
  var numbers = SeededNumbers(seed: UInt64(length))
  let bytes = (0..<length).map { _ in UInt8.random(in: 32..<127, using: &numbers) }
  let sum = TextSum(bytes)
  #expect(TextSum(bytes) == sum)
  #expect(TextSum(bytes + [0]) != sum)
  for index in bytes.indices {
    var edited = bytes
    edited[index] ^= 1 << UInt8.random(in: 0..<7, using: &numbers)
    #expect(TextSum(edited) != sum)
    for other in bytes.indices[..<index] where bytes[other] != bytes[index] {
      edited = bytes
      edited.swapAt(index, other)
      if TextSum(edited) == sum { Issue.record("bytes \(index) and \(other) of \(length)") }
    }
  }
}
