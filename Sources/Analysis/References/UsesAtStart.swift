import Index
import Syntax
import Text

/// The names of members that the methods of a file always use, by the offset of the method's name, and of methods that they
/// always call, with the labels of all arguments; `super` where a method always calls the one that it overrides. A name that is
/// followed by an `EndAtStart` is that of a member which the method hides or removes. Of the methods of Objective-C, only these
/// names are read.
private let startTable = CacheTable<FileID, [Int: Set<String>]>()

/// A method that always uses a name.
private struct UserOfName {
  var method: CodeMember
  /// The name of its calls, with the labels of all arguments; nil where a call may mean another method.
  var call: String?
}

private let userTable = CacheTable<TypeID, [String: [UserOfName]]>(isBounded: true)

extension Query {
  /// The name of the method in which an object always uses an outlet after loading: `outlet.member` outside of all conditions, or
  /// in all branches of one, and before everything that may end the method. nil where no method does.
  ///
  /// - Parameters:
  ///   - outlet: An outlet of a class in Swift.
  ///   - subclasses: The object's classes below the owner.
  ///   - isShown: Whether the object is a controller whose view is loaded and shown.
  func methodUsing(
    _ outlet: MemberID, in owner: TypeID, below subclasses: some Sequence<TypeID> = EmptyCollection(),
    isShown: Bool = true
  ) -> String? {
    methodsUsing(outlet, in: owner, below: subclasses).first {
      isShown && isAtStart($0, in: owner.file) || $0.selector == "awakeFromNib"
    }?.name
  }

  /// The methods of a class and its extensions that always use an outlet, themselves or in another of these methods, which they
  /// always call. A method that a subclass overrides counts if the override calls it.
  func methodsUsing(
    _ outlet: MemberID, in owner: TypeID, below subclasses: some Sequence<TypeID> = EmptyCollection()
  ) -> [CodeMember] {
    guard let name = snapshot.member(outlet)?.name else { return [] }
    let overrides = Set(
      subclasses.flatMap { [$0] + extensions(of: $0) }.flatMap { holder in
        methods(of: holder).filter { !$0.names.contains("super") }.map(\.method.usedName)
      })
    let users = answer(to: owner, in: userTable) { usersOfNames(in: owner) }
    var found: [CodeMember] = []
    var names = [name]
    var known: Set = [name]
    while let next = names.popLast() {
      for user in users[next, default: []] where !overrides.contains(user.method.usedName) {
        if user.call.map({ known.insert($0).inserted }) == false { continue }
        found.append(user.method)
        if let call = user.call { names.append(call) }
      }
    }
    return found
  }

  private func usersOfNames(in owner: TypeID) -> [String: [UserOfName]] {
    let targets = targets(with: owner.file)
    // A target that has the class alone does without the methods of an extension.
    let parts = [owner] + extensions(of: owner).filter { targets.isSubset(of: self.targets(with: $0.file)) }
    let all = parts.flatMap(methods)
    let counts = Dictionary(grouping: all, by: \.method.usedName).mapValues(\.count)
    return all.reduce(into: [:]) { result, part in
      // A call of one of several methods may mean another.
      let isOnly = counts[part.method.usedName] == 1
      let labels = part.method.parameters.map { ($0.label ?? "_") + ":" }
      let call = part.method.usedName + "(" + labels.joined() + ")"
      let user = UserOfName(method: part.method, call: isOnly ? call : nil)
      for name in part.names { result[name, default: []].append(user) }
    }
  }

  /// The names of the methods that always use some outlets. The calls of these methods may be in other files than the outlets' uses.
  func namesOfMethods(using outlets: [MemberID], in owner: TypeID) -> [AskedName] {
    Set(outlets.flatMap { methodsUsing($0, in: owner) }.map(\.usedName)).sorted().map { AskedName($0) }
  }

