import AppleFacts
import Index
import Syntax
import Text

extension DocumentContext {
  /// The findings as they weigh where they stand: at most warnings, each with a note that says why, in a document that no
  /// target builds, in a scene that nothing leads to, in a nib that nothing loads and at a segue that nothing performs.
  ///
  /// Nothing in these can crash the app. A baseline recognizes the findings without the note, since they stay the same when a
  /// target builds the document again.
  func weighed(_ found: [Diagnostic]) -> [Diagnostic] {
    if found.isEmpty { return found }
    let isUnbuilt = query.isListed(document: file) == .no
    let hidden = isUnbuilt ? [] : hiddenParts
    return found.map { diagnostic in
      // Of one fault in several documents, any that is built counts.
      if isUnbuilt,
        diagnostic.related.contains(where: {
          $0.file != file && query.isListed(document: $0.file) == .yes
        })
      {
        return diagnostic
      }
      if isUnbuilt { return diagnostic.asWarning("no target builds this file") }
      if let part = hidden.first(where: { $0.range.touches(diagnostic.range.lower) }) {
        return diagnostic.asWarning(part.note)
      }
      guard diagnostic.severity == .error,
        let cause = codeCauses.around(diagnostic.range.lower).first(where: {
          !$0.ways.contains(where: isInUse)
        })
      else { return diagnostic }
      return diagnostic.asWarning(cause.note)
    }
  }

  /// A finding with the names that code has to mention for it to be an error.
  func awaitingMention(_ finding: Finding, of rule: DiagnosticRule) -> Finding {
    guard (finding.severity ?? rule.severity) == .error || finding.evidence != nil else { return finding }
    let names = codeCauses.around(finding.range.lower).flatMap { $0.ways.joined() }
    if names.isEmpty { return finding }
    var result = finding
    // `weighed` decides, when everything else about the finding is known.
    let mention = Evidence(names: names) { _ in .holds }
    if result.evidence == nil { result.evidence = mention } else { result.evidence?.further.append(mention) }
    return result
  }

  /// The events in the document that only code can cause. See `CodeCauses`.
  var causesOfCode: CodeCauses {
    var result = CodeCauses()
    // A dependency that is not here can't name what is in this app.
    guard query.snapshot.coverage.isWhole else { return result }
    if let ways = waysOfLoading {
      result.ofAll = CodeCauses.Cause(ways: ways, note: outline.isStoryboard ? nothingLoads : noCodeLoads)
    }
    for segue in outline.connections where segue.kind == .segue && outline.isPerformedByCode(segue) {
      let cause = CodeCauses.Cause(ways: waysOfNaming(segue.name), note: noCodePerforms)
      result.ofSegues.append((segue.range, cause))
    }
    for (scene, identifiers) in shownScenes.identifiers.sorted(by: { $0.key < $1.key }) {
      guard !isReferred(toBy: identifiers), let ways = waysOfNamingTypes(among: identifiers) else { continue }
      let cause = CodeCauses.Cause(ways: identifiers.flatMap(waysOfNaming) + ways, note: noCodeShows)
      result.ofScenes.append((outline.scenes[scene].range, cause))
    }
    return result
  }

  /// The parts of a storyboard that never appear, each with the note of a finding in it.
  private var hiddenParts: [(range: ByteRange, note: String)] {
    guard outline.isStoryboard else { return [] }
    return shownScenes.unreachable.map { ($0, nothingShows) } + replacedViews.map { ($0, nothingShowsView) }
      + strayViews.map { ($0, nothingLeadsHere) }
  }

  /// The views of controllers that contain others, by their classes, and make a view for those.
  private var replacedViews: [ByteRange] {
    customized.filter { outline.objects[$0].element == "viewController" && outline.objects[$0].parent == nil }
      .filter { controller in
        let chains = chains(ofObject: controller)
        return !chains.isEmpty
          && chains.allSatisfy { chain in
            chain.appleClass.map { apple in
              containers.contains { AppleSDK.isSubclass(apple.name, of: $0, on: apple.platforms) }
            } ?? false
          }
      }
      .compactMap { controller in
        outline.objects[controller...].first { $0.parent == controller && $0.key == "view" }?.range
      }
  }

