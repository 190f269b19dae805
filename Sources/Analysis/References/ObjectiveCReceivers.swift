import AppleFacts
import Index
import Syntax
import Text

/// What an expression of Objective-C stands for, as far as it is written.
enum ObjectiveCValue: Hashable {
  /// An object of a class by this name, or of one that derives from it.
  case object(String)
  /// `id<P>`
  case conforming([String])
  /// A class itself.
  case type(String)
  /// A number, a structure or the like.
  case plain
  case unknown
}

/// What stands before a name.
extension ObjectiveCFile {
  /// The class in whose implementation or interface a token stands.
  func className(at index: Int) -> String? {
    let offset = tokens[index].range.lower
    return code.types.first { $0.range.lower <= offset && offset < $0.range.upper }?.name
  }

  /// An object of that class.
  func own(at index: Int) -> ObjectiveCValue { className(at: index).map { .object($0) } ?? .unknown }

  /// An object of that class, or in a class method the class.
  func ownSelf(at index: Int) -> ObjectiveCValue {
    guard let name = className(at: index) else { return .unknown }
    return isInClassMethod(index) ? .type(name) : .object(name)
  }

  /// Whether something has the members of a family.
  ///
  /// An object of a superclass may: what the SDK gives is `__kindof` that class in many places, and a selector is asked at run
  /// time. No compiler accepts the name on one that is only of the superclass.
  func certainty(_ value: ObjectiveCValue, _ family: MemberFamily) -> Certainty {
    switch value {
    case .object(let name):
      let found = certainty(ofObject: name, family)
      return found == .no && isSuperclass(name, of: family) ? .unknown : found
    case .conforming(let protocols): return certainty(ofProtocols: protocols, family)
    case .type, .plain: return .no
    case .unknown: return .unknown
    }
  }

  private func isSuperclass(_ name: String, of family: MemberFamily) -> Bool {
    guard case .classes(let wanted) = query.meaning(of: name, in: nil, on: .all) else { return false }
    if wanted.contains(where: { declaresAnother($0, than: family) }) { return false }
    return chains(of: family).contains { chain in wanted.contains { query.isKind(chain, of: $0) != .no } }
  }

  private func certainty(ofObject name: String, _ family: MemberFamily) -> Certainty {
    guard case .classes(let chains) = query.meaning(of: name, in: nil, on: .all) else {
      // A class or a structure out of sight: one of ours does not derive from it, nor it from one of ours.
      return isUndeclared(name) && !isMadeHere(name) && family.appleClasses.isEmpty
        && chains(of: family).allSatisfy(\.isKnown)
        ? .no : .unknown
    }
    // Of several classes of one name those of the targets that compile this file.
    let meant = query.meant(chains.compactMap(\.classes.first), inTargetsOf: file)
    return chains.filter { $0.classes.first.map(meant.contains) ?? true }.map { chain -> Certainty in
      if family.includes(chain) { return .yes }
      if let apple = chain.appleClass,
        family.appleClasses.contains(where: { AppleSDK.isSubclass(apple.name, of: $0.name, on: .all) })
      {
        return .yes
      }
      return chain.isKnown || declaresAnother(chain, than: family) ? .no : .unknown
    }.anyOf
  }

  /// Whether a class or a superclass in sight has a member of its own by a name of the family.
  private func declaresAnother(_ chain: ClassChain, than family: MemberFamily) -> Bool {
    let keys = Set(family.members.compactMap { query.snapshot.member($0)?.documentKey })
    return query.memberHolders(of: chain, on: .all).contains { holder, _ in
      query.snapshot.readMembers(of: holder).contains { member in
        guard !member.flags.contains(.isStatic), let key = member.documentKey else { return false }
        return keys.contains(key) && (member.isVariable || member.kind == .method)
      }
    }
  }

  private func isUndeclared(_ name: String) -> Bool {
    guard case .unknown = query.meaning(of: name, in: nil, on: .all) else { return false }
    let types = query.snapshot.nameIndex.types
    return types.byName[name, default: []].isEmpty && types.aliases[name, default: []].isEmpty
  }

