import Syntax
import Text

/// What tells a declaration from an expression in a body, as far as tokens do.
extension ObjectiveCFile {
  /// Whether a word stands before this one that would be its type: `CGFloat width`.
  func followsType(_ index: Int) -> Bool {
    word(index - 1).map { !statementWords.contains($0) } == true && !endsDirective(index - 1)
  }

  /// Whether a token is the last on the line of a directive such as `#ifdef`, which is no part of the code below it.
  private func endsDirective(_ index: Int) -> Bool {
    guard endsLine(index) else { return false }
    var first = index
    while first > 0, !endsLine(first - 1) { first -= 1 }
    return isMark(first, "#")
  }

  /// Whether the star at an index multiplies, or follows a pointer, rather than being part of a type. In doubt it
  /// is part of a type.
  func isProduct(_ index: Int) -> Bool {
    let left = index - 1
    if isMark(left, ")") || isMark(left, "]") { return true }
    guard let word = word(left) else { return "=+-/&|!?:{;".contains { isMark(left, $0) } }
    if isAccess(left - 1) || word == "return" || word.first?.isNumber == true { return true }
    // `x = a * b`; no type stands behind these.
    return self.word(left - 1) == "return" || "=+-/*<>?|&".contains { isMark(left - 1, $0) }
  }

  /// Where the method or function around a token declares a local or a parameter of a name.
  func local(_ name: String, around index: Int) -> ByteRange? {
    body(around: index).first { isLocal($0, name) }.map { tokens[$0].range }
  }

  private func isLocal(_ index: Int, _ name: String) -> Bool {
    guard word(index) == name, !isAccess(index - 1), !isDeclared(tokens[index].range) else { return false }
    if isMark(index - 1, ")") {
      // A parameter: `:(Type)name`.
      return opening(index - 1).map { isMark($0 - 1, ":") } == true
    }
    let isBehindType = isMark(index - 1, "*") ? !isProduct(index - 1) : followsType(index)
    // A colon also stands behind each part of a selector.
    return isBehindType
      && (word(index + 1) == "in" || ";=,)[".contains { isMark(index + 1, $0) }
        || isMark(index + 1, ":") && followsLoop(index))
  }

  /// Whether a token stands in what a loop declares: `for (Type *name : list)`.
  private func followsLoop(_ index: Int) -> Bool {
    var start = index - 1
    while word(start) != nil || isMark(start, "*") || isMark(start, "&") { start -= 1 }
    return isMark(start, "(") && word(start - 1) == "for"
  }

  /// The tokens of the method or function around one, its head among them.
  private func body(around index: Int) -> Range<Int> {
    bodies[body(holding: index)].tokens
  }

  private func body(holding index: Int) -> Int {
    max(0, bodies.partitionPoint { $0.tokens.lowerBound > index } - 1)
  }

  /// Never empty; each begins where the one before it ends.
  func findBodies() -> [ObjectiveCPassage] {
    var result: [ObjectiveCPassage] = []
    var depth = 0
    var body = ObjectiveCPassage(tokens: 0..<0)
    for place in tokens.indices {
      if isMark(place, "{") {
        depth += 1
        body.brace = body.brace ?? place
      }
      if isMark(place, "}") { depth -= 1 }
      guard depth <= 0, isMark(place, "}") || isMark(place, ";") else { continue }
      depth = 0
      body.tokens = body.tokens.lowerBound..<place + 1
      result.append(body)
      body = ObjectiveCPassage(tokens: place + 1..<place + 1)
    }
    body.tokens = body.tokens.lowerBound..<tokens.count
    return result + [body]
  }

  // MARK: Types of variables

  func findVariables() -> [String: [ObjectiveCVariable]] {
    var result: [String: [ObjectiveCVariable]] = [:]
    for index in tokens.indices {
      if isMark(index, "*"), !isProduct(index), let type = word(index - 1) {
        let isParameter = isMark(index + 1, ")")
        let next = isParameter ? index + 2 : index + 1
        // In a body it would be a cast.
        let mayDeclare = !isParameter || bodies[body(holding: index)].brace.map { index < $0 } ?? true
        if mayDeclare, let name = word(next) {
          result[name, default: []].append(ObjectiveCVariable(token: next, declaration: .pointer(type)))
        }
      } else if let (name, token) = typeOfSelf(at: index, result) {
        result[name, default: []].append(ObjectiveCVariable(token: token, declaration: .typeOfSelf))
      }
    }
    return result
  }

  /// `__weak typeof(self) weakSelf`, and `typeof(weakSelf) strongSelf` where that is known for such a name.
  private func typeOfSelf(
    at index: Int, _ known: [String: [ObjectiveCVariable]]
  ) -> (name: String, token: Int)? {
    guard let keyword = word(index), typeOperators.contains(keyword), isMark(index + 1, "(") else {
      return nil
    }
    var place = index + 2
    let isPointee = isMark(place, "*")
    if isPointee { place += 1 }
    guard let inner = word(place), isMark(place + 1, ")"),
      inner == "self" || known[inner]?.allSatisfy({ $0.declaration == .typeOfSelf }) == true
    else { return nil }
    place += 2
    if isPointee {
      guard isMark(place, "*") else { return nil }
      place += 1
    }
    while let qualifier = word(place), qualifier.hasPrefix("_") || qualifier == "const",
      word(place + 1) != nil
    {
      place += 1
    }
    guard let name = word(place), isMark(place + 1, "=") || isMark(place + 1, ";") else { return nil }
    return (name, place)
  }

  /// What the method or function around a token says of a variable, else what the file says outside of all.
  func declaration(of name: String, at index: Int) -> ObjectiveCVariable.Declaration {
    guard let all = variables[name] else { return .none }
    let own = body(holding: index)
    var here = all.filter { bodies[own].tokens.contains($0.token) }
    if here.isEmpty { here = all.filter { bodies[body(holding: $0.token)].brace == nil } }
    guard let first = here.first else { return .none }
    return here.allSatisfy { $0.declaration == first.declaration } ? first.declaration : .several
  }

  /// The parts of a selector where a method is declared: `move:(int)x to:(int)y`.
  func pieces(ofMethodDeclaredAt range: ByteRange) -> [(name: String, range: ByteRange)] {
    guard let first = tokens.firstIndex(where: { $0.range == range }) else { return [] }
    var result: [(String, ByteRange)] = []
    var depth = 0
    for index in first..<tokens.count {
      if isMark(index, "(") { depth += 1 }
      if isMark(index, ")") { depth -= 1 }
      if depth == 0, isMark(index, ";") || isMark(index, "{") { break }
      if depth == 0, isMark(index + 1, ":"), let name = word(index) {
        result.append((name, tokens[index].range))
      }
    }
    return result
  }
}

/// A method or a function with its head, or a declaration.
struct ObjectiveCPassage {
  var tokens: Range<Int>
  /// Where the head ends and braces begin.
  var brace: Int?
}

struct ObjectiveCVariable {
  enum Declaration: Hashable {
    case none
    /// Of different types.
    case several
    /// To objects of a class by this name.
    case pointer(String)
    /// Of the class in which it stands.
    case typeOfSelf
  }

  var token: Int
  var declaration: Declaration
}

private let typeOperators: Set<String> = ["typeof", "__typeof", "__typeof__"]

/// What stands before an expression rather than before the name of a variable.
private let statementWords: Set<String> = ["return", "else", "do", "in"]
