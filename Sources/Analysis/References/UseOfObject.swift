import Syntax
import Text

/// One use of an object.
enum UseOfObject {
  /// A property, or the first piece of a method.
  case member(String)
  /// Another object replaces it.
  case assignment
  /// Code lets go of it, or generates the accessors of the outlet that has it.
  case released
  /// Code compares it with another object.
  case comparison
  /// A method of the framework takes it, as it would take any view.
  case subview
  /// A variable with a type takes it.
  case variable(type: String)
}

/// Methods that take any view, and the labels of the views that a constraint takes.
private let methodsOfSubviews: Set = [
  "NSLayoutConstraint", "constraintWithItem", "toItem",
  "addSubview", "insertSubview", "addArrangedSubview", "insertArrangedSubview", "removeArrangedSubview",
  "bringSubview", "bringSubviewToFront", "sendSubview", "sendSubviewToBack", "location", "locationInView",
  "previousLocation", "previousLocationInView", "translation", "translationInView", "velocity",
  "velocityInView",
  "isDescendant", "isDescendantOfView",
  // The methods of SnapKit and Masonry take anything.
  "equalTo", "lessThanOrEqualTo", "greaterThanOrEqualTo",
  "mas_equalTo", "mas_lessThanOrEqualTo", "mas_greaterThanOrEqualTo",
]

extension SwiftTree {
  /// The uses of the object with the name at a place. If a local constant or variable takes the object, they are the uses of this
  /// variable. An unknown use is nil.
  func usesOfObject(at range: ByteRange) -> [UseOfObject?] {
    guard let expression = token(at: range.lower).map({ tokens[$0].expression }), expression >= 0,
      let local = bindings.firstIndex(where: { binding in
        guard binding.kind == .variable, binding.element < 0,
          ![.type, .file].contains(scopes[binding.scope].kind), case .value(expression) = binding.source
        else { return false }
        return true
      })
    else { return [useOfObject(at: range)] }
    return usesOfObject(in: local).map { use in
      // The variable gets another object then, but the outlet keeps its own.
      if case .assignment? = use { nil } else { use }
    }
  }

  /// The uses of the object in a parameter or a local variable; an unknown use is nil.
  private func usesOfObject(in local: NodeIndex) -> [UseOfObject?] {
    let binding = bindings[local]
    return tokens.indices.filter { index in
      let token = tokens[index]
      guard index > binding.token, token.name == binding.name, token.role == .use || token.role == .shorthand
      else { return false }
      var isMeant = false
      lookUp(binding.name, at: index, from: token.scope) { candidate in
        if case .binding(let found) = candidate { isMeant = found == local }
        return true
      }
      return isMeant
    }.map { tokens[$0].role == .use ? useOfObject(at: tokens[$0].range) : nil }
  }

  /// The use of the object with the name at a place; nil for an unknown use.
  func useOfObject(at range: ByteRange) -> UseOfObject? {
    guard let index = token(at: range.lower) else { return nil }
    let next = kind(index + 1) == .postfixMark ? index + 2 : index + 1
    if kind(next) == .dot, kind(next + 1) == .identifier {
      return .member(name(of: next + 1))
    }
    if kind(index + 1) == .equals {
      return kind(index + 2) == .identifier && name(of: index + 2) == "nil" ? .released : .assignment
    }
    // The name may follow `self`, as in `self.name`.
    let isOwn = kind(index - 1) == .dot && name(of: index - 2) == "self"
    let first = isOwn ? index - 2 : index
    if isComparison(next) { return .comparison }
    // A dot after the second operand begins a member, such as `.tag`, and then the member is compared.
    if isComparison(first - 1), kind(next) != .dot { return .comparison }
    if kind(first - 1) == .equals, tokens.indices.contains(next),
      tokens[next].flags.contains(.startsLine) || kind(next) == .closeBrace
    {
      return typeAssigned(at: first - 1).map { .variable(type: $0) }
    }
    return useOfObject(inArgument: tokens[index].expression)
  }

  /// The use of an object that is the whole argument of a call; nil for an unknown use. A function of the file takes it as an
  /// object of its parameter's type.
  private func useOfObject(inArgument expression: NodeIndex) -> UseOfObject? {
    guard expression >= 0, let argument = arguments.firstIndex(where: { $0.value == expression }),
      let (callee, all) = expressions.lazy.compactMap({ call -> (NodeIndex, SwiftArguments)? in
        if case .call(let callee, let all) = call, all.contains(argument) { (callee, all) } else { nil }
      }).first
    else { return nil }
    let label = arguments[argument].label
    let function: NodeIndex
    var isOwn = true
    switch expressions[callee] {
    case .name(let token, _): function = token
    case .member(let base, let token, _):
      function = token
      isOwn = false
      if base >= 0, case .name(let receiver, _) = expressions[base] { isOwn = name(of: receiver) == "self" }
    default: return nil
    }
    if methodsOfSubviews.contains(name(of: function)) || self.label(label) == "toItem" { return .subview }
    guard isOwn else { return nil }
    // The other functions of the name have no such parameter.
    let types = functions(calledAt: function).compactMap { found -> String? in
      let parameters = functions[found].parameters
      let position = argument - all.lowerBound
      let parameter =
        label < 0
        ? parameters.indices.contains(position) && parameters[position].label < 0 ? parameters[position] : nil
        : parameters.first { self.label($0.label) == self.label(label) }
      return parameter.map { text(of: $0.type) }
    }
    return Set(types).count == 1 ? .variable(type: withoutOptional(types[0])) : nil
  }

