import Index
import Syntax
import Text

/// The answer to a search for a name: everything with that name, in documents and in code.
package struct NameAnswer: Hashable, Sendable {
  /// The things that the name means; empty where the workspace does not contain it.
  package var meanings: [NameMeaning] = []
  /// The reason why nothing is found, perhaps with a similar name.
  package var hint: String?
  /// The way to get the omitted results; nil where nothing is omitted.
  package var note: String?
}

/// One thing that a name means, with the places that name it.
package struct NameMeaning: Hashable, Sendable {
  /// The kind in a word or two: `class`, `outlet`, `object`, `segue identifier`.
  package var kind: String
  package var name: String
  package var entries: [NameEntry] = []
}

/// A place that names a thing.
package struct NameEntry: Hashable, Sendable {
  package enum Role: String, CaseIterable, Hashable, Sendable {
    case declaration, object, connection, shownBy, use, string, propertyList
  }

  package var role: Role
  package var location: Location
  /// The line of code, or the object or connection in words, with both ends.
  package var text: String
}

extension Query {
  /// The meanings of `Class`, `Class.member`, `Class.selector:`, a bare member, the id of an object, a storyboard or a reuse
  /// identifier, the identifier of a segue or the name of a storyboard.
  package func findName(_ written: String) -> NameAnswer {
    var answer = NameAnswer()
    let (symbols, hint) = symbols(called: written)
    // The search for uses reads all code with the name, and a common name has hundreds of members.
    let listsUses = symbols.count <= 4
    for symbol in symbols.prefix(maximumMeanings) { add(symbol, listingUses: listsUses, to: &answer) }
    if !listsUses {
      let left = max(0, symbols.count - maximumMeanings)
      answer.note =
        "uses in code \(left > 0 ? "and \(left) more declarations " : "")are left out; ask for one, as Class.\(written)"
    }
    for kind in SharedNameKind.allCases {
      for name in sharedNames(kind, written).prefix(maximumMeanings) {
        add(.name(name), listingUses: true, to: &answer)
      }
    }
    if symbols.isEmpty { addUndeclared(written, to: &answer) }
    addObjects(called: written, to: &answer)
    if let strings = strings(written, besides: answer) { answer.meanings.append(strings) }
    if answer.meanings.isEmpty { answer.hint = hint }
    return answer
  }

  /// The greatest number of meanings in an answer. More of them would not help a reader.
  private var maximumMeanings: Int { 40 }

  // MARK: Declarations

  /// The classes and members with a name, and the reason why none is certain.
  private func symbols(called written: String) -> (symbols: [Symbol], hint: String?) {
    let classes = snapshot.classes(called: written)
    if !classes.isEmpty { return (classes.map { .type($0) }, nil) }
    do {
      return ([try renameTarget(named: written)], nil)
    } catch {
      let meant = error.candidates.flatMap {
        symbol(at: $0.location.range.lower, in: $0.location.file, scope: .allClasses)?.symbols ?? []
      }
      let found = meant.isEmpty ? markedMembers(called: written).map { Symbol.member($0) } : meant
      return (found.unique, error.message)
    }
  }

  /// The members of all classes that are marked for Interface Builder and have a name.
  private func markedMembers(called name: String) -> [MemberID] {
    guard !name.utf8.contains(UInt8(ascii: ".")) else { return [] }
    return snapshot.files.indices.flatMap { index -> [MemberID] in
      let file = FileID(raw: Int32(index))
      guard !isAbandoned(), let code = snapshot.code(file), snapshot.isOwn(file), !code.isUnmarked else {
        return []
      }
      return code.types.indices.flatMap { number in
        snapshot.readMembers(of: TypeID(file: file, index: number)) {
          $0.isForInterfaceBuilder && isWritten($0, name)
        }
      }
    }
  }

