import AppleFacts
import Index
import Syntax
import Text

/// The parts of a document that take no effect: a document that no target builds, a scene that nothing leads to, a nib that
/// nothing loads and a segue that nothing performs. Nothing in these can crash the app.
struct Effects {
  private let document: DocumentContext
  private let hidden: HiddenParts

  init(_ document: DocumentContext) {
    self.document = document
    hidden = document.query.hiddenParts(of: document.file) { document }
  }

  /// Whether no target builds the document.
  var isOfNoTarget: Bool { hidden.isWhole }

  /// The reason why a finding takes no effect; nil where it does.
  func note(on diagnostic: Diagnostic) -> String? {
    // A nib that nothing loads may be the fault itself.
    let isAboutLack =
      diagnostic.has(.absence) && diagnostic.severity == .error && !document.outline.isStoryboard
    if hidden.isWhole {
      if isAboutLack { return nil }
      // A fault in several documents has an effect if a target builds any of them.
      let isBuiltElsewhere = diagnostic.related.contains {
        $0.file != document.file && document.query.isListed(document: $0.file) == .yes
      }
      return isBuiltElsewhere ? nil : "no target builds this file"
    }
    // A damaged document does not compile, whatever shows the damaged part.
    if diagnostic.has(.damage) { return nil }
    if let part = hidden.parts.first(where: { $0.range.touches(diagnostic.range.lower) }) { return part.note }
    guard diagnostic.severity == .error else { return nil }
    let causes = document.codeCauses.around(
      diagnostic.range.lower, besidesLoading: isAboutLack, ofMadeClass: diagnostic.has(.classByName))
    return causes.first { !document.isInUse($0) }?.note
  }
}

extension DocumentContext {
  /// The events in the document that only code can cause. See `CodeCauses`.
  var causesOfCode: CodeCauses {
    var result = CodeCauses()
    let overrides: (ClassChain) -> Bool = { self.overrideOfLoadView(in: $0) != nil }
    result.ofBodies = views(ofControllersWhere: overrides) + nib(ofOwnerWhere: overrides)
    // A dependency that is not here can't name what is in this app.
    guard query.snapshot.coverage.isWhole else { return result }
    result.ofAll = loading
    let objects = outline.objects
    let hidden = HiddenViews(self) { objects[$0].isHidden && objects[$0].element != "menuItem" }
    let untouchable = HiddenViews(self) { objects[$0].isUntouchable }
    let transparent = HiddenViews(self) { objects[$0].isTransparent }
    lazy var shownItems = scenesInNavigation
    lazy var navigating = waysOfNavigating
    let windows = waysToHiddenWindows
    for (index, connection) in outline.connections.enumerated() {
      func add(_ ways: [WayOfNaming], _ note: String) {
        result.ofConnections.append((connection.range, CodeCauses.Cause(ways: ways, note: note)))
      }
      if connection.kind == .segue, outline.isPerformedByCode(connection) {
        result.ofConnections.append((connection.range, CodeCauses.Cause(segue: connection.name, query)))
        continue
      }
      guard let source = connection.source else { continue }
      let isAction = connection.kind == .action
      if isAction || crossesScenes(connection: index), let outlets = hidden?.outlets(ofSource: source) {
        add(waysOfShowing(outlets, of: source), noCodeUnhides)
      }
      if let ways = waysOfAccessory(connection) { add(ways, noDetailButton) }
      if isAction || connection.kind == .segue, objects[source].isSpace { add([], spaceSendsNothing) }
      if isAction || connection.kind == .segue, let scene = sceneOfItem(source) {
        if isNavigationController(ofScene: scene) {
          add([], nothingShowsItem)
        } else if !shownItems.contains(scene) {
          add(navigating, nothingShowsItem)
        }
      }
      guard isAction else { continue }
      if outline.objects[source].key == "backBarButtonItem" { add([], backItemSendsNone) }
      if let outlets = untouchable?.outlets(ofSource: source) {
        add(waysOfTouching(outlets, of: source), noCodeLetsTouch)
      }
      if let outlets = transparent?.outlets(ofSource: source) {
        add(waysOfFadingIn(outlets, of: source), noCodeFadesIn)
      }
      if let ways = waysOfEnabling(source) { add(ways, noCodeEnables) }
      if let ways = waysOfEditing(source) { add(ways, noCodeEdits) }
      let top = outline.objects(from: source).last
      if let ways = top.flatMap({ windows[$0] }) { add(ways, noCodeShowsWindow) }
    }
    result.ofPrototypes = causesOfPrototypes
    result.ofViews = viewsLeftToCode
    result.waysToScenes = waysToScenes
    result.ofScenes = causes(ofScenes: result.waysToScenes)
    result.ofMadeClasses = causes(ofMadeClasses: result.waysToScenes)
    return result
  }

