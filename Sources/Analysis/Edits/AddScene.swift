import Syntax
import Text

extension DocumentOperation {
  /// Adds a scene with a controller.
  static let addScene = DocumentOperation(
    "addScene", ["kind", "name", "module", "inherit", "set", "at", "initial"]
  ) {
    arguments, editor throws(OperationRefusal) in
    guard let scenes = editor.tree.root?.child("scenes") else {
      throw OperationRefusal("scenes are added to storyboards alone")
    }
    let kind = try arguments.optionalText("kind") ?? "viewController"
    let known = scenes.children.compactMap { $0["sceneID"] }
    let seed = "\(kind) \(known.count)"
    let (scene, controller) = (editor.freshID("scene", seed), editor.freshID("controller", seed))
    guard
      let content = editor.isMac
        ? editor.macContent(of: kind, controller, seed) : editor.content(of: kind, seed)
    else {
      throw OperationRefusal(
        "no controller '\(kind)'; there are 'viewController', "
          + (editor.isMac
            ? "and 'windowController'" : "'navigationController' and 'tabBarController'"))
    }
    let place = try arguments.numbers("at", count: 2) ?? editor.freePlace(in: scenes)
    let name = try arguments.optionalText("name")
    let values = try arguments.properties("set")
    let title = values.first { $0.path == "title" }?.value ?? name.map(spacedWords) ?? spacedWords(kind)
    let opening = "<\(kind) id=\"\(controller)\" sceneMemberID=\"viewController\">"
    try editor.insert(
      editor.scene(
        scene, title: title, [opening] + content.map { "    " + $0 } + ["</\(kind)>"],
        point: place.map(decimal)), in: scenes, before: nil)
    if let name {
      try editor.setClass(
        of: controller, to: name, try arguments.optionalText("module"),
        isOfTarget: try arguments.flag("inherit"))
    }
    if !values.isEmpty { try editor.set(values, of: controller) }
    if try arguments.flag("initial") { try editor.makeInitial(controller) }
    try editor.name(controller, arguments)
    editor.notes.append("added \(kind) \(controller)")
  }

  /// Makes a controller the initial one of its storyboard.
  static let setInitial = DocumentOperation("setInitial") { arguments, editor throws(OperationRefusal) in
    try editor.makeInitial(try arguments.text("id"))
  }
}

extension DocumentEditor {
  func initialChange(_ id: String?) -> AttributeChange {
    AttributeChange(name: "initialViewController", value: id)
  }

  mutating func makeInitial(_ id: String) throws(OperationRefusal) {
    let controller = try element(id)
    guard let root = tree.root, isSceneController(controller), !controller.name.hasSuffix("laceholder") else {
      throw OperationRefusal("\(described(controller)) is not the controller of a scene")
    }
    try apply(try attributeEdits(root, [initialChange(controller["id"])]))
  }

  /// The lines of a scene with its controller inside.
  mutating func scene(
    _ id: String, title: String, _ controller: [String], point: [String]
  ) -> ElementLines {
    let objects = controller + [firstResponder(in: id)]
    var lines = ["<!--\(title.replacing("-", with: " "))-->", "<scene sceneID=\"\(id)\">", "    <objects>"]
    lines += objects.map { "        " + $0 } + ["    </objects>"]
    if point.count == 2 {
      lines.append("    <point key=\"canvasLocation\" x=\"\(point[0])\" y=\"\(point[1])\"/>")
    }
    return ElementLines(lines + ["</scene>"])
  }

