import Syntax
import Text

/// What tells a declaration from an expression in a body, as far as tokens do.
extension ObjectiveCFile {
  /// Whether a word stands before this one that would be its type: `CGFloat width`.
  func followsType(_ index: Int) -> Bool {
    word(index - 1).map { !statementWords.contains($0) } == true && !endsDirective(index - 1)
      && !isMacroLine(index - 1)
  }

  /// Whether a word alone on its line is a macro rather than a type: `NS_DURING`
  private func isMacroLine(_ index: Int) -> Bool {
    guard endsLine(index), index == 0 || endsLine(index - 1), let word = word(index) else { return false }
    return word.utf8.allSatisfy { Ascii.isUpper($0) || $0 == UInt8(ascii: "_") || (0x30...0x39).contains($0) }
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
    if isMark(left, anyOf: ")]") { return true }
    guard let word = word(left) else { return isMark(left, anyOf: "=+-/&|!?:{;(") }
    if isAccess(left - 1) || word == "return" || word.first?.isNumber == true { return true }
    // `x = a * b`; no type stands behind these.
    return self.word(left - 1) == "return" || isMark(left - 1, anyOf: "=+-/*<>?|&")
  }

  /// Where a local or a parameter of a name is declared that is known at a token.
  func local(_ name: String, around index: Int) -> ByteRange? {
    let known = knownLocals[name] ?? Dictionary(grouping: tokens(of: name).filter(isLocal), by: bodyIndex)
    knownLocals[name] = known
    guard let declarations = known[bodyIndex(holding: index)] else { return nil }
    if declarations.count > mostCompared { return tokens[declarations[0]].range }
    let found = declarations.last { $0 <= index && index <= scopeEnd(ofDeclaration: $0) }
    return found.map { tokens[$0].range }
  }

  private func isLocal(_ index: Int) -> Bool {
    guard !isAccess(index - 1), !isDeclared(tokens[index].range) else { return false }
    if isMark(index - 1, ")"), let open = brackets.opening(index - 1),
      word(open - 1).map(typeOperators.contains) == true
    {
      return true
    }
    if isFunctionPointer(index) || isSecondDeclarator(index) { return true }
    if isMark(index - 1, ")") {
      // A parameter: `:(Type)name`. In a body, a cast.
      return passage(around: index).brace.map { index < $0 } != false
        && brackets.opening(index - 1).map { isMark($0 - 1, ":") } == true
    }
    let isBehindType =
      isMark(index - 1, "*") ? !isProduct(index - 1) : followsType(index) || followsArguments(index)
    // A colon also stands behind each part of a selector.
    return isBehindType
      && (word(index + 1).map { $0 == "in" || $0.hasPrefix("__") } == true
        || isMark(index + 1, anyOf: ";=,)[{")
        || isMark(index + 1, ":") && followsLoop(index))
      || isReference(index)
  }

  /// `Type<Argument> name`
  private func followsArguments(_ index: Int) -> Bool {
    guard isMark(index - 1, ">") else { return false }
    var (depth, place) = (0, index - 1)
    while place >= 0, index - place < 64 {
      if isMark(place, ">") { depth += 1 }
      if isMark(place, "<") { depth -= 1 }
      if depth == 0 { return isWord(place - 1) }
      guard isWord(place) || isMark(place, anyOf: "<>*,:") else { return false }
      place -= 1
    }
    return false
  }

  /// `auto &name = …`
  private func isReference(_ index: Int) -> Bool {
    isMark(index - 1, "&") && isWord(index - 2) && isMark(index + 1, anyOf: "=:")
  }

  /// `void (*name)(int)`, `id (^name)(void)`
  private func isFunctionPointer(_ index: Int) -> Bool {
    isMark(index - 1, anyOf: "*^") && isMark(index - 2, "(") && isMark(index + 1, ")")
      && isMark(index + 2, anyOf: "([") && (isWord(index - 3) || isMark(index - 3, anyOf: "*>"))
  }

  /// `int first = 0, name = 1;`
  private func isSecondDeclarator(_ index: Int) -> Bool {
    guard isMark(index - 1, ",") || isMark(index - 1, "*") && isMark(index - 2, ","),
      isMark(index + 1, anyOf: "=,;"), let around = brackets.opening(around: index),
      isMark(around, "{") || isMark(around, "(") && word(around - 1) == "for"
    else { return false }
    let start =
      (max(around, index - 256)..<index).last {
        isMark($0, anyOf: ";{}") && brackets.opening(around: $0 + 1) == around
      } ?? (isMark(around, "(") ? around : nil)
    guard let start, let type = word(start + 1), !statementWords.contains(type) else { return false }
    // An expression has an operator there.
    return isWord(start + 2) || isMark(start + 2, "*") && isWord(start + 3) && !isProduct(start + 2)
  }

