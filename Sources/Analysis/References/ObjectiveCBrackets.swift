import Syntax

/// The brackets of an Objective-C file in pairs. Their kinds need not agree, as in text that is being typed.
struct ObjectiveCBrackets {
  /// By token, for a bracket that has one, the other of its pair.
  private var partners: [Int?]
  /// By token, the innermost bracket around it.
  private var enclosing: [Int?]
  /// By token, the innermost `[` around it, a bracket that opens itself included.
  private var messages: [Int?]

  init(_ tokens: [ObjectiveCLexeme]) {
    partners = Array(repeating: nil, count: tokens.count)
    enclosing = partners
    messages = partners
    var open: [Int] = []
    var square: [Int] = []
    for (index, token) in tokens.enumerated() {
      enclosing[index] = open.last
      if case .mark(let mark) = token.kind {
        switch Unicode.Scalar(mark) {
        case "[", "(", "{": open.append(index)
        case "]", ")", "}":
          if let opening = open.popLast() { (partners[index], partners[opening]) = (opening, index) }
        default: break
        }
        if mark == UInt8(ascii: "[") { square.append(index) }
        if mark == UInt8(ascii: "]") { _ = square.popLast() }
      }
      messages[index] = square.last
    }
  }

  /// The bracket that a closing one belongs to; nil for all other tokens.
  func opening(_ index: Int) -> Int? { partner(index).flatMap { $0 < index ? $0 : nil } }

  /// The bracket that closes an opening one; nil for all other tokens.
  func closing(_ index: Int) -> Int? { partner(index).flatMap { $0 > index ? $0 : nil } }

  private func partner(_ index: Int) -> Int? { partners.indices.contains(index) ? partners[index] : nil }

  /// The innermost bracket that opens before a token and does not close before it.
  func opening(around index: Int) -> Int? { enclosing[index] }

  /// The bracket that opens the message around a token, which may be that bracket.
  func openingOfMessage(around index: Int) -> Int? {
    messages.indices.contains(index) ? messages[index] : nil
  }
}
