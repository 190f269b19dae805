import Syntax

/// The bars that a scene shows because of the segues that lead to it.
struct SceneBars {
  var hasNavigationBar: Bool?
  var navigationBar: DocumentElement?
  /// The items of the scenes in a tab bar controller; nil for a scene without an item.
  var tabs: [DocumentElement?] = []
}

extension InterfaceDocument {
  /// The bars of each scene, by its id: a scene may be the root of a navigation controller, or pushed from such a scene.
  func bars(of scenes: [StoryboardScene]) -> [String: SceneBars] {
    let byID = Dictionary(scenes.map { ($0.id, $0) }) { first, _ in first }
    func segues(of id: String) -> [DocumentElement] { byID[id]?.segues ?? [] }
    var bars: [String: SceneBars] = [:]
    for scene in scenes where scene.controller.name == "navigationController" {
      let isHidden = scene.controller.is("navigationBarHidden", "YES")
      let bar = scene.controller.child(for: "navigationBar")
      var open = segues(of: scene.id).filter { $0.is("relationship", "rootViewController") }
        .compactMap { $0["destination"] }
      var seen: Set<String> = []
      while let id = open.popLast() {
        guard let next = byID[id], seen.insert(id).inserted else { continue }
        if bars[id]?.hasNavigationBar == nil {
          bars[id, default: SceneBars()].hasNavigationBar = !isHidden
          bars[id]?.navigationBar = bar
        }
        guard next.controller.name != "navigationController" else { continue }
        open += segues(of: id).filter { $0.is("kind", "show") || $0.is("kind", "push") }
          .compactMap { $0["destination"] }
          .filter { byID[$0].map { $0.controller.name != "navigationController" } ?? false }
      }
    }
    for scene in scenes {
      if bars[scene.id]?.hasNavigationBar == nil, let item = scene.controller.child(for: "navigationItem"),
        item.has("title") || item.hasChildren
      {
        bars[scene.id, default: SceneBars()].hasNavigationBar = true
      }
      if scene.controller.name == "tabBarController" {
        bars[scene.id, default: SceneBars()].tabs = segues(of: scene.id)
          .filter { $0.is("relationship", "viewControllers") }
          .compactMap { $0["destination"].flatMap { byID[$0] } }
          .map { $0.controller.child(for: "tabBarItem") }
      }
    }
    return bars
  }
}
