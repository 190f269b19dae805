import AppleFacts
import Syntax
import Text

/// A place in a document that names a member of a class.
package struct MemberReference: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    case outlet, outletCollection, action, unwindAction, creationSelector
    /// The first component of a binding's key path.
    case binding
    /// The first component of a run-time attribute's key path.
    case runtimeAttribute
  }

  package var kind: Kind
  /// A key or a selector.
  package var name: String
  package var range: ByteRange
  /// Index into the document's connections; nil for a run-time attribute.
  package var connection: Int?
  /// Index of the object that holds the connection or the attribute.
  package var source: Int?
}

/// A place in a document that names a class.
package struct ClassReference: Hashable, Sendable {
  package var name: String
  package var range: ByteRange
  package var module: String?
  /// `customModuleProvider="target"`
  package var isModuleOfTarget: Bool
  /// Index of the object that has the class, or of the one at which the segue starts.
  package var object: Int?
  /// Index of the segue that has the class; nil for an object's.
  package var segue: Int?

  package var hasModule: Bool { namedClass.hasModule }

  package var namedClass: CustomClass {
    CustomClass(name, module: module, isModuleOfTarget: isModuleOfTarget)
  }
}

/// A reference with the document it stands in.
package struct InFile<Value: Hashable & Sendable>: Hashable, Sendable {
  package var file: FileID
  package var value: Value

  package init(_ value: Value, in file: FileID) {
    self.file = file
    self.value = value
  }
}

extension InterfaceOutline {
  /// In document order, those of run-time attributes last; half-typed ones without a name are left out.
  package var memberReferences: [MemberReference] {
    memberReferences(ofConnections: connections.indices)
      + runtimeAttributes.compactMap { attribute in
        firstComponent(of: attribute.keyPath, at: attribute.keyPathRange).map {
          MemberReference(
            kind: .runtimeAttribute, name: $0.name, range: $0.range, connection: nil, source: attribute.object
          )
        }
      }
  }

  /// - Parameter indices: Of connections.
  package func memberReferences(ofConnections indices: Range<Int>) -> [MemberReference] {
    var result: [MemberReference] = []
    result.reserveCapacity(indices.count)
    for index in indices {
      let connection = connections[index]
      func add(_ kind: MemberReference.Kind, _ name: String, _ range: ByteRange) {
        guard !name.isEmpty else { return }
        result.append(
          MemberReference(kind: kind, name: name, range: range, connection: index, source: connection.source))
      }
      switch connection.kind {
      case .outlet, .outletCollection:
        // A collection that UIKit keeps itself has no code side.
        if !connection.appends {
          add(connection.kind == .outlet ? .outlet : .outletCollection, connection.name, connection.nameRange)
        }
      case .action: add(.action, connection.name, connection.nameRange)
      case .segue:
        if let unwind = connection.segue?.unwindAction { add(.unwindAction, unwind.name, unwind.range) }
        if let creation = connection.segue?.creationSelector {
          add(.creationSelector, creation.name, creation.range)
        }
      case .binding:
        if let path = connection.keyPath, let range = connection.keyPathRange,
          let first = firstComponent(of: path, at: range)
        {
          add(.binding, first.name, first.range)
        }
      case .other: break
      }
    }
    return result
  }

  /// The selectors for which every class may answer.
  func selectorsOfAnyClass(among references: [MemberReference]) -> Set<String> {
    let firstResponders = Set(objects.filter { $0.placeholder == .firstResponder }.map(\.id))
    var result: Set<String> = []
    for reference in references {
      guard let index = reference.connection else { continue }
      switch reference.kind {
      case .unwindAction: result.insert(reference.name)
      case .creationSelector where connections[index].segue?.kind == "relationship":
        result.insert(reference.name)
      case .action:
        if let id = connections[index].destination, firstResponders.contains(id) {
          result.insert(reference.name)
        }
      case .creationSelector, .outlet, .outletCollection, .binding, .runtimeAttribute: break
      }
    }
    return result
  }

  /// The classes of the objects that connections join, and of segues among them.
  func classNames(atEndsOf connections: Range<Int>) -> [String] {
    let ends = Set(self.connections[connections].compactMap(\.destination))
    let sources = Set(self.connections[connections].compactMap(\.source))
    return objects.indices.compactMap {
      guard let name = objects[$0].customClass, sources.contains($0) || ends.contains(objects[$0].id) else {
        return nil
      }
      return name
    } + self.connections[connections].compactMap { $0.segue?.customClass?.name }
  }

  package var classReferences: [ClassReference] {
    var result: [ClassReference] = []
    for (index, object) in objects.enumerated() {
      guard let name = object.customClass, let range = object.customClassRange else { continue }
      result.append(
        ClassReference(
          name: name, range: range, module: object.customModule, isModuleOfTarget: object.isModuleOfTarget,
          object: index, segue: nil))
    }
    for (index, connection) in connections.enumerated() {
      guard let segue = connection.segue, let named = segue.customClass else { continue }
      result.append(
        ClassReference(
          name: named.name, range: named.range,
          module: segue.customModule, isModuleOfTarget: segue.isModuleOfTarget,
          object: connection.source, segue: index))
    }
    return result
  }

