import Index
import Syntax
import Text

/// The ways to the scenes of a storyboard, as far as the document says.
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
  /// The segues from each scene, with the scenes to which they lead.
  var next: [Int: [(segue: Int, scene: Int)]] = [:]
  var initial: Int?
  /// The scenes of menus, which the app makes.
  var ofApplication: [Int] = []
  /// The places of scenes whose controllers are never made: neither the initial controller nor a segue of a scene that is
  /// made leads there, and code can't look them up, since they have no identifier.
  var unreachable: [ByteRange] = []
}

/// The files of code with a name that no document declares, by the identifier that is suggested for it.
private let misspellingTable = CacheTable<SharedNameKind, [String: [FileID]]>()

private let shownSceneTable = CacheTable<FileID, ShownScenes>()

extension DocumentContext {
  /// The scenes whose controllers are never made.
  var unreachableScenes: [ByteRange] {
    let graph = shownScenes
    let hasNoWayIn = graph.ways.isEmpty && graph.ofApplication.isEmpty
    if hasNoWayIn, query.beginsApp(file) == .yes, query.showsOtherWindow(insteadOf: file) {
      return outline.scenes.map(\.range)
    }
    return graph.unreachable
  }

  private var shownScenes: ShownScenes {
    query.answer(to: file, in: shownSceneTable) { outline.shownScenes }
  }

  /// The ways to the scenes that are shown only where code takes some way there.
  var waysToScenes: [Int: [CodeCauses.WayToScene]] {
    let graph = shownScenes
    let users = OtherUsers(of: self)
    // A scene that the document or the app shows leads to others, by the segues that are not left to code.
    var queue = graph.ofApplication
    if let initial = graph.initial, causeOfInitial(users) == nil { queue.append(initial) }
    var shown = Set<Int>()
    func showAll() {
      while let scene = queue.popLast() {
        guard shown.insert(scene).inserted else { continue }
        queue += (graph.next[scene] ?? []).filter {
          cause(taking: .segue($0.segue, from: scene), users) == nil
        }
        .map(\.scene)
      }
    }
    showAll()
    var result: [Int: [CodeCauses.WayToScene]] = [:]
    for (scene, ways) in graph.ways where !shown.contains(scene) {
      result[scene] = ways.map { way in
        if case .segue(_, let source) = way {
          return CodeCauses.WayToScene(cause: cause(taking: way, users), source: source)
        }
        return CodeCauses.WayToScene(cause: cause(taking: way, users))
      }
      if result[scene]?.contains(where: { $0.cause == nil && $0.source == nil }) == true {
        queue.append(scene)
      }
    }
    showAll()
    return result.filter { !shown.contains($0.key) }
  }

  /// The places of the scenes that code has to show.
  func causes(ofScenes ways: [Int: [CodeCauses.WayToScene]]) -> [(range: ByteRange, cause: CodeCauses.Cause)]
  {
    if ways.isEmpty { return [] }
    let made = scenesMadeAtStart
    return ways.keys.sorted().flatMap { scene -> [(range: ByteRange, cause: CodeCauses.Cause)] in
      let cause = CodeCauses.Cause(ways: [], note: noCodeShows, subject: .scene(scene))
      guard made.contains(scene) else { return [(outline.scenes[scene].range, cause)] }
      return (outline.mainObject(ofScene: scene).map(view) ?? []).map { ($0, cause) }
    }.sorted { $0.range.lower < $1.range.lower }
  }

  /// The names of the classes of controllers that the app makes, whose scenes code has to show.
  func causes(ofMadeClasses ways: [Int: [CodeCauses.WayToScene]]) -> [(
    range: ByteRange, cause: CodeCauses.Cause
  )] {
    let made = ways.isEmpty ? [] : scenesMadeAtStart
    return made.sorted().compactMap { scene in
      guard ways[scene] != nil, let range = controller(ofScene: scene)?.customClassRange else { return nil }
      return (range, CodeCauses.Cause(ways: [], note: noCodeShows, subject: .scene(scene)))
    }.sorted { $0.range.lower < $1.range.lower }
  }

