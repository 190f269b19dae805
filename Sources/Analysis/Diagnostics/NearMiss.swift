/// The candidate that a misspelt name most likely stands for; nil when none is close.
///
/// Long names share most of their letters with others of their kind, such as `ViewController`: in these more than a few
/// differences are no slip, unless a word came or went.
func nearMiss(of name: String, among candidates: some Sequence<String>) -> String? {
  let limit = max(1, name.utf8.count / 3)
  let wanted = Array(name.utf8)
  var best: (name: String, distance: Int)?
  let letters = letterSet(name)
  for candidate in candidates
  where abs(candidate.utf8.count - wanted.count) <= limit
    // Most candidates are told apart by the letters they have, at a fraction of the distance's cost.
    && (letterSet(candidate) ^ letters).nonzeroBitCount <= 2 * limit && candidate != name
  {
    // A name whose case differs is nearer than any other.
    let distance =
      candidate.lowercased() == name.lowercased()
      ? 0 : editDistance(wanted, Array(candidate.utf8), limit: limit)
    guard let distance, distance <= limit,
      distance <= mostSlips || distance == abs(candidate.utf8.count - wanted.count)
    else { continue }
    if best.map({ (distance, candidate) < ($0.distance, $0.name) }) ?? true { best = (candidate, distance) }
  }
  return best?.name
}

private let mostSlips = 5

/// A bit for each letter and digit that occurs, case ignored.
private func letterSet(_ name: String) -> UInt64 {
  name.utf8.reduce(0) { $0 | 1 << UInt64($1 & 0x1F) }
}

/// Insertions, deletions, substitutions and swaps of neighbours between two words; nil above `limit`.
func editDistance(_ one: [UInt8], _ other: [UInt8], limit: Int) -> Int? {
  guard abs(one.count - other.count) <= limit else { return nil }
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
    beforeLast = last
    last = current
  }
  guard let distance = last.last, distance <= limit else { return nil }
  return distance
}

/// The same for other modules.
package func nearestName(to name: String, among candidates: [String]) -> String? {
  nearMiss(of: name, among: candidates)
}
