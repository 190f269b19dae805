import Index
import Syntax

/// Which object a selector in code is meant for.
extension ObjectiveCFile {
  /// What is asked, or is to be sent, the selector whose first word stands at an index behind `@selector(`.
  func target(ofSelectorAt index: Int, _ selector: String) -> ObjectiveCValue {
    let start = index - 3
    if isMark(start - 1, ":"), let piece = word(start - 2) {
      return target(ofArgumentAt: start, of: piece, selector)
    }
    // A function's arguments: `makeButton(self, @selector(tap:))`
    if isMark(start - 1, ",") { return word(start - 2) == "self" ? ownSelf(at: index) : .unknown }
    guard isMark(start - 1, "=") else { return .unknown }
    if isMark(start - 2, "=") || isMark(start - 2, "!") { return validated(at: index, selector) }
    // `item.action = @selector(tap:); item.target = self;`
    guard word(start - 2) == "action", isAccess(start - 3) else { return .unknown }
    return assignedTarget(ofExpressionEndingAt: start - 4)
  }

  /// An argument of a message: `target:self action:@selector(tap:)`, `[self performSelector:@selector(tap:)]`.
  private func target(ofArgumentAt start: Int, of piece: String, _ selector: String) -> ObjectiveCValue {
    guard let open = brackets.openingOfMessage(around: start),
      let first = firstPiece(ofMessageFrom: open, upTo: start)
    else { return .unknown }
    if first == start - 2 {
      // Goes up the responder chain, to the first object that answers.
      if piece == "tryToPerform" || piece == "doCommandBySelector" { return .unknown }
      if piece == "sendAction" { return sentTo(behind: start) }
      if asksReceiver(piece) { return receiver(endingAt: first - 1) }
      if piece == "setAction" { return assignedTarget(ofExpressionEndingAt: first - 1) }
      // A method of the class hands it to another object unless the class answers it.
      return word(first - 1) == "self" && isMark(first - 2, "[") && hasAction(selector, at: start)
        ? own(at: start) : .unknown
    }
    // The argument before.
    if word(start - 3) == "self", isMark(start - 4, ":") { return ownSelf(at: start) }
    guard let label = label(ofArgumentEndingAt: start - 3), label.lowercased().hasSuffix("target") else {
      return .unknown
    }
    return receiver(endingAt: start - 3)
  }

  /// The target of `sendAction:@selector(tap:) to:self`; nil goes up the responder chain.
  private func sentTo(behind start: Int) -> ObjectiveCValue {
    guard let close = brackets.closing(start + 2), word(close + 1) == "to", isMark(close + 2, ":") else {
      return .unknown
    }
    return word(close + 3) == "self" && (isWord(close + 4) || isMark(close + 4, "]"))
      ? ownSelf(at: start) : .unknown
  }

  /// Whether a selector is the action of a new menu item that gets no target: AppKit sends it to First Responder.
  func isOfMenuItem(selectorAt index: Int) -> Bool {
    let start = index - 3
    guard isMark(start - 1, ":"), word(start - 2) == "action",
      let open = brackets.openingOfMessage(around: start),
      let first = firstPiece(ofMessageFrom: open, upTo: start)
    else { return false }
    switch word(first) {
    // As a statement, so that nothing holds the item.
    case "addItemWithTitle", "insertItemWithTitle":
      return isMark(open - 1, anyOf: ";{})") && brackets.closing(open).map { isMark($0 + 1, ";") } == true
    case "initWithTitle": return isMark(open - 1, ":") && word(open - 2) == "addItem"
    default: return false
    }
  }

  private func asksReceiver(_ piece: String) -> Bool {
    ["performSelector", "respondsToSelector", "methodForSelector", "methodSignatureForSelector"].contains(
      where: piece.hasPrefix)
  }

  private func label(ofArgumentEndingAt index: Int) -> String? {
    guard let start = start(ofExpressionEndingAt: index), isMark(start - 1, ":") else { return nil }
    return word(start - 2)
  }

  /// What the same body makes the target of something: `item.target = self`, `[item setTarget:self]`.
  private func assignedTarget(ofExpressionEndingAt index: Int) -> ObjectiveCValue {
    guard let start = start(ofExpressionEndingAt: index) else { return .unknown }
    let item = tokens[start...index].map { text.string($0.range) }
    var found: Set<ObjectiveCValue> = []
    let body = body(around: index)
    let places = wordsForTargets.filter(body.contains)
    if places.count > mostCompared { return .unknown }
    for place in places {
      let isAssignment = word(place) == "target"
      let end = isAssignment ? place - 2 : place - 1
      guard end - item.count + 1 >= body.lowerBound, isAssignment == isAccess(place - 1),
        isMark(place + 1, isAssignment ? "=" : ":"),
        tokens[end - item.count + 1...end].map({ text.string($0.range) }) == item,
        let last = isAssignment
          ? (place + 2..<body.upperBound).first(where: { isMark($0 + 1, ";") })
          : brackets.openingOfMessage(around: place).flatMap(brackets.closing).map({ $0 - 1 })
      else { continue }
      found.insert(self.start(ofExpressionEndingAt: last) == place + 2 ? receiver(endingAt: last) : .unknown)
    }
    return found.count == 1 ? found.first ?? .unknown : .unknown
  }

  /// An object that is asked whether an item is valid is asked about its own actions.
  private func validated(at index: Int, _ selector: String) -> ObjectiveCValue {
    let body = passage(around: index)
    let head = body.tokens.lowerBound..<(body.brace ?? body.tokens.lowerBound)
    guard
      head.contains(where: { word($0).map { $0.hasPrefix("validate") || $0 == "canPerformAction" } == true }),
      hasAction(selector, at: index)
    else { return .unknown }
    return own(at: index)
  }

  /// Whether the class around a token answers a selector itself.
  func hasAction(_ selector: String, at index: Int) -> Bool {
    guard let name = className(at: index),
      case .classes(let chains) = query.meaning(of: name, in: nil, on: .all)
    else { return false }
    switch query.action(selector, in: chains, on: .all) {
    case .found, .accepted, .notImplemented: return true
    case .notVisible, .missing, .unknown: return false
    }
  }
}
