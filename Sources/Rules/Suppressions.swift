import Analysis
import Text

/// The diagnostics that comments in a source file suppress.
///
/// - `// ibls:disable:next CODE[, CODE]` the next line of code,
/// - `// ibls:disable CODE` ... `// ibls:enable CODE` everything between, or up to the end of the file.
///
/// A directive without a code means all codes. A reason may follow after `--`.
package struct Suppressions: Sendable {
  private struct Region {
    var range: ByteRange
    /// nil for all codes.
    var code: Diagnostic.Code?
  }

  /// A word in a directive that is not a code, or a misspelled directive, which therefore suppresses nothing.
  package struct UnknownCode: Hashable, Sendable {
    package var name: String
    package var offset: Int
    package var message: String
  }

  private var regions: [Region] = []
  package private(set) var unknownCodes: [UnknownCode] = []

  package init(_ bytes: [UInt8]) {
    // The offset at which each code was disabled; nil means all.
    var open: [Diagnostic.Code?: Int] = [:]
    for directive in directives(in: bytes) {
      unknownCodes += directive.unknown
      switch directive.kind {
      case .misspelled: break
      case .disableNext:
        let range = nextCode(in: bytes, behind: directive.lineEnd)
        for code in directive.codes { regions.append(Region(range: range, code: code)) }
      case .disable:
        for code in directive.codes where open[code] == nil { open[code] = directive.lineEnd }
      case .enable:
        // Enabling all codes also ends what was disabled one by one.
        let codes = directive.codes.contains(nil) ? Array(open.keys) : directive.codes
        for code in codes {
          guard let start = open.removeValue(forKey: code) else { continue }
          regions.append(Region(range: ByteRange(start, directive.start), code: code))
        }
      }
    }
    for (code, start) in open {
      regions.append(Region(range: ByteRange(start, bytes.count), code: code))
    }
  }

  package func covers(_ code: Diagnostic.Code, at offset: Int) -> Bool {
    regions.contains {
      $0.range.lower <= offset && offset <= $0.range.upper && ($0.code == nil || $0.code == code)
    }
  }
}

private struct Directive {
  enum Kind { case disableNext, disable, enable, misspelled }

  var kind: Kind
  /// The codes that the directive names; nil among them means all.
  var codes: [Diagnostic.Code?]
  var unknown: [Suppressions.UnknownCode]
  /// The range of its line.
  var start, lineEnd: Int
}

private let marker = Array("ibls:".utf8)

private func directives(in bytes: [UInt8]) -> [Directive] {
  var result: [Directive] = []
  var offset = 0
  while let found = bytes[offset...].firstIndex(of: marker[0]) {
    offset = found + 1
    guard bytes[found...].starts(with: marker) else { continue }
    var start = found
    while start > 0, bytes[start - 1] != 0x0A { start -= 1 }
    var end = found
    while end < bytes.count, bytes[end] != 0x0A, bytes[end] != 0x0D { end += 1 }
    offset = end
    let before = String(decoding: bytes[start..<found], as: UTF8.self)
    guard before.reversed().drop(while: { $0 == " " }).starts(with: "//") else { continue }
    if let directive = directive(bytes[found..<end], start: start) { result.append(directive) }
  }
  return result
}

private func directive(_ bytes: ArraySlice<UInt8>, start: Int) -> Directive? {
  var words: [(text: String, offset: Int)] = []
  for word in bytes.split(whereSeparator: { $0 == 0x20 || $0 == 0x2C || $0 == 0x09 }) {
    let text = String(decoding: word, as: UTF8.self)
    if text == "--" { break }
    words.append((text, word.startIndex))
  }
  let kind: Directive.Kind
  switch words.first?.text {
  case "ibls:disable:next": kind = .disableNext
  case "ibls:disable": kind = .disable
  case "ibls:enable": kind = .enable
  case let word?:
    // Other tools' comments and plain words may begin like this.
    guard let near = nearMiss(of: word, among: ["ibls:disable:next", "ibls:disable", "ibls:enable"]) else {
      return nil
    }
    let unknown = Suppressions.UnknownCode(
      name: word, offset: bytes.startIndex,
      message: "unknown comment '\(word)', which has no effect; did you mean '\(near)'?")
    return Directive(kind: .misspelled, codes: [], unknown: [unknown], start: start, lineEnd: bytes.endIndex)
  case nil: return nil
  }
  var codes: [Diagnostic.Code?] = []
  var unknown: [Suppressions.UnknownCode] = []
  for word in words.dropFirst() {
    if let rule = DiagnosticRule.named(word.text) {
      codes.append(rule.code)
    } else {
      unknown.append(
        Suppressions.UnknownCode(
          name: word.text, offset: word.offset,
          message: noCode(word.text, consequence: ", so this comment has no effect")))
    }
  }
  if codes.isEmpty, unknown.isEmpty { codes = [nil] }
  return Directive(kind: kind, codes: codes, unknown: unknown, start: start, lineEnd: bytes.endIndex)
}

/// The next line that is neither empty nor a comment, with the lines of attributes before it.
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
