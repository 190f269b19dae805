import Analysis

extension OutputFormat {
  /// The XML of Checkstyle, which Jenkins, TeamCity, reviewdog and other tools read.
  static let checkstyle = OutputFormat(name: "checkstyle", output: { Array(document($0).utf8) })
}

private func document(_ report: Report) -> String {
  var text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<checkstyle version=\"4.3\">\n"
  for (file, findings) in report.shownByFile {
    text += "  <file name=\"\(escapedXML(file))\">\n"
    for finding in findings {
      let (place, diagnostic) = (finding.place.start, finding.diagnostic)
      text += "    <error line=\"\(place.line)\" column=\"\(place.column)\""
      text +=
        " severity=\"\(diagnostic.severity.checkstyleName)\" message=\"\(escapedXML(diagnostic.message))\""
      text += " source=\"ibls.\(diagnostic.code.rawValue)\"/>\n"
    }
    text += "  </file>\n"
  }
  return text + "</checkstyle>\n"
}

extension Diagnostic.Severity {
  fileprivate var checkstyleName: String {
    switch self {
    case .error: "error"
    case .warning: "warning"
    case .information, .hint: "info"
    }
  }
}
