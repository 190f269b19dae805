extension ObjectiveCTree {
  /// The opening bracket of the pair that a token closes; nil if the token is not a closing bracket.
  ///
  /// The two brackets may differ, since an `#if` may open a brace in each branch, and text is read while it is typed.
  package func opening(_ index: Int) -> Int? {
    link(index, \.partner).flatMap { $0 < index ? $0 : nil }
  }

  /// The closing bracket of the pair that a token opens; nil if the token is not an opening bracket.
  package func closing(_ index: Int) -> Int? {
    link(index, \.partner).flatMap { $0 > index ? $0 : nil }
  }

  /// The opening bracket of the innermost pair around a token.
  package func opening(around index: Int) -> Int? { link(index, \.enclosing) }

  /// The token after another one. After an opening bracket, it is the token after the whole pair; nil at a closing bracket.
  func next(after index: Int) -> Int? {
    if isMark(index, anyOf: ")]}") { return nil }
    return isMark(index, anyOf: "([{") ? closing(index).map { $0 + 1 } : index + 1
  }

  mutating func findBrackets() {
    var open: [(bracket: Int, statement: Int32, commas: Int32)] = []
    var squares: [Int] = []
    var (statement, commas): (Int32, Int32) = (-1, 0)
    var less: [Int] = []
    for index in tokens.indices {
      tokens[index].enclosing = Int32(clamping: open.last?.bracket ?? -1)
      (tokens[index].statement, tokens[index].commas) = (statement, commas)
      if case .mark(let mark) = tokens[index].kind {
        switch mark {
        case Ascii.openBracket, Ascii.openParen, Ascii.openBrace:
          if mark == Ascii.openBracket { squares.append(index) }
          open.append((index, statement, commas))
          (statement, commas) = (Int32(clamping: index), 0)
        case Ascii.closeBracket, Ascii.closeParen, Ascii.closeBrace:
          if mark == Ascii.closeBracket { _ = squares.popLast() }
          if let opening = open.popLast() {
            tokens[index].partner = Int32(clamping: opening.bracket)
            tokens[opening.bracket].partner = Int32(clamping: index)
            (statement, commas) = (opening.statement, opening.commas)
            while let last = less.last, last > opening.bracket { less.removeLast() }
          }
          if mark == Ascii.closeBrace { statement = Int32(clamping: index) }
        case Ascii.semicolon: statement = Int32(clamping: index)
        case Ascii.comma: commas += 1
        case Ascii.less: less.append(index)
        case Ascii.greater: tokens[index].less = Int32(clamping: less.popLast() ?? -1)
        default: break
        }
        switch mark {
        case Ascii.semicolon, Ascii.openBrace, Ascii.closeBrace, Ascii.ampersand, Ascii.pipe, Ascii.equals:
          less.removeAll(keepingCapacity: true)
        default: break
        }
      }
      tokens[index].square = Int32(clamping: squares.last ?? -1)
    }
  }
}