  /// Views that lie beside the controller of a scene, and to which nothing leads.
  private var strayViews: [ByteRange] {
    let stray = outline.objects.indices.filter { index in
      let object = outline.objects[index]
      return object.parent == nil && object.placeholder == nil
        && controller(ofScene: object.scene)?.element.hasSuffix("ontroller") == true
        && (object.element == "tableViewSection" || chains(ofObject: index).contains { $0.isView == .yes })
    }
    if stray.isEmpty { return [] }
    let destinations = Set(outline.connections.compactMap(\.destination))
    return stray.filter { !destinations.contains(outline.objects[$0].id) }.map { outline.objects[$0].range }
  }

  private var shownScenes: ShownScenes {
    query.answer(to: file, in: shownSceneTable) { outline.shownScenes }
  }

  /// Whether another storyboard may show a scene by one of its identifiers.
  private func isReferred(toBy identifiers: [String]) -> Bool {
    let name = documentName(query.snapshot.path(of: file))
    return query.snapshot.nameIndex.documents.storyboardUsers[name, default: []].contains { user in
      query.snapshot.interface(user)?.storyboardReferences.contains {
        $0.referencedIdentifier.map(identifiers.contains) ?? false
      } ?? true
    }
  }

  /// The ways in which code may make one of some names from a type; nil where code that does so may be in a dependency that is
  /// missing, or no project lists the code.
  private func waysOfNamingTypes(among names: [String]) -> [[AskedName]]? {
    let types = query.snapshot.nameIndex.types
    guard names.contains(where: { types.byName[$0] != nil || types.byObjCName[$0] != nil }) else { return [] }
    guard query.isListed(document: file) == .yes, query.seesAllCode(around: file) else { return nil }
    return [[.anyTypeName], [AskedName("className")]]
  }

  /// The ways in which code can load the document; nil for one that something else may load: the app as its main nib or
  /// storyboard, another document, or a controller that has the name of the nib.
  private var waysOfLoading: [[AskedName]]? {
    let name = documentName(query.snapshot.path(of: file))
    let documents = query.snapshot.nameIndex.documents
    let users = outline.isStoryboard ? documents.storyboardUsers[name] : documents.nibUsers[name]
    guard users == nil, !query.isNamedByPlist(file), let ofTypes = waysOfNamingTypes(among: [name]) else {
      return nil
    }
    let ways = waysOfNaming(name) + ofTypes
    if outline.isStoryboard { return platforms != .watchOS && query.readsPlists(of: file) ? ways : nil }
    guard let owner = outline.objects.firstIndex(where: { $0.placeholder == .filesOwner }),
      !mayBeApplication(owner), ![name, name + "Controller"].contains(where: mayBeController)
    else { return nil }
    return ways
  }

  /// Whether a class of a name may be a controller, which loads the nib of its name.
  private func mayBeController(_ name: String) -> Bool {
    guard let platforms else { return true }
    return query.snapshot.classes(called: name).contains { id in
      !query.chains(of: id, on: platforms).contains { $0.isView == .yes }
    }
  }

  private func mayBeApplication(_ owner: Int) -> Bool {
    guard let name = outline.objects[owner].customClass else { return false }
    return name.hasSuffix("Application")
      || chains(ofObject: owner).contains { chain in
        guard let appleClass = chain.appleClass?.name else { return false }
        return ["NSApplication", "UIApplication"].contains {
          AppleSDK.isSubclass(appleClass, of: $0, on: .all)
        }
      }
  }

  /// The ways in which code can hold a name: in texts, each as the first and the last word of a text, or as a generated member.
  ///
  /// Code may put the digits at the end there itself, and generated code begins a name with a small letter.
  private func waysOfNaming(_ name: String) -> [[AskedName]] {
    let stem = Array(name.utf8.reversed().drop { 0x30...0x39 ~= $0 }.reversed())
    let ways = [Array(name.utf8), stem].unique.map { bytes in
      let words = bytes.split { !Ascii.isWordByte($0) }
      return [words.first, words.last].compactMap { $0 }.unique.map {
        AskedName(String(decoding: $0, as: UTF8.self))
      }
    }
    let generated = AskedName(name.prefix(1).lowercased() + name.dropFirst())
    return ways + generatedOwners.map { [AskedName($0), generated] }
  }

  private func isInUse(_ names: [AskedName]) -> Bool {
    !names.isEmpty && names.allSatisfy { query.isInUse($0, with: file) }
  }
}

