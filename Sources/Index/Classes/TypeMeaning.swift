import AppleFacts
import Syntax

private struct ChainQuestion: Hashable {
  var type: TypeID
  var platforms: ApplePlatforms
}

private let chainTable = CacheTable<ChainQuestion, [ClassChain]>()

extension Resolver {
  /// What a type's name can mean where it is written.
  package enum Meaning: Hashable, Sendable {
    /// One chain for each class that may be meant; never empty.
    case classes([ClassChain])
    case protocols([TypeID])
    case appleProtocol(AppleProtocol)
    /// A struct, an enum or the like: nothing an object can be.
    case value
    case unknown
  }

  /// - Parameters:
  ///   - scope: The dotted name of the type around the name; nil at the top of a file.
  ///   - file: Where the name is written, if known: a target's own class is preferred.
  ///   - visiting: The classes whose superclasses are being looked for.
  ///   - depth: How many aliases have led here.
  package func meaning(
    of written: String, in scope: String?, on platforms: ApplePlatforms, from file: FileID? = nil,
    visiting: [TypeID] = [], depth: Int = 0
  ) -> Meaning {
    let name = withoutGenericArguments(written)
    let simple = simpleName(name)
    // An alias may lead to itself in half-typed code.
    guard depth < 16, !simple.isEmpty else { return .unknown }
    let nameIndex = snapshot.nameIndex.types
    // In Objective-C a class goes by its run-time name.
    let types =
      (Array(nameIndex.byName[simple, default: []]) + Array(nameIndex.byObjCName[simple, default: []]))
      .unique
    let aliases = nameIndex.aliases[simple, default: []]
    if !types.isEmpty || !aliases.isEmpty {
      var scope = scope
      while true {
        let qualified = scope.map { $0 + "." + name } ?? name
        if let found = declared(
          qualified, types: types, aliases: aliases, platforms: platforms, from: file, visiting: visiting,
          depth: depth)
        {
          // Another target may mean the framework's class by the same name.
          if scope == nil, case .classes(let chains) = found, let apple = appleChain(name, platforms) {
            return .classes(chains + [apple])
          }
          return found
        }
        guard let inner = scope else { break }
        scope = inner.utf8.lastIndex(of: 0x2E).map { String(inner[..<$0]) }
      }
    }
    if let apple = appleChain(name, platforms) { return .classes([apple]) }
    if let proto = AppleSDK.protocol(named: name, on: .all) { return .appleProtocol(proto) }
    guard let dot = name.utf8.firstIndex(of: 0x2E) else { return .unknown }
    // `UIKit.UIView`, `App.Base`: the first component may be a module.
    let rest = String(name[name.utf8.index(after: dot)...])
    let declared = declared(
      rest, types: types, aliases: aliases, platforms: platforms, from: nil, visiting: visiting, depth: depth)
    let apple = appleChain(rest, platforms)
    if case .classes(let chains)? = declared {
      let found = self.chains(chains, ofModule: String(name[..<dot])) + (apple.map { [$0] } ?? [])
      return found.isEmpty ? .unknown : .classes(found)
    }
    if let declared { return declared }
    if let apple { return .classes([apple]) }
    return AppleSDK.protocol(named: rest, on: .all).map { .appleProtocol($0) } ?? .unknown
  }

  /// The chains of classes that a module may declare.
  ///
  /// A chain that leads out of sight is added unless some class is certainly the module's.
  private func chains(_ chains: [ClassChain], ofModule module: String) -> [ClassChain] {
    func certainty(_ chain: ClassChain) -> Certainty {
      chain.classes.first.map { belongs($0, to: module) } ?? .unknown
    }
    let own = chains.filter { certainty($0) == .yes }
    if !own.isEmpty { return own }
    let possible = chains.filter { certainty($0) != .no }
    return possible.isEmpty ? [] : possible + [ClassChain(classes: [], end: .unknown(module))]
  }

  /// nil when nothing of that full name is declared.
  private func declared(
    _ qualified: String, types: [TypeID], aliases: SortedBag<AliasID>, platforms: ApplePlatforms,
    from file: FileID?, visiting: [TypeID], depth: Int
  ) -> Meaning? {
    var chains: [ClassChain] = []
    var protocols: [TypeID] = []
    var appleProtocol: AppleProtocol?
    var isValue = false
    var isUnknown = false
    var named = byPath(types).filter { id in
      snapshot.type(id).map { $0.name == qualified || $0.objcName == qualified } ?? false
    }
    if let file { named = preferred(named, inTargetsOf: file) }
    for id in named {
      guard let type = snapshot.type(id) else { continue }
      switch type.kind {
      case .class: chains += self.chains(of: id, on: platforms, visiting: visiting)
      case .protocol: protocols.append(id)
      case .struct, .enum, .actor, .extension: isValue = true
      }
    }
    for id in aliases {
      guard let alias = snapshot.alias(id), alias.name == qualified else { continue }
      let outer = qualified.utf8.lastIndex(of: 0x2E).map { String(qualified[..<$0]) }
      // Of a composition the class decides; a protocol alone stands for itself.
      forEachName(in: alias.target) { target in
        // `typealias View = UIKit.View` inside a type must not find itself.
        let scope = target == simpleName(qualified) ? nil : outer
        switch meaning(
          of: target, in: scope, on: platforms, from: file, visiting: visiting, depth: depth + 1)
        {
        case .classes(let found): chains += found
        case .protocols(let found): protocols += found
        case .appleProtocol(let found): appleProtocol = found
        case .value: isValue = true
        case .unknown: isUnknown = true
        }
      }
    }
    if !chains.isEmpty {
      if isUnknown { chains.append(ClassChain(classes: [], end: .unknown(qualified))) }
      return .classes(chains)
    }
    if isUnknown { return .unknown }
    if !protocols.isEmpty { return .protocols(protocols) }
    if let appleProtocol { return .appleProtocol(appleProtocol) }
    return isValue ? .value : nil
  }

