import Index
import Syntax
import Text

extension Query {
  /// The symbols that a place in a document or in code names; nil where other servers know more.
  ///
  /// The symbols in code are declarations, and their uses if these are certain.
  ///
  /// - Parameter scope: The declarations that count.
  func symbol(at offset: Int, in file: FileID, scope: CodeScope = .documents) -> SymbolOccurrence? {
    if let listed = listedSymbol(at: offset, in: file, scope: scope) { return listed }
    guard snapshot.code(file) != nil else { return nil }
    if let name = name(at: offset, in: file) { return name }
    return text(of: file).bytes.flatMap { use(at: offset, in: file, $0, scope) }
  }

  /// The name at a place that code and documents share as text.
  private func name(at offset: Int, in file: FileID) -> SymbolOccurrence? {
    sharedName(at: offset, in: file).map { range, name, place in
      // The name of a class from which code makes a string means the class as well.
      let isOfClass =
        place.form == .typeName && place.location.file == file && place.location.range.touches(offset)
      let written = isOfClass ? source(of: file)?.string(place.location.range) : nil
      let classes = written.map(snapshot.classes)?.filter { mayMeet($0.file, file) } ?? []
      return SymbolOccurrence(
        range: range, role: .reference, side: place.attribute == nil ? .code : .document,
        symbols: classes.map { .type($0) } + [.name(name)], connection: place.attribute?.connection)
    }
  }

  /// The name at a place if outlines list it, which in code contain only declarations.
  func listedSymbol(at offset: Int, in file: FileID, scope: CodeScope = .documents) -> SymbolOccurrence? {
    switch snapshot[file]?.facts {
    case .interface(let outline, _): name(at: offset, in: file) ?? symbol(at: offset, in: outline, file)
    case .code(let code): declaration(at: offset, in: code, file, scope)
    case .project(.translations): translatedObject(at: offset, in: file)
    case .project: listedDocument(at: offset, in: file)
    case nil: nil
    }
  }

  /// The document or the class at a place of a property list, or of a setting that becomes part of one.
  private func listedDocument(at offset: Int, in file: FileID) -> SymbolOccurrence? {
    guard let reference = plistReferences(in: file).first(where: { $0.range.touches(offset) }) else {
      return nil
    }
    let kind: SharedNameKind = reference.kind == .nib ? .nib : .storyboard
    // The copies for several languages are one name.
    let names = documents(named: reference, in: file).prefix(1).map { document in
      Symbol.name(
        SharedName(
          kind: kind, text: reference.name, first: Location(file: document, range: ByteRange(0, 0))))
    }
    let symbols = classes(named: reference, in: file).map { Symbol.type($0) } + names
    if symbols.isEmpty { return nil }
    return SymbolOccurrence(range: reference.range, role: .reference, side: .document, symbols: symbols)
  }
}

// MARK: Documents

extension Query {
  private func symbol(at offset: Int, in outline: InterfaceOutline, _ file: FileID) -> SymbolOccurrence? {
    func occurrence(
      _ range: ByteRange, _ role: SymbolOccurrence.Role, _ symbols: [Symbol],
      _ codeName: SymbolOccurrence.CodeName? = nil, connection: Int? = nil
    ) -> SymbolOccurrence {
      SymbolOccurrence(
        range: range, role: role, side: .document, symbols: symbols, codeName: codeName,
        connection: connection)
    }
    func members(_ reference: MemberReference?) -> [Symbol] {
      reference.map { declarations(of: $0, in: file).map { .member($0) } } ?? []
    }
    func object(_ id: String) -> [Symbol] {
      [.object(DocumentObject(file: file, id: id, index: outline.objectIndex(withID: id)))]
    }
    let references = outline.memberReferences
    // The name of a half-typed connection is its start tag.
    if let reference = references.first(where: { $0.range.touches(offset) }) {
      return occurrence(
        reference.range, .reference, members(reference), .member(reference), connection: reference.connection)
    }
    if let reference = outline.classReferences.first(where: { $0.range.touches(offset) }) {
      let types = declarations(of: reference, in: file)
      return occurrence(reference.range, .reference, types.map { .type($0) }, .type(reference))
    }
    for reference in outline.storyboardReferences {
      let values = [
        (SharedNameKind.storyboard, reference.storyboardName, reference.storyboardNameRange),
        (.scene, reference.referencedIdentifier, reference.referencedIdentifierRange),
      ]
      for case (let kind, let text?, let range?) in values where range.touches(offset) {
        let place = Location(file: file, range: range)
        let name = places(of: SharedName(kind: kind, text: text, first: place)).first.map {
          Symbol.name(SharedName(kind: kind, text: text, first: $0))
        }
        return occurrence(
          range, .reference, [.scene(scene(of: reference, in: file))] + [name].compactMap { $0 })
      }
    }
    if let reference = outline.references.first(where: { $0.range.touches(offset) }) {
      return occurrence(reference.range, .reference, object(reference.id))
    }
    for (index, connection) in outline.connections.enumerated() where connection.range.touches(offset) {
      if let id = connection.destination, let range = connection.destinationRange, range.touches(offset) {
        return occurrence(range, .reference, object(id))
      }
      // The offset at the end of an element belongs to the element after it.
      if offset < connection.range.upper {
        let named = references.first { $0.connection == index }
        return occurrence(connection.range, .element, members(named), connection: index)
      }
    }
    for (index, object) in outline.objects.enumerated() where object.tagRange.touches(offset) {
      let symbol = Symbol.object(DocumentObject(file: file, id: object.id, index: index))
      if object.idRange.touches(offset) { return occurrence(object.idRange, .declaration, [symbol]) }
      if offset < object.tagRange.upper { return occurrence(object.tagRange, .element, [symbol]) }
    }
    return nil
  }
}