  /// Whether a body or a macro of this file gives a type a name: `typedef Name Other;`, `#define Other Name`
  private func isMadeHere(_ name: String) -> Bool {
    tokens(of: name).contains { index in
      if word(index - 1) == "define", isMark(index - 2, "#") { return true }
      let start = (max(0, index - 8)..<index).last { isMark($0, anyOf: ";{}") }.map { $0 + 1 } ?? 0
      return isMark(index + 1, ";") && word(start) == "typedef"
    }
  }

  private func certainty(ofProtocols names: [String], _ family: MemberFamily) -> Certainty {
    guard family.appleClasses.isEmpty else { return .unknown }
    let conformances = chains(of: family).flatMap { chain in
      (chain.isKnown ? [] : [.unknown("")]) + Array(query.conformances(of: chain, on: .all))
    }
    let isExcluded = names.contains { name in
      guard case .protocols(let wanted) = query.meaning(ofProtocol: name) else { return false }
      let isNamed = conformances.contains { conformance in
        switch conformance {
        case .workspace(let id): wanted.contains(id)
        case .apple: false
        case .unknown: true
        }
      }
      return !isNamed
        && !family.classes.contains { !query.protocolsOfOutlets(setTo: $0).isDisjoint(with: wanted) }
    }
    return isExcluded ? .no : .unknown
  }

  private func chains(of family: MemberFamily) -> [ClassChain] {
    family.classes.sorted().flatMap { query.chains(of: $0, on: .all) }
  }

  // MARK: Expressions

  /// What a message is sent to whose receiver ends at a token.
  func receiver(endingAt index: Int, depth: Int = 0) -> ObjectiveCValue {
    guard depth < 16 else { return .unknown }
    guard var start = start(ofExpressionEndingAt: index) else { return value(endingAt: index, depth: depth) }
    // What is pointed to.
    if isMark(start - 1, "*") { return .unknown }
    var outermost: ObjectiveCValue?
    while isMark(start - 1, ")"), let open = brackets.opening(start - 1), !isCall(open) {
      // Another type, such as a pointer, says nothing of the object; a type that is cast once more neither.
      let cast = typeInParentheses(at: open)
      if cast == nil, outermost == nil, !isMark(start - 2, "*") { break }
      outermost = cast?.end == start - 1 ? cast?.value ?? .unknown : .unknown
      start = open
    }
    return outermost ?? value(endingAt: index, depth: depth)
  }

  /// What stands before a dot: a variable, a chain of properties, a message, something in parentheses.
  func value(endingAt index: Int, depth: Int = 0) -> ObjectiveCValue {
    guard depth < 16, tokens.indices.contains(index) else { return .unknown }
    if let name = word(index) {
      guard isAccess(index - 1) else { return value(named: name, at: index) }
      if name == "class", case .type(let type) = value(endingAt: index - 2, depth: depth + 1) {
        return .type(type)
      }
      return member(name, of: value(endingAt: index - 2, depth: depth + 1)) ?? .unknown
    }
    if tokens[index].kind == .string { return isMark(index - 1, "@") ? .object("NSString") : .plain }
    guard let open = brackets.opening(index) else { return .unknown }
    if isMark(open - 1, "@") {
      return .object(isMark(index, "]") ? "NSArray" : isMark(index, "}") ? "NSDictionary" : "NSNumber")
    }
    if isMark(index, "]") { return result(ofMessageFrom: open, to: index, depth: depth + 1) }
    guard isMark(index, ")"), !isCall(open) else { return .unknown }
    if let cast = typeInParentheses(at: open + 1) { return cast.value }
    return start(ofExpressionEndingAt: index - 1) == open + 1
      ? value(endingAt: index - 1, depth: depth + 1) : .unknown
  }

  /// Whether a parenthesis opens the arguments of a call. Behind another one stands what is cast or a statement.
  private func isCall(_ open: Int) -> Bool {
    word(open - 1).map { !statementWords.contains($0) } ?? isMark(open - 1, "]")
  }

