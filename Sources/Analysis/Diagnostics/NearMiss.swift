/// The candidate that a misspelt name most likely stands for; nil when none is close.
///
/// Long names share most of their letters with others of their kind, such as `ViewController`: in these more than a few
/// differences are no slip, unless a word came or went.
func nearMiss(of name: String, among candidates: some Sequence<String>) -> String? {
  let limit = max(1, name.utf8.count / 3)
  let wanted = Array(name.utf8)
  var best: (name: String, distance: Int)?
  let letters = letterSet(name)
  for candidate in candidates where candidate != name {
    let gap = abs(candidate.utf8.count - wanted.count)
    guard gap <= limit else { continue }
    // Most candidates are told apart by the letters they have, at a fraction of the distance's cost.
    let differing = (letterSet(candidate) ^ letters).nonzeroBitCount
    let slips = min(limit, mostSlips)
    var distance: Int?
    // A name whose case differs is nearer than any other.
    if differing == 0, candidate.lowercased() == name.lowercased() {
      distance = 0
    } else if gap > slips {
      if differing <= gap, isOnePartOfOther(wanted, Array(candidate.utf8)) { distance = gap }
    } else if differing <= 2 * slips {
      distance = editDistance(wanted, Array(candidate.utf8), limit: slips)
    }
    guard let distance else { continue }
    if best.map({ (distance, candidate) < ($0.distance, $0.name) }) ?? true { best = (candidate, distance) }
  }
  return best?.name
}

/// Whether the shorter of two words is what is left of the longer without some of its letters.
private func isOnePartOfOther(_ one: [UInt8], _ other: [UInt8]) -> Bool {
  let (part, whole) = one.count < other.count ? (one, other) : (other, one)
  var rest = part[...]
  for byte in whole where byte == rest.first { rest.removeFirst() }
  return rest.isEmpty
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

/// The same for other modules.
package func nearestName(to name: String, among candidates: [String]) -> String? {
  nearMiss(of: name, among: candidates)
}
