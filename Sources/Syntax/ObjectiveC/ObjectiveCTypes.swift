import Text

struct ObjectiveCToken {
  enum Kind {
    case word, star, comma, equals, colon
    /// Parentheses. The token's range is the text between them.
    case group
    /// Angle brackets. The token's range is the text between them.
    case angles
    case other
  }

  var kind: Kind
  var range: ByteRange
}

/// The tokens of one C declaration, such as a property or an instance variable, or of a type alone.
struct ObjectiveCTokens {
  var tokens: [ObjectiveCToken]

  init() { tokens = [] }

  init(_ lexer: ObjectiveCLexer, in range: ByteRange) {
    tokens = []
    var inner = lexer
    inner.offset = range.lower
    take(&inner, until: range.upper)
  }

  mutating func take(_ lexer: inout ObjectiveCLexer, until limit: Int) {
    let start = lexer.offset
    while true {
      lexer.skipTrivia()
      let lower = lexer.offset
      if lower >= limit { return }
      func add(_ kind: ObjectiveCToken.Kind, _ inset: Int = 0) {
        tokens.append(ObjectiveCToken(kind: kind, range: ByteRange(lower + inset, lexer.offset - inset)))
      }
      func takeMark(_ kind: ObjectiveCToken.Kind) {
        lexer.offset += 1
        add(kind)
      }
      switch lexer.current {
      case Ascii.semicolon, Ascii.closeBrace, Ascii.at, Ascii.closeParen:
        return
      case Ascii.minus, Ascii.plus:
        // A declaration without its semicolon ends at the next method.
        if lower > start, lexer.startsLine(lower) { return }
        takeMark(.other)
      case Ascii.star: takeMark(.star)
      case Ascii.comma: takeMark(.comma)
      case Ascii.equals: takeMark(.equals)
      case Ascii.colon where lexer.byte(at: lower + 1) == Ascii.colon:
        lexer.offset += 2
      case Ascii.colon: takeMark(.colon)
      case Ascii.openParen:
        lexer.skipBrackets()
        add(.group, 1)
      case Ascii.openBracket:
        lexer.skipBrackets()
      case Ascii.openBrace:
        lexer.skipBraces()
        // An empty word replaces the braces of a structure, as a name of the type.
        tokens.append(ObjectiveCToken(kind: .word, range: ByteRange(lower, lower)))
      case Ascii.less:
        if lexer.skipAngles() { add(.angles, 1) } else { lexer.offset += 1 }
      case Ascii.quote, Ascii.apostrophe:
        lexer.skipMark()
      default:
        if lexer.takeWord().isEmpty { takeMark(.other) } else { add(.word) }
      }
      if lexer.offset <= lower { lexer.offset = lower + 1 }
    }
  }

  /// Removes the first occurrence of a word; false if there is none.
  mutating func removeWord(_ word: StaticString, _ lexer: ObjectiveCLexer) -> Bool {
    guard let index = tokens.firstIndex(where: { $0.kind == .word && lexer.matches($0.range, word) }) else {
      return false
    }
    tokens.remove(at: index)
    return true
  }

  /// The names after `getter=` and `setter=`.
  func assignments(_ lexer: ObjectiveCLexer) -> [(name: ByteRange, isSetter: Bool)] {
    var result: [(name: ByteRange, isSetter: Bool)] = []
    for index in tokens.indices.dropFirst().dropLast()
    where tokens[index].kind == .equals && tokens[index + 1].kind == .word {
      if lexer.matches(tokens[index - 1].range, "setter") {
        result.append((tokens[index + 1].range, true))
      } else if lexer.matches(tokens[index - 1].range, "getter") {
        result.append((tokens[index + 1].range, false))
      }
    }
    return result
  }
}

/// A name that a C declaration declares.
struct ObjectiveCDeclarator {
  var name: ByteRange
  /// The type of an object as Swift would write it; nil for a block and for types that Swift writes in another way.
  var type: String?
  var flags: CodeMember.Flags
  var swiftName: ByteRange?
}

