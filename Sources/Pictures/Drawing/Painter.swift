import Syntax
import Text

/// Draws a document's objects one after the other.
///
/// `drawings` contains the parts that depend on an element's kind; the painter itself contains the parts that all objects share.
struct Painter {
  /// A function that draws an element of a kind into its rectangle.
  typealias Drawing = @Sendable (inout Painter, DocumentElement, Rect, _ depth: Int) -> Void

  /// The greatest depth of drawn views; a document may nest its views without limit.
  static let maximumDepth = 80
  /// The greatest number of drawn objects, where the picture ends. Real documents have far fewer.
  static let maximumObjects = 20_000

  let document: InterfaceDocument
  private let drawings: [String: Drawing]
  var marks: [Mark] = []
  var objects: [PictureObject] = []
  /// The index in `objects`, by the object's id.
  private(set) var indices: [String: Int] = [:]
  private(set) var images: [PictureImage] = []
  private var imageNumbers: [String: (number: Int, isTemplate: Bool)?] = [:]
  var tint: Color
  /// The top of the visible content of scroll views, below the bars of their scene; nil where no bar covers it.
  var safeAreaTop: Double?
  /// The rectangles of texts that the picture itself adds.
  var notes: [Rect] = []
  /// The visible part of the plane.
  private(set) var visible = Rect(-1_000_000, -1_000_000, 2_000_000, 2_000_000)
  /// The area of the top-level object that is being drawn.
  var rootArea = 0.0
  /// The number of objects whose frames can't be right.
  private(set) var doubtful = 0
  /// The objects without a frame, by their class or element.
  private(set) var frameless: [String] = []
  /// Whether the document has more objects than are drawn.
  private(set) var isCutOff = false

  init(_ document: InterfaceDocument, _ drawings: [String: Drawing]) {
    self.document = document
    self.drawings = drawings
    tint = document.system(document.isMac ? "controlAccentColor" : "systemBlueColor")
    resetTint()
  }

  var isDark: Bool { document.isDark }
  /// Restores the tint at the top of a scene.
  mutating func resetTint() {
    tint =
      document.isMac
      ? document.system("controlAccentColor")
      : document.color(of: document.root, for: "tintColor") ?? document.system("systemBlueColor")
  }

  // MARK: Objects

  /// Draws a view with the views inside of it.
  mutating func draw(_ element: DocumentElement, in rect: Rect, _ depth: Int) {
    guard depth <= Self.maximumDepth, objects.count < Self.maximumObjects else {
      isCutOff = true
      return
    }
    let outer = tint
    defer { tint = outer }
    if let color = document.color(of: element, for: "tintColor") { tint = color }
    beginObject(element, rect, label: element.caption)
    defer { end() }
    if element.is("hidden", "YES") {
      outline(rect, alpha: 0.45, dash: [2, 2])
    } else if rect.isEmpty, depth > 0, element.hasContent {
      markDoubtful(x: rect.x, y: rect.y - 4)
    } else if let drawing = drawings[element.name] {
      drawing(&self, element, rect, depth)
    } else {
      plainView(element, rect, depth)
    }
  }

  /// Draws a view at the place of its frame; draws nothing where it has none.
  mutating func drawChild(
    _ element: DocumentElement, in parent: Rect, isFlipped: Bool, _ depth: Int
  ) {
    guard let frame = element.frame else { return noteFrameless(element) }
    draw(element, in: placed(frame, in: parent, isFlipped: isFlipped), depth + 1)
  }

  mutating func noteFrameless(_ element: DocumentElement) {
    if frameless.count < 20, element.has("id") { frameless.append(element["customClass"] ?? element.name) }
  }

