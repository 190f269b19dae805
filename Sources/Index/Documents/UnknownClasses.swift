import AppleFacts
import Syntax
import Text

/// A custom class of a document that the workspace does not declare.
package enum UnknownClass: Hashable, Sendable {
  /// The class is missing: all code that could declare it was read.
  case missing
  /// The document names no module, but another place names this one.
  case elsewhere(module: String)
  /// All code was read, and the object connects members that only the class can have. A framework may still declare the class.
  case needed
  /// A framework, or other code that was not read, may declare the class.
  case outOfSight
}

/// Classes not in the workspace that likely belong together, with the places that name them.
package struct UnknownClasses: Sendable {
  /// The prefix of all their names, which no class of the workspace has; nil for a single class.
  package var prefix: String?
  /// The simple names, sorted.
  package var names: [String] = []
  /// The places that name the classes, in the order of the files' paths, then by place; never empty.
  package var places: [InFile<ClassReference>] = []
}

/// The modules that `moduleGivenElsewhere` finds, by the name of the class.
private let givenModuleTable = CacheTable<String, String?>()
private let beyondElementTable = CacheTable<FileID, Set<Int>>()

/// The groups by their prefix, or by the name of a single class. The key is nil for all documents, or one document of a workspace
/// without code.
private let unknownClassTable = CacheTable<FileID?, [String: UnknownClasses]>()

/// The prefixes of the workspace's own types.
private let prefixes = CacheTable<Whole, Set<String>>()

/// The classes of AppKit that documents name although no header declares them.
private let privateClasses: Set = ["NSCustomView", "NSCustomObject"]

extension Query {
  /// The status of a custom class that no file declares; nil if a file does, or if the object is never made.
  package func unknownClass(_ reference: ClassReference, in file: FileID) -> UnknownClass? {
    guard let outline = snapshot.interface(file), let platforms = outline.platforms else { return nil }
    let placeholder = reference.segue == nil ? outline.object(reference.object)?.placeholder : nil
    if placeholder == .firstResponder || placeholder == .exit { return nil }
    let named = reference.named
    let simple = simpleName(named.name)
    let isOfOtherApps = isOfOtherApps(named, than: file, on: platforms)
    guard
      isOfOtherApps
        || chains(of: CustomClass(named.name, module: nil, isModuleOfTarget: true), in: file, on: platforms)
          .isEmpty
    else { return nil }
    let types = snapshot.nameIndex.types
    // A name that is declared as another type, or only extended, belongs to a class outside of the workspace.
    guard isOfOtherApps || types.byName[simple] == nil && types.extensions[simple] == nil,
      // An alias is not a class at run time. One of the same name may be that of a class elsewhere: `typealias Map = Kit.Map`
      snapshot.aliases(named: simple).allSatisfy({ simpleName($0.target) != simple }),
      !privateClasses.contains(simple), !snapshot.coverage.vendoredClasses.contains(simple),
      // Classes with another module are checked together with the modules.
      named.otherModule == nil
    else { return nil }
    let isWhole = snapshot.coverage.isWhole && isModuleWhole(named.module, of: file, declaring: named.name)
    if named.isModuleOfTarget { return isWhole ? .missing : .outOfSight }
    if let module = moduleGivenElsewhere(toClass: named.name) { return .elsewhere(module: module) }
    let isNeeded =
      isWhole && seesAllCode(around: file) && reference.segue == nil && placeholder == nil
      && reference.object.map(objectsBeyondElements(in: file, on: platforms).contains) == true
    return isNeeded ? .needed : .outOfSight
  }

  /// Whether the workspace contains all code that the projects and manifests around a document require.
  package func seesAllCode(around document: FileID) -> Bool {
    snapshot.coverage.isWhole && !lacksDependencies(around: document)
  }

  /// Whether the projects and manifests around a document have dependencies that are not in the workspace.
  package func lacksDependencies(around document: FileID) -> Bool {
    targetMap.lacksDependencies(around: snapshot.path(of: document))
  }

  /// Whether the projects and manifests around a file have dependencies at paths outside of the workspace, which may bring documents
  /// of the app.
  package func lacksDependenciesAtPaths(around file: FileID) -> Bool {
    targetMap.lacksDependenciesAtPaths(around: snapshot.path(of: file))
  }

