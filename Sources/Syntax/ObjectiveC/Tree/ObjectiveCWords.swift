/// The purpose of a word in code, as far as its neighbors reveal it.
package enum ObjectiveCRole: Hashable, Sendable {
  /// The name of a property in `@synthesize` or `@dynamic`.
  case synthesized
  /// A member after a dot or an arrow. The number is the last token of the expression before it.
  case member(base: Int)
  /// The first piece of a message's selector.
  case message(takesArguments: Bool)
  /// The first piece of the selector in `@selector(…)`.
  case selector
  /// The first component of a macro's key path: `RACObserve(self, name)`. The number is the last token of the object's
  /// expression.
  case keyPath(of: Int)
  /// The label of an argument or of a statement.
  case label
  /// A declared name: it follows a type, or a word that may be one.
  case declaration
  case use
}

extension ObjectiveCTree {
  package func role(of index: Int) -> ObjectiveCRole {
    if isSynthesized(index) { return .synthesized }
    if isAccess(index - 1) { return isDesignator(index) ? .label : .member(base: index - 2) }
    if let message = message(at: index) { return .message(takesArguments: message.takesArguments) }
    if beginsSelector(index) { return .selector }
    if let object = objectOfKeyPath(at: index) { return .keyPath(of: object) }
    if isLabel(index) { return .label }
    let isDeclaration = isMark(index - 1, "*") ? !isProduct(index - 1) : followsType(index)
    return isDeclaration ? .declaration : .use
  }

  /// Whether a word names a property in `@synthesize` or `@dynamic`, rather than the variable after the equals sign.
  package func isSynthesized(_ index: Int) -> Bool {
    let next = syntheses.partitionPoint { $0.lowerBound >= index }
    return next > 0 && syntheses[next - 1].contains(index) && !isMark(index - 1, "=")
  }

  /// Whether a word names a field of a structure where this gets its values: `{ .size.width = 1, .name = 0 }`
  private func isDesignator(_ index: Int) -> Bool {
    guard start(ofExpressionEndingAt: index) == nil else { return false }
    var dot = index - 1
    // Structures are hardly nested deeper.
    for _ in 0..<16 where isMark(dot, ".") && isWord(dot - 1) && isMark(dot - 2, ".") { dot -= 2 }
    return isMark(dot, ".") && isMark(dot - 1, anyOf: "{,")
  }

  private func objectOfKeyPath(at index: Int) -> Int? {
    guard isMark(index - 1, ","), let open = opening(around: index),
      word(open - 1).map(keyPathMacros.contains) == true
    else { return nil }
    var place = index - 2
    while place > open {
      if isMark(place, anyOf: ",;") { return nil }
      place = (opening(place) ?? place) - 1
    }
    return index - 2
  }

  /// Whether a word before a colon is the label of an argument or a statement. In `[view move:panel :YES]` it is an argument, and
  /// the next piece has no name.
  private func isLabel(_ index: Int) -> Bool {
    guard isMark(index + 1, ":"), !isMark(index - 1, "?") else { return false }
    if let before = word(index - 1) { return before != "case" && !statementWords.contains(before) }
    if isMark(index - 1, ")"), let open = opening(index - 1) { return type(inParenthesesAt: open) == nil }
    return isString(index - 1) || isMark(index - 1, anyOf: ";})]")
      || isMark(index - 1, "{") && !isMark(index - 2, "@")
  }

  /// The macro that has a word among its arguments, recognized by its capitals: `OUTLET(panel)`
  package func macro(taking index: Int) -> String? {
    guard let open = opening(around: index), isMark(open, "("), let name = word(open - 1) else { return nil }
    return name.utf8.count > 1 && name.utf8.allSatisfy { Ascii.isUpper($0) || $0 == Ascii.underscore }
      ? name : nil
  }

  /// Whether a macro call between declarations has a word among its arguments and may declare it: `PROPERTY(NSView *, pane,
  /// setPane)`
  package func isDeclaredByMacro(_ index: Int) -> Bool {
    guard let open = opening(around: index), isMark(open, "("), isWord(open - 1), !isMark(open - 2, "@")
    else {
      return false
    }
    return tokens[open - 1].startsLine && !tokens[open - 1].isInDirective && body(around: index).isHead(index)
  }

