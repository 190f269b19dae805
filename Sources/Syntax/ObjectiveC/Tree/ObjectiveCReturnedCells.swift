/// Cells of which code returns what it dequeues.
extension ObjectiveCNameReader {
  /// Whether a method returns the dequeued cell to its table without a test for nil: `cell = [table dequeue…]; return cell;`
  func isReturned(_ message: ObjectiveCMessage) -> Bool {
    let before = message.open - 1
    let equals = tree.isMark(before, ")") ? (tree.opening(before) ?? 0) - 1 : before
    let body = tree.body(around: message.open)
    guard !tree.tokens(of: "cellForRowAtIndexPath", in: body.head).isEmpty else { return false }
    if tree.word(equals) == "return", !isInBlock(message.open, of: body.tokens) {
      return tree.closing(message.open).map { tree.isMark($0 + 1, ";") } == true
    }
    guard tree.isMark(equals, "="), let name = tree.word(equals - 1),
      case let places = tree.tokens(of: name, in: body.tokens), places.count <= Self.mostDefinitions
    else { return false }
    func isReturn(_ place: Int) -> Bool { tree.word(place - 1) == "return" && tree.isMark(place + 1, ";") }
    // A comparison with nil, or another value of the variable, may keep the method from returning nil.
    return places.contains(where: isReturn)
      && places.allSatisfy { place in
        isReturn(place) || tree.isAccess(place + 1) || tree.isMark(place - 1, ":")
          || tree.isMark(place - 1, "[") && tree.isWord(place + 1)
          || tree.isMark(place - 1, "*") && tree.isMark(place + 1, ";") || isDequeued(place)
      }
  }

  /// Whether code assigns nil or a dequeued cell, which may be nil, to a variable.
  private func isDequeued(_ variable: Int) -> Bool {
    guard tree.isMark(variable + 1, "=") else { return false }
    let start = variable + 2
    let value = tree.isMark(start, "(") ? (tree.closing(start) ?? start) + 1 : start
    return tree.word(value) == "nil"
      || tree.message(openedAt: value).flatMap { tree.word($0.first) }?.hasPrefix("dequeueReusableCell")
        == true
  }

  /// Whether a token is in a block of a method's body: `^(id row) { … }`
  private func isInBlock(_ index: Int, of body: Range<Int>) -> Bool {
    var depth = 0
    for place in (body.lowerBound..<max(body.lowerBound, index)).reversed() {
      if tree.isMark(place, "}") { depth += 1 }
      guard tree.isMark(place, "{") else { continue }
      depth -= 1
      guard depth < 0 else { continue }
      depth = 0
      let before = place - 1
      var start = tree.isMark(before, ")") ? (tree.opening(before) ?? before) - 1 : before
      // The type of the result may precede the parameters.
      while start > body.lowerBound, tree.isWord(start) || tree.isMark(start, "*") { start -= 1 }
      if tree.isMark(start, "^") { return true }
    }
    return false
  }
}
