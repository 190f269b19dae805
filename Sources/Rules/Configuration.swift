import Analysis
import Text
import Workspace

/// The settings of a file `.ibls.json`; its patterns are for paths from the folder that holds it.
///
/// ```json
/// {"rules": {"unused-action": "off", "dangling-outlet": "warning"},
///  "root": true,
///  "exclude": ["Fixtures/**"],
///  "documents": {"Old.xib": {"off": ["*"]}, "Main.storyboard": {"ids": {"c1-Kd-9Qm": ["dangling-outlet"]}}}}
/// ```
package struct Configuration: Hashable, Sendable {
  /// The file's name.
  package static let fileName = ".ibls.json"

  /// Codes that are off in the files that a pattern matches.
  private struct Exception: Hashable, Sendable {
    var pattern: PathPatterns
    /// nil for all codes.
    var codes: Set<Diagnostic.Code>?
  }

  /// Whether the folder is a workspace, and nothing outside belongs to it.
  package private(set) var isRoot = false
  /// The severities that `rules` sets.
  package private(set) var rules = RuleSettings()
  /// Files that are neither read nor reported on.
  package var exclude = PathPatterns([])
  /// The exceptions by the id of the connection or object that they apply to; nil for whole files.
  private var exceptions: [String?: [Exception]] = [:]
  /// Everything that was not understood, by place; the rest takes effect all the same.
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

  /// A file that can't be read. It may turn codes off, so reporting them without a word would be wrong.
  init(unreadable reason: String) {
    complain(ByteRange(0, 0), "the file can't be read: \(reason)")
  }

  /// Whether a code is off in a file, whatever `rules` says.
  ///
  /// - Parameters:
  ///   - path: From the folder of the settings.
  ///   - ids: Those of the connection and the object that it is about.
  func isOff(_ code: Diagnostic.Code, _ path: String, _ ids: [String]) -> Bool {
    ([nil] + ids).contains { id in
      exceptions[id, default: []].contains { ($0.codes?.contains(code) ?? true) && $0.pattern.matches(path) }
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
      case "rules": readRules(member.value)
      case "exclude": exclude = PathPatterns(texts(in: member.value, "'exclude'").map(\.0))
      case "documents": readDocuments(member.value)
      case "$schema": break
      default:
        complain(
          member.nameRange,
          "unknown setting '\(member.name)'; use 'rules', 'exclude', 'documents' or 'root'")
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

  private mutating func readRules(_ value: PositionedJSON) {
    for rule in members(of: value, "'rules'") {
      do throws(RuleSettings.Problem) {
        try rules.set(rule.name, to: rule.value.string)
      } catch {
        switch error {
        case .unknownCode(let message): complain(rule.nameRange, message)
        case .unknownSeverity(let message): complain(rule.value.range, message)
        }
      }
    }
  }

  private mutating func readDocuments(_ value: PositionedJSON) {
    for document in members(of: value, "'documents'") {
      for setting in members(of: document.value, "the setting '\(document.name)'") {
        let pattern = PathPatterns([document.name])
        switch setting.name {
        case "off":
          exceptions[nil, default: []].append(
            Exception(pattern: pattern, codes: codes(in: setting.value, "'off'")))
        case "ids":
          for member in members(of: setting.value, "'ids'") {
            let codes = codes(in: member.value, "'\(member.name)'")
            exceptions[member.name, default: []].append(Exception(pattern: pattern, codes: codes))
          }
        default:
          complain(
            setting.nameRange, "unknown setting '\(setting.name)'; use 'off' or 'ids'")
        }
      }
    }
  }

  /// The codes in a list; nil for all.
  private mutating func codes(in value: PositionedJSON, _ what: String) -> Set<Diagnostic.Code>? {
    var codes: Set<Diagnostic.Code>? = []
    for (text, range) in texts(in: value, what) {
      if text == "*" {
        codes = nil
      } else if let rule = DiagnosticRule.named(text) {
        codes?.insert(rule.code)
      } else {
        complain(range, noCode(text))
      }
    }
    return codes
  }
}