  // MARK: Names of types

  /// Whether a word is the new name in `typedef Name Other;`, `typedef struct {…} Other;` or `#define Other Name`.
  package func namesAlias(_ index: Int) -> Bool {
    if word(index - 1) == "define", isMark(index - 2, "#") { return true }
    guard isMark(index + 1, ";") else { return false }
    var place = (isMark(index - 1, "}") ? opening(index - 1) ?? index : index) - 1
    while isWord(place) || isMark(place, anyOf: "*<>,") {
      if word(place) == "typedef" { return true }
      place -= 1
    }
    return false
  }

  /// Whether the place of a word excludes a class: `@import Name;`, `value.Name`, `Name:` before an argument, `space::Name`.
  package func isOutsideTypes(_ index: Int) -> Bool {
    // A C++ function may declare its result after an arrow: `auto make() -> Name *`.
    let isResult = isArrow(index - 1) && isMark(index + 1, "*")
    if isAccess(index - 1) && !isResult { return true }
    if word(index - 1) == "goto" || isKeyword("import", endingAt: index - 1) { return true }
    if isMark(index - 1, ":"), isMark(index - 2, ":") { return true }
    return isMark(index + 1, ":") && !namesClass(index)
  }

  /// Whether a word is the name of a structure or of another type that is not a class of Objective-C.
  package func namesOtherType(_ index: Int) -> Bool {
    guard let keyword = word(index - 1), !isMark(index - 2, "@") else { return false }
    return ["struct", "union", "enum", "class", "namespace", "typename"].contains(keyword)
  }

  /// Whether the definition of a type follows its name.
  package func definesOtherType(_ index: Int) -> Bool { isMark(index + 1, anyOf: "{:") }

  /// The scope in C++ of a type that is declared at a word, such as a template parameter; nil for the whole file.
  package func scope(ofTypeNamedAt index: Int) -> Range<Int>? {
    if ["class", "typename"].contains(word(index - 1)), isMark(index - 2, anyOf: "<,") {
      return body(around: index).tokens
    }
    var around = opening(around: index)
    while let open = around {
      // The braces of `extern "C" {` do not limit the scope.
      if isMark(open, "{"), !isString(open - 1) { return open..<(closing(open) ?? tokens.count) }
      around = opening(around: open)
    }
    return nil
  }

  /// Whether the place of a word allows only a class: `@interface Name`, `@class Name, Other;`, `[Name message]`.
  package func meansClass(_ index: Int) -> Bool {
    if isMark(index - 1, "["), message(openedAt: index - 1)?.first == index + 1 { return true }
    var first = index
    while isMark(first - 1, ","), isWord(first - 2) { first -= 2 }
    return namesClass(index) || isKeyword("class", endingAt: first - 1)
  }

  /// Whether a word is the class of an `@interface` or an `@implementation`.
  private func namesClass(_ index: Int) -> Bool {
    isKeyword("interface", endingAt: index - 1) || isKeyword("implementation", endingAt: index - 1)
  }

  /// Whether the place of a word allows only a protocol: `@protocol Name`, `@protocol(Name)`, `id<Name>`, `: Base <Name>`.
  package func namesProtocol(_ index: Int) -> Bool {
    if isMark(index - 1, "("), isKeyword("protocol", endingAt: index - 2) { return true }
    let next = protocolLists.partitionPoint { $0.lowerBound > index }
    guard next > 0, protocolLists[next - 1].contains(index) else { return false }
    let list = protocolLists[next - 1]
    return (index - list.lowerBound).isMultiple(of: 2)
      && (isWord(list.lowerBound - 1) || isMark(index + 1, anyOf: ",>"))
  }

  /// Whether a word is the name of a category: `@interface Type (Name)`, `@interface Type<Argument> (Name)`.
  package func namesCategory(_ index: Int) -> Bool {
    guard isMark(index - 1, "("), isMark(index + 1, ")") else { return false }
    let type = (link(index - 2, \.less) ?? index - 1) - 1
    return isWord(type) && namesClass(type)
  }
}

/// The macros of ReactiveObjC and of libextobjc whose second argument is a key path.
private let keyPathMacros: Set<String> = ["RACObserve", "RAC", "RACChannelTo", "RACBind", "keypath"]