  /// Draws the subviews of a view.
  mutating func drawChildren(of element: DocumentElement, in rect: Rect, isFlipped: Bool, _ depth: Int) {
    guard let list = element.child("subviews") else { return }
    let places = element.name == "stackView" ? reflowed(element, in: rect, isFlipped: isFlipped) : nil
    for child in list.children {
      if let place = places?[child] {
        draw(child, in: place, depth + 1)
      } else {
        drawChild(child, in: rect, isFlipped: isFlipped, depth)
      }
    }
    if places != nil { markDoubtful(x: rect.x - 5, y: rect.y) }
  }

  /// Begins the marks of an object; `end` ends them.
  mutating func beginObject(_ element: DocumentElement, _ rect: Rect, label: String = "") {
    let id = element["id"] ?? ""
    let index = objects.count
    var object = PictureObject(
      id: id, element: element.name, customClass: element["customClass"],
      label: element["userLabel"] ?? shortened(label), rect: rect, visible: rect.intersection(visible),
      range: element.startTag)
    if let alpha = element["alpha"].map({ Picture.number($0) }), alpha < 1 {
      object.opacity = max(alpha, 0.12)
    }
    objects.append(object)
    if !id.isEmpty, indices[id] == nil { indices[id] = index }
    marks.append(.beginObject(index))
  }

  mutating func end() { marks.append(.end) }

  /// Draws an object that is not a view.
  mutating func object(
    _ element: DocumentElement, _ rect: Rect, label: String = "", _ body: (inout Painter) -> Void = { _ in }
  ) {
    beginObject(element, rect, label: label)
    body(&self)
    end()
  }

  /// Notes the place of an object that other objects draw.
  mutating func noteObject(_ element: DocumentElement, _ rect: Rect, label: String = "") {
    object(element, rect, label: label)
  }

  /// Gives an object another rectangle, which is known only when its parts are drawn.
  mutating func resize(_ element: DocumentElement, to rect: Rect) {
    guard let id = element["id"], let index = indices[id] else { return }
    objects[index].rect = rect
    objects[index].visible = rect.intersection(visible)
  }

  func rect(of element: DocumentElement) -> Rect? {
    element["id"].flatMap { indices[$0] }.map { objects[$0].rect }
  }

  /// Draws marks that are visible only in a rectangle.
  mutating func clip(to rect: Rect, radius: Double = 0, _ body: (inout Painter) -> Void) {
    let outer = visible
    visible = visible.intersection(rect)
    marks.append(.beginClip(rect, radius: radius))
    body(&self)
    marks.append(.end)
    visible = outer
  }

  /// Whether a view covers so much of the picture that its name must not hide the rest.
  func isLarge(_ rect: Rect) -> Bool { rootArea > 0 && rect.area > 0.45 * rootArea }

  /// Marks an object whose frame can't be right.
  mutating func markDoubtful(x: Double, y: Double) {
    doubtful += 1
    fill(
      Path(steps: [.move(x, y), .line(x + 4, y + 4), .line(x, y + 8), .line(x - 4, y + 4), .close]), .warning)
  }

  /// The index of an asset catalog's image among the embedded images; nil for an unknown image.
  mutating func assetImage(_ name: String) -> (number: Int, isTemplate: Bool)? {
    if let known = imageNumbers[name] { return known }
    var result: (number: Int, isTemplate: Bool)?
    if let asset = document.assets.image(name, isDark) {
      var file = asset.file
      if let size = document.image(name), size.width > 0, size.height > 0 {
        (file.width, file.height) = (size.width, size.height)
      }
      images.append(file)
      result = (images.count - 1, asset.isTemplate)
    }
    imageNumbers[name] = .some(result)
    return result
  }
}

extension DocumentElement {
  /// The text of an object, as a title for it.
  var caption: String {
    labelText ?? title
      ?? children.first { $0.name == "state" && $0.is("key", "normal") }?.title
      ?? child(for: "cell")?.title ?? ""
  }

  /// Whether the view has any visible content.
  var hasContent: Bool {
    child("subviews")?.hasChildren == true || !caption.isEmpty
  }
}

private func shortened(_ text: String) -> String {
  let line = text.prefix(60).split(separator: "\n").joined(separator: " ")
  return line
}
