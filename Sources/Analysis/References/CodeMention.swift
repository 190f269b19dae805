import Syntax
import Text

/// A word in a comment or a string that is the name of a symbol, but means nothing to a compiler.
package struct CodeMention: Hashable, Sendable {
  package var range: ByteRange
  package var isInComment: Bool
}

extension SourceText {
  /// Whether a comment writes a name as code: in backquotes, or after the name of its type.
  ///
  /// - Parameter owners: The names of the types that have a member; empty for a type.
  func isWrittenAsCode(_ name: ByteRange, of owners: Set<String>) -> Bool {
    guard name.lower > 0 else { return false }
    let before = bytes[name.lower - 1]
    if before == Self.backquote { return isClosed(name.upper) }
    guard before == UInt8(ascii: ".") || before == UInt8(ascii: "/") else { return false }
    var lower = name.lower - 1
    while lower > 0, Ascii.isWordByte(bytes[lower - 1]) { lower -= 1 }
    guard owners.contains(string(ByteRange(lower, name.lower - 1))) else { return false }
    if before == UInt8(ascii: ".") { return true }
    // A link in DocC has two backquotes and a path: ``Module/Type/member``
    while lower > 0, Ascii.isWordByte(bytes[lower - 1]) || bytes[lower - 1] == UInt8(ascii: "/") {
      lower -= 1
    }
    return lower > 0 && bytes[lower - 1] == Self.backquote && isClosed(name.upper)
  }

  /// Whether the backquotes around a name are closed after it, with nothing but the rest of an expression between.
  private func isClosed(_ upper: Int) -> Bool {
    guard upper < bytes.count, bytes[upper] == Self.backquote || "(./".utf8.contains(bytes[upper]) else {
      return false
    }
    // The name of a file stays when a symbol is renamed.
    if [".swift`", ".h`", ".m`", ".xib`"].contains(where: { bytes[upper...].starts(with: $0.utf8) }) {
      return false
    }
    return bytes[upper...].prefix { $0 != 0x0A }.contains(Self.backquote)
  }

  private static let backquote = UInt8(ascii: "`")
}
