import Analysis
import Rules

extension Tool {
  /// The findings of a check.
  static let check = Tool(
    name: "ib_check",
    description:
      "Broken connections between documents and code. since: 'session' (what was not there when it began) or a git revision. Call it after each change.",
    parameters: [
      ToolParameter(name: "paths", kind: .strings),
      ToolParameter(name: "since", kind: .string),
      ToolParameter(name: "all", kind: .boolean, description: "with information and hints"),
    ] + ToolParameter.bounds,
    output: [
      "type": "object",
      "properties": [
        "errors": ["type": "integer"], "warnings": ["type": "integer"],
        "findings": ["type": "array", "items": ["type": "object"]],
      ],
      "required": ["errors", "warnings", "findings"],
    ]
  ) { call, context throws(ToolRefusal) in
    var parts: [(root: String, path: String)] = []
    for path in call.strings("paths") {
      let part = try context.place(of: path)
      if (try? context.environment.files.status(part.path)) != nil {
        parts.append(part)
      } else if let document = try? context.document(path) {
        parts.append((document.root, document.path))
      } else {
        throw ToolRefusal(message: "'\(path)' does not exist")
      }
    }
    var found: [(finding: Finding, path: String)] = []
    for target in context.targets where parts.isEmpty || parts.contains(where: { $0.root == target.root }) {
      let judgement = try context.judgement(target)
      for finding in try findings(of: judgement, target, since: call.string("since"), context) {
        let path = target.root + "/" + finding.place.file
        let isWanted =
          parts.isEmpty
          || parts.contains { path == $0.path || path.utf8.starts(with: ($0.path + "/").utf8) }
        guard isWanted, call.flag("all") || finding.diagnostic.severity >= .warning else { continue }
        found.append((finding, context.shown(path)))
      }
    }
    let lines = found.map { line($0.finding, at: $0.path) }
    let errors = found.count { $0.finding.diagnostic.severity == .error }
    let warnings = found.count { $0.finding.diagnostic.severity == .warning }
    let summary =
      found.isEmpty
      ? (call.string("since") == nil ? "nothing wrong" : "nothing new")
      : "\(errors) error\(errors == 1 ? "" : "s"), \(warnings) warning\(warnings == 1 ? "" : "s")"
    let rest = found[call.start(of: found.count)...]
    return ToolAnswer(
      text: summary + (found.isEmpty ? "" : "\n" + boundedText(lines, call)),
      structured: [
        "errors": .integer(errors), "warnings": .integer(warnings),
        "findings": .array(bounded(rest.map { json($0.finding, at: $0.path) }, call)),
      ])
  }
}

private func findings(
  of judgement: Judgement, _ target: CheckTarget, since start: String?, _ context: ToolContext
) throws(ToolRefusal) -> [Finding] {
  switch start {
  case nil: return judgement.findings
  case "session":
    return judgement.findings.without(
      context.start(of: target), named: "the start of the session", [], judgement.workspaces,
      in: context.environment
    ).kept
  case let revision?:
    try refuseUnlessRevision(revision)
    do throws(CheckFailure) {
      return try ChangeSinceRevision(since: revision, judgement, of: [target], in: context.environment)
        .findings(among: judgement.findings, context.environment)
    } catch {
      throw ToolRefusal(message: error.messages.joined(separator: "\n"))
    }
  }
}

private func line(_ finding: Finding, at path: String) -> String {
  let diagnostic = finding.diagnostic
  return "\(path):\(finding.place.start): \(diagnostic.severity.rawValue): "
    + "\(diagnostic.message) [\(diagnostic.code.rawValue)]\(finding.objectNote)"
}

private func json(_ finding: Finding, at path: String) -> JSON {
  [
    "code": .string(finding.diagnostic.code.rawValue),
    "severity": .string(finding.diagnostic.severity.rawValue), "file": .string(path),
    "line": .integer(finding.place.start.line), "message": .string(finding.diagnostic.message),
    "object": finding.diagnostic.subject.map { .string($0.id) },
  ]
}

/// Throws for a text that git could treat as an option, and for the path of a file.
func refuseUnlessRevision(_ written: String) throws(ToolRefusal) {
  let isPlain = written.utf8.allSatisfy { $0 > 0x20 && $0 != 0x7F && $0 != UInt8(ascii: ":") }
  guard isPlain, !written.hasPrefix("-"), !written.isEmpty else {
    throw ToolRefusal(message: "'\(written)' is not a revision of git, such as HEAD~1 or main")
  }
}
