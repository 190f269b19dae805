import Index
import Syntax
import Text

/// The ways to the scenes of a storyboard.
private struct ShownScenes: Sendable {
  /// A way to the controller of a scene.
  enum Way: Hashable, Sendable {
    /// The app begins with the scene, or what loads the storyboard without an identifier shows it.
    case initial
    case identifier(String)
    /// A segue, by the index of its connection, from another scene.
    case segue(Int, from: Int)
  }

  /// The ways to each scene.
  var ways: [Int: [Way]] = [:]
  /// The scenes of menus, which the app makes.
  var ofApplication: [Int] = []
  /// The places of scenes whose controllers are never made: neither the initial controller nor a segue of a scene that is
  /// made leads there, and code can't look them up, since they have no identifier.
  var unreachable: [ByteRange] = []
}

private let shownSceneTable = CacheTable<FileID, ShownScenes>()

extension DocumentContext {
  /// The scenes whose controllers are never made.
  var unreachableScenes: [ByteRange] { shownScenes.unreachable }

  private var shownScenes: ShownScenes {
    query.answer(to: file, in: shownSceneTable) { outline.shownScenes }
  }

  /// The scenes that are shown only where code takes some way there.
  var causesOfScenes: [(range: ByteRange, cause: CodeCauses.Cause)] {
    let graph = shownScenes
    if graph.ways.isEmpty { return [] }
    let made = scenesMadeAtStart
    return outline.scenes.indices.flatMap { scene -> [(range: ByteRange, cause: CodeCauses.Cause)] in
      guard graph.ways[scene] != nil, !isShown(scene, where: { _ in false }) else { return [] }
      let cause = CodeCauses.Cause(ways: [], note: noCodeShows, scene: scene)
      guard made.contains(scene) else { return [(outline.scenes[scene].range, cause)] }
      return (outline.mainObject(ofScene: scene).map(view) ?? []).map { ($0, cause) }
    }.sorted { $0.range.lower < $1.range.lower }
  }

  /// Whether a scene is shown.
  ///
  /// - Parameter isTaken: Whether code takes a way that is left to it.
  func isShown(_ scene: Int, where isTaken: (CodeCauses.Cause) -> Bool) -> Bool {
    let graph = shownScenes
    var queue = [scene]
    var seen = Set(queue)
    while let scene = queue.popLast() {
      if graph.ofApplication.contains(scene) { return true }
      for way in graph.ways[scene] ?? [] {
        let cause = cause(taking: way)
        guard cause.map(isTaken) ?? true else { continue }
        guard case .segue(_, let source) = way else { return true }
        if seen.insert(source).inserted { queue.append(source) }
      }
    }
    return false
  }

  /// The names by which code takes the ways to a scene.
  func namesOfWays(to scene: Int) -> [AskedName] {
    var result: [AskedName] = []
    _ = isShown(scene) { cause in
      result += cause.ways.flatMap(\.names)
      // The scenes before a segue decide as well.
      if case .segue = cause.subject { return true }
      return false
    }
    return result
  }

  /// The event in code that takes a way; nil where something else takes it, or may.
  private func cause(taking way: ShownScenes.Way) -> CodeCauses.Cause? {
    switch way {
    case .initial: return causeOfInitial
    case .identifier(let identifier):
      guard !isNamedInAttribute(identifier), !isReferred(to: identifier),
        let ways = waysOfNamingTypes(among: [identifier])
      else { return nil }
      return CodeCauses.Cause(
        ways: query.waysOfNaming(identifier) + ways, note: noCodeShows, subject: .identifier(identifier))
    case .segue(let index, _):
      let segue = outline.connections[index]
      // A segue that has no identifier yet is not finished, and its scene is meant to be shown.
      guard !segue.name.isEmpty, outline.isPerformedByCode(segue), let source = segue.source,
        // A superclass that is not here may perform segues by names of its own.
        chains(ofObject: source).allSatisfy(\.isKnown), !isNamedInAttribute(segue.name)
      else { return nil }
      return CodeCauses.Cause(segue: segue.name, query)
    }
  }

  /// How code makes the initial controller; nil where the app, another storyboard or something that is not known may.
  private var causeOfInitial: CodeCauses.Cause? {
    let name = documentName(query.snapshot.path(of: file))
    guard query.readsPlists(of: file), !isReferred(to: nil), let ofTypes = waysOfNamingTypes(among: [name])
    else { return nil }
    var ways =
      namesOfInitial.map { WayOfNaming(names: [AskedName($0)]) }
      + [WayOfNaming(names: namesOfConfiguring, place: .oneFile)]
    // A dependency that is missing may be handed the name, or the class of that name.
    if !query.seesAllCode(around: file) { ways += ofTypes }
    switch query.beginsApp(file) {
    case .no: break
    case .unknown: return nil
    case .yes: if !query.showsOtherWindow(insteadOf: file) { return nil }
    }
    return CodeCauses.Cause(ways: ways, note: noCodeShows, subject: .initial)
  }

