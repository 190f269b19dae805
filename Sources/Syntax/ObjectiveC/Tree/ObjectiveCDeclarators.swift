/// The type of a value, as far as it determines the value's members.
package enum ObjectiveCType: Hashable, Sendable {
  /// `Type *`, or a type without a star, which may be an alias of a pointer type.
  case object(String)
  /// `NSArray<Type *> *`; without the name of a class, `Type **` or `Type *name[3]`.
  case collection(String?, of: String)
  /// `id`, `id<P, Q>`
  case id([String])
  /// `typeof(name)`
  case same(as: String)
  /// A structure or the like without a name: `struct { int width; } size`
  case unnamed
  /// A type that is not written as a name, such as `auto` or the type of an expression.
  case unknown
}

/// A name that code declares: a local, a parameter, an instance variable or a global.
package struct ObjectiveCBinding: Sendable {
  /// The index of the name's token.
  package var token: Int
  /// The token at which the scope of the name ends.
  package var scopeEnd: Int
  /// The type; nil if no type is written that an object may have.
  package var type: ObjectiveCType?
  /// Whether the declaration hides a member of the same name.
  package var isLocal: Bool
}

extension ObjectiveCTree {
  /// The declarations of a name, in order. A `*` before the name counts as part of a type if it may be one.
  package func declarators(of name: String) -> [ObjectiveCBinding] {
    typeQualifiers.contains(name) ? [] : tokens(of: name).compactMap(declarator)
  }

  /// The declarations of a name in a part of the file, such as a method, in order.
  func declarators(of name: String, in part: Range<Int>) -> [ObjectiveCBinding] {
    typeQualifiers.contains(name) ? [] : tokens(of: name, in: part).compactMap(declarator)
  }

  private func declarator(at index: Int) -> ObjectiveCBinding? {
    let isLocal = isLocal(index)
    let type =
      type(ofDeclarator: index) ?? typeOf(beforeDeclarator: index)
      ?? (isLocal || isFunction(index) ? typeWithoutStar(beforeDeclarator: index) : nil)
      ?? nameOfType(beforeSecondDeclarator: index).flatMap(namedType)
    guard type != nil || isLocal else { return nil }
    return ObjectiveCBinding(
      token: index, scopeEnd: scopeEnd(ofDeclaration: index), type: type, isLocal: isLocal)
  }

  // MARK: Types before names

  /// The type in `Type *name`, `Type<Argument *> *name`, `id name` and `id<P> name`, and in the parentheses of a parameter.
  private func type(ofDeclarator index: Int) -> ObjectiveCType? {
    let isParameter = isMark(index - 1, ")")
    let last = withoutQualifiers(before: isParameter ? index - 1 : index)
    // The parentheses are those of a cast if they are in a body.
    if isParameter, !body(around: last).isHead(last) { return nil }
    if word(last) == "id" { return isAccess(last - 1) ? nil : .id([]) }
    if let less = link(last, \.less), word(less - 1) == "id", !isAccess(less - 2) {
      return .id((less..<last).compactMap(word))
    }
    guard isMark(last, "*"), !isProduct(last) else { return nil }
    guard let less = link(last - 1, \.less) else {
      let base = withoutQualifiers(before: last)
      if isMark(base, "*") {
        guard !isProduct(base), case .object(let name)? = namedType(withoutQualifiers(before: base)) else {
          return nil
        }
        return .collection(nil, of: name)
      }
      let type = namedType(base)
      guard case .object(let name)? = type, isMark(index + 1, "[") else { return type }
      return .collection(nil, of: name)
    }
    let base = withoutQualifiers(before: less)
    if let anyObject = anyObject(of: word(base), conformingTo: (less..<last).compactMap(word)) {
      return anyObject
    }
    let type = namedType(base)
    guard case .object(let name)? = type, let element = nameOfElements(ofTypeEndingAt: last) else {
      return type
    }
    return .collection(name, of: element)
  }

  /// The type `Type` in `NSArray<Type *> *` and `NSDictionary<Key *, Type *> *`, found from the last star.
  func nameOfElements(ofTypeEndingAt star: Int) -> String? {
    guard isMark(star - 1, ">"), isMark(star - 2, "*"), isMark(star - 4, anyOf: "<,") else { return nil }
    return word(star - 3)
  }

  /// The type in `Type name` and in the parameter `:(Type)name`.
  private func nameOfType(beforeDeclarator index: Int) -> Int? {
    if followsType(index) { return index - 1 }
    return isMark(index - 1, ")") && isMark(index - 3, "(") ? index - 2 : nil
  }

