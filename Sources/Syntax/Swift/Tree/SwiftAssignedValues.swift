import Text

extension SwiftNameReader {
  /// The values that branches give a constant, which has none where it is declared: `let name: String`
  func assignedValues(ofConstantAt index: NodeIndex) -> [Range<NodeIndex>] {
    guard let binding = binding(ofNameAt: index).map({ tree.bindings[$0] }),
      tree.scopes[binding.scope].kind != .type, case let found = binding.token, found < index,
      isWord(found - 1, "let"), tree.kind(found + 1) == .colon,
      tree.kind(end(ofTypeAfter: found + 1)) != .equals
    else { return [] }
    return (found + 1..<min(index, found + Self.mostBetween)).compactMap { assigned in
      guard tree.tokens[assigned].name == tree.tokens[found].name, tree.kind(assigned + 1) == .equals,
        declaration(ofNameAt: assigned) == found
      else { return nil }
      let value = expression(from: assigned + 2)
      return value.isEmpty ? nil : value
    }
  }

  /// The token after a type of one name after a colon, with its `?` and `!`.
  private func end(ofTypeAfter colon: NodeIndex) -> NodeIndex {
    var end = colon + 2
    while tree.kind(end) == .postfixMark { end += 1 }
    return end
  }
}