  /// The dequeuing of the prototypes.
  private var causesOfPrototypes: [(range: ByteRange, cause: CodeCauses.Cause)] {
    outline.objects.indices.compactMap { index in
      guard let identifier = outline.objects[index].reuseIdentifier, outline.isPrototype(index),
        let ways = waysOfNamingTypes(among: [identifier]), let parts = query.waysOfComposing(identifier)
      else { return nil }
      let cause = CodeCauses.Cause(
        ways: ways + query.waysOfNaming(identifier, inTexts: true) + parts, note: noCodeDequeues,
        subject: mainObject(ofScene: outline.objects[index].scene).map { .table($0) })
      return (outline.objects[index].range, cause)
    }
  }

  /// The parts of a storyboard that never appear, each with the note of a finding in it.
  var hiddenParts: [(range: ByteRange, note: String)] {
    guard outline.isStoryboard else {
      return replacedNib.map { ($0, nothingShowsView) }
    }
    return unreachableScenes.map { ($0, nothingShows) } + replacedViews.map { ($0, nothingShowsView) }
      + strayViews.map { ($0, nothingLeadsHere) } + strayFormatters.map { ($0, nothingUsesFormatter) }
      + namelessPrototypes.map { ($0, noCodeCanDequeue) }
  }

  /// The prototypes without an identifier, and the outlets that lead into them, which are in no nib.
  private var namelessPrototypes: [ByteRange] {
    let objects = outline.objects
    let prototypes = Set(
      objects.indices.filter { objects[$0].reuseIdentifier == nil && outline.isRepeated($0) })
    if prototypes.isEmpty { return [] }
    let outlets = outline.connections.filter { connection in
      guard connection.kind == .outlet || connection.kind == .outletCollection,
        let destination = objectIndex(withID: connection.destination)
      else { return false }
      return outline.objects(from: destination).contains(where: prototypes.contains)
    }
    return prototypes.map { objects[$0].range } + outlets.map(\.range)
  }

  /// The formatters beside the controller of a scene to which nothing leads, so that no control uses them.
  private var strayFormatters: [ByteRange] {
    let stray = outline.objects.filter { $0.parent == nil && $0.element.hasSuffix("Formatter") }
    if stray.isEmpty { return [] }
    let destinations = Set(outline.connections.compactMap(\.destination))
    return stray.filter { !destinations.contains($0.id) }.map(\.range)
  }

  /// The views that controllers replace: containers of the framework, and classes that override `loadView` without a call of
  /// `super`.
  private var replacedViews: [ByteRange] { views(ofControllersWhere: replacesView) }

  /// The whole nib of a controller that replaces its view, where code loads the nib only by handing its name to controllers.
  private var replacedNib: [ByteRange] {
    let name = documentName(query.snapshot.path(of: file))
    guard query.snapshot.nameIndex.documents.nibUsers[name] == nil,
      case let nib = nib(ofOwnerWhere: replacesView), !nib.isEmpty,
      query.isHanded(nib: name, toThose: replacesView, with: file)
    else { return [] }
    return nib
  }

  private func replacesView(_ chain: ClassChain) -> Bool {
    if let apple = chain.appleClass, makesOwnView(apple.name, on: apple.platforms) { return true }
    guard let holder = overrideOfLoadView(in: chain), let text = query.text(of: holder.file).current,
      // A condition may leave the override out.
      !SearchText(Array("#if".utf8)).occurs(in: text)
    else { return false }
    return !query.callsSuper("loadView", in: holder.file)
  }

  /// The objects of a nib whose owner is a controller of some class.
  private func nib(ofOwnerWhere isMeant: (ClassChain) -> Bool) -> [ByteRange] {
    guard !outline.isStoryboard,
      let owner = customized.first(where: { outline.objects[$0].placeholder == .filesOwner }),
      case let chains = chains(ofObject: owner), !chains.isEmpty,
      chains.allSatisfy({ $0.isViewController == .yes && isMeant($0) })
    else { return [] }
    return outline.objects.map(\.range)
  }