  /// The first token of `a.b[0].c` or the like, without a cast; nil for what is none.
  func start(ofExpressionEndingAt index: Int) -> Int? {
    var place = index
    while tokens.indices.contains(place) {
      if isWord(place) {
        guard isAccess(place - 1) else { return place }
        place -= 2
      } else if tokens[place].kind == .string {
        return isMark(place - 1, "@") ? place - 1 : place
      } else if let open = brackets.opening(place) {
        if isMark(open - 1, "@") { return open - 1 }
        let isMessage = isMark(place, "]") && firstPiece(ofMessageFrom: open, upTo: place - 1) != nil
        if isMessage || isMark(place, "}") || isMark(place, ")") && !isCall(open) { return open }
        place = open - 1
      } else {
        return nil
      }
    }
    return nil
  }

  /// What a variable, a property or a class is called by.
  private func value(named name: String, at index: Int) -> ObjectiveCValue {
    switch name {
    case "self", "super": return ownSelf(at: index)
    case "NSApp": return .object("NSApplication")
    default: break
    }
    let (local, global) = variable(name, at: index)
    if let found = local ?? member(name, of: ownSelf(at: index)) ?? global { return found }
    if case .classes = query.meaning(of: name, in: nil, on: .all) { return .type(name) }
    return .unknown
  }

  /// `(Type *)`, `(id<P>)`; nil for what is not a type of objects.
  func typeInParentheses(at open: Int) -> (value: ObjectiveCValue, end: Int)? {
    guard isMark(open, "(") else { return nil }
    var (base, arguments): (String?, [String]) = (nil, [])
    var (depth, stars) = (0, 0)
    var place = open + 1
    while !isMark(place, ")") {
      if let word = word(place) {
        if depth > 0 {
          arguments.append(word)
        } else if !typeQualifiers.contains(word) {
          if stars > 0 { return nil }
          base = word
        }
      } else if isMark(place, "*") {
        if depth == 0 { stars += 1 }
      } else if isMark(place, "<") {
        depth += 1
      } else if isMark(place, ">") {
        depth -= 1
      } else if depth == 0 || !isMark(place, ",") {
        return nil
      }
      place += 1
    }
    guard let base else { return nil }
    if base == "id", stars == 0 { return (arguments.isEmpty ? .unknown : .conforming(arguments), place) }
    return stars == 1 ? (.object(base), place) : nil
  }

  // MARK: Members

  /// What a property, a variable or a method without arguments has; nil where none of that name is known.
  private func member(_ name: String, of owner: ObjectiveCValue) -> ObjectiveCValue? {
    result(of: owner) { member in
      switch member.kind {
      case .property, .instanceVariable: member.name == name || "_" + member.name == name
      case .method: member.selector == name
      case .initializer, .synthesized: false
      }
    } ?? appleProperty(name, of: owner)
  }

  private func result(of owner: ObjectiveCValue, where isMeant: (CodeMember) -> Bool) -> ObjectiveCValue? {
    var isStatic = false
    var holders: [TypeID] = []
    switch owner {
    case .type(let name), .object(let name):
      if case .type = owner { isStatic = true }
      guard case .classes(let chains) = query.meaning(of: name, in: nil, on: .all) else { return nil }
      holders = chains.flatMap { query.memberHolders(of: $0, on: .all).map(\.type) }
    case .conforming(let names):
      for name in names {
        if case .protocols(let ids) = query.meaning(ofProtocol: name) { holders += ids }
      }
    case .plain, .unknown: return nil
    }
    for holder in holders {
      for member in query.snapshot.readMembers(of: holder)
      where member.flags.contains(.isStatic) == isStatic && isMeant(member) {
        return member.type == "instancetype" ? owner : value(ofType: member.type, in: holder)
      }
    }
    return nil
  }

  private func value(ofType text: String?, in holder: TypeID) -> ObjectiveCValue {
    guard let text, let written = query.writtenType(text) else { return .unknown }
    if written.isCollection { return .object("NSArray") }
    let meanings = written.components.map { ($0, query.meaning(of: $0, in: nil, on: .all)) }
    if let named = meanings.first(where: { if case .classes = $0.1 { true } else { false } }) {
      return .object(named.0)
    }
    // A pointer to what is out of sight; without a star it may be another name of a pointer.
    if let first = meanings.first, case .unknown = first.1 {
      let isPointer = query.isObjectiveC(holder) && (text.hasSuffix("!") || text.hasSuffix("?"))
      return isPointer ? .object(first.0) : .unknown
    }
    if meanings.contains(where: { $0.1 == .value }) { return .plain }
    return meanings.isEmpty ? .unknown : .conforming(meanings.map(\.0))
  }

