import Foundation
import Pictures
import Syntax
import Testing
import TestSupport
import Text

/// The documents of this module and the example's storyboard, or all below the folder that `IBLS_DOCUMENTS` names; of each as many
/// edits as `IBLS_EDITS` says.
private let paths: [String] = {
  let here = URL(filePath: #filePath).deletingLastPathComponent()
  let folders =
    ProcessInfo.processInfo.environment["IBLS_DOCUMENTS"].map { [$0] }
    ?? [here.path + "/Documents", here.deletingLastPathComponent().path + "/Example/App"]
  return folders.flatMap { folder in
    (FileManager.default.subpaths(atPath: folder) ?? [])
      .filter { $0.hasSuffix(".xib") || $0.hasSuffix(".storyboard") }.sorted().map { folder + "/" + $0 }
  }
}()
private let mostEdits = ProcessInfo.processInfo.environment["IBLS_EDITS"].flatMap { Int($0) } ?? 25

/// Two documents that differ in anything but what `command-line.md` lists as noise give a line; those that differ in noise give none.
@Suite struct DifferenceLawTests {
  @Test(arguments: paths)
  func anyEditIsSaid(_ path: String) throws {
    let tree = try DocumentTree(Array(Data(contentsOf: URL(filePath: path))))
    guard tree.root?.name == "document", tree.damage == nil else { return }
    var random = SeededNumbers(seed: 1)
    for edit in edits(of: tree).shuffled(using: &random).prefix(mostEdits) {
      let new = edit.apply(to: tree.bytes)
      let said = lines(tree.bytes, new)
      #expect(!said.isEmpty, "\(path): \(edit.name)")
      #expect(!lines(new, tree.bytes).isEmpty, "\(path): taken back: \(edit.name)")
    }
  }

  @Test(arguments: paths)
  func noiseIsNotSaid(_ path: String) throws {
    let bytes = try Array(Data(contentsOf: URL(filePath: path)))
    let tree = DocumentTree(bytes)
    guard let root = tree.root, root.name == "document", tree.damage == nil else { return }
    func written(_ change: (DocumentElement) -> String) -> [UInt8] {
      var result = bytes
      for element in ([root] + root.descendants).reversed() {
        result.replaceSubrange(
          element.startTag.lower..<element.startTag.upper, with: Array(change(element).utf8))
      }
      return result
    }
    let other: [(String, [UInt8])] = [
      ("the same", bytes),
      ("order of attributes", written { tag(of: $0, $0.attributes.reversed()) }),
      (
        "white space in tags",
        written { tag(of: $0, $0.attributes).replacing("\" ", with: "\"\r\n\t ") }
      ), ("white space between tags", written { "\n \t" + tag(of: $0, $0.attributes) + "" }),
      (
        "escapes",
        written {
          tag(of: $0, $0.attributes) { value in value.unicodeScalars.map { "&#\($0.value);" }.joined() }
        }
      ),
      ("comments", written { "<!-- a < b -->" + tag(of: $0, $0.attributes) }),
      ("instructions", written { "<?editor fold=\"yes\"?>" + tag(of: $0, $0.attributes) }),
      (
        "declaration",
        Array(#"<?xml version="1.0" encoding="utf-8" standalone="no"?>"#.utf8)
          + bytes[root.range.lower..<root.range.upper]
      ), ("no declaration", Array(bytes[root.range.lower..<root.range.upper])),
    ]
    for (name, new) in other {
      #expect(lines(bytes, new) == [], "\(path): \(name)")
    }
  }
}

private func lines(_ old: [UInt8], _ new: [UInt8]) -> [String] {
  difference(from: DocumentTree(old), to: DocumentTree(new)).lines(named: "A.xib")
}

private func tag(
  of element: DocumentElement, _ attributes: some Sequence<(name: String, value: String)>,
  _ written: (String) -> String = {
    $0.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing("\"", with: "&quot;").replacing(
      "\n", with: "&#10;")
  }
) -> String {
  let source = element.tree.bytes[element.startTag.lower..<element.startTag.upper]
  let end = source.dropLast().last == UInt8(ascii: "/") ? "/>" : ">"
  return "<\(element.name)" + attributes.map { " \($0.name)=\"\(written($0.value))\"" }.joined() + end
}

// MARK: Edits

private struct Edit {
  var name: String
  var changes: [(range: ByteRange, text: [UInt8])]

  func apply(to bytes: [UInt8]) -> [UInt8] {
    var result = bytes
    for change in changes.sorted(by: { $0.range.lower > $1.range.lower }) {
      result.replaceSubrange(change.range.lower..<change.range.upper, with: change.text)
    }
    return result
  }
}

/// An edit of each kind at each element: an attribute changed, renamed, gone or new, a text changed, an element gone, new, in another
/// place or another parent.
private func edits(of tree: DocumentTree) -> [Edit] {
  guard let root = tree.root else { return [] }
  var result: [Edit] = []
  for element in [root] + root.descendants where !isNoise(element) {
    let parent = element.parent
    func add(_ name: String, _ changes: (ByteRange, String)...) {
      let start = String(decoding: tree.bytes[element.startTag.lower..<element.startTag.upper], as: UTF8.self)
      result.append(
        Edit(
          name: "\(name): \(start) in \(parent?.name ?? "nothing")",
          changes: changes.map { ($0.0, Array($0.1.utf8)) }))
    }
    let source = String(decoding: tree.bytes[element.range.lower..<element.range.upper], as: UTF8.self)
    let attributes = element.attributes
    for (index, attribute) in attributes.enumerated() where !isNoise(attribute.name, of: element) {
      func with(_ change: (inout [(name: String, value: String)]) -> Void) -> String {
        var changed = attributes
        change(&changed)
        return tag(of: element, changed)
      }
      add("value of \(attribute.name)", (element.startTag, with { $0[index].value += "9" }))
      add("no \(attribute.name)", (element.startTag, with { $0.remove(at: index) }))
      add("renamed \(attribute.name)", (element.startTag, with { $0[index].name += "New" }))
    }
    add("new attribute", (element.startTag, tag(of: element, attributes + [("madeUp", "YES")])))
    let text = element.text
    if !text.allSatisfy(\.isWhitespace) {
      add("text", (ByteRange(element.startTag.upper, element.startTag.upper), "9"))
    }
    for new in ["<madeUp/>", #"<madeUp key="made"/>"#, #"<madeUp id="made-up"/>"#] where parent != nil {
      add("\(new) before", (ByteRange(element.range.lower, element.range.lower), new))
    }
    if element.hasChildren || !listsOfObjects.contains(element.name), parent != nil {
      add("no element", (element.range, ""))
    }
    guard let parent else { continue }
    let later = parent.children.filter { $0.range.lower > element.range.lower }
    if let next = later.first(where: { isOrdered(element, $0) }) {
      let other = String(decoding: tree.bytes[next.range.lower..<next.range.upper], as: UTF8.self)
      if other != source { add("after the next one", (element.range, other), (next.range, source)) }
    }
    for next in later {
      add(
        "in the next one", (element.range, ""), (ByteRange(next.startTag.upper, next.startTag.upper), source))
      if tree.bytes[next.startTag.upper - 2] == UInt8(ascii: "/") { result.removeLast() } else { break }
    }
    if let next = later.first {
      // A part that goes from one to another of the same name.
      for part in element.children where next.name == element.name && !isNoise(part) {
        let text = String(decoding: tree.bytes[part.range.lower..<part.range.upper], as: UTF8.self)
        if tree.bytes[next.startTag.upper - 2] == UInt8(ascii: "/") { break }
        add(
          "\(text) in the next one of the name", (part.range, ""),
          (ByteRange(next.startTag.upper, next.startTag.upper), text))
      }
    }
  }
  return result
}

/// Whether the order of two siblings says anything.
private func isOrdered(_ one: DocumentElement, _ other: DocumentElement) -> Bool {
  guard let list = one.parent, !["constraints", "resources", "scenes"].contains(list.name), !isNoise(other)
  else {
    return false
  }
  return one.name == other.name && one["key"] == other["key"]
    || listsOfObjects.contains(list.name) && one["id"] != nil && other["id"] != nil
}

private func isNoise(_ element: DocumentElement) -> Bool {
  element.name == "plugIn" || element["key"] == "screenRect"
    || element.name == "color"
      && (["namedColor", "systemColor"].contains(element.parent?.name) || element.parent?["catalog"] != nil)
}

private func isNoise(_ attribute: String, of element: DocumentElement) -> Bool {
  switch (element.name, attribute) {
  case (_, "misplaced"), (_, "ambiguous"), (_, "fixedFrame"), (_, "sceneMemberID"): true
  case ("document", "version"), ("document", "toolsVersion"), ("document", "systemVersion"): true
  case ("capability", "minToolsVersion"): true
  case ("color", "red"), ("color", "green"), ("color", "blue"), ("color", "alpha"), ("color", "white"),
    ("color", "colorSpace"), ("color", "customColorSpace"):
    ["name", "systemColor", "cocoaTouchSystemColor"].contains { name in
      element.attributes.contains { $0.name == name }
    }
  default: false
  }
}

private let listsOfObjects: Set<String> = [
  "subviews", "cells", "prototypes", "sections", "items", "objects", "scenes", "tabViewItems", "tableColumns",
  "prototypeCellViews", "beginningViews", "middleViews", "endViews", "gridCells", "allowedToolbarItems",
  "defaultToolbarItems", "resources", "dependencies", "constraints", "connections", "layoutGuides",
]