// MARK: Code

extension Query {
  fileprivate func declaration(
    at offset: Int, in code: CodeFile, _ file: FileID, _ scope: CodeScope
  ) -> SymbolOccurrence? {
    for (index, type) in code.types.enumerated() {
      let id = TypeID(file: file, index: index)
      if type.nameRange.touches(offset) {
        return classes(declaredOrExtendedBy: id).first { isMeant($0, scope) }.map {
          SymbolOccurrence(range: type.nameRange, role: .declaration, side: .code, symbols: [.type($0)])
        }
      }
      guard type.range.touches(offset) else { continue }
      for (position, member) in code.readMembers(ofType: index).enumerated()
      // `@synthesize name` uses the property.
      where member.nameRange.touches(offset) && member.kind != .synthesized {
        let id = MemberID(type: id, index: position)
        if !isForDocuments(id) {
          if let accessor = accessor(id, at: member.nameRange) { return accessor }
          guard scope > .documents, isRelatedToDocuments(id) else { return nil }
        }
        return SymbolOccurrence(
          range: member.nameRange, role: .declaration, side: .code, symbols: [.member(id)])
      }
    }
    return nil
  }

  /// The variable that a method in Objective-C gets or sets, as the symbol at the method's name; nil for another method.
  private func accessor(_ id: MemberID, at range: ByteRange) -> SymbolOccurrence? {
    guard let (variable, isSet) = variable(ofAccessor: id), let member = snapshot.member(variable),
      isForDocuments(variable)
    else { return nil }
    return SymbolOccurrence(
      range: range, role: .declaration, side: .code, symbols: [.member(variable)],
      objectiveCName: ObjectiveCName(form: isSet ? .setter : .key, key: member.variableKey))
  }

  fileprivate func use(
    at offset: Int, in file: FileID, _ text: [UInt8], _ scope: CodeScope
  ) -> SymbolOccurrence? {
    let range = wordRange(around: offset, in: text)
    let word = SourceText(text).string(range).filter { $0 != "`" }
    // Bodies of Swift are read only for words that the workspace may declare, since editors send a request for every word.
    guard snapshot.code(file)?.language == .objectiveC || mayConcernDocuments(word, in: file, scope),
      let meaning = CodeUses(file, text, self)?.meaning(at: offset),
      meaning.certainty == .certain, let symbol = symbol(of: meaning, scope)
    else { return nil }
    return SymbolOccurrence(
      range: meaning.range, role: .reference, side: .code, symbols: [symbol], objectiveCName: meaning.name)
  }

  private func symbol(of meaning: CodeMeaning, _ scope: CodeScope) -> Symbol? {
    if meaning.name != nil { return meaning.symbols.first }
    if case .type(let type)? = meaning.symbols.first { return isMeant(type, scope) ? .type(type) : nil }
    let members = meaning.symbols.compactMap { if case .member(let id) = $0 { id } else { nil } }
    let found =
      members.first { !references(to: $0).isEmpty }
      ?? members.first { snapshot.member($0)?.isForInterfaceBuilder == true }
      ?? (scope > .documents ? members.first(where: isRelatedToDocuments) : nil)
    return found.map { .member($0) }
  }

  /// Whether a class has this name, or a member that documents could connect.
  private func mayConcernDocuments(_ name: String, in file: FileID, _ scope: CodeScope) -> Bool {
    guard !name.isEmpty else { return false }
    let nameIndex = snapshot.nameIndex
    return !nameIndex.members.outletsAndActions[MentionedName(name).key, default: []].isEmpty
      || !nameIndex.members.inspectablesAndSegueActions[name, default: []].isEmpty
      || !nameIndex.documents.byKey[name, default: []].isEmpty
      || !nameIndex.documents.byKey[name + ":", default: []].isEmpty
      || nameIndex.types.byName[name, default: []].contains { isMeant($0, scope) }
      || isClassInBody(name, in: file, scope)
  }

  /// Whether a body in the file declares a class with this name, which only that body can use.
  private func isClassInBody(_ name: String, in file: FileID, _ scope: CodeScope) -> Bool {
    let types = snapshot.code(file)?.types ?? []
    return types.indices.contains {
      types[$0].flags.contains(.isLocal) && simpleName(types[$0].name) == name
        && isMeant(TypeID(file: file, index: $0), scope)
    }
  }

  /// Whether documents name a member that has to share the name of this one.
  private func isRelatedToDocuments(_ id: MemberID) -> Bool {
    family(of: id).members.contains(where: isForDocuments)
  }

  private func isMeant(_ id: TypeID, _ scope: CodeScope) -> Bool {
    scope == .allClasses && snapshot.isClass(id) || isUsedByDocuments(id)
  }

  private func isUsedByDocuments(_ id: TypeID) -> Bool {
    !references(to: id).isEmpty || !plistReferences(to: id).isEmpty
  }
}
