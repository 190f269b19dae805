import AppleFacts
import Syntax

private struct ClassQuestion: Hashable {
  var name: String
  var hasModule: Bool
  var platforms: ApplePlatforms
  /// The module in the document; nil, like `document`, if neither affects which class is meant.
  var module: String?
  var document: FileID?
}

private struct NameQuestion: Hashable {
  var name: String
  var hasModule: Bool
}

private let customClassTable = CacheTable<ClassQuestion, [ClassChain]>(isBounded: true)
/// The candidates for names that several classes have.
private let candidateTable = CacheTable<NameQuestion, ClassCandidates>(isBounded: true)
private let elementTable = CacheTable<SDKQuestion, [ClassChain]>(isBounded: true)

/// The classes that have a name, regardless of the document.
private enum NamedClass {
  case undeclared
  /// An implementation of a class whose `@interface` is not in the workspace.
  case implementation(TypeID)
  /// The only class with the name. In this usual case there is nothing to choose.
  case one(TypeID)
  case several(ClassCandidates)
}

extension Query {
  /// The classes that a document's `customClass` can mean; empty if none is known.
  ///
  /// The run-time name of a Swift class is `Module.Name`, or the argument of `@objc(Name)`, and a document may contain the whole
  /// name. `preferred` chooses between several classes.
  package func chains(
    of named: CustomClass, in document: FileID, on platforms: ApplePlatforms
  ) -> [ClassChain] {
    var key = ClassQuestion(name: named.name, hasModule: named.hasModule, platforms: platforms)
    // Most names have one class, which is the same for all documents.
    if named.otherModule == nil, let known = caches.answer(to: key, in: customClassTable) { return known }
    let found = found(named: named)
    if case .undeclared = found, let plain = named.withModuleBeside {
      return chains(of: plain, in: document, on: platforms)
    }
    let candidates: ClassCandidates? =
      switch found {
      case .several(let all): all
      case .one(let id): named.otherModule == nil ? nil : self.candidates([id])
      case .undeclared, .implementation: nil
      }
    if candidates != nil {
      key.module = named.module
      key.document = document
      // If the class is from the document's target, the module is only a hint.
      if named.isModuleOfTarget { key.module = nil }
    }
    if let known = caches.answer(to: key, in: customClassTable) { return known }
    var result: [ClassChain] = []
    if let candidates {
      let (ids, areAll) = preferred(candidates, for: named, in: document, on: platforms)
      result = ids.flatMap { chains(of: $0, on: platforms) }
      if !areAll { result.append(ClassChain(classes: [], end: .unknown(named.name))) }
    } else if case .implementation(let id) = found {
      result = [ClassChain(classes: [id], end: .unknown(named.name))]
    } else if case .one(let id) = found {
      result = chains(of: id, on: platforms)
    }
    if result.isEmpty, let apple = appleEnd(named.name, platforms) {
      result.append(ClassChain(classes: [], end: apple))
    }
    // The document does not mean a class of the same name on another platform.
    let fitting = result.filter { if case .otherPlatform = $0.end { false } else { true } }
    if !fitting.isEmpty { result = fitting }
    caches.keep(result, to: key, in: customClassTable)
    return result
  }

  private func found(named: CustomClass) -> NamedClass {
    let key = NameQuestion(name: named.name, hasModule: named.hasModule)
    if let known = caches.answer(to: key, in: candidateTable) { return .several(known) }
    let (ids, implementation) = classes(named: named)
    if let implementation { return .implementation(implementation) }
    guard ids.count > 1 else { return ids.first.map { .one($0) } ?? .undeclared }
    let candidates = candidates(ids)
    caches.keep(candidates, to: key, in: candidateTable)
    return .several(candidates)
  }

  /// The classes with a name, or the implementation if no file declares one.
  ///
  /// The classes are in the order of their paths, those with `@objc(Name)` first.
  private func classes(named: CustomClass) -> (classes: [TypeID], implementation: TypeID?) {
    let nameIndex = snapshot.nameIndex
    var ids = byPath(nameIndex.types.byObjCName[named.name, default: []])
    for id in byPath(nameIndex.types.byName[simpleName(named.name), default: []])
    where snapshot.type(id)?.name == named.name { ids.append(id) }
    ids = ids.unique.filter(snapshot.isClass)
    let native = ids.filter { hasRunTimeName(named.name, $0) }
    // A name without a module is an Objective-C name. A Swift class of that name replaces the implementation only if Objective-C
    // does not declare one.
    if native.isEmpty, !named.hasModule || ids.isEmpty, let id = implementation(of: named.name) {
      return ([], id)
    }
    return (named.hasModule || native.isEmpty ? ids : native, nil)
  }