  /// The class of the workspace, or its extension, that overrides `loadView`.
  private func overrideOfLoadView(in chain: ClassChain) -> TypeID? {
    platforms.flatMap { query.overrideOfLoadView(in: chain, on: $0) }
  }

  /// The views of controllers of some classes, with the outlets into these views.
  private func views(ofControllersWhere isMeant: (ClassChain) -> Bool) -> [ByteRange] {
    customized.filter {
      outline.objects[$0].element.hasSuffix("ewController") && outline.objects[$0].parent == nil
    }
    .flatMap { controller -> [ByteRange] in
      let chains = chains(ofObject: controller)
      return chains.isEmpty || !chains.allSatisfy(isMeant) ? [] : view(of: controller)
    }
  }

  /// The view of a controller, with the outlets of the controller that lead into it.
  func view(of controller: Int) -> [ByteRange] {
    guard let view = outline.child(of: controller, key: "view")?.range else { return [] }
    let outlets = connections(from: controller).filter { index in
      object(withID: outline.connections[index].destination).map { view.touches($0.range.lower) } ?? false
    }
    return [view] + outlets.map { outline.connections[$0].range }
  }

  /// The evidence that decides whether a finding at a place takes effect; nil where the document alone decides.
  func evidence(ofEffectAt offset: Int) -> Evidence? {
    let causes = codeCauses.around(offset)
    // The names of ways to scenes are the same for all findings. See `evidenceOfScenes`.
    let names = causes.flatMap { $0.ways.flatMap(\.names) }
    // The body of `loadView` decides about the views that a controller replaces.
    let readsBody = codeCauses.ofBodies.contains { $0.touches(offset) }
    let mayBeMisspelled = causes.contains(where: \.mayBeMisspelled)
    if names.isEmpty, !readsBody, !mayBeMisspelled { return nil }
    // The judge decides, when everything else about the finding is known.
    var result = Evidence(names: names + (readsBody ? [AskedName("loadView")] : []), readsUses: true) { _ in
      .holds
    }
    result.readsSharedNames = mayBeMisspelled
    if !names.isEmpty {
      result.further = Evidence.ofReaching(names, with: file)
    }
    return result
  }

  /// The views, bar button items and gesture recognizers beside the controller of a scene that nothing in it leads to.
  private var strayViews: [ByteRange] {
    let items = outline.objects.indices.filter { index in
      let object = outline.objects[index]
      return object.parent == nil && object.scene != nil
        && (object.element == "barButtonItem" || object.element.hasSuffix("GestureRecognizer"))
    }
    let stray = viewsBesideControllers + items
    if stray.isEmpty { return [] }
    // A connection from another scene does not exist when the app runs.
    let connected = Set(
      outline.connections.compactMap { connection in
        connection.destination.map { Destination(id: $0, scene: outline.object(connection.source)?.scene) }
      })
    return stray.filter { index in
      let object = outline.objects[index]
      return !connected.contains(Destination(id: object.id, scene: object.scene))
    }.map { outline.objects[$0].range }
  }

  private struct Destination: Hashable {
    let id: String
    let scene: Int?
  }

  private var viewsBesideControllers: [Int] {
    outline.objects.indices.filter { index in
      let object = outline.objects[index]
      return object.parent == nil && object.placeholder == nil
        && controller(ofScene: object.scene)?.element.hasSuffix("ontroller") == true
        && (object.element == "tableViewSection" || chains(ofObject: index).contains { $0.isView == .yes })
    }
  }

  /// The views beside the controller of a scene to which only outlets of the workspace's classes lead, with the code that uses
  /// these, or starts from views inside.
  private var viewsLeftToCode: [(range: ByteRange, cause: CodeCauses.Cause)] {
    let views = outline.isStoryboard ? viewsBesideControllers : []
    if views.isEmpty { return [] }
    // An action that is sent to a view does not show it.
    let ways = waysOfOutlets(to: views, from: "superview") { $0 != .action }
    return views.compactMap { view in
      guard let known = ways[view] ?? nil, !known.isEmpty else { return nil }
      return (outline.objects[view].range, CodeCauses.Cause(ways: known, note: noCodeUsesView))
    }
  }

