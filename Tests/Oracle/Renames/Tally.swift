/// The results of the renames of one folder, or of all.
struct Tally {
  var kinds: [String: Int] = [:]
  var renamed = 0
  /// The renames with places left out that a person has to look at.
  var doubtful = 0
  /// The doubtful renames whose findings show what was left out.
  var asked = 0
  var differing = 0
  var edits = 0
  /// The number and the first place of the refusals, by the message without its names.
  var refusals: [String: (count: Int, example: String)] = [:]

  var line: String {
    let refused = refusals.values.reduce(0) { $0 + $1.count }
    let kinds = kinds.sorted { $0.key < $1.key }.map { "\($1) \($0)" }.joined(separator: ", ")
    return "\(kinds); \(renamed) renamed in \(edits) places (\(doubtful) leave some out, \(asked) visibly), "
      + "\(differing) differ, \(refused) refused"
  }

  var refusalLines: [String] {
    refusals.sorted { ($1.value.count, $0.key) < ($0.value.count, $1.key) }.map {
      "  refused \($1.count): \($0)  [\($1.example)]"
    }
  }

  mutating func refuse(_ message: String, at place: String) {
    refusals[withoutNames(message), default: (0, "\(place): \(message)")].count += 1
  }

  mutating func add(_ other: Tally) {
    kinds.merge(other.kinds, uniquingKeysWith: +)
    renamed += other.renamed
    doubtful += other.doubtful
    asked += other.asked
    differing += other.differing
    edits += other.edits
    refusals.merge(other.refusals) { ($0.count + $1.count, $0.example) }
  }
}

private func withoutNames(_ message: String) -> String {
  let words = message.split(separator: "'", omittingEmptySubsequences: false)
  let plain = words.enumerated().map { $0.isMultiple(of: 2) ? String($1) : "…" }.joined(separator: "'")
  return plain.split(separator: " ").map { $0.first?.isUppercase == true && $0 != "SDK" ? "T" : String($0) }
    .joined(separator: " ")
}
