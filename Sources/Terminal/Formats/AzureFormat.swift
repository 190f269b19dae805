import Analysis
import Text

extension OutputFormat {
  /// Logging commands for Azure Pipelines, which lists them among a run's issues, with paths from the top of the repository.
  static let azure = OutputFormat(name: "azure", output: { Array(commands($0).utf8) })
}

private func commands(_ report: Report) -> String {
  report.shown.map { finding in
    let (place, diagnostic) = (finding.place.start, finding.diagnostic)
    // Azure has two kinds of issues; anything else is a line of the log.
    let type = diagnostic.severity >= .error ? "error" : "warning"
    let file = escaped(report.workspaces[finding.workspace].pathInRepository(finding.place.file))
    let code = "code=\(diagnostic.code.rawValue);"
    return "##vso[task.logissue type=\(type);sourcepath=\(file);linenumber=\(place.line);"
      + "columnnumber=\(place.column);\(code)]"
      + escaped(diagnostic.message + finding.objectNote) + "\n"
  }.joined()
}

/// A text escaped for Azure, which decodes these escapes, and a percent sign as `%AZP25`.
private func escaped(_ text: String) -> String {
  escapingScalars(
    text.replacingSteering { $0 == "\r" || $0 == "\n" ? String($0) : "\u{FFFD}" },
    ["%": "%AZP25", "\r": "%0D", "\n": "%0A", ";": "%3B", "]": "%5D"])
}
