import Index
import Syntax

/// What is known of a value in code. Optionals count as what they wrap, since a name behind `?.` or `!` means the
/// same.
indirect enum CodeValue {
  case unknown
  /// An object of a class; of any of these where it can't be told.
  case object([ClassChain])
  /// Of a struct, an enum or an actor of the workspace.
  case plain([TypeID])
  /// Of a type that the file at hand declares and no outline lists with its members; an index into its types.
  case local(Int32)
  /// Of a type by this name that the workspace does not declare: nothing of ours but what extensions add.
  case outside(String)
  case conforming([TypeID])
  case anyObject
  case sequence(CodeValue)
  case dictionary(CodeValue, CodeValue)
  case tuple([CodeValue])
  case function([CodeValue], CodeValue)
  /// A type as a value.
  case type(CodeValue)

  var isUnknown: Bool { if case .unknown = self { true } else { false } }
}

/// A type's text taken apart, names left to the caller.
struct TypeReader {
  private let text: [UInt8]
  private var offset = 0
  private var depth = 0
  /// What a name with generic arguments means.
  private let meaning: (_ name: String, _ arguments: [CodeValue]) -> CodeValue

  static func read(_ text: String, _ meaning: (String, [CodeValue]) -> CodeValue) -> CodeValue {
    withoutActuallyEscaping(meaning) { meaning in
      var reader = TypeReader(text: Array(text.utf8), meaning: meaning)
      return reader.readType()
    }
  }

  private init(text: [UInt8], meaning: @escaping (String, [CodeValue]) -> CodeValue) {
    self.text = text
    self.meaning = meaning
  }

  private var current: UInt8 { offset < text.count ? text[offset] : 0 }

  private mutating func accept(_ byte: UInt8) -> Bool {
    while current == 0x20 { offset += 1 }
    guard current == byte else { return false }
    offset += 1
    return true
  }

  private mutating func readType() -> CodeValue {
    depth += 1
    defer { depth -= 1 }
    guard depth < 32 else {
      offset = text.count
      return .unknown
    }
    var value = readOperand()
    while accept(UInt8(ascii: "&")) {
      let next = readOperand()
      if case .object = value {} else { value = next }
    }
    skipEffects()
    if current == UInt8(ascii: "-"), offset + 1 < text.count, text[offset + 1] == UInt8(ascii: ">") {
      offset += 2
      let parameters: [CodeValue] = if case .tuple(let values) = value { values } else { [value] }
      return .function(parameters, readType())
    }
    return value
  }

  private mutating func skipEffects() {
    let start = offset
    while true {
      while current == 0x20 { offset += 1 }
      let word = takeWord()
      if word != "throws", word != "async", word != "rethrows" { break }
    }
    if current != UInt8(ascii: "-") { offset = start }
  }

  private mutating func readOperand() -> CodeValue {
    depth += 1
    defer { depth -= 1 }
    guard depth < 64 else {
      offset = text.count
      return .unknown
    }
    while current == 0x20 || current == UInt8(ascii: "~") { offset += 1 }
    while current == UInt8(ascii: "@") {
      offset += 1
      _ = takeWord()
      while current == 0x20 { offset += 1 }
    }
    var value: CodeValue
    if accept(UInt8(ascii: "(")) {
      let values = readList(until: UInt8(ascii: ")"))
      // A function's parameters stay a list; one type in parentheses is the type.
      let isFunction = current == UInt8(ascii: "-") || current == 0x20
      value = values.count == 1 && !isFunction ? values[0] : .tuple(values)
    } else if accept(UInt8(ascii: "[")) {
      let first = readType()
      if accept(UInt8(ascii: ":")) {
        value = .dictionary(first, readType())
      } else {
        value = .sequence(first)
      }
      _ = accept(UInt8(ascii: "]"))
    } else {
      value = readName()
    }
    while current == UInt8(ascii: "?") || current == UInt8(ascii: "!") || current == UInt8(ascii: ".") {
      if current == UInt8(ascii: ".") {
        // Behind generic arguments or brackets: `[T].Index`, `Outer<T>.Inner`.
        let isEllipsis = offset + 1 < text.count && text[offset + 1] == UInt8(ascii: ".")
        if isEllipsis {
          offset += 3
          value = .sequence(value)
          continue
        }
        offset += 1
        let word = takeWord()
        if word == "Type" { value = .type(value) } else { value = .unknown }
        continue
      }
      offset += 1
    }
    return value
  }

  private mutating func readList(until close: UInt8) -> [CodeValue] {
    var values: [CodeValue] = []
    while offset < text.count, !accept(close) {
      let before = offset
      skipLabel()
      values.append(readType())
      _ = accept(UInt8(ascii: ","))
      if offset == before { offset += 1 }
    }
    return values
  }

  /// `name:`, `_ name:`
  private mutating func skipLabel() {
    let start = offset
    for _ in 0..<2 {
      while current == 0x20 { offset += 1 }
      _ = takeWord()
    }
    if current == UInt8(ascii: ":") { offset += 1 } else { offset = start }
  }

  private mutating func takeWord() -> String {
    let start = offset
    while Ascii.isWordByte(current) { offset += 1 }
    return String(decoding: text[start..<offset], as: UTF8.self)
  }

  private mutating func readName() -> CodeValue {
    var name = takeWord()
    while current == 0x20, prefixes.contains(name) {
      offset += 1
      // `inout [T]`, `any (P & Q)`
      if !Ascii.isWordByte(current) { return readOperand() }
      name = takeWord()
    }
    if name.isEmpty { return .unknown }
    var components = 1
    while current == UInt8(ascii: "."), offset + 1 < text.count, Ascii.isWordByte(text[offset + 1]) {
      let before = offset
      offset += 1
      let word = takeWord()
      if word == "Type" || word == "Protocol" {
        offset = before
        break
      }
      name += "." + word
      components += 1
    }
    if components > deepestType { return .unknown }
    var arguments: [CodeValue] = []
    if accept(UInt8(ascii: "<")) { arguments = readList(until: UInt8(ascii: ">")) }
    return meaning(name, arguments)
  }
}

/// How deep types are nested at most.
let deepestType = 16

private let prefixes: Set<String> = [
  "any", "some", "inout", "each", "repeat", "sending", "borrowing", "consuming", "isolated", "__owned",
  "__shared",
]