  func appleChain(_ name: String, _ platforms: ApplePlatforms) -> ClassChain? {
    if let found = AppleSDK.class(named: name, on: platforms) {
      return ClassChain(classes: [], end: .apple(found))
    }
    return AppleSDK.class(named: name, on: .all).map { ClassChain(classes: [], end: .otherPlatform($0)) }
  }

  // MARK: Chains

  /// A bound for broken code; real chains are shorter.
  private static let longestChain = 100

  /// One chain for each way in which the superclasses can be read; never empty.
  ///
  /// - Parameter visiting: The subclasses whose chains are being looked for.
  package func chains(
    of id: TypeID, on platforms: ApplePlatforms, visiting: [TypeID] = []
  ) -> [ClassChain] {
    let key = ChainQuestion(type: id, platforms: platforms)
    // Where classes inherit in a circle, which class is cut depends on where the walk began. What began elsewhere
    // does not count as an answer then, so that answers do not depend on earlier questions.
    if let known = caches.answer(to: key, in: chainTable),
      visiting.isEmpty || !known.contains(where: { $0.classes.contains { visiting.contains($0) } })
    {
      return known
    }
    guard let type = snapshot.type(id), !visiting.contains(id), visiting.count < Self.longestChain else {
      return [ClassChain(classes: [], end: .unknown(snapshot.type(id)?.name ?? ""))]
    }
    var result: [ClassChain] = []
    for chain in superclassChains(of: type, in: id.file, on: platforms, visiting: visiting + [id]) {
      let extended = shortened(ClassChain(classes: [id] + chain.classes, end: chain.end))
      if !result.contains(extended) { result.append(extended) }
      // Every further one could only make the answer less certain.
      if result.count == 16 {
        result.append(ClassChain(classes: [id], end: .unknown(type.name)))
        break
      }
    }
    if visiting.isEmpty { caches.keep(result, to: key, in: chainTable) }
    return result
  }

  /// As long as one that is followed from its first class; what is remembered of a superclass may lead further.
  private func shortened(_ chain: ClassChain) -> ClassChain {
    guard chain.classes.count > Self.longestChain else { return chain }
    let next = snapshot.type(chain.classes[Self.longestChain])?.name ?? ""
    return ClassChain(classes: Array(chain.classes[..<Self.longestChain]), end: .unknown(next))
  }

  /// The chains of a class, or of what an extension extends; none of anything else.
  package func chains(ofClassOrExtension id: TypeID, on platforms: ApplePlatforms) -> [ClassChain] {
    guard let type = snapshot.type(id) else { return [] }
    if type.kind == .class { return chains(of: id, on: platforms) }
    guard type.kind == .extension,
      case .classes(let extended) = meaning(of: type.name, in: nil, on: platforms)
    else { return [] }
    return extended
  }

  private func superclassChains(
    of type: CodeType, in file: FileID, on platforms: ApplePlatforms, visiting: [TypeID]
  ) -> [ClassChain] {
    if type.flags.contains(.objectiveC) {
      // A class without a superclass is half typed: no document could use it otherwise.
      guard type.flags.contains(.namesSuperclass), let name = type.inherits.first?.text,
        case .classes(let chains) = meaning(
          of: name, in: nil, on: platforms, from: file, visiting: visiting)
      else { return [ClassChain(classes: [], end: .unknown(type.inherits.first?.text ?? type.name))] }
      return chains
    }
    let scope = type.name.utf8.lastIndex(of: 0x2E).map { String(type.name[..<$0]) }
    for (position, inherited) in type.inherits.enumerated() {
      var found: [ClassChain]?
      forEachName(in: inherited.text) { simple in
        guard found == nil else { return }
        // A composition is rare enough to lose its qualifiers.
        let name = inherited.text.utf8.contains(0x26) ? simple : inherited.text
        switch meaning(of: name, in: scope, on: platforms, from: file, visiting: visiting) {
        case .classes(let chains): found = chains
        // The language wants the superclass first, so that a later unknown name is a protocol's.
        case .unknown where position == 0: found = [ClassChain(classes: [], end: .unknown(name))]
        case .unknown, .protocols, .appleProtocol, .value: break
        }
      }
      if let found { return found }
    }
    return [ClassChain(classes: [], end: .root)]
  }
}
