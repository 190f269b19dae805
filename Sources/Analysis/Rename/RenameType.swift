import AppleFacts
import Index
import Syntax
import Text

extension RenameDraft {
  mutating func renameType(_ id: TypeID, to typed: String, on side: SymbolSide) throws(RenameRefusal) {
    guard let type = snapshot.type(id), type.kind == .class else {
      throw RenameRefusal(.symbol, "of all types, only classes can be renamed")
    }
    let name = try NewName(typed).text
    if side == .document, let objcName = type.objcName {
      try renameObjCName(of: id, objcName, to: name)
      return
    }
    oldName = simpleName(type.name)
    newName = name
    if oldName == newName { throw RenameRefusal(.unchanged, "'\(oldName)' already has that name") }
    let classes = query.sameNamedClasses(as: id)
    for id in classes { try refuseTaken(name, for: id, besides: classes) }
    try texts.refuseUnreadableDocuments(holding: oldName)

    for id in classes {
      guard let declared = snapshot.type(id) else { continue }
      try replaceSwift(oldName, with: newName, at: Location(file: id.file, range: declared.nameRange))
      guard declared.objcName == nil else { continue }
      addDocuments(of: id, from: declared.name, to: replacingSimpleName(of: declared.name))
      try addTransformers(of: id, from: declared.name, to: replacingSimpleName(of: declared.name))
    }
    try addSwift(RelatedDeclarations(name: oldName, types: Set(classes), in: snapshot), to: newName)
    // Objective-C, strings and lists use the name in `@objc(Name)` if the class has one, and that name stays.
    let isRunTimeName = classes.contains { snapshot.type($0)?.objcName == nil }
    let others = snapshot.classes(called: oldName).filter { !classes.contains($0) }
    let isOnly = others.isEmpty && classes.allSatisfy(query.isObjectiveC)
    if isRunTimeName { try addObjectiveC(classes, isOnly: isOnly) }
    try addProtocolOfSameName(classes)
    for id in classes { try offerDocuments(naming: id) }
    if others.contains(where: { other in classes.contains { !query.areApart($0.file, other.file) } }) {
      obstacleToUndo = "another class is called '\(oldName)'"
    } else if try isAppleName(oldName, for: id) {
      obstacleToUndo = "'\(oldName)' is a name of Apple's frameworks"
    }
    if isRunTimeName { try addPropertyLists(ofClass: oldName, to: newName, isOnly: isOnly) }
    try offerIdentifiers(of: classes, namingClass: isRunTimeName, isOnly: isOnly)
    try renameDocuments(of: classes)
    for id in classes { try offerFiles(of: id) }
  }

  /// Renames the name that only documents and Objective-C use for a class, the argument of `@objc(Name)`.
  private mutating func renameObjCName(of id: TypeID, _ old: String, to new: String) throws(RenameRefusal) {
    (oldName, newName) = (old, new)
    if old == new { throw RenameRefusal(.unchanged, "'\(old)' already has that name") }
    try refuseTaken(new, for: id, besides: [])
    try texts.refuseUnreadableDocuments(holding: old)
    guard let type = snapshot.type(id) else { return }
    try replaceObjCName(old, with: new, from: type.range.lower, before: type.nameRange, in: id.file)
    addDocuments(of: id, from: old, to: new)
    try addTransformers(of: id, from: old, to: new)
    try addObjectiveC([id], isOnly: true)
    try addSwift(RelatedDeclarations(runTimeName: old), to: new)
    try addPropertyLists(ofClass: old, to: new, isOnly: true)
  }

  private func replacingSimpleName(of name: String) -> String {
    String(name.dropLast(simpleName(name).count)) + newName
  }

  // MARK: Conflicts

  /// Refuses a new name that another type has.
  ///
  /// - Parameter own: The renamed types themselves; one may already have the name for Objective-C.
  private mutating func refuseTaken(_ name: String, for id: TypeID, besides own: [TypeID])
    throws(RenameRefusal)
  {
    if !snapshot.isOwn(id.file) {
      throw RenameRefusal(
        .symbol, "'\(oldName)' is declared in a dependency, which a rename can't change",
        at: query.location(of: id))
    }
    let wanted = snapshot.type(id).map { replacingSimpleName(of: $0.name) } ?? name
    for other in snapshot.nameIndex.types.byName[name, default: []].sorted()
      + snapshot.nameIndex.types.byObjCName[name, default: []].sorted()
    where !own.contains(other)
      && (snapshot.type(other)?.name == wanted || snapshot.type(other)?.objcName == name)
    {
      // Objective-C distinguishes protocols from classes of the same name; Swift would call the protocol by another name.
      if snapshot.type(other)?.kind == .protocol, query.isObjectiveC(other), query.isObjectiveC(id),
        try texts.files(.swift, holding: [name]).isEmpty
      {
        continue
      }
      if query.areApart(id.file, other.file), try !isInUse(name, beside: id) { continue }
      throw RenameRefusal(.name, "'\(name)' already exists", at: query.location(of: other))
    }
    for id in snapshot.nameIndex.types.aliases[name, default: []] {
      guard let alias = snapshot.alias(id), alias.name == wanted else { continue }
      throw RenameRefusal(
        .name, "'\(name)' already exists", at: Location(file: id.file, range: alias.nameRange))
    }
    if try isAppleName(name, for: id) {
      throw RenameRefusal(.name, "'\(name)' is a name of Apple's frameworks")
    }
  }

