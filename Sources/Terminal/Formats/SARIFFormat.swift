import Analysis
import Rules
import Text
import Workspace
import World

extension OutputFormat {
  /// SARIF 2.1.0, the format for code scanning.
  static let sarif = OutputFormat(name: "sarif", output: { encoded(log($0), isPretty: true) })
}

private func log(_ report: Report) -> JSON {
  let results = zip(report.findings, report.findings.fingerprints).map { finding, fingerprint in
    result(finding, report, fingerprint: fingerprint)
  }
  let bases = report.workspaces.enumerated().map { index, workspace -> (String, JSON) in
    (baseName(index, report), ["uri": "file://\(percentEncoded(workspace.loaded.root))/"])
  }
  let driver: JSON = [
    "name": "ibls", "version": .string(iblsVersion), "informationUri": projectAddress.map(JSON.string),
    "rules": .array(DiagnosticRule.all.map(rule)),
  ]
  let run: JSON = [
    "tool": ["driver": driver],
    "columnKind": "utf16CodeUnits",
    "originalUriBaseIds": .object(Dictionary(bases) { first, _ in first }),
    "results": .array(results),
  ]
  return [
    "$schema": "https://json.schemastore.org/sarif-2.1.0.json", "version": "2.1.0", "runs": [run],
  ]
}

private func rule(_ rule: DiagnosticRule) -> JSON {
  let id = rule.code.rawValue
  let name = id.split(separator: "-").map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
  return [
    "id": .string(id),
    "name": .string(name),
    "shortDescription": text(rule.summary),
    "fullDescription": text(rule.summary),
    "help": [
      "text": .string(explanations(of: [rule.code], isColored: false)),
      "markdown": .string(markdown(about: rule.code)),
    ],
    "helpUri": rule.code.documentation.map(JSON.string),
    "defaultConfiguration": [
      "level": .string(rule.severity.level), "enabled": rule.isOptional ? .bool(false) : nil,
    ],
  ]
}

private func text(_ text: String) -> JSON { ["text": .string(text)] }

private func result(_ finding: Finding, _ report: Report, fingerprint: String) -> JSON {
  let diagnostic = finding.diagnostic
  let base = baseName(finding.workspace, report)
  let related = finding.related.enumerated().map { index, related -> JSON in
    [
      "id": .integer(index + 1),
      "physicalLocation": location(related.place, base: base),
      "message": text(related.message),
    ]
  }
  return [
    "ruleId": .string(diagnostic.code.rawValue),
    "ruleIndex": .integer(DiagnosticRule.all.firstIndex { $0.code == diagnostic.code } ?? 0),
    "level": .string(diagnostic.severity.level),
    "message": text(diagnostic.message + finding.objectNote),
    "locations": [
      [
        "physicalLocation": location(finding.place, base: base),
        "logicalLocations": diagnostic.subject.map { .array([logicalLocation($0)]) },
      ]
    ],
    "relatedLocations": .array(related),
    "partialFingerprints": ["iblsFinding/v1": .string(fingerprint)],
  ]
}

private func location(_ place: Finding.Place, base: String) -> JSON {
  [
    "artifactLocation": ["uri": .string(percentEncoded(place.file)), "uriBaseId": .string(base)],
    "region": [
      "startLine": .integer(place.start.line), "startColumn": .integer(place.start.column),
      "endLine": .integer(place.end.line), "endColumn": .integer(place.end.column),
    ],
  ]
}

/// The object of a document, in Interface Builder's terms.
private func logicalLocation(_ object: Diagnostic.Subject) -> JSON {
  [
    "name": .string(object.label ?? object.element),
    "fullyQualifiedName": .string(((object.scene.map { [$0] } ?? []) + [object.id]).joined(separator: "/")),
    "decoratedName": .string(object.description),
    "kind": "element",
  ]
}

/// The name of a workspace's root in the log.
private func baseName(_ workspace: Int, _ report: Report) -> String {
  report.workspaces.count == 1 ? "SRCROOT" : "SRCROOT\(workspace + 1)"
}

extension Diagnostic.Severity {
  fileprivate var level: String {
    switch self {
    case .error: "error"
    case .warning: "warning"
    case .information, .hint: "note"
    }
  }
}
