import AppleFacts
import Index
import Syntax
import Text

extension DiagnosticRule {
  /// Loading raises `NSUnknownKeyException`: the object that the binding leads to has no such key.
  package static let unknownBindingKey = DiagnosticRule(
    "unknown-binding-key", .error, "The object that a binding leads to has no such key",
    checks: .several { document in
      document.outline.connections.indices.compactMap { findUnknownKey(document, $0) }
    }
  )
  .fixed(by: .document(bindingFixes))
}

private func findUnknownKey(_ document: DocumentContext, _ index: Int) -> Finding? {
  guard let (reference, chains) = document.boundKey(ofConnection: index), let head = chains.first else {
    return nil
  }
  let name = document.query.className(head)
  let subject = document.subject(document.source(of: document.outline.connections[index]))
  switch document.property(reference.name, in: chains) {
  case .missing:
    let near = document.nearKey(to: reference.name, in: chains)
    guard near != nil || chains.allSatisfy({ hasNoOtherKeys($0, than: reference.name) }) else { return nil }
    return Finding(
      range: reference.range, message: "\(name) has no key '\(reference.name)'", subject: subject
    )
    .suggesting(near)
  case .notVisible(let id):
    return Finding(
      range: reference.range,
      message: "'\(reference.name)' of \(name) is not visible to Objective-C; mark it '@objc dynamic'",
      subject: subject,
      related: document.query.declarationNote(id))
  default: return nil
  }
}

/// Whether the framework's class at the end of a chain certainly lacks a key as well.
private func hasNoOtherKeys(_ chain: ClassChain, than key: String) -> Bool {
  guard let base = chain.appleClass?.name else { return false }
  // Views and most other classes of a framework have more keys than their properties.
  return base == "NSObject"
    || controllersOfNibs.contains(base) && !AppleSDK.isPropertyOfAnyClass(key, on: .macOS)
}

private let controllersOfNibs: Set = ["NSViewController", "NSWindowController", "NSPreferencePane"]

private func bindingFixes(_ diagnostic: Diagnostic, _ document: DocumentContext) -> [CodeAction] {
  document.outline.connections.indices.flatMap { index -> [CodeAction] in
    guard
      document.outline.connections[index].keyPathRange.map({ $0.touches(diagnostic.range.lower) }) == true,
      let (reference, chains) = document.boundKey(ofConnection: index), reference.range == diagnostic.range,
      let near = document.nearKey(to: reference.name, in: chains)
    else { return [] }
    return document.fix(
      "Change to '\(near)'", isPreferred: true, of: diagnostic, replacing: [reference.range], by: near)
  }
}

extension DocumentContext {
  /// The first key of a binding, and the classes that certainly need to have it.
  fileprivate func boundKey(ofConnection index: Int) -> (MemberReference, [ClassChain])? {
    guard outline.connections[index].kind == .binding,
      let reference = outline.memberReferences(ofConnections: index..<index + 1).first(where: {
        $0.kind == .binding
      }), !reference.name.hasPrefix("@"), !keysOfAnyObject.contains(reference.name),
      let end = objectIndex(withID: outline.connections[index].destination),
      outline.objects[end].customClass != nil
    else { return nil }
    let chains = chains(ofObject: end)
    let key = reference.name
    let first = key.prefix(1).uppercased() + key.dropFirst()
    let accessors =
      [key, "_" + key] + ["is", "get", "countOf", "_is", "_get"].map { $0 + first }
      + ["valueForUndefinedKey:", "valueForKey:", "handleQueryWithUnboundKey:"]
    let answers = chains.allSatisfy { chain in
      guard let apple = chain.appleClass, !chain.classes.isEmpty else { return false }
      return !classesWithAnyKey.contains { AppleSDK.isSubclass(apple.name, of: $0, on: .all) }
    }
    guard !chains.isEmpty, answers,
      !accessors.contains(where: { accessor in
        action(accessor, in: chains).declaration != nil
          || accessor != key && property(accessor, in: chains).declaration != nil
      })
    else { return nil }
    return (reference, chains)
  }

  /// The property of the workspace's classes whose name a key most likely misspells.
  fileprivate func nearKey(to key: String, in chains: [ClassChain]) -> String? {
    guard let platforms else { return nil }
    let holders = chains.flatMap { query.memberHolders(of: $0, on: platforms) }
    let names = holders.flatMap { query.snapshot.readMembers(of: $0.type) }.filter(\.isVariable).map(
      \.usedName)
    let near = misspelled(
      key, among: names.unique.filter { property($0, in: chains).rank > PropertyLookup.unknown.rank })
    return near.flatMap { isLongerByWords($0, key) ? nil : $0 }
  }
}

/// Whether one of two names is the other with more words at its beginning or end, and so names another thing.
private func isLongerByWords(_ one: String, _ other: String) -> Bool {
  let all = [one, other].map { words(of: $0).map { $0.lowercased() } }.sorted { $0.count < $1.count }
  return all[0].count < all[1].count
    && (all[1].starts(with: all[0]) || all[1].reversed().starts(with: all[0].reversed()))
}

/// The keys that every object has.
private let keysOfAnyObject: Set = [
  "self", "class", "superclass", "hash", "description", "debugDescription", "className", "zone",
  "observationInfo",
  "classForCoder", "objectSpecifier", "scriptingProperties", "classDescription", "isProxy", "retainCount",
]

/// The classes whose objects have the keys of their contents.
private let classesWithAnyKey = [
  "NSController", "NSManagedObject", "NSDictionary", "NSUserDefaults", "NSProxy", "NSTreeNode",
]
