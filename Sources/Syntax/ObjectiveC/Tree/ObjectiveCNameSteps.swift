/// Names that code makes of the name of a class: `[NSStringFromClass([Card class]) stringByAppendingString:@"View"]`
extension ObjectiveCNameReader {
  /// The largest number of messages of which each changes the name that the one before it gives.
  private static let mostSteps = 8

  /// The name that the message which opens at a token makes of that of a class; nil for another message.
  func changedName(at open: Int, depth: Int) -> NameValue? {
    guard depth < Self.mostSteps, let message = tree.message(openedAt: open) else { return nil }
    let pieces = tree.pieces(of: message) ?? []
    func text(_ piece: Int) -> String? { literal(last(ofArgumentAfter: pieces[piece].token))?.text }
    let step: NameStep?
    switch pieces.map(tree.name) {
    case ["stringByAppendingString"]: step = text(0).map { .adding(before: "", after: $0) }
    case ["stringByReplacingOccurrencesOfString", "withString"]:
      step = text(0).flatMap { old in text(1).map { .replacing(old, by: $0) } }
    case ["stringWithFormat"]: return formattedName(pieces[0], depth)
    case ["lowercaseString"]: step = .lowercased
    case ["uppercaseString"]: step = .uppercased
    default: step = nil
    }
    return step.flatMap { value(at: open + 1, depth: depth + 1)?.changed(by: [$0]) }
  }

  /// The name that `[NSString stringWithFormat:@"%@View", name]` makes of that of a class.
  private func formattedName(_ piece: ObjectiveCMessage.Piece, _ depth: Int) -> NameValue? {
    let format = last(ofArgumentAfter: piece.token)
    guard let text = literal(format)?.text, tree.isMark(format + 1, ","),
      case let parts = text.split(separator: "%@", omittingEmptySubsequences: false).map(String.init),
      parts.count == 2, !parts.joined().contains("%")
    else { return nil }
    return value(at: format + 2, depth: depth + 1)?.changed(by: [
      .adding(before: parts[0], after: parts[1])
    ])
  }

  /// The literals of `@[@"one", @"other"]`, by the token of the bracket or of `@` before it; empty for another expression.
  func elements(at start: Int) -> [Int] {
    guard tree.isMark(start, "["), tree.isMark(start - 1, "@"), let close = tree.closing(start),
      tree.isMark(close + 1, "]") || isPiece(close + 1)
    else { return [] }
    return (start..<close).filter { literal($0) != nil && tree.opening(around: $0) == start }
  }
}
