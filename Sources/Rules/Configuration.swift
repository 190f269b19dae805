import Analysis
import Text
import Workspace
import World

/// What `.ibls.json` at the root of a workspace asks for.
///
/// ```json
/// {"rules": {"unused-action": "off", "dangling-outlet": "warning"},
///  "exclude": ["Fixtures/**"],
///  "documents": {"Old.xib": {"off": ["*"]}}}
/// ```
package struct Configuration: Hashable, Sendable {
  /// The file's name, at the root of a workspace.
  package static let fileName = ".ibls.json"

  /// What is off for the files that a pattern meets.
  package struct Exception: Hashable, Sendable {
    var pattern: PathPatterns
    /// nil for all codes.
    var codes: Set<Diagnostic.Code>?
  }

  /// Another severity for a code; nil turns it off.
  package var rules: [Diagnostic.Code: Diagnostic.Severity?] = [:]
  /// What is neither read nor reported on.
  package var exclude = PathPatterns([])
  package var exceptions: [Exception] = []
  /// Everything that was not understood, by place. What was understood holds all the same.
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

  /// As it lies at the root of a workspace; empty where there is none.
  package init(root: String, in environment: Environment) {
    let path = root + "/" + Self.fileName
    do {
      self.init(try environment.read(path))
    } catch {
      self.init()
      // A closed file may ask for silence, which must not be broken unnoticed.
      if (try? environment.status(path)) != nil {
        complain(ByteRange(0, 0), "the file can't be read: \(error.reason)")
      }
    }
  }

  /// How severe the rules want a diagnostic to be; nil where it is off.
  ///
  /// - Parameter others: Rules that win over those of the file.
  package func severity(
    of diagnostic: Diagnostic, inFile path: String,
    overriding others: [Diagnostic.Code: Diagnostic.Severity?] = [:]
  ) -> Diagnostic.Severity? {
    for exception in exceptions where exception.codes?.contains(diagnostic.code) ?? true {
      if exception.pattern.matches(path) { return nil }
    }
    return others[diagnostic.code] ?? rules[diagnostic.code] ?? diagnostic.severity
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
      complain(value.range, "\(what) should be a list of texts: [\"...\"]")
      return []
    }
    return elements.compactMap { element in
      if let text = element.string { return (text, element.range) }
      complain(element.range, "\(what) should be a list of texts: [\"...\"]")
      return nil
    }
  }

  private mutating func read(_ document: PositionedJSON) {
    for member in members(of: document, "the whole file") {
      switch member.name {
      case "rules": readRules(member.value)
      case "exclude": exclude = PathPatterns(texts(in: member.value, "'exclude'").map(\.0))
      case "documents": readDocuments(member.value)
      case "$schema": break
      default:
        complain(
          member.nameRange,
          "there is no setting '\(member.name)'; there are 'rules', 'exclude' and 'documents'")
      }
    }
  }

  private mutating func readRules(_ value: PositionedJSON) {
    for rule in members(of: value, "'rules'") {
      guard let code = code(rule.name, at: rule.nameRange) else { continue }
      let word = rule.value.string ?? ""
      if word == "off" {
        rules.updateValue(nil, forKey: code)
      } else if let severity = Diagnostic.Severity(rawValue: word) {
        rules[code] = severity
      } else {
        complain(
          rule.value.range, "a rule is \"off\", \"hint\", \"information\", \"warning\" or \"error\"")
      }
    }
  }

  private mutating func readDocuments(_ value: PositionedJSON) {
    for document in members(of: value, "'documents'") {
      for setting in members(of: document.value, "what holds for '\(document.name)'") {
        guard setting.name == "off" else {
          complain(setting.nameRange, "there is no setting '\(setting.name)' for a document; there is 'off'")
          continue
        }
        var codes: Set<Diagnostic.Code>? = []
        for (text, range) in texts(in: setting.value, "'off'") {
          if text == "*" {
            codes = nil
          } else if let code = code(text, at: range) {
            codes?.insert(code)
          }
        }
        exceptions.append(Exception(pattern: PathPatterns([document.name]), codes: codes))
      }
    }
  }

  private mutating func code(_ name: String, at range: ByteRange) -> Diagnostic.Code? {
    if let code = Diagnostic.Code(rawValue: name) { return code }
    let near = nearestCode(to: name).map { "; did you mean '\($0.rawValue)'?" } ?? ""
    complain(range, "there is no code '\(name)'\(near)")
    return nil
  }
}

/// The code that a misspelt one most likely stands for.
func nearestCode(to name: String) -> Diagnostic.Code? {
  Analysis.nearestName(to: name, among: Diagnostic.Code.allCases.map(\.rawValue))
    .flatMap { Diagnostic.Code(rawValue: $0) }
}