  /// The ways in which code may get one of some names from a type; nil where no project lists the code, and the
  /// folder has no app either.
  ///
  /// Code that gets the name of any type has to receive the type, unless a document makes an object of it.
  func waysOfNamingTypes(among names: [String]) -> [WayOfNaming]? {
    let types = query.snapshot.nameIndex.types
    let named = names.unique.filter { types.byName[$0] != nil || types.byObjCName[$0] != nil }
    if named.isEmpty { return [] }
    let isOfAppWithoutProject = query.targetMap.targets.isEmpty && query.snapshot.declaresApp
    guard isOfAppWithoutProject || query.isListed(document: file) == .yes else { return nil }
    let seesAllCode = query.seesAllCode(around: file)
    let ways = named.map { name in
      let classes = query.snapshot.classes(called: name)
      // A dependency that is missing may make a text from a class, but for the nib of a controller, which UIKit loads itself. It
      // knows no other type of the app.
      let mayBeHanded = classes.contains { outline.isStoryboard || !isViewController($0) }
      let documents = classes.filter { query.mayMeet(file, $0.file) }.flatMap(documentsMaking).unique
      func ways(_ makers: [AskedName]) -> [WayOfNaming] {
        let isMade = documents.contains(where: mayLoadWithoutCode)
        // Code has to load the documents first that nothing else loads.
        return [
          WayOfNaming(names: makers + (isMade ? [] : [AskedName(making: name)]), place: .handedOn(classes))
        ]
          + (isMade ? [] : documents).map { document in
            WayOfNaming(names: makers + [AskedName(documentName(query.snapshot.path(of: document)))])
          }
      }
      let own = ways([.anyTypeName])
      if seesAllCode || !mayBeHanded { return own }
      // A dependency gets the type of an object only where the class derives from one of its types, or where the class loads its
      // own nib by a method that is not known: else code hands it the class.
      return own
        + (classes.contains(where: mayDeriveFromDependency)
          || !outline.isStoryboard && query.speakOfNibs(classes)
          ? ways([]) : [WayOfNaming(names: [AskedName(making: name)], place: .handedToDependency(classes))])
    }.joined()
    // An empty way means that the dependency alone can name a class that a document makes.
    return ways.contains(where: \.names.isEmpty) ? nil : Array(ways)
  }

  /// Whether a superclass or a protocol of a class may be one of a dependency that is missing. A delegate is an object to it, of
  /// whatever class.
  private func mayDeriveFromDependency(_ id: TypeID) -> Bool {
    query.chains(of: id, on: .all).contains { chain in
      !chain.isKnown
        || query.unknownProtocols(of: chain).contains { name in
          !["Delegate", "DataSource"].contains(where: name.hasSuffix)
        }
    }
  }

  private func isViewController(_ id: TypeID) -> Bool {
    query.chains(of: id, on: .all).contains { $0.isViewController == .yes }
  }

  /// The other documents of the app that make an object of a class themselves. One of a subclass has another name.
  private func documentsMaking(_ id: TypeID) -> [FileID] {
    query.uses(of: id).filter { use in
      use.file != file && use.chains.contains { $0.classes.first == id } && query.mayMeet(file, use.file)
        && query.isListed(document: use.file) != .no
    }.map(\.file).unique
  }

  /// Whether the app, a property list that is not read or another document may load a document, or the document is a nib, which a
  /// controller may load by its own name.
  private func mayLoadWithoutCode(_ document: FileID) -> Bool {
    let names = query.snapshot.nameIndex.documents
    return query.snapshot.interface(document)?.isStoryboard != true
      || names.storyboardUsers[documentName(query.snapshot.path(of: document))]?.isEmpty == false
      || query.mayBegin(with: document)
  }
}

extension Query {
  /// The class of the workspace, or its extension, that overrides `loadView`.
  func overrideOfLoadView(in chain: ClassChain, on platforms: ApplePlatforms) -> TypeID? {
    memberHolders(of: chain, on: platforms).first { holder, depth in
      depth < chain.classes.count
        && snapshot.readMembers(of: holder).contains {
          $0.selector == "loadView" && !$0.flags.contains(.isStatic)
        }
    }?.0
  }
}

extension CodeCauses.Cause {
  /// The performing of a segue by its identifier in code.
  init(segue identifier: String, _ query: Query) {
    self.init(
      ways: query.waysOfNaming(identifier), note: noCodePerforms, subject: .segue(identifier))
  }
}

extension InterfaceOutline {
  /// The object in a property of another one, such as the view of a controller.
  func child(of parent: Int, key: String) -> InterfaceObject? {
    let upper = objects[parent].range.upper
    return objects[(parent + 1)...].prefix { $0.range.lower < upper }
      .first { $0.parent == parent && $0.key == key }
  }

