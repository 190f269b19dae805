import Text

/// Names that code makes of the name of a class or of another text: `String(describing: Card.self) + "View"`
extension SwiftNameReader {
  /// An expression without the functions that change its text.
  struct Source {
    var run: Range<NodeIndex>
    /// Whether the expression is a type whose name is meant.
    var isType = false
    /// The changes that the functions make, in order.
    var steps: [NameStep] = []
  }

  /// The expression from whose text another expression makes its own.
  func source(of run: Range<NodeIndex>) -> Source {
    var result = Source(run: run)
    for _ in 0..<Self.deepest {
      while tree.kind(result.run.upperBound - 1) == .postfixMark, result.run.count > 1 {
        result.run.removeLast()
      }
      if let type = describedType(result.run) {
        (result.run, result.isType) = (type, true)
        break
      }
      guard let next = sourceOfLastStep(result.run) else { break }
      result = Source(run: next.run, isType: next.isType, steps: next.steps + result.steps)
      if next.isType { break }
    }
    return result
  }

  private func sourceOfLastStep(_ run: Range<NodeIndex>) -> Source? {
    guard run.count > 2, run.count < Self.longest else { return nil }
    let found: Source? =
      switch tree.kind(run.upperBound - 1) {
      case .closeParen: sourceOfCall(run)
      case .stringEnd: sourceOfInterpolation(run)
      case .identifier, .closeBracket: sourceOfCapitals(run) ?? sourceOfClassName(run)
      default: nil
      }
    return found ?? sourceOfSum(run)
  }

  /// The source of `source + "text"` and `"text" + source`
  private func sourceOfSum(_ run: Range<NodeIndex>) -> Source? {
    let (first, last) = (run.lowerBound, run.upperBound - 1)
    if isPlus(last - 1), let text = text(at: last), last - 1 > first {
      return Source(run: first..<last - 1, steps: [.adding(before: "", after: text)])
    }
    guard isPlus(first + 1), let text = text(at: first) else { return nil }
    return Source(run: first + 2..<run.upperBound, steps: [.adding(before: text, after: "")])
  }

  /// The source of `source.capitalized`
  private func sourceOfCapitals(_ run: Range<NodeIndex>) -> Source? {
    let last = run.upperBound - 1
    guard isWord(last, "capitalized"), tree.kind(last - 1) == .dot,
      case let end = start(ofMarksBefore: last - 1) + 1, end > run.lowerBound, !isSum(run.lowerBound..<end)
    else { return nil }
    return Source(run: run.lowerBound..<end, steps: [.capitalized])
  }

  private func isPlus(_ index: NodeIndex) -> Bool {
    tree.kind(index) == .anyOperator && tree.name(of: index) == "+"
  }

  /// The text of a literal; nil for another token.
  private func text(at index: NodeIndex) -> String? {
    tree.kind(index) == .string ? literal(index)?.text : nil
  }

  /// The source of `"text\(source)text"`
  private func sourceOfInterpolation(_ run: Range<NodeIndex>) -> Source? {
    let (first, last) = (run.lowerBound, run.upperBound - 1)
    guard run.count > 4, tree.kind(first) == .string, tree.kind(first + 1) == .interpolation,
      !(first + 2..<last).contains(where: { [.interpolation, .stringEnd].contains(tree.kind($0)) })
    else { return nil }
    let (start, end) = (tree.tokens[first].range, tree.tokens[last].range)
    guard text[start.lower] == Ascii.quote, start.length > 1, text[end.upper - 1] == Ascii.quote,
      case let before = text[start.lower + 1..<start.upper - 1],
      case let after = text[end.lower..<end.upper - 1],
      ![before, after].joined().contains(where: {
        [Ascii.quote, Ascii.backslash, Ascii.newline].contains($0)
      })
    else { return nil }
    let step = NameStep.adding(
      before: String(decoding: before, as: UTF8.self), after: String(decoding: after, as: UTF8.self))
    return Source(run: first + 2..<last - 1, isType: true, steps: [step])
  }

  /// The source of `source.replacingOccurrences(of: "text", with: "text")` and other calls of pure functions.
  private func sourceOfCall(_ run: Range<NodeIndex>) -> Source? {
    guard let open = opening(of: run.upperBound - 1) else { return nil }
    if open == run.lowerBound + 1, isWord(run.lowerBound, "String"), tree.kind(open + 2) != .colon {
      return Source(run: open + 1..<run.upperBound - 1)
    }
    guard tree.kind(open - 2) == .dot,
      case let end = start(ofMarksBefore: open - 2) + 1, end > run.lowerBound,
      let step = step(of: tree.name(of: open - 1), open + 1..<run.upperBound - 1)
    else { return nil }
    return isSum(run.lowerBound..<end) ? nil : Source(run: run.lowerBound..<end, steps: [step])
  }