  /// The methods that a class or an extension declares, with the names that they always use.
  private func methods(of holder: TypeID) -> [(method: CodeMember, names: Set<String>)] {
    let methods = snapshot.readMembers(of: holder).filter { $0.kind == .method }
    if methods.isEmpty { return [] }
    let names = namesUsed(in: holder.file)
    return methods.map { ($0, names[$0.nameRange.lower] ?? []) }
  }

  /// Whether a class always ends the use of the object in a member after loading, as far as its own methods say, where
  /// `methodUsing(_:in:below:)` looks.
  func always(_ end: EndAtStart, _ member: String, in owner: TypeID) -> Bool {
    ([owner] + extensions(of: owner)).flatMap(methods).contains { method, names in
      isAtStart(method, in: owner.file) && names.contains(member + end.rawValue)
    }
  }

  /// Whether a controller whose view is loaded and shown runs a method.
  private func isAtStart(_ method: CodeMember, in file: FileID) -> Bool {
    selectors(of: method, in: file).contains(where: selectorsAtStart.contains)
  }

  private func namesUsed(in file: FileID) -> [Int: Set<String>] {
    answer(to: file, in: startTable) {
      guard let text = text(of: file).current,
        // A condition may exclude any line from a build.
        !SearchText(Array("#if".utf8)).occurs(in: text)
      else { return [:] }
      return snapshot.code(file)?.language == .objectiveC
        ? ObjectiveCTree(text, inFunctionsWith: EndAtStart.texts).namesEndedByMethods
        : text.withSpan { swiftTree(of: $0) }.namesUsedByMethods
    }
  }
}

/// A statement after which a user no longer sees the object in a member, with the name of what it sets or calls.
enum EndAtStart: String, CaseIterable {
  case hiding = ".isHidden"
  case removal = ".removeFromSuperview"
  /// The item of a navigation item is replaced.
  case rightItem = ".rightBarButtonItem"
  case leftItem = ".leftBarButtonItem"

  fileprivate static let texts = ["idden", "removeFromSuperview", "BarButtonItem"].map {
    SearchText(Array($0.utf8))
  }

  /// The end that the value of a property makes.
  fileprivate init?(property: String, value: String) {
    switch property {
    case "isHidden" where value == "true", "hidden" where ["true", "YES", "TRUE"].contains(value):
      self = .hiding
    case "rightBarButtonItem", "rightBarButtonItems": self = .rightItem
    case "leftBarButtonItem", "leftBarButtonItems": self = .leftItem
    default: return nil
    }
  }
}

/// The selectors of the methods that are called once all outlets are set.
private let selectorsAtStart: Set = [
  "viewDidLoad", "awakeFromNib", "windowDidLoad", "viewWillAppear", "viewWillAppear:", "viewDidAppear",
  "viewDidAppear:", "viewWillLayoutSubviews", "viewDidLayoutSubviews",
]

/// The depth of conditions in conditions whose branches are read. Each is read again for every condition around it.
private let mostBranches = 4

extension SwiftTree {
  /// See `startTable`.
  fileprivate var namesUsedByMethods: [Int: Set<String>] {
    var result: [Int: Set<String>] = [:]
    for index in tokens.indices.dropFirst()
    where tokens[index].role == .declaration && tokens[index - 1].kind == .identifier
      && name(of: index - 1) == "func"
    {
      result[tokens[index].range.lower] = namesUsed(behind: index)
    }
    return result
  }

  /// The names in `name.member` that a method always uses, and its calls.
  private func namesUsed(behind head: Int) -> Set<String> {
    guard let start = tokens[head...].firstIndex(where: { $0.kind == .openBrace }) else { return [] }
    let parameters = (head..<start).filter {
      tokens[$0].kind == .identifier && tokens[$0 + 1].kind == .colon
    }
    // A local function may be called before its declaration.
    let functions = (braces(after: start) ?? start...start).filter {
      tokens[$0].role == .declaration && name(of: $0 - 1) == "func"
    }
    return namesUsed(
      inBraces: start, of: head, besides: Set((parameters + functions).map(name)), branches: 0)
  }