  /// Whether code takes ways that lead to a scene.
  func isShown(_ scene: Int) -> Bool {
    var queue = [scene]
    // The next scene on the way to the first, by each scene.
    var after: [Int: Int?] = [scene: nil]
    while let one = queue.popLast() {
      var isShown = known.shownScenes[one] ?? (codeCauses.waysToScenes[one] == nil)
      if known.shownScenes[one] == nil {
        for way in codeCauses.waysToScenes[one] ?? [] where way.cause.map(isInUse) ?? true {
          guard let source = way.source else {
            isShown = true
            break
          }
          if after[source] == nil {
            after[source] = one
            queue.append(source)
          }
        }
      }
      guard isShown else { continue }
      var next: Int? = one
      while let shown = next {
        known.shownScenes[shown] = true
        next = after[shown] ?? nil
      }
      return true
    }
    // Whatever leads here, nothing leads there.
    for scene in after.keys { known.shownScenes[scene] = false }
    return false
  }

  /// The evidence that the scenes which only code shows have in common: the names by which it takes the ways to them.
  var evidenceOfScenes: Evidence? {
    let names = codeCauses.waysToScenes.values.joined().flatMap { $0.cause?.ways.flatMap(\.names) ?? [] }
    if names.isEmpty { return nil }
    var result = Evidence(names: names) { _ in .holds }
    result.further = Evidence.ofReaching(names, with: file)
    return result
  }

  /// The event in code that takes a way; nil where something else takes it, or may.
  private func cause(taking way: ShownScenes.Way, _ users: OtherUsers) -> CodeCauses.Cause? {
    switch way {
    case .initial: return causeOfInitial(users)
    case .identifier(let identifier):
      guard let ofUsers = users.ways(toShow: identifier), !users.hasAttribute(identifier),
        let ways = waysOfNamingTypes(among: [identifier])
      else { return nil }
      let composed = query.waysOfComposing(identifier, isVisible: true) ?? []
      return CodeCauses.Cause(
        ways: query.waysOfNaming(identifier) + composed + ways + ofUsers, note: noCodeShows,
        subject: .identifier(identifier))
    case .segue(let index, _):
      let segue = outline.connections[index]
      if let ways = waysOfAccessory(segue) { return CodeCauses.Cause(ways: ways, note: noDetailButton) }
      guard query.isPerformedByCodeAlone(segue, in: file), !users.hasAttribute(segue.name) else { return nil }
      return CodeCauses.Cause(segue: segue.name, query)
    }
  }

  /// How code makes the initial controller; nil where the app, another storyboard or something that is not known may.
  private func causeOfInitial(_ users: OtherUsers) -> CodeCauses.Cause? {
    let name = documentName(query.snapshot.path(of: file))
    guard query.readsPlists(of: file), let ofUsers = users.ways(toShow: nil),
      let ofTypes = waysOfNamingTypes(among: [name])
    else { return nil }
    var ways =
      ofUsers + namesOfInitial.map { WayOfNaming(names: [AskedName($0)]) }
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
    var queue = shownScenes.initial.map { [$0] } ?? []
    while let scene = queue.popLast() {
      guard result.insert(scene).inserted else { continue }
      for index in outline.mainObject(ofScene: scene).map({ connections(from: $0) }) ?? []
      where outline.connections[index].segue?.kind == "relationship" {
        if let next = object(withID: outline.connections[index].destination)?.scene { queue.append(next) }
      }
    }
    return result
  }
}

/// The words by which code makes the initial controller of a storyboard, with those of generated code.
private let namesOfInitial = [
  "instantiateInitialViewController", "instantiateInitialController", "initialViewController", "initialScene",
]
/// The words by which code gives a storyboard to a scene of the app.
private let namesOfConfiguring = [AskedName(making: "UISceneConfiguration"), AskedName("storyboard")]

