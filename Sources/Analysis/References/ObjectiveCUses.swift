import Index
import Syntax
import Text

/// Where an Objective-C file uses members and classes.
extension ObjectiveCFile {
  struct Use {
    /// Index into the pieces of the selector; 0 for a property.
    var piece: Int
    var range: ByteRange
    var certainty = ReferenceCertainty.certain
    /// Index of the token where the name stands alone, so that a local of the new name would be taken for it.
    var alone: Int?
    /// A selector for which it is not known who will be sent it.
    var isSelector = false
  }

  /// Where the file uses a member under one of its names.
  ///
  /// - Parameters:
  ///   - indices: The tokens with which a use may begin; nil for all.
  ///   - isOnlyAnswer: Whether nothing but the family answers the name, if it is a selector; nil for what the snapshot knows.
  func uses(
    of name: ObjectiveCName, _ family: MemberFamily, at indices: Range<Int>? = nil,
    isOnlyAnswer: Bool? = nil
  ) -> [Use] {
    func places(of word: String) -> [Int] {
      // A few tokens are sooner compared than the text is searched.
      indices.map { $0.filter { self.word($0) == word } } ?? tokens(of: word)
    }
    switch name.form {
    case .key, .variable:
      let isVariable =
        name.form == .variable
        || family.members.contains { query.snapshot.member($0)?.kind == .instanceVariable }
        || code.readMembers().joined().contains { $0.kind == .synthesized && $0.name == name.text }
      let hasAccessors = name.form == .variable || query.hasAccessors(family)
      let key = name.text
      return places(of: key).flatMap {
        uses(ofKey: key, at: $0, isVariable: isVariable, hasAccessors: hasAccessors, family)
      }
    case .setter, .selector:
      let takesArguments = name.text.utf8.contains(0x3A)
      let (selector, pieces) = (name.text, name.pieces)
      // Who has a setter is not known: the compiler makes one for each property of the name.
      lazy var isOnly =
        name.form == .selector && (isOnlyAnswer ?? query.isOnly(family, answering: selector))
      return places(of: name.word).flatMap {
        messages(selector, pieces, takesArguments, at: $0, family) { isOnly }
      }
    }
  }

  /// Where a property is read or written by a name of its own: `self.name`, `[self name]`, `name` where it is an
  /// instance variable, which messages and dots mean only where it has accessors.
  private func uses(
    ofKey name: String, at index: Int, isVariable: Bool, hasAccessors: Bool, _ family: MemberFamily
  ) -> [Use] {
    guard !isDeclared(tokens[index].range) else { return [] }
    let here = [(piece: 0, range: tokens[index].range)]
    if !hasAccessors, isMark(index - 1, ".") || isMark(index + 1, "]") && isMessage(at: index) { return [] }
    if isSynthesis(index) { return uses(here, of: own(at: index), family) }
    if isAccess(index - 1) { return uses(here, of: value(endingAt: index - 2), family) }
    if isMark(index + 1, "]"), isMessage(at: index) {
      return uses(here, of: receiver(endingAt: index - 1), family)
    }
    if isSelector(of: [name], takesArguments: false, at: index) {
      return uses(here, certainty(target(ofSelectorAt: index, name), family))
    }
    if let target = targetOfKeyPath(at: index) { return uses(here, of: value(endingAt: target), family) }
    if isVariable, nameOfMacro(around: index) != nil {
      let certainty = ReferenceCertainty.possible("a macro uses this name, where any class may be")
      return [Use(piece: 0, range: tokens[index].range, certainty: certainty)]
    }
    // An argument's label, a variable of another kind, a declaration.
    if isLabel(index) { return [] }
    if isMark(index - 1, "*") ? !isProduct(index - 1) : followsType(index) { return [] }
    if !isVariable, isGivenToMacro(index), local(name, around: index) == nil,
      certainty(own(at: index), family) == .yes
    {
      let certainty = ReferenceCertainty.possible("a macro may make a name of this")
      return [Use(piece: 0, range: tokens[index].range, certainty: certainty)]
    }
    guard isVariable, local(name, around: index) == nil, !isInFunction(index),
      !isInClassMethod(index), !namesMethod(index),
      certainty(own(at: index), family) == .yes,
      !isVariableOfAnother(name, at: index, family)
    else { return [] }
    return [Use(piece: 0, range: tokens[index].range, alone: index)]
  }

