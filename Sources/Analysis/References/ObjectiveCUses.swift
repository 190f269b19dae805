import Index
import Syntax
import Text

/// The places in an Objective-C file that use members and classes.
extension ObjectiveCBinder {
  struct Use {
    /// Index into the pieces of the selector; 0 for a property.
    var piece = 0
    var range: ByteRange
    var certainty = ReferenceCertainty.certain
    /// The token of a name without a receiver, which a local with the new name would hide; nil otherwise.
    var alone: Int?
    /// A selector for which it is not known who will be sent it, a message to an object of which only a superclass is known, or one
    /// to a delegate or to what code asks whether it responds.
    var isForAnyObject = false
  }

  /// The uses of a member under one of its names.
  ///
  /// - Parameters:
  ///   - index: The token at which a use may begin; nil for all.
  ///   - isOnlyAnswer: Whether only the family implements the name, if it is a selector; nil to look that up in the snapshot.
  func uses(
    of name: ObjectiveCName, _ family: MemberFamily, at index: Int? = nil, isOnlyAnswer: Bool? = nil
  ) -> [Use] {
    let places = index.map { tree.word($0) == name.word ? [$0] : [] } ?? tree.tokens(of: name.word)
    switch name.form {
    case .key, .variable:
      let isVariable =
        name.form == .variable
        || family.members.compactMap(query.snapshot.member).contains {
          $0.kind == .instanceVariable && $0.name == name.text
        }
        || code.readMembers().joined().contains { $0.kind == .synthesized && $0.name == name.text }
      let hasAccessors = name.form == .variable || query.hasAccessors(family)
      return places.flatMap {
        uses(ofKey: name.text, at: $0, isVariable: isVariable, hasAccessors: hasAccessors, family)
      }
    case .setter, .selector:
      let bodiesAsking = bodiesAsking(forOneOf: places)
      // A setter may belong to any property of the name, since the compiler makes it.
      lazy var isOnly =
        name.form == .selector && (isOnlyAnswer ?? query.isOnly(family, answering: name.text))
      return places.flatMap { place in
        messages(name, at: place, family) { isOnly }.map { use in
          var use = use
          use.isForAnyObject = use.isForAnyObject || bodiesAsking.contains(tree.numberOfBody(around: place))
          return use
        }
      }
    }
  }

  /// The methods in which code asks an object whether it responds to a selector that one of some tokens begins.
  private func bodiesAsking(forOneOf places: [Int]) -> Set<Int> {
    let asking = places.filter { place in
      tree.beginsSelector(place)
        && tree.message(around: place - 3).flatMap { tree.word($0.first) } == "respondsToSelector"
    }
    return Set(asking.map(tree.numberOfBody))
  }

  /// Whether an expression is a delegate or a data source by its name: an object that may be of any class.
  private func isGivenByOthers(_ end: Int) -> Bool {
    var name = tree.word(end)
    if tree.isMark(end, "]"), let message = tree.opening(end).flatMap(tree.message(openedAt:)) {
      name = tree.word(message.first)
    }
    let word = name?.lowercased() ?? ""
    return ["delegate", "datasource"].contains(where: word.hasSuffix)
  }

  /// The uses at a place that reads or writes a property by its own name: `self.name`, `[self name]`, or `name` of an instance
  /// variable, for which messages and dots count only if it has accessors.
  private func uses(
    ofKey name: String, at index: Int, isVariable: Bool, hasAccessors: Bool, _ family: MemberFamily
  ) -> [Use] {
    if isDeclared(index) || tree.isParameterOfMacro(index) { return [] }
    let here = [Use(range: tree.tokens[index].range)]
    let role = tree.role(of: index)
    switch role {
    case .synthesized: return uses(here, of: own(at: index), family)
    case .member(let base) where tree.isArrow(index - 1):
      let value = value(endingAt: base)
      // Only their own class can reach most variables.
      let mayBeMeant = value != .unknown || certainty(own(at: index), family) != .no
      return isVariable && mayBeMeant ? uses(here, of: value, family) : []
    case .member(let base):
      return hasAccessors ? uses(here, of: value(endingAt: base), endingAt: base, family) : []
    case .message(takesArguments: false):
      return hasAccessors
        ? uses(here, of: receiver(endingAt: index - 1), endingAt: index - 1, family) : []
    case .selector where tree.selector(at: index)?.takesArguments == false:
      return uses(here, of: target(ofSelectorAt: index, name), family)
    case .keyPath(let object): return uses(here, of: value(endingAt: object), family)
    default: break
    }
    func possible(_ reason: String) -> [Use] {
      [Use(range: tree.tokens[index].range, certainty: .possible(reason))]
    }
    if isVariable, tree.nameOfMacro(around: index) != nil {
      return possible("a macro uses this name, where any class may be")
    }
    guard role == .use, local(name, around: index) == nil else { return [] }
    if !isVariable {
      return tree.macro(taking: index) != nil && certainty(own(at: index), family) == .yes
        ? possible("a macro may make a name of this") : []
    }
    guard tree.body(around: index).kind == .other, !tree.namesMethod(index),
      certainty(own(at: index), family) == .yes, !isVariableOfAnother(name, at: index, family)
    else { return [] }
    if isDeclaredByMacro(name, around: index) {
      return possible("a macro may declare a variable of this name")
    }
    return [Use(range: tree.tokens[index].range, alone: index)]
  }

