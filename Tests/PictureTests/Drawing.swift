import Foundation
import Pictures
import Syntax
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

func picture(
  _ bytes: [UInt8], _ name: String = "Test.xib", isDark: Bool? = false,
  _ change: (inout PictureOptions) -> Void = { _ in }
) throws -> Picture {
  var options = PictureOptions()
  options.isDark = isDark
  change(&options)
  return try drawPicture(of: DocumentTree(bytes), named: name, options)
}

func svg(_ bytes: [UInt8], _ name: String = "Test.xib", isDark: Bool? = false) throws -> [UInt8] {
  try picture(bytes, name, isDark: isDark).svg()
}

/// A xib with these objects.
func xib(_ objects: String, isMac: Bool = false, _ resources: String = "") -> [UInt8] {
  let type = isMac ? "com.apple.InterfaceBuilder3.Cocoa.XIB" : "com.apple.InterfaceBuilder3.CocoaTouch.XIB"
  return Array(
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="\(type)" version="3.0"><objects>\(objects)</objects><resources>\(resources)</resources></document>
    """.utf8)
}

/// A view of 300 by 200 points with these subviews, on iOS.
func view(_ subviews: String) -> [UInt8] {
  xib(#"<view id="root">\#(frame(0, 0, 300, 200))<subviews>\#(subviews)</subviews></view>"#)
}

/// The same on macOS.
func macView(_ subviews: String) -> [UInt8] {
  xib(
    #"<customView id="root">\#(frame(0, 0, 300, 200))<subviews>\#(subviews)</subviews></customView>"#,
    isMac: true)
}

func frame(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> String {
  #"<rect key="frame" x="\#(x)" y="\#(y)" width="\#(width)" height="\#(height)"/>"#
}

extension Picture {
  func rect(_ id: String) -> Rect? { objects.first { $0.id == id }?.rect }
}

/// The content of an SVG, as a parser of XML understands it.
final class SVGContent: NSObject, XMLParserDelegate {
  private(set) var elements: Set<String> = []
  private(set) var attributes: [String: Set<String>] = [:]
  private(set) var ids: [String] = []
  private(set) var isWellFormed = false

  init(_ bytes: [UInt8]) {
    super.init()
    let parser = XMLParser(data: Data(bytes))
    parser.delegate = self
    isWellFormed = parser.parse()
  }

  func parser(
    _ parser: XMLParser, didStartElement element: String, namespaceURI: String?, qualifiedName: String?,
    attributes: [String: String]
  ) {
    elements.insert(element)
    for (name, value) in attributes {
      self.attributes[name, default: []].insert(value)
      if name == "data-id" { ids.append(value) }
    }
  }
}

/// All that a picture may hold.
let allowedElements: Set<String> = [
  "svg", "g", "title", "desc", "defs", "rect", "line", "circle", "path", "text", "clipPath", "marker",
  "symbol",
  "use", "image", "mask",
]
let allowedAttributes: Set<String> = [
  "xmlns", "viewBox", "width", "height", "role", "font-family", "id", "x", "y", "rx", "x1", "x2", "y1", "y2",
  "cx",
  "cy", "r", "d", "transform", "fill", "fill-opacity", "stroke", "stroke-opacity", "stroke-width",
  "stroke-dasharray", "stroke-linecap", "stroke-linejoin", "font-size", "font-weight", "font-style",
  "text-anchor",
  "clip-path", "marker-end", "refX", "refY", "markerWidth", "markerHeight", "orient", "preserveAspectRatio",
  "href",
  "mask", "mask-type", "opacity", "data-id", "data-element", "data-class", "data-note",
]

/// Holds a picture against what every picture is.
func expectHarmless(_ svg: [UInt8], sourceLocation: SourceLocation = #_sourceLocation) {
  let content = SVGContent(svg)
  #expect(content.isWellFormed, sourceLocation: sourceLocation)
  #expect(content.elements.subtracting(allowedElements).isEmpty, sourceLocation: sourceLocation)
  #expect(
    Set(content.attributes.keys).subtracting(allowedAttributes).isEmpty, sourceLocation: sourceLocation)
  for link in content.attributes["href"] ?? [] {
    #expect(link.hasPrefix("#") || link.hasPrefix("data:image/"), sourceLocation: sourceLocation)
  }
  for name in ["fill", "stroke"] {
    for color in content.attributes[name] ?? [] {
      #expect(
        color == "none" || color.count == 7 && color.hasPrefix("#"), sourceLocation: sourceLocation)
    }
  }
  for name in ["x", "y", "width", "height", "x1", "y1", "cx", "cy", "r", "font-size"] {
    for number in content.attributes[name] ?? [] {
      #expect(Double(number).map { abs($0) <= 1_000_000 } ?? false, sourceLocation: sourceLocation)
    }
  }
}
