/// The bundles in which code looks for a document or an image.
extension ObjectiveCNameReader {
  /// Whether a message returns the bundle of the app or of this code.
  func isOwnBundle(_ message: ObjectiveCMessage) -> Bool {
    // The argument may be `[self class]` or `self.class`.
    tree.word(message.first) == "mainBundle"
      || tree.word(message.first) == "bundleForClass"
        && [2, 3].contains { tree.word(message.first + $0) == "self" }
  }

  /// The class in `[NSBundle bundleForClass:[Card class]]`; nil for another bundle.
  func classOfBundle(_ message: ObjectiveCMessage?) -> String? {
    guard let first = message?.first, tree.word(first) == "bundleForClass" else { return nil }
    let name = tree.isMark(first + 2, "[") ? first + 3 : first + 2
    guard let word = tree.word(name), word.first?.isUppercase == true,
      [name + 1, name + 2].contains(where: { tree.word($0) == "class" })
    else { return nil }
    return word
  }

  /// The class of whose bundle a message is the call, or that it names as an argument; nil for other bundles.
  func classOfBundle(of message: ObjectiveCMessage, _ pieces: [ObjectiveCMessage.Piece]) -> String? {
    let argument = pieces.first { ["bundle", "inBundle"].contains(tree.name(of: $0)) }
    let open = argument.map { $0.token + 2 } ?? tree.opening(message.first - 1)
    return classOfBundle(open.flatMap(tree.message(openedAt:)))
  }

  /// Whether an expression that starts at a token is `NSBundle.mainBundle`.
  func isMainBundle(_ start: Int) -> Bool {
    tree.word(start) == "NSBundle" && tree.isAccess(start + 1) && tree.word(start + 2) == "mainBundle"
  }

  /// Whether an argument of a message is a bundle other than the app's or this code's.
  func namesBundle(_ pieces: [ObjectiveCMessage.Piece]) -> Bool {
    guard let piece = pieces.first(where: { ["bundle", "inBundle"].contains(tree.name(of: $0)) }) else {
      return false
    }
    return tree.word(piece.token + 2) != "nil" && !isMainBundle(piece.token + 2)
      && tree.message(openedAt: piece.token + 2).map(isOwnBundle) != true
  }
}