  /// The functions that the name at a token calls, without a receiver or on `self`: those of the file that the nearest scope with
  /// the name declares. Empty where that is none, or one of them isn't a function.
  private func functions(calledAt token: NodeIndex) -> [Int] {
    var found: [NodeIndex] = []
    let name = tokens[token].name
    lookUp(name, at: token, from: tokens[token].scope) { candidate in
      switch candidate {
      case .binding(let binding): found = [binding]
      case .members(let scope): found = members(name, in: scope)
      }
      return !found.isEmpty
    }
    let functions = found.compactMap { binding -> Int? in
      if case .function(let function) = bindings[binding].source { function } else { nil }
    }
    return functions.count == found.count ? functions : []
  }

  /// The type of the variable, or of the property of a type of the file, that gets a value at an equals sign; nil where it is
  /// more than a name.
  private func typeAssigned(at equals: NodeIndex) -> String? {
    let last = kind(equals - 1) == .postfixMark ? equals - 2 : equals - 1
    guard kind(last) == .identifier else { return nil }
    if kind(last - 1) == .colon { return name(of: last) }
    let isOwn = kind(last - 1) == .dot && name(of: last - 2) == "self"
    guard last == equals - 1, isOwn || kind(last - 1) != .dot else { return nil }
    var binding: NodeIndex?
    lookUp(tokens[last].name, at: last, from: tokens[last].scope) { candidate in
      switch candidate {
      case .binding(let found):
        if isOwn { return false }
        binding = found
      case .members(let scope):
        binding = bindings(of: tokens[last].name, in: scope).first { _ in true }
      }
      return true
    }
    guard let binding, case .annotation(let type) = bindings[binding].source, let first = type.first,
      kind(first) == .identifier, type.dropFirst().allSatisfy({ kind($0) == .postfixMark })
    else { return nil }
    return name(of: first)
  }

  private func isComparison(_ index: NodeIndex) -> Bool {
    kind(index) == .anyOperator && ["==", "===", "!=", "!=="].contains(name(of: index))
  }

  /// The uses of a method's first parameter; an unknown use is nil. nil where the method is not found.
  func usesOfSender(in member: CodeMember) -> [UseOfObject?]? {
    guard
      let name = tokens.firstIndex(where: {
        $0.role == .declaration && $0.range.lower <= member.nameRange.lower
          && member.nameRange.upper <= $0.range.upper
      }),
      let sender = bindings.indices.filter({ index in
        let binding = bindings[index]
        return binding.kind == .parameter && binding.token > name
          && scopes[binding.scope].parent == tokens[name].scope
      }).min(by: { bindings[$0].token < bindings[$1].token })
    else { return nil }
    return usesOfObject(in: sender)
  }
}

extension ObjectiveCTree {
  /// The use of the object at a place, as in `name.member`, `[name member]` and `[[self name] member]`, or in `Type *variable =
  /// self.name;`, which takes it; nil for an unknown use. A setter has the name of its property.
  func useOfObject(at range: ByteRange) -> UseOfObject? {
    guard let index = token(holding: range) else { return nil }
    if isMark(index - 1, "="), isSynthesized(index - 2) { return .released }
    if isSynthesized(index) {
      let variable = isMark(index + 1, "=") ? word(index + 2) : nil
      return variable.map(isAssigned) == true ? .assignment : .released
    }
    var next = index + 1
    let start = isAccess(index - 1) ? index - 2 : index
    if isMark(next, ";"), isMark(start - 1, "="), isWord(start - 2), isMark(start - 3, "*"),
      let type = word(start - 4)
    {
      return .variable(type: type)
    }
    if isMark(next, ";"), isMark(start - 1, "="), let name = word(start - 2),
      let type = typeDeclared(of: name)
    {
      return .variable(type: type)
    }
    let isSetter = isMark(next, ":") && word(index)?.hasPrefix("set") == true && role(of: index) != .use
    if isSetter || isMark(next, "=") && !isMark(next + 1, "=") {
      return word(next + 1) == "nil" ? .released : .assignment
    }
    // The comparison may be on either side: `name == other`, `other != self.name)`
    if isMark(next, anyOf: "=!"), isMark(next + 1, "=") { return .comparison }
    if isMark(start - 1, "="), isMark(start - 2, anyOf: "=!"), isMark(next, anyOf: ");&|?:,") {
      return .comparison
    }
    if isMark(start - 1, ":"), word(start - 2) == "isEqual" { return .comparison }
    // The object is an argument, as in `[view addSubview:self.name]`.
    if isMark(start - 1, ":"), word(start - 2).map(methodsOfSubviews.contains) == true { return .subview }
    if isMark(start - 1, "("), isMark(next, ")"), word(start - 2).map(methodsOfSubviews.contains) == true {
      return .subview
    }
    if isMark(start - 1, ":"), let type = typeTaken(inArgumentAt: start, before: next) {
      return .variable(type: type)
    }
    // The getter's message may end here, as in `[self name]`.
    if isMark(next, "]") { next += 1 }
    if isAccess(next) { next += 1 }
    guard let member = word(next) else { return nil }
    if ["release", "autorelease"].contains(member) { return .released }
    guard member.hasPrefix("set"), isMark(next + 1, ":"), member.utf8.count > 3 else {
      return .member(member)
    }
    let property = member.dropFirst(3)
    return .member(property.prefix(1).lowercased() + property.dropFirst())
  }

