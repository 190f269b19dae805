import AppleFacts
import Index
import Syntax

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

/// The properties that Swift and Optional give every value.
private let universalProperties: Set = [
  "self", "hashValue", "description", "debugDescription", "unsafelyUnwrapped",
]