  /// The index of the object that has an id; that of the first where several claim it.
  package func objectIndex(withID id: String) -> Int? { objects.firstIndex { $0.id == id } }

  /// The controller of a scene, else whatever stands first in it.
  package func mainObject(ofScene scene: Int) -> Int? {
    var first: Int?
    for (index, object) in objects.enumerated()
    where object.scene == scene && object.parent == nil && object.placeholder != .firstResponder
      && object.placeholder != .exit
    {
      if isSceneController(object.element) { return index }
      if first == nil { first = index }
    }
    return first
  }
}

extension InterfaceOutline {
  /// `mainObject(ofScene:)` of each scene, in one walk.
  package var mainObjects: [Int?] {
    var first = [Int?](repeating: nil, count: scenes.count)
    var controllers = first
    for (index, object) in objects.enumerated() where object.parent == nil {
      guard let scene = object.scene, scenes.indices.contains(scene), object.placeholder != .firstResponder,
        object.placeholder != .exit
      else { continue }
      if first[scene] == nil { first[scene] = index }
      if controllers[scene] == nil, isSceneController(object.element) { controllers[scene] = index }
    }
    return zip(controllers, first).map { $0 ?? $1 }
  }
}

private func isSceneController(_ element: String) -> Bool {
  switch element {
  case "application", "pagecontroller": true
  // Controllers of data, which stand beside the scene's.
  case "arrayController", "objectController", "treeController", "dictionaryController",
    "userDefaultsController":
    false
  default: element.hasSuffix("ontroller") || element.hasSuffix("ontrollerPlaceholder")
  }
}

/// `self.name.length` names `name`; nil where entities keep the offsets from being known.
private func firstComponent(of path: String, at range: ByteRange) -> (name: String, range: ByteRange)? {
  guard path.utf8.count == range.length else { return nil }
  var lower = 0
  var name = path.prefix { $0 != "." }
  if name == "self" {
    lower = 5
    name = path.dropFirst(5).prefix { $0 != "." }
  }
  guard !name.isEmpty else { return nil }
  let start = range.lower + lower
  return (String(name), ByteRange(start, start + name.utf8.count))
}

extension Resolver {
  // MARK: From documents to declarations

  /// The members that a place in a document names; several where several classes may be meant. Also those that
  /// Objective-C can't see or set: what is meant is clear, that it fails is a diagnostic's affair.
  package func declarations(of reference: MemberReference, in file: FileID) -> [MemberID] {
    var result: [MemberID] = []
    for id in members(namedBy: reference, in: file) {
      for definition in definitions(of: id) where !result.contains(definition) { result.append(definition) }
    }
    return result
  }

  private func members(namedBy reference: MemberReference, in file: FileID) -> [MemberID] {
    guard let outline = snapshot.interface(file), let platform = outline.platform else { return [] }
    let platforms = ApplePlatforms(platform)
    func object(_ index: Int?) -> InterfaceObject? {
      index.flatMap { outline.objects.indices.contains($0) ? outline.objects[$0] : nil }
    }
    func destination() -> InterfaceObject? {
      guard let index = reference.connection, outline.connections.indices.contains(index),
        let id = outline.connections[index].destination
      else { return nil }
      return object(outline.objectIndex(withID: id))
    }
    switch reference.kind {
    case .outlet, .outletCollection, .runtimeAttribute:
      guard let owner = object(reference.source) else { return [] }
      return properties(reference.name, of: owner, in: file, on: platforms)
    case .binding:
      guard let owner = destination(), owner.customClass != nil else { return [] }
      return properties(reference.name, of: owner, in: file, on: platforms)
    case .action:
      guard let target = destination() else { return [] }
      if target.placeholder == .firstResponder {
        return methods(reference.name) { _ in true }
      }
      return actions(reference.name, of: target, in: file, on: platforms)
    case .unwindAction:
      return methods(reference.name) { $0.contains(.action) }
    case .creationSelector:
      guard let index = reference.connection, outline.connections.indices.contains(index) else { return [] }
      // The controller that presents a container makes the container's content; it may be any.
      if outline.connections[index].segue?.kind != "relationship", let source = object(reference.source) {
        var candidates = [source]
        if let scene = source.scene, let main = object(outline.mainObject(ofScene: scene)) {
          candidates.append(main)
        }
        for candidate in candidates {
          let found = actions(reference.name, of: candidate, in: file, on: platforms)
          if !found.isEmpty { return found }
        }
        return []
      }
      return methods(reference.name) { $0.contains(.segueAction) }
    }
  }

  private func properties(
    _ key: String, of owner: InterfaceObject, in file: FileID, on platforms: ApplePlatforms
  ) -> [MemberID] {
    var result: [MemberID] = []
    for chain in chains(of: owner, in: file) {
      switch property(key, in: [chain], on: platforms) {
      case .found(let id), .foundInOtherCase(let id), .notVisible(let id), .notSettable(let id):
        if !result.contains(id) { result.append(id) }
      case .apple, .accepted, .missing, .unknown: break
      }
    }
    return result
  }