  private func add(_ symbol: Symbol, listingUses: Bool, to answer: inout NameAnswer) {
    var meaning: NameMeaning
    switch symbol {
    case .type(let id):
      guard let type = snapshot.type(id) else { return }
      meaning = NameMeaning(kind: "class", name: type.name)
      meaning.add(.declaration, [id].compactMap(location), self)
      let references = references(to: id)
      meaning.entries += references.compactMap(objectEntry)
      meaning.entries += showings(of: references) { _ in true }.map { flow, place in
        NameEntry(role: .shownBy, location: place, text: flow.text)
      }
      meaning.add(.propertyList, plistReferences(to: id).map { Location($0) }, self)
      if listingUses, let related = related(to: id) {
        meaning.add(.use, certainUses(of: related, in: nil, limit: maximumBytesOfCode), self)
      }
    case .member(let id):
      guard let member = snapshot.member(id), let type = snapshot.type(id.type) else { return }
      let name = type.name + "." + (member.kind == .method ? member.selector ?? member.name : member.name)
      meaning = NameMeaning(kind: memberKind(member), name: name)
      meaning.add(.declaration, redeclarations(of: id).compactMap(location), self)
      meaning.entries += references(to: id).compactMap { reference in
        guard let outline = snapshot.interface(reference.file) else { return nil }
        let location = Location(reference)
        guard let connection = outline.connection(reference.value.connection) else {
          let object = outline.object(reference.value.source).map(shownObject) ?? ""
          return NameEntry(role: .connection, location: location, text: "runtime attribute of \(object)")
        }
        return NameEntry(
          role: .connection, location: location, text: described(connection, in: reference.file))
      }
      if listingUses, let related = related(to: id) {
        meaning.add(.use, certainUses(of: related, in: nil, limit: maximumBytesOfCode), self)
      }
    case .name(let name):
      meaning = NameMeaning(kind: NameKind.of(name.kind).noun, name: name.text)
      for place in places(of: name).certain {
        meaning.entries += [placeEntry(place)]
        if let use = place.use, use != place.location { meaning.add(.use, [use], self) }
      }
    case .object, .scene: return
    }
    // Members of one class in several branches of `#if` are one meaning.
    meaning.entries = meaning.entries.unique
    if !answer.meanings.contains(meaning) { answer.meanings.append(meaning) }
  }

  private func memberKind(_ member: CodeMember) -> String {
    if member.flags.contains(.outlet) { return "outlet" }
    if member.flags.contains(.action) { return "action" }
    if member.flags.contains(.segueAction) { return "segue action" }
    if member.flags.contains(.inspectable) { return "inspectable property" }
    return member.kind == .method ? "method" : "property"
  }

  private func placeEntry(_ place: NamePlace) -> NameEntry {
    let file = place.location.file
    guard let outline = snapshot.interface(file) else {
      return NameEntry(role: .use, location: place.location, text: codeLine(at: place.location, self))
    }
    let role: NameEntry.Role = place.isDeclaration ? .declaration : .object
    let text =
      outline.connection(place.attribute?.connection).map { described($0, in: file) }
      ?? outline.object(place.attribute?.object).map(shownObject)
      ?? (place.isDeclaration ? "the document" : "storyboard reference")
    return NameEntry(role: role, location: place.location, text: text)
  }

  // MARK: Objects

  private func objectEntry(_ reference: InFile<ClassReference>) -> NameEntry? {
    guard let outline = snapshot.interface(reference.file) else { return nil }
    let text =
      outline.connection(reference.value.segue).map { described($0, in: reference.file) }
      ?? outline.object(reference.value.object).map(shownObject) ?? ""
    return NameEntry(role: .object, location: Location(reference), text: text)
  }

  /// The segues and the code that show scenes whose controllers are among some references, each with its place.
  func showings(
    of references: [InFile<ClassReference>], by isWanted: (SceneFlow) -> Bool
  ) -> [(flow: SceneFlow, place: Location)] {
    let byFile = Dictionary(grouping: references) { $0.file }
    return byFile.sorted { $0.key < $1.key }.flatMap { file, references -> [(SceneFlow, Location)] in
      guard let outline = snapshot.interface(file) else { return [] }
      let ids = Set(
        references.filter { $0.value.segue == nil }.compactMap { outline.object($0.value.object)?.id })
      return sceneSummaries(in: file).filter { ids.contains($0.id) }.flatMap { scene in
        scene.shownBy.filter(isWanted).map { flow in
          let start = outline.object(flow.id.flatMap { objectIndices(in: file)[$0] })?.idRange
          return (flow, flow.place ?? Location(file: file, range: start ?? ByteRange(0, 0)))
        }
      }
    }
  }

  /// Adds the objects and connections with an id.
  private func addObjects(called name: String, to answer: inout NameAnswer) {
    for file in snapshot.nameIndex.documents.all.sorted() {
      guard !isAbandoned(), let outline = snapshot.ownInterface(file) else { continue }
      if let object = outline.object(withID: name) {
        var meaning = NameMeaning(kind: "object", name: name)
        meaning.entries = [
          NameEntry(
            role: .declaration, location: Location(file: file, range: object.idRange),
            text: shownObject(object))
        ]
        for connection in outline.connections
        where connection.destination == name || outline.object(connection.source)?.id == name {
          meaning.entries.append(
            NameEntry(
              role: .connection, location: Location(file: file, range: connection.range),
              text: described(connection, in: file)))
        }
        answer.meanings.append(meaning)
      }
      if let connection = outline.connections.first(where: { $0.id == name }) {
        answer.meanings.append(
          NameMeaning(
            kind: "connection", name: name,
            entries: [
              NameEntry(
                role: .declaration, location: Location(file: file, range: connection.range),
                text: described(connection, in: file))
            ]))
      }
    }
  }

