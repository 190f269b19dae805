import Index
import Syntax
import Text

/// What stands at a place in a file, as far as documents and code have to do with each other there.
package struct Spot: Hashable, Sendable {
  package enum Content: Hashable, Sendable {
    /// In a document: the name of a member of a class.
    case memberReference(MemberReference)
    /// In a document: the name of a class.
    case classReference(ClassReference)
    /// In a document: the id of an object, elsewhere than on the object itself.
    case objectReference(String)
    /// In a document: an object's own id, by index.
    case object(Int)
    /// In a document: anything else in an object's start tag.
    case tag(Int)
    /// In a document: anything else in a connection's element.
    case connection(Int)
    /// In a document: `storyboardName` of a storyboard reference, by index.
    case storyboardName(Int)
    /// In a document: `referencedIdentifier` of a storyboard reference, by index.
    case referencedIdentifier(Int)
    /// In code: the name in the declaration of a member that documents connect or could connect.
    case member(MemberID)
    /// In code: the name in the declaration of a class that documents use.
    case type(TypeID)
  }

  package var range: ByteRange
  package var content: Content
}

/// nil wherever other servers know more.
package func spot(at offset: Int, in file: FileID, _ resolver: Resolver) -> Spot? {
  guard let source = resolver.snapshot[file] else { return nil }
  return switch source.facts {
  case .interface(let outline): spot(at: offset, in: outline)
  case .code(let code): spot(at: offset, in: code, file, resolver)
  case .project: nil
  }
}

// MARK: Documents

private func spot(at offset: Int, in outline: InterfaceOutline) -> Spot? {
  for reference in outline.memberReferences where reference.range.touches(offset) {
    // A half-typed connection has its start tag for a name.
    return Spot(range: reference.range, content: .memberReference(reference))
  }
  for reference in outline.classReferences where reference.range.touches(offset) {
    return Spot(range: reference.range, content: .classReference(reference))
  }
  for (index, reference) in outline.storyboardReferences.enumerated() {
    if let range = reference.storyboardNameRange, range.touches(offset) {
      return Spot(range: range, content: .storyboardName(index))
    }
    if let range = reference.referencedIdentifierRange, range.touches(offset) {
      return Spot(range: range, content: .referencedIdentifier(index))
    }
  }
  for reference in outline.references where reference.range.touches(offset) {
    return Spot(range: reference.range, content: .objectReference(reference.id))
  }
  for (index, connection) in outline.connections.enumerated() where connection.range.touches(offset) {
    if let id = connection.destination, let range = connection.destinationRange, range.touches(offset) {
      return Spot(range: range, content: .objectReference(id))
    }
    // Offsets at an element's end are those of what follows it.
    if offset < connection.range.upper { return Spot(range: connection.range, content: .connection(index)) }
  }
  for (index, object) in outline.objects.enumerated() where object.tagRange.touches(offset) {
    if object.idRange.touches(offset) { return Spot(range: object.idRange, content: .object(index)) }
    if offset < object.tagRange.upper { return Spot(range: object.tagRange, content: .tag(index)) }
  }
  return nil
}

// MARK: Code

private func spot(
  at offset: Int, in code: CodeFile, _ file: FileID, _ resolver: Resolver
) -> Spot? {
  for (index, type) in code.types.enumerated() {
    let id = TypeID(file: file, index: index)
    if type.nameRange.touches(offset) {
      guard
        let named = classes(declaredOrExtendedBy: id, resolver).first(where: {
          !resolver.references(to: $0).isEmpty || !resolver.plistReferences(to: $0).isEmpty
        })
      else { return nil }
      return Spot(range: type.nameRange, content: .type(named))
    }
    guard type.range.touches(offset) else { continue }
    for (position, member) in code.readMembers(ofType: index).enumerated()
    where member.nameRange.touches(offset) {
      let id = MemberID(type: id, index: position)
      guard isForInterfaceBuilder(member) || !resolver.references(to: id).isEmpty else { return nil }
      return Spot(range: member.nameRange, content: .member(id))
    }
  }
  return nil
}

/// Marked so that Interface Builder shows it.
func isForInterfaceBuilder(_ member: CodeMember) -> Bool {
  !member.flags.isDisjoint(with: [.outlet, .action, .segueAction, .inspectable])
}

/// The class itself, or those that an extension may extend.
func classes(declaredOrExtendedBy id: TypeID, _ resolver: Resolver) -> [TypeID] {
  guard let type = resolver.snapshot.type(id) else { return [] }
  switch type.kind {
  case .class: return [id]
  case .extension:
    let classes = resolver.snapshot.nameIndex.types.byName[simpleName(type.name), default: []].filter {
      resolver.snapshot.type($0)?.kind == .class && resolver.extensions(of: $0).contains(id)
    }
    if classes.isEmpty, type.flags.contains(.implementation) { return [id] }
    return resolver.meant(Array(classes), inTargetsOf: id.file)
  case .struct, .enum, .protocol, .actor: return []
  }
}
