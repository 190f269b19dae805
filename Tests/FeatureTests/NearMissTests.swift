import TestSupport
import Testing

@testable import Analysis
import Index

private func word(_ letters: String, _ random: inout SeededNumbers) -> [UInt8] {
  let letters = Array(letters.utf8)
  return (0..<Int.random(in: 1...20, using: &random)).map { _ in letters.randomElement(using: &random) ?? 0 }
}

@Test(arguments: ["ab", "abcde", "aAé"]) func aPatternGivesTheEditDistance(_ letters: String) throws {
  var random = SeededNumbers(seed: 5)
  for _ in 0..<2000 {
    let (one, other) = (word(letters, &random), word(letters, &random))
    let pattern = try #require(EditPattern(one))
    #expect(pattern.distance(to: other) == editDistance(one, other, limit: 99), "\(one) \(other)")
  }
  let long = [UInt8](repeating: 0x61, count: 64)
  #expect(EditPattern(long)?.distance(to: long.dropLast()) == 1)
  #expect(EditPattern(long)?.distance(to: []) == 64)
  #expect(EditPattern(long + long) == nil)
}

@Test func whatLooksMostAlikeIsComparedFirst() {
  // The other names are as long, and have as many letters in common as a filter requires.
  let others = (0..<3000).map { "qwertyuiop" + String($0 + 1000) }
  let names = NearNames(others + ["titleLabel1234"])
  #expect(nearMiss(of: "titleLable1234", among: [names], effort: 8000) == "titleLabel1234")
  #expect(nearMiss(of: "titleLable1234", among: [names], effort: 100) == nil)
}

/// A suggestion is a courtesy: in a document with more connections than a person draws, less is searched.
@Test func nearMissesAreBounded() {
  let names = NearNames((0..<100_000).map { "label" + String($0 + 100_000) })
  // All are as near as the next.
  let found = nearMiss(of: "label000000", among: [names])
  #expect(found == "label100000")
  #expect(nearMiss(of: "label00000x", among: [names], effort: 1000) == "label100000")
}
