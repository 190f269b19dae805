import Index
import Syntax

/// The targets of selectors in code.
extension ObjectiveCBinder {
  /// The object to which code sends a selector, or whose response to it code checks.
  ///
  /// - Parameter index: The token of the first word in `@selector(…)`.
  func target(ofSelectorAt index: Int, _ selector: String) -> ObjectiveCValue {
    let start = index - 3
    if tree.isMark(start - 1, ":"), let piece = tree.word(start - 2) {
      return target(ofArgumentAt: start, of: piece, selector)
    }
    if tree.isMark(start - 1, "("), tree.word(start - 2) == "NSStringFromSelector" {
      return target(ofKeyAt: start - 2, selector)
    }
    // The target is the argument before it in a call of a function: `makeButton(self, @selector(tap:))`
    if tree.isMark(start - 1, ",") { return tree.word(start - 2) == "self" ? ownSelf(at: index) : .unknown }
    guard tree.isMark(start - 1, "=") else { return .unknown }
    if tree.isMark(start - 2, anyOf: "=!") {
      // An object that validates an item compares the item's action with its actions.
      let isValidation = wordsInHead(around: index).contains {
        $0.hasPrefix("validate") || $0 == "canPerformAction"
      }
      return isValidation && hasAction(selector, at: index) ? own(at: index) : .unknown
    }
    // The target is assigned separately: `item.action = @selector(tap:); item.target = self;`
    guard let word = tree.word(start - 2), word == "action" || word == "doubleAction",
      tree.isAccess(start - 3)
    else { return .unknown }
    return assignedTarget(ofExpressionEndingAt: start - 4)
  }

  /// The object whose key code makes from a selector, as in `[object valueForKey:NSStringFromSelector(@selector(name))]`.
  private func target(ofKeyAt start: Int, _ key: String) -> ObjectiveCValue {
    guard tree.isMark(start - 1, ":"), let message = tree.message(around: start), message.first < start
    else { return .unknown }
    if let owner = owner(ofKeyIn: message) { return owner }
    // A method of the class may use the key for anything, but a key that the class has is most likely its own.
    let own = own(at: start)
    return tree.word(message.first - 1) == "self" && tree.isMark(message.first - 2, "[")
      && member(key, of: own) != nil ? own : .unknown
  }

  /// The target of a selector that is an argument: `target:self action:@selector(tap:)`, `[self
  /// performSelector:@selector(tap:)]`.
  private func target(ofArgumentAt start: Int, of piece: String, _ selector: String) -> ObjectiveCValue {
    guard let message = tree.message(around: start), message.first < start else { return .unknown }
    if message.first == start - 2 {
      // Both messages go up the responder chain to the first object that responds.
      if piece == "tryToPerform" || piece == "doCommandBySelector" { return .unknown }
      if piece == "sendAction" { return sentTo(after: start) }
      if asksReceiver(piece) { return receiver(endingAt: message.first - 1) }
      if piece == "setAction" || piece == "setDoubleAction" {
        return assignedTarget(ofExpressionEndingAt: message.first - 1)
      }
      if let end = endOfTarget(in: message) { return receiver(endingAt: end) }
      // A method of the class passes the selector to another object unless the class implements it.
      return tree.word(message.first - 1) == "self" && tree.isMark(message.first - 2, "[")
        && hasAction(selector, at: start) ? own(at: start) : .unknown
    }
    if let end = endOfTarget(in: message) { return receiver(endingAt: end) }
    // The target may be the argument before the selector.
    if tree.word(start - 3) == "self", tree.isMark(start - 4, ":") { return ownSelf(at: start) }
    return targetGivenLater(to: message)
  }

  /// The last token of a message's argument for the target, wherever it is: `action:@selector(tap:) tag:0 target:self`; nil for
  /// none.
  private func endOfTarget(in message: ObjectiveCMessage) -> Int? {
    guard let pieces = tree.pieces(of: message),
      let place = pieces.firstIndex(where: { tree.name(of: $0).lowercased().hasSuffix("target") }),
      let end = place + 1 < pieces.count ? pieces[place + 1].token : tree.closing(message.open)
    else { return nil }
    return tree.start(ofExpressionEndingAt: end - 1) == nil ? nil : end - 1
  }

  /// The target that code sets later on a new item in a variable: `item = [[NSMenuItem alloc] initWithTitle:@""
  /// action:@selector(tap:) keyEquivalent:@""]; [item setTarget:self];`
  private func targetGivenLater(to message: ObjectiveCMessage) -> ObjectiveCValue {
    var open = message.open
    while tree.isMark(open - 1, "[") { open -= 1 }
    guard tree.isMark(open - 1, "="), let name = tree.word(open - 2), !tree.isAccess(open - 3),
      let close = tree.closing(open)
    else { return .unknown }
    // The search ends where the variable gets another item.
    let end = min(
      tree.tokens(of: name).first { $0 > close && tree.isMark($0 + 1, "=") && !tree.isMark($0 + 2, "=") }
        ?? .max,
      tree.body(around: open).tokens.upperBound)
    return end > close ? assignedTarget(ofExpressionEndingAt: open - 2, in: close..<end) : .unknown
  }

