import Analysis

extension OutputFormat {
  /// JUnit's XML, which most CI services show as test results: a failed test for each finding, one passed for none.
  static let junit = OutputFormat(name: "junit", output: { Array(document($0).utf8) })
}

private func document(_ report: Report) -> String {
  let files = report.shownByFile
  let count = files.reduce(0) { $0 + $1.findings.count }
  var text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
  text += "<testsuites name=\"ibls\" tests=\"\(max(count, 1))\" failures=\"\(count)\" errors=\"0\">\n"
  for (file, findings) in files {
    let name = escapedXML(file)
    text +=
      "  <testsuite name=\"\(name)\" tests=\"\(findings.count)\" failures=\"\(findings.count)\" errors=\"0\">\n"
    for finding in findings {
      let (place, diagnostic) = (finding.place.start, finding.diagnostic)
      text += "    <testcase name=\"\(diagnostic.code.rawValue) at \(place)\" classname=\"\(name)\""
      text += " file=\"\(name)\" line=\"\(place.line)\">\n"
      text +=
        "      <failure type=\"\(diagnostic.severity.rawValue)\" message=\"\(escapedXML(diagnostic.message))\">"
      text += "\(name):\(place): \(diagnostic.severity.rawValue): \(escapedXML(diagnostic.message))"
      text += " [\(diagnostic.code.rawValue)]</failure>\n    </testcase>\n"
    }
    text += "  </testsuite>\n"
  }
  if files.isEmpty {
    text += "  <testsuite name=\"ibls\" tests=\"1\" failures=\"0\" errors=\"0\">\n"
    text += "    <testcase name=\"nothing found\" classname=\"ibls\"/>\n  </testsuite>\n"
  }
  return text + "</testsuites>\n"
}
