import AppleFacts
import Index
import Syntax
import Text

/// The value of an expression in Objective-C, as far as its type is written.
enum ObjectiveCValue: Hashable {
  /// An object of a class by this name, or of a subclass.
  case object(String)
  /// `id<P>`
  case conforming([String])
  /// A class itself.
  case type(String)
  /// A number, a structure or the like.
  case plain
  case unknown

  init(_ type: ObjectiveCType) {
    switch type {
    case .object(let name): self = .object(name)
    case .id(let protocols) where !protocols.isEmpty: self = .conforming(protocols)
    case .id, .same, .unknown: self = .unknown
    }
  }
}

extension Query {
  /// The classes of a name in Objective-C; nil for a name that is not that of a visible class.
  func classChains(named name: String) -> [ClassChain]? {
    if case .classes(let chains) = meaning(of: name, in: nil, on: .all) { chains } else { nil }
  }
}

extension Query {
  /// The class method of Objective-C that classes have by a selector, which is in no outline of the snapshot, and the type that
  /// declares it.
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

  /// The value of `self`: that of a parameter or a local of this name, else an object of the class around a token, or in a class
  /// method the class.
  func ownSelf(at index: Int) -> ObjectiveCValue {
    if let found = localSelf(at: index) { return found }
    guard let name = className(at: index) else { return .unknown }
    return tree.body(around: index).kind == .classMethod ? .type(name) : .object(name)
  }

  // MARK: Expressions

  /// The receiver of a message, by the token with which it ends.
  func receiver(endingAt index: Int, depth: Int = 0) -> ObjectiveCValue {
    switch tree.start(ofExpressionEndingAt: index).map(tree.conversion) ?? .none {
    case .none: value(endingAt: index, depth: depth)
    case .cast(let type?): ObjectiveCValue(type)
    case .cast, .pointee: .unknown
    }
  }

  /// The value of an expression without the casts before it, such as the one before a dot.
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
      return member(name, of: owner) ?? .unknown
    case .message(let message): return result(of: message, depth: depth + 1)
    case .text: return .plain
    case .literal(let name): return .object(name)
    case .cast(let type): return ObjectiveCValue(type)
    case .parenthesized(let end): return value(endingAt: end, depth: depth + 1)
    case .other: return .unknown
    }
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
      case .conforming, .plain, .unknown: return .unknown
      }
    case "alloc", "new":
      if case .type(let name) = receiver { return .object(name) }
      return hiddenClass(in: message).map { .object($0) } ?? .unknown
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
    // `[NSFontPanel sharedFontPanel]`, `[NSNotificationCenter defaultCenter]`
    guard ["shared", "default", "standard"].contains(where: selector.hasPrefix) else { return .unknown }
    if case .type(let name) = receiver { return .object(name) }
    return hiddenClass(in: message).map { .object($0) } ?? .unknown
  }

  /// The class that a message is sent to, where it is not visible.
  private func hiddenClass(in message: ObjectiveCMessage) -> String? {
    guard message.first - 2 == message.open, let name = tree.word(message.first - 1) else { return nil }
    return name.first?.isUppercase == true && !hasVariable(name) ? name : nil
  }

  // MARK: Members

  /// The value of a property, a variable or a method without arguments; nil where none of that name is known.
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
      guard let chains = query.classChains(named: name) else { return nil }
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
    // A type that is not visible.
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
    // A pointer of which the source of the table does not say to what.
    return ["id", "Class", "SEL", "block", "pointer"].contains(type) ? .unknown : .plain
  }

  /// The value that a class method returns, which is in no outline: `[Player sharedPlayer]`.
  private func result(ofClassMethod selector: String, of receiver: ObjectiveCValue) -> ObjectiveCValue? {
    guard case .type(let name) = receiver, let chains = query.classChains(named: name),
      let (method, holder) = query.classMethod(selector, in: chains)
    else { return nil }
    return method.type == "instancetype" ? .object(name) : value(ofType: method.type, in: holder)
  }
}
