import AppleFacts
import Syntax

/// Answers what names in documents and declarations mean in one snapshot. Remembers its answers, so that one
/// resolver serves one thread.
package final class Resolver {
  package let snapshot: Snapshot
  /// How old the workspace's Swift may be; the rules for what Objective-C sees have changed twice.
  let oldestDialect: Dialect
  var dialects: [FileID: Dialect] = [:]

  /// Outlives the resolver; what follows from documents is kept apart.
  var memory: Memory
  private var referenceCache: [FileID: [String: [MemberReference]]] = [:]
  var useCache: [FileID: [ClassUse]] = [:]
  /// Positions among the uses of a document, by class.
  var usesOfClasses: [FileID: [TypeID: [Int]]] = [:]
  var danglingUses: [DanglingKey: Bool] = [:]
  private var familyCache: [String: Set<FileID>] = [:]

  /// Every class that the workspace declares, by simple name, in order.
  package private(set) lazy var classNames: [String] = snapshot.links.types.merged.compactMap { name, ids in
    ids.contains { snapshot.kind(of: $0) == .class } ? name : nil
  }.sorted()

  /// The same for who looks for one of them by a misspelt name, in the order of the files: to sort them all took longer
  /// than the search.
  package private(set) lazy var nearClassNames: NearNames = {
    var names = NearNames([])
    for raw in snapshot.files.indices { snapshot.files.facts(raw)?.forEachClassName { names.add($0) } }
    return names
  }()

  /// Whether nobody waits for the answer any more. Asked between two files wherever many are looked at; what has
  /// been found by then is given back, and thrown away by who asked.
  package let isAbandoned: () -> Bool

  package init(_ snapshot: Snapshot, isAbandoned: @escaping () -> Bool = { false }) {
    self.snapshot = snapshot
    self.isAbandoned = isAbandoned
    oldestDialect = Dialect(snapshot)
    memory = snapshot.memories.take()
  }

  deinit { snapshot.memories.leave(memory) }

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

  // MARK: Names

  /// - Parameter scope: The dotted name of the type in which the name is written; nil at the top of a file.
  package func meaning(of written: String, in scope: String?, on platforms: ApplePlatforms) -> Meaning {
    meaning(of: written, in: scope, on: platforms, from: nil, visiting: [], depth: 0)
  }

  /// - Parameter file: Where the name is written, if it is known: a target's own class is meant before that of
  ///   another.
  private func meaning(
    of written: String, in scope: String?, on platforms: ApplePlatforms, from file: FileID?,
    visiting: [TypeID], depth: Int
  ) -> Meaning {
    let name = withoutGenericArguments(written)
    let simple = simpleName(name)
    // An alias may lead to itself in half-typed code.
    guard depth < 16, !simple.isEmpty else { return .unknown }
    var types = Array(snapshot.links.types[simple, default: []])
    // In Objective-C a class goes by its run-time name.
    for id in snapshot.links.objcNames[simple, default: []] where !types.contains(id) { types.append(id) }
    let aliases = snapshot.links.aliases[simple, default: []]
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

  /// Those that a module may declare; with one that leads out of sight unless some are certainly the module's.
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
    _ qualified: String, types: [TypeID], aliases: Bucket<Links.AliasID>, platforms: ApplePlatforms,
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
      guard let outline = snapshot.code(id.file), outline.aliases.indices.contains(id.index),
        outline.aliases[id.index].name == qualified
      else { continue }
      let outer = qualified.utf8.lastIndex(of: 0x2E).map { String(qualified[..<$0]) }
      // Of a composition the class decides; a protocol alone stands for itself.
      forEachName(in: outline.aliases[id.index].target) { target in
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

  private func appleChain(_ name: String, _ platforms: ApplePlatforms) -> ClassChain? {
    if let found = AppleSDK.class(named: name, on: platforms) {
      return ClassChain(classes: [], end: .apple(found))
    }
    return AppleSDK.class(named: name, on: .all).map { ClassChain(classes: [], end: .otherPlatform($0)) }
  }

  // MARK: Chains

  /// Nobody writes longer ones.
  private static let longestChain = 100

  /// One chain for each way in which the superclasses can be read; never empty.
  package func chains(of id: TypeID, on platforms: ApplePlatforms) -> [ClassChain] {
    chains(of: id, on: platforms, visiting: [])
  }

  private func chains(of id: TypeID, on platforms: ApplePlatforms, visiting: [TypeID]) -> [ClassChain] {
    let key = Memory.ChainKey(type: id, platforms: platforms)
    // Where classes inherit in a circle, which class is cut depends on where the walk began. What began elsewhere
    // is no answer then, lest answers depend on what was asked before.
    if let known = memory.chains[key],
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
    if visiting.isEmpty { memory.chains[key] = result }
    return result
  }

  /// As long as one that is followed from its first class; what is remembered of a superclass may lead further.
  private func shortened(_ chain: ClassChain) -> ClassChain {
    guard chain.classes.count > Self.longestChain else { return chain }
    let next = snapshot.type(chain.classes[Self.longestChain])?.name ?? ""
    return ClassChain(classes: Array(chain.classes[..<Self.longestChain]), end: .unknown(next))
  }

  private func superclassChains(
    of type: CodeType, in file: FileID, on platforms: ApplePlatforms, visiting: [TypeID]
  ) -> [ClassChain] {
    if type.flags.contains(.objectiveC) {
      // A class without a superclass is half typed: no document could use it otherwise.
      guard type.flags.contains(.namesSuperclass), let name = type.inherits.first?.text,
        case .classes(let chains) = meaning(
          of: name, in: nil, on: platforms, from: file, visiting: visiting, depth: 0)
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
        switch meaning(of: name, in: scope, on: platforms, from: file, visiting: visiting, depth: 0) {
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

  /// The classes a document's `customClass` can mean; empty when neither the workspace nor the SDK has one, or
  /// when it can't be told.
  ///
  /// The run-time name of a Swift class is `Module.Name`, or the argument of `@objc(Name)`. Which of several is
  /// meant, `preferred` decides.
  package func chains(
    of named: CustomClass, in document: FileID, on platforms: ApplePlatforms
  ) -> [ClassChain] {
    var key = Memory.ClassKey(name: named.name, hasModule: named.hasModule, platforms: platforms)
    // Most names have one class, for all documents alike.
    if named.otherModule == nil, let known = memory.customClasses[key] { return known }
    var (ids, implementation) = classes(named: named)
    if ids.count > 1 || (named.otherModule != nil && !ids.isEmpty) {
      key.module = named.module
      key.document = document
      // Only a class of the target takes a module for a hint.
      if named.isModuleOfTarget { key.module = nil }
    }
    if let known = memory.customClasses[key] { return known }
    var result: [ClassChain] = []
    if let id = implementation {
      result = [ClassChain(classes: [id], end: .unknown(named.name))]
    } else {
      if key.document != nil { ids = preferred(ids, for: named, in: document, on: platforms) }
      result = ids.flatMap { chains(of: $0, on: platforms) }
    }
    if result.isEmpty, let apple = appleChain(named.name, platforms) { result.append(apple) }
    // A class of the same name on the other platform is not the one this document means.
    let fitting = result.filter { if case .otherPlatform = $0.end { false } else { true } }
    if !fitting.isEmpty { result = fitting }
    Memory.keep(result, to: key, in: &memory.customClasses)
    return result
  }

  /// The classes that a name may mean by itself, or the implementation that stands in for one: by path, those
  /// first that have the name by `@objc(Name)`.
  private func classes(named: CustomClass) -> (classes: [TypeID], implementation: TypeID?) {
    let links = snapshot.links
    var ids = byPath(links.objcNames[named.name, default: []])
    for id in byPath(links.types[simpleName(named.name), default: []])
    where snapshot.type(id)?.name == named.name && !ids.contains(id) { ids.append(id) }
    ids = ids.filter { snapshot.type($0)?.kind == .class }
    let native = ids.filter { hasRunTimeName(named.name, $0) }
    // Without a module the name is one of Objective-C's, so that a Swift class of that name only stands in for
    // it where Objective-C declares none.
    if native.isEmpty, !named.hasModule || ids.isEmpty, let id = implementation(of: named.name) {
      return ([], id)
    }
    return (named.hasModule || native.isEmpty ? ids : native, nil)
  }

  private func hasRunTimeName(_ name: String, _ id: TypeID) -> Bool {
    guard let type = snapshot.type(id) else { return false }
    return type.objcName == name || type.flags.contains(.objectiveC) && type.name == name
  }

  /// The `@implementation` that makes a class known whose `@interface` is out of sight.
  func implementation(of name: String) -> TypeID? {
    byPath(snapshot.links.extensions[name, default: []]).first {
      guard let flags = snapshot.type($0)?.flags else { return false }
      return flags.contains(.implementation) && !flags.contains(.category)
    }
  }

  /// The classes that the object an element makes can have; empty when that can't be told.
  package func chains(of object: InterfaceObject, in file: FileID) -> [ClassChain] {
    guard let platform = snapshot.interface(file)?.platform else { return [] }
    return chains(of: object, in: file, on: ApplePlatforms(platform))
  }

  /// The same for who knows the platforms of the document.
  package func chains(
    of object: InterfaceObject, in file: FileID, on platforms: ApplePlatforms
  ) -> [ClassChain] {
    if let named = object.namedClass {
      let name = named.name
      switch object.placeholder {
      case .firstResponder, .exit, .external: return []
      case .filesOwner, .application:
        // Whoever loads the nib decides; these classes stand for "any".
        if name == "NSObject" || name == "NSApplication" || name == "UIApplication" { return [] }
      case nil: break
      }
      let chains = chains(of: named, in: file, on: platforms)
      guard object.placeholder == .filesOwner, !chains.isEmpty else { return chains }
      return chains + likelyOwners(of: file, butNot: name, on: platforms)
    }
    return object.placeholder == nil ? chains(ofElement: object.element, on: platforms) : []
  }

  private func chains(ofElement element: String, on platforms: ApplePlatforms) -> [ClassChain] {
    let key = Memory.NameKey(name: element, hasModule: false, platforms: platforms)
    if let known = memory.elements[key] { return known }
    var result: [ClassChain] = []
    if let element = AppleSDK.element(element, on: platforms), element.isCertain,
      let name = element.className, name != "NSObject",
      let appleClass = AppleSDK.class(named: name, on: platforms)
    {
      result = [ClassChain(classes: [], end: .apple(appleClass))]
    }
    Memory.keep(result, to: key, in: &memory.elements)
    return result
  }

  /// The File's Owner that a xib names is a claim nobody checks; the class that loads a nib by its own name is
  /// as likely to be the owner.
  private func likelyOwners(
    of file: FileID, butNot claimed: String, on platforms: ApplePlatforms
  ) -> [ClassChain] {
    guard let path = snapshot[file]?.path else { return [] }
    let name = ownerName(path)
    return [name, name + "Controller"].filter { $0 != claimed && snapshot.links.types[$0] != nil }
      .flatMap { chains(of: CustomClass($0, module: nil, isModuleOfTarget: true), in: file, on: platforms) }
  }

  /// Files are numbered as they are met, and one that is new comes last; by path, no answer depends on that.
  private func byPath(_ ids: some Collection<TypeID>) -> [TypeID] {
    guard ids.count > 1 else { return Array(ids) }
    return ids.map { (path: snapshot[$0.file]?.path ?? "", id: $0) }
      .sorted { ($0.path, $0.id) < ($1.path, $1.id) }.map(\.id)
  }

  /// The extensions that add to a class of the workspace, through type aliases as well.
  package func extensions(of id: TypeID) -> [TypeID] {
    if let known = memory.extensions[id] { return known }
    guard let type = snapshot.type(id) else { return [] }
    let simple = simpleName(type.name)
    let links = snapshot.links
    var result = links.extensions[simple, default: []].filter {
      guard let name = snapshot.type($0)?.name else { return false }
      return name == type.name || name.hasSuffix("." + type.name)
    }
    if let name = type.objcName, name != simple {
      result += links.extensions[name, default: []].filter { snapshot.type($0)?.name == name }
    }
    for alias in links.aliasesOfTarget[simple, default: []] {
      guard let outline = snapshot.code(alias.file), outline.aliases.indices.contains(alias.index) else {
        continue
      }
      let name = outline.aliases[alias.index].name
      result += links.extensions[simpleName(name), default: []].filter { snapshot.type($0)?.name == name }
    }
    if !type.flags.contains(.objectiveC) {
      // A class extension and an `@implementation` belong to a class of Objective-C, then one of another target.
      result.removeAll {
        snapshot.type($0).map { $0.flags.contains(.objectiveC) && !$0.flags.contains(.category) } == true
      }
    }
    result = byPath(result)
    memory.extensions[id] = result
    return result
  }

  /// Extensions of a class of the SDK by its run-time or its Swift name, through type aliases as well.
  package func extensions(of appleClass: AppleClass) -> [TypeID] {
    let links = snapshot.links
    var result: [TypeID] = []
    let names = [appleClass.name, appleClass.swiftName]
    for name in names[0] == names[1] ? [names[0]] : names {
      result += links.extensions[simpleName(name), default: []].filter {
        guard let extended = snapshot.type($0)?.name else { return false }
        return extended == name || extended.hasSuffix("." + name)
      }
      for alias in links.aliasesOfTarget[name, default: []] {
        guard let outline = snapshot.code(alias.file), outline.aliases.indices.contains(alias.index) else {
          continue
        }
        result += links.extensions[simpleName(outline.aliases[alias.index].name), default: []]
      }
    }
    return byPath(result)
  }

  /// Extensions of a class of the SDK and of its superclasses.
  func inheritedExtensions(of appleClass: AppleClass, on platforms: ApplePlatforms) -> [TypeID] {
    let key = Memory.NameKey(name: appleClass.name, hasModule: false, platforms: platforms)
    if let known = memory.inheritedExtensions[key] { return known }
    var result: [TypeID] = []
    for name in [appleClass.name] + AppleSDK.superclasses(of: appleClass.name, on: platforms) {
      guard let ancestor = AppleSDK.class(named: name, on: platforms) else { continue }
      result += extensions(of: ancestor)
    }
    memory.inheritedExtensions[key] = result
    return result
  }

  /// The places in a document that name a key or a selector, in document order.
  package func memberReferences(named name: String, in file: FileID) -> [MemberReference] {
    if let known = referenceCache[file] { return known[name, default: []] }
    let all = Dictionary(grouping: snapshot.interface(file)?.memberReferences ?? [], by: \.name)
    referenceCache[file] = all
    return all[name, default: []]
  }

  /// The documents in which objects can be of a class of that name or of one derived from it.
  package func documents(usingClassOrHeirsOf name: String) -> Set<FileID> {
    if let known = familyCache[name] { return known }
    let links = snapshot.links
    var result: Set<FileID> = []
    var seen: Set<String> = []
    var queue = [name]
    while let name = queue.popLast() {
      guard seen.insert(name).inserted else { continue }
      result.formUnion(links.documents[name, default: []])
      // What a nib claims of its owner nobody checks.
      result.formUnion(links.xibs[name, default: []])
      if name.hasSuffix("Controller") { result.formUnion(links.xibs[String(name.dropLast(10)), default: []]) }
      for id in links.heirs[name, default: []] {
        if let type = snapshot.type(id), type.kind == .class { queue.append(simpleName(type.name)) }
      }
      for id in links.types[name, default: []] {
        if let objcName = snapshot.type(id)?.objcName { queue.append(objcName) }
      }
      for alias in links.aliasesOfTarget[name, default: []] {
        guard let outline = snapshot.code(alias.file), outline.aliases.indices.contains(alias.index) else {
          continue
        }
        queue.append(simpleName(outline.aliases[alias.index].name))
      }
    }
    familyCache[name] = result
    return result
  }

  // MARK: Kinship

  /// Whether objects of one class are objects of another, or conform to a protocol.
  ///
  /// - Parameters:
  ///   - scope: The dotted name of the type in which `written` stands.
  ///   - isDuckTyped: Whether that is Objective-C, which asks an object what it answers to, and not what it says to
  ///     conform to.
  package func certainty(
    that chain: ClassChain, is written: String, in scope: String?, on platforms: ApplePlatforms,
    isDuckTyped: Bool = false
  ) -> Certainty {
    switch meaning(of: written, in: scope, on: platforms) {
    case .classes(let wanted): ([hasProtocol(named: written)] + wanted.map { isKind(chain, of: $0) }).anyOf
    case .protocols(let protocols):
      isDuckTyped ? .unknown : conforms(chain, to: protocols, on: platforms)
    // Not all that the SDK's classes conform to is in the tables.
    case .appleProtocol, .value, .unknown: .unknown
    }
  }

  /// In Objective-C a protocol may share its name with a class, and which one is meant is not told here.
  private func hasProtocol(named name: String) -> Certainty {
    let types = snapshot.links.types[name, default: []]
    return types.contains { snapshot.type($0)?.kind == .protocol } ? .unknown : .no
  }

  /// Whether an object fits an outlet or an action, remembered after the first time. Asked anew for each connection, the types'
  /// texts took a sixth of the time from a keystroke to its diagnostics.
  package func fits(
    _ chain: ClassChain, member: MemberID, isCollection: Bool, on platforms: ApplePlatforms,
    otherwise decide: () -> Bool
  ) -> Bool {
    let key = Memory.FitKey(member: member, isCollection: isCollection, chain: chain, platforms: platforms)
    if let known = memory.fits[key] { return known }
    let result = decide()
    Memory.keep(result, to: key, in: &memory.fits)
    return result
  }

  /// What a type's text says; nil where it is no type that an object could have.
  package func writtenType(_ text: String) -> WrittenType? {
    if let known = memory.writtenTypes[text] { return known }
    let result = WrittenType(text)
    Memory.keep(result, to: text, in: &memory.writtenTypes)
    return result
  }

  /// Whether the class at the head of `wanted` is in `chain`.
  package func isKind(_ chain: ClassChain, of wanted: ClassChain) -> Certainty {
    if let head = wanted.classes.first {
      if chain.classes.contains(head) { return .yes }
      return chain.isKnown ? .no : .unknown
    }
    switch (chain.end, wanted.end) {
    case (.apple(let one), .apple(let other)):
      return AppleSDK.isSubclass(one.name, of: other.name, on: one.platforms.union(other.platforms))
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
      // A protocol out of sight may refine the one that is wanted.
      case .unknown: result = .unknown
      case .workspace, .apple: break
      }
    }
    return result
  }

  package enum Conformance: Hashable, Sendable {
    case workspace(TypeID)
    /// By run-time name.
    case apple(String)
    case unknown(String)
  }

  /// All protocols that a chain's classes and their extensions name, with those that these refine.
  package func conformances(of chain: ClassChain, on platforms: ApplePlatforms) -> Set<Conformance> {
    var result: Set<Conformance> = []
    for (position, id) in chain.classes.enumerated() {
      let ownsSuperclass = position + 1 < chain.classes.count || chain.end != .root
      collect(from: id, skippingFirstClass: ownsSuperclass, on: platforms, into: &result)
      for other in extensions(of: id) { collect(from: other, on: platforms, into: &result) }
    }
    if let appleClass = chain.appleClass {
      for name in [appleClass.name] + AppleSDK.superclasses(of: appleClass.name, on: platforms) {
        guard let ancestor = AppleSDK.class(named: name, on: platforms) else { continue }
        for name in ancestor.protocols { result.insert(.apple(name)) }
      }
      for other in inheritedExtensions(of: appleClass, on: platforms) {
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
        switch meaning(of: name, in: type.name, on: platforms) {
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
}

extension ApplePlatforms {
  package init(_ platform: InterfaceOutline.Platform) {
    switch platform {
    case .iOS: self = .iOS
    case .tvOS: self = .tvOS
    case .macOS: self = .macOS
    case .watchOS: self = .watchOS
    }
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
  "Publisher", "Subscriber", "Subject", "Cancellable", "App", "Scene", "Actor", "AnyObject", "Copyable",
  "ExpressibleByStringLiteral", "ExpressibleByIntegerLiteral", "ExpressibleByArrayLiteral",
  "ExpressibleByDictionaryLiteral", "TextOutputStream", "Strideable", "Numeric", "AdditiveArithmetic",
  "BitwiseCopyable", "Escapable", "SendableMetatype", "DynamicProperty", "PreviewProvider", "CVarArg",
]
