import AppleFacts
import Index
import Syntax
import Text

/// The value of an expression in Objective-C, as far as its declared type is known.
indirect enum ObjectiveCValue: Hashable {
  /// An object of a class by this name, or of a subclass.
  case object(String)
  /// A collection with a known element. The name is its class; nil for a pointer and an array of C.
  case collection(String?, of: ObjectiveCValue)
  /// An object of type `id<P>`, by the protocols.
  case conforming([String])
  /// A class itself.
  case type(String)
  /// A number, a structure or the like.
  case plain
  case unknown

  init(_ type: ObjectiveCType) {
    switch type {
    case .object(let name): self = .object(name)
    case .collection(let name, let element): self = .collection(name, of: .object(element))
    case .id(let protocols) where !protocols.isEmpty: self = .conforming(protocols)
    case .unnamed: self = .plain
    case .id, .same, .unknown: self = .unknown
    }
  }

  /// The value without its elements.
  var object: ObjectiveCValue {
    if case .collection(let name, _) = self { name.map { .object($0) } ?? .plain } else { self }
  }

  /// The value of an element, as a subscript or a star reads it.
  var element: ObjectiveCValue {
    switch self {
    case .collection(_, let element): element
    case .plain: .plain
    case .object, .conforming, .type, .unknown: .unknown
    }
  }
}

extension Query {
  /// The classes with a name in Objective-C; nil for a name that no visible class has.
  func classChains(named name: String) -> [ClassChain]? {
    if case .classes(let chains) = meaning(of: name, in: nil, on: .all) { chains } else { nil }
  }
}

extension Query {
  /// The class method with a selector in Objective-C, and the type that declares it; nil for none. The outlines of the snapshot
  /// omit class methods.
  func classMethod(_ selector: String, in chains: [ClassChain]) -> (CodeMember, TypeID)? {
    for holder in chains.flatMap({ memberHolders(of: $0, on: .all).map(\.type) }) {
      let members = isObjectiveC(holder) ? wholeOutline(of: holder.file)?.members ?? [] : []
      guard members.indices.contains(holder.index),
        let method = members[holder.index].first(where: {
          $0.kind == .method && $0.flags.contains(.isStatic) && $0.selector == selector
        })
      else { continue }
      return (method, holder)
    }
    return nil
  }
}

extension ObjectiveCBinder {
  /// An object of the class around a token.
  func own(at index: Int) -> ObjectiveCValue { className(at: index).map { .object($0) } ?? .unknown }

  /// The value of `self`: a parameter or local with this name, else an object of the class around a token, or the class itself in
  /// a class method.
  func ownSelf(at index: Int) -> ObjectiveCValue {
    if let found = localSelf(at: index) { return found }
    guard let name = className(at: index) else { return .unknown }
    return tree.body(around: index).kind == .classMethod ? .type(name) : .object(name)
  }

  // MARK: Expressions

  /// The receiver of a message, by its last token.
  func receiver(endingAt index: Int, depth: Int = 0) -> ObjectiveCValue {
    switch tree.start(ofExpressionEndingAt: index).map(tree.conversion) ?? .none {
    case .none: value(endingAt: index, depth: depth)
    case .cast(let type?): ObjectiveCValue(type)
    case .pointee: element(of: value(endingAt: index, depth: depth))
    case .cast: .unknown
    }
  }