  private func actions(
    _ selector: String, of target: InterfaceObject, in file: FileID, on platforms: ApplePlatforms
  ) -> [MemberID] {
    var result: [MemberID] = []
    for chain in chains(of: target, in: file) {
      switch action(selector, in: [chain], on: platforms) {
      case .found(let id), .notVisible(let id):
        if !result.contains(id) { result.append(id) }
      case .accepted, .missing, .unknown: break
      }
    }
    return result
  }

  private func methods(_ selector: String, where isWanted: (CodeMember.Flags) -> Bool) -> [MemberID] {
    snapshot.methods(bySelector: selector).filter { id in
      snapshot.member(id).map { !$0.flags.contains(.isStatic) && isWanted($0.flags) } ?? false
    }
  }

  /// The classes of the workspace that a place in a document names.
  package func declarations(of reference: ClassReference, in file: FileID) -> [TypeID] {
    guard let platform = snapshot.interface(file)?.platform else { return [] }
    var result: [TypeID] = []
    for chain in chains(of: reference.namedClass, in: file, on: ApplePlatforms(platform)) {
      if let id = chain.classes.first, !result.contains(id) { result.append(id) }
    }
    return result
  }

  // MARK: From declarations to documents

  /// Every place in every document that names a member, by file and place.
  ///
  /// The links lead to the documents that name the key at all; of these only what resolves to the member
  /// itself counts, so that the answer and `declarations(of:in:)` can't disagree.
  package func references(to id: MemberID) -> [InFile<MemberReference>] {
    guard let member = snapshot.member(id), member.kind != .initializer,
      !member.flags.contains(.isStatic)
    else { return [] }
    var result: [InFile<MemberReference>] = []
    let family = redeclarations(of: id)
    for key in keys(of: member, in: id.type.file) {
      for file in documents(naming: key, asMemberOf: id.type) {
        if isAbandoned() { return [] }
        guard snapshot[file]?.isDependency == false else { continue }
        for reference in memberReferences(named: key, in: file)
        where declarations(of: reference, in: file).contains(where: family.contains) {
          result.append(InFile(reference, in: file))
        }
      }
    }
    return result.sorted { ($0.file, $0.value.range.lower) < ($1.file, $1.value.range.lower) }
  }

  /// The documents that can mean a member of a type by a key. A key such as `tableView` stands in very many,
  /// of which few have to do with the class.
  private func documents(naming key: String, asMemberOf id: TypeID) -> [FileID] {
    let links = snapshot.links
    let all = links.documentsByKey[key, default: []]
    guard all.count > 8, let type = snapshot.type(id) else { return Array(all) }
    let name = simpleName(type.name)
    // What extends a class that others declare is inherited by objects without a custom class, too; what
    // extends an alias is the aliased class's.
    if type.kind == .extension,
      links.types[name] == nil || links.aliases[name] != nil || AppleSDK.class(named: name, on: .all) != nil
    {
      return Array(all)
    }
    let family = documents(usingClassOrHeirsOf: name)
    let anyClass = Set(links.documentsBySelectorOfAnyClass[key, default: []])
    return all.filter { family.contains($0) || anyClass.contains($0) }
  }

  /// What a document can write to mean a member.
  func keys(of member: CodeMember, in file: FileID) -> [String] {
    if member.kind == .method {
      guard let selector = member.selector else { return [] }
      // `tap(sender:)` was `tap:` before Swift 3.
      guard dialect(of: file).ignoresFirstLabel, member.objcName == nil, member.parameters.first?.label != nil
      else {
        return [selector]
      }
      let rest = member.parameters.dropFirst().map { ($0.label ?? "") + ":" }.joined()
      return [selector, member.name + ":" + rest]
    }
    let name = member.objcName ?? member.name
    guard let first = name.first else { return [] }
    if member.kind == .instanceVariable {
      return first == "_" ? [name, String(name.dropFirst())] : [name]
    }
    // Key-value coding forgives the case of the first letter.
    let other = (first.isUppercase ? first.lowercased() : first.uppercased()) + name.dropFirst()
    return other == name ? [name] : [name, other]
  }

  /// Every place in every document that names a class, by file and place.
  package func references(to id: TypeID) -> [InFile<ClassReference>] {
    guard let type = snapshot.type(id), type.kind == .class || type.flags.contains(.implementation) else {
      return []
    }
    var files: Set<FileID> = []
    for name in [simpleName(type.name), type.objcName].compactMap({ $0 }) {
      files.formUnion(snapshot.links.documents[name, default: []])
    }
    var result: [InFile<ClassReference>] = []
    for file in files.sorted() {
      if isAbandoned() { return [] }
      guard let outline = snapshot.interface(file), snapshot[file]?.isDependency == false else { continue }
      for reference in outline.classReferences
      where reference.name == type.name || reference.name == type.objcName {
        if declarations(of: reference, in: file).contains(id) { result.append(InFile(reference, in: file)) }
      }
    }
    return result.sorted { ($0.file, $0.value.range.lower) < ($1.file, $1.value.range.lower) }
  }
}