  /// Whether a token stands in what a loop declares: `for (Type *name : list)`.
  private func followsLoop(_ index: Int) -> Bool {
    var start = index - 1
    while isWord(start) || isMark(start, anyOf: "*&") { start -= 1 }
    return isMark(start, "(") && word(start - 1) == "for"
  }

  /// The method or function around a token, or what stands there between two of them.
  func passage(around index: Int) -> ObjectiveCPassage { bodies[bodyIndex(holding: index)] }

  /// The tokens of the method or function around one, its head among them.
  func body(around index: Int) -> Range<Int> { passage(around: index).tokens }

  private func bodyIndex(holding index: Int) -> Int {
    max(0, bodies.partitionPoint { $0.tokens.lowerBound > index } - 1)
  }

  /// Whether a token is in a function of C, which may be between the methods of a class and has no `self`.
  func isInFunction(_ index: Int) -> Bool { bodyKind(around: index) == .function }

  /// Whether `self` is the class rather than an object at a token.
  func isInClassMethod(_ index: Int) -> Bool { bodyKind(around: index) == .classMethod }

  private func bodyKind(around index: Int) -> BodyKind {
    let body = bodyIndex(holding: index)
    if let known = knownKinds[body] { return known }
    let found = kind(of: bodies[body])
    knownKinds[body] = found
    return found
  }

  private func kind(of passage: ObjectiveCPassage) -> BodyKind {
    guard let brace = passage.brace else { return .other }
    let head = passage.tokens.lowerBound..<brace
    if let sign = head.first(where: { isMark($0, anyOf: "-+") && isMark($0 + 1, "(") }) {
      return isMark(sign, "+") ? .classMethod : .other
    }
    guard let open = head.first(where: { isMark($0, "(") }), isWord(open - 1) else { return .other }
    // A macro that makes a method has no type before it.
    return isMark(open - 2, "*") || isWord(open - 2) && !endsDirective(open - 2) ? .function : .other
  }

  /// Whether a token stands among the instance variables of a class.
  func isInVariables(_ index: Int) -> Bool {
    let range = tokens[index].range
    return code.readMembers().joined().contains {
      $0.kind == .instanceVariable && $0.start <= range.lower && range.upper <= $0.nameRange.lower
    }
  }

  /// Never empty; each begins where the one before it ends.
  func findBodies() -> [ObjectiveCPassage] {
    var result: [ObjectiveCPassage] = []
    var depth = 0
    var body = ObjectiveCPassage(tokens: 0..<0)
    for (place, token) in tokens.enumerated() {
      guard case .mark(let mark) = token.kind else { continue }
      switch mark {
      case UInt8(ascii: "{"):
        depth += 1
        body.brace = body.brace ?? place
        continue
      case UInt8(ascii: "}"): depth -= 1
      case UInt8(ascii: ";"): break
      default: continue
      }
      guard depth <= 0 else { continue }
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
      if let (type, next) = typeOfObject(endingAt: index) {
        // Behind the parenthesis of a parameter; in a body that would be a cast.
        let isParameter = isMark(next, ")")
        let mayDeclare = !isParameter || passage(around: index).brace.map { index < $0 } ?? true
        let token = isParameter ? next + 1 : next
        if mayDeclare, let name = word(token) {
          result[name, default: []].append(variable(token, type))
        }
      } else if let (name, token) = typeOfSelf(at: index, result) {
        result[name, default: []].append(variable(token, nil))
      } else if let token = nameBehindTypeOf(index), let name = word(token) {
        result[name, default: []].append(variable(token, .unknown))
      }
    }
    return result
  }