  /// Whether a word is an argument of a macro, by the capitals of its name: `OUTLET(panel)`
  private func isGivenToMacro(_ index: Int) -> Bool {
    guard let open = brackets.opening(around: index), isMark(open, "("), let name = word(open - 1) else {
      return false
    }
    return name.utf8.count > 1 && name.utf8.allSatisfy { Ascii.isUpper($0) || $0 == UInt8(ascii: "_") }
  }

  /// Whether a word before a colon names an argument or a statement, rather than being an argument before one without a name,
  /// as in `[view move:panel :YES]`.
  private func isLabel(_ index: Int) -> Bool {
    guard isMark(index + 1, ":"), !isMark(index - 1, "?") else { return false }
    if let before = word(index - 1) { return before != "case" && !statementWords.contains(before) }
    if isMark(index - 1, ")"), let open = brackets.opening(index - 1) {
      return typeInParentheses(at: open)?.end != index - 1
    }
    return tokens.indices.contains(index - 1) && tokens[index - 1].kind == .string
      || isMark(index - 1, anyOf: ";})]") || isMark(index - 1, "{") && !isMark(index - 2, "@")
  }

  /// Whether a token is the name of a method where it is declared: `+ (NSString *)name;`
  private func namesMethod(_ index: Int) -> Bool {
    guard isMark(index - 1, ")"), let open = brackets.opening(index - 1), isMark(open - 1, anyOf: "+-") else {
      return false
    }
    return passage(around: index).brace.map { index < $0 } ?? true
  }

  /// Where the object ends of which a macro takes a key path that begins at a token: `RACObserve(self, name)`.
  private func targetOfKeyPath(at index: Int) -> Int? {
    guard isMark(index - 1, ",") else { return nil }
    var depth = 0
    for place in stride(from: index - 2, to: max(0, index - 64), by: -1) {
      if isMark(place, anyOf: ")]}") { depth += 1 }
      if isMark(place, anyOf: "([{") { depth -= 1 }
      if depth == 0, isMark(place, anyOf: ",;") { return nil }
      if depth < 0 { return word(place - 1).map(keyPathMacros.contains) == true ? index - 2 : nil }
    }
    return nil
  }

  /// Whether the class around a token has an instance variable by a name that is not the family's, though it shares accessors.
  private func isVariableOfAnother(_ name: String, at index: Int, _ family: MemberFamily) -> Bool {
    guard family.members.contains(where: { query.snapshot.member($0)?.name == name }),
      family.members.contains(where: { query.snapshot.member($0)?.kind == .instanceVariable }),
      let own = className(at: index),
      case .classes(let chains) = query.meaning(of: own, in: nil, on: .all)
    else { return false }
    let found = chains.flatMap { query.memberHolders(of: $0, on: .all) }.flatMap { holder, _ in
      query.snapshot.readMembers(of: holder) { $0.kind == .instanceVariable && $0.name == name }
    }
    return !found.isEmpty && !found.contains(where: family.members.contains)
  }

