import Analysis

/// The severities that `rules` sets, in `.ibls.json` or in a client's settings.
///
/// ```json
/// {"unused-action": "off", "dangling-outlet": "warning"}
/// ```
package struct RuleSettings: Hashable, Sendable {
  /// The reason why an entry is invalid.
  enum Problem: Error {
    case unknownCode(message: String)
    case unknownSeverity(message: String)
  }

  /// The severities by code; nil for a code that is off.
  package private(set) var severities: [Diagnostic.Code: Diagnostic.Severity?] = [:]

  package init() {}

  /// Reads a client's settings. Invalid entries are skipped.
  ///
  /// - Parameters:
  ///   - entries: Codes with their values; nil for a value that is not a string.
  ///   - problems: Receives a message for each invalid entry.
  package init(_ entries: some Sequence<(String, String?)>, noting problems: inout [String]) {
    for (code, value) in entries {
      do throws(Problem) {
        try set(code, to: value)
      } catch {
        switch error {
        case .unknownCode(let message), .unknownSeverity(let message): problems.append(message)
        }
      }
    }
  }

  /// Reads one entry. An invalid entry changes nothing.
  mutating func set(_ name: String, to value: String?) throws(Problem) {
    guard let code = DiagnosticRule.named(name)?.code else { throw .unknownCode(message: noCode(name)) }
    if value == "off" {
      severities.updateValue(nil, forKey: code)
    } else if let severity = value.flatMap({ Diagnostic.Severity(rawValue: $0) }) {
      severities[code] = severity
    } else {
      throw .unknownSeverity(
        message: (value.map { "unknown severity '\($0)' for '\(name)'" } ?? "'\(name)' needs a severity")
          + "; use \"off\", \"hint\", \"information\", \"warning\" or \"error\"")
    }
  }

  /// Turns a rule off, regardless of its earlier setting.
  package mutating func turnOff(_ rule: DiagnosticRule) { severities.updateValue(nil, forKey: rule.code) }
}

/// The message for a code that does not exist, with a suggestion if another code is spelled similarly.
///
/// - Parameter consequence: The effect of the unknown code, as the end of a sentence.
func noCode(_ name: String, consequence: String = "") -> String {
  let near = nearMiss(of: name, among: DiagnosticRule.all.map(\.code.rawValue))
  return "unknown code '\(name)'" + consequence + (near.map { "; did you mean '\($0)'?" } ?? "")
}