  /// The names that code in braces of a method always uses, besides local ones.
  ///
  /// - Parameter branches: The number of conditions around the braces.
  private func namesUsed(
    inBraces start: Int, of method: Int, besides outer: Set<String>, branches: Int
  ) -> Set<String> {
    var result: Set<String> = []
    var locals = outer
    var depth = 0
    for index in tokens[start...].indices {
      let token = tokens[index]
      switch token.kind {
      case .openBrace: depth += 1
      case .closeBrace: depth -= 1
      case .identifier:
        let word = self.name(of: index)
        if !token.flags.contains(.isEscaped), ["return", "guard", "throw", "try"].contains(word) {
          return result
        }
        if token.role == .declaration { locals.insert(word) }
        guard depth == 1, isUnconditional(index) else { break }
        if word == "if", name(of: index - 1) != "else", branches < mostBranches {
          result.formUnion(
            namesUsed(inBranchesOf: index, of: method, besides: locals, branches: branches + 1))
        }
        let isOwn = token.role == .use && !locals.contains(word) || token.role == .member && isSelf(index - 2)
        let callsOverridden = word == "super" && name(of: index + 2) == name(of: method)
        let dot = tokens[index + 1].kind == .postfixMark ? index + 2 : index + 1
        if isOwn, let call = call(at: index) { result.insert(call) }
        if isOwn || callsOverridden, kind(dot) == .dot {
          if dot == index + 1 { result.insert(word) }
          if let end = endAtStart(behind: dot) { result.insert(word + end.rawValue) }
        }
      default: break
      }
      if depth == 0 { return result }
    }
    return result
  }

  /// The names that all branches of an `if` use; none without an `else`.
  private func namesUsed(
    inBranchesOf start: Int, of method: Int, besides outer: Set<String>, branches: Int
  ) -> Set<String> {
    var result: Set<String>?
    var locals = outer
    var place = start
    while kind(place) == .openBrace || name(of: place) == "if", let braces = braces(after: place) {
      let condition = place..<braces.lowerBound
      if condition.contains(where: { name(of: $0) == "try" }) { return [] }
      locals.formUnion(condition.filter { tokens[$0].role == .declaration }.map(name))
      let names = namesUsed(inBraces: braces.lowerBound, of: method, besides: locals, branches: branches)
      result = result?.intersection(names) ?? names
      if condition.isEmpty { return result ?? [] }
      guard name(of: braces.upperBound + 1) == "else" else { return [] }
      place = braces.upperBound + 2
    }
    return []
  }

  /// The first braces after a token that are in no parentheses.
  private func braces(after start: Int) -> ClosedRange<Int>? {
    var open: Int?
    var (depth, parentheses) = (0, 0)
    for index in tokens[start...].indices {
      switch kind(index) {
      case .openParen: parentheses += 1
      case .closeParen: parentheses -= 1
      case .openBrace where open != nil || parentheses == 0:
        open = open ?? index
        depth += 1
      case .closeBrace where open != nil:
        depth -= 1
        if let open, depth == 0 { return open...index }
      default: break
      }
    }
    return nil
  }

  /// The name of a call with the labels of its arguments; nil where a name is not called, where a closure follows the arguments,
  /// and where an argument may throw.
  private func call(at start: Int) -> String? {
    guard kind(start + 1) == .openParen else { return nil }
    var labels = ""
    var depth = 0
    for index in tokens[(start + 1)...].indices {
      let kind = tokens[index].kind
      switch kind {
      case .openParen, .openBracket, .openBrace: depth += 1
      case .closeParen, .closeBracket, .closeBrace: depth -= 1
      case .identifier where name(of: index) == "try": return nil
      default: break
      }
      if depth == 0 { return self.kind(index + 1) == .openBrace ? nil : name(of: start) + "(" + labels + ")" }
      guard depth == 1, kind == .openParen || kind == .comma, self.kind(index + 1) != .closeParen else {
        continue
      }
      labels += (self.kind(index + 2) == .colon ? name(of: index + 1) : "_") + ":"
    }
    return nil
  }