extension InterfaceOutline {
  /// Whether nothing but code performs a segue: it begins at the controller itself.
  fileprivate func isPerformedByCode(_ segue: Connection) -> Bool {
    guard let source = object(segue.source), source.parent == nil, source.element.hasSuffix("ontroller"),
      let kind = segue.segue?.kind
    else { return false }
    return kind != "relationship" && kind != "embed"
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

private let containers = ["UINavigationController", "UITabBarController", "UISplitViewController"]

/// The owners of generated members: R.swift makes `R.storyboard.main`, other generators make similar ones.
private let generatedOwners = ["storyboard", "segue", "nib"]

/// The events in a document that only code can cause, by a name: loading a nib, performing a segue, showing a scene.
struct CodeCauses {
  struct Cause {
    /// The ways in which code can name it, each by several words.
    var ways: [[AskedName]]
    /// The note of a finding when no code names it.
    var note: String
  }

  fileprivate(set) var ofAll: Cause?
  /// By place.
  fileprivate(set) var ofSegues: [(range: ByteRange, cause: Cause)] = []
  fileprivate(set) var ofScenes: [(range: ByteRange, cause: Cause)] = []

  /// The events without which a place of the document has no effect.
  func around(_ offset: Int) -> [Cause] {
    [ofAll, cause(in: ofSegues, offset), cause(in: ofScenes, offset)].compactMap { $0 }
  }

  private func cause(in places: [(range: ByteRange, cause: Cause)], _ offset: Int) -> Cause? {
    let next = places.partitionPoint { $0.range.lower > offset }
    guard next > 0, places[next - 1].range.touches(offset) else { return nil }
    return places[next - 1].cause
  }
}

/// The ways to the scenes of a storyboard.
private struct ShownScenes: Sendable {
  /// The places of scenes whose controllers are never made: neither the initial controller nor a segue of a scene that is
  /// made leads there, and code can't ask for them, since they have no identifier.
  ///
  /// Empty where the storyboard has no initial controller, so that only code decides what is made.
  var unreachable: [ByteRange] = []
  /// The identifiers by which code may ask for a scene, or for one that it is connected with, by the index of the scene; none
  /// for what is reached from the initial controller.
  var identifiers: [Int: [String]] = [:]
}

private let shownSceneTable = CacheTable<FileID, ShownScenes>()

extension InterfaceOutline {
  fileprivate var shownScenes: ShownScenes {
    var result = ShownScenes()
    // A watch shows pages and notifications that no segue leads to.
    guard isStoryboard, platform != .watchOS else { return result }
    var scenesByID: [String: Int] = [:]
    var hasController = Set<Int>()
    var identifiers: [Int: [String]] = [:]
    let initial = references.first { $0.kind == .initialController }?.id
    var starts = objects.filter { $0.id == initial }.compactMap(\.scene)
    let hasStart = !starts.isEmpty
    for object in objects {
      guard let scene = object.scene else { continue }
      scenesByID[object.id] = scene
      if let identifier = object.storyboardIdentifier { identifiers[scene, default: []].append(identifier) }
      if object.placeholder == .application { starts.append(scene) }
      if object.parent == nil, object.element.hasSuffix("ontroller") { hasController.insert(scene) }
    }
    var (next, kin): ([Int: [Int]], [Int: [Int]]) = ([:], [:])
    for connection in connections where connection.kind == .segue {
      guard let source = object(connection.source)?.scene,
        let destination = connection.destination.flatMap({ scenesByID[$0] })
      else { continue }
      next[source, default: []].append(destination)
      kin[source, default: []].append(destination)
      kin[destination, default: []].append(source)
    }
    var shown = Set<Int>()
    follow(next, from: starts) { shown.insert($0).inserted }
    var reached = shown
    follow(next, from: Array(identifiers.keys)) { reached.insert($0).inserted }
    if hasStart {
      result.unreachable = scenes.indices.filter { !reached.contains($0) && hasController.contains($0) }
        .map { scenes[$0].range }
    }
    // Connected scenes share their identifiers: following the direction of each segue would take more work.
    var seen = shown
    for scene in scenes.indices where !seen.contains(scene) {
      var group: [Int] = []
      follow(kin, from: [scene]) { scene in
        guard seen.insert(scene).inserted else { return false }
        group.append(scene)
        return true
      }
      let names = group.flatMap { identifiers[$0] ?? [] }
      for scene in group where !names.isEmpty { result.identifiers[scene] = names }
    }
    return result
  }

  /// Visits what edges lead to, as far as it is new.
  private func follow(_ edges: [Int: [Int]], from starts: [Int], _ isNew: (Int) -> Bool) {
    var queue = starts
    while let scene = queue.popLast() {
      if isNew(scene) { queue += edges[scene] ?? [] }
    }
  }
}
