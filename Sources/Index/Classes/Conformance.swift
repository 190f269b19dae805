import AppleFacts
import Syntax

private struct FitQuestion: Hashable {
  var member: MemberID
  var isCollection: Bool
  var chain: ClassChain
  var platforms: ApplePlatforms
}

private struct ConformanceQuestion: Hashable {
  var chain: ClassChain
  var platforms: ApplePlatforms
}

private let conformanceTable = CacheTable<ConformanceQuestion, Set<Query.Conformance>>(isBounded: true)
private let fitTable = CacheTable<FitQuestion, Bool>(isBounded: true)

extension Query {
  /// Whether an object of a class is an object of another class, or conforms to a protocol.
  ///
  /// - Parameters:
  ///   - written: The name of that class or protocol.
  ///   - scope: The dotted name of the type in which `written` appears.
  ///   - isDuckTyped: Whether `written` is in Objective-C, which checks only whether an object responds to a message, not its
  /// declared protocols.
  package func certainty(
    that chain: ClassChain, is written: String, in scope: String?, on platforms: ApplePlatforms,
    isDuckTyped: Bool = false
  ) -> Certainty {
    switch meaning(of: written, in: scope, on: platforms) {
    case .classes(let wanted): ([hasProtocol(named: written)] + wanted.map { isKind(chain, of: $0) }).anyOf
    case .protocols(let protocols):
      isDuckTyped ? .unknown : conforms(chain, to: protocols, on: platforms)
    // The tables don't contain all conformances of the SDK's classes.
    case .appleProtocol, .value, .unknown: .unknown
    }
  }

  /// Whether there is a protocol with a name. In Objective-C a class may have the same name, so this does not decide which is
  /// meant.
  private func hasProtocol(named name: String) -> Certainty {
    let types = snapshot.nameIndex.types.byName[name, default: []]
    return types.contains { snapshot.type($0)?.kind == .protocol } ? .unknown : .no
  }

  /// Whether the first class of `wanted` is in `chain`.
  package func isKind(_ chain: ClassChain, of wanted: ClassChain) -> Certainty {
    if let head = wanted.classes.first {
      if chain.classes.contains(head) { return .yes }
      return chain.isKnown ? .no : .unknown
    }
    switch (chain.end, wanted.end) {
    case (.apple(let one), .apple(let other)):
      // Mostly the names are equal, and no lookup is needed.
      let isSame = one.name == other.name
      return isSame || AppleSDK.isSubclass(one.name, of: other.name, on: one.platforms.union(other.platforms))
        ? .yes : .no
    case (.root, .apple): return .no
    default: return .unknown
    }
  }

  private func conforms(
    _ chain: ClassChain, to protocols: [TypeID], on platforms: ApplePlatforms
  ) -> Certainty {
    var result = chain.isKnown ? Certainty.no : .unknown
    for conformance in conformances(of: chain, on: platforms) {
      switch conformance {
      case .workspace(let id) where protocols.contains(id): return .yes
      // A protocol outside of the workspace may refine the required one.
      case .unknown: result = .unknown
      case .workspace, .apple: break
      }
    }
    return result
  }

  package enum Conformance: Hashable, Sendable {
    case workspace(TypeID)
    /// A protocol of the SDK, by its run-time name.
    case apple(String)
    case unknown(String)
  }

  /// All protocols to which a chain's classes and their extensions declare conformance, and those that these refine.
  package func conformances(of chain: ClassChain, on platforms: ApplePlatforms) -> Set<Conformance> {
    caches.answer(to: ConformanceQuestion(chain: chain, platforms: platforms), in: conformanceTable) {
      findConformances(of: chain, on: platforms)
    }
  }

  /// The requirements, visible to Objective-C, of the protocols of a chain.
  struct Requirements {
    /// The requirements of the workspace's protocols, by name.
    var byName: [String: [CodeMember]] = [:]
    /// The requirements of protocols in Objective-C, whose names Swift may shorten.
    var objectiveC: [CodeMember] = []
    var appleProtocols: [String] = []
    /// Whether a protocol of the chain is not in the workspace.
    var areIncomplete = false
  }

  func requirements(of chain: ClassChain, on platforms: ApplePlatforms) -> Requirements {
    var result = Requirements()
    for conformance in conformances(of: chain, on: platforms) {
      switch conformance {
      case .unknown: result.areIncomplete = true
      case .apple(let name): result.appleProtocols.append(name)
      case .workspace(let id):
        guard let type = snapshot.type(id), type.flags.contains(.objc) else { continue }
        for requirement in snapshot.readMembers(of: id) {
          result.byName[requirement.name, default: []].append(requirement)
          if type.flags.contains(.objectiveC) { result.objectiveC.append(requirement) }
        }
      }
    }
    return result
  }

