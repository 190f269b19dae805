import Syntax

/// The properties of an object, a scene or a document, without the objects inside of it.
///
/// Only noise is omitted: two versions with the same properties and the same objects in the same order differ in nothing that a
/// user has done.
struct ObjectProperties {
  /// The values by path, such as `text` or `fontDescription.pointSize`, in the order of the document.
  private(set) var values: [(path: String, value: String)] = []
  private(set) var frame: [String: String] = [:]
  /// Every statement with its place, in a form that does not depend on values that tools rewrite.
  private(set) var shape: [String] = []
  /// The ids of the objects that both versions have directly inside, in order.
  private(set) var order: [String] = []
  private var numbers: [String: Int] = [:]

  /// - Parameter inner: The id of an element that is an object itself, and whether it is here in both versions; nil for a part of
  ///   this object.
  init(_ element: DocumentElement, inner: (DocumentElement) -> (id: String, isKept: Bool)?) {
    var pending = [(element: element, path: "", depth: 0, place: 0)]
    while let (element, path, depth, place) = pending.popLast() {
      let isFrame = path == "frame"
      let isEmpty = add(element, path, place, isFrame: isFrame)
      // The order of constraints and of resources has no meaning.
      let isOrdered = element.name != "constraints" && element.name != "resources"
      var parts: [(element: DocumentElement, path: String, depth: Int, place: Int)] = []
      var numbers: [Int: Int] = [:]
      var hasChildren = false
      for child in element.children where !isNoise(child) {
        hasChildren = true
        if let (id, isKept) = inner(child) {
          if isKept { shape.append("\(place)\n\(id)") }
          if isKept, isOrdered { order.append(id) }
          continue
        }
        // Parts with the same name are distinguished by their order. The kind is a hash, since a path would grow with the depth.
        let kind = [place, child.name.hashValue, child["key"].hashValue].hashValue
        numbers[kind, default: 0] += isOrdered ? 1 : 0
        let name = child["key"] ?? (element.name == "resources" ? child["name"] : nil) ?? child.name
        // Users see the text of a button's normal state as its title.
        let isPart = ["cell", "attributes", "modifierMask", "normal"].contains(name)
        // No property of an object is deeper than this, and the path would only grow.
        parts.append(
          (
            child, isPart || depth > 12 ? path : path.isEmpty ? name : "\(path).\(name)", depth + 1,
            [kind, numbers[kind] ?? 0].hashValue
          ))
      }
      if isEmpty, !hasChildren, !path.isEmpty, !listsOfObjects.contains(element.name) {
        add(path, element.name)
      }
      pending += parts.reversed()
    }
  }

  /// The differing values, each with its old and its new value.
  func changes(to other: Self) -> [PropertyChange] {
    let old = Dictionary(values) { first, _ in first }
    let new = Dictionary(other.values) { first, _ in first }
    var result: [PropertyChange] = []
    for (path, value) in values where new[path] != value {
      result.append(PropertyChange(path: path, old: value, new: new[path]))
    }
    for (path, value) in other.values where old[path] == nil {
      result.append(PropertyChange(path: path, old: nil, new: value))
    }
    if order != other.order { result.append(PropertyChange(path: "order changed")) }
    if result.isEmpty, shape.sorted() != other.shape.sorted() {
      result.append(PropertyChange(path: "content changed"))
    }
    return result
  }

  /// - Returns: Whether the element has no value.
  private mutating func add(
    _ element: DocumentElement, _ path: String, _ place: Int, isFrame: Bool
  ) -> Bool {
    var stated: [String] = []
    for (name, value) in element.attributes where !isNoise(name, of: element) {
      // The id of an object identifies it in both versions, and the key of a part is in its path.
      if name == "id" || name == "key" && place != 0, element.name != "device" {
        if place != 0 { shape.append("\(place)\n\(name)=\(value)") }
      } else if isFrame {
        frame[name] = value
      } else {
        add(path.isEmpty ? name : "\(path).\(name)", value)
        stated.append("\(name)=\(value)")
      }
    }
    let text = element.text
    let hasText = !text.allSatisfy(\.isWhitespace)
    if hasText { add(path.isEmpty ? "content" : path, text) }
    if !listsOfObjects.contains(element.name), element.parent != nil {
      shape.append(
        (["\(place)", place == 0 ? "" : element.name] + stated.sorted() + (hasText ? [text] : [])).joined(
          separator: "\n"))
    }
    return stated.isEmpty && !hasText && !isFrame
  }

  private mutating func add(_ path: String, _ value: String) {
    // Several segments or fragments share a path, so they get numbers.
    let number = numbers[path, default: 0] + 1
    numbers[path] = number
    values.append((number == 1 ? path : "\(path)[\(number)]", value))
  }
}

/// A property with different values in two versions.
package struct PropertyChange: Hashable, Sendable {
  package var path: String
  /// nil where the old version does not state the property.
  package var old: String?
  /// nil where the new version does not state the property.
  package var new: String?
}

// MARK: Noise

private func isNoise(_ element: DocumentElement) -> Bool {
  switch element.name {
  case "plugIn": true
  case "rect": element.is("key", "screenRect")
  // The color inside of a named color contains its components for older systems.
  case "color":
    element.parent.map { parent in
      parent.name == "namedColor" || parent.name == "systemColor" || parent.has("catalog")
    } ?? false
  default: false
  }
}

/// Whether tools rewrite an attribute whenever they save a document, or it follows from others; `command-line.md` lists these.
private func isNoise(_ attribute: String, of element: DocumentElement) -> Bool {
  if ["misplaced", "ambiguous", "sceneMemberID", "fixedFrame"].contains(attribute) { return true }
  return switch element.name {
  case "document", "archive": ["version", "toolsVersion", "systemVersion"].contains(attribute)
  case "capability": attribute == "minToolsVersion"
  case "color":
    (element.has("systemColor") || element.has("cocoaTouchSystemColor") || element.has("name"))
      && ["red", "green", "blue", "alpha", "white", "colorSpace", "customColorSpace"].contains(attribute)
  default: false
  }
}

/// The lists that have no meaning while they are empty.
private let listsOfObjects: Set<String> = [
  "subviews", "cells", "prototypes", "sections", "items", "objects", "scenes", "tabViewItems", "tableColumns",
  "prototypeCellViews", "beginningViews", "middleViews", "endViews", "gridCells", "allowedToolbarItems",
  "defaultToolbarItems", "resources", "dependencies", "constraints", "connections", "layoutGuides",
]