  /// The type in `Type name`, `Type name[3]` and `struct {…} name`.
  private func typeWithoutStar(beforeDeclarator index: Int) -> ObjectiveCType? {
    if isMark(index - 1, "}") { return namesAlias(index) ? nil : .unnamed }
    let type = nameOfType(beforeDeclarator: index).flatMap(namedType)
    guard case .object(let name)? = type, isMark(index + 1, "[") else { return type }
    return .collection(nil, of: name)
  }

  /// The type in `Type *first, *name`.
  private func nameOfType(beforeSecondDeclarator index: Int) -> Int? {
    guard isSecondDeclarator(index), var place = link(index, \.statement).map({ $0 + 1 }) else { return nil }
    while let qualifier = word(place), typeQualifiers.contains(qualifier) { place += 1 }
    return place
  }

  /// The type `id<P>` for `NSObject<P> *`, which reveals as little about the class; nil for another base or without protocols.
  func anyObject(of base: String?, conformingTo protocols: [String]) -> ObjectiveCType? {
    base == "NSObject" && !protocols.isEmpty ? .id(protocols) : nil
  }

  private func namedType(_ index: Int) -> ObjectiveCType? {
    // No variable follows in `@class Name;` or `struct Name;`.
    guard let name = word(index), !isMark(index - 1, "@"), !keywordsBeforeTypes.contains(name) else {
      return nil
    }
    return typesOfAnything.contains(name) ? .unknown : .object(name)
  }

  /// The last token before an index that is not a type qualifier.
  private func withoutQualifiers(before index: Int) -> Int {
    var last = index - 1
    while let qualifier = word(last), typeQualifiers.contains(qualifier) { last -= 1 }
    return last
  }

  /// The type in `typeof(other) name = …`
  private func typeOf(beforeDeclarator index: Int) -> ObjectiveCType? {
    guard isMark(index + 1, anyOf: "=;") else { return nil }
    var last = index - 1
    while isMark(last, "*") || word(last).map({ $0.hasPrefix("_") || $0 == "const" }) == true { last -= 1 }
    guard isMark(last, ")"), let open = opening(last), word(open - 1).map(typeOperators.contains) == true
    else { return nil }
    // The star may be inside and outside: `typeof(*self) *name`.
    let isPointee = isMark(open + 1, "*")
    let inner = isPointee ? open + 2 : open + 1
    let stars = (last + 1..<index).filter { isMark($0, "*") }
    guard inner + 1 == last, let name = word(inner), stars == (isPointee ? [last + 1] : []) else {
      return .unknown
    }
    return .same(as: name)
  }

  /// Whether a star multiplies or dereferences, rather than being part of a type. In doubt it is part of a type.
  func isProduct(_ index: Int) -> Bool {
    let left = index - 1
    if isMark(left, anyOf: ")]") { return true }
    guard isWord(left) else { return isMark(left, anyOf: "=+-/&|!?:{;(") }
    if isAccess(left - 1) || isNumber(left) || word(left) == "return" { return true }
    // The star belongs to the type in `Type * __strong *name`.
    if word(left).map(typeQualifiers.contains) == true { return false }
    // An expression such as `x = a * b` follows these, and a type does not.
    return word(left - 1) == "return" || isMark(left - 1, anyOf: "=+-/*<>?|&")
  }

  // MARK: Locals

  /// Whether a word follows its type: `CGFloat width`.
  func followsType(_ index: Int) -> Bool {
    word(index - 1).map { !statementWords.contains($0) } == true && !endsDirective(index - 1)
      && !isMacroLine(index - 1)
  }

  /// Whether a word alone on its line is a macro rather than a type: `NS_DURING`
  private func isMacroLine(_ index: Int) -> Bool {
    guard endsLine(index), tokens[index].startsLine, let word = word(index) else { return false }
    return word.utf8.allSatisfy { Ascii.isUpper($0) || $0 == Ascii.underscore || Ascii.isDigit($0) }
  }

