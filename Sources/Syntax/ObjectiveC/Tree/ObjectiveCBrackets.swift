/// The brackets of an Objective-C text in pairs.
///
/// The kinds of a pair need not agree, since an `#if` may open a brace in each branch and a text is read while it is typed.
struct ObjectiveCBrackets: Sendable {
  /// The other bracket of a pair, by token; -1 for all other tokens.
  private var partners: [Int32]
  /// The innermost bracket around a token.
  private var enclosing: [Int32]
  /// The innermost `[` around a token, which may be that token.
  private var squares: [Int32]
  /// The last `;`, `{` or `}` before a token in the same brackets, or the bracket around it; -1 at the start.
  private var statements: [Int32]
  /// The number of commas before a token in the same brackets.
  private var commas: [Int32]
  /// The `<` that each `>` closes, where both enclose what types consist of.
  private var angles: [Int: Int] = [:]

  init(_ tokens: [ObjectiveCLexeme]) {
    partners = Array(repeating: -1, count: tokens.count)
    (enclosing, squares, statements, commas) = (partners, partners, partners, partners)
    var open: [(bracket: Int, statement: Int, commas: Int32)] = []
    var square: [Int] = []
    var start = -1
    var comma: Int32 = 0
    var less: [Int] = []
    for (index, token) in tokens.enumerated() {
      enclosing[index] = Int32(clamping: open.last?.bracket ?? -1)
      statements[index] = Int32(clamping: start)
      commas[index] = comma
      if case .mark(let mark) = token.kind {
        switch mark {
        case Ascii.openBracket, Ascii.openParen, Ascii.openBrace:
          if mark == Ascii.openBracket { square.append(index) }
          open.append((index, start, comma))
          (start, comma) = (index, 0)
        case Ascii.closeBracket, Ascii.closeParen, Ascii.closeBrace:
          if mark == Ascii.closeBracket { _ = square.popLast() }
          if let opening = open.popLast() {
            partners[index] = Int32(clamping: opening.bracket)
            partners[opening.bracket] = Int32(clamping: index)
            (start, comma) = (opening.statement, opening.commas)
            while let last = less.last, last > opening.bracket { less.removeLast() }
          }
          if mark == Ascii.closeBrace { start = index }
        case Ascii.semicolon: start = index
        case Ascii.comma: comma += 1
        case Ascii.less: less.append(index)
        case Ascii.greater:
          if let last = less.popLast() { angles[index] = last }
        default: break
        }
        switch mark {
        case Ascii.semicolon, Ascii.openBrace, Ascii.closeBrace, Ascii.ampersand, Ascii.pipe, Ascii.equals:
          less.removeAll(keepingCapacity: true)
        default: break
        }
      }
      squares[index] = Int32(clamping: square.last ?? -1)
    }
  }

  private func known(_ index: Int32) -> Int? { index < 0 ? nil : Int(index) }

  private func partner(_ index: Int) -> Int? {
    partners.indices.contains(index) ? known(partners[index]) : nil
  }

  func opening(_ index: Int) -> Int? { partner(index).flatMap { $0 < index ? $0 : nil } }

  func closing(_ index: Int) -> Int? { partner(index).flatMap { $0 > index ? $0 : nil } }

  func opening(around index: Int) -> Int? {
    enclosing.indices.contains(index) ? known(enclosing[index]) : nil
  }

  func square(around index: Int) -> Int? { squares.indices.contains(index) ? known(squares[index]) : nil }

  func statement(around index: Int) -> Int? {
    statements.indices.contains(index) ? known(statements[index]) : nil
  }

  func commas(before index: Int) -> Int { commas.indices.contains(index) ? Int(commas[index]) : 0 }

  func less(closedBy index: Int) -> Int? { angles[index] }
}