  /// The end that what follows a dot makes.
  private func endAtStart(behind dot: Int) -> EndAtStart? {
    switch kind(dot + 2) {
    case .openParen where name(of: dot + 1) == "removeFromSuperview": .removal
    case .equals: EndAtStart(property: name(of: dot + 1), value: name(of: dot + 3))
    default: nil
    }
  }

  func isSelf(_ index: Int) -> Bool {
    index >= 0 && tokens[index].kind == .identifier && name(of: index) == "self"
      && (index == 0 || tokens[index - 1].kind != .dot)
  }

  /// Whether a name begins a statement, alone or after `self.`. Later operands don't count, since the operand before may decide
  /// whether they are evaluated.
  func isUnconditional(_ index: Int) -> Bool {
    let first = tokens[index].role == .member ? index - 2 : index
    guard first > 0 else { return false }
    switch tokens[first - 1].kind {
    case .semicolon, .openBrace: return true
    case _ where !tokens[first].flags.contains(.startsLine): return false
    case .anyOperator, .equals, .colon, .comma, .openParen, .openBracket, .postfixMark, .arrow: return false
    default: return true
    }
  }
}

extension ObjectiveCTree {
  /// See `startTable`.
  fileprivate var namesEndedByMethods: [Int: Set<String>] {
    var result: [Int: Set<String>] = [:]
    for body in bodies where body.kind == .other {
      guard let brace = body.brace,
        let sign = body.head.first(where: { isMark($0, "-") && isMark($0 + 1, "(") }),
        let name = closing(sign + 1).map({ $0 + 1 }), isWord(name)
      else { continue }
      result[tokens[name].range.lower] = namesEnded(in: brace..<body.tokens.upperBound)
    }
    return result
  }

  /// The names in the statements that a method always reaches.
  private func namesEnded(in braces: Range<Int>) -> Set<String> {
    var result: Set<String> = []
    for index in braces.dropFirst() {
      if let word = word(index), ["return", "goto", "throw"].contains(word) { return result }
      guard opening(around: index) == braces.lowerBound, isMark(index - 1, anyOf: "{;}"),
        let (name, end) = nameEnded(from: index), !isDeclared(name, in: braces)
      else { continue }
      result.insert(name + end.rawValue)
    }
    return result
  }

  /// The member that a statement ends: `self.name.hidden = YES`, `[self.name setHidden:YES]` or `[_name removeFromSuperview]`.
  private func nameEnded(from start: Int) -> (name: String, end: EndAtStart)? {
    let isMessage = isMark(start, "[")
    var index = isMessage ? start + 1 : start
    if word(index) == "self", isAccess(index + 1) { index += 2 }
    guard let written = word(index) else { return nil }
    let name = written.hasPrefix("_") ? String(written.dropFirst()) : written
    guard isMessage else {
      guard isAccess(index + 1), isMark(index + 3, "="), isMark(index + 5, ";") || !isMark(index + 4, "=")
      else { return nil }
      return EndAtStart(property: text(index + 2), value: isMark(index + 5, ";") ? text(index + 4) : "").map {
        (name, $0)
      }
    }
    let method = text(index + 1)
    if method == "removeFromSuperview", isMark(index + 2, "]") { return (name, .removal) }
    guard method.hasPrefix("set"), isMark(index + 2, ":") else { return nil }
    let property = method.dropFirst(3).prefix(1).lowercased() + method.dropFirst(4)
    return EndAtStart(property: property, value: isMark(index + 4, "]") ? text(index + 3) : "").map {
      (name, $0)
    }
  }

  /// Whether a body may declare a local variable of a name, which precedes a type, or a star.
  private func isDeclared(_ name: String, in body: Range<Int>) -> Bool {
    tokens(of: name, in: body).contains { isMark($0 - 1, "*") || isWord($0 - 1) }
  }
}
