import Index
import Syntax
import Text

extension Resolver {
  /// The findings as they weigh where they stand: at most warnings, each with a note that says why, in a document that no
  /// target builds and in a scene that nothing leads to.
  ///
  /// Nothing loads these, so that nothing in them can crash the app. A baseline recognizes the findings without the note,
  /// since they stay the same when a target builds the document again.
  func weighed(_ found: [Diagnostic], of file: FileID) -> [Diagnostic] {
    guard !found.isEmpty, let outline = snapshot.interface(file) else { return found }
    let isUnbuilt = isListed(document: file) == .no
    let unreachable = isUnbuilt ? [] : outline.unreachableScenes
    if !isUnbuilt, unreachable.isEmpty { return found }
    return found.map { diagnostic in
      // Of one fault in several documents, any that is built counts.
      if isUnbuilt,
        diagnostic.related.contains(where: { $0.file != file && isListed(document: $0.file) == .yes })
      {
        return diagnostic
      }
      let isConcerned = isUnbuilt || unreachable.contains { $0.touches(diagnostic.range.lower) }
      return isConcerned
        ? diagnostic.asWarning(
          isUnbuilt ? "no target builds this file" : "nothing shows this scene")
        : diagnostic
    }
  }
}

extension Diagnostic {
  fileprivate func asWarning(_ note: String) -> Diagnostic {
    var result = self
    result.severity = min(severity, .warning)
    // A summary tells in its own words of a document, and clients read the end of the message about a rename.
    guard singles.isEmpty, rename == nil else { return result }
    let message = baselineMessage ?? self.message
    result.baselineMessage = message
    // A suggestion stays last.
    let rest = self.message.hasPrefix(message) ? self.message.dropFirst(message.count) : ""
    result.message = message + " (\(note))" + rest
    return result
  }
}

extension InterfaceOutline {
  /// The places of scenes whose controllers are never made: neither the initial controller nor a segue of a scene that is
  /// made leads there, and code can't ask for them, since they have no identifier.
  ///
  /// Empty where the storyboard has no initial controller, so that only code decides what is made.
  fileprivate var unreachableScenes: [ByteRange] {
    // A watch shows pages and notifications that no segue leads to.
    guard isStoryboard, platform != .watchOS,
      let initial = references.first(where: { $0.kind == .initialController }),
      let start = objects.first(where: { $0.id == initial.id })?.scene
    else { return [] }
    var scenesByID: [String: Int] = [:]
    var hasController = Set<Int>()
    var queue = [start]
    for object in objects {
      guard let scene = object.scene else { continue }
      scenesByID[object.id] = scene
      if object.storyboardIdentifier != nil || object.placeholder == .application { queue.append(scene) }
      if object.parent == nil, object.element.hasSuffix("ontroller") { hasController.insert(scene) }
    }
    var next: [Int: [Int]] = [:]
    for connection in connections where connection.kind == .segue {
      guard let source = object(connection.source)?.scene,
        let destination = connection.destination.flatMap({ scenesByID[$0] })
      else { continue }
      next[source, default: []].append(destination)
    }
    var reached = Set<Int>()
    while let scene = queue.popLast() {
      if reached.insert(scene).inserted { queue += next[scene] ?? [] }
    }
    return scenes.indices.filter { !reached.contains($0) && hasController.contains($0) }.map {
      scenes[$0].range
    }
  }
}
