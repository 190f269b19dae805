import AppleFacts
import Index
import Syntax
import Text

/// Offers to connect an outlet to the objects that fit it, in each document that uses its class without connecting it.
///
/// Localised copies are connected together.
///
/// - Parameter only: nil for all documents.
func connectActions(
  for id: MemberID, _ texts: TextSource, _ resolver: Resolver, in only: FileID? = nil
) -> [CodeAction] {
  guard let member = resolver.snapshot.member(id), member.flags.contains(.outlet),
    let written = member.type.flatMap(WrittenType.init), let name = member.documentKey,
    let type = resolver.snapshot.type(id.type)
  else { return [] }
  var offers: [Offer: [FileEdits]] = [:]
  var order: [Offer] = []
  for file in resolver.documents(usingClassOrSubclassesOf: simpleName(type.name)).sorted()
  where only == nil || file == only {
    guard let outline = resolver.snapshot.ownInterface(file), let text = texts(file).map(SourceText.init)
    else { continue }
    let document = DocumentContext(file: file, outline: outline, resolver: resolver)
    for (index, owner) in outline.objects.enumerated() where owner.customClass != nil {
      guard document.declares(id, on: owner), text.holds(owner.id, at: owner.idRange) else { continue }
      let own = outline.connections.filter {
        $0.source == index && ($0.kind == .outlet || $0.kind == .outletCollection)
      }
      if !written.isCollection, own.contains(where: { $0.name == name }) { continue }
      let taken = Set(own.filter { written.isCollection ? $0.name == name : true }.compactMap(\.destination))
      for candidate in document.candidates(
        for: id, of: owner, asCollection: written.isCollection, butNot: taken)
      {
        let offer = Offer(
          document: pathIgnoringLanguage(resolver.snapshot.path(of: file)), owner: owner.id,
          destination: candidate.id,
          title: "Connect '\(name)' to '\(outline.label(of: candidate))'"
            + (outline.className(of: candidate).map { " (\($0))" } ?? "")
            + " in \(resolver.place(ofObject: index, in: file))")
        guard
          let edit = document.insertion(
            of: name, isCollection: written.isCollection, from: index, to: candidate.id, text)
        else { continue }
        if offers[offer] == nil { order.append(offer) }
        offers[offer, default: []].append(FileEdits(file: file, edits: [edit]))
      }
    }
  }
  return order.map { CodeAction(title: $0.title, edits: offers[$0, default: []]) }
}

private struct Offer: Hashable {
  var document: String
  var owner: String
  var destination: String
  var title: String
}

/// More would fill a menu without being read.
private let maximumCandidates = 5

extension DocumentContext {
  /// Whether an object's class has the member.
  fileprivate func declares(_ id: MemberID, on owner: InterfaceObject) -> Bool {
    guard let name = resolver.snapshot.member(id)?.documentKey else { return false }
    return chains(of: owner).contains { property(name, in: [$0]) == .found(id) }
  }

  /// The objects of the owner's scene that an outlet can hold, those of a similar name first.
  fileprivate func candidates(
    for id: MemberID, of owner: InterfaceObject, asCollection isCollection: Bool, butNot taken: Set<String>
  ) -> [InterfaceObject] {
    let name = resolver.snapshot.member(id)?.name ?? ""
    return outline.objects.enumerated().filter { _, object in
      object.scene == owner.scene && object.id != owner.id && object.placeholder == nil
        && !taken.contains(object.id) && certainty(that: object, fits: id, asCollection: isCollection) == .yes
    }.map {
      (position: $0.offset, object: $0.element, likeness: likeness(name, outline.label(of: $0.element)))
    }
    .sorted { ($1.likeness, $0.position) < ($0.likeness, $1.position) }
    .prefix(maximumCandidates).map(\.object)
  }

  /// Inserts a connection where Interface Builder would: sorted by element and property.
  fileprivate func insertion(
    of name: String, isCollection: Bool, from owner: Int, to destination: String, _ text: SourceText
  ) -> Edit? {
    let element = isCollection ? "outletCollection" : "outlet"
    var line = "<\(element) property=\"\(xmlEscaped(name))\" destination=\"\(xmlEscaped(destination))\""
    if isCollection { line += " collectionClass=\"NSMutableArray\"" }
    let object = outline.objects[owner]
    line += " id=\"\(freshID(object.id, name, destination))\"/>"
    let own = outline.connections.filter { $0.source == owner && text.isFirstOnLine($0.range.lower) }
    if let next = own.first(where: { ($0.kind.elementName, $0.name) > (element, name) }) {
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
    // An empty container that stands there already is another case than none.
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
  /// Equal content gives an equal id, so that asking twice offers the same edit and localised copies agree.
  func freshID(_ parts: String...) -> String {
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
      if !knows(id), !outline.scenes.contains(where: { $0.id == id }) { return id }
      hash = hash &* 0x100_0000_01B3 &+ 1
    }
  }
}

private let idCharacters = Array("0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz")

/// How many words of a label a name has.
private func likeness(_ name: String, _ label: String) -> Int {
  let wanted = Set(words(of: name).map { $0.lowercased() })
  return label.split(whereSeparator: { !$0.isLetter && !$0.isNumber }).flatMap { words(of: String($0)) }
    .count { wanted.contains($0.lowercased()) }
}
