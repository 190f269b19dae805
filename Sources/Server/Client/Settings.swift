import Analysis
import Rules
import Syntax

/// What the user set in the editor, section `ibls`.
///
/// ```json
/// {"rules": {"class-mismatch": "off", "dangling-outlet": "warning"}, "xmlServer": true, "otherServers": ["swift"]}
/// ```
struct Settings: Hashable, Sendable {
  var rules = RuleSettings()
  /// Another server looks at the XML; we don't repeat that it is malformed.
  var hasXMLServer = false
  /// Whether another server knows the declarations and uses of a language, as far as the client says.
  ///
  /// Where there is one, these are left to it. Without the client's word they are answered, but classes that no document uses
  /// are not renamed: two renames of one class would be worse than none.
  var otherServers: [CodeOutline.Language: Bool] = [:]

  init() {}

  /// What is not understood is left at its default: settings are shared with other versions.
  init(_ value: LSP.LSPAny) {
    rules = RuleSettings((value["rules"]?.object ?? [:]).lazy.map { ($0, $1.string) })
    hasXMLServer = value["xmlServer"]?.bool ?? false
    if let languages = value["otherServers"]?.array {
      otherServers[.swift] = languages.contains("swift")
      otherServers[.objectiveC] = languages.contains("objective-c")
    } else if value["otherServers"] == nil {
      // Its name before there was one for both languages.
      otherServers[.swift] = value["swiftServer"]?.bool
    }
    if hasXMLServer { rules.turnOff(.malformedInterface) }
  }
}
