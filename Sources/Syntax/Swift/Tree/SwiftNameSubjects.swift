/// Names that code compares with properties such as `segue.identifier`, or assigns to them.
extension SwiftNameReader {
  /// The names with which a subject is compared. Records copies of the subject, and a `switch` over it.
  func usesBesideSubject(at index: NodeIndex, _ context: inout Context) -> [NameUse] {
    let isCopied = context.copiedNames.contains(tree.tokens[index].name)
    guard var subject = subject(at: index) ?? (isCopied ? copy(at: index, among: context.copies) : nil) else {
      return []
    }
    var result: [NameUse] = []
    var end = end(ofOperandAt: index)
    // AppKit's names have a text as their raw value.
    if tree.kind(end) == .dot, isWord(end + 1, "rawValue") { end = self.end(ofOperandAt: end + 1) }
    // The value that replaces nil comes from the code itself. One that is not known may be any text.
    if isOperator(end, "??") {
      let fallback = operand(from: end + 1)
      result += uses(subject.kind, .made, fallback)
      guard isWhole(fallback), value(of: fallback)?.isText == true else { return result }
      end = fallback.upperBound
      if startsParentheses(subject.start - 1), tree.kind(end) == .closeParen {
        (subject.start, end) = (subject.start - 1, end + 1)
      }
    }
    // A member of the subject, or a text that contains it, is another text.
    if [.dot, .openBracket].contains(tree.kind(end)) || isOperator(end, "+")
      || isOperator(subject.start - 1, "+")
    {
      return result
    }
    if isComparison(end), case let value = operand(from: end + 1), isWhole(value) {
      // Another operator, as that of a negation or of a second comparison, may run the branch for other segues.
      let isCondition =
        isWord(subject.start - 1, "if") && tree.name(of: end) == "=="
        && ([.openBrace, .comma].contains(tree.kind(value.upperBound)) || isOperator(value.upperBound, "&&"))
      let cast =
        subject.kind == .segue && isCondition
        ? castOfDestination(from: value.upperBound, inCase: false) : nil
      result += uses(subject.kind, .compared, value, cast: cast)
    }
    if isComparison(subject.start - 1), case let value = operand(before: subject.start - 1), isWhole(value) {
      result += uses(subject.kind, .compared, value)
    }
    result += patterns(before: subject.start - 1).flatMap { uses(subject.kind, .compared, $0) }
    if let use = enumeration(madeWith: subject) { result.append(use) }
    // A segue's identifier can't be set.
    if tree.kind(end) == .equals, subject.kind != .segue {
      result += uses(subject.kind, .made, expression(from: end + 1))
    }
    if let element = element(switchedAt: subject.start) {
      context.switched = Switched(kind: subject.kind, element: element)
    } else if isWord(subject.start - 1, "switch") {
      context.switched = Switched(kind: subject.kind)
    }
    if tree.kind(subject.start - 1) == .equals, tree.kind(end) != .anyOperator,
      context.copies.count < Self.longest,
      let copy = declared(before: subject.start - 1)
    {
      context.copies[copy] = subject.kind
      context.copiedNames.insert(tree.tokens[copy].name)
    }
    return result
  }

  /// The comparison of a subject with all cases of an enumeration: `Segue(rawValue: segue.identifier ?? "")`
  private func enumeration(madeWith subject: Subject) -> NameUse? {
    let type = subject.start - 4
    guard tree.kind(subject.start - 1) == .colon, isWord(subject.start - 2, "rawValue"),
      tree.kind(subject.start - 3) == .openParen, let name = path(start(ofOperandBefore: type)..<type + 1),
      tree.name(of: type).first?.isUppercase == true
    else { return nil }
    let value: NameValue =
      if name.count == 1, let binding = binding(ofNameAt: type),
        case .type(let index) = tree.bindings[binding].source
      {
        anyCase(of: index)
      } else {
        .constant(name.map(tree.name) + [NameValue.anyCase])
      }
    return NameUse(kind: subject.kind, role: .compared, range: tree.tokens[type].range, value: value)
  }

  /// Whether an operand is a whole value, unlike those in `"Show" + name`, `Names.show.appending(name)` and `"a"..."z"`.
  func isWhole(_ operand: Range<NodeIndex>) -> Bool {
    !isJoining(operand.lowerBound - 1) && !isJoining(operand.upperBound)
      && (tree.kind(operand.upperBound) != .openParen || startsLine(operand.upperBound))
  }

  private func isJoining(_ index: NodeIndex) -> Bool {
    tree.kind(index) == .anyOperator && ["+", "...", "..<"].contains(tree.name(of: index))
  }

  private func isComparison(_ index: NodeIndex) -> Bool {
    tree.kind(index) == .anyOperator && ["==", "!=", "~="].contains(tree.name(of: index))
  }

  fileprivate typealias Subject = (kind: SharedNameKind, start: NodeIndex)

