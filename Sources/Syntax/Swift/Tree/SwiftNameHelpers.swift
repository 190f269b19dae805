extension SwiftNameReader {
  // MARK: Helpers

  /// The function around an argument as a helper, if the argument depends on one of its parameters or on the type on which it is
  /// called; else nil.
  ///
  /// - Parameter function: The token of the function's name.
  func helper(
    handingOn run: Range<NodeIndex>, _ kind: SharedNameKind, _ role: NameUse.Role, _ receiver: NameReceiver,
    in function: NodeIndex
  ) -> NameHelper? {
    guard role != .compared, kind.isChecked, let declared = functionsByToken[function],
      let origin = origin(of: run, in: declared), let (name, owner) = nameOfHelper(function),
      // A value that may be none of a case may register or load anything.
      role != .made && kind != .nib || origin.source.isKnownHere,
      !hasTwin(declared, origin),
      // A condition chooses among several nibs.
      case let isConditional = isConditional(run.lowerBound, in: function), kind != .nib || !isConditional
    else { return nil }
    var receiver = receiver
    if owner == nil, receiver == .own, typeName(around: function) != nil {
      // An initializer makes the object whose property the name is.
      guard [.storyboard, .nib, .image, .color].contains(kind) else { return nil }
      if kind == .nib { receiver = .new(name) }
    }
    return NameHelper(
      kind: kind, role: role, receiver: receiver, name: [name], parameters: parameters(of: declared),
      origin: origin, owner: owner, isPrivate: isPrivate(function: function),
      isStatic: owner == nil ? nil : declared.isStatic, isConditional: isConditional)
  }

  func parameters(of function: SwiftFunction) -> [NameHelper.Parameter] {
    function.parameters.map { parameter in
      NameHelper.Parameter(
        label: parameter.label < 0 ? nil : tree.name(of: parameter.label),
        isOptional: parameter.hasDefault || parameter.type.contains { tree.kind($0) == .arrow },
        isVariadic: parameter.hasDefault && parameter.defaultValue.isEmpty)
    }
  }

  /// Whether a condition before a place in a function decides whether the code at the place runs. That of `guard let scene = call()
  /// else {` ends after the call.
  ///
  /// - Parameter function: The token of the function's name.
  func isConditional(_ place: NodeIndex, in function: NodeIndex) -> Bool {
    let braces = (function..<place).filter { tree.kind($0) == .openBrace }
    guard let body = braces.first, let last = braces.last else { return false }
    return (body..<last).contains { index in
      tree.kind(index - 1) != .dot && Self.conditions.contains { isWord(index, $0) }
    }
  }

  private static let conditions = ["if", "else", "guard", "switch", "while", "catch", "where"]

  /// The part of a helper's call on which an expression depends; nil for none.
  private func origin(of run: Range<NodeIndex>, in function: SwiftFunction) -> NameHelper.Origin? {
    let constant = run.count == 1 ? valueOfConstant(at: run.lowerBound) : nil
    return [constant, run].lazy.compactMap { $0 }.compactMap { originOfWhole($0, in: function) }.first
  }

  func originOfWhole(_ run: Range<NodeIndex>, in function: SwiftFunction) -> NameHelper.Origin? {
    var whole = source(of: run)
    if !whole.isType, let inner = argument(ofWrapper: whole.run) { whole = source(of: inner) }
    guard let path = path(withoutCast: whole.run), path.count < 3 else { return nil }
    guard
      var origin = origin(path, whole.run, isDescribed: whole.isType, in: function),
      // Only names of classes and raw values are changed.
      whole.steps.isEmpty || origin.source == .typeName || origin.source.isOfCase
    else { return nil }
    origin.steps += whole.steps
    return origin
  }

  private func origin(
    _ path: [NodeIndex], _ run: Range<NodeIndex>, isDescribed: Bool, in function: SwiftFunction
  ) -> NameHelper.Origin? {
    let first = path[0]
    let last = path.count > 1 ? tree.name(of: path[1]) : nil
    let source: NameHelper.Source =
      if isDescribed { .typeName } else if let last { .member(last) } else { .text }
    if isDescribed, last != nil && last != "self" { return nil }
    let named = binding(ofNameAt: first).map { tree.bindings[$0] }
    let list = named.flatMap(list)
    let binding = list ?? named
    switch binding?.kind {
    case .parameter:
      guard case .annotation(let type)? = binding?.source,
        let position = function.parameters.firstIndex(where: { $0.type == type })
      else { return nil }
      var origin = NameHelper.Origin(part: .parameter(position), source: source, isElement: list != nil)
      let written = list == nil ? type : elementType(of: type)
      if !isDescribed, let last, let name = type.last(where: { tree.kind($0) == .identifier }).map(tree.name)
      {
        if let steps = changesOfRawValue(last, of: name, at: first) {
          (origin.source, origin.steps) = (.enumCase(of: name), steps)
          return origin
        }
        // Another file may declare the enumeration and its member.
        if type.count == 1, !["Any", "AnyClass", "Self", "String"].contains(name),
          !isAnyType(type.lowerBound),
          typesByName[name] == nil
        {
          origin.source = .enumCase(of: name, member: last)
          return origin
        }
      }
      return source == .text
        || last != "self"
          && (isWord(written.upperBound - 1, "Type")
            || isDescribed && isWord(written.upperBound - 1, "AnyClass"))
        ? origin : nil
    case .genericParameter:
      guard last != nil, isDescribed || last != "self" else { return nil }
      let position = function.parameters.firstIndex {
        $0.type.count == 3 && tree.tokens[$0.type.lowerBound].name == tree.tokens[first].name
          && isWord($0.type.upperBound - 1, "Type")
      }
      if let position { return NameHelper.Origin(part: .parameter(position), source: source) }
      return isResult(first, of: function) ? NameHelper.Origin(part: .result, source: source) : nil
    default:
      if function.isStatic, let name = constantOfType(run, binding) {
        return NameHelper.Origin(source: .member(name))
      }
      guard function.isStatic, isWord(first, "self") || isWord(first, "Self"),
        isDescribed ? isWord(first, "Self") == (last != nil) : last != nil
      else { return nil }
      return NameHelper.Origin(source: source)
    }
  }

  /// The changes with which a member of an enumeration makes a name of its case's raw value: `var file: String { rawValue.capitalized
  /// }`. nil for a member that makes none.
  private func changesOfRawValue(_ member: String, of type: String, at token: NodeIndex) -> [NameStep]? {
    if member == "rawValue" { return [] }
    let value = value(ofMember: member, in: type, seenFrom: token, isRaw: false, depth: 0)
    return value?.enumeration == nil ? nil : value?.steps
  }

  /// The path in `(type as Base.Type).member` without the cast; another path itself.
  private func path(withoutCast run: Range<NodeIndex>) -> [NodeIndex]? {
    let first = run.lowerBound
    guard tree.kind(first) == .openParen, isWord(first + 2, "as"), let close = closing(of: first),
      run.upperBound == close + 3, tree.kind(close + 1) == .dot
    else { return path(run) }
    return [first + 1, close + 2]
  }

  /// The list of whose elements a loop's variable is one: `for cell in cells`
  private func list(_ element: SwiftBinding) -> SwiftBinding? {
    guard case .element(let list) = element.source, tree.expressions.indices.contains(list),
      case .name(let token, _) = tree.expressions[list]
    else { return nil }
    return binding(ofNameAt: token).map { tree.bindings[$0] }
  }

  /// The type in `[Type]`. A variadic parameter has the type of its elements.
  private func elementType(of type: SwiftTokens) -> SwiftTokens {
    tree.kind(type.lowerBound) == .openBracket && type.count > 2 ? type.dropFirst().dropLast() : type
  }

  /// The nib that a helper registers, whose name it makes of the same argument as the identifier.
  ///
  /// - Parameters:
  ///   - open: The parenthesis of the call that registers the nib.
  ///   - function: The token of the helper's name.
  func nib(registeredIn open: NodeIndex, by helper: NameHelper, in function: NodeIndex) -> NameHelper.Origin?
  {
    let element = open + 1..<max(open + 1, end(ofElementAt: open + 1))
    let nib = (element.count == 1 ? valueOfConstant(at: open + 1) : nil) ?? element
    guard let declared = functionsByToken[function], !nib.isEmpty else { return nil }
    let made = opening(of: nib.upperBound - 1).flatMap { names(.nib, inCallAt: $0).first }
    guard let origin = origin(of: made ?? nib, in: declared),
      origin.part == helper.origin.part, made != nil || origin.source.isOfType
    else { return nil }
    return origin
  }

  /// The storyboard whose scene a helper makes, if its name depends on the call: `UIStoryboard(name: name, bundle: nil)`
  ///
  /// - Parameters:
  ///   - method: The token of the method that makes the scene.
  ///   - function: The token of the helper's name.
  func storyboard(of helper: NameHelper, before method: NodeIndex, in function: NodeIndex)
    -> NameHelper.Origin?
  {
    guard helper.kind == .scene, helper.receiver == .unknown,
      let declared = functionsByToken[function], let name = nameOfStoryboard(before: method),
      var origin = origin(of: name, in: declared)
    else { return nil }
    let omitted = origin.part.index.map { declared.parameters[$0].defaultValue } ?? 0..<0
    if !omitted.isEmpty {
      origin.fallback = value(of: omitted, origin)
    }
    return origin
  }

  /// The arguments of a call that name a thing of the app or of this code, by the call's parenthesis.
  func names(_ kind: SharedNameKind, inCallAt open: NodeIndex) -> [Range<NodeIndex>] {
    calls(at: open - 1).filter { $0.kind == kind }.compactMap { $0.swift.flatMap { argument($0, in: open) } }
      .filter { !namesBundle(after: $0) }
  }

  /// The name of a constant that another type may have with another value, in a static function: `nibName`
  private func constantOfType(_ run: Range<NodeIndex>, _ binding: SwiftBinding?) -> String? {
    guard run.count == 1, !isWord(run.lowerBound, "self"), typeName(around: run.lowerBound) != nil,
      binding.map({ $0.kind == .variable && $0.isStatic }) != false
    else { return nil }
    if case .text? = value(of: run) { return nil }
    return tree.name(of: run.lowerBound)
  }

  /// The name of the type around a token, without outer types and generic parameters.
  func typeName(around index: NodeIndex) -> String? {
    let scope = tree.tokens[index].scope
    return scope < 0
      ? nil
      : tree.type(around: scope).map {
        lastComponent(of: String(tree.text(of: tree.types[$0].name).prefix { $0 != "<" }))
      }
  }

  /// Whether a name is a generic parameter, or a parameter that is a type: `_ cell: T.Type`
  func isTypeOfCaller(_ index: NodeIndex) -> Bool {
    guard let binding = binding(ofNameAt: index).map({ tree.bindings[$0] }) else { return false }
    return isGenericParameter(index)
      || binding.kind == .parameter && typeName(ofVariableAt: index) == "Type"
  }

  /// Whether a name is a generic parameter or a type alias, which may be any type.
  func isAnyType(_ index: NodeIndex) -> Bool {
    binding(ofNameAt: index).map { [.genericParameter, .alias].contains(tree.bindings[$0].kind) } ?? false
  }

  func isGenericParameter(_ index: NodeIndex) -> Bool {
    binding(ofNameAt: index).map { tree.bindings[$0].kind == .genericParameter } ?? false
  }

  /// The use of the nib that a call registers through a property of a type: `register(Card.nib, …)`
  func nibs(_ cells: NameReceiver?, registeredAt index: NodeIndex) -> [NameUse] {
    guard case .nib(let value)? = cells, case .constant(let path) = value, path.count > 1,
      case let run = index + 2..<max(index + 3, end(ofElementAt: index + 2)),
      tree.name(of: run.lowerBound) == path[0]
    else { return [] }
    return [NameUse(kind: .nib, role: .required, range: range(of: run), value: value, receiver: .nib(value))]
  }

  /// Whether code is in an extension of the framework's storyboards, where `self` is the storyboard.
  func isInStoryboard(_ index: NodeIndex) -> Bool {
    typeName(around: index).map(Self.storyboards.contains) == true
  }

  private static let storyboards: Set = ["UIStoryboard", "NSStoryboard"]

  // MARK: Calls

  /// The uses of names in calls that may call helpers, found by their names and labels.
  package func calls(of helpers: [NameHelper]) -> [NameHelperCall] {
    let byName = Dictionary(grouping: helpers.filter { tree.number(of: $0.word) != nil }, by: \.word)
    guard !byName.isEmpty else { return [] }
    let numbers = Set(byName.keys.compactMap(tree.number))
    return tree.tokens.indices.flatMap { index -> [NameHelperCall] in
      guard tree.tokens[index].kind == .identifier, numbers.contains(tree.tokens[index].name),
        !isWord(index - 1, "func"), tree.kind(index + 1) != .colon
      else { return [] }
      let named = byName[tree.name(of: index)] ?? []
      // If a call fits several functions, one that registers a class may be meant.
      let registersNib =
        tree.kind(index + 1) == .openParen
        && named.allSatisfy {
          $0.kind != .cell || $0.document != nil || arguments(of: $0, inCallAt: index) == nil
        }
      return named.flatMap { helper in
        if helper.source == .ownCase {
          return use(ofCaseBefore: index, of: helper).map {
            [NameHelperCall(helper: helper, object: .type(helper.owner ?? ""), use: $0)]
          } ?? []
        }
        let object = object(ofCallAt: index)
        let uses =
          tree.kind(index + 1) == .openParen
          ? uses(in: index, of: helper, on: object) : uses(ofValueAt: index, of: helper)
        return uses.map { use in
          var use = use
          if !registersNib, case .nib = use.receiver { use.receiver = .unknown }
          use.isUnwrapped = helper.isUnwrapped
          use.isConditional = use.isConditional || helper.isConditional
          return NameHelperCall(helper: helper, object: object, use: use)
        }
      }
    }
  }

  /// The unknown names that a reference to a helper may use: `types.forEach(table.register)`
  private func uses(ofValueAt index: NodeIndex, of helper: NameHelper) -> [NameUse] {
    helper.role == .made
      ? [NameUse(kind: helper.kind, role: .made, range: tree.tokens[index].range, value: .unknown)] : []
  }

  private func uses(in index: NodeIndex, of helper: NameHelper, on object: NameHelperCall.Object) -> [NameUse]
  {
    // A member with the same name hides a function at the top of a file.
    guard helper.owner != nil || object == .own && !isMember(index),
      isCalledAlike(helper, at: index, on: object),
      let arguments = arguments(of: helper, inCallAt: index), let runs = arguments[helper.origin.part],
      helper.bundle.flatMap({ arguments[.parameter($0)]?.first }).map({ isOwnBundle($0) }) != false
    else { return [] }
    let own = receiver(of: helper, calledAt: index, on: object)
    let cast = cast(after: index + 1)
    let isOpen = tree.clauses.contains(index) { _ in true }
    return runs.flatMap { run -> [NameUse] in
      let receiver = document(of: helper, run, arguments) ?? own
      if helper.source == .text { return uses(helper.kind, helper.role, run, receiver: receiver, cast: cast) }
      guard let value = value(of: run, helper.origin) else {
        return helper.role == .made ? uses(helper.kind, helper.role, run, receiver: receiver) : []
      }
      return [
        NameUse(
          kind: helper.kind, role: helper.role, range: range(of: run), value: value, receiver: receiver,
          isConditional: isOpen, cast: cast)
      ]
    }
  }

  /// Whether a call is one on a type for a static function, and one on an object for another.
  private func isCalledAlike(_ helper: NameHelper, at index: NodeIndex, on object: NameHelperCall.Object)
    -> Bool
  {
    guard let isStatic = helper.isStatic else { return true }
    switch object {
    case .type: return isStatic
    case .new, .variable, .member: return !isStatic
    case .property, .unknown: return true
    case .own:
      if isWord(index - 2, "Self"), tree.kind(index - 1) == .dot { return isStatic }
      let scope = tree.tokens[index].scope
      let function = scope < 0 ? nil : tree.scopes(around: scope).first { $0.kind == .function }
      return function.map { $0.isStatic == isStatic } ?? true
    }
  }

  /// The name that a helper makes of an argument.
  private func value(of argument: Range<NodeIndex>, _ origin: NameHelper.Origin) -> NameValue? {
    let value = origin.source == .text ? value(of: argument) : value(ofType: argument, origin.source)
    return origin.steps.isEmpty ? value : value?.changed(by: origin.steps)
  }

  /// The nib that a helper registers for an argument, or the storyboard whose scene it makes.
  private func document(
    of helper: NameHelper, _ argument: Range<NodeIndex>, _ arguments: Arguments
  ) -> NameReceiver? {
    guard let origin = helper.document else { return nil }
    let run = origin.part == helper.origin.part ? argument : arguments[origin.part]?.first
    let name = run.map { value(of: $0, origin) } ?? origin.fallback
    return name.map { helper.kind == .scene ? .storyboard($0) : .nib($0) }
  }

  /// The receiver of a name in a call of a helper. A method of storyboards makes scenes of the one on which it is called.
  func receiver(
    of helper: NameHelper, calledAt index: NodeIndex, on object: NameHelperCall.Object
  ) -> NameReceiver {
    let isOfStoryboards = helper.owner.map(Self.storyboards.contains) == true
    return helper.receiver == .own && isOfStoryboards && object != .own
      ? receiver(ofMember: index, property: "storyboard") : helper.receiver(on: object)
  }

  private func isMember(_ index: NodeIndex) -> Bool {
    if tree.kind(index - 1) == .dot { return true }
    return binding(ofNameAt: index).map { tree.scopes[tree.bindings[$0].scope].kind != .file } ?? false
  }

  /// The object on which a function is called.
  func object(ofCallAt index: NodeIndex) -> NameHelperCall.Object {
    if isImplicit(index) {
      return expectedType(ofCallAt: index).map { .type(tree.name(of: $0.upperBound - 1)) } ?? .unknown
    }
    if hasOwnReceiver(index) { return .own }
    let last = start(ofMarksBefore: index - 1)
    if tree.kind(last) == .closeParen, let made = opening(of: last).map({ $0 - 1 }),
      tree.kind(made) == .identifier, tree.kind(made - 1) != .dot,
      tree.name(of: made).first?.isUppercase == true, !isAnyType(made)
    {
      return .new(tree.name(of: made))
    }
    guard tree.kind(last) == .identifier, tree.kind(last - 1) != .dot || isWord(last - 2, "self") else {
      let type = last - 2
      guard tree.kind(last) == .identifier, tree.kind(type) == .identifier, tree.kind(type - 1) != .dot,
        tree.name(of: type).first?.isUppercase == true, !isAnyType(type)
      else { return .unknown }
      return .member(of: tree.name(of: type), tree.name(of: last))
    }
    let name = tree.name(of: last)
    if name == "Self" { return .own }
    if let type = typeName(ofVariableAt: last) ?? madeType(ofVariableAt: last) { return .variable(type) }
    if name.first?.isUppercase == true { return isAnyType(last) ? .unknown : .type(name) }
    return binding(ofNameAt: last) == nil ? .property(name) : .unknown
  }

  /// The expressions in a call from which a helper may make a name, each element of a list by itself.
  typealias Arguments = [NameHelper.Part: [Range<NodeIndex>]]

  /// The parts of a call; nil if the call does not fit the helper's parameters.
  func arguments(of helper: NameHelper, inCallAt index: NodeIndex) -> Arguments? {
    var arguments: [(label: String?, value: Range<NodeIndex>)] = []
    var place = index + 2
    while tree.kind(place) != .closeParen {
      let end = end(ofElementAt: place)
      guard end > place, arguments.count < Self.longest else { return nil }
      let hasLabel = tree.kind(place) == .identifier && tree.kind(place + 1) == .colon
      arguments.append((hasLabel ? tree.name(of: place) : nil, (hasLabel ? place + 2 : place)..<end))
      place = tree.kind(end) == .comma ? end + 1 : end
    }
    var next = 0
    lazy var expected = expectedType(ofCallAt: index).map { [$0] }
    var result: Arguments = [:]
    result[.receiver] = isImplicit(index) ? expected : [index - 2..<index - 1]
    if [helper.origin.part, helper.document?.part].contains(.result) { result[.result] = expected }
    for (position, parameter) in helper.parameters.enumerated() {
      guard next < arguments.count, arguments[next].label == parameter.label else {
        if parameter.isOptional {
          // The argument that is left out is a type, which follows from the result: `_ type: T.Type = T.self`
          if helper.origin.source.isOfType, helper.origin.part == .parameter(position) {
            result[helper.origin.part] = expected
          }
          continue
        }
        return nil
      }
      var end = next + 1
      if parameter.isVariadic {
        end += arguments[end...].prefix { $0.label == nil }.count
      }
      result[.parameter(position)] = arguments[next..<end].flatMap { argument in
        let isList =
          helper.origin.part == .parameter(position) && helper.origin.isElement && !parameter.isVariadic
        return isList && tree.kind(argument.value.lowerBound) == .openBracket
          ? elements(of: argument.value) : [argument.value]
      }
      next = end
    }
    return next == arguments.count ? result : nil
  }

  /// The name that follows from a type, given as `Type.self` in an argument or as `Type` before a dot.
  private func value(ofType run: Range<NodeIndex>, _ source: NameHelper.Source) -> NameValue? {
    if case .enumCase(let type, let member) = source { return value(ofCase: run, of: type, member) }
    guard var path = path(run), let last = path.last else { return nil }
    if isWord(last, "self") { path.removeLast() }
    guard let type = path.last, !isWord(type, "Self"), path.count > 1 || !isAnyType(type),
      path.allSatisfy({ tree.name(of: $0).first?.isUppercase == true })
    else { return nil }
    let name = tree.name(of: type)
    return switch source {
    case .text, .enumCase, .ownCase: nil
    case .typeName: .text(WrittenName(text: name, range: tree.tokens[type].range, form: .typeName))
    case .member(let member): .constant(path.map(tree.name) + [member])
    }
  }

  /// The raw value of `.name` or `Type.name`, or another member of the case.
  private func value(ofCase run: Range<NodeIndex>, of type: String, _ member: String) -> NameValue? {
    guard let path = path(run.count == 2 && tree.kind(run.lowerBound) == .dot ? run.dropFirst() : run),
      let name = path.last.map(tree.name),
      path.count == 1 ? run.count == 2 : tree.name(of: path[path.count - 2]) == type
    else { return nil }
    let declared = typesByName[type] ?? []
    if declared.isEmpty { return .constant([type, name, member]) }
    if member != "rawValue" { return value(ofMember: member, ofCaseAt: [type, name]) }
    return declared.count == 1 ? value(ofMember: name, in: type, isRaw: true, depth: 0) : nil
  }
}