  /// Adds the objects with a class and the connections with a name that no code declares.
  private func addUndeclared(_ written: String, to answer: inout NameAnswer) {
    let dot = written.lastIndex(of: ".")
    let owner = dot.map { String(written[..<$0]) }
    let name = dot.map { String(written[written.index(after: $0)...]) } ?? written
    var classes = NameMeaning(kind: "undeclared class", name: written)
    var members = NameMeaning(kind: "undeclared name", name: written)
    for file in snapshot.nameIndex.documents.all.sorted() {
      guard !isAbandoned(), let outline = snapshot.ownInterface(file) else { continue }
      for object in outline.objects where object.customClass == written {
        let place = Location(file: file, range: object.customClassRange ?? object.idRange)
        classes.entries.append(NameEntry(role: .object, location: place, text: shownObject(object)))
      }
      for connection in outline.connections where connection.name == name {
        let source = outline.object(connection.source)?.customClass
        guard connection.kind != .segue, owner == nil || source == owner else { continue }
        let place = Location(file: file, range: connection.nameRange)
        members.entries.append(
          NameEntry(role: .connection, location: place, text: described(connection, in: file)))
      }
    }
    answer.meanings += [classes, members].filter { !$0.entries.isEmpty }
  }

  // MARK: Strings

  /// The literals in code that contain only a name and that no other meaning has; nil where there are none.
  private func strings(_ written: String, besides answer: NameAnswer) -> NameMeaning? {
    let name = written.split(separator: ".").last.map(String.init) ?? written
    guard !name.isEmpty else { return nil }
    let search = SearchText(Array("\"\(name)\"".utf8))
    let known = Set(
      answer.meanings.flatMap(\.entries).map {
        [$0.location.file.raw, Int32(clamping: $0.location.range.lower)]
      })
    var meaning = NameMeaning(kind: "text", name: name)
    for index in snapshot.files.indices {
      let file = FileID(raw: Int32(index))
      guard !isAbandoned(), snapshot.code(file) != nil, snapshot.isOwn(file),
        let text = text(of: file).bytes
      else { continue }
      for range in text.withSpan({ search.ranges(in: $0) }) {
        let inner = ByteRange(range.lower + 1, range.upper - 1)
        guard !known.contains([file.raw, Int32(clamping: inner.lower)]) else { continue }
        meaning.add(.string, [Location(file: file, range: inner)], self)
      }
    }
    return meaning.entries.isEmpty ? nil : meaning
  }
}

extension NameMeaning {
  /// Adds places in code, each with its line.
  fileprivate mutating func add(_ role: NameEntry.Role, _ locations: [Location], _ query: Query) {
    entries += locations.map { NameEntry(role: role, location: $0, text: codeLine(at: $0, query)) }
  }
}

extension SceneFlow {
  /// The flow in one line: `show "detail" x1Y-2z-3Ab LoginViewController`.
  package var text: String {
    var words = [kind]
    if let name { words.append("\"\(name)\"") }
    if let id { words.append(id) }
    if let label, label != id { words.append(label) }
    return words.joined(separator: " ")
  }
}

/// The object in one line: `button Oga-ls-XML HabiticaButton "Button"`.
private func shownObject(_ object: InterfaceObject) -> String {
  var words = [object.element, object.id]
  if let name = object.customClass { words.append(name) }
  if let label = object.label { words.append("\"" + textInOneLine(label, to: 40) + "\"") }
  return words.joined(separator: " ")
}

extension Query {
  /// The connection in one line: `outlet titleLabel: viewController BYZ-38-t0r Login -> label lbl "Title"`.
  private func described(_ connection: Connection, in file: FileID) -> String {
    guard let outline = snapshot.interface(file) else { return "" }
    var words = [connection.kind.elementName]
    if let segue = connection.segue { words += [connection.id, segue.kind].compactMap(\.self) }
    if !connection.name.isEmpty { words.append(connection.name) }
    if let event = connection.event { words.append("on " + event) }
    let source = outline.object(connection.source).map(shownObject) ?? "?"
    let destination = connection.destination.flatMap { objectIndices(in: file)[$0] }
    let end = outline.object(destination).map(shownObject) ?? connection.destination
    return words.joined(separator: " ") + ": " + source + (end.map { " -> " + $0 } ?? "")
  }
}

/// The line of a place from its first word on, cut where it is long.
private func codeLine(at location: Location, _ query: Query) -> String {
  guard let text = query.text(of: location.file).bytes, location.range.upper <= text.count,
    location.range.lower >= 0, location.range.lower <= location.range.upper
  else { return "" }
  // A line of a generated file may have a megabyte.
  let start = text[max(0, location.range.lower - 200)..<location.range.lower]
  let end = text[location.range.lower..<min(text.count, location.range.lower + 160)]
  let line =
    (start.lastIndex(of: 0x0A).map { start[($0 + 1)...] } ?? start)
    + (end.firstIndex(of: 0x0A).map { end[..<$0] } ?? end)
  let shown = String(decoding: line, as: UTF8.self).split(whereSeparator: \.isWhitespace)
  return textInOneLine(shown.joined(separator: " "), to: 140)
}
