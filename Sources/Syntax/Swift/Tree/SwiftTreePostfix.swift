/// The syntax after an operand: members, calls, subscripts, closures.
extension SwiftTreeParser {
  mutating func parsePostfix(_ operand: NodeIndex) -> NodeIndex {
    var result = operand
    while !isAtEnd {
      switch kind {
      case .postfixMark: advance()
      case .dot:
        guard let next = parseMember(of: result) else { return result }
        result = next
      case .openParen where !startsLine:
        // A parenthesis calls the expression before it, even in a key path.
        let arguments = parseArguments(until: .closeParen)
        result = parseTrailingClosures(behind: addCall(result, arguments))
      case .openBracket where !startsLine:
        let arguments = parseArguments(until: .closeBracket)
        result = add(.subscripted(result, arguments))
      case .openBrace where startsTrailingClosure():
        result = parseTrailingClosures(behind: addCall(result, 0..<0))
      case .less where startsGenericArguments(): parseTypeArguments()
      default: return result
      }
    }
    return result
  }

  private mutating func parseMember(of base: NodeIndex) -> NodeIndex? {
    advance()
    switch kind {
    // The expression `T.self` has the same meaning as `T`.
    case .identifier where accept(.ownSelf): return base
    case .identifier: return parseMemberName(of: base)
    case .number:
      advance()
      return add(.member(base: base, token: index - 1, labels: -1))
    // A key path may begin without a name: `\T.[0]`, `\T.?`
    case .openBracket, .postfixMark: return base
    // The code is half-typed.
    default: return startsLine || kind == .closeBrace ? base : nil
    }
  }

  private mutating func addCall(_ callee: NodeIndex, _ arguments: SwiftArguments) -> NodeIndex {
    let call = add(.call(callee, arguments))
    adoptClosures(of: arguments, by: call)
    return call
  }

  private mutating func adoptClosures(of arguments: SwiftArguments, by call: NodeIndex) {
    for (position, argument) in arguments.enumerated() {
      if case .closure(let closure) = tree.expressions[tree.arguments[argument].value] {
        tree.closures[closure].context = .argument(call: call, position: position)
      }
    }
  }

  /// Whether the `{` after an operand, on its line or the next, opens a trailing closure. No statement begins with `{`.
  private func startsTrailingClosure() -> Bool { !mode.isInCondition && !startsAccessors() }

  /// Whether a `{` opens accessors such as `didSet` and `get`, rather than code.
  func startsAccessors() -> Bool {
    var position = index + 1
    while true {
      if kind(at: position) == .at, kind(at: position + 1) == .identifier {
        position += 2
      } else if SwiftWord.modifiers.contains(word(at: position)) {
        position += 1
      } else {
        break
      }
      if kind(at: position) == .openParen, kind(at: position + 2) == .closeParen { position += 3 }
    }
    guard let word = SwiftWord(rawValue: word(at: position)) else { return false }
    switch word {
    case .didSet, .willSet:
      return kind(at: position + 1) == .openBrace || kind(at: position + 1) == .openParen
    case .get, .set, ._read, ._modify, .read, .modify, .unsafeAddress, .unsafeMutableAddress:
      return kind(at: position + 1) == .openBrace
        || word == .set && kind(at: position + 1) == .openParen
          && kind(at: position + 4) == .openBrace
        || word == .get && kind(at: position + 1) == .identifier
        || kind(at: position + 1) == .closeBrace || word == .get && isAt(.set, position + 1)
    default: return false
    }
  }

  /// Adds the trailing closures of a call to its arguments: `f(a) { } name: { }`.
  private mutating func parseTrailingClosures(behind call: NodeIndex) -> NodeIndex {
    guard kind == .openBrace, startsTrailingClosure(),
      case .call(let callee, let before) = tree.expressions[call]
    else { return call }
    let base = argumentStack.count
    argumentStack += tree.arguments[before]
    argumentStack.append(SwiftArgument(label: -1, value: parseClosure(), isTrailing: true))
    while kind == .identifier, next.kind == .colon, kind(at: index + 2) == .openBrace,
      !SwiftWord.reserved.contains(word(at: index)) || !startsLine
    {
      let label = take(.label)
      advance()
      argumentStack.append(SwiftArgument(label: label, value: parseClosure(), isTrailing: true))
    }
    let arguments = popArguments(from: base)
    tree.expressions[call] = .call(callee, arguments)
    adoptClosures(of: arguments, by: call)
    return call
  }

  /// Reads arguments from their opening bracket on: `(a, label: b)`.
  mutating func parseArguments(until close: SwiftToken.Kind) -> SwiftArguments {
    let base = argumentStack.count
    inCondition(false) { parser in
      parser.parseList(until: close) {
        var label: NodeIndex = -1
        if $0.kind == .identifier, $0.next.kind == .colon {
          label = $0.take(.label)
          $0.advance()
        }
        // An operator that is passed as a function, as in `reduce(0, +)`, has no operand.
        let value = $0.parseExpression()
        $0.argumentStack.append(SwiftArgument(label: label, value: value))
      }
    }
    return popArguments(from: base)
  }

  private mutating func popArguments(from base: Int) -> SwiftArguments {
    let lower = tree.arguments.count
    tree.arguments += argumentStack[base...]
    argumentStack.removeSubrange(base...)
    return lower..<tree.arguments.count
  }
}
