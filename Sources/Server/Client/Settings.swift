import Analysis
import LanguageServerProtocol

/// What the user set in the editor, section `ibls`.
///
/// ```json
/// {"rules": {"class-mismatch": "off", "dangling-outlet": "warning"}, "xmlServer": true}
/// ```
struct Settings: Hashable, Sendable {
  /// Another severity for a code; nil turns it off.
  var rules: [Diagnostic.Code: Diagnostic.Severity?] = [:]
  /// Another server looks at the XML; we don't repeat that it is malformed.
  var hasXMLServer = false

  init() {}

  /// What is not understood is left at its default: settings are shared with other versions.
  init(_ value: LSP.LSPAny) {
    for (name, severity) in value["rules"]?.object ?? [:] {
      guard let code = Diagnostic.Code(rawValue: name), let word = severity.string else { continue }
      if word == "off" {
        rules.updateValue(nil, forKey: code)
      } else if let severity = Diagnostic.Severity(rawValue: word) {
        rules[code] = severity
      }
    }
    hasXMLServer = value["xmlServer"]?.bool ?? false
    if hasXMLServer { rules.updateValue(nil, forKey: .malformedInterface) }
  }
}
