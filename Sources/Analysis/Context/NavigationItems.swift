import Index
import Syntax
import Text

extension DocumentContext {
  /// The scene of the controller that has a bar button item with an object, in its navigation item or among its toolbar items; nil
  /// for other objects.
  func sceneOfItem(_ index: Int) -> Int? {
    let objects = outline.objects
    guard
      let item = sequence(first: index, next: { objects[$0].parent }).lazy.map({ objects[$0] })
        .first(where: { $0.element == "barButtonItem" }),
      let parent = outline.object(item.parent),
      parent.element == "navigationItem" || parent.element.hasSuffix("ontroller"),
      // A bar in a view shows its items itself.
      outline.object(parent.parent)?.element != "navigationBar"
    else { return nil }
    return item.scene
  }

  /// Whether the controller of a scene is a navigation controller, which never shows another one, so that no bar shows its item.
  func isNavigationController(ofScene scene: Int) -> Bool {
    controller(ofScene: scene)?.element == "navigationController"
  }

  /// The scenes that a navigation controller may show, as far as storyboards say.
  var scenesInNavigation: Set<Int> {
    guard outline.isStoryboard, platforms == .iOS else { return Set(outline.scenes.indices) }
    let others = ["presentation", "modal", "popover", "popoverPresentation", "embed", "unwind"]
    let users = OtherUsers(of: self)
    var result: Set<Int> = []
    for index in outline.objects.indices {
      guard let identifier = outline.objects[index].storyboardIdentifier, users.mayShow(identifier),
        let scene = outline.objects[index].scene
      else { continue }
      result.insert(scene)
    }
    if users.mayShow(nil) {
      let initial = outline.references.first { $0.kind == .initialController }?.id
      if let scene = object(withID: initial)?.scene { result.insert(scene) }
    }
    for connection in outline.connections where connection.kind == .segue {
      guard let segue = connection.segue, !others.contains(segue.kind ?? ""),
        let scene = object(withID: connection.destination)?.scene
      else { continue }
      if segue.kind == "relationship", outline.object(connection.source)?.element == "tabBarController" {
        continue
      }
      result.insert(scene)
    }
    return result
  }

  /// The ways in which code can put the item of a controller into a bar.
  var waysOfNavigating: [WayOfNaming] {
    let subclasses = query.subclasses(ofClassNamed: "UINavigationController").compactMap {
      query.snapshot.type($0).map { simpleName($0.name) }
    }
    let members = [
      "pushViewController", "setViewControllers", "viewControllers", "pushItem", "navigationBar",
      "toolbarItems",
    ]
    return (["UINavigationController"] + subclasses).unique.map {
      WayOfNaming(names: [AskedName(making: $0)])
    }
      + members.map { WayOfNaming(names: [AskedName($0)]) }
      // Code hands the item to another bar, or takes the buttons of another controller.
      + ["items", "setItems", "children", "childViewControllers"].map {
        WayOfNaming(names: [AskedName("navigationItem"), AskedName($0)], place: .oneFile)
      }
  }
}

/// The names by which something besides code may show the scenes of a storyboard.
struct OtherUsers {
  /// Whether the references in other storyboards are known.
  private var areKnown = true
  /// The identifiers in references that are shown without code, with nil for the initial scene.
  private var shown: Set<String?> = []
  /// The ways in which code performs the segues to the other references, by the identifier.
  private var ways: [String?: [WayOfNaming]] = [:]
  /// The values of run-time attributes, as classes read them that show scenes; nil where the text is not known.
  private var values: Set<String>? = []

  init(of document: DocumentContext) {
    let (snapshot, query) = (document.query.snapshot, document.query)
    let name = documentName(snapshot.path(of: document.file))
    for user in snapshot.nameIndex.documents.storyboardUsers[name, default: []] {
      guard let outline = snapshot.interface(user) else {
        areKnown = false
        break
      }
      for reference in outline.storyboardReferences where reference.storyboardName == name {
        if let found = query.ways(to: reference, in: user, outline) {
          ways[reference.referencedIdentifier, default: []] += found
        } else {
          shown.insert(reference.referencedIdentifier)
        }
      }
    }
    if document.outline.runtimeAttributes.isEmpty { return }
    values = document.text.map { text in
      Set(
        text.bytes.withSpan(SearchText(Array("value=\"".utf8)).ranges).map { place in
          String(decoding: text.bytes[place.upper...].prefix { $0 != 0x22 }, as: UTF8.self)
        })
    }
  }

  /// Whether another storyboard may show a scene by its identifier, or the initial one by none.
  func mayShow(_ identifier: String?) -> Bool {
    !areKnown || shown.contains(identifier) || ways[identifier] != nil
  }

  /// The ways in which code shows a scene by references in other storyboards; nil where one of these is shown without code.
  func ways(toShow identifier: String?) -> [WayOfNaming]? {
    !areKnown || shown.contains(identifier) ? nil : ways[identifier] ?? []
  }

  func hasAttribute(_ identifier: String) -> Bool {
    !identifier.isEmpty && values?.contains(xmlEscaped(identifier)) ?? true
  }
}

extension Query {
  /// The ways in which code shows what a reference leads to: by its own identifier, and by segues. nil where something else may.
  fileprivate func ways(
    to reference: StoryboardReference, in document: FileID, _ outline: InterfaceOutline
  ) -> [WayOfNaming]? {
    guard let object = outline.object(reference.object) else { return nil }
    let segues = outline.connections.filter { $0.kind == .segue && $0.destination == object.id }
    // A reference to which nothing leads is not finished.
    guard !segues.isEmpty, segues.allSatisfy({ isPerformedByCodeAlone($0, in: document) }) else { return nil }
    return (segues.map(\.name) + [object.storyboardIdentifier].compactMap(\.self)).unique.flatMap {
      waysOfNaming($0)
    }
  }
}
