import Syntax

/// What the settings of one configuration of a target come to.
struct BuildSettings {
  /// The nearest first: the target's, those of its file, the project's, those of its file.
  let layers: [[String: String]]
  let targetName: String

  /// nil where it is not set, or hangs on something out of sight.
  func value(of setting: BuildSetting) -> String? { value(named: setting.name, depth: 0) }

  func isSet(_ setting: BuildSetting) -> Bool {
    layers.contains { $0[setting.name].map { $0 != "$(inherited)" } ?? false }
  }

  private func value(named name: String, depth: Int) -> String? {
    if name == "TARGET_NAME" || name == "TARGETNAME" { return targetName }
    // `joined` replaces it.
    if name == "SRCROOT" || name == "PROJECT_DIR" { return "$(SRCROOT)" }
    guard depth < 8 else { return nil }
    for layer in layers {
      guard let written = layer[name] else { continue }
      if written == "$(inherited)" { continue }
      return expanded(written, depth + 1)
    }
    return name == "PRODUCT_NAME" ? targetName : nil
  }

  /// With `$(NAME)`, `${NAME}` and `$(NAME:modifier)` replaced.
  private func expanded(_ text: String, _ depth: Int) -> String? {
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
      guard let name = parts.first, var value = value(named: String(name), depth: depth) else { return nil }
      for modifier in parts.dropFirst() {
        guard let modified = modified(value, by: modifier) else { return nil }
        value = modified
      }
      result += value
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

/// A product's name as a module's: what can't stand in an identifier becomes `_`.
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