  /// Whether a name belongs to Apple's frameworks or to Swift. In Objective-C a name is free if only Swift has it.
  private mutating func isAppleName(_ name: String, for id: TypeID) throws(RenameRefusal) -> Bool {
    guard let apple = AppleSDK.class(named: name, on: .all) else {
      return AppleSDK.protocol(named: name, on: .all) != nil || standardTypes.contains(name)
    }
    if apple.name == name || !query.isObjectiveC(id) { return true }
    return try !texts.files(.swift, holding: [name]).isEmpty
  }

  /// Whether code that can use a class already uses a name, such as that of another target's class.
  private mutating func isInUse(_ name: String, beside id: TypeID) throws(RenameRefusal) -> Bool {
    for file in try texts.files(.swift, .objectiveC, holding: [name])
    where !query.areApart(id.file, file) {
      let text = try texts.text(of: file)
      if LocalCapture(of: name, in: text)?.isInUse == true, snapshot.code(file)?.language == .swift {
        return true
      }
      if ObjectiveCBinder(file, text: text, query)?.uses(ofClass: name).isEmpty == false { return true }
    }
    return false
  }

  // MARK: Certain places

  private mutating func addDocuments(of id: TypeID, from old: String, to new: String) {
    for found in query.references(to: id) {
      let name = found.value.name
      guard let new = name == old ? new : ModuleAndClass(name)?.renamed(old, to: new) else { continue }
      changes.replace(xmlEscaped(name), with: xmlEscaped(new), at: found.value.range, in: found.file)
    }
    // The name in a property list is never escaped, and a module before it stays.
    for found in query.plistReferences(to: id) where found.value.name == old {
      changes.replace(old, with: new, at: found.value.range, in: found.file)
    }
  }

  /// Adds the options of bindings that name a value transformer, by the name under which code registers it or by its class.
  private mutating func addTransformers(of id: TypeID, from old: String, to new: String) throws(RenameRefusal)
  {
    let isTransformer = query.chains(of: id, on: .macOS).map(\.isValueTransformer)
    if isTransformer.allSatisfy({ $0 == .no }) { return }
    let isRegistered = try !texts.files(.swift, .objectiveC, holding: ["\"\(old)\""]).isEmpty
    for file in try texts.files(.document, holding: [old]) where query.mayMeet(file, id.file) {
      for transformer in snapshot.interface(file)?.names ?? [] where transformer.kind == .valueTransformer {
        let name = transformer.text
        guard let new = name == old ? new : ModuleAndClass(name)?.renamed(old, to: new) else { continue }
        let certainty: ReferenceCertainty =
          if isRegistered {
            .possible("code may register a transformer under this name")
          } else if isTransformer.contains(.yes) { .certain } else {
            .possible("the class may be the value transformer of this name")
          }
        changes.replace(xmlEscaped(name), with: xmlEscaped(new), at: transformer.range, in: file, certainty)
      }
    }
  }

  /// Adds the uses in Objective-C.
  ///
  /// - Parameter isOnly: Whether no other class has the name there.
  private mutating func addObjectiveC(_ classes: [TypeID], isOnly: Bool) throws(RenameRefusal) {
    for file in try texts.files(.objectiveC, holding: [oldName]) {
      guard let code = try texts.objectiveC(file),
        classes.contains(where: code.mayName)
      else { continue }
      for use in code.uses(ofClass: oldName) {
        changes.replace(oldName, with: newName, at: use.range, in: file, use.certainty)
      }
      addStrings(code.keys(ofClass: oldName, isOnly: isOnly), oldName, newName, in: code)
    }
  }

