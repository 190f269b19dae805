import Analysis
import Syntax
import Text

/// The place at which a code is turned off in `.ibls.json`.
package enum SilencedPlace: Hashable, Sendable {
  /// The connection or object with an id.
  case id(String, document: String)
  case document(String)
  case everywhere

  /// The path of keys to the setting, and whether its value is a list of codes.
  fileprivate func keys(_ codes: [Diagnostic.Code]) -> (path: [String], isList: Bool) {
    switch self {
    case .id(let id, let document): (["documents", document, "ids", id], true)
    case .document(let document): (["documents", document, "off"], true)
    case .everywhere: (["rules"] + codes.prefix(1).map(\.rawValue), false)
    }
  }
}

/// The edit of `.ibls.json` that turns codes off; nil if the text has another structure.
///
/// - Parameters:
///   - codes: The codes; only one for `everywhere`.
///   - text: The text of the file; nil if it does not exist, and the edit then fills it.
package func silencing(
  _ codes: [Diagnostic.Code], at place: SilencedPlace, in text: [UInt8]?
) -> (range: ByteRange, text: String)? {
  var (path, isList) = place.keys(codes)
  let list = codes.map { quoted($0.rawValue) }.joined(separator: ", ")
  let leaf = isList ? "[\(list)]" : quoted("off")
  func nested(_ path: some Collection<String>) -> String {
    guard let first = path.first else { return leaf }
    let rest = path.dropFirst()
    return "\(quoted(first)): " + (rest.isEmpty ? leaf : "{\(nested(rest))}")
  }
  guard let text, !text.isEmpty else { return (ByteRange(0, 0), "{\n  \(nested(path))\n}\n") }
  guard var value = try? PositionedJSON(text) else { return nil }
  while let key = path.first {
    guard case .object(let members) = value.content else { return nil }
    guard let member = members.first(where: { $0.name == key }) else {
      let start = value.range.lower + 1
      let first = members.first?.nameRange.lower
      // The new member is placed like the first one: on a separate line, or after the brace.
      let space = first.map { String(decoding: text[start..<max(start, $0)], as: UTF8.self) } ?? ""
      let gap = space.allSatisfy(\.isWhitespace) ? space : ""
      let end = members.isEmpty ? "" : "," + (gap.isEmpty ? " " : "")
      return (ByteRange(start, start), gap + nested(path) + end)
    }
    value = member.value
    path.removeFirst()
  }
  guard isList else { return (value.range, leaf) }
  guard case .array(let elements) = value.content else { return nil }
  let start = value.range.lower + 1
  return (ByteRange(start, start), list + (elements.isEmpty ? "" : ", "))
}

/// The edit that turns codes off for a line of code: a comment above it, with the same indentation.
///
/// - Parameter offset: Any offset in the line.
package func silencing(_ codes: [Diagnostic.Code], lineAt offset: Int, in text: [UInt8]) -> Edit {
  let start = text[..<min(offset, text.count)].lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
  let space = String(decoding: text[start...].prefix { $0 == 0x20 || $0 == 0x09 }, as: UTF8.self)
  let newline = start > 1 && text[start - 2] == 0x0D ? "\r\n" : "\n"
  let list = codes.map(\.rawValue).joined(separator: ", ")
  return Edit(ByteRange(start, start), "\(space)// ibls:disable:next \(list)\(newline)")
}

private func quoted(_ text: String) -> String {
  var result = "\""
  for scalar in text.unicodeScalars {
    switch scalar {
    case "\"", "\\": result += "\\" + String(scalar)
    case _ where scalar.value < 0x20:
      result += "\\u00" + (scalar.value < 16 ? "0" : "") + String(scalar.value, radix: 16)
    default: result.unicodeScalars.append(scalar)
    }
  }
  return result + "\""
}