  /// The subject that ends with a token, such as `segue.identifier`; nil for other expressions.
  private func subject(at index: NodeIndex) -> Subject? {
    guard subjects.contains(tree.tokens[index].name) else { return nil }
    let name = tree.name(of: index)
    if let found = SharedNameKind.subjects.first(where: { $0.owner.isEmpty && $0.property == name }) {
      var start = index
      for _ in 0..<Self.deepest where tree.kind(start - 1) == .dot {
        start = self.start(ofMarksBefore: start - 1)
      }
      return (found.kind, start)
    }
    guard tree.kind(index - 1) == .dot else { return nil }
    var start = start(ofMarksBefore: index - 1)
    guard tree.kind(start) == .identifier,
      let subject = SharedNameKind.subjects.first(where: {
        $0.property == name && $0.isOwned(by: typeName(ofVariableAt: start) ?? tree.name(of: start))
      })
    else { return nil }
    for _ in 0..<Self.deepest where tree.kind(start - 1) == .dot {
      start = self.start(ofMarksBefore: start - 1)
    }
    return (subject.kind, start)
  }

  /// The name of the type in the declaration of a variable.
  func typeName(ofVariableAt index: NodeIndex) -> String? {
    guard let binding = binding(ofNameAt: index), case .annotation(let type) = tree.bindings[binding].source
    else { return nil }
    return type.last { tree.kind($0) == .identifier }.map(tree.name)
  }

  /// The name of the type of which a variable holds an object that a call made: `let pool = Pool()`
  func madeType(ofVariableAt index: NodeIndex) -> String? {
    guard let binding = binding(ofNameAt: index), case .value(let value) = tree.bindings[binding].source,
      tree.expressions.indices.contains(value), case .call(let callee, _) = tree.expressions[value],
      tree.expressions.indices.contains(callee), case .name(let token, _) = tree.expressions[callee],
      case let name = tree.name(of: token), name.first?.isUppercase == true
    else { return nil }
    return name
  }

  /// A parameter that receives a name, at its token: `shouldPerformSegue(withIdentifier identifier: String`
  func parameter(at index: NodeIndex) -> (kind: SharedNameKind, token: NodeIndex)? {
    let name = tree.name(of: index)
    guard tree.kind(index) == .colon || tree.kind(index + 1) == .colon else { return nil }
    for subject in SharedNameKind.subjects {
      // The label may also be the parameter's name.
      for open in [index - 1, index - 2]
      where tree.kind(open) == .openParen && isWord(open - 1, subject.swiftFunction)
        && isWord(open - 2, "func") && name != "_"
      {
        return (subject.kind, index)
      }
    }
    return nil
  }

  private func copy(at index: NodeIndex, among copies: [NodeIndex: SharedNameKind]) -> Subject? {
    let token = tree.tokens[index]
    guard token.role == .use, token.scope >= 0 else { return nil }
    var found: NodeIndex?
    tree.lookUp(token.name, at: index, from: token.scope) {
      if case .binding(let binding) = $0 { found = tree.bindings[binding].token }
      return true
    }
    return found.flatMap { copies[$0] }.map { ($0, index) }
  }

  /// The constant that a value initializes: `let name =`, `let name: String =`
  private func declared(before equals: NodeIndex) -> NodeIndex? {
    let type = start(ofMarksBefore: equals)
    let name = tree.kind(type - 1) == .colon ? type - 2 : equals - 1
    return tree.kind(name) == .identifier && isWord(name - 1, "let") ? name : nil
  }

  /// The token after an operand and its postfix `?` and `!`.
  private func end(ofOperandAt index: NodeIndex) -> NodeIndex {
    var end = index + 1
    while tree.kind(end) == .postfixMark { end += 1 }
    return end
  }

  func operand(from start: NodeIndex) -> Range<NodeIndex> {
    var index = start
    while isPathPart(index) || tree.kind(index) == .string, index - start < Self.longest,
      index == start || isJoined(index) && !startsLine(index)
    {
      index += 1
    }
    return start..<index
  }

  /// Whether a token belongs to the same operand as the one before it. A word after a word does not, as in `value else`.
  private func isJoined(_ index: NodeIndex) -> Bool {
    [.dot, .postfixMark].contains(tree.kind(index)) || tree.kind(index - 1) == .dot
  }

  /// The tokens from an index to the end of the statement.
  func expression(from start: NodeIndex) -> Range<NodeIndex> {
    var end = start
    while end - start < Self.longest, ![.semicolon, .closeBrace, .end].contains(tree.kind(end)),
      end == start || !startsLine(end)
    {
      end += 1
    }
    return start..<end
  }

  private func operand(before end: NodeIndex) -> Range<NodeIndex> {
    var index = end
    while isPathPart(index - 1) || tree.kind(index - 1) == .string, end - index < Self.longest {
      let isWhole = tree.kind(index - 1) != .dot && ![.dot, .postfixMark].contains(tree.kind(index - 2))
      index -= 1
      if isWhole, tree.kind(index) != .postfixMark { break }
    }
    return index..<end
  }

  private func isPathPart(_ index: NodeIndex) -> Bool {
    [.identifier, .dot, .postfixMark].contains(tree.kind(index))
  }
}
