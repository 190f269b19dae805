import Analysis

extension OutputFormat {
  /// JUnit's XML, which most CI services show as test results: a test for each finding, or one test if there are none. A test
  /// fails where the check fails, and otherwise passes with the finding as its output.
  static let junit = OutputFormat(name: "junit", output: { Array(document($0).utf8) })
}

private func document(_ report: Report) -> String {
  let files = report.shownByFile
  func fails(_ finding: Finding) -> Bool {
    report.failsFrom.map { finding.diagnostic.severity >= $0 } ?? false
  }
  func counts(_ findings: [Finding]) -> String {
    "tests=\"\(max(findings.count, 1))\" failures=\"\(findings.count(where: fails))\" errors=\"0\""
  }
  var text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
  text += "<testsuites name=\"ibls\" \(counts(files.flatMap(\.findings)))>\n"
  for (file, findings) in files {
    let name = escapedXML(file)
    text += "  <testsuite name=\"\(name)\" \(counts(findings))>\n"
    for finding in findings {
      let (place, diagnostic) = (finding.place.start, finding.diagnostic)
      let (code, severity) = (diagnostic.code.rawValue, diagnostic.severity.rawValue)
      let message = escapedXML(diagnostic.message + finding.objectNote)
      let line = "\(name):\(place): \(severity): \(message) [\(code)]"
      text += "    <testcase name=\"\(code) at \(place)\" classname=\"\(name)\""
      text += " file=\"\(name)\" line=\"\(place.line)\">\n"
      text +=
        fails(finding)
        ? "      <failure type=\"\(severity)\" message=\"\(message)\">\(line)</failure>\n"
        : "      <system-out>\(line)</system-out>\n"
      text += "    </testcase>\n"
    }
    text += "  </testsuite>\n"
  }
  if files.isEmpty {
    text += "  <testsuite name=\"ibls\" \(counts([]))>\n"
    text += "    <testcase name=\"nothing found\" classname=\"ibls\"/>\n  </testsuite>\n"
  }
  return text + "</testsuites>\n"
}
