import Analysis
import Syntax
import Text

/// The diagnostics that comments in a source file suppress.
///
/// - `// ibls:disable:next CODE[, CODE]` suppresses them in the next line of code.
/// - `// ibls:disable CODE` suppresses them up to `// ibls:enable CODE`, or up to the end of the file.
///
/// A directive without a code applies to all codes. A reason may follow after `--`.
package struct Suppressions: Sendable {
  /// The text that every directive contains.
  package static let marker = Array("ibls:".utf8)

  fileprivate struct Region {
    var range: ByteRange
    /// The suppressed code; nil for all codes.
    var code: Diagnostic.Code?
    /// The range of the code, or of the directive if it names none.
    var word: ByteRange
    /// The range of the code in the directive that ends the region; nil for a directive that ends all codes, or if there is none.
    var end: ByteRange?

    func covers(_ code: Diagnostic.Code, _ offset: Int) -> Bool {
      range.lower <= offset && offset <= range.upper && (self.code == nil || self.code == code)
    }
  }

  /// A word in a directive that is not a code, or a misspelled directive, which therefore suppresses nothing.
  package struct UnknownCode: Hashable, Sendable {
    package var range: ByteRange
    package var message: String
  }

  fileprivate var regions: [Region] = []
  package private(set) var unknownCodes: [UnknownCode] = []

  package init(_ bytes: [UInt8]) {
    // Each disabled code has the range of its word and the start of its effect. The code nil means all codes.
    var open: [Diagnostic.Code?: (word: ByteRange, start: Int)] = [:]
    for directive in directives(in: bytes) {
      unknownCodes += directive.unknown
      switch directive.kind {
      case .misspelled: break
      case .disableNext:
        let range = nextCode(in: bytes, behind: directive.lineEnd)
        regions += directive.codes.map { Region(range: range, code: $0.code, word: $0.range) }
      case .disable:
        for (code, word) in directive.codes where open[code] == nil {
          open[code] = (word, directive.lineEnd)
        }
      case .enable:
        // Enabling all codes also ends the effect of codes that were disabled one by one.
        let endsAll = directive.codes.contains { $0.code == nil }
        for (code, word) in endsAll ? open.keys.map({ ($0, nil) }) : directive.codes.map({ ($0, $1) }) {
          guard let (disabled, start) = open.removeValue(forKey: code) else { continue }
          let range = ByteRange(start, directive.lineStart)
          regions.append(Region(range: range, code: code, word: disabled, end: word))
        }
      }
    }
    for (code, (word, start)) in open {
      regions.append(Region(range: ByteRange(start, bytes.count), code: code, word: word))
    }
  }

  package func covers(_ code: Diagnostic.Code, at offset: Int) -> Bool {
    regions.contains { $0.covers(code, offset) }
  }

  /// The words that silence no finding.
  ///
  /// - Parameter findings: All findings in the file, silenced or not.
  package func unused(for findings: [(code: Diagnostic.Code, offset: Int)]) -> [UnusedSuppression] {
    regions.filter { region in !findings.contains { region.covers($0.code, $0.offset) } }.map {
      let what = $0.code.map { "no '\($0.rawValue)'" } ?? "nothing"
      return UnusedSuppression(range: $0.word, message: "this comment silences \(what)")
    }
  }
}

/// A comment, a setting or an entry of a baseline that silences nothing.
package struct UnusedSuppression: Hashable, Sendable {
  package var range: ByteRange
  package var message: String
}

/// The edits that remove suppressions, and everything that would be left empty without them.
///
/// - Parameters:
///   - gone: The ranges of the suppressions.
///   - isCode: Whether the text is code, rather than JSON.
package func removingSuppressions(at gone: Set<ByteRange>, from text: [UInt8], isCode: Bool) -> [Edit] {
  guard isCode else {
    // A baseline needs its list, even an empty one.
    return ((try? PositionedJSON(text))?.removals(of: gone, keeping: ["findings"]) ?? []).map {
      Edit($0, "")
    }
  }
  let ends = Suppressions(text).regions.filter { gone.contains($0.word) }.compactMap(\.end)
  let gone = gone.union(ends)
  return directives(in: text).flatMap { directive -> [Edit] in
    let words = directive.codes.map(\.range)
    guard words.contains(where: gone.contains) else { return [] }
    if directive.unknown.isEmpty, words.allSatisfy(gone.contains) { return [Edit(directive.comment, "")] }
    // The name of the directive stays, so each code is removed with the separator before it.
    let all = ([directive.name] + words + directive.unknown.map(\.range)).sorted { $0.lower < $1.lower }
    return listRemovals(all) { gone.contains(all[$0]) }.map { Edit($0, "") }
  }
}

