import Analysis
import World

extension OutputFormat {
  /// The format for users. The summary goes to the stream where it is not among results that a program reads.
  static let text = OutputFormat(
    name: "text", output: { Array(($0.text + ($0.isTerminal && !$0.isQuiet ? $0.summary : "")).utf8) },
    note: { $0.isTerminal ? [] : Array($0.summary.utf8) })
}

extension Report {
  fileprivate var text: String {
    var lines = ""
    for finding in shown {
      let diagnostic = finding.diagnostic
      let severity = paint(diagnostic.severity.rawValue, diagnostic.severity.color)
      lines += paint(printable(place(finding.place, in: finding.workspace)), "1") + ": \(severity): "
      lines += printable("\(diagnostic.message) [\(diagnostic.code.rawValue)]\(finding.objectNote)") + "\n"
      if isTerminal, !finding.line.isEmpty { lines += excerpt(finding) }
      // A log contains the single findings of a summary if all findings are shown.
      if isTerminal || showsAll && !diagnostic.singles.isEmpty {
        for related in finding.related {
          lines += "      = \(printable(place(related.place, in: finding.workspace))): "
          lines += printable(related.message) + "\n"
        }
      }
    }
    return lines
  }

  private func place(_ place: Finding.Place, in workspace: Int) -> String {
    "\(workspaces[workspace].shown(place.file)):\(place.start)"
  }

  /// The line of the finding, with marks below its place.
  private func excerpt(_ finding: Finding) -> String {
    let units = Array(finding.line.utf16)
    let start = min(finding.place.start.column - 1, units.count)
    let isOneLine = finding.place.end.line == finding.place.start.line
    let end = isOneLine ? min(max(finding.place.end.column - 1, start), units.count) : units.count
    // A line of a document may be wider than a screen.
    let window = 110
    let first = end > window ? max(0, min(start - 20, units.count)) : 0
    let last = min(units.count, max(end, first + window))
    let number = String(finding.place.start.line)
    let margin = String(repeating: " ", count: max(0, 5 - number.count)) + number
    var mark = ""
    for unit in units[first..<start] { mark += unit == 9 ? "\t" : " " }
    mark += "^" + String(repeating: "~", count: max(0, min(end, last) - start - 1))
    let text =
      printable(String(decoding: units[first..<last], as: UTF16.self)) + (last < units.count ? "…" : "")
    return "\(margin) | \(text)\n      | \(paint(mark, finding.diagnostic.severity.color))\n"
  }

  fileprivate var summary: String {
    let severities = findings.map(\.diagnostic.severity)
    var parts: [String] = []
    for (severity, name) in [(Diagnostic.Severity.error, "error"), (.warning, "warning")] {
      let number = severities.count { $0 == severity }
      if number > 0 { parts.append(paint(counted(number, name), severity.color)) }
    }
    let hidden = findings.count - shown.count
    if parts.isEmpty { parts = [paint(hasBaseline ? "nothing new" : "nothing wrong", "32")] }
    let interfaces = workspaces.reduce(0) { $0 + $1.loaded.interfaceCount - $1.loaded.unreadDocuments.count }
    let swift = workspaces.reduce(0) { $0 + $1.loaded.swiftCount }
    let objc = workspaces.reduce(0) { $0 + $1.loaded.objcCount }
    var kinds = [interfaces == 1 ? "1 storyboard or xib" : "\(interfaces) storyboards and xibs"]
    if swift > 0 || objc == 0 { kinds.append(counted(swift, "Swift file")) }
    if objc > 0 { kinds.append(counted(objc, "Objective-C file")) }
    let last = kinds.removeLast()
    let milliseconds = elapsed.milliseconds
    let time = milliseconds < 10_000 ? "\(milliseconds) ms" : "\(milliseconds / 1000) s"
    var line = parts.joined(separator: ", ")
    let read = "\(kinds.joined(separator: ", ")) and \(last) (\(time))"
    switch scope {
    case nil: line += " in " + read
    case .parts(let parts):
      let (files, folders) = (parts.count { !$0.isFolder }, parts.count(where: \.isFolder))
      let named = [(folders, "named folder"), (files, "named file")].filter { $0.0 > 0 }.map(counted)
      line += " in \(named.joined(separator: " and ")); read " + read
    case .changes: line += " in what changed; read " + read
    }
    if hidden > 0 { line += "; \(hidden) more with --all" }
    return line + "\n"
  }

  /// - Parameter color: The terminal's number for a color or style, such as `1` for bold and `32` for green.
  private func paint(_ text: String, _ color: String) -> String {
    isColored ? "\u{1B}[\(color)m\(text)\u{1B}[0m" : text
  }
}

extension Diagnostic.Severity {
  fileprivate var color: String {
    switch self {
    case .error: "1;31"
    case .warning: "1;33"
    case .information, .hint: "36"
    }
  }
}