  /// Whether nothing but code performs a segue: it begins at the controller itself.
  func isPerformedByCode(_ segue: Connection) -> Bool {
    guard let source = object(segue.source), source.parent == nil, source.element.hasSuffix("ontroller"),
      let kind = segue.segue?.kind
    else { return false }
    return kind != "relationship" && kind != "embed"
  }
}

extension Diagnostic {
  /// Adds a note on the finding's effect to the message.
  ///
  /// A baseline recognizes the finding without the note, since it stays the same when a target builds the document again.
  mutating func add(_ note: String) {
    // A summary describes a document in its own words, and clients read the end of the message about a rename.
    guard singles.isEmpty, rename == nil else { return }
    let stated = baselineMessage ?? message
    // A suggestion stays last.
    let rest = message.hasPrefix(stated) ? message.dropFirst(stated.count) : ""
    baselineMessage = stated
    message = stated + " (\(note))" + rest
  }
}

/// Whether a class of the framework makes its own view, as containers do, and loads no nib.
func makesOwnView(_ name: String, on platforms: ApplePlatforms) -> Bool {
  ["UINavigationController", "UITabBarController", "UISplitViewController", "UIAlertController"].contains {
    AppleSDK.isSubclass(name, of: $0, on: platforms)
  }
}

/// The events in a document that only code can cause, by a name: loading a nib, performing a segue, showing a scene or a hidden
/// view, dequeuing a cell.
struct CodeCauses {
  struct Cause {
    /// The ways in which code can name what it causes.
    var ways: [WayOfNaming]
    /// The note of a finding when no code names it.
    var note: String
    var subject: Subject?

    /// Whether code may misspell the name of the subject.
    var mayBeMisspelled: Bool {
      switch subject {
      case .scene, .identifier, .segue: true
      case nil, .table, .initial, .document: false
      }
    }
  }

  enum Subject {
    /// A scene that `waysToScenes` lists.
    case scene(Int)
    /// A prototype in a table of the controller at this index.
    case table(Int)
    /// A scene with this storyboard identifier.
    case identifier(String)
    /// A segue with this identifier, which code performs.
    case segue(String)
    /// The initial controller of the document.
    case initial
    /// The document, by its name or that of another one, from which references lead to it.
    case document(Set<String>)
  }

  /// A way to a scene.
  struct WayToScene {
    /// The event in code that opens the way; nil where something else opens it, or may.
    var cause: Cause?
    /// The scene from which the way leads, which has to be shown first.
    var source: Int?
  }

  fileprivate(set) var ofAll: Cause?
  /// The views of controllers whose classes override `loadView`, with the outlets into them. The body of `loadView` decides about
  /// them.
  fileprivate(set) var ofBodies: [ByteRange] = []
  /// The connections that take effect only by a cause in code, in the order of the text.
  fileprivate(set) var ofConnections: [(range: ByteRange, cause: Cause)] = []
  fileprivate(set) var ofPrototypes: [(range: ByteRange, cause: Cause)] = []
  /// The views beside the controller of a scene that code has to use.
  fileprivate(set) var ofViews: [(range: ByteRange, cause: Cause)] = []
  /// The ways to each scene that only code shows, by the index of the scene.
  fileprivate(set) var waysToScenes: [Int: [WayToScene]] = [:]
  /// The scenes that only code shows, or only their views where the app makes the controllers anyway.
  fileprivate(set) var ofScenes: [(range: ByteRange, cause: Cause)] = []
  /// The names of the classes of controllers that the app makes, whose scenes only code shows: without the class, a controller is
  /// made all the same.
  fileprivate(set) var ofMadeClasses: [(range: ByteRange, cause: Cause)] = []

  /// The causes that a place of the document needs to have an effect.
  func around(_ offset: Int, besidesLoading: Bool = false, ofMadeClass: Bool = true) -> [Cause] {
    (besidesLoading ? [] : ofAll.map { [$0] } ?? [])
      + [ofConnections, ofPrototypes, ofViews, ofScenes, ofMadeClass ? ofMadeClasses : []].flatMap {
        causes(in: $0, offset)
      }
  }

  /// The causes of one place, which are beside one another.
  private func causes(in places: [(range: ByteRange, cause: Cause)], _ offset: Int) -> [Cause] {
    let next = places.partitionPoint { $0.range.lower > offset }
    return places[..<next].reversed().prefix { $0.range.touches(offset) }.map(\.cause).reversed()
  }
}
