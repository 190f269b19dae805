/// A method or a function with its head and its braces, or a declaration without braces.
package struct ObjectiveCBody: Sendable {
  package enum Kind: Sendable {
    case classMethod
    /// A C function. It has no `self`, even between the methods of a class.
    case function
    case other
  }

  package var tokens: Range<Int>
  /// The index of its first opening brace; nil if it has none.
  package var brace: Int?
  package var kind = Kind.other

  /// The tokens before the braces; empty if braces are missing.
  package var head: Range<Int> { tokens.lowerBound..<(brace ?? tokens.lowerBound) }

  /// Whether a token is in its head, or in a declaration without braces.
  package func isHead(_ index: Int) -> Bool { brace.map { index < $0 } ?? true }
}

extension ObjectiveCTree {
  package func body(around index: Int) -> ObjectiveCBody { bodies[numberOfBody(around: index)] }

  package func numberOfBody(around index: Int) -> Int {
    max(0, bodies.partitionPoint { $0.tokens.lowerBound > index } - 1)
  }

  mutating func findBodies() {
    var depth = 0
    var body = ObjectiveCBody(tokens: 0..<0)
    for index in tokens.indices {
      if isMark(index, "{") {
        depth += 1
        body.brace = body.brace ?? index
        continue
      }
      guard isMark(index, anyOf: "};") else { continue }
      if isMark(index, "}") { depth -= 1 }
      guard depth <= 0 else { continue }
      depth = 0
      append(&body, upTo: index + 1)
    }
    append(&body, upTo: tokens.count)
  }

  private mutating func append(_ body: inout ObjectiveCBody, upTo end: Int) {
    body.tokens = body.tokens.lowerBound..<end
    body.kind = kind(of: body)
    bodies.append(body)
    body = ObjectiveCBody(tokens: end..<end)
  }

  private func kind(of body: ObjectiveCBody) -> ObjectiveCBody.Kind {
    if let sign = body.head.first(where: { isMark($0, anyOf: "-+") && isMark($0 + 1, "(") }) {
      return isMark(sign, "+") ? .classMethod : .other
    }
    guard let open = body.head.first(where: { isMark($0, "(") }), isWord(open - 1) else { return .other }
    // A macro that makes a method has no type before its name.
    let hasType = isMark(open - 2, "*") || isWord(open - 2) && !endsDirective(open - 2)
    return hasType ? .function : .other
  }

  /// Whether a token is the last on the line of a directive, which is not part of the code below it.
  func endsDirective(_ index: Int) -> Bool {
    tokens.indices.contains(index) && tokens[index].isInDirective && endsLine(index)
  }

  // MARK: Heads of methods

  /// Whether a token is the name of a method where it is declared: `+ (NSString *)name;`
  package func namesMethod(_ index: Int) -> Bool {
    sign(ofMethodNamedAt: index) != nil && body(around: index).isHead(index)
  }

  /// The `-` or `+` of a method whose first piece or whole name is a token; nil for other tokens.
  package func sign(ofMethodNamedAt index: Int) -> Int? {
    guard isMark(index - 1, ")"), let open = opening(index - 1), isMark(open - 1, anyOf: "+-") else {
      return nil
    }
    return open - 1
  }

  /// Whether a word is the argument of a macro that makes a method's head: `- ACTION(tap)`
  package func isInMacroOfMethod(_ index: Int) -> Bool {
    isMark(index - 1, "(") && isMark(index + 1, ")") && isWord(index - 2)
      && isMark(index - 3, anyOf: "-+") && body(around: index).isHead(index)
  }

  // MARK: Blocks

  /// Sets the end of the statement or block at each token. The scope of a parameter ends there.
  mutating func findBlockEnds() {
    for index in tokens.indices.reversed() {
      let isEnd = isMark(index, anyOf: ";)]}")
      let end =
        isMark(index, "{") ? closing(index) ?? tokens.count : blockEnd(from: (closing(index) ?? index) + 1)
      tokens[index].blockEnd = Int32(clamping: isEnd ? index : end)
    }
  }

  private func blockEnd(from index: Int) -> Int {
    link(index, \.blockEnd) ?? tokens.count
  }

  /// The token at which the scope of a declared name ends.
  package func scopeEnd(ofDeclaration token: Int) -> Int {
    let token = braceOfEnumeration(withCase: token) ?? (isFunctionPointer(token) ? token - 2 : token)
    guard let open = opening(around: token), let close = closing(open) else { return tokens.count }
    // A name that is declared in parentheses applies to the block after them.
    return isMark(open, "(") ? blockEnd(from: close + 1) : close
  }
}
