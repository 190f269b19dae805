import Analysis

/// The number of findings of each code, the most frequent first.
func statistics(_ findings: [Finding]) -> String {
  let counts = Dictionary(grouping: findings, by: \.diagnostic.code).map { (code: $0, count: $1.count) }
    .sorted { ($1.count, $0.code.rawValue) < ($0.count, $1.code.rawValue) }
  let width = counts.first.map { String($0.count).count } ?? 0
  return table(
    counts.map { code, count in
      let number = String(count)
      return [
        String(repeating: " ", count: width - number.count) + number, code.rawValue,
        DiagnosticRule.named(code.rawValue)?.summary ?? "",
      ]
    })
}
