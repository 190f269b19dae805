import Analysis
import Rules

extension OutputFormat {
  /// GitLab's code quality report, which a merge request shows. Paths are from the top of the repository.
  static let gitlab = OutputFormat(name: "gitlab", output: { encoded(.array(issues($0)), isPretty: true) })
}

private func issues(_ report: Report) -> [JSON] {
  let fingerprints = report.shown.fingerprints
  return zip(report.shown, fingerprints).map { finding, fingerprint in
    let diagnostic = finding.diagnostic
    return [
      "description": .string(diagnostic.message + finding.objectNote),
      "check_name": .string(diagnostic.code.rawValue),
      "fingerprint": .string(fingerprint),
      "severity": .string(diagnostic.severity.gitlabName),
      "location": [
        "path": .string(report.workspaces[finding.workspace].pathInRepository(finding.place.file)),
        "lines": ["begin": .integer(finding.place.start.line), "end": .integer(finding.place.end.line)],
      ],
    ]
  }
}

extension Diagnostic.Severity {
  fileprivate var gitlabName: String {
    switch self {
    case .error: "critical"
    case .warning: "major"
    case .information: "minor"
    case .hint: "info"
    }
  }
}
