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

  /// Whether the app ends if a call finds nothing of a kind. Code unwraps images and colors in the call's own expression.
  func isNeeded(
    _ kind: SharedNameKind, resultOfCallAt index: NodeIndex, _ known: inout UsesOfConstants
  ) -> Bool {
    switch kind {
    case .cell: isForced(resultOfCallAt: index, &known)
    case .image, .color: isUnwrapped(after: index + 1)
    default: false
    }
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

  func isForce(_ mark: NodeIndex) -> Bool {
    // The token at the end of the file has no bytes.
    tree.kind(mark).map { $0 != .end } == true && text[tree.tokens[mark].range.lower] == UInt8(ascii: "!")
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