  /// The target of `sendAction:@selector(tap:) to:self`; unknown for `nil`, which goes up the responder chain.
  private func sentTo(after start: Int) -> ObjectiveCValue {
    guard let close = tree.closing(start + 2), tree.word(close + 1) == "to", tree.isMark(close + 2, ":")
    else {
      return .unknown
    }
    return tree.word(close + 3) == "self" && (tree.isWord(close + 4) || tree.isMark(close + 4, "]"))
      ? ownSelf(at: start) : .unknown
  }

  /// Whether code sends a selector up the responder chain.
  func sendsToFirstResponder(_ selector: String) -> Bool {
    tree.tokens(of: String(selector.prefix { $0 != ":" })).contains { index in
      guard let (pieces, takesArguments) = tree.selector(at: index), takesArguments else { return false }
      return pieces.map { tree.name(of: $0) + ":" }.joined() == selector
        && isForFirstResponder(selectorAt: index)
        && target(ofSelectorAt: index, selector) == .unknown
    }
  }

  /// Whether a selector goes up the responder chain: `[view tryToPerform:@selector(tap:) with:self]`.
  func isForFirstResponder(selectorAt index: Int) -> Bool {
    let start = index - 3
    guard tree.isMark(start - 1, ":"), let message = tree.message(around: start) else { return false }
    if message.first == start - 2 {
      switch tree.word(message.first) {
      case "tryToPerform", "doCommandBySelector": return true
      case "sendAction": return tree.closing(start + 2).map { tree.word($0 + 3) == "nil" } == true
      default: return false
      }
    }
    return isOfMenuItem(selectorAt: index)
  }

  /// Whether a selector is the action of a new menu item without a target: AppKit sends it to First Responder.
  private func isOfMenuItem(selectorAt index: Int) -> Bool {
    let start = index - 3
    guard tree.isMark(start - 1, ":"), tree.word(start - 2) == "action",
      let message = tree.message(around: start), message.first < start
    else { return false }
    switch tree.word(message.first) {
    // The message is a statement, so code does not keep the item to set its target.
    case "addItemWithTitle", "insertItemWithTitle":
      return tree.isMark(message.open - 1, anyOf: ";{})")
        && tree.closing(message.open).map { tree.isMark($0 + 1, ";") } == true
    case "initWithTitle":
      return tree.isMark(message.open - 1, ":") && tree.word(message.open - 2) == "addItem"
    default: return false
    }
  }

  private func asksReceiver(_ piece: String) -> Bool {
    ["performSelector", "respondsToSelector", "methodForSelector", "methodSignatureForSelector"].contains(
      where: piece.hasPrefix)
  }

  /// The target that the same body sets on an object: `item.target = self`, `[item setTarget:self]`.
  ///
  /// - Parameter range: The part of the body to search; nil for all.
  private func assignedTarget(
    ofExpressionEndingAt index: Int, in range: Range<Int>? = nil
  ) -> ObjectiveCValue {
    guard let start = tree.start(ofExpressionEndingAt: index) else { return .unknown }
    let item = (start...index).map(tree.text)
    let body = range ?? tree.body(around: index).tokens
    let places = wordsForTargets.filter(body.contains)
    if places.count > mostCompared { return .unknown }
    var found: [(brace: Int?, value: ObjectiveCValue)] = []
    for place in places {
      let isAssignment = tree.word(place) == "target"
      let end = isAssignment ? place - 2 : place - 1
      guard end - item.count + 1 >= body.lowerBound, isAssignment == tree.isAccess(place - 1),
        tree.isMark(place + 1, isAssignment ? "=" : ":"),
        (end - item.count + 1...end).map(tree.text) == item,
        let last = isAssignment
          ? body.first(where: { $0 > place + 1 && tree.isMark($0 + 1, ";") })
          : tree.message(around: place).flatMap({ tree.closing($0.open) }).map({ $0 - 1 })
      else { continue }
      let isWhole = tree.start(ofExpressionEndingAt: last) == place + 2
      found.append((brace(around: place), isWhole ? receiver(endingAt: last) : .unknown))
    }
    // Each part of `if … { … } else { … }` may set its own target.
    let here = brace(around: index)
    let near = found.filter { $0.brace == here }
    let values = Set((near.isEmpty ? found : near).map(\.value))
    return values.count == 1 ? values.first ?? .unknown : .unknown
  }

  /// The brace that opens the block around a token; nil for none.
  private func brace(around index: Int) -> Int? {
    var next = tree.opening(around: index)
    // Messages are hardly nested deeper than that.
    for _ in 0..<deepestExpression {
      guard let open = next, !tree.isMark(open, "{") else { return next }
      next = tree.opening(around: open)
    }
    return nil
  }

  /// Whether the class around a token implements a selector itself.
  func hasAction(_ selector: String, at index: Int) -> Bool {
    guard let chains = className(at: index).flatMap(query.classChains) else { return false }
    switch query.action(selector, in: chains, on: .all) {
    case .found, .accepted, .notImplemented: return true
    case .notVisible, .missing, .unknown: return false
    }
  }
}
