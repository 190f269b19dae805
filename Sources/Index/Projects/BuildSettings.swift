import Syntax

/// The values of the settings in one configuration of a target.
struct BuildSettings {
  /// The nearest first: the target's, those of its file, the project's, those of its file.
  let layers: [[String: String]]
  let targetName: String

  /// nil where it is not set, or depends on something that is not in the workspace.
  func value(of setting: BuildSetting) -> String? {
    var known: [String: String?] = [:]
    return value(named: setting.name, &known)
  }

  func isSet(_ setting: BuildSetting) -> Bool {
    layers.contains { $0[setting.name].map { $0 != "$(inherited)" } ?? false }
  }

  /// A longer value is not a name, and settings that repeat each other could double it again and again.
  private static let longestValue = 4096

  /// - Parameter known: The values of settings that were looked up already; nil for those that are being looked for.
  private func value(named name: String, _ known: inout [String: String?], depth: Int = 0) -> String? {
    if name == "TARGET_NAME" || name == "TARGETNAME" { return targetName }
    // `joined` replaces it.
    if name == "SRCROOT" || name == "PROJECT_DIR" { return "$(SRCROOT)" }
    if let value = known[name] { return value }
    guard depth < 8 else { return nil }
    for layer in layers {
      guard let written = layer[name] else { continue }
      if written == "$(inherited)" { continue }
      known[name] = .some(nil)
      let value = expanded(written, &known, depth + 1)
      known[name] = .some(value)
      return value
    }
    return name == "PRODUCT_NAME" ? targetName : nil
  }

  /// With `$(NAME)`, `${NAME}` and `$(NAME:modifier)` replaced.
  private func expanded(_ text: String, _ known: inout [String: String?], _ depth: Int) -> String? {
    guard text.utf8.contains(UInt8(ascii: "$")) else { return text }
    var result = ""
    var rest = text[...]
    while let dollar = rest.firstIndex(of: "$") {
      result += rest[..<dollar]
      let open = rest.index(after: dollar)
      guard open < rest.endIndex, rest[open] == "(" || rest[open] == "{",
        let close = rest[open...].firstIndex(of: rest[open] == "(" ? ")" : "}")
      else { return nil }
      let parts = rest[rest.index(after: open)..<close].split(separator: ":")
      guard let name = parts.first, var value = value(named: String(name), &known, depth: depth)
      else { return nil }
      for modifier in parts.dropFirst() {
        guard let modified = modified(value, by: modifier) else { return nil }
        value = modified
      }
      result += value
      if result.utf8.count > Self.longestValue { return nil }
      rest = rest[rest.index(after: close)...]
    }
    return result + rest
  }

  /// nil for what is needed in no name.
  private func modified(_ value: String, by modifier: Substring) -> String? {
    switch modifier {
    case "c99extidentifier", "identifier": moduleIdentifier(value)
    case "rfc1034identifier":
      String(
        value.map { $0.isASCII && ($0.isLetter || $0.isNumber) || $0 == "." || $0 == "-" ? $0 : "-" })
    case "lower": value.lowercased()
    case "upper": value.uppercased()
    default: modifier.hasPrefix("default=") && !value.isEmpty ? value : nil
    }
  }
}

/// A product's name as a module's: a character that can't be in an identifier becomes `_`.
func moduleIdentifier(_ name: String) -> String {
  var result = ""
  for scalar in name.unicodeScalars {
    let isPart = scalar == "_" || scalar.properties.isAlphabetic || "0"..."9" ~= scalar
    // A digit at the start is replaced as well.
    let isHead = !result.isEmpty || !("0"..."9" ~= scalar)
    result.unicodeScalars.append(isPart && isHead ? scalar : "_")
  }
  return result
}