  /// Renames `NameProtocol` in Swift: an Objective-C protocol is called so as long as a class has its name.
  private mutating func addProtocolOfSameName(_ classes: [TypeID]) throws(RenameRefusal) {
    let named = snapshot.nameIndex.types.byName
    let written = oldName + "Protocol"
    let hasProtocol = named[oldName, default: []].contains {
      snapshot.type($0)?.kind == .protocol && query.isObjectiveC($0)
    }
    guard hasProtocol, named[written, default: []].isEmpty, classes.allSatisfy(query.isObjectiveC) else {
      return
    }
    for file in try texts.files(.swift, holding: [written]) {
      let text = try texts.text(of: file)
      for range in text.withSpan({ occurrences(of: written, in: $0) }) {
        changes.replace(written, with: oldName, at: range, in: file)
      }
    }
  }

  // MARK: Possible places

  /// Adds custom classes of documents that have the name but do not certainly mean the class.
  private mutating func offerDocuments(naming id: TypeID) throws(RenameRefusal) {
    guard let type = snapshot.type(id) else { return }
    for file in try texts.files(.document, holding: [oldName]) {
      for reference in snapshot.ownInterface(file)?.classReferences ?? []
      where reference.name == oldName
        && !changes.all.contains(where: { $0.file == file && $0.range == reference.range })
      {
        guard let reason = doubt(about: reference, in: file, naming: id, type) else { continue }
        changes.replace(oldName, with: newName, at: reference.range, in: file, .possible(reason))
      }
    }
  }

  /// Why a custom class of that name may mean a class; nil if it does not.
  private func doubt(
    about reference: ClassReference, in file: FileID, naming id: TypeID, _ type: CodeType
  ) -> String? {
    let declared = query.declarations(of: reference, in: file)
    if type.name == oldName, declared.contains(id) {
      if let name = type.objcName, name != oldName {
        return "storyboards and xibs call this class '\(name)', by its '@objc(\(name))'"
      }
    } else if type.name == oldName, let platforms = snapshot.interface(file)?.platforms,
      query.moduleFault(of: reference.named, in: file, on: platforms)?.classes.contains(id) == true
    {
      return "the class is not in the module that is set here"
    }
    // An implementation alone does not show which class it belongs to.
    if type.objcName != nil || declared.contains(where: snapshot.isClass) { return nil }
    return type.name == oldName
      ? "this may be another class with the same name"
      : "a storyboard or xib can't use the nested class \(type.name)"
  }

  /// The names that code makes of the class's name, as `String(describing: X.self)` does, each with what it makes of the new one.
  ///
  /// Two ways may make one name of the old class, and different names of the new one.
  func namesMadeOfClass() throws(RenameRefusal) -> [SharedNameKind: [String: String]] {
    let renamed = changes.certainPlaces
    var result: [SharedNameKind: [String: String]] = [:]
    for kind in SharedNameKind.allCases where kind.isChecked {
      for (text, places) in query.usedNames(kind) {
        for place in places where place.form == .typeName && renamed.contains(place.location) {
          let new = place.steps.applied(to: newName)
          if let other = result[kind]?[text], other != new {
            throw RenameRefusal(
              .symbol,
              "code makes '\(text)' of the name of the class in two ways, which would make '\(other)' and '\(new)'",
              at: place.use ?? place.location)
          }
          result[kind, default: [:]][text] = new
        }
      }
    }
    for (kind, names) in result {
      for (text, new) in names where text != oldName && text != new {
        try refuseOtherUses(of: text, kind, besides: renamed)
      }
    }
    return result
  }

  /// Refuses a rename if code finds a thing by a name that it makes of the class's name, and also in a way that would keep the old
  /// name: by another class, or by a text, which is renamed with a file alone.
  private func refuseOtherUses(
    of text: String, _ kind: SharedNameKind, besides renamed: Set<Location>
  ) throws(RenameRefusal) {
    let uses = query.usedNames(kind)[text, default: []]
    let made = uses.filter { $0.form == .typeName && renamed.contains($0.location) }
    let other = uses.first { use in
      !made.contains { $0.location == use.location } && (use.form == .typeName || !kind.isOfDocuments)
        && made.contains { query.mayMeet($0.location.file, use.location.file) }
    }
    guard let other else { return }
    throw RenameRefusal(
      .symbol, "code makes '\(text)' of the name of the class, and names it in another way here",
      at: other.use ?? other.location)
  }

