import Index
import Syntax
import Text

/// The text that an editor shows about a range.
package struct HoverText: Hashable, Sendable {
  package var range: ByteRange
  package var markdown: String
}

extension Query {
  /// The details that Xcode shows in the gutter and in the Connections inspector: for an object its class, scene and connections;
  /// for a connection its declaration; for a declaration or a use the places where it is connected. nil where the place names
  /// nothing in the workspace.
  ///
  /// - Parameter knowsAll: Whether all documents are read, so that a member without a connection is certainly not connected.
  package func hover(at offset: Int, in file: FileID, knowsAll: Bool = true) -> HoverText? {
    guard let found = symbol(at: offset, in: file) else { return nil }
    var lines = found.symbols.flatMap { symbol -> [String] in
      switch (symbol, found.side) {
      case (.member(let id), .document): describe(id)
      case (.member(let id), .code): describeUses(of: id, knowsAll)
      case (.type(let id), .document): describe(id)
      case (.type(let id), .code): describeUses(of: id)
      case (.object(let object), _): describe(object)
      case (.scene(let scene), _): describe(scene)
      case (.name(let name), let side): describe(name, on: side)
      }
    }
    if lines.isEmpty, found.side == .document, case .name(let name)? = found.symbols.first,
      let object = places(of: name).certain.first(where: { $0.location.file == file })?.attribute?.object,
      let id = snapshot.interface(file)?.objects[object].id
    {
      lines = describe(DocumentObject(file: file, id: id, index: object))
    }
    if let index = found.connection, let outline = snapshot.interface(file),
      let ends = connectionEnds(outline.connections[index], in: outline)
    {
      // A segue without a member still has a destination.
      lines += lines.isEmpty ? [ends] : ["", ends]
    }
    return lines.isEmpty ? nil : HoverText(range: found.range, markdown: lines.joined(separator: "\n"))
  }
}

/// The greatest number of places in a hover; a class of cells may be used hundreds of times.
private let maximumPlaces = 20

// MARK: In documents

/// The ends of a connection: "outlet of **Login View Controller** to **Title** `UILabel`".
private func connectionEnds(_ connection: Connection, in outline: InterfaceOutline) -> String? {
  guard let source = outline.object(connection.source) else { return nil }
  var text = "\(connection.kind.elementName) of \(shown(source, in: outline))" + shownEvent(connection)
  if let destination = outline.object(withID: connection.destination) {
    text += " to \(shown(destination, in: outline))"
  }
  return text
}

private func shownEvent(_ connection: Connection) -> String {
  connection.event.map { " on " + markdown(code: $0) } ?? ""
}

/// The label and the class of an object: "**Title** `UILabel`".
private func shown(_ object: InterfaceObject, in outline: InterfaceOutline) -> String {
  let label = "**\(markdown(escaping: outline.label(of: object)))**"
  return outline.className(of: object).map { label + " " + markdown(code: $0) } ?? label
}

extension Query {
  private func describe(_ id: MemberID) -> [String] {
    guard let member = snapshot.member(id), let type = snapshot.type(id.type),
      let path = snapshot[id.type.file]?.path
    else { return [] }
    let line =
      declarationLine(
        of: member.name, at: member.nameRange, from: member.start, in: text(of: id.type.file).bytes)
      ?? synthesized(member)
    return [
      fence(of: type), line, "```", "in " + markdown(code: type.name) + ", " + markdown(escaping: path),
    ]
  }

  private func describe(_ id: TypeID) -> [String] {
    guard let type = snapshot.type(id), let path = snapshot[id.file]?.path else { return [] }
    let inherits = type.inherits.map(\.text).joined(separator: ", ")
    let line =
      declarationLine(
        of: simpleName(type.name), at: type.nameRange, from: type.range.lower, in: text(of: id.file).bytes
      )
      ?? "class \(type.name)" + (inherits.isEmpty ? "" : ": " + inherits)
    return [fence(of: type), line, "```", markdown(escaping: path)]
  }

  private func describe(_ named: DocumentObject) -> [String] {
    guard let outline = snapshot.interface(named.file), let object = outline.object(named.index) else {
      return []
    }
    var lines = [shown(object, in: outline)]
    var place = shownName(of: snapshot.path(of: named.file))
    if let scene = outline.place(of: object) { place = scene + ", " + place }
    lines += ["", "in " + markdown(escaping: place)]
    if let identifier = object.storyboardIdentifier {
      lines += ["", "storyboard identifier " + markdown(code: identifier)]
    }
    var outgoing: [String] = []
    var incoming: [String] = []
    for connection in outline.connections {
      let name = connection.name.isEmpty ? "" : " " + markdown(code: connection.name)
      let kind = connection.kind.elementName + name
      let event = shownEvent(connection)
      if connection.source == named.index, let destination = outline.object(withID: connection.destination) {
        outgoing.append("- \(kind)\(event) to \(shown(destination, in: outline))")
      }
      if connection.destination == object.id, let source = outline.object(connection.source) {
        incoming.append("- \(kind) of \(shown(source, in: outline))\(event)")
      }
    }
    if !outgoing.isEmpty { lines += ["", "From here:"] + shortened(outgoing) }
    if !incoming.isEmpty { lines += ["", "To here:"] + shortened(incoming) }
    return lines
  }