  private func isLocal(_ index: Int) -> Bool {
    if isAccess(index - 1) { return false }
    if isMark(index - 1, ")"), let open = opening(index - 1) {
      if word(open - 1).map(typeOperators.contains) == true { return true }
      // The word is a parameter in `:(Type)name`. In a body, the parentheses are those of a cast.
      if !isFunctionPointer(index), !isSecondDeclarator(index) {
        return isMark(open - 1, ":") && body(around: index).isHead(index)
      }
    }
    if isFunctionPointer(index) || isSecondDeclarator(index) || isReference(index) { return true }
    if braceOfEnumeration(withCase: index) != nil { return true }
    if isMark(index - 1, "}"), let open = opening(index - 1), keyword(ofTypeInBracesAt: open) != nil {
      return isMark(index + 1, anyOf: ";=,[")
    }
    let followsType =
      isMark(index - 1, "*")
      ? !isProduct(index - 1) : followsType(index) || isWord((link(index - 1, \.less) ?? 0) - 1)
    // A colon may also follow a piece of a selector, so it counts only in a loop.
    return followsType
      && (word(index + 1).map { $0 == "in" || $0.hasPrefix("__") } == true
        || isMark(index + 1, anyOf: ";=,)[{") || isMark(index + 1, ":") && followsLoop(index))
  }

  /// Whether a name is that of a function: `Type name(int argument)` outside of bodies.
  private func isFunction(_ index: Int) -> Bool {
    isMark(index + 1, "(") && followsType(index) && body(around: index).isHead(index)
  }

  /// The keyword of a type that is defined in braces: `struct {`, `enum Kind : int {`
  private func keyword(ofTypeInBracesAt open: Int) -> String? {
    guard isMark(open, "{") else { return nil }
    // The type's name and its raw type may be between the keyword and the brace.
    return (max(0, open - 5)..<open).reversed().prefix { isWord($0) || isMark($0, ":") }
      .compactMap(word).first(where: ["struct", "union", "enum"].contains)
  }

  /// The opening brace of the `enum` that declares a constant; nil if a token is not one.
  func braceOfEnumeration(withCase index: Int) -> Int? {
    guard isMark(index - 1, anyOf: "{,"), isMark(index + 1, anyOf: "=,}"), let open = opening(around: index),
      keyword(ofTypeInBracesAt: open) == "enum"
    else { return nil }
    return open
  }

  /// Whether a word is the name in `auto &name = …`.
  private func isReference(_ index: Int) -> Bool {
    isMark(index - 1, "&") && isWord(index - 2) && isMark(index + 1, anyOf: "=:")
  }

  /// Whether a word is the name of a function pointer or a block: `void (*name)(int)`, `id (^name)(void)`
  func isFunctionPointer(_ index: Int) -> Bool {
    isMark(index - 1, anyOf: "*^") && isMark(index - 2, "(") && isMark(index + 1, ")")
      && isMark(index + 2, anyOf: "([") && (isWord(index - 3) || isMark(index - 3, anyOf: "*>"))
  }

  /// Whether a word is declared after another one, with the same type: `int first = 0, name = 1;`
  private func isSecondDeclarator(_ index: Int) -> Bool {
    guard isMark(index - 1, ",") || isMark(index - 1, "*") && isMark(index - 2, ","),
      isMark(index + 1, anyOf: "=,;"), let around = opening(around: index),
      isMark(around, "{") || isMark(around, "(") && word(around - 1) == "for",
      let start = link(index, \.statement), let type = word(start + 1),
      !statementWords.contains(type)
    else { return false }
    // An expression has an operator in the place of the first name.
    return isWord(start + 2) || isMark(start + 2, "*") && isWord(start + 3) && !isProduct(start + 2)
  }

  /// Whether a loop declares a name: `for (Type *name : list)`.
  private func followsLoop(_ index: Int) -> Bool {
    var start = index - 1
    while isWord(start) || isMark(start, anyOf: "*&") { start -= 1 }
    return isMark(start, "(") && word(start - 1) == "for"
  }
}

let typeOperators: Set<String> = ["typeof", "__typeof", "__typeof__"]

/// The type names that do not reveal the class.
private let typesOfAnything: Set<String> = ["id", "auto", "__auto_type", "instancetype", "Class"]

/// The words that can precede a type, a namespace or a label, but not a variable's name.
private let keywordsBeforeTypes: Set<String> = [
  "struct", "union", "enum", "class", "namespace", "using", "goto",
]

/// The words that can precede an expression, but not a variable's name.
let statementWords: Set<String> = [
  "return", "else", "do", "in", "sizeof", "throw", "delete", "co_await", "co_return", "co_yield", "not",
  "and", "or",
]

/// The words that can precede or follow the name of a type.
package let typeQualifiers: Set<String> = [
  "const", "volatile", "static", "extern", "register", "__kindof", "__weak", "__strong", "__block",
  "__unused", "__unsafe_unretained", "__autoreleasing", "nullable", "nonnull", "null_unspecified",
  "_Nullable",
  "_Nonnull", "_Null_unspecified", "__nullable", "__nonnull", "__bridge", "__bridge_transfer", "IBOutlet",
  "struct",
]
