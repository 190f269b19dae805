/// Patterns that names from documents are matched with: `case "show"?:`, `if case .some("show") = segue.identifier`
extension SwiftNameReader {
  /// The subject of a `switch`.
  struct Switched {
    var kind: SharedNameKind
    /// The index of the subject in a tuple; nil for the subject alone.
    var element: Int?
  }

  /// The names in the patterns of a `case`.
  func uses(inCaseAt index: NodeIndex, of switched: Switched) -> [NameUse] {
    let all = patterns(after: index, element: switched.element)
    let hasCast = switched.kind == .segue && switched.element == nil && all.count == 1
    let cast = hasCast ? castOfDestination(from: all[0].upperBound, inCase: true) : nil
    return all.flatMap { uses(switched.kind, .compared, $0, cast: cast) }
  }

  /// The index of a subject in the tuple after `switch`; nil for a subject that is in none.
  func element(switchedAt start: NodeIndex) -> Int? {
    guard [.openParen, .comma].contains(tree.kind(start - 1)) else { return nil }
    var commas = 0
    var place = start - 1
    while start - place < Self.longest, tree.kind(place) != .openParen {
      if tree.kind(place) == .comma { commas += 1 }
      // The brackets of an element may contain commas.
      if [.closeParen, .closeBracket, .closeBrace, .openBrace].contains(tree.kind(place)) { return nil }
      place -= 1
    }
    return isWord(place - 1, "switch") ? commas : nil
  }

  /// The patterns of a `case`, each as the tokens of its value.
  ///
  /// - Parameter element: The index of the value in a pattern that is a tuple; nil for other patterns.
  private func patterns(after index: NodeIndex, element: Int?) -> [Range<NodeIndex>] {
    var result: [Range<NodeIndex>] = []
    var place = index + 1
    while result.count < Self.longest {
      let found: (value: Range<NodeIndex>, end: NodeIndex)
      if let element {
        guard let value = value(ofElement: element, inTupleAt: place) else { break }
        found = value
      } else {
        found = pattern(at: place)
      }
      if isWhole(found.value) { result.append(found.value) }
      // A pattern of another form ends the list, since its end can't be found.
      guard tree.kind(found.end) == .comma else { break }
      place = found.end + 1
    }
    return result
  }

  /// The pattern for one element of a tuple, and the token after the tuple.
  private func value(
    ofElement number: Int, inTupleAt open: NodeIndex
  ) -> (value: Range<NodeIndex>, end: NodeIndex)? {
    guard tree.kind(open) == .openParen, let close = closing(of: open) else { return nil }
    var place = open + 1
    for _ in 0..<number {
      place = end(ofElementAt: place) + 1
      if place > close { return nil }
    }
    let found = pattern(at: place)
    return [.comma, .closeParen].contains(tree.kind(found.end))
      ? (found.value, close + 1) : (0..<0, close + 1)
  }

  /// The value in a pattern, and the token after the pattern: `"show"`, `"show"?`, `.some("show")`
  private func pattern(at place: NodeIndex) -> (value: Range<NodeIndex>, end: NodeIndex) {
    let isSome = tree.kind(place) == .dot && isWord(place + 1, "some")
    let open = isSome ? place + 2 : place + 1
    if isSome || isWord(place, "Optional"), tree.kind(open) == .openParen {
      let value = operand(from: open + 1)
      if tree.kind(value.upperBound) == .closeParen { return (value, value.upperBound + 1) }
    }
    let value = operand(from: place)
    return (value, value.upperBound)
  }

  /// The values with which a condition or a list before a subject compares it: `case "show"? =`, `["show", "edit"].contains(`
  ///
  /// - Parameter last: The token before the subject.
  func patterns(before last: NodeIndex) -> [Range<NodeIndex>] {
    if tree.kind(last) == .equals {
      let word = (max(0, last - Self.longest)..<last).last { isWord($0, "case") }
      guard let word, case let found = pattern(at: word + 1), found.end == last else { return [] }
      return [found.value]
    }
    guard tree.kind(last) == .openParen, isWord(last - 1, "contains"), tree.kind(last - 2) == .dot,
      tree.kind(last - 3) == .closeBracket,
      let open = (max(0, last - Self.longest)..<last).last(where: { tree.kind($0) == .openBracket }),
      ![.identifier, .closeParen, .closeBracket].contains(tree.kind(open - 1)) || isKeyword(open - 1)
    else { return [] }
    return elements(of: open..<last - 2)
  }

  /// Whether a parenthesis contains an expression, and no arguments.
  func startsParentheses(_ open: NodeIndex) -> Bool {
    tree.kind(open) == .openParen
      && (![.identifier, .closeParen, .closeBracket, .postfixMark].contains(tree.kind(open - 1))
        || isKeyword(open - 1))
  }

  private func isKeyword(_ index: NodeIndex) -> Bool {
    ["if", "guard", "while", "switch", "return", "case", "where", "in", "try"].contains { isWord(index, $0) }
  }
}