extension ObjectiveCTokens {
  /// The names that the tokens declare.
  ///
  /// - Parameter isNullable: Whether the property has the attribute `nullable`.
  func declarators(_ lexer: ObjectiveCLexer, isNullable: Bool) -> [ObjectiveCDeclarator] {
    var parts = Parts(tokens, lexer)
    if isNullable { parts.isNullable = true }
    var result: [ObjectiveCDeclarator] = []
    for (position, segment) in parts.segments.enumerated() {
      let block = parts.block(in: segment, lexer)
      let name =
        block ?? (position == 0 ? parts.split(segment, lexer) : segment.first { $0.kind == .word }?.range)
      guard let name else { continue }
      let type =
        block == nil
        ? parts.type(lexer, stars: parts.stars(in: segment), suffix: parts.isNullable ? "?" : "!") : nil
      result.append(
        ObjectiveCDeclarator(name: name, type: type, flags: parts.flags, swiftName: parts.swiftName))
    }
    return result
  }

  /// The type that the tokens are if they contain no name, as for a parameter or a result.
  func type(_ lexer: ObjectiveCLexer) -> String? {
    var parts = Parts(tokens, lexer)
    guard let first = parts.segments.first else { return nil }
    parts.base = first.last { $0.kind == .word }?.range
    parts.angles = first.first { $0.kind == .angles }?.range
    if first.contains(where: { $0.kind == .group }) { return nil }
    return parts.type(lexer, stars: parts.stars(in: first), suffix: parts.isNullable ? "?" : "")
  }
}

/// The parts of a declaration that determine its type.
private struct Parts {
  var segments: [[ObjectiveCToken]] = [[]]
  var flags: CodeMember.Flags = []
  var isNullable = false
  var swiftName: ByteRange?
  /// The argument of `IBOutletCollection`.
  var element: ByteRange?
  /// Whether an expression such as `typeof(x)` or `MY_TYPE(x)`, which may be the type, precedes the first name.
  var mayHaveHiddenType = false
  var base: ByteRange?
  var angles: ByteRange?

  init(_ tokens: [ObjectiveCToken], _ lexer: ObjectiveCLexer) {
    var index = 0
    var isWidth = false
    while index < tokens.count {
      let token = tokens[index]
      let next = index + 1 < tokens.count && tokens[index + 1].kind == .group ? tokens[index + 1].range : nil
      index += 1
      // The number after a colon is the width of a bit field.
      if token.kind == .comma { isWidth = false } else if token.kind == .colon { isWidth = true }
      if isWidth { continue }
      switch token.kind {
      case .comma:
        segments.append([])
      case .word:
        if let next, !Self.isDeclarator(next, lexer) {
          // The word is a macro or an attribute with an argument.
          index += 1
          if lexer.matches(token.range, "IBOutletCollection") {
            flags.insert(.outlet)
            element = next
          } else if lexer.matches(token.range, "NS_SWIFT_NAME") {
            swiftName = next
          } else if segments[0].isEmpty {
            mayHaveHiddenType = true
          }
          continue
        }
        switch mark(token.range, lexer) {
        case .plain: segments[segments.count - 1].append(token)
        case .outlet: flags.insert(.outlet)
        case .inspectable: flags.insert(.inspectable)
        case .nullable: isNullable = true
        case .qualifier: break
        }
      case .star, .angles, .group:
        segments[segments.count - 1].append(token)
      case .equals, .colon, .other:
        break
      }
    }
  }

  private static func isDeclarator(_ group: ByteRange, _ lexer: ObjectiveCLexer) -> Bool {
    var inner = lexer
    inner.offset = group.lower
    inner.skipTrivia()
    return inner.current == Ascii.caret || inner.current == Ascii.star
  }

  /// The name in `(^name)`; nil if the segment does not declare a block or a function pointer.
  func block(in segment: [ObjectiveCToken], _ lexer: ObjectiveCLexer) -> ByteRange? {
    guard let group = segment.first(where: { $0.kind == .group })?.range, Self.isDeclarator(group, lexer)
    else {
      return nil
    }
    return ObjectiveCTokens(lexer, in: group).tokens.last { $0.kind == .word }?.range
  }

  func stars(in segment: [ObjectiveCToken]) -> Int { segment.count { $0.kind == .star } }