  /// Whether code gives a variable a value other than nil.
  private func isAssigned(_ variable: String) -> Bool {
    tokens(of: variable).contains {
      isMark($0 + 1, "=") && !isMark($0 + 2, "=") && word($0 + 2) != "nil"
    }
  }

  /// The class of which all variables, parameters and properties of a name in the file are pointers; nil where they differ.
  private func typeDeclared(of name: String) -> String? {
    let types = tokens(of: name).filter { isMark($0 - 1, "*") }.map { word($0 - 2) }
    return Set(types).count == 1 ? types[0] : nil
  }

  /// The class of which the method of the same implementation takes a pointer, for the whole argument of a message to `self`; nil
  /// where the method is elsewhere.
  private func typeTaken(inArgumentAt start: Int, before end: Int) -> String? {
    guard let piece = word(start - 2), let message = message(around: start),
      word(message.open + 1) == "self", message.first == message.open + 2,
      isMark(end, "]") || isMark(end + 1, ":"), let pieces = pieces(of: message)
    else { return nil }
    let implementations = tokens(of: "implementation")
    func implementation(around place: Int) -> Int? { implementations.last { $0 < place } }
    let own = implementation(around: start)
    let types = tokens(of: piece).filter { place in
      guard isMark(place + 1, ":"), isMark(place + 2, "("), implementation(around: place) == own,
        case let body = body(around: place), body.isHead(place),
        let sign = body.head.last(where: { isMark($0, anyOf: "-+") && isMark($0 + 1, "(") })
      else { return false }
      let declared = (sign..<body.head.upperBound).filter { isWord($0) && isMark($0 + 1, ":") }
      return declared.map(text) == pieces.map(name)
    }.map { isMark($0 + 4, "*") && isMark($0 + 5, ")") ? word($0 + 3) : nil }
    return Set(types).count == 1 ? types[0] : nil
  }

  /// The uses of an object without the messages that code sends only if the object responds to them.
  func unlessAsked(_ uses: [UseOfObject?]) -> [UseOfObject?] {
    func isMember(_ use: UseOfObject?, _ isMeant: (String) -> Bool) -> Bool {
      if case .member(let name)? = use { isMeant(name) } else { false }
    }
    guard uses.contains(where: { isMember($0) { $0 == "respondsToSelector" } }) else { return uses }
    let asked = Set(
      tokens.indices.compactMap {
        isMark($0 + 1, "(") && word($0)?.hasSuffix("selector") == true ? word($0 + 2) : nil
      })
    return uses.filter { !isMember($0, asked.contains) }
  }

  /// The uses of a method's first parameter; an unknown use is nil. nil where the file only declares the method.
  func usesOfSender(in member: CodeMember) -> [UseOfObject?]? {
    guard let name = token(holding: member.nameRange) else { return nil }
    let body = body(around: name).tokens
    // The method has a body and a named parameter: `- (IBAction)tap:(Type *)sender {`
    guard isMark(name + 1, ":"), isMark(name + 2, "("), let close = closing(name + 2),
      let sender = word(close + 1), close + 2 <= body.upperBound,
      (close + 2..<body.upperBound).contains(where: { isMark($0, "{") })
    else { return nil }
    return (close + 2..<body.upperBound).filter { word($0) == sender && !isAccess($0 - 1) }.map { index in
      // The sender is the last argument of a message, as in `[self take:sender]`.
      isMark(index + 1, "]") ? nil : useOfObject(at: tokens[index].range)
    }
  }
}
