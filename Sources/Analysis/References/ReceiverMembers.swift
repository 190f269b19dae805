import AppleFacts
import Index
import Syntax

/// The other members that code uses of receivers whose type is not known: an object has all of them, or is of another class.
extension SwiftBinder {
  /// A name, or names after dots, in one function: `model`, `self.model.state`.
  struct Receiver: Hashable {
    /// The outermost scope inside of a type or the file.
    var function: NodeIndex
    /// The binding of the first name there; -1 for a member or a name of another file.
    var binding: NodeIndex
    var names: [NodeIndex]
  }

  /// Properties that the same function reads or sets on the same receiver. Methods are left out, since those of the SDK are
  /// not known.
  func propertiesAsked(of base: NodeIndex) -> Set<String> {
    receiver(base).flatMap { propertiesByReceiver[$0] } ?? []
  }

  func collectPropertiesByReceiver() -> [Receiver: Set<String>] {
    var result: [Receiver: Set<String>] = [:]
    for (index, expression) in tree.expressions.enumerated() {
      guard case .member(let base, let token, _) = expression, base >= 0,
        case .plain = use(ofName: index), let receiver = receiver(base)
      else { continue }
      result[receiver, default: []].insert(tree.name(of: token))
    }
    return result
  }

  /// nil for everything else, such as the result of a call.
  private func receiver(_ expression: NodeIndex) -> Receiver? {
    var names: [NodeIndex] = []
    var next = expression
    while names.count < deepestType {
      switch tree.expressions[next] {
      case .member(let base, let token, _) where base >= 0:
        names.append(tree.tokens[token].name)
        next = base
      case .name(let token, _):
        let first = tree.tokens[token]
        // Which closure's it is would have to be known.
        if tree.name(of: token).utf8.first == 0x24 { return nil }
        if first.name != SwiftTree.ownSelf { names.append(first.name) }
        return names.isEmpty
          ? nil : Receiver(function: function(around: first.scope), binding: binding(of: token), names: names)
      default: return nil
      }
    }
    return nil
  }

  private func function(around scope: NodeIndex) -> NodeIndex {
    var scope = scope
    while scope >= 0 {
      let parent = tree.scopes[scope].parent
      if parent < 0 || tree.scopes[parent].kind == .type { break }
      scope = parent
    }
    return scope
  }

  private func binding(of token: NodeIndex) -> NodeIndex {
    var result: NodeIndex = -1
    let name = tree.tokens[token]
    if name.name == SwiftTree.ownSelf { return result }
    tree.lookUp(name.name, at: token, from: name.scope) { candidate in
      if case .binding(let binding) = candidate { result = binding }
      return true
    }
    return result
  }
}

extension Query {
  /// Whether objects of a class may have a property by a name, as far as Swift sees it.
  func mayHaveProperty(_ name: String, _ chain: ClassChain) -> Bool {
    guard chain.isKnown, universalProperties.contains(name) == false else { return true }
    if let appleClass = chain.appleClass?.name {
      let isName = name.hasPrefix("is") ? String(name.dropFirst(2)) : name
      if AppleSDK.inheritedProperty(name, of: appleClass, on: .all) != nil
        || AppleSDK.inheritedProperty(isName, of: appleClass, on: .all) != nil
      {
        return true
      }
    }
    var holders = memberHolders(of: chain, on: .all).map(\.type)
    for conformance in conformances(of: chain, on: .all) {
      switch conformance {
      case .workspace(let id): holders += [id] + extensions(of: id)
      case .apple(let proto):
        if AppleSDK.isProperty(name, requiredBy: proto) { return true }
        holders += snapshot.nameIndex.types.extensions[proto, default: []]
      case .unknown: return true
      }
    }
    return holders.contains { snapshot.readMembers(of: $0).contains { $0.name == name } }
  }
}

/// The properties that Swift and Optional give everything.
private let universalProperties: Set = [
  "self", "hashValue", "description", "debugDescription", "unsafelyUnwrapped",
]