  /// The scenes whose controllers the app makes as it begins, whatever window it shows: the initial one, and those that it
  /// contains.
  private var scenesMadeAtStart: Set<Int> {
    if query.beginsApp(file) == .no { return [] }
    var result: Set<Int> = []
    var queue = shownScenes.ways.filter { $0.value.contains(.initial) }.map(\.key)
    while let scene = queue.popLast() {
      guard result.insert(scene).inserted else { continue }
      for index in outline.mainObject(ofScene: scene).map({ connections(from: $0) }) ?? []
      where outline.connections[index].segue?.kind == "relationship" {
        if let next = object(withID: outline.connections[index].destination)?.scene { queue.append(next) }
      }
    }
    return result
  }

  /// Whether a run-time attribute has an identifier, as a class reads it that shows scenes.
  private func isNamedInAttribute(_ identifier: String) -> Bool {
    if outline.runtimeAttributes.isEmpty || identifier.isEmpty { return false }
    return text.map { SearchText(Array("value=\"\(identifier)\"".utf8)).occurs(in: $0.bytes) } ?? true
  }

  /// Whether another storyboard may show a scene by its identifier, or the initial one by none.
  private func isReferred(to identifier: String?) -> Bool {
    let name = documentName(query.snapshot.path(of: file))
    return query.snapshot.nameIndex.documents.storyboardUsers[name, default: []].contains { user in
      query.snapshot.interface(user)?.storyboardReferences.contains {
        $0.storyboardName == name && $0.referencedIdentifier == identifier
      } ?? true
    }
  }
}

/// The words by which code makes the initial controller of a storyboard, with those of generated code.
private let namesOfInitial = [
  "instantiateInitialViewController", "instantiateInitialController", "initialViewController", "initialScene",
]
/// The words by which code gives a storyboard to a scene of the app.
private let namesOfConfiguring = [AskedName(making: "UISceneConfiguration"), AskedName("storyboard")]

extension Query {
  /// Whether a file of code makes the initial controllers of other storyboards alone.
  func makesOthersInitial(in code: FileID, than document: FileID) -> Bool {
    guard let language = snapshot.code(code)?.language, let text = text(of: code).current else {
      return false
    }
    let own = documentName(snapshot.path(of: document))
    let uses = nameUses(in: code, of: .storyboard).filter { use in
      use.role == .initial && value(use.value, in: code).map { $0.written.text != own } ?? false
    }
    let places = namesOfInitial.flatMap { MentionedNames.places(of: AskedName($0), in: text, language) }
    return !places.isEmpty && places.count <= uses.count
  }

  /// Whether code has a name that no document declares, and that an identifier is suggested for: it is meant to be used.
  func misspells(_ identifier: String, _ kind: SharedNameKind, with document: FileID) -> Bool {
    snapshot.findFilesWithNames().contains { code in
      mayMeet(document, code)
        && missingNames(kind, in: code).contains { $0.suggestion == identifier }
    }
  }

  /// Whether a file of code has a segue's identifier only where it compares it with that of a segue.
  func onlyCompares(segue identifier: String, in code: FileID) -> Bool {
    guard let language = snapshot.code(code)?.language, let text = text(of: code).current else {
      return false
    }
    let uses = nameUses(in: code, of: .segue).filter {
      value($0.value, in: code)?.written.text == identifier
    }
    return !uses.isEmpty && uses.allSatisfy { $0.role == .compared }
      && MentionedNames.places(of: AskedName(identifier), in: text, language).count <= uses.count
  }
}

extension InterfaceOutline {
  fileprivate var shownScenes: ShownScenes {
    var result = ShownScenes()
    // A watch shows pages and notifications that no segue leads to.
    guard isStoryboard, platform != .watchOS else { return result }
    var scenesByID: [String: Int] = [:]
    var hasController = Set<Int>()
    let initial = references.first { $0.kind == .initialController }?.id
    for object in objects {
      guard let scene = object.scene else { continue }
      scenesByID[object.id] = scene
      if object.id == initial { result.ways[scene, default: []].append(.initial) }
      if let identifier = object.storyboardIdentifier {
        result.ways[scene, default: []].append(.identifier(identifier))
      }
      if object.placeholder == .application { result.ofApplication.append(scene) }
      if object.parent == nil, object.element.hasSuffix("ontroller") { hasController.insert(scene) }
    }
    let starts = Array(result.ways.keys) + result.ofApplication
    var next: [Int: [Int]] = [:]
    for index in connections.indices where connections[index].kind == .segue {
      guard let source = object(connections[index].source)?.scene,
        let destination = connections[index].destination.flatMap({ scenesByID[$0] }), source != destination
      else { continue }
      next[source, default: []].append(destination)
      result.ways[destination, default: []].append(.segue(index, from: source))
    }
    // A storyboard without any way in is not finished. The menus of an app are one.
    if starts.isEmpty { return ShownScenes() }
    var reached = Set<Int>()
    var queue = starts
    while let scene = queue.popLast() {
      if reached.insert(scene).inserted { queue += next[scene] ?? [] }
    }
    result.unreachable = scenes.indices.filter { !reached.contains($0) && hasController.contains($0) }
      .map { scenes[$0].range }
    return result
  }
}
