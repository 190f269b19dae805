import Analysis
import Rules
import World

extension OutputFormat {
  /// SARIF 2.1.0, the form in which code scanning takes findings.
  static let sarif = OutputFormat(name: "sarif", output: { log($0) })
}

private func log(_ report: Report) -> [UInt8] {
  let rules = DiagnosticRule.all.map(SARIF.Rule.init)
  var seen: [String: Int] = [:]
  let results = report.findings.map { finding in
    let entry = finding.identity
    let key = [entry.file, entry.code, entry.object, entry.message].joined(separator: "\n")
    let occurrence = seen[key, default: 0]
    seen[key] = occurrence + 1
    return SARIF.Result(finding, report, fingerprint: fingerprint(of: key) + ":\(occurrence + 1)")
  }
  let bases = report.workspaces.enumerated().map { index, workspace in
    (baseName(index, report), SARIF.Location(uri: fileURI(workspace.loaded.root) + "/"))
  }
  let run = SARIF.Run(
    tool: .init(
      driver: .init(
        name: "ibls", version: iblsVersion, informationUri: "https://github.com/ibls/ibls", rules: rules)),
    originalUriBaseIds: Dictionary(bases) { first, _ in first }, results: results)
  return encoded(SARIF(runs: [run]), isPretty: true) + [0x0A]
}

/// The name of a workspace's root in the log.
private func baseName(_ workspace: Int, _ report: Report) -> String {
  report.workspaces.count == 1 ? "SRCROOT" : "SRCROOT\(workspace + 1)"
}

/// Tells a finding from others for good: nothing in it changes when lines move (FNV-1a).
private func fingerprint(of text: String) -> String {
  var hash: UInt64 = 0xCBF2_9CE4_8422_2325
  for byte in text.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
  let digits = String(hash, radix: 16)
  return String(repeating: "0", count: 16 - digits.count) + digits
}

private func fileURI(_ path: String) -> String { "file://" + escapedPath(path) }

/// A path as part of a URI.
private func escapedPath(_ path: String) -> String {
  var result = ""
  for byte in path.utf8 {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x2D, 0x2E, 0x2F, 0x5F, 0x7E:
      result.unicodeScalars.append(Unicode.Scalar(byte))
    default:
      let digits = String(byte, radix: 16, uppercase: true)
      result += "%" + (digits.count == 1 ? "0" : "") + digits
    }
  }
  return result
}

private struct SARIF: Encodable {
  struct Text: Encodable { var text: String }

  struct Configuration: Encodable { var level: String }

  struct Rule: Encodable {
    var id: String
    var name: String
    var shortDescription: Text
    var fullDescription: Text
    var help: Text
    var helpUri: String
    var defaultConfiguration: Configuration

    init(_ rule: DiagnosticRule) {
      id = rule.code.rawValue
      name = id.split(separator: "-").map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
      shortDescription = Text(text: rule.summary)
      fullDescription = Text(text: rule.summary)
      help = Text(text: rule.summary + ". " + rule.code.documentation)
      helpUri = rule.code.documentation
      defaultConfiguration = Configuration(level: rule.severity.level)
    }
  }

  struct Driver: Encodable {
    var name: String
    var version: String
    var informationUri: String
    var rules: [Rule]
  }

  struct Tool: Encodable { var driver: Driver }

  struct Location: Encodable { var uri: String }

  struct ArtifactLocation: Encodable {
    var uri: String
    var uriBaseId: String
  }

  struct Region: Encodable {
    var startLine, startColumn: Int
    var endLine, endColumn: Int?
  }

  struct PhysicalLocation: Encodable {
    var artifactLocation: ArtifactLocation
    var region: Region

    init(_ place: Finding.Place, base: String) {
      artifactLocation = ArtifactLocation(uri: escapedPath(place.file), uriBaseId: base)
      region = Region(
        startLine: place.start.line, startColumn: place.start.column, endLine: place.end.line,
        endColumn: place.end.column)
    }
  }

  struct Place: Encodable {
    var id: Int?
    var physicalLocation: PhysicalLocation
    var message: Text?
  }

  struct Result: Encodable {
    var ruleId: String
    var ruleIndex: Int
    var level: String
    var message: Text
    var locations: [Place]
    var relatedLocations: [Place]
    var partialFingerprints: [String: String]

    init(_ finding: Finding, _ report: Report, fingerprint: String) {
      let diagnostic = finding.diagnostic
      let base = baseName(finding.workspace, report)
      ruleId = diagnostic.code.rawValue
      ruleIndex = DiagnosticRule.all.firstIndex { $0.code == diagnostic.code } ?? 0
      level = diagnostic.severity.level
      message = Text(text: diagnostic.message)
      locations = [Place(physicalLocation: PhysicalLocation(finding.place, base: base))]
      relatedLocations = finding.related.enumerated().map { index, related in
        Place(
          id: index + 1, physicalLocation: PhysicalLocation(related.place, base: base),
          message: Text(text: related.message))
      }
      partialFingerprints = ["iblsFinding/v1": fingerprint]
    }
  }

  struct Run: Encodable {
    var tool: Tool
    var columnKind = "utf16CodeUnits"
    var originalUriBaseIds: [String: Location]
    var results: [Result]
  }

  enum CodingKeys: String, CodingKey {
    case schema = "$schema"
    case version, runs
  }

  var schema = "https://json.schemastore.org/sarif-2.1.0.json"
  var version = "2.1.0"
  var runs: [Run]
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
