import TestSupport
import Testing

@testable import Index

/// A table answers as a dictionary, when it was filled and when it has changed since, so often that it is packed anew: any
/// names, any order, each more than once.
@Test(arguments: 1...20 as ClosedRange<UInt64>)
func nameMapsAnswerAsADictionary(seed: UInt64) {
  var random = SeededNumbers(seed: seed)
  let letters = ["a", "b", "view", "é", "e\u{301}", "Controller", "_", "0"]
  let names = (0..<60).map { _ in
    let count = Int.random(in: 0...5, using: &random)
    return (0..<count).map { _ in letters.randomElement(using: &random) ?? "" }.joined()
  }
  var plain: [String: SortedBag<Int>] = [:]
  var map = NameMap<Int>()
  if Bool.random(using: &random) { map.reserveCapacity(Int.random(in: 0...300, using: &random)) }
  for entry in 0..<400 {
    let name = names[Int.random(in: 0..<(1 + entry % 60), using: &random)]
    // As where a document names a key several times, before the next document comes.
    let isOnce = Bool.random(using: &random)
    for _ in 0..<(isOnce ? 2 : 1) {
      if isOnce {
        plain[name, default: []].insert(once: entry)
        map.insert(once: entry, under: name)
      } else {
        plain[name, default: []].insert(entry)
        map.insert(entry, under: name)
      }
    }
  }
  map.seal()
  func check(_ moment: String) {
    for name in names + ["absent", ""] {
      #expect(map[name] == plain[name], "seed \(seed), \(moment): \(name)")
    }
    #expect(map.merged == plain, "seed \(seed), \(moment)")
    var listed: [String: SortedBag<Int>] = [:]
    map.forEach { listed[$0, default: []].insert($1) }
    #expect(listed == plain, "seed \(seed), \(moment)")
  }
  check("filled")
  for name in names.prefix(5) {
    plain[name, default: []].insert(1000)
    map.insert(1000, under: name)
  }
  check("changed")
  for entry in 0..<1200 {
    plain["new\(entry)"] = [entry]
    map.insert(entry, under: "new\(entry)")
  }
  check("packed anew")
  var (before, after) = (NameMap<Int>(), NameMap<Int>())
  for entry in 0..<5 {
    before.insert(entry, under: "new\(entry)")
    plain["new\(entry)"] = nil
  }
  after.insert(7, under: "é")
  plain["e\u{301}", default: []].insert(7)
  map.replace(before, by: after)
  check("replaced")
}
