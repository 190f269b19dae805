/// An expression, described by its outermost part.
package enum ObjectiveCExpression {
  /// A variable, a class, `self` and the like.
  case name(String)
  /// `base.name` or `base->name`. The number is the last token of the base.
  case member(base: Int, String)
  case message(ObjectiveCMessage)
  /// `"text"`, `'c'`
  case text
  /// `@"text"`, `@[…]`, `@{…}` or `@(…)`, with the class of the object.
  case literal(of: String)
  /// `((Type *)…)`
  case cast(ObjectiveCType)
  /// An expression in parentheses, with its last token.
  case parenthesized(end: Int)
  /// `(*expression)`
  case pointee(end: Int)
  /// `(first ?: second)`, `(condition ? first : second)`
  case choice(firstEnd: Int, secondEnd: Int)
  /// `base[0]`
  case element(base: Int)
  /// A call of a function or of a macro.
  case call(String)
  /// A conversion to a type that is not an object's, or any other expression.
  case other
}

/// The change of an expression's type by the tokens before it.
package enum ObjectiveCConversion {
  case none
  /// `*expression`
  case pointee
  /// `(Type *)expression`; nil for a type that is not an object's.
  case cast(ObjectiveCType?)
}

extension ObjectiveCTree {
  /// The expression that ends with a token, without the conversions and operators before it.
  package func expression(endingAt index: Int) -> ObjectiveCExpression {
    if let name = word(index) { return isAccess(index - 1) ? .member(base: index - 2, name) : .name(name) }
    if isString(index) { return isMark(index - 1, "@") ? .literal(of: "NSString") : .text }
    guard let open = opening(index) else { return .other }
    if isMark(open - 1, "@") {
      return .literal(of: isMark(index, "]") ? "NSArray" : isMark(index, "}") ? "NSDictionary" : "NSNumber")
    }
    if isMark(index, "]") { return message(openedAt: open).map { .message($0) } ?? .element(base: open - 1) }
    guard isMark(index, ")") else { return .other }
    if isCall(open) { return isAccess(open - 2) ? .other : word(open - 1).map { .call($0) } ?? .other }
    if let type = type(inParenthesesAt: open + 1) { return .cast(type) }
    switch start(ofExpressionEndingAt: index - 1) {
    case open + 1: return .parenthesized(end: index - 1)
    case open + 2 where isMark(open + 1, "*"): return .pointee(end: index - 1)
    default: return choice(inParenthesesAt: open)
    }
  }

  private func choice(inParenthesesAt open: Int) -> ObjectiveCExpression {
    var (question, colon): (Int?, Int?) = (nil, nil)
    var place = open + 1
    while let next = next(after: place) {
      if isMark(place, "?") {
        if question != nil { return .other }
        question = place
      } else if isMark(place, ":"), question != nil {
        colon = place
      }
      place = next
    }
    guard let question, let colon else { return .other }
    return .choice(firstEnd: colon == question + 1 ? question - 1 : colon - 1, secondEnd: place - 1)
  }

  /// The first token of an expression such as `a.b[0].c`, without conversions and operators before it; nil if the token does not
  /// end an expression.
  package func start(ofExpressionEndingAt index: Int) -> Int? {
    link(index, \.expressionStart)
  }

  /// The outermost conversion before the first token of an expression.
  package func conversion(before start: Int) -> ObjectiveCConversion {
    if isMark(start - 1, "*") { return .pointee }
    var result = ObjectiveCConversion.none
    var start = start
    while isMark(start - 1, ")"), let open = opening(start - 1), !isCall(open) {
      let type = type(inParenthesesAt: open)
      // The parentheses may belong to a statement such as `if (…)`, unless they end with a star.
      if type == nil, case .none = result, !isMark(start - 2, "*") { break }
      result = .cast(type)
      start = open
    }
    return result
  }

  mutating func findExpressions() {
    for index in tokens.indices {
      tokens[index].expressionStart = Int32(clamping: findStart(ofExpressionEndingAt: index) ?? -1)
    }
  }

  /// The first token of an expression, found from those of the expressions before it.
  private func findStart(ofExpressionEndingAt index: Int) -> Int? {
    if isWord(index) { return isAccess(index - 1) ? start(ofExpressionEndingAt: index - 2) : index }
    if isString(index) { return isMark(index - 1, "@") ? index - 1 : index }
    guard let open = opening(index) else { return nil }
    if isMark(open - 1, "@") { return open - 1 }
    let isMessage = isMark(index, "]") && message(openedAt: open) != nil
    if isMessage || isMark(index, "}") || isMark(index, ")") && !isCall(open) { return open }
    return start(ofExpressionEndingAt: open - 1)
  }

  /// Whether a parenthesis opens the arguments of a call, rather than a cast or a part of a statement.
  func isCall(_ open: Int) -> Bool {
    word(open - 1).map { !statementWords.contains($0) } ?? isMark(open - 1, "]")
  }

  /// The type in `(Type *)` or `(id<P>)`; nil if the parentheses don't contain an object's type.
  package func type(inParenthesesAt open: Int) -> ObjectiveCType? {
    guard isMark(open, "("), let close = closing(open) else { return nil }
    var (base, arguments): (String?, [String]) = (nil, [])
    var (depth, stars) = (0, 0)
    for place in open + 1..<close {
      if let word = word(place) {
        if depth > 0 {
          arguments.append(word)
        } else if !typeQualifiers.contains(word) {
          if stars > 0 { return nil }
          base = word
        }
      } else if isMark(place, "*") {
        if depth == 0 { stars += 1 }
      } else if isMark(place, "<") {
        depth += 1
      } else if isMark(place, ">") {
        depth -= 1
      } else if depth == 0 || !isMark(place, ",") {
        return nil
      }
    }
    guard let base else { return nil }
    if base == "id", stars == 0 { return .id(arguments) }
    if stars != 1 { return nil }
    if let anyObject = anyObject(of: base, conformingTo: arguments) { return anyObject }
    return nameOfElements(ofTypeEndingAt: close - 1).map { .collection(base, of: $0) } ?? .object(base)
  }
}
