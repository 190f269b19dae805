import TestSupport
import Testing

@testable import Index

/// What a check fills answers as what an editor's session changes: any names, any order, each more than once.
@Test(arguments: 1...20 as ClosedRange<UInt64>)
func packedNamesAnswerAsADictionary(seed: UInt64) {
  var random = SeededNumbers(seed: seed)
  let letters = ["a", "b", "view", "é", "e\u{301}", "Controller", "_", "0"]
  let names = (0..<60).map { _ in
    let count = Int.random(in: 0...5, using: &random)
    return (0..<count).map { _ in letters.randomElement(using: &random) ?? "" }.joined()
  }
  var plain = NameMap<Int>()
  var packed = NameMap<Int>()
  packed.pack(reserving: Int.random(in: 0...300, using: &random))
  for entry in 0..<400 {
    let name = names[Int.random(in: 0..<(1 + entry % 60), using: &random)]
    // As where a document names a key several times, before the next document comes.
    let isOnce = Bool.random(using: &random)
    for _ in 0..<(isOnce ? 2 : 1) {
      if isOnce {
        plain.insert(once: entry, under: name)
        packed.insert(once: entry, under: name)
      } else {
        plain.insert(entry, under: name)
        packed.insert(entry, under: name)
      }
    }
  }
  plain.seal()
  packed.seal()
  for name in names + ["absent", ""] { #expect(packed[name] == plain[name], "seed \(seed): \(name)") }
  #expect(packed == plain)
  // Whoever changes it all the same gets what is right.
  for name in names.prefix(5) {
    plain.insert(1000, under: name)
    packed.insert(1000, under: name)
  }
  #expect(packed == plain)
}

@Test func equalTextsHaveOneNumber() {
  #expect(quickHash("Caf\u{E9}.swift") == quickHash("Cafe\u{301}.swift"))
  #expect(quickHash("abcdefgh") != quickHash("abcdefgi"))
  #expect(quickHash("a") != quickHash("a", seed: 1))
  // Not by the letters alone, nor by their number alone.
  let numbers = Set((0..<20_000).map { quickHash("Folder/View\($0).swift") })
  #expect(numbers.count == 20_000)
}
