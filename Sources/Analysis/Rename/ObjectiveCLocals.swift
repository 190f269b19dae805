import Syntax
import Text

/// What tells a declaration from an expression in a body, as far as tokens do.
extension ObjectiveCFile {
  /// Whether a word stands before this one that would be its type: `CGFloat width`.
  func followsType(_ index: Int) -> Bool {
    word(index - 1).map { !statementWords.contains($0) } == true && !endsDirective(index - 1)
  }

  /// Whether a token is the last on the line of a directive such as `#ifdef`, which is no part of the code below it.
  private func endsDirective(_ index: Int) -> Bool {
    guard endsLine(index) else { return false }
    var first = index
    while first > 0, !endsLine(first - 1) { first -= 1 }
    return isMark(first, "#")
  }

  /// Whether the star at an index multiplies, or follows a pointer, rather than being part of a type. In doubt it
  /// is part of a type.
  func isProduct(_ index: Int) -> Bool {
    let left = index - 1
    if isMark(left, ")") || isMark(left, "]") { return true }
    guard let word = word(left) else { return "=+-/&|!?:{;".contains { isMark(left, $0) } }
    if isAccess(left - 1) || word == "return" || word.first?.isNumber == true { return true }
    // `x = a * b`; no type stands behind these.
    return self.word(left - 1) == "return" || "=+-/*<>?|&".contains { isMark(left - 1, $0) }
  }

  /// Where the method or function around a token declares a local or a parameter of a name.
  func local(_ name: String, around index: Int) -> ByteRange? {
    body(around: index).first { isLocal($0, name) }.map { tokens[$0].range }
  }

  private func isLocal(_ index: Int, _ name: String) -> Bool {
    guard word(index) == name, !isAccess(index - 1), !isDeclared(tokens[index].range) else { return false }
    if isMark(index - 1, ")") {
      // A parameter: `:(Type)name`.
      return opening(index - 1).map { isMark($0 - 1, ":") } == true
    }
    let isBehindType = isMark(index - 1, "*") ? !isProduct(index - 1) : followsType(index)
    // A colon also stands behind each part of a selector.
    return isBehindType
      && (word(index + 1) == "in" || ";=,)[".contains { isMark(index + 1, $0) }
        || isMark(index + 1, ":") && followsLoop(index))
  }

  /// Whether a token stands in what a loop declares: `for (Type *name : list)`.
  private func followsLoop(_ index: Int) -> Bool {
    var start = index - 1
    while word(start) != nil || isMark(start, "*") || isMark(start, "&") { start -= 1 }
    return isMark(start, "(") && word(start - 1) == "for"
  }

  /// The tokens of the method or function around one, its head among them.
  private func body(around index: Int) -> Range<Int> {
    var depth = 0
    var head = 0
    for place in tokens.indices {
      if isMark(place, "{") { depth += 1 }
      if isMark(place, "}") { depth -= 1 }
      guard depth <= 0, isMark(place, "}") || isMark(place, ";") else { continue }
      depth = 0
      if place >= index { return head..<place }
      head = place + 1
    }
    return head..<tokens.count
  }

  /// The parts of a selector where a method is declared: `move:(int)x to:(int)y`.
  func pieces(ofMethodDeclaredAt range: ByteRange) -> [(name: String, range: ByteRange)] {
    guard let first = tokens.firstIndex(where: { $0.range == range }) else { return [] }
    var result: [(String, ByteRange)] = []
    var depth = 0
    for index in first..<tokens.count {
      if isMark(index, "(") { depth += 1 }
      if isMark(index, ")") { depth -= 1 }
      if depth == 0, isMark(index, ";") || isMark(index, "{") { break }
      if depth == 0, isMark(index + 1, ":"), let name = word(index) {
        result.append((name, tokens[index].range))
      }
    }
    return result
  }
}

/// What stands before an expression rather than before the name of a variable.
private let statementWords: Set<String> = ["return", "else", "do", "in"]
