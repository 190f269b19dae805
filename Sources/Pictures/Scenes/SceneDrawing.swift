import Syntax

/// One scene of a storyboard.
extension Painter {
  /// The size of a scene in the picture.
  func size(of scene: StoryboardScene) -> (width: Double, height: Double) {
    let controller = scene.controller
    switch controller.name {
    case "viewControllerPlaceholder", "controllerPlaceholder":
      return (max(120, width(of: controller.placeholderTitle, TextStyle(size: 13)) + 50), 40)
    case "application": return (600, 24)
    case "windowController":
      if let window = controller.child("window") {
        let rect =
          window.child(for: "contentView")?.frame ?? window.child(for: "contentRect", "rect").map { Rect($0) }
        if let rect { return (max(40, rect.width), max(20, rect.height) + 28) }
      }
      return (450, 300)
    default:
      if let frame = controller.child(for: "view")?.frame {
        return (max(60, frame.width), max(40, frame.height))
      }
      if !document.isMac { return (document.device.width, document.device.height) }
      let isContainer = ["tabViewController", "splitViewController"].contains(controller.name)
      return isContainer ? (450, 300) : (240, 120)
    }
  }

  /// Draws a scene's controller with its title above, and returns the covered area.
  ///
  /// - Parameters:
  ///   - title: The size of the title, which grows with a map, and the room for its width.
  ///   - isOnMap: Whether to draw a menu bar without its menus.
  mutating func drawScene(
    _ scene: StoryboardScene, at origin: (x: Double, y: Double), _ bars: SceneBars,
    title: (size: Double, room: Double), isOnMap: Bool
  ) -> Rect {
    let controller = scene.controller
    let (x, y) = origin
    resetTint()
    switch controller.name {
    case "application":
      guard let menu = controller.child(for: "mainMenu") else { return Rect(x, y, 0, 0) }
      beginObject(controller, Rect(x, y, 120, 24), label: "Application")
      let rect = drawMenuBar(menu, x: x, y: y, withMenus: !isOnMap)
      end()
      resize(controller, to: Rect(x, y, rect.width, 24))
      return rect
    case "windowController":
      let size = size(of: scene)
      beginObject(controller, Rect(x, y, size.width, size.height), label: controller["title"] ?? "")
      let rect =
        controller.child("window").map { drawWindow($0, x: x, y: y) }
        ?? drawEmptyScreen(controller, Rect(x, y, size.width, size.height))
      end()
      resize(controller, to: rect)
      drawTitle(of: scene, rect, title.size, title.room)
      return rect
    case "viewControllerPlaceholder", "controllerPlaceholder":
      let size = size(of: scene)
      let rect = Rect(x, y, size.width, size.height)
      object(controller, rect, label: controller.placeholderTitle) { painter in
        painter.rect(
          rect, fill: Color.gray.with(alpha: 0.15), stroke: Color.gray.with(alpha: 0.8), radius: 6)
        painter.text(
          controller.placeholderTitle, in: rect.inset(10, 0),
          TextStyle(size: 13, weight: 500, color: painter.isDark ? Color(0xE5E5EA) : Color(0x3A3A3C)),
          .centered)
      }
      return rect
    default:
      let size = size(of: scene)
      let rect = Rect(x, y, size.width, size.height)
      rootArea = rect.area
      let radius = document.isMac ? 4.0 : 10
      object(controller, rect, label: controller["title"] ?? controller["storyboardIdentifier"] ?? "") {
        painter in
        painter.rect(
          rect,
          fill: painter.document.system(
            painter.document.isMac ? "windowBackgroundColor" : "systemBackgroundColor"), radius: radius)
        painter.clip(to: rect, radius: radius) { $0.drawScreen(controller, rect, bars) }
        painter.rect(
          rect.inset(0.5), stroke: (painter.isDark ? Color(0xAEAEB2) : Color(0x636366)).with(alpha: 0.9),
          radius: radius)
      }
      drawTitle(of: scene, rect, title.size, title.room)
      return rect
    }
  }

  private mutating func drawEmptyScreen(_ controller: DocumentElement, _ rect: Rect) -> Rect {
    self.rect(rect, fill: Color.gray.with(alpha: 0.1))
    text(
      controller["customClass"] ?? controllerTitles[controller.name] ?? controller.name,
      in: Rect(rect.x + 10, rect.y + rect.height * 0.4, rect.width - 20, 40),
      TextStyle(size: 18, weight: 500, color: .gray), .centered)
    return rect
  }