  /// Where a message is sent or a selector named.
  ///
  /// - Parameter isOnly: Whether nothing but the family answers the selector.
  private func messages(
    _ selector: String, _ names: [String], _ takesArguments: Bool, at index: Int, _ family: MemberFamily,
    isOnly: () -> Bool
  ) -> [Use] {
    guard !isDeclared(tokens[index].range) else { return [] }
    if isSelector(of: names, takesArguments: takesArguments, at: index) {
      let places = places(of: names, inSelectorAt: index)
      let target = target(ofSelectorAt: index, selector)
      // A class answers with a method of its own, which no outline has.
      if case .type = target { return [] }
      if isOnly() { return uses(places, .yes) }
      var uses = uses(places, certainty(target, family))
      let isOwn = hasAction(selector, at: index)
      let isForFirstResponder = target == .unknown && isOfMenuItem(selectorAt: index)
      for place in uses.indices {
        uses[place].isSelector = !isOwn
        if isForFirstResponder { uses[place].certainty = .sentToFirstResponder(selector) }
      }
      return uses
    }
    if isMark(index + 1, ":") == takesArguments, isMessage(at: index),
      let sent = message(at: index, takesArguments), sent.map(\.name) == names
    {
      let places = sent.enumerated().map { (piece: $0, range: $1.range) }
      return uses(places, of: receiver(endingAt: index - 1), family)
    }
    if makesMethod(index), certainty(own(at: index), family) == .yes {
      let reason = ReferenceCertainty.possible("a macro makes a method of this name")
      return [Use(piece: 0, range: tokens[index].range, certainty: reason)]
    }
    // `self.tap` calls a method without arguments as well.
    guard !takesArguments, isAccess(index - 1) else { return [] }
    return uses([(0, tokens[index].range)], of: value(endingAt: index - 2), family)
  }

  /// Whether a macro in place of a method's head is given a word: `- ACTION(tap)`
  private func makesMethod(_ index: Int) -> Bool {
    isMark(index - 1, "(") && isMark(index + 1, ")") && isWord(index - 2)
      && isMark(index - 3, anyOf: "-+") && passage(around: index).brace.map { index < $0 } != false
  }

  private func uses(
    _ places: [(piece: Int, range: ByteRange)], of value: ObjectiveCValue, _ family: MemberFamily
  ) -> [Use] { uses(places, certainty(value, family)) }

  /// - Parameter isMeant: Whether the places mean a member of the family.
  private func uses(_ places: [(piece: Int, range: ByteRange)], _ isMeant: Certainty) -> [Use] {
    let certainty: ReferenceCertainty
    switch isMeant {
    case .yes: certainty = .certain
    case .unknown: certainty = .possible("the class of the receiver is not known")
    case .no: return []
    }
    return places.map { Use(piece: $0.piece, range: $0.range, certainty: certainty) }
  }

  /// Every word that is the name of a class, but for those of headers, modules, categories, protocols, members and labels. None in
  /// a file that declares something else by the name, such as a structure.
  func uses(ofClass name: String) -> [ByteRange] {
    let places = tokens(of: name)
    if places.contains(where: isOtherType) { return [] }
    // What is between angle brackets may be the argument of a template.
    var hasProtocol = true
    if case .unknown = query.meaning(ofProtocol: name) { hasProtocol = false }
    return places.filter {
      !isCategory($0) && !(hasProtocol && isProtocol($0)) && !isOtherName($0)
    }.map { tokens[$0].range }
      .filter {
        !text.isImport(at: $0.lower)
      }
  }

  /// Whether a word is the name of a structure or of another type that is no class of Objective-C.
  private func isOtherType(_ index: Int) -> Bool {
    guard let keyword = word(index - 1), !isMark(index - 2, "@") else { return false }
    return ["struct", "union", "enum", "class", "namespace"].contains(keyword)
  }

  /// Whether a word is where no class can be named: `@import Name;`, `value.Name`, `Name:` before an argument, `space::Name`.
  private func isOtherName(_ index: Int) -> Bool {
    // `auto make() -> Name *`
    let isResult =
      tokens.indices.contains(index - 1) && tokens[index - 1].kind == .arrow && isMark(index + 1, "*")
    if isDeclared(tokens[index].range) || isAccess(index - 1) && !isResult { return true }
    if word(index - 1) == "goto" || word(index - 1) == "import" && isMark(index - 2, "@") { return true }
    if isMark(index - 1, ":"), isMark(index - 2, ":") { return true }
    return isMark(index + 1, ":") && !isDeclaredClass(index)
  }

