import AppleFacts
import Syntax

extension Query {
  /// The possible meanings of a type's name at a place in code.
  package enum Meaning: Hashable, Sendable {
    /// The chains of the classes that may be meant; never empty.
    case classes([ClassChain])
    case protocols([TypeID])
    case appleProtocol(AppleProtocol)
    /// A struct, an enum or the like: nothing an object can be.
    case value
    case unknown
  }

  /// The possible meanings of a type's name, with classes but without their superclasses.
  enum Naming {
    /// The classes that may be meant; never empty.
    case classes([ClassHead])
    case protocols([TypeID])
    case appleProtocol(AppleProtocol)
    case value
    case unknown
  }

  /// The possible meanings of a type's name.
  ///
  /// - Parameters:
  ///   - scope: The dotted name of the type around the name; nil at the top of a file.
  ///   - file: The file that contains the name, if known. A class of its targets is preferred.
  package func meaning(
    of written: String, in scope: String?, on platforms: ApplePlatforms, from file: FileID? = nil
  ) -> Meaning {
    switch naming(of: written, in: scope, on: platforms, from: file) {
    case .classes(let heads):
      .classes(
        heads.flatMap { head in
          switch head {
          case .declared(let id): chains(of: id, on: platforms)
          case .end(let end): [ClassChain(classes: [], end: end)]
          }
        })
    case .protocols(let ids): .protocols(ids)
    case .appleProtocol(let proto): .appleProtocol(proto)
    case .value: .value
    case .unknown: .unknown
    }
  }

  /// The meaning of a name where Objective-C allows only protocols, as in `id<Name>`. A class may have the same name.
  package func meaning(ofProtocol name: String) -> Meaning {
    let nameIndex = snapshot.nameIndex.types
    let types = Array(nameIndex.byName[name, default: []]) + nameIndex.byObjCName[name, default: []]
    let protocols = types.filter { snapshot.type($0)?.kind == .protocol }.unique
    if !protocols.isEmpty { return .protocols(protocols) }
    return AppleSDK.protocol(named: name, on: .all).map { .appleProtocol($0) } ?? .unknown
  }

  /// The possible meanings of a type's name, as `meaning(of:in:on:from:)`, without superclasses.
  func naming(
    of written: String, in scope: String?, on platforms: ApplePlatforms, from file: FileID?
  ) -> Naming {
    var aliases = FollowedAliases()
    return naming(of: written, in: scope, on: platforms, from: file, &aliases)
  }

  private func naming(
    of written: String, in scope: String?, on platforms: ApplePlatforms, from file: FileID?,
    _ followed: inout FollowedAliases
  ) -> Naming {
    let name = withoutGenericArguments(written)
    let simple = simpleName(name)
    guard !simple.isEmpty else { return .unknown }
    let nameIndex = snapshot.nameIndex.types
    // In Objective-C, a class is named by its run-time name.
    let inObjectiveC = nameIndex.byObjCName[simple, default: []]
    var types = Array(nameIndex.byName[simple, default: []])
    if !inObjectiveC.isEmpty { types = (types + inObjectiveC).unique }
    let aliases = nameIndex.aliases[simple, default: []]
    if !types.isEmpty || !aliases.isEmpty {
      var scope = scope
      while true {
        let qualified = scope.map { $0 + "." + name } ?? name
        if let found = declared(
          qualified, among: (types, aliases), on: platforms, from: file, &followed)
        {
          // In another target, the name may mean a class of a framework.
          if scope == nil, case .classes(let heads) = found, let apple = appleEnd(name, platforms) {
            return .classes(heads + [.end(apple)])
          }
          return found
        }
        guard let inner = scope else { break }
        scope = inner.utf8.lastIndex(of: 0x2E).map { String(inner[..<$0]) }
      }
    }
    if let apple = appleEnd(name, platforms) { return .classes([.end(apple)]) }
    if let proto = AppleSDK.protocol(named: name, on: .all) { return .appleProtocol(proto) }
    guard let dot = name.utf8.firstIndex(of: 0x2E) else { return .unknown }
    // The first component may be a module, as in `UIKit.UIView` or `App.Base`.
    let rest = String(name[name.utf8.index(after: dot)...])
    let declared = declared(rest, among: (types, aliases), on: platforms, from: nil, &followed)
    let apple = appleEnd(rest, platforms).map { ClassHead.end($0) }
    if case .classes(let heads)? = declared {
      let found = self.heads(heads, ofModule: String(name[..<dot])) + (apple.map { [$0] } ?? [])
      return found.isEmpty ? .unknown : .classes(found)
    }
    if let declared { return declared }
    if let apple { return .classes([apple]) }
    return AppleSDK.protocol(named: rest, on: .all).map { .appleProtocol($0) } ?? .unknown
  }

  private func isCalled(_ name: String, _ id: TypeID) -> Bool {
    snapshot.type(id).map { $0.name == name || $0.objcName == name } ?? false
  }