  private mutating func drawScreen(_ controller: DocumentElement, _ rect: Rect, _ bars: SceneBars) {
    let device = document.device
    let isScreen = document.platform == .iOS
    let fillsScreen = isScreen && rect.height >= device.height - 1
    let statusBar = fillsScreen ? device.statusBar : 0
    let hasBar = bars.hasNavigationBar ?? false
    let hasView = controller.child(for: "view")?.frame != nil
    if fillsScreen, !controller.is("automaticallyAdjustsScrollViewInsets", "NO") {
      safeAreaTop = rect.y + device.statusBar + (hasBar ? 44 : 0)
    }
    if hasView, let view = controller.child(for: "view") {
      draw(view, in: rect, 0)
    } else {
      _ = drawEmptyScreen(controller, rect)
    }
    safeAreaTop = nil
    guard isScreen else { return }

    let bar = Rect(rect.x, rect.y, rect.width, statusBar + 44)
    let item = Rect(rect.x, rect.y + statusBar, rect.width, 44)
    let ground = controller.child(for: "view").flatMap { document.color(of: $0, for: "backgroundColor") }
    var isDarkBar = ground.map { $0.alpha > 0.5 && $0.luminance < 0.5 } ?? document.isDark
    if controller.name == "navigationController" {
      let navigationBar = controller.child(for: "navigationBar")
      if !controller.is("navigationBarHidden", "YES") {
        drawBarGround(bar, of: navigationBar)
        isDarkBar = navigationBar.map { isDarkGround($0) } ?? document.isDark
        text(
          navigationBar?["customClass"] ?? "Navigation Bar", in: item,
          TextStyle(size: 17, weight: 600, color: .gray), .centered)
        if let navigationBar { noteObject(navigationBar, item) }
      }
    } else if hasBar, let navigationItem = controller.child(for: "navigationItem") {
      drawBarGround(bar, of: bars.navigationBar)
      isDarkBar = bars.navigationBar.map { isDarkGround($0) } ?? document.isDark
      drawNavigationItem(navigationItem, item, bar: bars.navigationBar)
    }
    if statusBar >= 20 {
      drawStatusBar(Rect(rect.x, rect.y, rect.width, min(statusBar, 44)), isOnDark: isDarkBar)
    }

    let foot = Rect(rect.x, rect.bottom - 49 - device.homeIndicator, rect.width, 49 + device.homeIndicator)
    if controller.name == "tabBarController" {
      let tabBar = controller.child(for: "tabBar")
      drawBarGround(foot, of: tabBar, lineAtTop: true)
      if let tabBar { noteObject(tabBar, foot) }
      drawTabs(Array(bars.tabs.prefix(10)), foot)
    }
    if let items = controller.child("toolbarItems"), items.hasChildren {
      let strip = Rect(rect.x, rect.bottom - 44 - device.homeIndicator, rect.width, 44 + device.homeIndicator)
      drawBarGround(strip, of: nil, lineAtTop: true)
      drawToolbarItems(items, Rect(strip.x, strip.y, strip.width, 44))
    }
  }

  private func isDarkGround(_ bar: DocumentElement) -> Bool {
    document.color(of: bar, for: "barTintColor").map { $0.luminance < 0.5 && $0.alpha > 0.5 }
      ?? (document.isDark || bar.is("barStyle", "black"))
  }

  private mutating func drawStatusBar(_ rect: Rect, isOnDark: Bool) {
    let ink = isOnDark ? Color.white : .black
    let isTall = rect.height > 24
    textLine(
      "9:41", x: isTall ? rect.x + 40 : rect.centerX, baseline: rect.centerY + (isTall ? 9 : 4.5),
      TextStyle(size: isTall ? 15 : 12, weight: 600, color: ink), anchor: .middle)
    let y = rect.centerY + (isTall ? 4 : 0)
    self.rect(
      Rect(rect.right - 38, y - 4.5, 21, 9), stroke: ink.with(alpha: 0.5), radius: 2.5)
    self.rect(Rect(rect.right - 36.5, y - 3, 18, 6), fill: ink, radius: 1.5)
  }

  /// Draws the title above a scene, and an arrow at the initial scene of the storyboard.
  private mutating func drawTitle(of scene: StoryboardScene, _ rect: Rect, _ size: Double, _ room: Double) {
    let controller = scene.controller
    let ink = isDark ? Color(0xE5E5EA) : Color(0x3A3A3C)
    if let initial = document.root["initialViewController"], initial == scene.id {
      let y = rect.y + min(rect.height / 2, 120)
      let x = rect.x - 34
      stroke(
        Path(steps: [
          .move(x, y), .line(x + 26, y), .move(x + 17, y - 7), .line(x + 26, y), .line(x + 17, y + 7),
        ]), .note, width: 3)
    }
    let title = controller["title"] ?? controller["userLabel"] ?? ""
    let kind = controller["customClass"] ?? controllerTitles[controller.name] ?? controller.name
    let style = TextStyle(size: size, weight: 600, color: ink)
    let measure = TextMeasure(style, isMac: false)
    let label = measure.fitted(
      title.isEmpty || title == kind ? kind : "\(title) — \(kind)",
      in: min(room, max(rect.width * 1.25, 160)), .tail)
    let baseline = rect.y - 9 - (size - 15) * 0.3
    textLine(label, x: rect.x, baseline: baseline, style)
    let rest = rect.width - measure.width(label) - 14
    if let identifier = controller["storyboardIdentifier"], identifier != title, rest > 70 {
      let small = TextStyle(size: 11, color: .gray)
      textLine(
        TextMeasure(small, isMac: false).fitted("“\(identifier)”", in: rest, .tail), x: rect.right,
        baseline: baseline, small, anchor: .end)
    }
  }
}

extension DocumentElement {
  var isStoryboardReference: Bool {
    name == "viewControllerPlaceholder" || name == "controllerPlaceholder"
  }

  /// The title of a reference to a scene of another storyboard.
  var placeholderTitle: String {
    let scene = self["referencedIdentifier"].map { " ▸ " + $0 } ?? ""
    let title = (self["storyboardName"] ?? "") + scene
    return title.isEmpty ? "Storyboard reference" : title
  }
}

private let controllerTitles = [
  "navigationController": "Navigation Controller", "tabBarController": "Tab Bar Controller",
  "splitViewController": "Split View Controller", "pageViewController": "Page View Controller",
  "hostingController": "Hosting Controller", "tabViewController": "Tab View Controller",
  "avPlayerViewController": "AV Player View Controller", "viewController": "View Controller",
  "tableViewController": "Table View Controller", "windowController": "Window Controller",
  "collectionViewController": "Collection View Controller", "glkViewController": "GLKit View Controller",
]