private struct Directive {
  enum Kind { case disableNext, disable, enable, misspelled }

  var kind: Kind
  /// The range of the word before the codes.
  var name: ByteRange
  /// The codes that the directive names; nil, at the range of the name, for all codes.
  var codes: [(code: Diagnostic.Code?, range: ByteRange)]
  var unknown: [Suppressions.UnknownCode]
  /// The range to remove with the directive: the whole line if it contains nothing else, else the comment and the space before
  /// it.
  var comment: ByteRange
  /// The range of its line.
  var lineStart, lineEnd: Int
}

private func directives(in bytes: [UInt8]) -> [Directive] {
  var result: [Directive] = []
  var offset = 0
  while let found = bytes[offset...].firstIndex(of: Suppressions.marker[0]) {
    offset = found + 1
    guard bytes[found...].starts(with: Suppressions.marker) else { continue }
    var start = found
    while start > 0, bytes[start - 1] != 0x0A { start -= 1 }
    var end = found
    while end < bytes.count, bytes[end] != 0x0A, bytes[end] != 0x0D { end += 1 }
    offset = end
    func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }
    let slashes = bytes[start..<found].lastIndex { !isSpace($0) && $0 != UInt8(ascii: "/") } ?? start - 1
    let before = bytes[(slashes + 1)..<found].drop(while: isSpace)
    guard before.starts(with: "//".utf8), before.drop(while: { $0 == UInt8(ascii: "/") }).allSatisfy(isSpace)
    else { continue }
    let code = bytes[start..<before.startIndex].lastIndex { !isSpace($0) }
    let next = end < bytes.count && bytes[end] == 0x0D ? end + 1 : end
    let comment =
      code.map { ByteRange($0 + 1, end) } ?? ByteRange(start, next < bytes.count ? next + 1 : end)
    if let directive = directive(bytes[found..<end], comment, lineStart: start) { result.append(directive) }
  }
  return result
}

private func directive(_ bytes: ArraySlice<UInt8>, _ comment: ByteRange, lineStart: Int) -> Directive? {
  var words: [(text: String, range: ByteRange)] = []
  for word in bytes.split(whereSeparator: { $0 == 0x20 || $0 == 0x2C || $0 == 0x09 }) {
    let text = String(decoding: word, as: UTF8.self)
    if text == "--" { break }
    words.append((text, ByteRange(word.startIndex, word.endIndex)))
  }
  guard let name = words.first else { return nil }
  var result = Directive(
    kind: .misspelled, name: name.range, codes: [], unknown: [], comment: comment, lineStart: lineStart,
    lineEnd: bytes.endIndex)
  switch name.text {
  case "ibls:disable:next": result.kind = .disableNext
  case "ibls:disable": result.kind = .disable
  case "ibls:enable": result.kind = .enable
  default:
    // Comments of other tools, and ordinary words, may begin like this.
    guard
      let near = nearMiss(of: name.text, among: ["ibls:disable:next", "ibls:disable", "ibls:enable"])
    else {
      return nil
    }
    let message = "unknown comment '\(name.text)', which has no effect; did you mean '\(near)'?"
    result.unknown = [Suppressions.UnknownCode(range: name.range, message: message)]
    return result
  }
  for word in words.dropFirst() {
    if let rule = DiagnosticRule.named(word.text) {
      result.codes.append((rule.code, word.range))
    } else {
      let message = noCode(word.text, consequence: ", so this comment has no effect")
      result.unknown.append(Suppressions.UnknownCode(range: word.range, message: message))
    }
  }
  if words.count == 1 { result.codes = [(nil, name.range)] }
  return result
}

/// The next line that is neither empty nor a comment. If it has attributes on lines before it, the range includes them.
private func nextCode(in bytes: [UInt8], behind offset: Int) -> ByteRange {
  var start = min(offset + 1, bytes.count)
  while start < bytes.count {
    var end = start
    while end < bytes.count, bytes[end] != 0x0A { end += 1 }
    let line = String(decoding: bytes[start..<end], as: UTF8.self).drop {
      $0 == " " || $0 == "\t" || $0 == "\r"
    }
    let words = line.split(whereSeparator: { $0 == " " || $0 == "\r" })
    let isAttribute = line.hasPrefix("@") && words.allSatisfy { $0.hasPrefix("@") || $0.hasSuffix(")") }
    if !line.isEmpty, !line.hasPrefix("//"), !isAttribute { return ByteRange(offset, end) }
    start = end + 1
  }
  return ByteRange(offset, bytes.count)
}
