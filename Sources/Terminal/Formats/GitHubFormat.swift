import Analysis
import Text
import Workspace

extension OutputFormat {
  /// Workflow commands for GitHub Actions, which shows them beside the lines that they name. Paths are from the top of the
  /// repository.
  static let github = OutputFormat(
    name: "github", output: { Array(commands($0).utf8) }, note: { Array(cutOff($0).utf8) })
}

/// The number of annotations of a kind that GitHub shows for a step of a job; it omits the others.
private let mostAnnotations = 10

/// The note with the number of findings that GitHub omits; empty for none.
private func cutOff(_ report: Report) -> String {
  let severities = report.shown.map(\.diagnostic.severity)
  let counts = [
    (severities.count { $0 == .error }, "errors"), (severities.count { $0 == .warning }, "warnings"),
  ].filter { $0.0 > mostAnnotations }
  if counts.isEmpty { return "" }
  let parts = counts.map { "\(mostAnnotations) of \($0.0) \($0.1)" }
  return "GitHub shows \(parts.joined(separator: " and ")) of this step beside the code, and all in its log; "
    + "'--format sarif' has no such limit\n"
}

private func commands(_ report: Report) -> String {
  var lines = ""
  for finding in report.shown {
    let diagnostic = finding.diagnostic
    let command =
      switch diagnostic.severity {
      case .error: "error"
      case .warning: "warning"
      case .information, .hint: "notice"
      }
    let place = finding.place
    let file = report.workspaces[finding.workspace].pathInRepository(place.file)
    var properties = "file=\(escapedProperty(file)),line=\(place.start.line),col=\(place.start.column)"
    properties += ",endLine=\(place.end.line),endColumn=\(place.end.column)"
    properties += ",title=\(escapedProperty("ibls: " + diagnostic.code.rawValue))"
    let message = escapedData(printable(diagnostic.message + finding.objectNote))
    lines += "::\(command) \(properties)::\(message)\n"
  }
  return lines
}

/// A text in which some characters are escaped.
func escapingScalars(_ text: String, _ escapes: [Unicode.Scalar: String]) -> String {
  text.unicodeScalars.reduce(into: "") { $0 += escapes[$1] ?? String($1) }
}

private func escapedData(_ text: String) -> String {
  escapingScalars(text, ["%": "%25", "\r": "%0D", "\n": "%0A"])
}

/// A value of a property, in which characters that steer a terminal are escaped as well, although GitHub does not decode these.
private func escapedProperty(_ text: String) -> String {
  escapingScalars(escapedData(text), [":": "%3A", ",": "%2C"]).replacingSteering {
    percentEncoded(String($0))
  }
}
