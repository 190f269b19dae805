import AppleFacts
import Syntax

/// A question about a class of the SDK, or an element that represents one.
struct SDKQuestion: Hashable {
  var name: String
  var platforms: ApplePlatforms
}

private let ownerTable = CacheTable<String, [TypeID: [TypeID]]>(isBounded: true)
private let extensionTable = CacheTable<TypeID, [TypeID]>()

/// A question about the SDK's class from which a class of the workspace inherits.
struct InheritedQuestion: Hashable {
  private var name: String
  private var platforms: ApplePlatforms
  /// The targets that compile the class of the workspace.
  let targets: Set<Int>

  init(_ appleClass: AppleClass, for chain: ClassChain, on platforms: ApplePlatforms, _ query: Query) {
    name = appleClass.name
    self.platforms = platforms
    targets = chain.classes.first.map { query.targets(of: $0.file) } ?? []
  }

  // Hot: most questions differ in the name.
  func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

extension Query {
  /// Types in the order of their files' paths, so that results do not depend on the order in which files were read.
  func byPath(_ ids: some Collection<TypeID>) -> [TypeID] {
    guard ids.count > 1 else { return Array(ids) }
    return ids.map { (path: snapshot.path(of: $0.file), id: $0) }
      .sorted { ($0.path, $0.id) < ($1.path, $1.id) }.map(\.id)
  }

  /// The extensions of a class of the workspace, including those of its type aliases.
  package func extensions(of id: TypeID) -> [TypeID] {
    caches.answer(to: id, in: extensionTable) {
      guard let type = snapshot.type(id), !type.flags.contains(.isLocal) else { return [] }
      let simple = simpleName(type.name)
      let rivals = rivals(of: type)
      func own(_ extensions: [TypeID]) -> [TypeID] {
        rivals.ids.count < 2
          ? extensions : extensions.filter { owners(ofExtension: $0, among: rivals).contains(id) }
      }
      var result =
        rivals.ids.count < 2
        ? extensions(under: simple, ofTypeCalled: type.name)
        : extensionsByOwner(under: simple, among: rivals, called: type.name)[id, default: []]
      if let name = type.objcName, name != simple { result += own(extensions(under: name) { $0 == name }) }
      for alias in snapshot.aliases(of: simple) {
        result += own(extensions(under: simpleName(alias.name)) { $0 == alias.name })
      }
      if !type.flags.contains(.objectiveC) {
        // A class extension or an `@implementation` belongs to an Objective-C class, which must be that of another target.
        result.removeAll {
          snapshot.type($0).map { $0.flags.contains(.objectiveC) && !$0.flags.contains(.category) } == true
        }
      }
      // An extension that only other programs compile extends their own class of that name.
      let own = targets(of: id.file)
      return byPath(result.filter { mayMeet(own, targets(of: $0.file)) })
    }
  }

  /// The classes with the same full name as a type, including the type itself.
  private func rivals(of type: CodeType) -> Namesakes {
    let ids = snapshot.nameIndex.types.byName[simpleName(type.name), default: []]
    if ids.count < 2 { return Namesakes([], path: { _ in "" }, targets: { _ in [] }) }
    return Namesakes(
      ids.filter { snapshot.type($0).map { $0.kind == .class && $0.name == type.name } == true },
      path: { snapshot.path(of: $0.file) }, targets: { targets(of: $0.file) })
  }

  /// The classes, of several with one name, that an extension may extend.
  ///
  /// They are the classes that its targets compile. If no target is known, they are the classes whose folders are nearest.
  func owners(ofExtension id: TypeID, among classes: Namesakes) -> [TypeID] {
    let compiled = classes.compiled(by: targets(of: id.file))
    return compiled.isEmpty ? classes.nearest(to: snapshot.path(of: id.file)) : compiled
  }

  /// The extensions of a name that several classes have, by the classes that each may extend.
  private func extensionsByOwner(
    under simple: String, among classes: Namesakes, called name: String
  ) -> [TypeID: [TypeID]] {
    caches.answer(to: name, in: ownerTable) {
      var result: [TypeID: [TypeID]] = [:]
      for other in extensions(under: simple, ofTypeCalled: name) {
        for owner in owners(ofExtension: other, among: classes) { result[owner, default: []].append(other) }
      }
      return result
    }
  }

  private func extensions(under simple: String, ofTypeCalled name: String) -> [TypeID] {
    extensions(under: simple) { $0 == name || $0.hasSuffix("." + name) }
  }

  /// The extensions of a type.
  ///
  /// - Parameters:
  ///   - name: The simple name of the type.
  ///   - isMeant: Whether a full name, as an extension contains it, means the type.
  private func extensions(under name: String, where isMeant: (String) -> Bool) -> [TypeID] {
    snapshot.nameIndex.types.extensions[name, default: []].filter {
      snapshot.type($0).map { isMeant($0.name) } ?? false
    }
  }

  /// The extensions of a class of the SDK by its run-time name, its Swift name or a type alias.
  package func extensions(of appleClass: AppleClass) -> [TypeID] {
    var result: [TypeID] = []
    for name in [appleClass.name, appleClass.swiftName].unique {
      result += extensions(under: simpleName(name)) { $0 == name || $0.hasSuffix("." + name) }
      for alias in snapshot.aliases(of: name) {
        result += extensions(under: simpleName(alias.name)) { _ in true }
      }
    }
    // An `@implementation` of a framework's class belongs to the framework itself.
    return byPath(result.filter { snapshot.type($0)?.flags.isMainImplementation != true })
  }

  /// The extensions of SDK classes that a class of the workspace inherits.
  package func inheritedExtensions(of chain: ClassChain, on platforms: ApplePlatforms) -> [TypeID] {
    inheritedIndex(of: chain, on: platforms)?.types ?? []
  }

  /// A class of the SDK and its superclasses.
  func lineage(of appleClass: AppleClass, on platforms: ApplePlatforms) -> [AppleClass] {
    ([appleClass.name] + AppleSDK.superclasses(of: appleClass.name, on: platforms)).compactMap {
      AppleSDK.class(named: $0, on: platforms)
    }
  }
}
