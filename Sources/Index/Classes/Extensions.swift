import AppleFacts
import Syntax

/// A question about a class of the SDK.
struct AppleClassQuestion: Hashable {
  var name: String
  var platforms: ApplePlatforms
}

private let extensionTable = CacheTable<TypeID, [TypeID]>()
private let inheritedExtensionTable = CacheTable<AppleClassQuestion, [TypeID]>()

extension Resolver {
  /// Types in the order of their files' paths, so that answers do not depend on the order in which files were read.
  func byPath(_ ids: some Collection<TypeID>) -> [TypeID] {
    guard ids.count > 1 else { return Array(ids) }
    return ids.map { (path: snapshot[$0.file]?.path ?? "", id: $0) }
      .sorted { ($0.path, $0.id) < ($1.path, $1.id) }.map(\.id)
  }

  /// The extensions that add to a class of the workspace, through type aliases as well.
  package func extensions(of id: TypeID) -> [TypeID] {
    if let known = caches.answer(to: id, in: extensionTable) { return known }
    guard let type = snapshot.type(id) else { return [] }
    let simple = simpleName(type.name)
    let nameIndex = snapshot.nameIndex
    var result = nameIndex.types.extensions[simple, default: []].filter {
      guard let name = snapshot.type($0)?.name else { return false }
      return name == type.name || name.hasSuffix("." + type.name)
    }
    if let name = type.objcName, name != simple {
      result += nameIndex.types.extensions[name, default: []].filter { snapshot.type($0)?.name == name }
    }
    for alias in nameIndex.types.aliasesOfTarget[simple, default: []] {
      guard let outline = snapshot.code(alias.file), outline.aliases.indices.contains(alias.index) else {
        continue
      }
      let name = outline.aliases[alias.index].name
      result += nameIndex.types.extensions[simpleName(name), default: []].filter {
        snapshot.type($0)?.name == name
      }
    }
    if !type.flags.contains(.objectiveC) {
      // A class extension and an `@implementation` belong to a class of Objective-C, then one of another target.
      result.removeAll {
        snapshot.type($0).map { $0.flags.contains(.objectiveC) && !$0.flags.contains(.category) } == true
      }
    }
    result = byPath(result)
    caches.keep(result, to: id, in: extensionTable)
    return result
  }

  /// Extensions of a class of the SDK by its run-time or its Swift name, through type aliases as well.
  package func extensions(of appleClass: AppleClass) -> [TypeID] {
    let nameIndex = snapshot.nameIndex
    var result: [TypeID] = []
    let names = [appleClass.name, appleClass.swiftName]
    for name in names[0] == names[1] ? [names[0]] : names {
      result += nameIndex.types.extensions[simpleName(name), default: []].filter {
        guard let extended = snapshot.type($0)?.name else { return false }
        return extended == name || extended.hasSuffix("." + name)
      }
      for alias in nameIndex.types.aliasesOfTarget[name, default: []] {
        guard let outline = snapshot.code(alias.file), outline.aliases.indices.contains(alias.index) else {
          continue
        }
        result += nameIndex.types.extensions[simpleName(outline.aliases[alias.index].name), default: []]
      }
    }
    return byPath(result)
  }

  /// Extensions of a class of the SDK and of its superclasses.
  func inheritedExtensions(of appleClass: AppleClass, on platforms: ApplePlatforms) -> [TypeID] {
    let key = AppleClassQuestion(name: appleClass.name, platforms: platforms)
    if let known = caches.answer(to: key, in: inheritedExtensionTable) { return known }
    var result: [TypeID] = []
    for name in [appleClass.name] + AppleSDK.superclasses(of: appleClass.name, on: platforms) {
      guard let ancestor = AppleSDK.class(named: name, on: platforms) else { continue }
      result += extensions(of: ancestor)
    }
    caches.keep(result, to: key, in: inheritedExtensionTable)
    return result
  }
}
