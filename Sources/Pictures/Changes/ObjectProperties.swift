import Syntax

/// What an object states of itself, without the objects in it.
struct ObjectProperties: Equatable {
  /// By path, such as `text` or `fontDescription.pointSize`, in the order of the document.
  private(set) var values: [(path: String, value: String)] = []
  private(set) var frame: [String: String] = [:]

  init(_ element: DocumentElement) {
    append(element, path: "", depth: 0)
  }

  static func == (one: Self, other: Self) -> Bool {
    one.values.count == other.values.count && zip(one.values, other.values).allSatisfy { $0 == $1 }
  }

  /// The values that differ, each with what it was and what it is.
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
    return result
  }

  private mutating func append(_ element: DocumentElement, path: String, depth: Int) {
    for (name, value) in element.attributes where !silentAttributes.contains(name) {
      if path == "frame" {
        frame[name] = value
      } else {
        add(path.isEmpty ? name : "\(path).\(name)", value)
      }
    }
    let text = element.text
    if !text.allSatisfy(\.isWhitespace) { add(path.isEmpty ? "content" : path, text) }
    // Deeper than this no property of an object lies.
    guard depth < 12 else { return }
    for child in element.children where !isSeparate(child) {
      let name = child["key"] ?? child.name
      // What a button says in its normal state is what people call its title.
      let isPart = ["cell", "attributes", "modifierMask", "normal"].contains(name)
      append(child, path: isPart ? path : path.isEmpty ? name : "\(path).\(name)", depth: depth + 1)
    }
  }

  private mutating func add(_ path: String, _ value: String) {
    // An object of Interface Builder states some dozens.
    guard values.count < 400 else { return }
    // Segments and fragments have the same paths, one after the other.
    guard values.contains(where: { $0.path == path }) else { return values.append((path, value)) }
    var number = 2
    while number < 50, values.contains(where: { $0.path == "\(path)[\(number)]" }) { number += 1 }
    values.append(("\(path)[\(number)]", value))
  }

  /// Whether a child is an object, holds objects, or says only how things are laid out.
  private func isSeparate(_ child: DocumentElement) -> Bool {
    if listsOfObjects.contains(child.name) || layoutElements.contains(child.name) { return true }
    guard child.has("id") else { return false }
    return !partElements.contains(child.name) && !child.is("key", "cell")
  }
}

/// A property that differs.
package struct PropertyChange: Hashable, Sendable {
  package var path: String
  /// nil where it was not stated.
  package var old: String?
  /// nil where it is not stated any more.
  package var new: String?
}

/// Written anew whenever a document is saved, or of no meaning to a reader.
private let silentAttributes: Set<String> = [
  "id", "misplaced", "ambiguous", "key", "userLabel", "sceneMemberID",
]

private let layoutElements: Set<String> = [
  "constraints", "connections", "visibilityPriorities", "customSpacing", "autoresizingMask",
  "viewLayoutGuide",
  "layoutGuides", "variation", "constraint", "point",
]

private let listsOfObjects: Set<String> = [
  "subviews", "cells", "prototypes", "sections", "items", "objects", "scenes", "tabViewItems", "tableColumns",
  "prototypeCellViews", "beginningViews", "middleViews", "endViews", "gridCells", "allowedToolbarItems",
  "defaultToolbarItems", "resources", "dependencies",
]

/// Elements that have an id and are part of an object all the same.
private let partElements: Set<String> = ["font", "fontDescription", "buttonConfiguration"]
