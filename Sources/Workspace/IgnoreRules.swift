/// The patterns of one `.gitignore`, read as git reads them.
struct IgnoreRules: Sendable {
  private var patterns: [IgnorePattern] = []
  /// The number of bytes before the part of a path to which the patterns apply: the path of the file's folder with its slash.
  private var baseLength: Int
  private var ignoresCase: Bool

  var isEmpty: Bool { patterns.isEmpty }

  /// - Parameter ignoresCase: The value of the repository's `core.ignorecase`.
  init(_ bytes: [UInt8], baseLength: Int, ignoresCase: Bool = false) {
    self.baseLength = baseLength
    self.ignoresCase = ignoresCase
    var rest = bytes[...]
    if rest.starts(with: [0xEF, 0xBB, 0xBF]) { rest = rest.dropFirst(3) }
    for line in rest.split(separator: UInt8(ascii: "\n")) {
      if let pattern = IgnorePattern(line: line) { patterns.append(pattern) }
    }
  }

  /// The result of the last pattern that matches; nil if none does.
  ///
  /// - Parameter nameStart: The start of the last component of the path.
  func verdict(on path: Span<UInt8>, nameStart: Int, isFolder: Bool) -> Bool? {
    guard baseLength <= nameStart else { return nil }
    var index = patterns.count - 1
    while index >= 0 {
      let matches = patterns[index].matches(
        path, from: baseLength, nameStart: nameStart, isFolder: isFolder, ignoresCase: ignoresCase)
      if matches {
        return !patterns[index].isNegated
      }
      index -= 1
    }
    return nil
  }
}

/// The rules that apply in a folder: its own, then those of the folders above it.
final class IgnoreScope: Sendable {
  private let rules: IgnoreRules
  private let above: IgnoreScope?

  init(_ rules: IgnoreRules, above: IgnoreScope?) {
    self.rules = rules
    self.above = above
  }

  func ignores(_ path: Span<UInt8>, nameStart: Int, isFolder: Bool) -> Bool {
    var scope: IgnoreScope? = self
    while let current = scope {
      if let verdict = current.rules.verdict(on: path, nameStart: nameStart, isFolder: isFolder) {
        return verdict
      }
      scope = current.above
    }
    return false
  }
}

private struct IgnorePattern: Sendable {
  /// The form of a pattern. Most patterns are a plain name or `*.suffix`, whose direct comparison is faster than the general
  /// matcher.
  private enum Form: Sendable { case literal, suffix, wildcard }

  var isNegated = false
  private var bytes: [UInt8]
  /// The number of bytes before the first that is special.
  private var plainCount: Int
  private var form: Form
  private var isFolderOnly = false
  /// Whether the pattern is compared with the whole path below the rules' folder, rather than with the last component.
  private var isAnchored: Bool

  /// nil if the line contains no pattern, or one that can match nothing.
  init?(line: ArraySlice<UInt8>) {
    var line = line
    if line.first == UInt8(ascii: "#") { return nil }
    if line.last == UInt8(ascii: "\r") { line.removeLast() }
    line = Self.trimmed(line)
    if line.first == UInt8(ascii: "!") {
      isNegated = true
      line.removeFirst()
    }
    if line.last == UInt8(ascii: "/") {
      isFolderOnly = true
      line.removeLast()
    }
    isAnchored = line.contains(UInt8(ascii: "/"))
    if line.first == UInt8(ascii: "/") { line.removeFirst() }
    if line.isEmpty { return nil }

    if !line.contains(where: Wildcard.isSpecial) {
      form = .literal
    } else if !isAnchored, line.first == UInt8(ascii: "*"),
      !line.dropFirst().contains(where: Wildcard.isSpecial)
    {
      form = .suffix
      line.removeFirst()
    } else {
      form = .wildcard
    }
    bytes = Array(line)
    plainCount = bytes.firstIndex(where: Wildcard.isSpecial) ?? bytes.count
  }

  func matches(
    _ path: Span<UInt8>, from base: Int, nameStart: Int, isFolder: Bool, ignoresCase: Bool
  ) -> Bool {
    if isFolderOnly, !isFolder { return false }
    let start = isAnchored ? base : nameStart
    switch form {
    case .literal: return path.count - start == bytes.count && ends(path, ignoresCase)
    case .suffix: return path.count - start >= bytes.count && ends(path, ignoresCase)
    case .wildcard:
      guard isAnchored else {
        return bytes.withSpan { Wildcard.matches($0, path, from: start, ignoresCase: ignoresCase) }
      }
      // git removes the plain part first, so the asterisks of `a**/b` begin the rest of the pattern, and have the same meaning as
      // after a slash.
      guard path.count - start >= plainCount else { return false }
      for offset in 0..<plainCount where !isEqual(bytes[offset], path[start + offset], ignoresCase) {
        return false
      }
      return bytes.withSpan {
        Wildcard.matches(
          $0.extracting(plainCount...), path, from: start + plainCount, ignoresCase: ignoresCase)
      }
    }
  }

  private func isEqual(_ one: UInt8, _ other: UInt8, _ ignoresCase: Bool) -> Bool {
    one == other || ignoresCase && Wildcard.lowercased(one) == Wildcard.lowercased(other)
  }

  private func ends(_ path: Span<UInt8>, _ ignoresCase: Bool) -> Bool {
    // The comparison begins at the end, where most names differ.
    var own = bytes.count - 1
    var other = path.count - 1
    while own >= 0 {
      if !isEqual(bytes[own], path[other], ignoresCase) { return false }
      own -= 1
      other -= 1
    }
    return true
  }

  /// The line without spaces at its end. A space after a backslash is kept.
  private static func trimmed(_ line: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    var end = line.startIndex
    var index = line.startIndex
    while index < line.endIndex {
      if line[index] == UInt8(ascii: "\\") {
        index += 1
        end = min(index + 1, line.endIndex)
      } else if line[index] != UInt8(ascii: " ") {
        end = index + 1
      }
      index += 1
    }
    return line[..<end]
  }
}
