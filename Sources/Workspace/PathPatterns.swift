/// Patterns for paths below a workspace's root, written as in a `.gitignore` at that root.
package struct PathPatterns: Hashable, Sendable {
  package let patterns: [String]
  private let rules: IgnoreRules

  package init(_ patterns: [String]) {
    self.patterns = patterns
    rules = IgnoreRules(Array(patterns.joined(separator: "\n").utf8), baseLength: 0)
  }

  package var isEmpty: Bool { rules.isEmpty }

  /// Whether a pattern matches a file or one of the folders around it.
  package func matches(_ path: String) -> Bool {
    if isEmpty { return false }
    let bytes = Array(path.utf8)
    var nameStart = 0
    for end in bytes.indices where bytes[end] == UInt8(ascii: "/") {
      if holds(bytes[..<end], nameStart: nameStart, isFolder: true) { return true }
      nameStart = end + 1
    }
    return holds(bytes[...], nameStart: nameStart, isFolder: false)
  }

  private func holds(_ path: ArraySlice<UInt8>, nameStart: Int, isFolder: Bool) -> Bool {
    let bytes = Array(path)
    return bytes.withSpan { rules.verdict(on: $0, nameStart: nameStart, isFolder: isFolder) } == true
  }

  package static func == (one: PathPatterns, other: PathPatterns) -> Bool { one.patterns == other.patterns }
  package func hash(into hasher: inout Hasher) { hasher.combine(patterns) }
}
