import Index

/// The name that a misspelled one most likely means; nil when none is close.
///
/// Long names share most of their letters with others of their kind, such as `ViewController`: more than a few
/// differences then mean another name, unless a word was added or removed.
///
/// - Parameter effort: A limit of the search, in steps of about a nanosecond; the likeliest candidates come first.
func nearMiss(of name: String, among names: [NearNames], effort: Int = mostEffort) -> String? {
  var search = NearSearch(name, effort: effort)
  for isAlike in [true, false] {
    for gap in 0...search.limit {
      for names in names {
        for length in gap == 0
          ? [search.wanted.count] : [search.wanted.count - gap, search.wanted.count + gap]
        {
          search.look(at: names.byLength[length, default: []], isAlike: isAlike, gap: gap)
          if search.effort < 0 { return search.best?.name }
        }
      }
    }
  }
  return search.best?.name
}

package func nearMiss(of name: String, among candidates: [String]) -> String? {
  nearMiss(of: name, among: [NearNames(candidates)])
}

/// The effort for one name: enough for a few thousand names, or for all names of one length in a large workspace.
let mostEffort = 1 << 16

private struct NearSearch {
  let name: String
  let wanted: [UInt8]
  /// How many letters may be more or fewer.
  let limit: Int
  var effort: Int
  private(set) var best: (name: String, distance: Int)?
  private let letters: UInt64
  private let slips: Int
  private let pattern: EditPattern?

  init(_ name: String, effort: Int) {
    self.name = name
    self.effort = effort
    wanted = Array(name.utf8)
    limit = max(1, wanted.count / 3)
    slips = min(limit, mostSlips)
    letters = letterSet(name)
    pattern = EditPattern(wanted)
  }

  /// - Parameters:
  ///   - isAlike: Which of them to look at: those that have nearly the same letters, or the others.
  ///   - gap: By how much they are longer or shorter.
  mutating func look(at candidates: [NearNames.Candidate], isAlike: Bool, gap: Int) {
    effort -= 1
    for candidate in candidates {
      effort -= 1
      if effort < 0 { return }
      // Most candidates are ruled out by the letters they have, at a fraction of the distance's cost.
      let differing = (candidate.letters ^ letters).nonzeroBitCount
      guard (differing <= 4) == isAlike, differing <= max(gap, 2 * slips), candidate.name != name else {
        continue
      }
      effort -= wanted.count + candidate.name.utf8.count
      guard let distance = distance(to: candidate.name, differing, gap) else { continue }
      if best.map({ (distance, candidate.name) < ($0.distance, $0.name) }) ?? true {
        best = (candidate.name, distance)
      }
    }
  }

  private mutating func distance(to candidate: String, _ differing: Int, _ gap: Int) -> Int? {
    // A name whose case differs is nearer than any other.
    if differing == 0, candidate.lowercased() == name.lowercased() { return 0 }
    if gap > slips {
      return differing <= gap && isOnePartOfOther(wanted, Array(candidate.utf8)) ? gap : nil
    }
    guard differing <= 2 * slips else { return nil }
    if let pattern {
      let distance = pattern.distance(to: candidate.utf8)
      return distance <= slips ? distance : nil
    }
    effort -= wanted.count * candidate.utf8.count
    return editDistance(wanted, Array(candidate.utf8), limit: slips)
  }
}

/// A word of up to 64 bytes whose edit distance to other words takes a few operations a letter.
///
/// A bit for each letter shows whether the distance grows there (Hyyrö 2003, with swaps of neighbors).
struct EditPattern {
  private let count: Int
  /// The positions of each byte in the word.
  private var places = [UInt64](repeating: 0, count: 256)

  init?(_ word: [UInt8]) {
    guard (1...64).contains(word.count) else { return nil }
    count = word.count
    for (index, byte) in word.enumerated() { places[Int(byte)] |= 1 << UInt64(index) }
  }

  func distance(to other: some Sequence<UInt8>) -> Int {
    let last = UInt64(1) << UInt64(count - 1)
    var (grows, shrinks): (UInt64, UInt64) = (.max, 0)
    var (diagonal, before): (UInt64, UInt64) = (0, 0)
    var distance = count
    for byte in other {
      let here = places[Int(byte)]
      let swap = ((~diagonal & here) << 1) & before
      diagonal = (((here & grows) &+ grows) ^ grows) | here | shrinks | swap
      var increase = shrinks | ~(diagonal | grows)
      let decrease = diagonal & grows
      if increase & last != 0 { distance += 1 }
      if decrease & last != 0 { distance -= 1 }
      increase = increase << 1 | 1
      grows = decrease << 1 | ~(diagonal | increase)
      shrinks = increase & diagonal
      before = here
    }
    return distance
  }
}

/// Whether the shorter of two words is what is left of the longer without some of its letters.
private func isOnePartOfOther(_ one: [UInt8], _ other: [UInt8]) -> Bool {
  let (part, whole) = one.count < other.count ? (one, other) : (other, one)
  var rest = part[...]
  for byte in whole where byte == rest.first { rest.removeFirst() }
  return rest.isEmpty
}

private let mostSlips = 5

/// Insertions, deletions, substitutions and swaps of neighbours between two words; nil above `limit`.
package func editDistance(_ one: [UInt8], _ other: [UInt8], limit: Int) -> Int? {
  guard abs(one.count - other.count) <= limit else { return nil }
  let (one, other) = withoutEqualEnds(one, other)
  if one.isEmpty || other.isEmpty { return max(one.count, other.count) }
  return wholeDistance(Array(one), Array(other), limit: limit)
}

/// The remainders of two words without the letters that both begin and end with, which add nothing to their distance.
func withoutEqualEnds(_ one: [UInt8], _ other: [UInt8]) -> (ArraySlice<UInt8>, ArraySlice<UInt8>) {
  let most = min(one.count, other.count)
  var start = 0
  while start < most, one[start] == other[start] { start += 1 }
  var end = 0
  while end < most - start, one[one.count - 1 - end] == other[other.count - 1 - end] { end += 1 }
  return (one[start..<one.count - end], other[start..<other.count - end])
}

private func wholeDistance(_ one: [UInt8], _ other: [UInt8], limit: Int) -> Int? {
  var beforeLast = [Int](repeating: 0, count: other.count + 1)
  var last = Array(0...other.count)
  for row in one.indices {
    var current = [row + 1]
    current.reserveCapacity(other.count + 1)
    for column in other.indices {
      let cost = one[row] == other[column] ? 0 : 1
      var distance = min(last[column] + cost, last[column + 1] + 1, current[column] + 1)
      if row > 0, column > 0, one[row] == other[column - 1], one[row - 1] == other[column] {
        distance = min(distance, beforeLast[column - 1] + 1)
      }
      current.append(distance)
    }
    // A row of larger numbers only leads to larger ones, but for a swap that began above it.
    if row > 0, !current.contains(where: { $0 <= limit }), !last.contains(where: { $0 <= limit }) {
      return nil
    }
    beforeLast = last
    last = current
  }
  guard let distance = last.last, distance <= limit else { return nil }
  return distance
}
