import Index
import Syntax
import Text

/// A document that operations change. Each operation sees the text that the earlier ones left.
struct DocumentEditor {
  private(set) var tree: DocumentTree
  private(set) var text: SourceText
  private var edited: EditedText
  /// The name of the file, without its folder.
  let fileName: String
  let translations: [[UInt8]]
  /// The ids of new objects, by the names that operations give them, such as `$button`.
  private var names: [String: String] = [:]
  private var issued: Set<String> = []
  var notes: [String] = []
  /// The ids of views that lost their last constraint or never had one.
  var unconstrained: [String] = []
  var declarations: [String] = []
  var newFiles: [NewFile] = []

  init(_ tree: DocumentTree, named fileName: String = "", besides translations: [[UInt8]] = []) {
    edited = EditedText(tree.bytes)
    self.tree = tree
    text = SourceText(tree.bytes)
    self.fileName = fileName
    self.translations = translations
  }

  var result: DocumentEdits {
    // A later operation may have constrained or removed a view from this list.
    let fixed = unconstrained.compactMap { tree.element(withID: $0) }.filter { $0.has("fixedFrame") }
    return DocumentEdits(
      edits: edited.edits, bytes: edited.bytes,
      notes: notes + fixed.map { "\(described($0)) has no constraint; its frame is fixed" },
      declarations: declarations, newFiles: newFiles)
  }

  func requireSoundness() throws(OperationRefusal) {
    if let problem = tree.problem ?? tree.damage?.message { throw OperationRefusal(problem) }
    guard tree.root?.name == "document" else {
      throw OperationRefusal("the file is neither a storyboard nor a xib")
    }
  }

  /// Applies edits to the text. Elements that were found before it belong to the earlier text.
  mutating func apply(_ edits: [Edit]) throws(OperationRefusal) {
    let wasSound = tree.damage == nil
    edited.apply(edits.inOrder)
    tree = DocumentTree(edited.bytes)
    text = SourceText(edited.bytes)
    if wasSound { try requireSoundness() }
  }

  // MARK: What the document says

  var isMac: Bool { tree.root?["type"]?.contains(".Cocoa.") == true }

  var isStoryboard: Bool { tree.root?.child("scenes") != nil }

  var usesAutoLayout: Bool { tree.root?.is("useAutolayout", "YES") == true }

  func element(_ id: String) throws(OperationRefusal) -> DocumentElement {
    // The elements of the canvas have ids as well, but are not objects.
    guard let element = tree.element(withID: resolved(id)), !["device", "adaptation"].contains(element.name)
    else {
      throw OperationRefusal(
        "no object or connection has the id '\(id)'; 'ibls outline' and 'ib_scene' list objects")
    }
    return element
  }

  /// The element whose start tag is around a place.
  func element(at place: ByteRange) throws(OperationRefusal) -> DocumentElement {
    guard let element = tree.element(at: place.lower) else { throw OperationRefusal("no element is there") }
    return element
  }

  /// The element and its id, as in `button Oga-ls-XML`, for messages.
  func described(_ element: DocumentElement) -> String {
    element.name + ((element["id"] ?? element["sceneID"]).map { " " + $0 } ?? "")
  }

  // MARK: Ids

  /// The id of an object that may be given by a name such as `$button`.
  func resolved(_ id: String) -> String { names[id] ?? id }

  /// Remembers a new object under the name that an operation gives it.
  mutating func name(_ id: String, _ arguments: OperationArguments) throws(OperationRefusal) {
    guard let name = try arguments.optionalText("id") else { return }
    guard name.hasPrefix("$"), names.updateValue(id, forKey: name) == nil else {
      throw OperationRefusal("'\(name)' can't name a new object; a name such as '$new' can, once")
    }
  }