  /// Renames the identifiers that code derives from the class's name, as `String(describing: X.self)` does. If no code writes an
  /// identifier of an object of the class, and code makes identifiers from types that are not followed, it is one of these.
  ///
  /// - Returns: Their places, and the places of identifiers with the same text that code writes itself and that stay.
  private mutating func addIdentifiersOfClass(_ classes: [TypeID]) throws(RenameRefusal) -> Set<Location> {
    let renamed = changes.certainPlaces
    let made = try namesMadeOfClass()
    var decided: Set<Location> = []
    for kind in SharedNameKind.allCases {
      let texts = Set((made[kind] ?? [:]).keys).union([oldName]).sorted()
      for name in texts.flatMap({ query.sharedNames(kind, $0) }) {
        let places = query.places(of: name)
        let inCode = places.certain.filter { $0.attribute == nil }
        let ofClass = inCode.count { $0.form == .typeName && renamed.contains($0.location) }
        // An identifier that is also a file's name is renamed with the file.
        guard !places.certain.contains(where: \.isFile), places.possible.isEmpty,
          ofClass == 0 || ofClass == inCode.count
        else { continue }
        let isOfAnyType = inCode.isEmpty && areMade(places.certain, name.kind, ofNamesOf: classes)
        if inCode.isEmpty, !isOfAnyType { continue }
        let new = made[kind]?[name.text] ?? newName
        for place in places.certain
        where decided.insert(place.location).inserted && (ofClass > 0 || isOfAnyType) {
          guard place.attribute != nil, name.text != new else { continue }
          changes.replace(
            xmlEscaped(name.text), with: xmlEscaped(new), at: place.location.range, in: place.location.file)
        }
      }
    }
    changes.dropPossible(at: Array(decided))
    return decided
  }

  /// Whether identifiers are those of objects of some classes, and code makes such identifiers from types that are not followed.
  private func areMade(_ places: [NamePlace], _ kind: SharedNameKind, ofNamesOf classes: [TypeID]) -> Bool {
    guard kind == .scene || kind == .cell else { return false }
    return places.allSatisfy { place in
      guard let object = place.attribute?.object, let outline = snapshot.interface(place.location.file) else {
        return place.attribute?.isReference == true
      }
      return query.chains(of: outline.objects[object], in: place.location.file).contains {
        $0.classes.first.map(classes.contains) == true
      } && query.makesNamesOfAnyType(kind, with: place.location.file)
    }
  }

  /// Adds identifiers in documents that equal the class's name and may depend on it, and the class of a controller's objects.
  private mutating func offerIdentifiers(
    of classes: [TypeID], namingClass isRunTimeName: Bool, isOnly: Bool
  ) throws(RenameRefusal) {
    let decided = try addIdentifiersOfClass(classes)
    for file in try texts.files(.document, holding: ["=\"\(oldName)\""]) {
      let text = try texts.text(of: file)
      for (attribute, verb) in attributesForNames {
        let namesClass = attribute.lowercased().hasSuffix("classname")
        if namesClass, !isRunTimeName { continue }
        let pattern = SearchText(Array(" \(attribute)=\"\(oldName)\"".utf8))
        for found in text.withSpan(pattern.ranges) {
          let lower = found.lower + attribute.utf8.count + 3
          let range = ByteRange(lower, lower + oldName.utf8.count)
          if decided.contains(Location(file: file, range: range)) { continue }
          changes.replace(
            oldName, with: newName, at: range, in: file,
            namesClass && isOnly ? .certain : .possible("this \(attribute) \(verb)"))
        }
      }
    }
  }
}

extension ModuleAndClass {
  /// The name with its module after a rename of the class; nil if it is the name of another class.
  fileprivate func renamed(_ old: String, to new: String) -> String? {
    className == old ? naming(new) : nil
  }
}

/// The attributes that may hold the class's name, each with its purpose, for people.
private let attributesForNames =
  [
    "storyboardIdentifier", "identifier", "restorationIdentifier", "referencedIdentifier",
  ].map { ($0, "may follow the name of the class") }
  + [("reuseIdentifier", "may follow the name of the class: if code does, the cell breaks without it")]
  + ["objectClassName", "className"].map { ($0, "names a class") }

/// The types that every Swift file can name without importing anything.
private let standardTypes: Set<String> = [
  "Any", "AnyObject", "Array", "Bool", "Character", "Dictionary", "Double", "Error", "Float", "Int", "Never",
  "Optional", "Result", "Set", "String", "Substring", "Task", "UInt", "Void",
]

extension Query {
  /// A class with the classes of its name that the same documents may mean, or that are in other branches of `#if`.
  func sameNamedClasses(as id: TypeID) -> [TypeID] {
    var result: Set<TypeID> = []
    var pending = [id]
    while let next = pending.popLast() {
      guard result.insert(next).inserted else { continue }
      pending += twins(of: next)
      for reference in references(to: next) {
        pending += declarations(of: reference.value, in: reference.file).filter {
          snapshot.type($0)?.name == snapshot.type(id)?.name
        }
      }
    }
    return result.sorted()
  }
}
