import AppleFacts
import Syntax
import Text

/// The parts of a document, by what leads to them.
private struct DocumentParts {
  /// The index of the object with each id; of the first object if several have the id.
  var objects: [String: Int]
  /// The references to members by their names, in document order.
  var references: [String: [MemberReference]]
  /// The indices of the connections that send actions, by their destination.
  var actions: [String?: [Int]]
  /// The main object of each scene.
  var mainObjects: [Int?]

  init(_ outline: InterfaceOutline) {
    objects = Dictionary(outline.objects.indices.lazy.map { (outline.objects[$0].id, $0) }) { first, _ in
      first
    }
    references = Dictionary(grouping: outline.memberReferences, by: \.name)
    actions = Dictionary(
      grouping: outline.connections.indices.filter { outline.connections[$0].kind == .action },
      by: { outline.connections[$0].destination })
    mainObjects = outline.mainObjects
  }
}

private let partsTable = CacheTable<FileID, DocumentParts?>()

extension Query {
  /// The references in a document to a key or a selector, in document order.
  package func memberReferences(named name: String, in file: FileID) -> [MemberReference] {
    parts(of: file)?.references[name] ?? []
  }

  /// The references in all documents to a key or a selector, by file.
  package func memberReferences(named name: String) -> some Sequence<InFile<MemberReference>> {
    snapshot.nameIndex.documents.byKey[name, default: []].lazy.flatMap { file in
      self.memberReferences(named: name, in: file).lazy.map { InFile($0, in: file) }
    }
  }

  /// The destination of the connection that refers to a member.
  func destination(of reference: MemberReference, in file: FileID) -> InterfaceObject? {
    guard let outline = snapshot.interface(file),
      let id = outline.connection(reference.connection)?.destination
    else { return nil }
    return objectIndices(in: file)[id].map { outline.objects[$0] }
  }

  /// The index of the object with each id; of the first object if several have the id.
  package func objectIndices(in file: FileID) -> [String: Int] { parts(of: file)?.objects ?? [:] }

  /// The indices of the connections that send an action to an object.
  func actions(to id: String, in file: FileID) -> [Int] { parts(of: file)?.actions[id] ?? [] }

  /// Whether an object of a document is the main one of its scene.
  package func isMainObject(_ object: Int, in file: FileID) -> Bool {
    guard let scene = snapshot.interface(file)?.objects[object].scene, let parts = parts(of: file),
      parts.mainObjects.indices.contains(scene)
    else { return false }
    return parts.mainObjects[scene] == object
  }

  private func parts(of file: FileID) -> DocumentParts? {
    documentCaches.answer(to: file, in: partsTable) { snapshot.interface(file).map(DocumentParts.init) }
  }

  // MARK: From documents to declarations

  /// The members to which a reference in a document leads; several if several classes may be meant.
  ///
  /// Members that Objective-C can't see or set are included: the reference clearly means them, and a diagnostic reports that it
  /// fails.
  package func declarations(of reference: MemberReference, in file: FileID) -> [MemberID] {
    members(namedBy: reference, in: file).flatMap(definitions).unique
  }

  private func members(namedBy reference: MemberReference, in file: FileID) -> [MemberID] {
    guard let outline = snapshot.interface(file), let platforms = outline.platforms else { return [] }
    func properties(of owner: InterfaceObject) -> [MemberID] {
      chains(of: owner, in: file).compactMap {
        property(reference.name, in: [$0], on: platforms).declaration
      }.unique
    }
    func actions(of target: InterfaceObject) -> [MemberID] {
      chains(of: target, in: file).compactMap { action(reference.name, in: [$0], on: platforms).declaration }
        .unique
    }
    switch reference.kind {
    case .outlet, .outletCollection, .runtimeAttribute:
      return outline.object(reference.source).map(properties) ?? []
    case .binding:
      guard let owner = destination(of: reference, in: file), owner.customClass != nil else { return [] }
      return properties(of: owner)
    case .action:
      guard let target = destination(of: reference, in: file) else { return [] }
      return target.placeholder == .firstResponder
        ? methods(reference.name) { _ in true } : actions(of: target)
    case .unwindAction:
      return methods(reference.name) { $0.contains(.action) }
    case .creationSelector:
      guard let connection = outline.connection(reference.connection) else { return [] }
      // The object that presents a container makes the container's content. It may be of any class.
      guard connection.segue?.kind != "relationship", let source = outline.object(reference.source) else {
        return methods(reference.name) { $0.contains(.segueAction) }
      }
      let main = outline.object(source.scene.flatMap(outline.mainObject))
      return [source, main].lazy.compactMap { $0.map(actions) }.first { !$0.isEmpty } ?? []
    }
  }

