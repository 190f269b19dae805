import Syntax
import Text

/// A document with the parts that a picture needs more than once.
final class InterfaceDocument: Sendable {
  enum Platform: Hashable, Sendable { case iOS, macOS, tvOS, watchOS }

  let root: DocumentElement
  let platform: Platform
  let device: Device
  /// Whether the document states a device to show it on.
  let hasDevice: Bool
  let isDark: Bool
  let assets: PictureAssets
  /// The scenes in the order of the document; none in a xib.
  let scenes: [StoryboardScene]
  private let namedColors: [String: DocumentElement]
  private let systemColors: [String: DocumentElement]
  private let images: [String: ImageResource]

  struct ImageResource: Hashable, Sendable {
    var width, height: Double
    var isSystem: Bool
  }

  /// - Parameter isDark: The appearance; nil for the document's own.
  init(_ root: DocumentElement, isDark: Bool?, assets: PictureAssets) {
    self.root = root
    self.assets = assets
    let type = root["type"] ?? ""
    platform =
      type.contains("Cocoa.") || type.contains("MacOSX")
      ? .macOS : type.contains("AppleTV") ? .tvOS : type.contains("Watch") ? .watchOS : .iOS
    let stated = root.child("device")
    var device = stated?["id"].flatMap { Device.known[$0] } ?? (platform == .tvOS ? .television : .standard)
    if let stated, stated.is("orientation", "landscape") { swap(&device.width, &device.height) }
    self.device = device
    hasDevice = stated != nil
    self.isDark = isDark ?? (stated.map { $0.is("appearance", "dark") } ?? false)

    scenes = root.child("scenes").map { $0.children.compactMap { StoryboardScene($0) } } ?? []
    var namedColors: [String: DocumentElement] = [:]
    var systemColors: [String: DocumentElement] = [:]
    var images: [String: ImageResource] = [:]
    for resources in root.children where resources.name == "resources" {
      for resource in resources.children {
        guard let name = resource["name"] else { continue }
        switch resource.name {
        case "namedColor": namedColors[name] = resource.child("color")
        case "systemColor": systemColors[name] = resource.child("color")
        case "image":
          images[name] = ImageResource(
            width: resource.number("width"), height: resource.number("height"),
            isSystem: resource.is("catalog", "system"))
        default: break
        }
      }
    }
    self.namedColors = namedColors
    self.systemColors = systemColors
    self.images = images
  }

  /// All outlets, actions and segues in the order of the document.
  var connections: [DocumentElement] {
    root.descendants.filter { $0.parent?.name == "connections" }
  }

  var isMac: Bool { platform == .macOS }
  var isStoryboard: Bool { root.child("scenes") != nil }

  func object(_ id: String?) -> DocumentElement? { id.flatMap { root.tree.element(withID: $0) } }

  func image(_ name: String) -> ImageResource? { images[name] }

  /// The size of an image that is not scaled; nil where the document states none.
  ///
  /// - Parameter fontSize: The size of the text beside a symbol, since documents state the size of a symbol's drawing instead.
  func naturalSize(of name: String, fontSize: Double = 17) -> (width: Double, height: Double)? {
    guard let image = images[name], image.width > 0, image.height > 0 else { return nil }
    guard image.isSystem, max(image.width, image.height) > 64 else { return (image.width, image.height) }
    let scale = fontSize * 1.2 / image.height
    return (image.width * scale, image.height * scale)
  }

  // MARK: Colors

  /// A color of the system by its name; black or white where the name is unknown.
  func system(_ name: String) -> Color {
    let table = isMac ? SystemColors.macOS : SystemColors.iOS
    return table.color(name, isDark: isDark) ?? (isDark ? .white : .black)
  }

  /// The color of a `color` element; nil where it can't be known.
  func color(_ element: DocumentElement?) -> Color? { color(element, depth: 0) }

  /// The color of an element for a purpose; nil where the element states none.
  func color(of element: DocumentElement, for key: StaticString) -> Color? {
    color(element.child(for: key, "color"))
  }

  private func color(_ element: DocumentElement?, depth: Int) -> Color? {
    guard let element, depth < 3 else { return nil }
    let alpha = element.number("alpha", 1)
    if let name = element["systemColor"] ?? element["cocoaTouchSystemColor"] {
      return named(name, systemColors[name], depth)
    }
    if element.has("catalog") {
      return named(element["name"] ?? "", element.child("color"), depth)
    }
    if let name = element["name"], !element.has("colorSpace") {
      switch assets.color(name, isDark) {
      case .value(let color)?: return color
      case .system(let name)?:
        if let color = (isMac ? SystemColors.macOS : SystemColors.iOS).color(name, isDark: isDark) {
          return color
        }
      case nil: break
      }
      return color(namedColors[name], depth: depth + 1)
    }
    if element.has("white") {
      let white = element.number("white")
      return Color(red: white, green: white, blue: white, alpha: alpha)
    }
    if element.has("red") {
      return Color(
        red: element.number("red"), green: element.number("green"), blue: element.number("blue"), alpha: alpha
      )
    }
    if element.has("cyan") {
      let light = 1 - element.number("black")
      return Color(
        red: (1 - element.number("cyan")) * light, green: (1 - element.number("magenta")) * light,
        blue: (1 - element.number("yellow")) * light, alpha: alpha)
    }
    return nil
  }

  /// The color with a name. The document's own value comes first in the light appearance, since it is its SDK's value.
  private func named(_ name: String, _ value: DocumentElement?, _ depth: Int) -> Color? {
    let known = (isMac ? SystemColors.macOS : SystemColors.iOS).color(name, isDark: isDark)
    if isDark, let known { return known }
    return color(value, depth: depth + 1) ?? known
  }
}

/// The assets that a picture takes from the workspace; none by default.
package struct PictureAssets: Sendable {
  /// The color of a name in an asset catalog.
  package var color: @Sendable (_ name: String, _ isDark: Bool) -> AssetColor?
  /// The image of a name in an asset catalog.
  package var image: @Sendable (_ name: String, _ isDark: Bool) -> PictureAsset?

  package init(
    color: @escaping @Sendable (_ name: String, _ isDark: Bool) -> AssetColor? = { _, _ in nil },
    image: @escaping @Sendable (_ name: String, _ isDark: Bool) -> PictureAsset? = { _, _ in nil }
  ) {
    self.color = color
    self.image = image
  }
}

/// A color of an asset catalog.
package enum AssetColor: Hashable, Sendable {
  case value(Color)
  /// A system color, by its name.
  case system(String)
}

/// An image of an asset catalog.
package struct PictureAsset: Hashable, Sendable {
  package var file: PictureImage
  /// Whether only the shape of the image counts.
  package var isTemplate: Bool

  package init(file: PictureImage, isTemplate: Bool) {
    self.file = file
    self.isTemplate = isTemplate
  }
}

extension [DocumentElement] {
  /// The element whose start tag holds a range, among elements in the order of their document.
  func holding(_ range: ByteRange) -> DocumentElement? {
    let index = partitionPoint { $0.startTag.lower > range.lower }
    guard index > 0, range.upper <= self[index - 1].startTag.upper else { return nil }
    return self[index - 1]
  }
}