  /// Whether a method is called on the last operand of a sum alone.
  private func isSum(_ run: Range<NodeIndex>) -> Bool {
    var depth = 0
    return run.contains { index in
      switch tree.kind(index) {
      case .openParen, .openBracket, .interpolation: depth += 1
      case .closeParen, .closeBracket: depth -= 1
      default: break
      }
      return depth == 0 && tree.kind(index) == .anyOperator
    }
  }

  private func step(of function: String, _ arguments: Range<NodeIndex>) -> NameStep? {
    let first = arguments.lowerBound
    switch function {
    case "lowercased" where arguments.isEmpty: return .lowercased
    case "uppercased" where arguments.isEmpty: return .uppercased
    case "appending" where arguments.count == 1: return text(at: first).map { .adding(before: "", after: $0) }
    case "dropFirst": return count(arguments).map { .dropping(first: $0, last: 0) }
    case "dropLast": return count(arguments).map { .dropping(first: 0, last: $0) }
    case "replacingOccurrences"
    where arguments.count == 7 && isWord(first, "of") && isWord(first + 4, "with"):
      guard let old = text(at: first + 2), let new = text(at: first + 6) else { return nil }
      return .replacing(old, by: new)
    default: return nil
    }
  }

  /// The value of `4` and `"View".count`; nil for another expression.
  private func count(_ run: Range<NodeIndex>) -> Int? {
    guard let first = run.first else { return 1 }
    if run.count == 3, tree.kind(first + 1) == .dot, isWord(first + 2, "count") {
      return text(at: first)?.count
    }
    let range = tree.tokens[first].range
    return run.count == 1 && tree.kind(first) == .number
      ? Int(String(decoding: text[range.lower..<range.upper], as: UTF8.self)) : nil
  }

  /// The type in `NSStringFromClass(type).components(separatedBy: ".").last`, also with `[1]` or a constant for the text that is
  /// split.
  private func sourceOfClassName(_ run: Range<NodeIndex>) -> Source? {
    let end = run.upperBound
    let isIndexed =
      tree.kind(end - 3) == .openBracket && tree.kind(end - 2) == .number && count(end - 2..<end - 1) == 1
    guard isIndexed || isWord(end - 1, "last") && tree.kind(end - 2) == .dot,
      case let close = start(ofMarksBefore: isIndexed ? end - 3 : end - 2), close > run.lowerBound,
      let open = opening(of: close), close == open + 4, text(at: open + 3) == ".",
      isWord(open - 1, "components") && isWord(open + 1, "separatedBy")
        || isWord(open - 1, "split") && isWord(open + 1, "separator"), tree.kind(open - 2) == .dot,
      case let last = start(ofMarksBefore: open - 2), last >= run.lowerBound
    else { return nil }
    let whole = run.lowerBound..<last + 1
    return typeOfQualifiedName((whole.count == 1 ? valueOfConstant(at: last) : nil) ?? whole).map {
      Source(run: $0, isType: true, steps: [.droppingModule])
    }
  }

  /// The type in `NSStringFromClass(type)` and `String(reflecting: type)`
  private func typeOfQualifiedName(_ run: Range<NodeIndex>) -> Range<NodeIndex>? {
    guard let last = run.last, tree.kind(last) == .closeParen, opening(of: last) == run.lowerBound + 1 else {
      return nil
    }
    let hasLabel =
      isWord(run.lowerBound, "String") && tree.kind(run.lowerBound + 3) == .colon
      && ["reflecting", "describing"].contains(tree.name(of: run.lowerBound + 2))
    guard hasLabel || isWord(run.lowerBound, "NSStringFromClass") else { return nil }
    return run.lowerBound + (hasLabel ? 4 : 2)..<last
  }

  // MARK: Parentheses

  func closing(of open: NodeIndex) -> NodeIndex? {
    var depth = 0
    return (open..<max(open, min(open + Self.longest, tree.tokens.count))).first { index in
      if [.openParen, .interpolation].contains(tree.kind(index)) { depth += 1 }
      if tree.kind(index) == .closeParen { depth -= 1 }
      return depth == 0
    }
  }

  func opening(of close: NodeIndex) -> NodeIndex? {
    var depth = 0
    for index in stride(from: close, through: max(0, close - Self.longest), by: -1) {
      if tree.kind(index) == .closeParen { depth += 1 }
      if [.openParen, .interpolation].contains(tree.kind(index)) { depth -= 1 }
      if depth == 0 { return index }
    }
    return nil
  }
}
