import Analysis
import Rules
import Syntax

/// The settings of the user in the editor, section `ibls`.
///
/// ```json
/// {"rules": {"class-mismatch": "off", "dangling-outlet": "warning"}, "xmlServer": true, "otherServers": ["swift"]}
/// ```
struct Settings: Hashable, Sendable {
  var rules = RuleSettings()
  /// Whether another server checks the XML, so that malformed XML needs no second finding.
  var hasXMLServer = false
  /// Whether another server knows the declarations and uses of a language; missing where the client does not state it.
  ///
  /// If another server does, declarations and uses are left to it. Where the client does not state it, they are answered, but
  /// classes that no document uses are not renamed: two renames of one class would be worse than none.
  var otherServers: [CodeOutline.Language: Bool] = [:]

  /// A message for each invalid entry, as for `.ibls.json`.
  private(set) var problems: [String] = []

  init() {}

  /// Reads the settings. Invalid entries keep the default and add a problem.
  init(_ value: LSP.LSPAny) {
    guard let members = value.object else {
      if value != .null { problems.append("the settings should be an object: {...}") }
      return
    }
    func flag(_ name: String) -> Bool? {
      guard let value = members[name], value != .null else { return nil }
      if value.bool == nil { problems.append("'\(name)' should be true or false") }
      return value.bool
    }
    if let given = members["rules"], given != .null {
      if given.object == nil { problems.append("'rules' should be an object: {...}") }
      let entries = (given.object ?? [:]).sorted { $0.key < $1.key }
      rules = RuleSettings(entries.map { ($0.key, $0.value.string) }, noting: &problems)
    }
    hasXMLServer = flag("xmlServer") ?? false
    let swiftServer = flag("swiftServer")
    if let languages = members["otherServers"]?.array {
      for case let language? in languages.map(\.string) where !["swift", "objective-c"].contains(language) {
        problems.append("unknown language '\(language)' in 'otherServers'; use \"swift\" or \"objective-c\"")
      }
      otherServers[.swift] = languages.contains("swift")
      otherServers[.objectiveC] = languages.contains("objective-c")
    } else if let other = members["otherServers"], other != .null {
      problems.append("'otherServers' should be a list of strings: [\"...\"]")
    } else if members["otherServers"] == nil {
      // The setting had this name before it covered both languages.
      otherServers[.swift] = swiftServer
    }
    for name in members.keys.sorted() where !Self.known.contains(name) {
      problems.append("unknown setting '\(name)'")
    }
    if hasXMLServer { rules.turnOff(.malformedInterface) }
  }

  /// The names of known settings, including those of `initializationOptions`.
  private static let known: Set = [
    "rules", "xmlServer", "otherServers", "swiftServer", "commands", "definition", "pictures",
  ]
}
