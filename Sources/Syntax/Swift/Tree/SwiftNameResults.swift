import Text

/// Checks of the result of a call that takes a name.
extension SwiftNameReader {
  /// Whether the result of a call is force-unwrapped or force-cast.
  ///
  /// - Parameter open: The parenthesis of the call.
  func isUnwrapped(after open: NodeIndex) -> Bool {
    guard let close = closing(of: open) else { return false }
    return isWord(close + 1, "as") ? isForce(close + 2) : isForced(close)
  }

  /// Whether the app ends if a call returns nil: `call(…)!`, or `let cell = call(…)` and later `return cell!`
  func isForced(resultOfCallAt index: NodeIndex, _ known: inout UsesOfConstants) -> Bool {
    guard let close = closing(of: index + 1) else { return false }
    // A forced cast to an optional, `as! Type?`, accepts nil.
    if isForced(close) || cast(after: index + 1) != nil { return true }
    let equals = start(ofOperandBefore: index) - 1
    guard tree.kind(equals) == .equals, isWord(equals - 2, "let"),
      // A condition already unwraps the value, and a fallback replaces nil.
      !["if", "guard", "while"].contains(where: { isWord(equals - 3, $0) }), tree.kind(equals - 3) != .comma,
      isWord(close + 1, "as") || startsLine(close + 1)
    else { return false }
    let constant = equals - 1
    let uses = known.uses(of: constant, in: self).filter { $0 > close }
    func isForcedUse(_ use: NodeIndex) -> Bool { isForced(use) || isWord(use + 1, "as") && isForce(use + 2) }
    return uses.contains(where: isForcedUse)
      && !uses.contains {
        [tree.kind($0 - 1), tree.kind($0 + 1)].contains(.anyOperator)
          || tree.kind($0 - 1) == .equals && !isForcedUse($0)
      }
  }

  /// Whether `!` force-unwraps the expression that ends with a token.
  private func isForced(_ last: NodeIndex) -> Bool {
    tree.kind(last + 1) == .postfixMark && isForce(last + 1)
  }

  private func isForce(_ mark: NodeIndex) -> Bool {
    // The token at the end of the file has no bytes.
    tree.kind(mark).map { $0 != .end } == true && text[tree.tokens[mark].range.lower] == UInt8(ascii: "!")
  }

  /// The type in `call(…) as! Type`; nil without a forced cast.
  ///
  /// - Parameter open: The parenthesis of the call.
  func cast(after open: NodeIndex) -> WrittenName? {
    closing(of: open).flatMap { cast(at: $0 + 1) }
  }

  /// The type in `loadNibNamed(…)?.first as! Type` and `UINib(…).instantiate(…)[0] as! Type`; nil for another object or without a
  /// forced cast.
  ///
  /// - Parameter open: The parenthesis of the call with the nib's name.
  func castOfFirstObject(after open: NodeIndex) -> WrittenName? {
    guard var last = closing(of: open) else { return nil }
    if tree.kind(last + 1) == .dot, isWord(last + 2, "instantiate"), let close = closing(of: last + 3) {
      last = close
    }
    func skipMarks() { while tree.kind(last + 1) == .postfixMark { last += 1 } }
    skipMarks()
    if tree.kind(last + 1) == .dot, isWord(last + 2, "first") {
      last += 2
    } else if tree.kind(last + 1) == .openBracket, tree.kind(last + 2) == .number,
      tree.kind(last + 3) == .closeBracket, tree.tokens[last + 2].range.length == 1,
      text[tree.tokens[last + 2].range.lower] == UInt8(ascii: "0")
    {
      last += 3
    } else {
      return nil
    }
    skipMarks()
    return cast(at: last + 1)
  }

  private func cast(at place: NodeIndex) -> WrittenName? {
    guard isWord(place, "as"), isForce(place + 1) else { return nil }
    let run = operand(from: place + 2)
    // A generic parameter or an alias may have the name of a class.
    guard let first = run.first, let last = run.last, tree.kind(last) == .identifier,
      !isAnyType(first),
      ![.less, .openParen, .anyOperator].contains(tree.kind(run.upperBound))
        || startsLine(run.upperBound)
    else { return nil }
    let range = ByteRange(tree.tokens[first].range.lower, tree.tokens[last].range.upper)
    return WrittenName(
      text: String(decoding: text[range.lower..<range.upper], as: UTF8.self), range: range, form: .typeName)
  }
}

/// The uses of the constants in a file. Each name is looked up once, even if many constants have it.
struct UsesOfConstants {
  private var places: [SwiftTree.NodeIndex: [SwiftTree.NodeIndex]]?
  private var known: [SwiftTree.NodeIndex: [SwiftTree.NodeIndex: [SwiftTree.NodeIndex]]] = [:]

  /// The tokens that refer to the constant that a token declares.
  mutating func uses(of constant: SwiftTree.NodeIndex, in reader: SwiftNameReader) -> [SwiftTree.NodeIndex] {
    let tree = reader.tree
    let name = tree.tokens[constant].name
    if let found = known[name] { return found[constant] ?? [] }
    let all =
      places
      ?? Dictionary(
        grouping: tree.tokens.indices.filter { tree.kind($0) == .identifier && tree.kind($0 - 1) != .dot },
        by: { tree.tokens[$0].name })
    places = all
    let found = Dictionary(grouping: all[name] ?? []) { reader.declaration(ofNameAt: $0) ?? -1 }
    known[name] = found
    return found[constant] ?? []
  }
}