  /// Whether a word is the class of an `@interface` or an `@implementation`.
  private func isDeclaredClass(_ index: Int) -> Bool {
    isMark(index - 2, "@") && (word(index - 1) == "interface" || word(index - 1) == "implementation")
  }

  /// Whether a word is where only a protocol can be named: `@protocol Name`, `@protocol(Name)`, `id<Name>`, `: Base <Name>`.
  func isProtocol(_ index: Int) -> Bool {
    let isListed = isMark(index - 1, anyOf: "<,") && isMark(index + 1, anyOf: ",>")
    var place = index
    if isMark(index - 1, ",") || isListed {
      while index - place < 256, isMark(place - 1, ","), isWord(place - 2) { place -= 2 }
    }
    if isListed, isMark(place - 1, "<") { return true }
    if isMark(place - 1, "("), place == index { place -= 1 }
    return word(place - 1) == "protocol" && isMark(place - 2, "@")
  }

  /// Whether a word is the name of a category: `@interface Type (Name)`.
  private func isCategory(_ index: Int) -> Bool {
    guard isMark(index - 1, "("), isMark(index + 1, ")") else { return false }
    var place = index - 2
    // Generic arguments of the type.
    if isMark(place, ">") {
      while place > 0, !isMark(place, "<"), index - place < 64 { place -= 1 }
      place -= 1
    }
    return isWord(place) && isDeclaredClass(place)
  }

  // MARK: Names at a place

  /// The names that a word may be, or be a part of, and the token with which these begin.
  func names(at index: Int) -> (first: Int, names: [ObjectiveCName]) {
    guard let word = word(index) else { return (index, []) }
    if let (first, selector) = selector(withPieceAt: index) {
      let name = selector.dropFirst(3).dropLast()
      let keys = [name.prefix(1).lowercased() + name.dropFirst(), String(name)]
      let setters = keys.map { ObjectiveCName(form: .setter, key: $0) }.filter { $0.text == selector }
      return (first, [ObjectiveCName(form: .selector, key: selector)] + setters)
    }
    let variable = word.hasPrefix("_") ? [ObjectiveCName(form: .variable, key: String(word.dropFirst()))] : []
    return (index, [.key, .selector].map { ObjectiveCName(form: $0, key: word) } + variable)
  }

  /// The selector with arguments of which a word is a piece, in a message or behind `@selector`.
  private func selector(withPieceAt index: Int) -> (first: Int, selector: String)? {
    var first = index
    while isWord(first - 1) || isMark(first - 1, ":") { first -= 1 }
    if isMark(first - 1, "("), word(first - 2) == "selector", isMark(first - 3, "@") {
      let pieces = tokens[first...].prefix { $0.kind == .word || $0.kind == .mark(UInt8(ascii: ":")) }
      let selector = pieces.map { text.string($0.range) }.joined()
      return selector.hasSuffix(":") ? (first, selector) : nil
    }
    guard let start = brackets.openingOfMessage(around: index),
      let first = self.firstPiece(ofMessageFrom: start, upTo: index), isMark(first + 1, ":"),
      let pieces = message(at: first, true), pieces.contains(where: { $0.range == tokens[index].range })
    else { return nil }
    return (first, pieces.map { $0.name + ":" }.joined())
  }

  // MARK: Messages

  /// The first piece of the selector of a message.
  ///
  /// - Parameter last: The last token that it may be.
  func firstPiece(ofMessageFrom open: Int, upTo last: Int) -> Int? {
    var place = open + 1
    for _ in 0..<longestMessage {
      guard place <= last else { return nil }
      if isWord(place), isMark(place + 1, anyOf: ":]"), endsReceiver(place - 1) { return place }
      guard let next = next(after: place) else { return nil }
      place = next
    }
    return nil
  }

  /// The token behind one or, for a bracket, behind what it opens; nil at the end of what is around it.
  private func next(after index: Int) -> Int? {
    if isMark(index, anyOf: ")]}") { return nil }
    return isMark(index, anyOf: "([{") ? brackets.closing(index).map { $0 + 1 } : index + 1
  }