  /// The indices of the objects whose custom class has to declare a connected outlet or action, since the class of their element
  /// lacks it.
  package func objectsBeyondElements(in file: FileID, on platforms: ApplePlatforms) -> Set<Int> {
    documentCaches.answer(to: file, in: beyondElementTable) {
      guard let outline = snapshot.interface(file) else { return [] }
      let indices = objectIndices(in: file)
      var result: Set<Int> = []
      for index in outline.connections.indices {
        let connection = outline.connections[index]
        let object: Int?
        switch connection.kind {
        case .outlet, .outletCollection: object = connection.source
        case .action: object = connection.destination.flatMap { indices[$0] }
        case .segue, .binding, .other: object = nil
        }
        guard let object, outline.objects[object].customClass != nil, !result.contains(object) else {
          continue
        }
        let chains = chains(ofElement: outline.objects[object].element, on: platforms)
        let fails =
          connection.kind == .action
          ? action(connection.name, in: chains, on: platforms).fails
          : property(connection.name, in: chains, on: platforms).fails
        if chains.isEmpty || fails { result.insert(object) }
      }
      return result
    }
  }

  /// Whether a class that no file in Swift or Objective-C declares is most likely that of a binary or of another language.
  package func isVendored(_ name: String) -> Bool {
    let simple = simpleName(name)
    return snapshot.coverage.vendoredClasses.contains(simple)
      && snapshot.nameIndex.types.byName[simple] == nil
  }

  /// The module by which another place names a class outside of the workspace.
  private func moduleGivenElsewhere(toClass name: String) -> String? {
    documentCaches.answer(to: name, in: givenModuleTable) {
      snapshot.nameIndex.documents.byClass[simpleName(name), default: []].sorted().lazy.compactMap { file in
        self.snapshot.ownInterface(file)?.classReferences.first {
          $0.name == name && $0.named.otherModule != nil
        }?
        .named.otherModule
      }.first
    }
  }

  /// The group of classes not in the workspace to which a class belongs.
  package func unknownClasses(with name: String, in file: FileID) -> UnknownClasses? {
    let only = snapshot.holdsCode ? nil : file
    let all = documentCaches.answer(to: only, in: unknownClassTable) { findUnknownClasses(only) }
    let simple = simpleName(name)
    return all[simple] ?? classPrefix(of: simple).flatMap { all[$0] }
  }

  private func findUnknownClasses(_ only: FileID?) -> [String: UnknownClasses] {
    var files: Set<FileID> = []
    var names: Set<String> = []
    snapshot.nameIndex.documents.byClass.forEach { name, file in
      if only.map({ $0 == file }) ?? true, names.contains(name) || snapshot.mayBeUnknownClass(name) {
        files.insert(file)
        names.insert(name)
      }
    }
    let ownPrefixes = caches.answer(to: .workspace, in: prefixes) {
      var prefixes: Set<String> = []
      snapshot.nameIndex.types.byName.forEach { name, _ in
        if let prefix = classPrefix(of: name) { prefixes.insert(prefix) }
      }
      return prefixes
    }
    var result: [String: UnknownClasses] = [:]
    for file in files.map({ (path: snapshot.path(of: $0), file: $0) }).sorted(by: { $0.path < $1.path }) {
      for reference in snapshot.ownInterface(file.file)?.classReferences ?? [] {
        let name = simpleName(reference.name)
        guard names.contains(name), unknownClass(reference, in: file.file) == .outOfSight else { continue }
        let prefix = classPrefix(of: name).flatMap { ownPrefixes.contains($0) ? nil : $0 }
        result[prefix ?? name, default: UnknownClasses(prefix: prefix)].places
          .append(InFile(reference, in: file.file))
      }
    }
    return result.mapValues {
      var group = $0
      group.names = Set(group.places.map { simpleName($0.value.name) }).sorted()
      return group
    }
  }
}

extension Snapshot {
  /// Whether neither the workspace nor the SDK has a class with a simple name.
  func mayBeUnknownClass(_ name: String) -> Bool {
    nameIndex.types.byName[name] == nil && name != "FirstResponder"
      && AppleSDK.class(named: name, on: .all) == nil
  }
}

/// The prefix of an Objective-C framework's class, which is at least two capitals; nil for other names.
private func classPrefix(of name: String) -> String? {
  let capitals = name.utf8.prefix { 0x41...0x5A ~= $0 || 0x30...0x39 ~= $0 }
  // The last capital begins the first word.
  return capitals.count > 2 && capitals.count < name.utf8.count ? String(Substring(capitals.dropLast())) : nil
}
