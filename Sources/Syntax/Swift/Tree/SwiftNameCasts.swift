import Text

/// Casts of the results of calls that take a name.
extension SwiftNameReader {
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

  /// The type in `segue.destination as! Type` where the branch that a comparison with a segue's identifier opens uses the destination
  /// first; nil for another use, such as a test of its class.
  ///
  /// - Parameters:
  ///   - start: The token after the comparison.
  ///   - isCase: Whether a case of `switch` compares, whose branch has no braces.
  func castOfDestination(from start: NodeIndex, inCase isCase: Bool) -> WrittenName? {
    var depth = isCase ? 1 : 0
    for index in start..<max(start, min(start + 8 * Self.longest, tree.tokens.count)) {
      switch tree.kind(index) {
      case .openBrace: depth += 1
      case .closeBrace:
        depth -= 1
        if depth < 1 { return nil }
      case .identifier:
        // The branch of `guard` is the other one.
        if depth == 0, isWord(index, "else") { return nil }
        if isCase, depth == 1, isWord(index, "case") || isWord(index, "default") { return nil }
        guard ["destination", "destinationViewController"].contains(tree.name(of: index)),
          tree.kind(index - 1) == .dot, tree.name(of: index - 2).lowercased().hasSuffix("segue")
        else { continue }
        // A condition inside of the branch may be about more than the identifier.
        return depth == 1 ? cast(at: index + 1) : nil
      case .anyOperator where depth == 0 && isOperator(index, "||"): return nil
      default: break
      }
    }
    return nil
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
