import Analysis
import Syntax
import Text
import Workspace

/// A part of a settings file that is not JSON, or that is not allowed in its place.
package typealias ConfigurationProblem = JSONProblem

/// The settings in a file `.ibls.json`. Its patterns are for paths relative to the folder that contains it.
///
/// ```json
/// {"rules": {"unused-action": "off", "dangling-outlet": "warning"},
///  "root": true,
///  "exclude": ["Fixtures/**"],
///  "baseline": "ibls-baseline.json",
///  "files": {"Legacy/**": {"unused-action": "off"}},
///  "documents": {"Old.xib": {"off": ["*"]}, "Main.storyboard": {"ids": {"c1-Kd-9Qm": ["dangling-outlet"]}}}}
/// ```
package struct Configuration: Sendable {
  /// The file's name.
  package static let fileName = ".ibls.json"

  /// A code that is off in the files that match a pattern.
  private struct Exception: Hashable, Sendable {
    var pattern: PathPatterns
    /// The code; nil for all codes.
    var code: Diagnostic.Code?
    /// The range of the code in the file.
    var range: ByteRange

    func applies(to code: Diagnostic.Code, _ path: String) -> Bool {
      (self.code == nil || self.code == code) && pattern.matches(path)
    }
  }

  /// Whether the folder is a workspace, and nothing outside belongs to it.
  package private(set) var isRoot = false
  /// The severities that `rules` sets.
  package private(set) var rules = RuleSettings()
  /// The severities in files that match a pattern, in order.
  private var rulesOfFiles: [(pattern: PathPatterns, rules: RuleSettings)] = []
  /// The path of the baseline, relative to the folder of the settings.
  package private(set) var baseline: String?
  /// Files that are neither read nor reported on.
  package var exclude = PathPatterns([])
  /// The exceptions by the id of the connection or object that they apply to; nil for whole files.
  private var exceptions: [String?: [Exception]] = [:]
  /// The parts of the file that were not understood, by place. The rest of the file still applies.
  package var problems: [ConfigurationProblem] = []

  package init() {}

  package init(_ bytes: [UInt8]) {
    do {
      read(try PositionedJSON(bytes))
    } catch {
      problems = [error]
    }
    problems.sort { ($0.range.lower, $0.message) < ($1.range.lower, $1.message) }
  }

  /// Creates settings for a file that can't be read. It may turn codes off, so reporting these without a message would be wrong.
  init(unreadable reason: String) {
    complain(ByteRange(0, 0), "the file can't be read: \(reason)")
  }

  /// Whether an exception turns a code off in a file, regardless of `rules`.
  ///
  /// - Parameters:
  ///   - path: The path relative to the folder of the settings.
  ///   - ids: The ids of the connection and the object that the finding concerns.
  func isOff(_ code: Diagnostic.Code, _ path: String, _ ids: [String]) -> Bool {
    ([nil] + ids).contains { id in exceptions[id, default: []].contains { $0.applies(to: code, path) } }
  }

  /// The severity that is set for a code in a file; nil if none is set. The inner optional is nil for a code that is off.
  func severity(_ code: Diagnostic.Code, _ path: String) -> Diagnostic.Severity?? {
    // The last matching pattern applies, as in a `.gitignore`.
    rulesOfFiles.last { $0.rules.severities[code] != nil && $0.pattern.matches(path) }?.rules.severities[code]
      ?? rules.severities[code]
  }

  /// The places of exceptions that silence no finding.
  ///
  /// - Parameters:
  ///   - findings: All findings in the files of the settings, silenced or not, with paths relative to their folder.
  ///   - unread: The files that were not read, which may contain any findings.
  func unusedExceptions(
    for findings: [(code: Diagnostic.Code, path: String, ids: [String])], unread: [String]
  ) -> [UnusedSuppression] {
    // The table is needed because the settings of large projects have thousands of ids.
    var pathsByID: [String?: [Diagnostic.Code: Set<String>]] = [:]
    for finding in findings {
      for id in [nil] + finding.ids {
        pathsByID[id, default: [:]][finding.code, default: []].insert(finding.path)
      }
    }
    return exceptions.flatMap { id, exceptions in
      let paths = pathsByID[id] ?? [:]
      return exceptions.filter { exception in
        let found = exception.code.map { code in paths[code].map { [$0] } ?? [] } ?? Array(paths.values)
        return !found.contains { $0.contains(where: exception.pattern.matches) }
          && !unread.contains(where: exception.pattern.matches)
      }.map { exception in
        let what = exception.code.map { "no '\($0.rawValue)'" } ?? "nothing"
        let place = id.map { "at '\($0)'" } ?? "in '\(exception.pattern.patterns.joined())'"
        return UnusedSuppression(range: exception.range, message: "this silences \(what) \(place)")
      }
    }
  }

  // MARK: Reading

  private mutating func complain(_ range: ByteRange, _ message: String) {
    problems.append(ConfigurationProblem(range: range, message: message))
  }

  private mutating func members(of value: PositionedJSON, _ what: String) -> [PositionedJSON.Member] {
    guard case .object(let members) = value.content else {
      complain(value.range, "\(what) should be an object: {...}")
      return []
    }
    return members
  }

  private mutating func texts(in value: PositionedJSON, _ what: String) -> [(String, ByteRange)] {
    guard case .array(let elements) = value.content else {
      complain(value.range, "\(what) should be a list of strings: [\"...\"]")
      return []
    }
    return elements.compactMap { element in
      if let text = element.string { return (text, element.range) }
      complain(element.range, "\(what) should be a list of strings: [\"...\"]")
      return nil
    }
  }

  private mutating func read(_ document: PositionedJSON) {
    for member in members(of: document, "the whole file") {
      switch member.name {
      case "root": readRoot(member.value)
      case "rules": rules = readRules(member.value, "'rules'")
      case "files":
        for file in members(of: member.value, "'files'") {
          let rules = readRules(file.value, "the setting '\(file.name)'")
          rulesOfFiles.append((PathPatterns([file.name]), rules))
        }
      case "baseline":
        baseline = member.value.string
        if baseline == nil {
          complain(member.value.range, "'baseline' should be the path of a file: \"...\"")
        }
      case "exclude": exclude = PathPatterns(texts(in: member.value, "'exclude'").map(\.0))
      case "documents": readDocuments(member.value)
      case "$schema": break
      default:
        complain(
          member.nameRange,
          "unknown setting '\(member.name)'; use 'rules', 'files', 'exclude', 'documents', 'baseline' or 'root'"
        )
      }
    }
  }

  private mutating func readRoot(_ value: PositionedJSON) {
    guard case .bool(let isSet) = value.content else {
      complain(value.range, "'root' should be true or false")
      return
    }
    isRoot = isSet
  }

  private mutating func readRules(_ value: PositionedJSON, _ what: String) -> RuleSettings {
    var rules = RuleSettings()
    for rule in members(of: value, what) {
      do throws(RuleSettings.Problem) {
        try rules.set(rule.name, to: rule.value.string)
      } catch {
        switch error {
        case .unknownCode(let message): complain(rule.nameRange, message)
        case .unknownSeverity(let message): complain(rule.value.range, message)
        }
      }
    }
    return rules
  }

  private mutating func readDocuments(_ value: PositionedJSON) {
    for document in members(of: value, "'documents'") {
      for setting in members(of: document.value, "the setting '\(document.name)'") {
        let pattern = PathPatterns([document.name])
        switch setting.name {
        case "off":
          exceptions[nil, default: []] += self.exceptions(in: setting.value, "'off'", for: pattern)
        case "ids":
          for member in members(of: setting.value, "'ids'") {
            exceptions[member.name, default: []] += self.exceptions(
              in: member.value, "'\(member.name)'", for: pattern)
          }
        default:
          complain(
            setting.nameRange, "unknown setting '\(setting.name)'; use 'off' or 'ids'")
        }
      }
    }
  }

  /// The codes in a list.
  private mutating func exceptions(
    in value: PositionedJSON, _ what: String, for pattern: PathPatterns
  ) -> [Exception] {
    texts(in: value, what).compactMap { text, range in
      if text == "*" { return Exception(pattern: pattern, code: nil, range: range) }
      if let rule = DiagnosticRule.named(text) {
        return Exception(pattern: pattern, code: rule.code, range: range)
      }
      complain(range, noCode(text))
      return nil
    }
  }
}
