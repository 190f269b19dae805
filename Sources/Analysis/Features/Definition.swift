import Index
import Syntax
import Text

/// The other side of what stands at a place: of a connection's name the declarations, of a declaration the
/// connections, of an id the object, of a storyboard reference the scene. nil where there is nothing of ours.
///
/// A use in Swift leads to the connections, too, and not to the declaration, to which other servers lead.
package func definition(
  at offset: Int, in file: FileID, texts: TextSource, _ resolver: Resolver
) -> Destinations? {
  if let reference = resolver.plistReferences(in: file).first(where: { $0.range.touches(offset) }) {
    let targets = plistTargets(of: reference, in: file, resolver)
    return targets.isEmpty ? nil : Destinations(origin: reference.range, targets: targets)
  }
  guard let spot = spot(at: offset, in: file, texts: texts, resolver) else { return nil }
  let targets: [Location]
  switch spot.content {
  case .memberReference(let reference):
    targets = resolver.declarations(of: reference, in: file).compactMap { resolver.location(of: $0) }
  case .classReference(let reference):
    targets = resolver.declarations(of: reference, in: file).compactMap { resolver.location(of: $0) }
  case .objectReference(let id):
    targets = resolver.location(ofObject: id, in: file).map { [$0] } ?? []
  case .storyboardName(let index), .referencedIdentifier(let index):
    targets = storyboardTargets(of: index, in: file, resolver)
  case .member(let id):
    targets = resolver.references(to: id).map { Location(file: $0.file, range: $0.value.range) }
  case .type(let id):
    targets =
      resolver.references(to: id).map { Location(file: $0.file, range: $0.value.range) }
      + resolver.plistReferences(to: id).map { Location(file: $0.file, range: $0.value.range) }
  case .object, .tag, .connection:
    return nil
  }
  return targets.isEmpty ? nil : Destinations(origin: spot.range, targets: targets)
}

/// The scenes to which a storyboard reference can lead: in each storyboard of that name, which may be a
/// localised copy or another target's, the scene with the identifier or the initial one; the start of a
/// storyboard that has no such scene, where no other has it either. One in another bundle only where a project tells
/// which target makes the bundle.
func storyboardTargets(of index: Int, in file: FileID, _ resolver: Resolver) -> [Location] {
  guard let outline = resolver.snapshot.interface(file), outline.storyboardReferences.indices.contains(index)
  else { return [] }
  let reference = outline.storyboardReferences[index]
  // Without a name the reference is unfinished, or leads to a scene of the same document.
  var files = reference.storyboardName.map { resolver.storyboards(named: $0, for: outline) } ?? [file]
  if let bundle = reference.bundleIdentifier {
    files = files.filter { resolver.isBuilt($0, intoBundle: bundle) }
  }
  var scenes: [Location] = []
  var starts: [Location] = []
  for storyboard in files {
    guard let outline = resolver.snapshot.interface(storyboard) else { continue }
    let object: InterfaceObject?
    if let identifier = reference.referencedIdentifier {
      object = outline.objects.first {
        $0.storyboardIdentifier == identifier && !$0.element.hasSuffix("Placeholder")
      }
    } else {
      let initial = outline.references.first { $0.kind == .initialController }
      object = initial.flatMap { outline.objectIndex(withID: $0.id) }.map { outline.objects[$0] }
    }
    if let object {
      scenes.append(Location(file: storyboard, range: object.idRange))
    } else {
      starts.append(Location(file: storyboard, range: ByteRange(0, 0)))
    }
  }
  if !scenes.isEmpty { return scenes }
  return reference.storyboardName == nil ? [] : starts
}

/// The declarations of the class, or the beginnings of the documents, that a value in a plist names.
func plistTargets(of reference: PlistReference, in file: FileID, _ resolver: Resolver) -> [Location] {
  resolver.classes(named: reference, in: file).compactMap { resolver.location(of: $0) }
    + resolver.documents(named: reference, in: file).map { Location(file: $0, range: ByteRange(0, 0)) }
}

extension Resolver {
  /// Storyboards by the name a reference gives; those of the same platform, where there are any.
  func storyboards(named name: String, for outline: InterfaceOutline) -> [FileID] {
    let all = snapshot.nameIndex.documents.storyboards[name, default: []].sorted()
    let fitting = all.filter { snapshot.interface($0)?.platform == outline.platform }
    return fitting.isEmpty ? all : fitting
  }

  func location(of id: MemberID) -> Location? {
    snapshot.member(id).map { Location(file: id.type.file, range: $0.nameRange) }
  }

  func location(of id: TypeID) -> Location? {
    snapshot.type(id).map { Location(file: id.file, range: $0.nameRange) }
  }

  func location(ofObject id: String, in file: FileID) -> Location? {
    guard let outline = snapshot.interface(file), let index = outline.objectIndex(withID: id) else {
      return nil
    }
    return Location(file: file, range: outline.objects[index].idRange)
  }
}