  private func methods(_ selector: String, where isWanted: (CodeMember.Flags) -> Bool) -> [MemberID] {
    snapshot.findMethods(bySelector: selector).filter { id in
      snapshot.member(id).map { !$0.flags.contains(.isStatic) && isWanted($0.flags) } ?? false
    }
  }

  /// The classes of the workspace to which a reference in a document leads.
  package func declarations(of reference: ClassReference, in file: FileID) -> [TypeID] {
    guard let platforms = snapshot.interface(file)?.platforms else { return [] }
    return chains(of: reference.named, in: file, on: platforms).compactMap(\.classes.first).unique
  }

  // MARK: From declarations to documents

  /// All references in documents to a member, by file and place.
  ///
  /// The name index has the documents that contain the key. Of their references, only those that `declarations(of:in:)` resolves
  /// to the member count, so that the two can't disagree.
  package func references(to id: MemberID) -> [InFile<MemberReference>] {
    guard let member = snapshot.member(id), member.kind != .initializer,
      !member.flags.contains(.isStatic)
    else { return [] }
    var result: [InFile<MemberReference>] = []
    let family = redeclarations(of: id)
    for key in keys(of: member, in: id.type.file) {
      for file in documents(naming: key, asMemberOf: id.type) {
        if isAbandoned() { return [] }
        guard snapshot.isOwn(file) else { continue }
        for reference in memberReferences(named: key, in: file)
        where declarations(of: reference, in: file).contains(where: family.contains) {
          result.append(InFile(reference, in: file))
        }
      }
    }
    return result.sorted(by: <)
  }

  /// The documents that may refer to a member of a type by a key. A key such as `tableView` is in very many documents, and few of
  /// them use the class.
  private func documents(naming key: String, asMemberOf id: TypeID) -> [FileID] {
    let nameIndex = snapshot.nameIndex
    let all = nameIndex.documents.byKey[key, default: []]
    guard all.count > 8, let type = snapshot.type(id) else { return Array(all) }
    let name = simpleName(type.name)
    // Objects without a custom class also inherit extensions of a class that is declared elsewhere. Extensions of an alias belong
    // to the aliased class.
    if type.kind == .extension,
      nameIndex.types.byName[name] == nil || nameIndex.types.aliases[name] != nil
        || AppleSDK.class(named: name, on: .all) != nil
    {
      return Array(all)
    }
    let family = documents(usingClassOrSubclassesOf: name)
    // Few of the many documents with the key use the class.
    return family.union(nameIndex.documents.bySelectorOfAnyClass[key, default: []]).filter { file in
      let place = all.partitionPoint { $0 >= file }
      return place < all.endIndex && all[place] == file
    }.sorted()
  }

  /// The keys by which a document can name a member.
  package func keys(of member: CodeMember, in file: FileID) -> [String] {
    if member.kind == .method {
      return [member.selector, formerSelector(of: member, in: file)].compactMap { $0 }
    }
    let name = member.objcName ?? member.name
    guard let first = name.first else { return [] }
    if member.kind == .instanceVariable {
      return first == "_" ? [name, String(name.dropFirst())] : [name]
    }
    return [name, inOtherCase(name)].unique
  }

  /// All references in documents to a class, by file and place.
  package func references(to id: TypeID) -> [InFile<ClassReference>] {
    guard let type = snapshot.type(id), type.kind == .class || type.flags.contains(.implementation) else {
      return []
    }
    let files = Set(
      [simpleName(type.name), type.objcName].compactMap { $0 }.flatMap {
        snapshot.nameIndex.documents.byClass[$0, default: []]
      })
    var result: [InFile<ClassReference>] = []
    for file in files {
      if isAbandoned() { return [] }
      for reference in snapshot.ownInterface(file)?.classReferences ?? []
      where [type.name, type.objcName].contains(reference.name)
        || ModuleAndClass(reference.name)?.className == type.name
      {
        if declarations(of: reference, in: file).contains(id) { result.append(InFile(reference, in: file)) }
      }
    }
    return result.sorted(by: <)
  }
}