  /// An id that is new in the document and in its translations. The same document and parts give the same id.
  mutating func freshID(_ parts: String...) -> String {
    let scenes = Set(tree.root?.child("scenes")?.children.compactMap { $0["sceneID"] } ?? [])
    var hash = stableHash(of: parts.joined(separator: " ").utf8)
    while true {
      let id = newID(hash)
      hash = hash &* 0x100_0000_01B3 &+ 1
      let isTaken =
        tree.element(withID: id) != nil || scenes.contains(id)
        || translations.contains { SourceText($0).range(of: id, in: ByteRange(0, $0.count)) != nil }
      if !isTaken, issued.insert(id).inserted { return id }
    }
  }

  // MARK: Insertions

  /// Inserts lines into an element, before one of its children or at the end; as one line where the element is written in one.
  mutating func insert(
    _ lines: ElementLines, in parent: DocumentElement, before next: DocumentElement?
  ) throws(OperationRefusal) {
    guard isWhole(parent) else { throw notInLines(parent) }
    let outer = text.indentation(at: parent.range.lower)
    let inner = next.map { text.indentation(at: $0.range.lower) } ?? outer + step
    let block = lines.text(inner, text.newline)
    let closing = "</\(parent.name)>"
    let end = parent.range.upper - closing.utf8.count
    let isInLines =
      text.isFirstOnLine(next?.range.lower ?? parent.range.lower)
      && (next != nil || parent.startTag == parent.range || text.isFirstOnLine(end)
        || text.isBlank(parent.startTag.upper, end))
    let slash = ByteRange(parent.range.upper - 2, parent.range.upper)
    guard isInLines else {
      let inline = lines.text("", "")
      let place = next?.range.lower ?? end
      let edit =
        parent.startTag == parent.range
        ? Edit(slash, ">" + inline + closing) : Edit(ByteRange(place, place), inline)
      return try apply([edit])
    }
    if parent.startTag == parent.range {
      try apply([Edit(slash, ">" + text.newline + block + outer + closing)])
    } else if text.isBlank(parent.startTag.upper, end) {
      try apply([Edit(ByteRange(parent.startTag.upper, end), text.newline + block + outer)])
    } else {
      let offset = text.lineStart(next?.range.lower ?? end)
      try apply([Edit(ByteRange(offset, offset), block)])
    }
  }

  /// Inserts lines into a list of an element, such as `subviews`, and makes the list if the element lacks it.
  mutating func insert(
    _ lines: ElementLines, intoList name: String, of holder: DocumentElement,
    beforeFirst isNext: (DocumentElement) -> Bool
  ) throws(OperationRefusal) {
    if let list = holder.child(name) {
      try insert(lines, in: list, before: list.children.first(where: isNext))
    } else {
      try insert(lines.within(name, step), in: holder, before: successor(of: name, in: holder))
    }
  }

  var step: String { text.indentationStep ?? "    " }

  /// Whether the element ends with its tag, which may be missing in a damaged text.
  func isWhole(_ element: DocumentElement) -> Bool {
    let end = element.startTag == element.range ? "/>" : "</\(element.name)>"
    return text.holds(end, at: ByteRange(element.range.upper - end.utf8.count, element.range.upper))
  }

  func notInLines(_ element: DocumentElement) -> OperationRefusal {
    OperationRefusal("\(described(element)) is not written in lines, as Interface Builder does")
  }

  /// The child that follows a list: the first one after all children that Interface Builder writes before the list.
  ///
  /// Versions of Interface Builder differ, so other objects of the same kind in the document decide first, and then the table
  /// does.
  func successor(of list: String, in holder: DocumentElement) -> DocumentElement? {
    func name(_ child: DocumentElement) -> String { child.name + (child["key"].map { "@" + $0 } ?? "") }
    var isBefore: [String: Bool] = [:]
    let order = childOrder(of: holder)
    if let rank = order.firstIndex(of: list) {
      for (other, name) in order.enumerated() { isBefore[name] = other < rank }
    }
    let alike = tree.root?.descendants.filter { $0.name == holder.name && $0.child(list) != nil } ?? []
    for other in alike {
      let children = Array(other.children)
      let place = children.firstIndex { $0.name == list } ?? 0
      for (index, child) in children.enumerated() { isBefore[name(child)] = index < place }
    }
    // Connections come after all other children of an element.
    return Array(holder.children.reversed().prefix { !(isBefore[name($0)] ?? (list == "connections")) }).last
  }