  private func hasRunTimeName(_ name: String, _ id: TypeID) -> Bool {
    guard let type = snapshot.type(id) else { return false }
    return type.objcName == name || type.flags.contains(.objectiveC) && type.name == name
  }

  /// The `@implementation` of a class whose `@interface` is not in the workspace.
  func implementation(of name: String) -> TypeID? {
    byPath(snapshot.nameIndex.types.extensions[name, default: []]).first {
      snapshot.type($0)?.flags.isMainImplementation == true
    }
  }

  /// The possible classes of an object in a document; empty if they can't be determined.
  package func chains(of object: InterfaceObject, in file: FileID) -> [ClassChain] {
    snapshot.interface(file)?.platforms.map { chains(of: object, in: file, on: $0) } ?? []
  }

  /// The possible classes of an object in a document for some platforms.
  package func chains(
    of object: InterfaceObject, in file: FileID, on platforms: ApplePlatforms
  ) -> [ClassChain] {
    if object.isBroken { return [] }
    if let named = object.namedClass {
      let name = named.name
      switch object.placeholder {
      case .firstResponder, .exit, .external: return []
      case .filesOwner, .application:
        // The code that loads the nib determines the class, and these names mean any class.
        if name == "NSObject" || name == "NSApplication" || name == "UIApplication" { return [] }
        if object.placeholder == .filesOwner, isNamedByPlist(file) { return [] }
      case nil: break
      }
      let chains = assured(chains(of: named, in: file, on: platforms), for: named, in: file, on: platforms)
      guard object.placeholder == .filesOwner, !chains.isEmpty else { return chains }
      return chains
        + likelyOwners(of: file, butNot: name, on: platforms).filter {
          !chains.map(\.classes.first).contains($0.classes.first)
            && answers($0, asMuchAs: chains, of: object, in: file, on: platforms)
        }
    }
    return object.placeholder == nil ? chains(ofElement: object.element, on: platforms) : []
  }

  /// The class of the SDK that an element represents; empty when it can't be determined.
  package func chains(ofElement element: String, on platforms: ApplePlatforms) -> [ClassChain] {
    caches.answer(to: SDKQuestion(name: element, platforms: platforms), in: elementTable) {
      guard let element = AppleSDK.element(element, on: platforms), element.isCertain,
        // Every object is an `NSObject`, so that class is as good as none.
        let name = element.className, name != "NSObject",
        let appleClass = AppleSDK.class(named: name, on: platforms)
      else { return [] }
      return [ClassChain(classes: [], end: .apple(appleClass))]
    }
  }

  /// Whether a class has at least as many of the File's Owner's connected members as the class that the document names.
  private func answers(
    _ chain: ClassChain, asMuchAs claimed: [ClassChain], of owner: InterfaceObject, in file: FileID,
    on platforms: ApplePlatforms
  ) -> Bool {
    guard let outline = snapshot.interface(file),
      let index = outline.objects.firstIndex(where: { $0.id == owner.id })
    else { return true }
    func failures(_ chains: [ClassChain]) -> Int {
      outline.connections.count { connection in
        switch connection.kind {
        case .outlet, .outletCollection:
          connection.source == index && property(connection.name, in: chains, on: platforms).fails
        case .action:
          connection.destination == owner.id && action(connection.name, in: chains, on: platforms).fails
        case .segue, .binding, .other: false
        }
      }
    }
    return failures([chain]) <= failures(claimed)
  }

  /// Other classes that may be the File's Owner of a xib.
  ///
  /// The class that a xib names is not checked at run time. A class that has the name of the nib is as likely to be the owner.
  private func likelyOwners(
    of file: FileID, butNot claimed: String, on platforms: ApplePlatforms
  ) -> [ClassChain] {
    guard let path = snapshot[file]?.path else { return [] }
    return ownerNames(ofNib: ownerName(path)).filter {
      $0 != claimed && snapshot.nameIndex.types.byName[$0] != nil
    }
    .flatMap { chains(of: CustomClass($0, module: nil, isModuleOfTarget: true), in: file, on: platforms) }
  }
}

extension InterfaceOutline {
  /// The platforms; nil if the root element names no known one, and then no check can conclude anything.
  package var platforms: ApplePlatforms? {
    switch platform {
    case .iOS: .iOS
    case .tvOS: .tvOS
    case .macOS: .macOS
    case .watchOS: .watchOS
    case nil: nil
    }
  }
}