  /// The value of an expression without the casts before it, such as the one before a dot, by its last token.
  func value(endingAt index: Int, depth: Int = 0) -> ObjectiveCValue {
    guard depth < deepestExpression else { return .unknown }
    switch tree.expression(endingAt: index) {
    case .name(let name): return value(named: name, at: index, depth: depth)
    case .call(let name):
      return variable(name, at: index).global ?? defined(name, depth: depth + 1) ?? .unknown
    case .member(let base, let name):
      let owner = value(endingAt: base, depth: depth + 1)
      if name == "class", case .type = owner { return owner }
      if owner == .plain { return .plain }
      // `Player.shared` calls a class method.
      return member(name, of: owner) ?? result(ofClassMethod: name, of: owner) ?? .unknown
    case .message(let message): return result(of: message, depth: depth + 1)
    case .text: return .plain
    case .literal(let name): return .object(name)
    case .cast(let type): return ObjectiveCValue(type)
    case .parenthesized(let end): return value(endingAt: end, depth: depth + 1)
    case .pointee(let end): return element(of: value(endingAt: end, depth: depth + 1))
    case .element(let base): return element(of: value(endingAt: base, depth: depth + 1))
    case .choice(let first, let second):
      let found = [first, second].filter { tree.word($0) != "nil" }.map {
        receiver(endingAt: $0, depth: depth + 1)
      }
      return found.allSatisfy { $0 == found.first } ? found.first ?? .unknown : .unknown
    case .other: return .unknown
    }
  }

  /// An element of a value, and what a pointer to a structure points to.
  private func element(of value: ObjectiveCValue) -> ObjectiveCValue {
    if case .object(let name) = value, query.classChains(named: name) == nil { return value }
    return value.element
  }

  /// The value of a variable, a property or a class.
  private func value(named name: String, at index: Int, depth: Int) -> ObjectiveCValue {
    switch name {
    case "self", "super": return ownSelf(at: index)
    case "NSApp": return .object("NSApplication")
    default: if name.first?.isNumber == true { return .plain }
    }
    let (local, global) = variable(name, at: index)
    if let found = local ?? member(name, of: ownSelf(at: index)) ?? global { return found }
    if query.classChains(named: name) != nil { return .type(name) }
    return defined(name, depth: depth + 1) ?? .unknown
  }

  private func result(of message: ObjectiveCMessage, depth: Int) -> ObjectiveCValue {
    guard let selector = tree.selector(of: message) else { return .unknown }
    let receiver = receiver(endingAt: message.first - 1, depth: depth)
    switch selector {
    case "self", "retain", "autorelease": return receiver
    case "class":
      switch receiver {
      case .object(let name), .type(let name): return .type(name)
      case .collection, .conforming, .plain, .unknown: return .unknown
      }
    case "alloc", "new":
      if case .type(let name) = receiver { return .object(name) }
      return hiddenClass(in: message).map { .object($0) } ?? .unknown
    // The undo manager sends the next message to the argument.
    case "prepareWithInvocationTarget:":
      return tree.closing(message.open).map { self.receiver(endingAt: $0 - 1, depth: depth) } ?? .unknown
    default: break
    }
    if selector.hasPrefix("init"), selector.dropFirst(4).first?.isLowercase != true, case .object = receiver {
      return receiver
    }
    let found =
      message.takesArguments
      ? result(of: receiver) { $0.kind == .method && $0.selector == selector }
      : member(selector, of: receiver)
    if let found = found ?? result(ofClassMethod: selector, of: receiver) { return found }
    if message.takesArguments, case .collection = receiver {
      if selectorsOfElements.contains(selector) { return receiver.element }
      if selectorsOfCollections.contains(where: selector.hasPrefix) { return receiver }
    }
    // A class method with one of the prefixes returns the only object of its class: `[NSFontPanel sharedFontPanel]`,
    // `[NSNotificationCenter defaultCenter]`
    let isShared = ["shared", "default", "standard"].contains(where: selector.hasPrefix)
    guard case .type(let name) = receiver else {
      return isShared ? hiddenClass(in: message).map { .object($0) } ?? .unknown : .unknown
    }
    return isShared || isNamed(selector, afterClass: name) ? .object(name) : .unknown
  }

  /// Whether a selector ends with the name of its class, as Apple's class methods do that return an object of the class:
  /// `[UNUserNotificationCenter currentNotificationCenter]`, `[NSTimer timerWithTimeInterval:…]`.
  private func isNamed(_ selector: String, afterClass name: String) -> Bool {
    let isApple = query.classChains(named: name)?.allSatisfy(\.classes.isEmpty) == true
    guard isApple, let last = words(of: name).last?.lowercased() else { return false }
    let before = words(of: String(selector.prefix { $0 != ":" })).map { $0.lowercased() }
    let end = before.firstIndex { ["with", "named", "for", "from", "by", "at", "of"].contains($0) }
    return before[..<(end ?? before.endIndex)].last == last
  }