  private func describe(_ scene: StoryboardScene) -> [String] {
    scene.targets.compactMap { target -> String? in
      guard let outline = snapshot.interface(target.file) else { return nil }
      let object = outline.objects.first { $0.idRange == target.range }
      let scene = object.map { shown($0, in: outline) + " in " } ?? ""
      return "- " + scene + markdown(escaping: snapshot.path(of: target.file))
    }
  }
}

// MARK: In code

extension Query {
  /// The code that uses a shared name, for a place in a document; otherwise the elements that declare the name.
  private func describe(_ name: SharedName, on side: SymbolSide) -> [String] {
    let places = places(of: name).certain.filter { $0.isDeclaration == (side == .code) }
    let lines = places.map { place in
      let file = place.location.file
      let path = markdown(escaping: shownName(of: snapshot.path(of: file)))
      if let outline = snapshot.interface(file) {
        if let connection = outline.connection(place.attribute?.connection),
          let ends = connectionEnds(connection, in: outline)
        {
          return "- \(ends) in \(path)"
        }
        let object = outline.object(place.attribute?.object).map { shown($0, in: outline) + " in " }
        return "- " + (object ?? "") + path
      }
      return "- " + (place.scope.chains.first.map { markdown(code: className($0)) + " in " } ?? "") + path
    }
    let noun = NameKind.of(name.kind).noun
    return lines.isEmpty ? [] : ["\(noun) \(markdown(code: name.text))"] + shortened(lines.unique)
  }

  private func describeUses(of id: MemberID, _ knowsAll: Bool) -> [String] {
    guard let member = snapshot.member(id) else { return [] }
    let references = self.references(to: id)
    let isSet = member.flags.contains(.inspectable) && member.flags.isDisjoint(with: [.outlet, .action])
    guard !references.isEmpty else {
      // An inspectable property that nothing sets just keeps its default value.
      return isSet || !knowsAll ? [] : ["Not connected"]
    }
    return list(isSet ? "Set in" : "Connected in", references, \.source, otherEnd)
  }
}

/// The end of a connection other than the class: the destination of an outlet, or the sender of an action.
private func otherEnd(of reference: MemberReference, in outline: InterfaceOutline) -> String? {
  guard let source = outline.object(reference.source) else { return nil }
  guard let connection = outline.connection(reference.connection) else { return shown(source, in: outline) }
  switch reference.kind {
  case .outlet, .outletCollection:
    return outline.object(withID: connection.destination).map { shown($0, in: outline) }
  case .action, .unwindAction, .creationSelector, .binding, .runtimeAttribute:
    return shown(source, in: outline) + shownEvent(connection)
  }
}

extension Query {
  private func describeUses(of id: TypeID) -> [String] {
    let references = self.references(to: id)
    guard !references.isEmpty else { return [] }
    return list("Used in", references, \.object) { reference, outline in
      if let segue = outline.connection(reference.segue) {
        return segue.name.isEmpty ? "segue" : "segue " + markdown(code: segue.name)
      }
      return outline.object(reference.object).map { "**\(markdown(escaping: outline.label(of: $0)))**" }
    }
  }

  /// - Parameters:
  ///   - object: The index of the object with a reference.
  ///   - end: The text after the place.
  private func list<Reference>(
    _ heading: String, _ references: [InFile<Reference>], _ object: KeyPath<Reference, Int?>,
    _ end: (Reference, InterfaceOutline) -> String?
  ) -> [String] {
    let lines = references.compactMap { reference -> String? in
      guard let outline = snapshot.interface(reference.file) else { return nil }
      let place = self.place(ofObject: reference.value[keyPath: object], in: reference.file)
      let line = "- " + markdown(escaping: place)
      return end(reference.value, outline).map { line + ": " + $0 } ?? line
    }
    return [heading] + shortened(lines)
  }
}

private func shortened(_ lines: [String]) -> [String] {
  guard lines.count > maximumPlaces else { return lines }
  return lines.prefix(maximumPlaces) + ["- and \(lines.count - maximumPlaces) more"]
}

// MARK: Declarations

private func fence(of type: CodeType) -> String {
  type.flags.contains(.objectiveC) ? "```objc" : "```swift"
}

/// The text of a declaration up to its body, on one line; nil where the text is not the analyzed one.
private func declarationLine(
  of name: String, at range: ByteRange, from start: Int, in text: [UInt8]?
) -> String? {
  guard let text, SourceText(text).holds(name: name, at: range), start <= range.lower else { return nil }
  return oneLine(text, from: start, through: range.upper)
}

/// The text from `lower` to the end of the line that contains `upper`, without an opening brace and the text after it.
private func oneLine(_ text: [UInt8], from lower: Int, through upper: Int) -> String {
  var end = upper
  var depth = 0
  while end < text.count, text[end] != 0x0A, text[end] != 0x0D {
    if text[end] == UInt8(ascii: "(") { depth += 1 }
    if text[end] == UInt8(ascii: ")") { depth -= 1 }
    if text[end] == UInt8(ascii: "{"), depth <= 0 { break }
    end += 1
  }
  return String(decoding: text[lower..<end], as: UTF8.self)
    .split(whereSeparator: \.isWhitespace).joined(separator: " ")
}

private func synthesized(_ member: CodeMember) -> String {
  if member.kind == .property { return "var \(member.name)" + (member.type.map { ": " + $0 } ?? "") }
  let parameters = member.parameters.map { ($0.label ?? "_") + ": " + $0.type }.joined(separator: ", ")
  return "func \(member.name)(\(parameters))" + (member.type.map { " -> " + $0 } ?? "")
}
