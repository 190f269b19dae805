import Text

/// Finds the names that a Swift text uses in strings. `SwiftNameValues.swift` has the values of expressions.
package struct SwiftNameReader {
  typealias NodeIndex = SwiftTree.NodeIndex

  package let tree: SwiftTree
  let text: [UInt8]
  /// The indices of the types by the last components of their names.
  let typesByName: [String: [Int]]
  let functionsByToken: [NodeIndex: SwiftFunction]
  /// The numbers of the properties whose values are names from documents.
  let subjects: Set<NodeIndex>

  /// The maximum number of tokens in an expression, and of constants that lead to one another. Beyond them the value is unknown.
  static let longest = 64
  static let deepest = 8
  /// The maximum number of tokens from the declaration of a constant to the branches that give it values.
  static let mostBetween = 512

  /// - Parameter texts: Bodies of functions that contain none of these are skipped; nil reads all.
  package init(_ text: [UInt8], inFunctionsWith texts: [SearchText]?) {
    self.text = text
    let tree = text.withSpan { swiftTree(of: $0, inFunctionsWith: texts) }
    self.tree = tree
    subjects = Set(SharedNameKind.subjects.compactMap { tree.number(of: $0.property) })
    functionsByToken = Dictionary(
      tree.functions.lazy.filter { $0.token >= 0 }.map { ($0.token, $0) },
      uniquingKeysWith: { first, _ in first })
    typesByName = Dictionary(grouping: tree.types.indices) {
      lastComponent(of: tree.text(of: tree.types[$0].name))
    }
  }

  // MARK: Uses

  /// The facts that earlier tokens show about the current one.
  struct Context {
    /// The name that the `switch` of each open brace tests, and the name of the function around it.
    var braces: [(switched: Switched?, function: NodeIndex?)] = []
    var switched: Switched?
    /// The name of the function whose body comes next.
    var declared: NodeIndex?
    /// The variables that contain a subject's value, by the token that declares them.
    var copies: [NodeIndex: SharedNameKind] = [:]
    var copiedNames: Set<NodeIndex> = []
    var helpers: [NameHelper] = []
    var ofOwnCases: [UseOfOwnCase] = []
    var uses = UsesOfConstants()
  }

  /// The names that the code uses, and the functions whose calls use names as well.
  package func names() -> NamesOfCode {
    var result: [NameUse] = []
    var context = Context()
    for (index, token) in tree.tokens.enumerated() {
      if startsDeclaration(index) {
        context.declared = isWord(index, "func") ? index + 1 : isWord(index, "init") ? index : nil
      }
      switch token.kind {
      case .openBrace:
        context.braces.append((context.switched, context.declared ?? context.braces.last?.function))
        (context.switched, context.declared) = (nil, nil)
      case .closeBrace:
        _ = context.braces.popLast()
        context.declared = nil
      case .identifier:
        if let switched = context.braces.last?.switched, isWord(index, "case"), startsStatement(index) {
          result += uses(inCaseAt: index, of: switched)
        } else if tree.kind(index + 1) == .openParen, !isWord(index - 1, "func") {
          result += usesInCall(at: index, &context)
        } else if let parameter = parameter(at: index) {
          context.copies[parameter.token] = parameter.kind
          context.copiedNames.insert(tree.tokens[parameter.token].name)
        } else {
          result += usesBesideSubject(at: index, &context)
          if tree.kind(index + 1) == .openBrace { result += initialController(madeAt: index, &context) }
        }
      case .openBracket where isQuery(index - 1):
        result += uses(.accessibility, .compared, index + 1..<max(index + 1, end(ofElementAt: index + 1)))
      case .macro where tree.kind(index + 1) == .openParen: result += usesInCall(at: index, &context)
      default: break
      }
    }
    result += ["nibName", "windowNibName"].flatMap(nibs(inProperty:))
    if !context.ofOwnCases.isEmpty || mayBeCalled(context.helpers) {
      let whole = SwiftNameReader(text, inFunctionsWith: nil)
      context.helpers += whole.helpers(ofOwnCases: context.ofOwnCases)
      context.helpers = whole.withCallers(context.helpers)
    }
    return NamesOfCode(uses: result, helpers: context.helpers)
  }

  func uses(
    _ kind: SharedNameKind, _ role: NameUse.Role, _ run: Range<NodeIndex>, receiver: NameReceiver = .own,
    cast: WrittenName? = nil, depth: Int = 0
  ) -> [NameUse] {
    guard depth < Self.deepest else { return [] }
    // A constant whose value is a choice counts as that choice.
    let constant = run.count == 1 ? valueOfConstant(at: run.lowerBound) : nil
    if run.count == 1, case let values = assignedValues(ofConstantAt: run.lowerBound), !values.isEmpty {
      return values.flatMap { uses(kind, role, $0, receiver: receiver, cast: cast, depth: depth + 1) }
    }
    if let parts = alternatives(of: constant ?? run) {
      let found = parts.map { uses(kind, role, $0, receiver: receiver, cast: cast, depth: depth + 1) }
      // The value after `??` may never be used.
      let isFallback = isOperator(parts[1].lowerBound - 1, "??")
      return found[0]
        + found[1].map { use in
          var use = use
          use.isConditional = use.isConditional || isFallback
          return use
        }
    }
    if let first = run.first, tree.kind(first) == .openParen, closing(of: first) == run.upperBound - 1 {
      let inner = first + 1..<run.upperBound - 1
      return uses(kind, role, inner, receiver: receiver, cast: cast, depth: depth + 1)
    }
    if kind == .scene, role == .attempted, let first = run.first, tree.kind(first) == .openBracket,
      tree.kind(run.upperBound - 1) == .closeBracket, run.count(where: { tree.kind($0) == .openBracket }) == 1
    {
      return elements(of: run).flatMap { uses(kind, role, $0, receiver: receiver, depth: depth + 1) }
    }
    guard let first = run.first,
      let value = (value(of: run) ?? implicitMember(run, kind))?.withoutDevice(kind)
        ?? (isNotedUnknown(kind, role, isOwnMember(first) ? "self" : tree.name(of: first)) ? .unknown : nil)
    else { return [] }
    var range = range(of: run)
    if case .text(let written) = value, written.form == .literal, range.lower <= written.range.lower,
      written.range.upper <= range.upper
    {
      range = written.range
    }
    return [
      NameUse(
        kind: kind, role: role, range: range, value: value, receiver: receiver,
        isConditional: tree.clauses.contains(first) { _ in true }, cast: cast)
    ]
  }

  /// Whether a name is that of a member which a type of the file declares.
  private func isOwnMember(_ index: NodeIndex) -> Bool {
    guard let binding = binding(ofNameAt: index).map({ tree.bindings[$0] }) else { return false }
    return tree.scopes[binding.scope].kind == .type
  }

  /// Whether a token is a property that finds elements in UI tests: `app.buttons`
  private func isQuery(_ index: NodeIndex) -> Bool {
    tree.kind(index) == .identifier && tree.kind(index - 1) == .dot
      && SharedNameKind.queries.contains(tree.name(of: index))
  }

  /// The nibs whose names overridden properties return: `override var nibName: String? { "Card" }`
  private func nibs(inProperty name: String) -> [NameUse] {
    guard let number = tree.number(of: name) else { return [] }
    return tree.bindings.indices.flatMap { index -> [NameUse] in
      let token = tree.bindings[index].token
      guard tree.bindings[index].name == number, tree.bindings[index].kind == .variable,
        !tree.bindings[index].isStatic,
        (token - 4..<token).contains(where: { isWord($0, "override") }),
        let value = expression(of: index, after: ["override", "public", "open"])
      else { return [] }
      return uses(.nib, .required, value, receiver: .ownProperty)
    }
  }

  func range(of run: Range<NodeIndex>) -> ByteRange {
    ByteRange(tree.tokens[run.lowerBound].range.lower, tree.tokens[run.upperBound - 1].range.upper)
  }

  /// The names in the arguments of a call. Records the function around it as a helper if it passes on its own parameter.
  private func usesInCall(at index: NodeIndex, _ context: inout Context) -> [NameUse] {
    var result: [NameUse] = []
    for call in calls(at: index) {
      guard let swift = call.swift, let run = argument(swift, in: index + 1), isFollowed(run, call),
        isMade(on: index, call), isOfModule(index, call),
        case let receiver = receiver(of: index, call)
      else { continue }
      let bundleClass = (bundle(after: run) ?? bundle(before: index)).flatMap { classOfBundle($0) }
      let namesBundle = namesBundle(after: run)
      let isNeeded = call.role == .attempted && isNeeded(call.kind, resultOfCallAt: index, &context.uses)
      let role = isNeeded ? .required : call.role
      let registersCells = call.kind == .cell && registeringMethods.contains(swift.callee)
      if let function = context.braces.last?.function,
        var helper = helper(handingOn: run, call.kind, role, receiver, in: function)
      {
        if namesBundle {
          helper.bundle = bundle(after: run).flatMap { parameter(ofOwnBundle: $0, in: function) }
          if helper.bundle == nil { continue }
        }
        helper.document =
          registersCells
          ? nib(registeredIn: index + 1, by: helper, in: function)
          : storyboard(of: helper, before: index, in: function)
        context.helpers.append(helper)
        // The calls of the helper contain the names.
        if value(of: run)?.isNameOfType != false { continue }
      }
      if namesBundle, bundleClass == nil { continue }
      if call.kind.isChecked, let first = run.first, let value = value(of: run), value.enumeration != nil {
        let lower = tree.tokens[first].range.lower
        context.ofOwnCases.append(
          UseOfOwnCase(
            offset: lower, kind: call.kind, role: role, receiver: receiver, steps: value.steps))
      }
      let cells = registersCells ? cells(registeredIn: index + 1) : nil
      result += nibs(cells, registeredAt: index)
      let cast = call.kind == .nib ? castOfFirstObject(after: index + 1) : cast(after: index + 1)
      result += uses(call.kind, role, run, receiver: cells ?? receiver, cast: cast).map { use in
        var use = use
        use.bundleClass = bundleClass
        return use
      }
      // Which of the class and its subclasses lack a nib depends on the uses of the member.
      if call.kind == .nib, let value = nameOfOwnType(run) {
        result.append(
          NameUse(kind: .nib, role: .given, range: range(of: run), value: value, receiver: receiver))
      }
    }
    return result + initialController(madeAt: index, &context)
  }

  func isWord(_ index: NodeIndex, _ word: String) -> Bool {
    tree.kind(index) == .identifier && tree.name(of: index) == word
      && !tree.tokens[index].flags.contains(.isEscaped)
  }

  private func startsDeclaration(_ index: NodeIndex) -> Bool {
    // Hot: this runs for each token.
    let name = tree.tokens[index].name
    return Self.declarations.contains(name) && tree.kind(index - 1) != .dot
      && !tree.tokens[index].flags.contains(.isEscaped)
  }

  private static let declarations: [NodeIndex] = [.func, .var, .let, .initializer, .subscript].map {
    (word: SwiftWord) in word.rawValue
  }

  /// Whether a token begins a line. True for an index outside of the file.
  func startsLine(_ index: NodeIndex) -> Bool {
    !tree.tokens.indices.contains(index) || tree.tokens[index].flags.contains(.startsLine)
  }

  private func startsStatement(_ index: NodeIndex) -> Bool {
    startsLine(index)
      || [.openBrace, .semicolon].contains(tree.kind(index - 1))
  }

  // MARK: Calls

  /// The rows of `SharedNameKind.calls` that may describe the call of a function or an initializer.
  func calls(at index: NodeIndex) -> [NameCall] {
    let name = tree.name(of: index)
    if tree.kind(index - 1) == .dot, name == "init" || name.first?.isUppercase == true {
      let type = tree.name(of: index - 2)
      if let found = Syntax.calls["\(type).\(name)"] { return found }
      let own = name == "init" && type == "self" ? typeName(around: index) : nil
      if name == "init", let found = Syntax.calls[own ?? type] { return found }
    }
    if let found = Syntax.calls[name] { return found }
    return name.first?.isUppercase == true ? Syntax.calls["init"] ?? [] : []
  }

  /// Whether the arguments after the name are those that the call requires.
  private func isFollowed(_ run: Range<NodeIndex>, _ call: NameCall) -> Bool {
    var end = run.upperBound
    for label in call.next?.swift ?? [] {
      guard tree.kind(end) == .comma, isWord(end + 1, label) else { return false }
      end = self.end(ofElementAt: end + 1)
    }
    return call.next == nil || tree.kind(end) == .closeParen
  }

  /// The token that declares the variable or member to which a name refers.
  func declaration(ofNameAt index: NodeIndex) -> NodeIndex? {
    binding(ofNameAt: index).map { tree.bindings[$0].token }
  }

  func binding(ofNameAt index: NodeIndex) -> NodeIndex? {
    // Half-typed code may have nothing before a dot.
    guard tree.kind(index) == .identifier, case let token = tree.tokens[index], token.scope >= 0 else {
      return nil
    }
    // A function has no members: the `tableView` in `tableView.register(…)` is a property, whatever methods are called so.
    let isObject = [.dot, .postfixMark].contains(tree.kind(index + 1))
    var found: NodeIndex?
    tree.lookUp(token.name, at: index, from: token.scope) {
      switch $0 {
      case .binding(let binding): found = binding
      case .members(let scope):
        found = tree.members(token.name, in: scope).first {
          !isObject || tree.bindings[$0].kind != .function
        }
      }
      return found != nil
    }
    return found
  }

  /// The object that an initializer makes from a nib, or the bundle that contains the nib.
  private func receiverOfNib(_ index: NodeIndex) -> NameReceiver {
    let name = tree.name(of: index)
    if name == "loadNibNamed" {
      guard let bundle = bundle(before: index) else { return .unknown }
      return isOwnBundle(bundle) || classOfBundle(bundle) != nil ? .bundle : .unknown
    }
    guard name == "init", tree.kind(index - 1) == .dot else {
      return ["UINib", "NSNib"].contains(name) ? .bundle : .new(name)
    }
    let type = tree.name(of: index - 2)
    return ["UINib", "NSNib"].contains(type) ? .bundle : type.first?.isUppercase == true ? .new(type) : .own
  }

  /// Whether the file imports the module of a call, and names no other type's member.
  private func isOfModule(_ index: NodeIndex, _ call: NameCall) -> Bool {
    guard let module = call.module else { return true }
    let isType = tree.name(of: index).first?.isUppercase == true
    return tree.imports.contains(module)
      && (!isType || !isAnyType(index) && (tree.kind(index - 1) != .dot || isWord(index - 2, module)))
  }

  /// Whether the expression on which a method is called has one of the names that the call needs.
  private func isMade(on index: NodeIndex, _ call: NameCall) -> Bool {
    if call.owner == nil { return true }
    guard tree.kind(index - 1) == .dot else { return false }
    let last = start(ofMarksBefore: index - 1)
    return call.isMade(
      on: (start(ofOperandBefore: last)..<last + 1).lazy.filter { tree.kind($0) == .identifier }.map(
        tree.name))
  }

  private func receiver(of index: NodeIndex, _ call: NameCall) -> NameReceiver {
    if call.kind == .nib { return receiverOfNib(index) }
    if call.module != nil, case let type = tree.name(of: index), type.first?.isUppercase == true {
      return .new(type)
    }
    if let property = call.property { return receiver(ofMember: index, property: property) }
    if hasOwnReceiver(index) { return .own }
    let object = start(ofMarksBefore: index - 1)
    let type =
      tree.kind(object - 1) == .dot ? nil : typeName(ofVariableAt: object) ?? madeType(ofVariableAt: object)
    return type.map { .variable($0) } ?? .unknown
  }

  /// The storyboard on which a method is called; `own` for the one in a property of `self`.
  func receiver(ofMember index: NodeIndex, property: String) -> NameReceiver {
    if hasOwnReceiver(index) { return isInStoryboard(index) ? .own : .unknown }
    let last = start(ofMarksBefore: index - 1)
    return storyboard(start(ofOperandBefore: last)..<last + 1, property: property)
  }

  /// The storyboard that is the value of an expression.
  private func storyboard(_ run: Range<NodeIndex>, property: String, depth: Int = 0) -> NameReceiver {
    guard let last = run.last, depth < Self.deepest else { return .unknown }
    let value = value(of: run)
    if let value, value.isText || value.enumeration != nil { return .storyboard(value) }
    let found = run.count == 1 ? declaration(ofNameAt: last) : nil
    if isWord(last, property), found == nil, hasOwnReceiver(last) { return .own }
    if isWord(last, "main"), run.count == 3, isWord(last - 2, "NSStoryboard") { return .other }
    guard let found else {
      return value.map { .storyboard($0) } ?? (isWord(last, property) ? .other : .unknown)
    }
    guard isWord(found - 1, "let"), tree.kind(found + 1) == .equals else { return .unknown }
    var end = operand(from: found + 2).upperBound
    if tree.kind(end) == .openParen { end = closing(of: end).map { $0 + 1 } ?? end }
    while tree.kind(end - 1) == .postfixMark { end -= 1 }
    // If an operator follows, the value may be that of a fallback; if a dot follows, it is a member of the expression.
    guard ![.anyOperator, .dot, .openParen, .openBracket].contains(tree.kind(end)), end > found + 2 else {
      return .unknown
    }
    return storyboard(found + 2..<end, property: property, depth: depth + 1)
  }

  /// The first token of the path or call that ends with a token.
  func start(ofOperandBefore last: NodeIndex) -> NodeIndex {
    var start = tree.kind(last) == .closeParen ? opening(of: last).map { $0 - 1 } ?? last : last
    for _ in 0..<Self.deepest where tree.kind(start - 1) == .dot {
      start = self.start(ofMarksBefore: start - 1)
    }
    return start
  }

  /// The name of the document in the call of an initializer, whose parenthesis is at `open`.
  func document(_ kind: SharedNameKind, madeAt open: NodeIndex, depth: Int = 0) -> NameValue? {
    names(kind, inCallAt: open).lazy.compactMap {
      value(of: $0, depth: depth + 1) ?? implicitMember($0, kind)
    }
    .first
  }

  /// The source of the cells that a call registers, whose parenthesis is at `open`: the nib in `register(UINib(nibName: "Card",
  /// bundle: nil), …)` or in a constant, or the class in `register(Card.self, …)`.
  private func cells(registeredIn open: NodeIndex) -> NameReceiver? {
    let element = open + 1..<max(open + 1, end(ofElementAt: open + 1))
    let last = element.upperBound - 1
    if element.count > 2, isWord(last, "self"), tree.kind(last - 1) == .dot,
      tree.kind(last - 2) == .identifier
    {
      return .cellClass(
        WrittenName(text: tree.name(of: last - 2), range: tree.tokens[last - 2].range))
    }
    let value = (element.count == 1 ? valueOfConstant(at: open + 1) : nil) ?? element
    guard let parenthesis = value.first(where: { tree.kind($0) == .openParen }) else {
      return path(value) == nil ? nil : self.value(of: value).map { .nib($0) }
    }
    guard closing(of: parenthesis) == value.upperBound - 1 else { return nil }
    return document(.nib, madeAt: parenthesis).map { .nib($0) }
  }

  func isOperator(_ index: NodeIndex, _ text: String) -> Bool {
    tree.kind(index) == .anyOperator && tree.name(of: index) == text
  }

  /// The operands of `condition ? one : other` and `one ?? other`; nil for another expression.
  private func alternatives(of run: Range<NodeIndex>) -> [Range<NodeIndex>]? {
    var depth = 0
    var question: NodeIndex?
    for index in run {
      switch tree.kind(index) {
      case .openParen, .openBracket, .openBrace, .interpolation: depth += 1
      case .closeParen, .closeBracket, .closeBrace: depth -= 1
      case .anyOperator where depth == 0 && isOperator(index, "??"):
        return [run.lowerBound..<index, index + 1..<run.upperBound]
      case .anyOperator where depth == 0 && tree.name(of: index) == "?": question = question ?? index
      case .colon where depth == 0:
        guard let question else { return nil }
        return [question + 1..<index, index + 1..<run.upperBound]
      default: break
      }
    }
    return nil
  }

  /// Whether a function is called on `self`, or on a variable with a usual name for `self`, such as `strongSelf`.
  func hasOwnReceiver(_ index: NodeIndex) -> Bool {
    guard tree.kind(index - 1) == .dot else { return true }
    let receiver = start(ofMarksBefore: index - 1)
    return tree.kind(receiver) == .identifier && tree.kind(receiver - 1) != .dot
      && ["self", "super", "strongSelf", "weakSelf", "this"].contains(tree.name(of: receiver))
  }

  /// The last token before an index that is not a postfix `?` or `!`.
  func start(ofMarksBefore index: NodeIndex) -> NodeIndex {
    var index = index - 1
    while tree.kind(index) == .postfixMark { index -= 1 }
    return index
  }

  /// The tokens of an argument's value; nil if the call has no such argument.
  func argument(_ argument: CallArgument, in open: NodeIndex) -> Range<NodeIndex>? {
    var place = open + 1
    for _ in 0..<argument.index {
      guard tree.kind(place - 1) == .openParen || tree.kind(place - 1) == .comma else { return nil }
      place = end(ofElementAt: place) + 1
    }
    if let label = argument.label {
      guard isWord(place, label), tree.kind(place + 1) == .colon else { return nil }
      place += 2
    }
    return place..<max(place, end(ofElementAt: place))
  }

  /// The comma or bracket after an element of a list; `start` if the element is too long.
  func end(ofElementAt start: NodeIndex) -> NodeIndex {
    var depth = 0
    for index in start..<min(start + Self.longest, tree.tokens.count) {
      switch tree.tokens[index].kind {
      case .openParen, .openBracket, .openBrace, .interpolation: depth += 1
      case .closeParen, .closeBracket, .closeBrace:
        depth -= 1
        if depth < 0 { return index }
      case .comma where depth == 0: return index
      case .end: return index
      default: break
      }
    }
    return start
  }
}

/// The rows of `SharedNameKind.calls` by their callee in Swift.
private let calls = Dictionary(
  grouping: SharedNameKind.calls.flatMap { [$0, $0.beforeSwift3].compactMap { $0 } }.filter {
    $0.swift != nil
  }
) { $0.swift?.callee ?? "" }

/// The methods that register cells, also before Swift 3.
private let registeringMethods: Set = ["register", "registerNib", "registerClass"]
