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
  /// The languages of which another server knows the declarations and uses; asked in one of them, we leave these to it.
  var otherServers: Set<CodeOutline.Language> = []
  /// The languages of which there is no other server, as far as the client says.
  ///
  /// Without its word, another one is taken to be there: two renames of one class would be worse than none.
  var ownLanguages: Set<CodeOutline.Language> = []

  init() {}

  /// What is not understood is left at its default: settings are shared with other versions.
  init(_ value: LSP.LSPAny) {
    rules = RuleSettings((value["rules"]?.object ?? [:]).lazy.map { ($0, $1.string) })
    hasXMLServer = value["xmlServer"]?.bool ?? false
    let languages = value["otherServers"]?.array ?? []
    if languages.contains("swift") { otherServers.insert(.swift) }
    if languages.contains("objective-c") { otherServers.insert(.objectiveC) }
    // Its name before there was one for both languages.
    let swiftServer = value["otherServers"] == nil ? value["swiftServer"]?.bool : nil
    if swiftServer == true { otherServers.insert(.swift) }
    if swiftServer == false { ownLanguages = [.swift] }
    if value["otherServers"]?.array != nil {
      ownLanguages = Set([.swift, .objectiveC]).subtracting(otherServers)
    }
    if hasXMLServer { rules.turnOff(.malformedInterface) }
  }
}
