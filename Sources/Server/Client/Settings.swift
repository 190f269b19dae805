import Analysis
import Rules

/// What the user set in the editor, section `ibls`.
///
/// ```json
/// {"rules": {"class-mismatch": "off", "dangling-outlet": "warning"}, "xmlServer": true, "swiftServer": true}
/// ```
struct Settings: Hashable, Sendable {
  var rules = RuleSettings()
  /// Another server looks at the XML; we don't repeat that it is malformed.
  var hasXMLServer = false
  /// Another server knows the declarations and uses in code; asked in Swift, we leave these to it.
  var hasSwiftServer = false

  init() {}

  /// What is not understood is left at its default: settings are shared with other versions.
  init(_ value: LSP.LSPAny) {
    rules = RuleSettings((value["rules"]?.object ?? [:]).lazy.map { ($0, $1.string) })
    hasXMLServer = value["xmlServer"]?.bool ?? false
    hasSwiftServer = value["swiftServer"]?.bool ?? false
    if hasXMLServer { rules.turnOff(.malformedInterface) }
  }
}
