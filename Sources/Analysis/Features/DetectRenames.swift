import AppleFacts
import Index
import Syntax
import Text

extension Query {
  /// The renames in a file of code that explain why documents name members or classes without a declaration.
  ///
  /// - Parameter old: An earlier outline of the file, best the last one that declared everything that documents connect: a name
  ///   that the user types anew passes through many others.
  package func incompleteRenames(from old: CodeOutline, in file: FileID) -> [IncompleteRename] {
    guard let new = snapshot.code(file)?.readOutline() else { return [] }
    return renamedDeclarations(from: old, to: new, in: file).compactMap { renamed in
      let references: [Location]
      switch renamed.declaration {
      case .member(let id):
        references = unresolved(key: renamed.oldName, leadingTo: id, as: renamed.newName)
      case .type(let id): references = unresolved(className: renamed.oldName, leadingTo: id)
      default: return nil
      }
      guard !references.isEmpty else { return nil }
      return IncompleteRename(
        side: .code, declaration: renamed.declaration, oldName: renamed.oldName, newName: renamed.newName,
        oldDeclaredName: renamed.oldDeclaredName, references: references)
    }
  }

  /// The renames without repetitions. In Objective-C, both a header and the implementation may have changed, and documents lead
  /// to the implementation.
  func withoutRepeatedDeclarations(_ renames: [IncompleteRename]) -> [IncompleteRename] {
    struct Places: Hashable {
      var references: [Location]
      var newName: String
    }
    let alike = Dictionary(grouping: renames) { Places(references: $0.references, newName: $0.newName) }
    return renames.filter { rename in
      let declared = alike[Places(references: rename.references, newName: rename.newName), default: []]
      guard declared.count > 1, case .member(let id) = rename.declaration,
        snapshot.type(id.type)?.flags.contains(.implementation) != true
      else { return true }
      let others = redeclarations(of: id).filter { $0.type.file != id.type.file }
      return !declared.contains { others.map { .member($0) }.contains($0.declaration) }
    }
  }

  /// Whether an earlier outline declares a name that the file has lost and that documents still use.
  package func explainsUnresolved(_ old: CodeOutline, in file: FileID) -> Bool {
    let new = snapshot.code(file)?.readOutline() ?? CodeOutline()
    // Another type of the file may have a member by the same name.
    var kept: [String: Set<String>] = [:]
    for (type, members) in zip(new.types, new.members) {
      kept[type.name, default: []].formUnion(members.compactMap(\.documentKey))
    }
    let keptTypes = Set(new.types.map { $0.objcName ?? $0.name })
    return zip(old.types, old.members).contains { type, members in
      let name = type.objcName ?? type.name
      if type.kind == .class, !keptTypes.contains(name), !unresolved(className: name).isEmpty {
        return true
      }
      return members.contains { member in
        guard let key = member.documentKey, kept[type.name]?.contains(key) != true else { return false }
        return unresolved(key: key).contains { _ in true }
      }
    }
  }

  /// The places in documents that name a key without a declaration.
  fileprivate func unresolved(key: String) -> some Sequence<InFile<MemberReference>> {
    memberReferences(named: key).lazy.filter {
      self.snapshot.isOwn($0.file) && self.declarations(of: $0.value, in: $0.file).isEmpty
    }
  }

  /// The places in documents that name a class without a declaration.
  fileprivate func unresolved(className: String) -> some Collection<InFile<ClassReference>> {
    let documents = snapshot.nameIndex.documents.byClass[simpleName(className), default: []]
    return documents.lazy.filter(snapshot.isOwn).flatMap { file in
      (self.snapshot.interface(file)?.classReferences ?? []).lazy.filter { reference in
        guard reference.name == className, let platforms = self.snapshot.interface(file)?.platforms else {
          return false
        }
        return self.chains(of: reference.named, in: file, on: platforms).isEmpty
      }.map { InFile($0, in: file) }
    }
  }

  /// The places that would lead to a member if they contained the new key.
  fileprivate func unresolved(key: String, leadingTo id: MemberID, as newKey: String) -> [Location] {
    // In Objective-C a document leads to the implementation, whichever of the files changed last.
    let family = Set(redeclarations(of: id))
    return unresolved(key: key).filter { found in
      // An action that the framework's responder chain handles was never declared in the workspace.
      if found.value.kind == .action, let platforms = snapshot.interface(found.file)?.platforms,
        AppleSDK.isAction(key, on: platforms)
      {
        return false
      }
      var renamed = found.value
      renamed.name = newKey
      return !isAbandoned() && !family.isDisjoint(with: declarations(of: renamed, in: found.file))
    }.map { Location($0) }
  }