  private func appleProperty(_ name: String, of owner: ObjectiveCValue) -> ObjectiveCValue? {
    guard case .object(let className) = owner,
      case .classes(let chains) = query.meaning(of: className, in: nil, on: .all)
    else { return nil }
    let types = chains.map { chain in
      chain.appleClass.flatMap { AppleSDK.inheritedProperty(name, of: $0.name, on: .all) }?.type
    }
    guard let type = types.first ?? nil, types.allSatisfy({ $0 == type }) else { return nil }
    if AppleSDK.class(named: type, on: .all) != nil { return .object(type) }
    if type.hasPrefix("[") { return .object("NSArray") }
    if type.hasPrefix("<") { return .unknown }
    return ["id", "Class", "SEL", "block"].contains(type) ? .unknown : .plain
  }

  // MARK: Messages

  private func result(ofMessageFrom open: Int, to close: Int, depth: Int) -> ObjectiveCValue {
    guard let first = firstPiece(ofMessageFrom: open, upTo: close - 1) else { return .unknown }
    let takesArguments = isMark(first + 1, ":")
    guard let pieces = message(at: first, takesArguments) else { return .unknown }
    let selector = takesArguments ? pieces.map { $0.name + ":" }.joined() : pieces[0].name
    let receiver = receiver(endingAt: first - 1, depth: depth)
    switch selector {
    case "self", "retain", "autorelease": return receiver
    case "class":
      switch receiver {
      case .object(let name), .type(let name): return .type(name)
      case .conforming, .plain, .unknown: return .unknown
      }
    case "alloc", "new":
      if case .type(let name) = receiver { return .object(name) }
      // A class out of sight.
      let name = first - 2 == open ? word(first - 1) : nil
      return name.flatMap { $0.first?.isUppercase == true && variables[$0] == nil ? .object($0) : nil }
        ?? .unknown
    default: break
    }
    if selector.hasPrefix("init"), selector.dropFirst(4).first?.isLowercase != true,
      case .object = receiver
    {
      return receiver
    }
    let found =
      takesArguments
      ? result(of: receiver) { $0.kind == .method && $0.selector == selector }
      : member(selector, of: receiver)
    return found ?? result(ofClassMethod: selector, of: receiver) ?? .unknown
  }

  /// What a method of a class itself gives, which is in no outline: `[Player sharedPlayer]`.
  private func result(ofClassMethod selector: String, of receiver: ObjectiveCValue) -> ObjectiveCValue? {
    guard case .type(let name) = receiver,
      case .classes(let chains) = query.meaning(of: name, in: nil, on: .all)
    else { return nil }
    for holder in chains.flatMap({ query.memberHolders(of: $0, on: .all).map(\.type) })
    where query.isObjectiveC(holder) {
      let members = query.wholeOutline(of: holder.file)?.members ?? []
      guard members.indices.contains(holder.index),
        let method = members[holder.index].first(where: {
          $0.kind == .method && $0.flags.contains(.isStatic) && $0.selector == selector
        })
      else { continue }
      return method.type == "instancetype" ? .object(name) : value(ofType: method.type, in: holder)
    }
    return nil
  }
}

private let wholeOutlineTable = CacheTable<FileID, CodeOutline?>(isBounded: true)

extension Query {
  /// All that a file of Objective-C declares, class methods among it; nil where its text can't be had.
  fileprivate func wholeOutline(of file: FileID) -> CodeOutline? {
    answer(to: file, in: wholeOutlineTable) {
      text(of: file).current?.withSpan { objectiveCOutline(of: $0, listing: .all) }
    }
  }
}

/// What may stand beside the name of a type.
let typeQualifiers: Set<String> = [
  "const", "volatile", "static", "extern", "register", "__kindof", "__weak", "__strong", "__block",
  "__unused",
  "__unsafe_unretained", "__autoreleasing", "nullable", "nonnull", "null_unspecified", "_Nullable",
  "_Nonnull",
  "_Null_unspecified", "__nullable", "__nonnull", "__bridge", "__bridge_transfer", "IBOutlet", "struct",
]
