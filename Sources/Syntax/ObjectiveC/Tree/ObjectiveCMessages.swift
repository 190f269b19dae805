import Text

/// A message expression: `[receiver piece:argument piece:argument]`
package struct ObjectiveCMessage: Sendable {
  /// A part of a selector.
  package struct Piece: Sendable {
    /// The index of the name, or of the colon of a piece without a name: `[view move:1 :2]`
    package var token: Int
    package var hasName = true
  }

  /// The index of its opening bracket.
  package var open: Int
  /// The index of the first piece of its selector. The receiver is before it.
  package var first: Int
  package var takesArguments: Bool
  /// The indices of its pieces in `ObjectiveCTree.pieces`; nil if a bracket in the message is not closed.
  var pieces: Range<Int>?
}

extension ObjectiveCTree {
  /// The message that a `[` opens.
  package func message(openedAt open: Int) -> ObjectiveCMessage? {
    link(open, \.message).map { messages[$0] }
  }

  /// The innermost message around a token, even if the token is in a block or a literal in it.
  package func message(around index: Int) -> ObjectiveCMessage? {
    link(index, \.square).flatMap(message(openedAt:))
  }

  /// The message whose selector begins at a token; nil if the token does not begin one.
  package func message(at index: Int) -> ObjectiveCMessage? {
    message(around: index).flatMap { $0.first == index ? $0 : nil }
  }

  /// The parts of a message's selector; nil where a bracket in the message is not closed.
  package func pieces(of message: ObjectiveCMessage) -> [ObjectiveCMessage.Piece]? {
    message.pieces.map { Array(pieces[$0]) }
  }

  /// The name of a piece; empty for a piece without a name.
  package func name(of piece: ObjectiveCMessage.Piece) -> String { piece.hasName ? text(piece.token) : "" }

  /// The selector of a message; nil where a bracket in the message is not closed.
  package func selector(of message: ObjectiveCMessage) -> String? {
    pieces(of: message).map { selector($0, message.takesArguments) }
  }

  mutating func findMessages() {
    for open in tokens.indices where isMark(open, "[") {
      guard let first = firstPiece(ofMessageFrom: open) else { continue }
      let takesArguments = isMark(first + 1, ":")
      tokens[open].message = Int32(clamping: messages.count)
      messages.append(
        ObjectiveCMessage(
          open: open, first: first, takesArguments: takesArguments,
          pieces: takesArguments ? takePieces(from: first) : take(ObjectiveCMessage.Piece(token: first))))
    }
  }

  private func firstPiece(ofMessageFrom open: Int) -> Int? {
    var place = open + 1
    while place < tokens.count {
      if isWord(place), isMark(place + 1, anyOf: ":]"), endsReceiver(place - 1) { return place }
      guard let next = next(after: place) else { return nil }
      place = next
    }
    return nil
  }

  /// Whether a receiver may end with a token: `[receiver`, `[[a b]`, `[(cast)value`
  private func endsReceiver(_ index: Int) -> Bool {
    if isWord(index) {
      if isMark(index - 1, "*") { return isMark(index - 2, "[") }
      return isMark(index - 1, anyOf: "[)") || isAccess(index - 1)
    }
    return isString(index) || isMark(index, anyOf: "])}")
  }

  private mutating func take(_ piece: ObjectiveCMessage.Piece) -> Range<Int> {
    pieces.append(piece)
    return pieces.count - 1..<pieces.count
  }

  private mutating func takePieces(from first: Int) -> Range<Int>? {
    let start = pieces.count
    var questions = 0
    var place = first
    while place < tokens.count {
      if isMark(place, anyOf: ")]}") { return start..<pieces.count }
      if isMark(place, "?") { questions += 1 }
      if isMark(place, ":") {
        let hasName = isWord(place - 1) && (place - 1 == first || !isAccess(place - 2))
        if questions > 0 {
          questions -= 1
        } else {
          pieces.append(ObjectiveCMessage.Piece(token: hasName ? place - 1 : place, hasName: hasName))
        }
      }
      guard let next = next(after: place) else { return nil }
      place = next
    }
    return nil
  }

  // MARK: Arguments

  /// The position of a string among the arguments of a message or function; nil if the string is not an argument.
  package func argument(ofString index: Int) -> CallArgument? {
    let start = isMark(index - 1, "@") ? index - 1 : index
    guard let open = opening(around: index) else { return nil }
    if let range = message(openedAt: open)?.pieces {
      let number = pieces[range].partitionPoint { $0.token >= start } - 1
      guard isMark(start - 1, ":"), number >= range.lowerBound, pieces[number].token >= start - 2 else {
        return nil
      }
      return CallArgument(
        callee: name(of: pieces[range.lowerBound]),
        label: pieces[number].hasName ? text(pieces[number].token) : nil, index: number - range.lowerBound)
    }
    guard isMark(open, "("), let callee = word(open - 1), isMark(start - 1, anyOf: "(,") else { return nil }
    return CallArgument(callee: callee, label: nil, index: Int(tokens[index].commas))
  }

  // MARK: Selectors

  /// The parts of the selector that a token in `@selector(…)` begins; nil for all other tokens.
  package func selector(at index: Int) -> (pieces: [ObjectiveCMessage.Piece], takesArguments: Bool)? {
    guard beginsSelector(index) else { return nil }
    var result: [ObjectiveCMessage.Piece] = []
    var place = index
    while !isMark(place, ")") {
      let hasName = isWord(place)
      result.append(ObjectiveCMessage.Piece(token: place, hasName: hasName))
      if hasName { place += 1 }
      let hasColon = isMark(place, ":")
      guard hasColon || result.count == 1 && hasName && isMark(place, ")") else { return nil }
      if !hasColon { return (result, false) }
      place += 1
    }
    return (result, true)
  }

  /// Whether a token is the first in the parentheses of `@selector`.
  package func beginsSelector(_ index: Int) -> Bool {
    isMark(index - 1, "(") && isKeyword("selector", endingAt: index - 2)
  }

  /// The selector of which a word is a piece, in a message or in `@selector(…)`, and its first token; nil for selectors without
  /// arguments.
  package func selector(withPieceAt index: Int) -> (first: Int, selector: String)? {
    if let open = opening(around: index), beginsSelector(open + 1) {
      guard let (pieces, takesArguments) = selector(at: open + 1), takesArguments else { return nil }
      return (open + 1, self.selector(pieces, true))
    }
    guard let message = message(around: index), message.first <= index, message.takesArguments,
      let pieces = pieces(of: message), pieces.contains(where: { $0.token == index })
    else { return nil }
    return (message.first, selector(pieces, true))
  }

  /// The ranges of the pieces of a declared method's selector: `move:(int)x to:(int)y`
  package func pieces(ofMethodDeclaredAt range: ByteRange) -> [ByteRange] {
    guard var place = token(holding: range) else { return [] }
    var result: [ByteRange] = []
    while place < tokens.count, !isMark(place, anyOf: ";{)]}") {
      if isMark(place + 1, ":"), isWord(place) { result.append(tokens[place].range) }
      place = next(after: place) ?? tokens.count
    }
    return result
  }

  private func selector(_ pieces: [ObjectiveCMessage.Piece], _ takesArguments: Bool) -> String {
    pieces.map { takesArguments ? name(of: $0) + ":" : name(of: $0) }.joined()
  }
}
