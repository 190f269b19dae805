import Analysis

/// How often each code was found, the most frequent first.
func statistics(_ findings: [Finding]) -> String {
  let counts = Dictionary(grouping: findings, by: \.diagnostic.code).map { (code: $0, findings: $1) }
    .sorted { ($1.findings.count, $0.code.rawValue) < ($0.findings.count, $1.code.rawValue) }
  let width = counts.first.map { String($0.findings.count).count } ?? 0
  let nameWidth = counts.map { $0.code.rawValue.count }.max() ?? 0
  return counts.map { code, findings in
    let number = String(findings.count)
    let summary = DiagnosticRule.named(code.rawValue)?.summary ?? ""
    return padding(width - number.count) + number + "  " + code.rawValue
      + padding(nameWidth - code.rawValue.count)
      + "  " + summary + "\n"
  }.joined()
}

private func padding(_ count: Int) -> String { String(repeating: " ", count: count) }
