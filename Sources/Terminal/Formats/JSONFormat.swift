import Analysis
import World

extension OutputFormat {
  /// For scripts; two runs over the same files give the same bytes.
  static let json = OutputFormat(name: "json", output: { encodedReport($0) })
}

private func encodedReport(_ report: Report) -> [UInt8] {
  let value = CheckJSON(
    version: 1, tool: .init(name: "ibls", version: iblsVersion),
    workspaces: report.workspaces.map {
      .init(
        root: $0.loaded.root,
        files: .init(
          interface: $0.loaded.interfaceCount, swift: $0.loaded.swiftCount, objc: $0.loaded.objcCount))
    },
    diagnostics: report.findings.map { finding in
      let diagnostic = finding.diagnostic
      return .init(
        code: diagnostic.code.rawValue, severity: diagnostic.severity.rawValue, workspace: finding.workspace,
        file: finding.place.file, line: finding.place.start.line, column: finding.place.start.column,
        endLine: finding.place.end.line, endColumn: finding.place.end.column, offset: finding.place.offset,
        length: finding.place.length, message: diagnostic.message,
        object: diagnostic.subject.map { .init(id: $0.id, element: $0.element, class: $0.className) },
        related: finding.related.map {
          .init(
            file: $0.place.file, line: $0.place.start.line, column: $0.place.start.column,
            message: $0.message)
        })
    })
  return encoded(value, isPretty: true) + [0x0A]
}

private struct CheckJSON: Encodable {
  struct Tool: Encodable {
    var name: String
    var version: String
  }

  struct Files: Encodable {
    var interface: Int
    var swift: Int
    var objc: Int
  }

  struct Workspace: Encodable {
    var root: String
    var files: Files
  }

  struct Object: Encodable {
    var id: String
    var element: String
    var `class`: String?
  }

  struct Related: Encodable {
    var file: String
    var line: Int
    var column: Int
    var message: String
  }

  struct Diagnostic: Encodable {
    var code: String
    var severity: String
    var workspace: Int
    var file: String
    var line: Int
    var column: Int
    var endLine: Int
    var endColumn: Int
    var offset: Int
    var length: Int
    var message: String
    var object: Object?
    var related: [Related]
  }

  var version: Int
  var tool: Tool
  var workspaces: [Workspace]
  var diagnostics: [Diagnostic]
}