  /// Whether the SDK's class at the end of a chain conforms to a protocol of the SDK.
  package func conformsByFramework(
    _ chain: ClassChain, to protocolName: String, on platforms: ApplePlatforms
  ) -> Bool {
    chain.appleClass.map { lineage(of: $0, on: platforms).contains { $0.protocols.contains(protocolName) } }
      ?? false
  }

  /// The protocols to which the workspace's classes of a chain and their extensions declare conformance, and those that these
  /// refine.
  package func ownConformances(of chain: ClassChain, on platforms: ApplePlatforms = .all) -> Set<Conformance>
  {
    var result: Set<Conformance> = []
    for (position, id) in chain.classes.enumerated() {
      let ownsSuperclass = position + 1 < chain.classes.count || chain.end != .root
      collect(from: id, skippingFirstClass: ownsSuperclass, on: platforms, into: &result)
      for other in extensions(of: id) { collect(from: other, on: platforms, into: &result) }
    }
    return result
  }

  private func findConformances(of chain: ClassChain, on platforms: ApplePlatforms) -> Set<Conformance> {
    var result = ownConformances(of: chain, on: platforms)
    if let appleClass = chain.appleClass {
      result.formUnion(lineage(of: appleClass, on: platforms).flatMap(\.protocols).map { .apple($0) })
      for other in inheritedExtensions(of: chain, on: platforms) {
        collect(from: other, on: platforms, into: &result)
      }
    }
    return result
  }

  private func collect(
    from id: TypeID, skippingFirstClass: Bool = false, on platforms: ApplePlatforms,
    into result: inout Set<Conformance>
  ) {
    guard let type = snapshot.type(id) else { return }
    for (position, inherited) in type.inherits.enumerated() {
      var names: [String] = []
      forEachName(in: inherited.text) { names.append($0) }
      if names.count == 1 { names = [inherited.text] }
      for name in names {
        let isProtocol =
          type.flags.contains(.objectiveC) && (position > 0 || !type.flags.contains(.namesSuperclass))
        switch isProtocol ? meaning(ofProtocol: name) : meaning(of: name, in: type.name, on: platforms) {
        case .classes, .value: break
        case .protocols(let protocols):
          for proto in protocols where result.insert(.workspace(proto)).inserted {
            collect(from: proto, on: platforms, into: &result)
          }
        case .appleProtocol(let proto): result.insert(.apple(proto.name))
        case .unknown:
          let plain = simpleName(withoutGenericArguments(name))
          if skippingFirstClass, position == 0 { break }
          if !swiftProtocols.contains(plain) { result.insert(.unknown(plain)) }
        }
      }
    }
  }

  /// Whether an object fits an outlet or an action. The result is remembered, since parsing the types for each connection is
  /// slow.
  package func fits(
    _ chain: ClassChain, member: MemberID, isCollection: Bool, on platforms: ApplePlatforms,
    otherwise decide: () -> Bool
  ) -> Bool {
    caches.answer(
      to: FitQuestion(member: member, isCollection: isCollection, chain: chain, platforms: platforms),
      in: fitTable, otherwise: decide)
  }
}

/// Protocols of Swift's own libraries that classes conform to; none is visible to Objective-C.
private let swiftProtocols: Set<String> = [
  "Sendable", "Equatable", "Hashable", "Comparable", "Codable", "Encodable", "Decodable", "Identifiable",
  "Error",
  "LocalizedError", "CustomNSError", "RecoverableError", "CustomStringConvertible",
  "CustomDebugStringConvertible",
  "CustomReflectable", "CustomPlaygroundDisplayConvertible", "RawRepresentable", "CaseIterable", "Sequence",
  "Collection", "IteratorProtocol", "ObservableObject", "Observable", "View", "ViewModifier",
  "UIViewRepresentable", "UIViewControllerRepresentable", "NSViewRepresentable",
  "NSViewControllerRepresentable",
  "Publisher", "Subscriber", "Subject", "Cancellable", "App", "Scene", "Actor", "AnyObject", "class",
  "Copyable",
  "ExpressibleByStringLiteral", "ExpressibleByIntegerLiteral", "ExpressibleByArrayLiteral",
  "ExpressibleByDictionaryLiteral", "TextOutputStream", "Strideable", "Numeric", "AdditiveArithmetic",
  "BitwiseCopyable", "Escapable", "SendableMetatype", "DynamicProperty", "PreviewProvider", "CVarArg",
]
