/// Bytes that the scanners look for.
@usableFromInline package enum Ascii {
  static let tab: UInt8 = 0x09
  static let newline: UInt8 = 0x0A
  static let carriageReturn: UInt8 = 0x0D
  static let space: UInt8 = 0x20
  static let bang: UInt8 = 0x21
  static let quote: UInt8 = 0x22
  static let hash: UInt8 = 0x23
  static let percent: UInt8 = 0x25
  static let ampersand: UInt8 = 0x26
  static let apostrophe: UInt8 = 0x27
  static let openParen: UInt8 = 0x28
  static let closeParen: UInt8 = 0x29
  static let star: UInt8 = 0x2A
  static let plus: UInt8 = 0x2B
  static let comma: UInt8 = 0x2C
  static let minus: UInt8 = 0x2D
  static let dot: UInt8 = 0x2E
  static let slash: UInt8 = 0x2F
  static let colon: UInt8 = 0x3A
  static let semicolon: UInt8 = 0x3B
  static let less: UInt8 = 0x3C
  static let equals: UInt8 = 0x3D
  static let greater: UInt8 = 0x3E
  static let question: UInt8 = 0x3F
  static let at: UInt8 = 0x40
  static let openBracket: UInt8 = 0x5B
  static let backslash: UInt8 = 0x5C
  static let closeBracket: UInt8 = 0x5D
  static let underscore: UInt8 = 0x5F
  static let backtick: UInt8 = 0x60
  static let openBrace: UInt8 = 0x7B
  static let caret: UInt8 = 0x5E
  static let pipe: UInt8 = 0x7C
  static let closeBrace: UInt8 = 0x7D
  static let tilde: UInt8 = 0x7E

  /// Letters, digits, `_`, `$` and everything outside ASCII.
  @inlinable @inline(__always) package static func isWordByte(_ byte: UInt8) -> Bool {
    // Hot, as it runs for each byte: a table of bits replaces comparisons with four ranges.
    if byte >= 0x80 { return true }
    let bits: UInt64 = byte < 0x40 ? 0x03FF_0010_0000_0000 : 0x07FF_FFFE_87FF_FFFE
    return (bits >> UInt64(byte & 0x3F)) & 1 != 0
  }

  static func isDigit(_ byte: UInt8) -> Bool { byte >= 0x30 && byte <= 0x39 }

  package static func isUpper(_ byte: UInt8) -> Bool { byte >= 0x41 && byte <= 0x5A }

  static func isLower(_ byte: UInt8) -> Bool { byte >= 0x61 && byte <= 0x7A }

  /// The ASCII bytes that Swift's operators are made of, the dot left out.
  static func isOperator(_ byte: UInt8) -> Bool {
    switch byte {
    case slash, equals, minus, plus, bang, star, 0x25, less, greater, ampersand, pipe, caret, tilde, question:
      true
    default: false
    }
  }

  /// The bytes that can end an operand. An operator may follow them directly.
  static func isOperandEnd(_ byte: UInt8) -> Bool {
    isWordByte(byte) || byte == closeParen || byte == closeBracket || byte == closeBrace || byte == quote
      || byte == backtick || byte == bang || byte == question || byte == dot
  }
}

package func hexadecimalDigit(_ byte: UInt8) -> UInt32? {
  switch byte {
  case 0x30...0x39: UInt32(byte - 0x30)
  case 0x41...0x46: UInt32(byte - 0x37)
  case 0x61...0x66: UInt32(byte - 0x57)
  default: nil
  }
}
