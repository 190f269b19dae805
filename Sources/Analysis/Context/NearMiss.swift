/// The name that a misspelled one most likely means; nil when none is close.
///
/// Long names share most of their letters with others of their kind, such as `ViewController`: more than a few
/// differences then mean another name, unless a word was added or removed.
package func nearMiss(of name: String, among candidates: [String]) -> String? {
  let wanted = Array(name.utf8)
  let mostDistance = max(1, wanted.count / 3)
  let slips = min(mostDistance, mostSlips)
  func distance(to candidate: String) -> Int? {
    let other = Array(candidate.utf8)
    let gap = abs(other.count - wanted.count)
    // A name whose case differs is nearer than any other.
    if gap <= mostDistance, candidate.lowercased() == name.lowercased() { return 0 }
    if gap <= slips { return editDistance(wanted, other, limit: slips) }
    return gap <= mostDistance && isOnePartOfOther(wanted, other) ? gap : nil
  }
  return candidates.lazy.filter { $0 != name }.compactMap { candidate in
    distance(to: candidate).map { (distance: $0, name: candidate) }
  }.min { ($0.distance, $0.name) < ($1.distance, $1.name) }?.name
}

private let mostSlips = 5

/// Whether the shorter of two words is the longer one without some letters.
private func isOnePartOfOther(_ one: [UInt8], _ other: [UInt8]) -> Bool {
  let (part, whole) = one.count < other.count ? (one, other) : (other, one)
  var rest = part[...]
  for byte in whole where byte == rest.first { rest.removeFirst() }
  return rest.isEmpty
}

/// The number of insertions, deletions, substitutions and swaps of neighbors between two words; nil above `limit`.
package func editDistance(_ one: [UInt8], _ other: [UInt8], limit: Int) -> Int? {
  guard abs(one.count - other.count) <= limit else { return nil }
  let (one, other) = withoutEqualEnds(one, other)
  if one.isEmpty || other.isEmpty { return max(one.count, other.count) }
  return wholeDistance(Array(one), Array(other), limit: limit)
}

/// The remainders of two words without their equal beginnings and ends, which add nothing to their distance.
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
    // A row of larger numbers only leads to larger ones, except by a swap that began above it.
    if row > 0, !current.contains(where: { $0 <= limit }), !last.contains(where: { $0 <= limit }) {
      return nil
    }
    beforeLast = last
    last = current
  }
  guard let distance = last.last, distance <= limit else { return nil }
  return distance
}