  /// Whether a macro may declare a name around a token, since it takes the name after a type: `FOREACH(NSView *, name, views) { …
  /// }`
  private func isDeclaredByMacro(_ name: String, around index: Int) -> Bool {
    let body = tree.body(around: index)
    if body.isHead(index) { return false }
    let places = tree.tokens(of: name, in: body.tokens)
    return places.count <= mostCompared
      && places.contains {
        tree.isMark($0 - 1, ",") && tree.isMark($0 - 2, "*") && tree.macro(taking: $0) != nil && $0 <= index
          && index <= tree.scopeEnd(ofDeclaration: $0)
      }
  }

  /// Whether the class around a token has an instance variable with the name that is not a member of the family, although both
  /// share their accessors.
  private func isVariableOfAnother(_ name: String, at index: Int, _ family: MemberFamily) -> Bool {
    guard family.members.contains(where: { query.snapshot.member($0)?.name == name }),
      family.members.contains(where: { query.snapshot.member($0)?.kind == .instanceVariable }),
      let chains = className(at: index).flatMap(query.classChains)
    else { return false }
    let found = chains.flatMap { query.memberHolders(of: $0, on: .all) }.flatMap { holder, _ in
      query.snapshot.readMembers(of: holder) { $0.kind == .instanceVariable && $0.name == name }
    }
    return !found.isEmpty && !found.contains(where: family.members.contains)
  }

  /// The uses at a place that sends a message or names a selector.
  ///
  /// - Parameter isOnly: Whether only the family implements the selector.
  private func messages(
    _ name: ObjectiveCName, at index: Int, _ family: MemberFamily, isOnly: () -> Bool
  ) -> [Use] {
    if isDeclared(index) { return [] }
    let takesArguments = name.text.utf8.contains(UInt8(ascii: ":"))
    let here = [Use(range: tree.tokens[index].range)]
    switch tree.role(of: index) {
    case .selector:
      guard let (pieces, takes) = tree.selector(at: index), takes == takesArguments,
        pieces.map(tree.name) == name.pieces
      else { return [] }
      return selectors(
        name.text, uses(at: pieces).filter { pieces[$0.piece].hasName }, family, isOnly)
    case .message(takesArguments):
      guard let message = tree.message(at: index), let pieces = tree.pieces(of: message),
        pieces.map(tree.name) == name.pieces
      else { return [] }
      return uses(uses(at: pieces), of: receiver(endingAt: index - 1), endingAt: index - 1, family)
    // `self.tap` also calls a method without arguments.
    case .member(let base):
      return takesArguments ? [] : uses(here, of: value(endingAt: base), endingAt: base, family)
    default:
      let isAccessor = takesArguments && name.word.hasPrefix("set") && tree.isDeclaredByMacro(index)
      guard isAccessor || tree.isInMacroOfMethod(index), certainty(own(at: index), family) == .yes else {
        return []
      }
      let reason = "a macro makes a method of this name"
      return here.map { Use(range: $0.range, certainty: isAccessor ? .certain : .possible(reason)) }
    }
  }

  private func uses(at pieces: [ObjectiveCMessage.Piece]) -> [Use] {
    pieces.enumerated().map { Use(piece: $0, range: tree.tokens[$1.token].range) }
  }

  private func selectors(
    _ selector: String, _ places: [Use], _ family: MemberFamily, _ isOnly: () -> Bool
  ) -> [Use] {
    guard let index = places.first.flatMap({ tree.token(holding: $0.range) }) else { return [] }
    let target = target(ofSelectorAt: index, selector)
    // The target is a class, which responds with a class method, and outlines omit class methods.
    if case .type = target { return [] }
    if isOnly() { return places }
    var uses = uses(places, of: target, family)
    let isOwn = hasAction(selector, at: index)
    let isForFirstResponder = target == .unknown && isForFirstResponder(selectorAt: index)
    for place in uses.indices {
      uses[place].isForAnyObject = !isOwn
      if isForFirstResponder { uses[place].certainty = .sentToFirstResponder(selector) }
    }
    return uses
  }