  /// The name of the class that receives a message, if no visible class has it; nil otherwise.
  private func hiddenClass(in message: ObjectiveCMessage) -> String? {
    guard message.first - 2 == message.open, let name = tree.word(message.first - 1) else { return nil }
    return name.first?.isUppercase == true && !hasVariable(name) ? name : nil
  }

  // MARK: Members

  /// The value of a property, a variable or a method without arguments; nil where none of that name is known.
  func member(_ name: String, of owner: ObjectiveCValue) -> ObjectiveCValue? {
    if case .collection = owner {
      if selectorsOfElements.contains(name) { return owner.element }
      if selectorsOfCollections.contains(name) { return owner }
      return member(name, of: owner.object)
    }
    return result(of: owner) { member in
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
      guard let chains = query.classChains(named: name) else { return nil }
      holders = chains.flatMap { query.memberHolders(of: $0, on: .all).map(\.type) }
    case .conforming(let names):
      for name in names {
        if case .protocols(let ids) = query.meaning(ofProtocol: name) { holders += ids }
      }
    case .collection: return result(of: owner.object, where: isMeant)
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
    if written.isCollection {
      guard written.components.count == 1, let element = written.components.first else {
        return .object("NSArray")
      }
      return .collection("NSArray", of: value(ofType: element, in: holder))
    }
    let meanings = written.components.map { ($0, query.meaning(of: $0, in: nil, on: .all)) }
    if let named = meanings.first(where: { if case .classes = $0.1 { true } else { false } }) {
      return .object(named.0)
    }
    // The type is not visible.
    if let first = meanings.first, case .unknown = first.1 {
      let isAny = ["AnyObject", "AnyClass"].contains(first.0)
      return query.isObjectiveC(holder) && !isAny ? .object(first.0) : .unknown
    }
    if meanings.contains(where: { $0.1 == .value }) { return .plain }
    return meanings.isEmpty ? .unknown : .conforming(meanings.map(\.0))
  }

  private func appleProperty(_ name: String, of owner: ObjectiveCValue) -> ObjectiveCValue? {
    guard case .object(let className) = owner, let chains = query.classChains(named: className) else {
      return nil
    }
    let types = chains.map { chain in
      chain.appleClass.flatMap { AppleSDK.inheritedProperty(name, of: $0.name, on: .all) }?.type
    }
    guard let type = types.first ?? nil, types.allSatisfy({ $0 == type }) else { return nil }
    if AppleSDK.class(named: type, on: .all) != nil { return .object(type) }
    if type.hasPrefix("[") { return .object("NSArray") }
    if type.hasPrefix("<") { return .unknown }
    // The table does not contain the type to which a pointer leads.
    return ["id", "Class", "SEL", "block", "pointer"].contains(type) ? .unknown : .plain
  }

  /// The value that a class method returns, as in `[Player sharedPlayer]`; nil where it is not known. Outlines omit class
  /// methods.
  private func result(ofClassMethod selector: String, of receiver: ObjectiveCValue) -> ObjectiveCValue? {
    guard case .type(let name) = receiver, let chains = query.classChains(named: name),
      let (method, holder) = query.classMethod(selector, in: chains)
    else { return nil }
    return method.type == "instancetype" ? .object(name) : value(ofType: method.type, in: holder)
  }
}

/// The messages that give an element of a collection.
private let selectorsOfElements: Set<String> = [
  "firstObject", "lastObject", "anyObject", "nextObject", "objectAtIndex:", "objectAtIndexedSubscript:",
  "objectForKey:", "objectForKeyedSubscript:", "member:",
]

/// The messages, or their beginnings, that return a collection with the same elements.
private let selectorsOfCollections: Set<String> = [
  "copy", "mutableCopy", "allObjects", "allValues", "objectEnumerator", "reverseObjectEnumerator",
  "arrayByAdding", "setByAdding", "filtered", "sortedArray", "subarray",
]
