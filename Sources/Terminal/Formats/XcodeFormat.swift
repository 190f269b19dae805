import Analysis

extension OutputFormat {
  /// The format of a build phase's output that Xcode shows in its editor; it needs absolute paths.
  static let xcode = OutputFormat(name: "xcode", output: { Array(lines($0).utf8) })
}

private func lines(_ report: Report) -> String {
  var lines = ""
  for finding in report.shown {
    let diagnostic = finding.diagnostic
    let severity = diagnostic.severity >= .warning ? diagnostic.severity.rawValue : "note"
    let path = report.workspaces[finding.workspace].loaded.root + "/" + finding.place.file
    let message = "\(diagnostic.message) [\(diagnostic.code.rawValue)]\(finding.objectNote)"
    lines += printable("\(path):\(finding.place.start): \(severity): \(message)") + "\n"
    // The single findings follow their summary, since they are its notes.
    guard report.showsAll, !diagnostic.singles.isEmpty else { continue }
    for related in finding.related {
      let place = report.workspaces[finding.workspace].loaded.root + "/" + related.place.file
      lines += printable("\(place):\(related.place.start): note: \(related.message)") + "\n"
    }
  }
  return lines
}