  /// Whether a message's selector begins at a word, rather than goes on or an argument ends.
  func isMessage(at index: Int) -> Bool {
    guard endsReceiver(index - 1), let open = brackets.openingOfMessage(around: index) else { return false }
    return firstPiece(ofMessageFrom: open, upTo: index) == index
  }

  /// `[receiver`, `[[a b]`, `[(cast)value` and the like.
  private func endsReceiver(_ index: Int) -> Bool {
    guard tokens.indices.contains(index) else { return false }
    if isWord(index), isMark(index - 1, "*") { return isMark(index - 2, "[") }
    return isWord(index) && (isMark(index - 1, anyOf: "[)") || isAccess(index - 1))
      || tokens[index].kind == .string || isMark(index, anyOf: "])}")
  }

  func isSynthesis(_ index: Int) -> Bool {
    var place = index - 1
    while place > 0, !isMark(place, ";"), index - place < 64 {
      if let keyword = word(place), keyword == "synthesize" || keyword == "dynamic", isMark(place - 1, "@") {
        // Not the variable behind the equals sign.
        return !isMark(index - 1, "=")
      }
      place -= 1
    }
    return false
  }

  /// Whether `@selector(` holds just these pieces from a token on.
  private func isSelector(of names: [String], takesArguments: Bool, at index: Int) -> Bool {
    guard isMark(index - 1, "("), word(index - 2) == "selector", isMark(index - 3, "@") else { return false }
    var place = index
    for name in names {
      guard word(place) == name || name.isEmpty else { return false }
      if !name.isEmpty { place += 1 }
      if takesArguments {
        guard isMark(place, ":") else { return false }
        place += 1
      }
    }
    return isMark(place, ")")
  }

  private func places(of names: [String], inSelectorAt index: Int) -> [(piece: Int, range: ByteRange)] {
    var result: [(Int, ByteRange)] = []
    var place = index
    for (piece, name) in names.enumerated() {
      if !name.isEmpty {
        result.append((piece, tokens[place].range))
        place += 1
      }
      place += 1
    }
    return result
  }

  /// The pieces of the selector of the message whose first piece is at a token, up to the closing bracket.
  func message(at index: Int, _ takesArguments: Bool) -> [(name: String, range: ByteRange)]? {
    guard takesArguments else {
      return isMark(index + 1, "]") ? word(index).map { [($0, tokens[index].range)] } : nil
    }
    var result: [(String, ByteRange)] = []
    var questions = 0
    var place = index
    for _ in 0..<longestMessage {
      guard place < tokens.count else { return nil }
      if isMark(place, anyOf: ")]}") { return result }
      if isMark(place, "?") { questions += 1 }
      if isMark(place, ":") {
        if questions > 0 {
          questions -= 1
        } else {
          // A piece may be empty: `move::`.
          let name = place - 1 == index || !isAccess(place - 2) ? word(place - 1) : nil
          result.append((name ?? "", tokens[name == nil ? place : place - 1].range))
        }
      }
      guard let next = next(after: place) else { return nil }
      place = next
    }
    return nil
  }
}

/// The macros of ReactiveObjC and of libextobjc whose second argument is a key path.
private let keyPathMacros: Set<String> = ["RACObserve", "RAC", "RACChannelTo", "RACBind", "keypath"]

/// How many tokens of a message are looked at, not counting those in brackets.
private let longestMessage = 4000

extension SourceText {
  /// The line of an offset from its first word on.
  func line(at offset: Int) -> Substring {
    string(ByteRange(lineStart(offset), nextLine(offset))).drop(while: \.isWhitespace)
  }

  /// Whether the line of an offset names a header for the preprocessor, as `#import` and `__has_include` do.
  func isImport(at offset: Int) -> Bool {
    let line = line(at: offset)
    guard line.first == "#" else { return false }
    let directive = line.dropFirst().drop(while: \.isWhitespace)
    return ["import", "include"].contains(where: directive.hasPrefix) || line.contains("__has_include")
  }
}