  /// Finds the type of a segment and returns the declared name.
  mutating func split(_ segment: [ObjectiveCToken], _ lexer: ObjectiveCLexer) -> ByteRange? {
    if let mark = segment.lastIndex(where: { $0.kind == .star || $0.kind == .angles }) {
      let head = segment[..<(segment.firstIndex { $0.kind == .star || $0.kind == .angles } ?? mark)]
      base = head.last { $0.kind == .word }?.range
      angles = segment.first { $0.kind == .angles }?.range
      let words = segment[(mark + 1)...].filter { $0.kind == .word }.map(\.range)
      return words.first { !isMacro($0, lexer) } ?? words.first
    }
    var words = segment.filter { $0.kind == .word }.map(\.range)
    while words.count > 2, let last = words.last, isMacro(last, lexer) { words.removeLast() }
    let name = words.popLast()
    base = words.last
    // One word alone is not a declaration.
    return base == nil && !mayHaveHiddenType ? nil : name
  }

  /// Whether a word is written like a macro: capitals with an underscore, as in `UI_APPEARANCE_SELECTOR`.
  private func isMacro(_ word: ByteRange, _ lexer: ObjectiveCLexer) -> Bool {
    var hasUnderscore = false
    for index in word.lower..<word.upper {
      let byte = lexer.byte(at: index)
      if byte == Ascii.underscore { hasUnderscore = true }
      guard byte == Ascii.underscore || Ascii.isUpper(byte) || Ascii.isDigit(byte) else { return false }
    }
    return hasUnderscore
  }

  func type(_ lexer: ObjectiveCLexer, stars: Int, suffix: String) -> String? {
    if let element { return "[" + objectType(in: element, lexer) + "]" + suffix }
    guard let base else { return nil }
    if lexer.matches(base, "id") {
      guard stars == 0 else { return nil }
      let names = angles.map { protocols(in: $0, lexer) } ?? []
      return (names.isEmpty ? "AnyObject" : names.joined(separator: " & ")) + ending(names.count, suffix)
    }
    let name = lexer.text(base)
    guard stars > 0 else { return lexer.matches(base, "Class") ? "AnyClass" : name }
    guard stars == 1 else { return nil }
    guard let angles else { return name + suffix }
    if name == "NSArray" || name == "NSMutableArray" {
      return "[" + objectType(in: angles, lexer) + "]" + suffix
    }
    // Type arguments are pointers. A name without a star is a protocol.
    let names = protocols(in: angles, lexer)
    return ([name] + names).joined(separator: " & ") + ending(names.count + 1, suffix)
  }

  /// The suffix after a type with `count` parts. A composition gets none, since `P & Q!` means `P & (Q!)`.
  private func ending(_ count: Int, _ suffix: String) -> String { count > 1 ? "" : suffix }

  private func objectType(in range: ByteRange, _ lexer: ObjectiveCLexer) -> String {
    ObjectiveCTokens(lexer, in: range).type(lexer).map {
      $0.hasSuffix("?") ? String($0.dropLast()) : $0
    } ?? "AnyObject"
  }

  /// The protocols in a range; empty where it is not a plain list of names.
  private func protocols(in range: ByteRange, _ lexer: ObjectiveCLexer) -> [String] {
    let tokens = ObjectiveCTokens(lexer, in: range).tokens
    guard tokens.allSatisfy({ $0.kind == .word || $0.kind == .comma }) else { return [] }
    return tokens.filter { $0.kind == .word }.map { lexer.text($0.range) }
  }
}

private enum Mark { case plain, outlet, inspectable, nullable, qualifier }

private func mark(_ word: ByteRange, _ lexer: ObjectiveCLexer) -> Mark {
  PackedName(lexer.base, count: lexer.end, lower: word.lower, upper: word.upper).flatMap { marks[$0] }
    ?? .plain
}

private let marks = NameTable<Mark>(
  [
    ("IBOutlet", .outlet), ("IBInspectable", .inspectable), ("nullable", .nullable),
    ("_Nullable", .nullable), ("__nullable", .nullable), ("const", .qualifier), ("volatile", .qualifier),
    ("nonnull", .qualifier), ("null_unspecified", .qualifier), ("null_resettable", .qualifier),
    ("_Nonnull", .qualifier), ("_Null_unspecified", .qualifier), ("__nonnull", .qualifier),
    ("__null_unspecified", .qualifier), ("__weak", .qualifier), ("__strong", .qualifier),
    ("__unsafe_unretained", .qualifier), ("__autoreleasing", .qualifier), ("__block", .qualifier),
    ("__kindof", .qualifier), ("static", .qualifier), ("extern", .qualifier), ("struct", .qualifier),
    ("enum", .qualifier), ("union", .qualifier), ("__unused", .qualifier), ("mutable", .qualifier),
  ])