  /// The lines inside of a new controller; nil for an unknown element.
  fileprivate mutating func content(of kind: String, _ seed: String) -> [String]? {
    let size = mainViews.compactMap { $0.child(for: "frame", "rect") }.first
    let (width, height) = (size?["width"] ?? "393", size?["height"] ?? "852")
    func bar(_ name: String, _ id: String, y: String, height: String) -> [String] {
      [
        "<\(name) key=\"\(name)\" contentMode=\"scaleToFill\" id=\"\(id)\">",
        "    <rect key=\"frame\" x=\"0.0\" y=\"\(y)\" width=\"\(width)\" height=\"\(height)\"/>",
        "    <autoresizingMask key=\"autoresizingMask\"/>", "</\(name)>",
      ]
    }
    let id = freshID("view", seed)
    switch kind {
    case "navigationController": return bar("navigationBar", id, y: "0.0", height: "44")
    case "tabBarController": return bar("tabBar", id, y: "0.0", height: "49")
    case "viewController":
      // The color of another scene is used, so that the document needs no further one.
      let colors = mainViews.compactMap { $0.child(for: "backgroundColor", "color") }
      let color =
        colors.first.map { text.string($0.range) }
        ?? "<color key=\"backgroundColor\" white=\"1\" alpha=\"1\" colorSpace=\"custom\" customColorSpace=\"genericGamma22GrayColorSpace\"/>"
      var inner = [color]
      if tree.root?.is("useSafeAreas", "YES") == true {
        let guide = "<viewLayoutGuide key=\"safeArea\" id=\"\(freshID("safeArea", seed))\"/>"
        func isFirst(_ names: [String]) -> Bool? {
          guard let place = names.firstIndex(of: "viewLayoutGuide@safeArea") else { return nil }
          return names.firstIndex(of: "color@backgroundColor").map { place < $0 }
        }
        let others = mainViews.lazy.compactMap { view in
          isFirst(view.children.map { $0.name + "@" + ($0["key"] ?? "") })
        }
        let isBefore = others.first ?? isFirst(orders.children(of: "view")?.names ?? []) ?? false
        inner.insert(guide, at: isBefore ? 0 : 1)
      }
      let frame = [
        "<rect key=\"frame\" x=\"0.0\" y=\"0.0\" width=\"\(width)\" height=\"\(height)\"/>",
        "<autoresizingMask key=\"autoresizingMask\" widthSizable=\"YES\" heightSizable=\"YES\"/>",
      ]
      return ["<view key=\"view\" contentMode=\"scaleToFill\" id=\"\(id)\">"]
        + (frame + inner).map { "    " + $0 } + ["</view>"]
    default: return nil
    }
  }

  /// The lines inside of a new controller of macOS; nil for an unknown element.
  fileprivate mutating func macContent(of kind: String, _ controller: String, _ seed: String) -> [String]? {
    let id = freshID("view", seed)
    switch kind {
    case "windowController":
      let screen = tree.root?.descendants.first { $0.is("key", "screenRect") }
      return [
        #"<window key="window" title="Window" allowsToolTipsWhenApplicationIsInactive="NO" autorecalculatesKeyViewLoop="NO" releasedWhenClosed="NO" visibleAtLaunch="NO" animationBehavior="default" id="\#(id)">"#,
        #"    <windowStyleMask key="styleMask" titled="YES" closable="YES" miniaturizable="YES" resizable="YES"/>"#,
        #"    <windowPositionMask key="initialPositionMask" leftStrut="YES" rightStrut="YES" topStrut="YES" bottomStrut="YES"/>"#,
        #"    <rect key="contentRect" x="196" y="240" width="480" height="270"/>"#,
        "    "
          + (screen.map { text.string($0.range) }
            ?? #"<rect key="screenRect" x="0.0" y="0.0" width="1680" height="1027"/>"#),
        "    <connections>",
        #"        <outlet property="delegate" destination="\#(controller)" id="\#(freshID("delegate", seed))"/>"#,
        "    </connections>", "</window>",
      ]
    case "viewController":
      let size = mainViews.compactMap { $0.child(for: "frame", "rect") }.first
      let (width, height) = (size?["width"] ?? "480", size?["height"] ?? "270")
      return [
        "<view key=\"view\" id=\"\(id)\">",
        "    <rect key=\"frame\" x=\"0.0\" y=\"0.0\" width=\"\(width)\" height=\"\(height)\"/>",
        "    <autoresizingMask key=\"autoresizingMask\"/>", "</view>",
      ]
    default: return nil
    }
  }

  /// The views of the controllers of a storyboard.
  private var mainViews: [DocumentElement] {
    tree.root?.child("scenes")?.children.compactMap { scene in
      scene.child("objects")?.children.first { isSceneController($0) }?.child(for: "view", "view")
    } ?? []
  }

  /// A place on the canvas to the right of all scenes.
  fileprivate func freePlace(in scenes: DocumentElement) -> [Double] {
    let points = scenes.children.compactMap { scene -> [Double]? in
      guard let point = scene.child(for: "canvasLocation"), let x = point["x"].flatMap({ Double($0) }),
        let y = point["y"].flatMap({ Double($0) })
      else { return nil }
      return [x, y]
    }
    guard let last = points.max(by: { $0[0] < $1[0] }) else { return [0, 0] }
    return [last[0] + 800, last[1]]
  }
}

/// The words of a name, as Interface Builder names a scene: `LoginViewController` becomes `Login View Controller`.
private func spacedWords(_ name: String) -> String {
  var result = ""
  for character in name {
    if character.isUppercase, result.last?.isLowercase == true { result += " " }
    result += result.isEmpty ? character.uppercased() : String(character)
  }
  return result
}