  /// The classes that a module may declare.
  ///
  /// A class outside of the workspace is added, unless one of the classes certainly belongs to the module.
  private func heads(_ heads: [ClassHead], ofModule module: String) -> [ClassHead] {
    func certainty(_ head: ClassHead) -> Certainty {
      if case .declared(let id) = head { belongs(id, to: module) } else { .unknown }
    }
    let own = heads.filter { certainty($0) == .yes }
    if !own.isEmpty { return own }
    let possible = heads.filter { certainty($0) != .no }
    return possible.isEmpty ? [] : possible + [.end(.unknown(module))]
  }

  /// The meaning of a full name that the workspace declares; nil if it does not.
  private func declared(
    _ qualified: String, among named: (types: [TypeID], aliases: SortedBag<AliasID>),
    on platforms: ApplePlatforms, from file: FileID?, _ followed: inout FollowedAliases
  ) -> Naming? {
    var meanings = Meanings()
    for id in namedTypes(qualified, among: named.types, from: file, &meanings) {
      guard let type = snapshot.type(id) else { continue }
      switch type.kind {
      case .class: meanings.heads.append(.declared(id))
      case .protocol: meanings.protocols.append(id)
      case .struct, .enum, .actor, .extension: meanings.isValue = true
      }
    }
    let called = named.aliases.filter { snapshot.alias($0)?.name == qualified }
    // If a file with an alias is copied many times, each alias may lead to all copies of the next one.
    if called.count > Self.mostAlternatives { meanings.isUnknown = true }
    for id in called.prefix(Self.mostAlternatives) {
      guard let alias = snapshot.alias(id) else { continue }
      let outer = qualified.utf8.lastIndex(of: 0x2E).map { String(qualified[..<$0]) }
      let namings = followed.follow(id) { followed in
        var namings: [Naming] = []
        // The class in a composition determines the meaning. A protocol alone means itself.
        forEachName(in: alias.target) { target in
          // The target of `typealias View = UIKit.View` inside a type must not be the alias itself.
          let scope = target == simpleName(qualified) ? nil : outer
          namings.append(naming(of: target, in: scope, on: platforms, from: file, &followed))
        }
        return namings
      }
      for naming in namings { meanings.add(naming) }
    }
    return meanings.naming(of: qualified)
  }

  /// The types with a full name. If there are too many, only those nearest to a file.
  private func namedTypes(
    _ qualified: String, among types: [TypeID], from file: FileID?, _ meanings: inout Meanings
  ) -> [TypeID] {
    // Hot: this is nearly always so.
    if types.count <= 1 { return types.filter { isCalled(qualified, $0) } }
    let namesakes = namesakes(types, called: qualified)
    let named = file.map { preferred(namesakes, inTargetsOf: $0) } ?? namesakes.ids
    if named.count <= Self.mostAlternatives { return named }
    meanings.isUnknown = true
    return file.map { namesakes.nearest(to: snapshot.path(of: $0), atMost: Self.mostAlternatives) }
      ?? Array(named[..<Self.mostAlternatives])
  }

  func appleEnd(_ name: String, _ platforms: ApplePlatforms) -> ClassChain.End? {
    AppleSDK.class(named: name, on: platforms).map { .apple($0) }
      ?? AppleSDK.class(named: name, on: .all).map { .otherPlatform($0) }
  }
}

/// A class to which a name may refer, or the end of a chain of classes at that name.
enum ClassHead: Hashable, Sendable {
  case declared(TypeID)
  case end(ClassChain.End)
}

/// The meanings of the types and aliases of one name.
private struct Meanings {
  var heads: [ClassHead] = []
  var protocols: [TypeID] = []
  var appleProtocol: AppleProtocol?
  var isValue = false
  var isUnknown = false

  mutating func add(_ naming: Query.Naming) {
    switch naming {
    case .classes(let found): heads += found
    case .protocols(let found): protocols += found
    case .appleProtocol(let found): appleProtocol = found
    case .value: isValue = true
    case .unknown: isUnknown = true
    }
  }

  /// The combined meaning; nil if there is none.
  func naming(of name: String) -> Query.Naming? {
    if !heads.isEmpty { return .classes((isUnknown ? heads + [.end(.unknown(name))] : heads).unique) }
    if isUnknown { return .unknown }
    if !protocols.isEmpty { return .protocols(protocols.unique) }
    return appleProtocol.map { .appleProtocol($0) } ?? (isValue ? .value : nil)
  }
}

/// The aliases that one lookup has followed. Each is followed once, since several may lead to the same one again and again.
private struct FollowedAliases {
  private var known: [AliasID: [Query.Naming]] = [:]
  private var depth = 0

  /// The meanings of an alias; unknown if it leads to itself, as in half-typed code.
  mutating func follow(_ id: AliasID, _ find: (inout FollowedAliases) -> [Query.Naming]) -> [Query.Naming] {
    if let known = known[id] { return known }
    guard depth < 15 else { return [.unknown] }
    known[id] = [.unknown]
    depth += 1
    let found = find(&self)
    depth -= 1
    known[id] = found
    return found
  }
}