  /// The places by whether a value has the members of a family.
  ///
  /// - Parameter end: The last token of the receiver.
  private func uses(
    _ places: [Use], of value: ObjectiveCValue, endingAt end: Int? = nil, _ family: MemberFamily
  ) -> [Use] {
    switch certainty(value, family) {
    case .yes: return places
    case .unknown:
      var isForAnyObject = end.map(isGivenByOthers) ?? false
      if case .object(let name) = value { isForAnyObject = isSuperclass(name, of: family) }
      let certainty = ReferenceCertainty.possible("the class of the receiver is not known")
      return places.map {
        Use(piece: $0.piece, range: $0.range, certainty: certainty, isForAnyObject: isForAnyObject)
      }
    case .no: return []
    }
  }

  /// The words that are the name of a class, except those that name headers, modules, categories, protocols, members and labels.
  ///
  /// A structure or another type may have the name as well. A word still means the class in C, where tags have separate names,
  /// and in a file that knows the class, where C++ rejects the tag.
  func uses(ofClass name: String) -> [Use] {
    let places = tree.tokens(of: name)
    let tags = places.filter(tree.namesOtherType)
    // An argument of a template may be in angle brackets as well, like a protocol.
    var hasProtocol = true
    if case .unknown = query.meaning(ofProtocol: name) { hasProtocol = false }
    let uses = places.filter {
      !tree.namesCategory($0) && !(hasProtocol && tree.namesProtocol($0)) && !isDeclared($0)
        && !tree.isOutsideTypes($0) && !text.isImport(at: tree.tokens[$0].range.lower)
    }
    if tags.isEmpty { return uses.map { Use(range: tree.tokens[$0].range) } }
    let isC = query.snapshot.path(of: file).hasSuffix(".m")
    let isCompared = tags.count <= mostCompared
    let scopes = isC || !isCompared ? [] : tags.compactMap(tree.scope)
    let outer = tags.filter { tree.scope(ofTypeNamedAt: $0) == nil }
    let isKnown = outer.isEmpty || knowsClass(name, at: places)
    if !isKnown, uses.contains(where: tree.namesAlias) || !isC && outer.contains(where: tree.definesOtherType)
    {
      return []
    }
    let isCertain = isCompared && (isKnown || isC)
    // The declaration of a class without `@` is for languages that can't see the class: `#else class Name;`
    let declared = isKnown ? outer.filter { tree.word($0 - 1) == "class" } : []
    let left = Set(tags).subtracting(declared)
    return uses.filter { index in !left.contains(index) && !scopes.contains { $0.contains(index) } }.map {
      Use(
        range: tree.tokens[$0].range,
        certainty: isCertain ? .certain : .possible("a structure or another type has this name as well"))
    }
  }

  /// Whether the file declares a class, imports the header that declares it, or uses the name where only a class is possible.
  private func knowsClass(_ name: String, at places: [Int]) -> Bool {
    places.contains(where: tree.meansClass)
      || classes(named: name).contains(where: isDeclaredOrImported)
  }

  /// Whether the name of a class means this class. All classes of a target share one name space in Objective-C.
  func mayName(_ id: TypeID) -> Bool {
    let name = query.snapshot.type(id).map { simpleName($0.name) } ?? ""
    return classes(named: name).contains(id)
  }

  func classes(named name: String) -> [TypeID] {
    let all = query.snapshot.nameIndex.types.byName[name, default: []].filter {
      query.snapshot.isClass($0)
    }
    if all.count < 2 { return all }
    // A file means the class that it declares or imports, if there is one.
    let own = all.filter(isDeclaredOrImported)
    // The compiler looks for a header in the folder of the file first.
    let here = folder(of: query.snapshot.path(of: file))
    let near = own.filter { folder(of: query.snapshot.path(of: $0.file)) == here }
    return query.meant([near, own, all].first { !$0.isEmpty } ?? [], inTargetsOf: file)
  }

  private func isDeclaredOrImported(_ id: TypeID) -> Bool {
    id.file == file || headersWithClasses.contains(fileName(query.snapshot.path(of: id.file)))
  }

  /// The names that a word may be, or be a part of, and the token at which they begin.
  func names(at index: Int) -> (first: Int, names: [ObjectiveCName]) {
    guard let word = tree.word(index) else { return (index, []) }
    if let (first, selector) = tree.selector(withPieceAt: index) {
      let name = selector.dropFirst(3).dropLast()
      let keys = [name.prefix(1).lowercased() + name.dropFirst(), String(name)]
      let setters = keys.map { ObjectiveCName(form: .setter, key: $0) }.filter { $0.text == selector }
      return (first, [ObjectiveCName(form: .selector, key: selector)] + setters)
    }
    let variable = word.hasPrefix("_") ? [ObjectiveCName(form: .variable, key: String(word.dropFirst()))] : []
    return (index, [.key, .selector].map { ObjectiveCName(form: $0, key: word) } + variable)
  }
}
