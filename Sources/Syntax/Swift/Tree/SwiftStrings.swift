/// The surroundings of a string in Swift.
package struct SwiftString: Sendable {
  /// The argument that the string is, or is a part of; nil if it is not in a call.
  package var argument: CallArgument?
  /// The token of the function's or type's name in that call.
  package var callee: SwiftTree.NodeIndex?
  /// The argument that is an array or dictionary literal with the string as an element or a key; else nil.
  package var literal: CallArgument?
  /// The name of the last function declared before the string.
  package var function: String?
}

extension SwiftTree {
  /// The strings of the file, by token.
  package func strings() -> [NodeIndex: SwiftString] {
    var result: [NodeIndex: SwiftString] = [:]
    var openings: [(token: NodeIndex, callee: NodeIndex?, commas: Int)] = []
    var function: String?
    for (index, token) in tokens.enumerated() {
      switch token.kind {
      case .openParen: openings.append((index, callee(before: index), 0))
      case .openBracket, .openBrace, .interpolation: openings.append((index, nil, 0))
      case .closeParen, .closeBracket, .closeBrace: _ = openings.popLast()
      case .comma where !openings.isEmpty: openings[openings.count - 1].commas += 1
      case .identifier where name(of: index) == "func": function = name(of: index + 1)
      case .string, .stringEnd:
        // Parentheses that are not those of a call are skipped: `Selector(("tap:"))`
        let opening = openings.last { tokens[$0.token].kind != .openParen || $0.callee != nil }
        result[index] = SwiftString(
          argument: opening.flatMap { argument(at: index, of: $0.callee, position: $0.commas) },
          callee: opening?.callee, literal: literal(with: index, in: openings.suffix(2)), function: function)
      default: break
      }
    }
    return result
  }

  private func literal(
    with index: NodeIndex, in openings: ArraySlice<(token: NodeIndex, callee: NodeIndex?, commas: Int)>
  ) -> CallArgument? {
    guard openings.count == 2, let call = openings.first, let list = openings.last?.token,
      kind(list) == .openBracket, kind(index - 1) != .colon
    else { return nil }
    return argument(at: list, of: call.callee, position: call.commas)
  }

  private func argument(at index: NodeIndex, of callee: NodeIndex?, position: Int) -> CallArgument? {
    guard let callee else { return nil }
    let hasLabel = kind(index - 1) == .colon && kind(index - 2) == .identifier
    return CallArgument(
      callee: name(of: callee), label: hasLabel ? name(of: index - 2) : nil, index: position)
  }

  /// The name before the parenthesis of a call, which type arguments may follow: `Request<Item>(`
  private func callee(before opening: NodeIndex) -> NodeIndex? {
    var last = opening - 1
    if kind(last) == .greater {
      repeat { last -= 1 } while [.identifier, .dot, .comma].contains(kind(last))
      guard kind(last) == .less else { return nil }
      last -= 1
    }
    return kind(last) == .identifier ? last : nil
  }

  /// The kind of a token; nil for an index outside of the file.
  package func kind(_ index: NodeIndex) -> SwiftToken.Kind? {
    tokens.indices.contains(index) ? tokens[index].kind : nil
  }
}
