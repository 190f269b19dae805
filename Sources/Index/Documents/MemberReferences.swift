import AppleFacts
import Syntax

private let referenceTable = CacheTable<FileID, [String: [MemberReference]]>()

extension Resolver {
  /// The places in a document that name a key or a selector, in document order.
  package func memberReferences(named name: String, in file: FileID) -> [MemberReference] {
    if let known = documentCaches.answer(to: file, in: referenceTable) { return known[name, default: []] }
    let all = Dictionary(grouping: snapshot.interface(file)?.memberReferences ?? [], by: \.name)
    documentCaches.keep(all, to: file, in: referenceTable)
    return all[name, default: []]
  }

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
    snapshot.findMethods(bySelector: selector).filter { id in
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
    let nameIndex = snapshot.nameIndex
    let all = nameIndex.documents.byKey[key, default: []]
    guard all.count > 8, let type = snapshot.type(id) else { return Array(all) }
    let name = simpleName(type.name)
    // What extends a class that others declare is inherited by objects without a custom class, too; what
    // extends an alias is the aliased class's.
    if type.kind == .extension,
      nameIndex.types.byName[name] == nil || nameIndex.types.aliases[name] != nil
        || AppleSDK.class(named: name, on: .all) != nil
    {
      return Array(all)
    }
    let family = documents(usingClassOrSubclassesOf: name)
    let anyClass = Set(nameIndex.documents.bySelectorOfAnyClass[key, default: []])
    return all.filter { family.contains($0) || anyClass.contains($0) }
  }

  /// What a document can write to mean a member.
  func keys(of member: CodeMember, in file: FileID) -> [String] {
    if member.kind == .method {
      guard let selector = member.selector else { return [] }
      // `tap(sender:)` was `tap:` before Swift 3.
      guard languageMode(of: file).ignoresFirstLabel, member.objcName == nil,
        member.parameters.first?.label != nil
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
      files.formUnion(snapshot.nameIndex.documents.byClass[name, default: []])
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
