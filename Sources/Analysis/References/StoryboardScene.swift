import Index
import Syntax
import Text

/// The scenes to which a storyboard reference may lead.
///
/// In each storyboard with that name, which may be a localized copy or another target's, it is the scene with the identifier or
/// the initial scene. If no storyboard has such a scene, the targets are the beginnings of the storyboards. A scene in another
/// bundle is found only if a project shows which target makes the bundle.
package struct StoryboardScene: Hashable, Sendable {
  /// The name of the storyboard; nil where the reference is unfinished, or leads to a scene of the same document.
  package var storyboard: String?
  package var targets: [Location]
}

extension Query {
  func scene(of reference: StoryboardReference, in file: FileID) -> StoryboardScene {
    let name = reference.storyboardName
    guard let outline = snapshot.interface(file) else {
      return StoryboardScene(storyboard: name, targets: [])
    }
    var files = name.map { storyboards(named: $0, for: outline) } ?? [file]
    if let bundle = reference.bundleIdentifier { files = files.filter { isBuilt($0, intoBundle: bundle) } }
    var scenes: [Location] = []
    var starts: [Location] = []
    for storyboard in files {
      guard let outline = snapshot.interface(storyboard) else { continue }
      let object: InterfaceObject?
      if let identifier = reference.referencedIdentifier {
        object = outline.objects.first {
          $0.storyboardIdentifier == identifier && !$0.element.hasSuffix("Placeholder")
        }
      } else {
        object = outline.object(withID: outline.references.first { $0.kind == .initialController }?.id)
      }
      if let object {
        scenes.append(Location(file: storyboard, range: object.idRange))
      } else {
        starts.append(Location(file: storyboard, range: ByteRange(0, 0)))
      }
    }
    return StoryboardScene(storyboard: name, targets: scenes.isEmpty && name != nil ? starts : scenes)
  }

  /// The storyboards with the name in a reference; only those for the same platform, if there are any.
  func storyboards(named name: String, for outline: InterfaceOutline) -> [FileID] {
    let all = snapshot.nameIndex.documents.storyboards[name, default: []].sorted()
    let fitting = all.filter { snapshot.interface($0)?.platform == outline.platform }
    return fitting.isEmpty ? all : fitting
  }

  /// The storyboard references that lead to the same scenes.
  func references(to scene: StoryboardScene) -> [Location] {
    guard let name = scene.storyboard else { return [] }
    return snapshot.nameIndex.documents.storyboardUsers[name, default: []].flatMap { user in
      (snapshot.interface(user)?.storyboardReferences ?? []).compactMap { reference in
        guard self.scene(of: reference, in: user) == scene else { return nil }
        return (reference.referencedIdentifierRange ?? reference.storyboardNameRange).map {
          Location(file: user, range: $0)
        }
      }
    }
  }
}