  fileprivate func unresolved(className: String, leadingTo id: TypeID) -> [Location] {
    guard let type = snapshot.type(id) else { return [] }
    return unresolved(className: className).filter { found in
      var renamed = found.value
      renamed.named.name = type.objcName ?? type.name
      return !isAbandoned() && declarations(of: renamed, in: found.file).contains(id)
    }.map { Location($0) }
  }

  /// The renames in a document that explain why its connections have no declaration.
  ///
  /// - Parameter old: An earlier outline of the document, best the last one in which all connections had a declaration.
  package func incompleteRenames(from old: InterfaceOutline, in file: FileID) -> [IncompleteRename] {
    guard let new = snapshot.interface(file) else { return [] }
    let (placesBefore, placesNow) = namedPlaces(old, new)
    let names = Dictionary(placesBefore.map { ($0, $1.name) }, uniquingKeysWith: { first, _ in first })
    // Attributes that only changed their order still have their names.
    let kept = Set(
      placesNow.lazy.filter { $0.0.kind == .runtimeAttribute }.map {
        AttributeName(object: $0.id, name: $1.name)
      })
    var result: [IncompleteRename] = []
    for (place, reference) in placesNow {
      guard let oldName = names[place], oldName != reference.name,
        place.kind != .runtimeAttribute || !kept.contains(AttributeName(object: place.id, name: oldName)),
        declarations(of: reference, in: file).isEmpty
      else { continue }
      var before = reference
      before.name = oldName
      let declared = declarations(of: before, in: file)
      guard declared.count == 1 else { continue }
      let found = IncompleteRename(
        side: .document, declaration: .member(declared[0]), oldName: oldName, newName: reference.name,
        oldDeclaredName: oldName, references: [Location(file: file, range: reference.range)])
      let known = result.firstIndex {
        ($0.declaration, $0.oldName, $0.newName) == (found.declaration, oldName, reference.name)
      }
      if let known {
        result[known].references += found.references
      } else {
        result.append(found)
      }
    }
    return result
  }
}

/// The place of a name in a document, which stays when the name changes.
private struct ReferencePlace: Hashable {
  /// The id of a connection, or of the object that has a run-time attribute.
  var id: String
  var kind: MemberReference.Kind
  /// The index among the attributes of the object; 0 for connections.
  var number = 0
}

private struct AttributeName: Hashable {
  var object: String
  var name: String
}

/// The names that may differ between two versions of a document, with their places.
private func namedPlaces(
  _ old: InterfaceOutline, _ new: InterfaceOutline
) -> (before: [(ReferencePlace, MemberReference)], now: [(ReferencePlace, MemberReference)]) {
  // While the user types a name, only the changed connections are compared.
  let apart = new.difference(from: old).connections
  func places(_ outline: InterfaceOutline, _ connections: Range<Int>) -> [(ReferencePlace, MemberReference)] {
    outline.memberReferences(ofConnections: connections).compactMap { reference in
      guard let index = reference.connection, let id = outline.connections[index].id else { return nil }
      return (ReferencePlace(id: id, kind: reference.kind), reference)
    }
  }
  var (before, now) = (places(old, apart.old), places(new, apart.new))
  if old.runtimeAttributes.elementsEqual(new.runtimeAttributes, by: { $0.keyPath == $1.keyPath }) {
    return (before, now)
  }
  func places(_ id: String, _ attributes: [MemberReference]) -> [(ReferencePlace, MemberReference)] {
    attributes.enumerated().map { (ReferencePlace(id: id, kind: .runtimeAttribute, number: $0), $1) }
  }
  let earlier = old.attributesByObject
  // If an attribute was added or removed, the indices of the others have changed.
  for (id, attributes) in new.attributesByObject.sorted(by: { $0.key < $1.key }) {
    guard let own = earlier[id], own.count == attributes.count else { continue }
    before += places(id, own)
    now += places(id, attributes)
  }
  return (before, now)
}

extension InterfaceOutline {
  /// The run-time attributes of each object, in their order.
  fileprivate var attributesByObject: [String: [MemberReference]] {
    var result: [String: [MemberReference]] = [:]
    for reference in memberReferences(ofAttributes: runtimeAttributes.indices) {
      guard let object = object(reference.source) else { continue }
      result[object.id, default: []].append(reference)
    }
    return result
  }
}