  var orders: ElementOrders { ElementOrders(of: tree.root) }

  /// The children of an element in Interface Builder's order; for an unknown element, those of a view.
  func childOrder(of element: DocumentElement) -> [String] {
    (orders.children(of: element.name) ?? orders.children(of: isMac ? "customView" : "view"))?.names ?? []
  }

  // MARK: Copies

  /// The lines of an element, with some changes.
  func lines(
    of element: DocumentElement, changing changes: [DocumentElement: [AttributeChange]] = [:],
    without removed: [DocumentElement] = []
  ) throws(OperationRefusal) -> ElementLines {
    let range = element.range
    var edits = try self.edits(removing: removed)
    for (element, changes) in changes { edits += try attributeEdits(element, changes) }
    let moved = edits.map {
      Edit(ByteRange($0.range.lower - range.lower, $0.range.upper - range.lower), $0.text)
    }
    let bytes = Array(text.bytes[range.lower..<range.upper]).applying(moved.inOrder)
    guard text.isFirstOnLine(range.lower), text.isBlank(range.upper, text.nextLine(range.upper)),
      let lines = ElementLines(bytes, indentation: text.indentation(at: range.lower))
    else { throw notInLines(element) }
    return lines
  }
}

extension [Edit] {
  fileprivate var inOrder: [Edit] {
    sorted { ($0.range.lower, $0.range.upper) < ($1.range.lower, $1.range.upper) }
  }
}

/// An id in Xcode's style from a hash.
private func newID(_ hash: UInt64) -> String {
  var rest = hash
  var id = ""
  for position in 0..<10 {
    if position == 3 || position == 6 {
      id += "-"
      continue
    }
    id.append(idCharacters[Int(rest % UInt64(idCharacters.count))])
    rest = (rest / UInt64(idCharacters.count)) ^ (hash &>> UInt64(position))
  }
  return id
}

private let idCharacters = Array("0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz")

/// The lines of elements, without the indentation of their place.
struct ElementLines {
  /// The lines. One in the middle of a text is not indented, since its white space is a part of the text.
  private var lines: [(text: String, isIndented: Bool)]

  init(_ lines: [String]) { self.lines = lines.map { ($0, true) } }

  /// The lines of an element; nil where they are not encoded as UTF-8.
  init?(_ bytes: [UInt8], indentation: String) {
    guard let whole = String(validating: bytes, as: UTF8.self) else { return nil }
    let tree = DocumentTree(bytes)
    guard let root = tree.root else { return nil }
    var tags: Set<Int> = []
    for element in [root] + Array(root.descendants) {
      tags.insert(element.startTag.lower)
      if element.hasChildren { tags.insert(element.range.upper - element.name.utf8.count - 3) }
    }
    lines = []
    var offset = 0
    for line in whole.utf8.split(separator: 0x0A, omittingEmptySubsequences: false).map({ Substring($0) }) {
      let first = offset + line.utf8.prefix { $0 == 0x20 || $0 == 0x09 }.count
      let isIndented = tags.contains(first) && (offset == 0 || line.hasPrefix(indentation))
      let inner = isIndented && offset > 0 ? line.dropFirst(indentation.count) : line
      offset += line.utf8.count + 1
      lines.append((String(inner.last == "\r" ? inner.dropLast() : inner), isIndented))
    }
  }

  func text(_ indentation: String, _ newline: String) -> String {
    lines.map { ($0.isIndented ? indentation : "") + $0.text + newline }.joined()
  }

  /// The lines, put into an element with some name.
  func within(_ name: String, _ step: String) -> ElementLines {
    var result = self
    result.lines =
      [("<\(name)>", true)] + lines.map { ($0.isIndented ? step + $0.text : $0.text, $0.isIndented) }
      + [("</\(name)>", true)]
    return result
  }
}
