import AppleFacts
import Syntax

/// The values of build settings in one configuration of a target.
struct BuildSettings {
  /// The settings by name, the strongest first: the target's, those of its `.xcconfig`, the project's, those of its `.xcconfig`.
  let layers: [[String: String]]
  let targetName: String

  /// The value of a setting; nil if it is not set, or depends on settings outside of the workspace.
  func value(of setting: BuildSetting) -> String? {
    var known: [String: String?] = [:]
    return value(named: setting.name, &known)
  }

  func isSet(_ setting: BuildSetting) -> Bool {
    layers.contains { $0[setting.name].map { $0 != "$(inherited)" } ?? false }
  }

  /// The frameworks that a flag of the linker names in any layer, other than Apple's.
  var linkedFrameworks: Set<String> {
    layers.compactMap { $0[BuildSetting.linkerFlags.name] }.reduce(into: []) { result, flags in
      let words = flags.split { $0.isWhitespace || $0 == "," || $0 == "\"" || $0 == "\\" || $0 == "'" }
      for (flag, name) in zip(words, words.dropFirst())
      where flag.hasPrefix("-") && flag.hasSuffix("framework") {
        if !name.contains("$"), !AppleSDK.isModule(String(name)) { result.insert(String(name)) }
      }
    }
  }

  /// The maximum length of a value. A longer one is not a name, and settings that repeat each other could double it again and
  /// again.
  private static let longestValue = 4096

  /// - Parameter known: The values of settings that were looked up already; nil for those whose lookup has not ended.
  private func value(named name: String, _ known: inout [String: String?], depth: Int = 0) -> String? {
    if name == "TARGET_NAME" || name == "TARGETNAME" { return targetName }
    // The function `joined` replaces `$(SRCROOT)`.
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

  /// A value in which `$(NAME)`, `${NAME}` and `$(NAME:modifier)` are replaced; nil if that is not possible.
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

  /// A value changed by a modifier; nil for a modifier that no name needs.
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

/// The module name of a product: characters that can't be in an identifier become `_`.
func moduleIdentifier(_ name: String) -> String {
  var result = ""
  for scalar in name.unicodeScalars {
    let isPart = scalar == "_" || scalar.properties.isAlphabetic || "0"..."9" ~= scalar
    // A digit at the start becomes `_` as well.
    let isHead = !result.isEmpty || !("0"..."9" ~= scalar)
    result.unicodeScalars.append(isPart && isHead ? scalar : "_")
  }
  return result
}
