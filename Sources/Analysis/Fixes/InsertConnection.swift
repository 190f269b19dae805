import Index
import Syntax
import Text

/// Offers to add a connection to documents; its localized copies get it together.
struct ConnectionOffers {
  private struct Offer: Hashable {
    var document, owner, other, title: String
  }

  private var edits: [Offer: [FileEdits]] = [:]
  private var order: [Offer] = []

  /// An edit of one document that connects a member of an object, the `owner`-th, to another object.
  mutating func add(
    _ member: String, of owner: Int, connectedTo object: InterfaceObject, _ edit: Edit,
    in document: DocumentContext
  ) {
    let (outline, query) = (document.outline, document.query)
    let offer = Offer(
      document: pathIgnoringLanguage(query.snapshot.path(of: document.file)),
      owner: outline.objects[owner].id, other: object.id,
      title: "Connect '\(member)' to '\(outline.label(of: object))'"
        + (outline.className(of: object).map { " (\($0))" } ?? "")
        + " in \(query.place(ofObject: owner, in: document.file))")
    if edits[offer] == nil { order.append(offer) }
    edits[offer, default: []].append(FileEdits(file: document.file, edits: [edit]))
  }

  /// The actions, in the order in which they were added first.
  func actions(fixing diagnostic: Diagnostic? = nil) -> [CodeAction] {
    order.map {
      CodeAction(title: $0.title, edits: edits[$0, default: []], fixes: diagnostic.map { [$0] } ?? [])
    }
  }
}

/// More would fill a menu without being read.
private let maximumCandidates = 5

/// How many words of a label are among those of a name.
private func likeness(_ wanted: Set<String>, _ label: String) -> Int {
  label.split(whereSeparator: { !$0.isLetter && !$0.isNumber }).flatMap { words(of: String($0)) }
    .count { wanted.contains($0.lowercased()) }
}

/// By what Interface Builder sorts the connections of an object.
struct ConnectionKey {
  var element: String
  var name: String
}

extension DocumentContext {
  /// The few of the objects that a member could be connected to whose labels share most words with its name, best first.
  func mostAlike(_ objects: [Int], to member: String) -> [Int] {
    let wanted = Set(words(of: member).map { $0.lowercased() })
    return objects.map { (index: $0, likeness: likeness(wanted, outline.label(of: outline.objects[$0]))) }
      .sorted { ($1.likeness, $0.index) < ($0.likeness, $1.index) }
      .prefix(maximumCandidates).map(\.index)
  }

  /// Inserts a connection where Interface Builder would: sorted by element and property.
  func insertion(of line: String, as key: ConnectionKey, from owner: Int, _ text: SourceText) -> Edit? {
    let object = outline.objects[owner]
    let own = connections(from: owner).map { outline.connections[$0] }
      .filter { text.isFirstOnLine($0.range.lower) }
    if let next = own.first(where: { ($0.kind.elementName, $0.name) > (key.element, key.name) }) {
      let offset = text.lineStart(next.range.lower)
      return Edit(ByteRange(offset, offset), text.indentation(at: next.range.lower) + line + text.newline)
    }
    if let last = own.last {
      let offset = text.nextLine(last.range.upper)
      guard text.isBlank(last.range.upper, offset) else { return nil }
      return Edit(ByteRange(offset, offset), text.indentation(at: last.range.lower) + line + text.newline)
    }
    return insertionOfContainer(line, in: object, text)
  }

  private func insertionOfContainer(_ line: String, in object: InterfaceObject, _ text: SourceText) -> Edit? {
    let step = text.indentationStep ?? "    "
    let outer = text.indentation(at: object.range.lower)
    guard text.isFirstOnLine(object.range.lower) else { return nil }
    let block =
      [step + "<connections>", step + step + line, step + "</connections>"].map { outer + $0 + text.newline }
      .joined()
    if object.range == object.tagRange {
      // A tag that closes itself opens up.
      let slash = ByteRange(object.tagRange.upper - 2, object.tagRange.upper)
      guard text.holds("/>", at: slash) else { return nil }
      return Edit(slash, ">" + text.newline + block + outer + "</\(object.element)>")
    }
    let end = object.range.upper - object.element.utf8.count - 3
    guard text.holds("</\(object.element)>", at: ByteRange(end, object.range.upper)), text.isFirstOnLine(end)
    else { return nil }
    var offset = text.lineStart(end)
    // On the canvas' coordinates, which Interface Builder writes last.
    let previous = text.lineStart(offset - 1)
    let start = text.startOfText(behind: previous)
    if text.string(ByteRange(start, offset)).hasPrefix("<point key=\"canvasLocation\"") { offset = previous }
    // An empty container that is there already needs another edit than a missing one.
    let before = text.endOfText(before: offset)
    for empty in ["<connections/>", "<connections></connections>"] {
      let range = ByteRange(before - empty.utf8.count, before)
      guard text.holds(empty, at: range) else { continue }
      return Edit(
        range,
        "<connections>" + text.newline + outer + step + step + line + text.newline + outer + step
          + "</connections>")
    }
    return Edit(ByteRange(offset, offset), block)
  }

  /// An id in Xcode's style that nothing in the document has.
  ///
  /// Equal content gives an equal id, so that a second request offers the same edit and localized copies agree.
  func freshID(_ parts: String...) -> String {
    Analysis.freshID(of: parts) { id in !knows(id) && !outline.scenes.contains { $0.id == id } }
  }
}

/// An id in Xcode's style that follows from what it is for.
func freshID(of parts: [String], isFree: (String) -> Bool) -> String {
  var hash = stableHash(of: parts.joined(separator: " ").utf8)
  while true {
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
    if isFree(id) { return id }
    hash = hash &* 0x100_0000_01B3 &+ 1
  }
}

private let idCharacters = Array("0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz")
