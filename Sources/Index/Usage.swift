import AppleFacts
import Syntax

/// An object of a document whose class code may declare, and what of it the document connects.
package struct ClassUse: Sendable {
  package var file: FileID
  /// Index into the document's objects.
  package var object: Int
  /// The classes that it may have; never empty.
  package var chains: [ClassChain]
  /// The outlets it connects, with a lower-case first letter, since key-value coding forgives its case.
  package var keys: Set<String>
}

extension Resolver {
  /// The objects with a custom class in a document.
  package func classUses(in file: FileID) -> [ClassUse] {
    if let known = useCache[file] { return known }
    var result: [ClassUse] = []
    if let outline = snapshot.interface(file), snapshot[file]?.isDependency == false {
      var keys: [Int: Set<String>] = [:]
      for index in outline.connections.indices {
        let kind = outline.connections[index].kind
        guard kind == .outlet || kind == .outletCollection, let source = outline.connections[index].source
        else { continue }
        keys[source, default: []].insert(foldedKey(outline.connections[index].name))
      }
      for index in outline.objects.indices where outline.objects[index].customClass != nil {
        let chains = chains(of: outline.objects[index], in: file)
        if chains.isEmpty { continue }
        result.append(
          ClassUse(file: file, object: index, chains: chains, keys: keys[index, default: []]))
      }
    }
    useCache[file] = result
    return result
  }

  /// The objects in all documents that may be of a class, or of one derived from it, by file.
  package func uses(of id: TypeID) -> [ClassUse] {
    guard let type = snapshot.type(id) else { return [] }
    return documents(usingClassOrHeirsOf: simpleName(type.name)).sorted().flatMap { file in
      classUses(in: file).filter { use in use.chains.contains { $0.classes.contains(id) } }
    }
  }

  /// Whether any document sends an action to a method, or may: where the target's class is not known, it may be
  /// this one.
  package func isSent(_ member: MemberID, of owner: TypeID?) -> Bool {
    guard let method = snapshot.member(member) else { return true }
    for selector in keys(of: method) {
      for file in snapshot.links.documentsByKey[selector, default: []] {
        for reference in memberReferences(named: selector, in: file) where reference.kind != .outlet {
          if reaches(reference, in: file, owner) { return true }
        }
      }
    }
    return false
  }

  private func reaches(_ reference: MemberReference, in file: FileID, _ owner: TypeID?) -> Bool {
    guard reference.kind == .action, let owner, let outline = snapshot.interface(file),
      let index = reference.connection, let id = outline.connections[index].destination,
      let target = outline.objectIndex(withID: id)
    else { return true }
    let chains = chains(of: outline.objects[target], in: file)
    return chains.isEmpty || chains.contains { !$0.isKnown || $0.classes.contains(owner) }
  }

  /// The files of a class, of those it derives from and of those that derive from it, extensions included.
  package func familyFiles(of id: TypeID) -> Set<FileID> {
    var result: Set<FileID> = []
    func add(_ id: TypeID) {
      result.insert(id.file)
      for other in extensions(of: id) { result.insert(other.file) }
    }
    for chain in chains(of: id, on: .all) { chain.classes.forEach(add) }
    var seen: Set<TypeID> = [id]
    var queue = [id]
    while let next = queue.popLast() {
      guard let type = snapshot.type(next) else { continue }
      for heir in snapshot.links.heirs[simpleName(type.name), default: []]
      where snapshot.type(heir)?.kind == .class && seen.insert(heir).inserted {
        add(heir)
        queue.append(heir)
      }
    }
    return result
  }
}

/// A key with a lower-case first letter.
package func foldedKey(_ key: String) -> String { key.prefix(1).lowercased() + key.dropFirst() }
