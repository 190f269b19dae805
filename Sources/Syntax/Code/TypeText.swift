/// A type in source code, parsed.
///
/// Attributes, ownership, `any` and `some` are left out, since they do not change which types its names mean.
package indirect enum TypeText: Hashable, Sendable {
  /// A name with its dots, and its generic arguments.
  case name(String, [TypeText])
  /// A name after a dot that follows generic arguments or brackets, and `Type` and `Protocol` after a name.
  case member(TypeText, String)
  case optional(TypeText)
  case array(TypeText)
  case dictionary(TypeText, TypeText)
  case variadic(TypeText)
  case tuple([TypeText])
  case composition([TypeText])
  case function([TypeText], TypeText)
  /// A text that is not a type.
  case unreadable

  /// Parses the type at the beginning of a text. A text that is not a type is `unreadable`; text after a type is ignored.
  package init(_ text: String) {
    var reader = TypeTextReader(Array(text.utf8))
    self = reader.readType()
  }

  /// The type without optionals around it.
  package var unwrapped: TypeText {
    switch self {
    case .optional(let wrapped): wrapped.unwrapped
    case .name("Optional", let arguments) where arguments.count == 1: arguments[0].unwrapped
    default: self
    }
  }

  /// The types of which a value has all: the parts of a composition, else the type itself.
  package var components: [TypeText] {
    if case .composition(let types) = self { types.flatMap(\.unwrapped.components) } else { [self] }
  }

  /// The name without generic arguments: `Outer<T>.Inner` as `Outer.Inner`; nil if the type is not a name.
  package var plainName: String? {
    switch self {
    case .name(let name, _): name
    case .member(let type, let name): type.plainName.map { $0 + "." + name }
    default: nil
    }
  }
}

private struct TypeTextReader {
  private let text: [UInt8]
  private var offset = 0
  private var depth = 0

  private static let prefixes: Set<String> = [
    "any", "some", "inout", "each", "repeat", "sending", "borrowing", "consuming", "isolated", "__owned",
    "__shared",
  ]

  init(_ text: [UInt8]) { self.text = text }

  private func byte(at index: Int) -> UInt8 { index < text.count ? text[index] : 0 }

  private var current: UInt8 { byte(at: offset) }

  private mutating func skipSpaces() { while current == Ascii.space { offset += 1 } }

  private mutating func accept(_ byte: UInt8) -> Bool {
    skipSpaces()
    guard current == byte else { return false }
    offset += 1
    return true
  }

  private mutating func takeWord() -> String {
    let start = offset
    while Ascii.isWordByte(current) { offset += 1 }
    return String(decoding: text[start..<offset], as: UTF8.self)
  }

  mutating func readType() -> TypeText {
    depth += 1
    defer { depth -= 1 }
    guard depth < 32 else {
      offset = text.count
      return .unreadable
    }
    var types = [readOperand()]
    while accept(Ascii.ampersand) { types.append(readOperand()) }
    let type = types.count == 1 ? types[0] : .composition(types)
    skipEffects()
    if isAtArrow {
      offset += 2
      let parameters: [TypeText] = if case .tuple(let types) = type { types } else { [type] }
      return .function(parameters, readType())
    }
    return type
  }

  private var isAtArrow: Bool { current == Ascii.minus && byte(at: offset + 1) == Ascii.greater }

  /// Skips `async throws` before an arrow.
  private mutating func skipEffects() {
    let start = offset
    while true {
      skipSpaces()
      let word = takeWord()
      if word != "throws", word != "async", word != "rethrows" { break }
      if word == "throws", accept(Ascii.openParen) { _ = readList(until: Ascii.closeParen) }
    }
    if !isAtArrow { offset = start }
  }

  private mutating func readOperand() -> TypeText {
    depth += 1
    defer { depth -= 1 }
    guard depth < 64 else {
      offset = text.count
      return .unreadable
    }
    while current == Ascii.space || current == Ascii.tilde { offset += 1 }
    while accept(Ascii.at) {
      let hasArguments = ["convention", "isolated", "differentiable"].contains(takeWord())
      if hasArguments, accept(Ascii.openParen) { _ = readList(until: Ascii.closeParen) }
      skipSpaces()
    }
    if accept(Ascii.openParen) {
      let types = readList(until: Ascii.closeParen)
      skipEffects()
      // The parameters of a function stay a list. Without an arrow, one type in parentheses is the type itself.
      return types.count == 1 && !isAtArrow ? withSuffixes(types[0]) : withSuffixes(.tuple(types))
    }
    if accept(Ascii.openBracket) {
      let element = readType()
      let type: TypeText = accept(Ascii.colon) ? .dictionary(element, readType()) : .array(element)
      _ = accept(Ascii.closeBracket)
      return withSuffixes(type)
    }
    return withSuffixes(readName())
  }

  private func isSuffix(_ byte: UInt8) -> Bool {
    byte == Ascii.question || byte == Ascii.bang || byte == Ascii.dot
  }

  private mutating func withSuffixes(_ operand: TypeText) -> TypeText {
    var type = operand
    var count = 0
    while isSuffix(current) {
      count += 1
      // Each suffix nests the type once more, and a deep value needs a deep stack to be freed.
      guard count < 8 else {
        offset = text.count
        return .unreadable
      }
      if current != Ascii.dot {
        offset += 1
        type = .optional(type)
      } else if byte(at: offset + 1) == Ascii.dot {
        offset += 3
        type = .variadic(type)
      } else {
        offset += 1
        type = .member(type, takeWord())
      }
    }
    return type
  }

  private mutating func readList(until close: UInt8) -> [TypeText] {
    var types: [TypeText] = []
    while offset < text.count, !accept(close) {
      let before = offset
      skipLabel()
      types.append(readType())
      _ = accept(Ascii.comma)
      if offset == before { offset += 1 }
    }
    return types
  }

  /// Skips `name:` or `_ name:`.
  private mutating func skipLabel() {
    let start = offset
    for _ in 0..<2 {
      skipSpaces()
      _ = takeWord()
    }
    if current == Ascii.colon { offset += 1 } else { offset = start }
  }

  private mutating func readName() -> TypeText {
    var name = takeWord()
    while Self.prefixes.contains(name), current == Ascii.space || current == Ascii.openParen {
      skipSpaces()
      // A bracket may follow the prefix, as in `inout [T]` and `any (P & Q)`.
      if !Ascii.isWordByte(current) { return readOperand() }
      name = takeWord()
    }
    if name.isEmpty { return .unreadable }
    while current == Ascii.dot, Ascii.isWordByte(byte(at: offset + 1)) {
      let before = offset
      offset += 1
      let word = takeWord()
      if word == "Type" || word == "Protocol" {
        offset = before
        break
      }
      name += "." + word
    }
    return .name(name, accept(Ascii.less) ? readList(until: Ascii.greater) : [])
  }
}
