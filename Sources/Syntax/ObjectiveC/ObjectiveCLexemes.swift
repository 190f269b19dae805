import Text

/// A word, a mark or a literal of an Objective-C text.
///
/// White space, comments and directives are left out, but for the words in definitions.
package struct ObjectiveCLexeme: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    case word, string
    case mark(UInt8)
    /// `->`
    case arrow
  }

  package var kind: Kind
  package var range: ByteRange
}

/// The tokens of an Objective-C text in order; never fails.
package func objectiveCLexemes(of bytes: [UInt8]) -> [ObjectiveCLexeme] {
  var tokens: [ObjectiveCLexeme] = []
  var index = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
  func byte(_ at: Int) -> UInt8 { at < bytes.count ? bytes[at] : 0 }
  while index < bytes.count {
    let start = index
    switch bytes[index] {
    case Ascii.slash where byte(index + 1) == Ascii.slash:
      while index < bytes.count, bytes[index] != Ascii.newline { index += 1 }
    case Ascii.slash where byte(index + 1) == Ascii.star:
      index += 2
      while index < bytes.count, !(bytes[index] == Ascii.star && byte(index + 1) == Ascii.slash) {
        index += 1
      }
      index = min(index + 2, bytes.count)
    case Ascii.quote, 0x27:
      index += 1
      while index < bytes.count, bytes[index] != bytes[start], bytes[index] != Ascii.newline {
        index += bytes[index] == Ascii.backslash ? 2 : 1
      }
      index = min(index + 1, bytes.count)
      tokens.append(ObjectiveCLexeme(kind: .string, range: ByteRange(start, index)))
    case Ascii.minus where byte(index + 1) == Ascii.greater:
      index += 2
      tokens.append(ObjectiveCLexeme(kind: .arrow, range: ByteRange(start, index)))
    case let first where Ascii.isWordByte(first):
      while index < bytes.count, Ascii.isWordByte(bytes[index]) { index += 1 }
      tokens.append(ObjectiveCLexeme(kind: .word, range: ByteRange(start, index)))
    case let first where first > Ascii.space:
      index += 1
      tokens.append(ObjectiveCLexeme(kind: .mark(first), range: ByteRange(start, index)))
    default: index += 1
    }
  }
  return tokens
}
