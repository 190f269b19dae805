import Text

/// An `.xcconfig` file: its unconditional settings, and the files that it includes, as paths relative to its folder.
package struct BuildSettingsFile: Hashable, Sendable {
  package var settings: [String: String] = [:]
  package var includes: [String] = []
}

package func buildSettingsFile(of bytes: Span<UInt8>) -> BuildSettingsFile {
  var file = BuildSettingsFile()
  for line in trimmedLines(of: bytes) {
    let trimmed = trimmingBlanks(withoutComment(line))
    if trimmed.hasPrefix("#include") {
      let parts = trimmed.split(separator: "\"", omittingEmptySubsequences: false)
      if parts.count >= 3 { file.includes.append(String(parts[1])) }
    } else if let equals = trimmed.utf8.firstIndex(of: Ascii.equals) {
      let name = trimmingBlanks(String(trimmed[..<equals]))
      let value = trimmingBlanks(String(trimmed[trimmed.utf8.index(after: equals)...]))
      // A setting for one SDK or configuration does not apply to the others.
      if !name.isEmpty, !name.utf8.contains(Ascii.openBracket) { file.settings[name] = value }
    }
  }
  return file
}

private func withoutComment(_ line: String) -> String {
  let bytes = Array(line.utf8)
  let comment = SearchText([Ascii.slash, Ascii.slash]).first(in: bytes)
  return comment.map { String(decoding: bytes[..<$0.lower], as: UTF8.self) } ?? line
}

func trimmingBlanks(_ text: String) -> String {
  let isBlank = { (byte: UInt8) in byte == Ascii.space || byte == Ascii.tab || byte == Ascii.carriageReturn }
  let utf8 = text.utf8
  guard let first = utf8.firstIndex(where: { !isBlank($0) }),
    let last = utf8.lastIndex(where: { !isBlank($0) })
  else { return "" }
  return String(text[first...last])
}