  /// `Type *`, `Type<Argument *> *`, `id`, `id<P>`, and the token behind it and its qualifiers.
  private func typeOfObject(endingAt index: Int) -> (ObjectiveCValue, next: Int)? {
    var type: ObjectiveCValue
    var next = index + 1
    if word(index) == "id", !isAccess(index - 1) {
      type = .unknown
      if isMark(next, "<") {
        var protocols: [String] = []
        while next - index < 64, next < tokens.count, !isMark(next, ">") {
          next += 1
          if let name = word(next) { protocols.append(name) }
        }
        type = .conforming(protocols)
        next += 1
      }
    } else {
      guard isMark(index, "*"), !isProduct(index) else { return nil }
      var last = index - 1
      if isMark(last, ">") {
        var depth = 0
        repeat {
          if isMark(last, ">") { depth += 1 }
          if isMark(last, "<") { depth -= 1 }
          last -= 1
        } while last >= 0 && depth > 0 && index - last < 64
      }
      while let qualifier = word(last), typeQualifiers.contains(qualifier) { last -= 1 }
      guard let name = word(last) else { return nil }
      // What C++ infers, or a parameter of a template.
      type = name == "auto" || name == "id" || name.count == 1 && !isClass(name) ? .unknown : .object(name)
    }
    while let qualifier = word(next), typeQualifiers.contains(qualifier) { next += 1 }
    return (type, next)
  }

  private func isClass(_ name: String) -> Bool {
    if case .classes = query.meaning(of: name, in: nil, on: .all) { true } else { false }
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
      inner == "self" || known[inner]?.allSatisfy({ $0.type == nil }) == true
    else { return nil }
    place += 2
    if isPointee {
      guard isMark(place, "*") else { return nil }
      place += 1
    }
    while let qualifier = word(place), qualifier.hasPrefix("_") || qualifier == "const",
      isWord(place + 1)
    {
      place += 1
    }
    guard let name = word(place), isMark(place + 1, anyOf: "=;") else { return nil }
    return (name, place)
  }

  /// The name of a variable of the type that something else has: `typeof(other) name = …`
  private func nameBehindTypeOf(_ index: Int) -> Int? {
    guard let keyword = word(index), typeOperators.contains(keyword), let close = brackets.closing(index + 1)
    else {
      return nil
    }
    var place = close + 1
    while isMark(place, "*")
      || word(place).map({ $0.hasPrefix("_") || $0 == "const" }) == true && isWord(place + 1)
    {
      place += 1
    }
    return isWord(place) && isMark(place + 1, anyOf: "=;") ? place : nil
  }

  /// What the method or function around a token says of a variable, and what the file says outside of all.
  func variable(_ name: String, at index: Int) -> (local: ObjectiveCValue?, global: ObjectiveCValue?) {
    guard let all = variables[name] else { return (nil, nil) }
    if all.count > mostCompared { return (.unknown, nil) }
    let body = body(around: index)
    let here = all.filter { body.contains($0.token) && $0.token != index }
    func onlyOne(_ found: [ObjectiveCVariable]) -> ObjectiveCValue? {
      guard let first = found.first else { return nil }
      guard found.allSatisfy({ $0.type == first.type }) else { return .unknown }
      return first.type ?? ownSelf(at: index)
    }
    if let nearest = here.last(where: { $0.token < index && index <= $0.scopeEnd }) {
      return (onlyOne([nearest]), nil)
    }
    return (onlyOne(here), onlyOne(all.filter { passage(around: $0.token).brace == nil }))
  }

  private func variable(_ token: Int, _ type: ObjectiveCValue?) -> ObjectiveCVariable {
    ObjectiveCVariable(token: token, scopeEnd: scopeEnd(ofDeclaration: token), type: type)
  }

  private func scopeEnd(ofDeclaration token: Int) -> Int {
    let token = isFunctionPointer(token) ? token - 2 : token
    guard let open = brackets.opening(around: token), let close = brackets.closing(open) else {
      return tokens.count
    }
    guard isMark(open, "(") else { return close }
    // Declared in parentheses, it holds for the block behind them.
    var place = close + 1
    while place < tokens.count, !isMark(place, anyOf: ";)]}") {
      let end = brackets.closing(place)
      if isMark(place, "{") { return end ?? tokens.count }
      place = (end ?? place) + 1
    }
    return place
  }

  /// The parts of a selector where a method is declared: `move:(int)x to:(int)y`.
  func pieces(ofMethodDeclaredAt range: ByteRange) -> [(name: String, range: ByteRange)] {
    guard let first = token(holding: range) else { return [] }
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
  var token: Int
  /// The token up to which the declaration holds in its body.
  var scopeEnd: Int
  /// nil for that of `self`.
  var type: ObjectiveCValue?
}

private let typeOperators: Set<String> = ["typeof", "__typeof", "__typeof__"]
