import Analysis
import Rules
import World

/// `rules`: lists the codes, or explains some of them.
struct ListRules: Mode {
  static let command = "rules"
  static let synopsis = ["ibls rules [CODE...]"]
  static let summary = "list the codes of findings, or explain some"
  static let operands = OptionDescription.Value.words(DiagnosticRule.all.map(\.code.rawValue))
  static let details = [
    "Each line has a code, its usual severity, 'fix' if 'check --fix' or an editor may",
    "repair what it finds, and what it means. '--select' and the settings turn on what is off.",
  ]
  static let examples: [(call: String, meaning: String)] = [
    ("ibls rules dangling-outlet", "say what a code means, and how to fix it"),
    ("ibls rules --format json", "list the codes for a script"),
  ]
  static let options: [CommandOption<Self>] = [
    .choice("--format", "FORMAT", "print in this form: ", of: [("text", false), ("json", true)], \.isJSON)
  ]

  private var isJSON = false

  init() {}

  func run(
    _ operands: [String], _ common: CommonOptions, in environment: Environment
  ) throws(UsageError) -> Int32 {
    let codes = try operands.map { name throws(UsageError) in try diagnosticCode(name) }
    let rules = DiagnosticRule.all.filter { codes.isEmpty || codes.contains($0.code) }
    let isColored = common.isColored(environment.console.outputIsTerminal, in: environment)
    let output: [UInt8] =
      isJSON
      ? encoded(
        ["version": 1, "rules": .array(rules.map { json($0, isExplained: !codes.isEmpty) })], isPretty: true)
      : Array((codes.isEmpty ? list(rules) : explanations(of: codes, isColored: isColored)).utf8)
    environment.console.writeOutput(output)
    return 0
  }
}

private func list(_ rules: [DiagnosticRule]) -> String {
  table(
    rules.map {
      [$0.code.rawValue, usualSeverity($0), $0.hasFix ? "fix" : "", $0.summary]
    })
}

private func usualSeverity(_ rule: DiagnosticRule) -> String {
  rule.isOptional ? "off" : rule.severity.rawValue
}

private func json(_ rule: DiagnosticRule, isExplained: Bool) -> JSON {
  [
    "code": .string(rule.code.rawValue), "severity": .string(usualSeverity(rule)),
    "summary": .string(rule.summary), "hasFix": .bool(rule.hasFix),
    "documentation": rule.code.documentation.map(JSON.string),
    "explanation": isExplained ? .string(markdown(about: rule.code)) : nil,
  ]
}