extension Query {
  /// Whether only code performs a segue, by its identifier.
  func isPerformedByCodeAlone(_ segue: Connection, in document: FileID) -> Bool {
    // A segue that has no identifier yet is not finished, and its scene is meant to be shown.
    guard let outline = snapshot.interface(document), !segue.name.isEmpty, outline.isPerformedByCode(segue),
      let source = outline.object(segue.source)
    else { return false }
    // A superclass outside of the workspace may perform any segue.
    return chains(of: source, in: document).allSatisfy(\.isKnown)
  }

  /// Whether a file of code makes the initial controllers of other storyboards alone.
  func makesOthersInitial(in code: FileID, than document: FileID) -> Bool {
    guard let text = self.code(in: code) else { return false }
    let own = documentName(snapshot.path(of: document))
    let uses = nameUses(in: code, of: .storyboard).filter { use in
      use.role == .initial && value(use.value, in: code).map { $0.written.text != own } ?? false
    }
    let places = namesOfInitial.flatMap { text.places(of: AskedName($0)) }
    return !places.isEmpty && places.count <= uses.count
  }

  /// Whether code has a name that no document declares, and that an identifier is suggested for: it is meant to be used.
  func misspells(_ identifier: String, _ kind: SharedNameKind, with document: FileID) -> Bool {
    let files = answer(to: kind, in: misspellingTable) {
      snapshot.findFilesWithNames().reduce(into: [:]) { result, code in
        for missing in missingNames(kind, in: code) {
          if let suggestion = missing.suggestion { result[suggestion, default: []].append(code) }
        }
      }
    }
    return files[identifier, default: []].contains { mayMeet(document, $0) }
  }

  /// Whether a file of code has a segue's identifier only where it compares it with that of a segue, and in longer texts.
  func onlyCompares(segue identifier: String, in code: FileID) -> Bool {
    let uses = nameUses(in: code, of: .segue).compactMap { use in
      value(use.value, in: code).flatMap { $0.written.text == identifier ? (use: use, place: $0) : nil }
    }
    guard !uses.isEmpty, uses.allSatisfy({ $0.use.role == .compared }) else { return false }
    let constants = uses.filter { $0.place.file == code }.map(\.place.written.range)
    return !writes(
      AskedName(identifier), of: identifier, in: code, besides: uses.map(\.use.range) + constants,
      orAnywhere: true)
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
      if object.id == initial {
        result.initial = scene
        result.ways[scene, default: []].append(.initial)
      }
      if let identifier = object.storyboardIdentifier {
        result.ways[scene, default: []].append(.identifier(identifier))
      }
      if object.placeholder == .application { result.ofApplication.append(scene) }
      let isReference = object.element.hasSuffix("ontrollerPlaceholder")
      if object.parent == nil, isReference || object.element.hasSuffix("ontroller") {
        hasController.insert(scene)
      }
    }
    let starts = Array(result.ways.keys) + result.ofApplication
    for index in connections.indices where connections[index].kind == .segue {
      guard let source = object(connections[index].source)?.scene,
        let destination = connections[index].destination.flatMap({ scenesByID[$0] }), source != destination
      else { continue }
      result.next[source, default: []].append((index, destination))
      result.ways[destination, default: []].append(.segue(index, from: source))
    }
    // A storyboard without any way in is not finished. The menus of an app are one.
    if starts.isEmpty { return ShownScenes() }
    var reached = Set<Int>()
    var queue = starts
    while let scene = queue.popLast() {
      if reached.insert(scene).inserted { queue += result.next[scene, default: []].map(\.scene) }
    }
    // A scene that is never made performs no segue.
    for (scene, ways) in result.ways {
      result.ways[scene] = ways.filter {
        if case .segue(_, let source) = $0 { reached.contains(source) } else { true }
      }
    }
    result.unreachable = scenes.indices.filter { !reached.contains($0) && hasController.contains($0) }
      .map { scenes[$0].range }
    return result
  }
}
