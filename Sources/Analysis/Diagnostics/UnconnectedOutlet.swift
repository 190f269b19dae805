import AppleFacts
import Index
import Syntax
import Text

extension DiagnosticRule {
  /// The outlet is nil when the view has loaded. The first use of an outlet that is declared with `!` then traps.
  ///
  /// Classes that no document names have no findings: their views are made in code, or by a nib that is not in the workspace.
  package static let unconnectedOutlet = DiagnosticRule(
    "unconnected-outlet", .warning, "An outlet that no document connects, or one of several does not",
    .revealed,
    checks: .code(unconnectedOutlets), .several(outletsConnectedElsewhere),
    .several(outletsOfRegisteredClasses)
  )
  .fixed(by: .document(connectionsOfOutlet), .document(registrationOfNib), .code { $0.removalOfOutlet() })
}

private func unconnectedOutlets(_ code: CodeContext) -> [Finding] {
  let (types, query) = (code.contents.types, code.query)
  guard query.snapshot.coverage.isWhole else { return [] }
  var found: [Finding] = []
  for index in types.indices where types[index].memberFlags.contains(.outlet) {
    let type = types[index]
    if type.flags.contains(.isLocal) { continue }
    let id = TypeID(file: code.file, index: index)
    guard let owner = query.owner(of: id), !query.isWrittenElsewhere(owner) else { continue }
    let uses = query.uses(of: owner)
    // If the class is uncertain, so are the outlets that are not connected.
    if uses.isEmpty || uses.contains(where: { $0.chains.count > 1 || query.isDoubtful($0) }) { continue }
    let connected = uses.reduce(into: Set<String>()) { $0.formUnion($1.keys) }
    let members = code.contents.readMembers(ofType: index).filter { member in
      mayLackConnection(member, type) && connected.isDisjoint(with: keysOfOutlet(member))
    }
    if members.isEmpty || uses.contains(where: { query.dangles($0, action: false) || query.isLost($0) }) {
      continue
    }
    // If a property and its variable are both marked, the property represents both.
    let properties = Set(members.lazy.filter { $0.kind == .property }.map(\.name))
    for member in members where !isVariable(member, ofAnyIn: properties) {
      guard !query.mayBeConnectedByUnknown(member, in: code.file) else { continue }
      let fault = "outlet '\(type.name).\(member.name)' is not connected in any storyboard or xib"
      let isNil = severityWithoutConnection(of: member) == .warning ? ", so it is nil" : ""
      let finding = Finding(
        range: member.nameRange, message: fault + isNil + "; connect it or remove it",
        severity: severityWithoutConnection(of: member), baseline: fault)
      // A call that gets the outlet by value can't set it.
      let guarded = query.unlessGuarded(
        finding, UnconnectedOutlet(member: member, holder: id, owner: owner), orPassed: false)
      if !guarded.isEmpty, !query.mayBeConnectedUnread(member, in: code.file) { found += guarded }
    }
  }
  return found
}

private func isVariable(_ member: CodeMember, ofAnyIn properties: Set<String>) -> Bool {
  member.kind == .instanceVariable && !properties.isEmpty
    && (properties.contains(member.name)
      || member.name.hasPrefix("_") && properties.contains(String(member.name.dropFirst())))
}

/// The findings for outlets that only some of the documents with the class connect, and for inherited outlets that only documents of
/// other classes connect, if the superclass uses them whatever happens.
///
/// They crash once another document is loaded, such as the storyboard for another device.
private func outletsConnectedElsewhere(_ document: DocumentContext) -> [Finding] {
  let query = document.query
  guard query.snapshot.coverage.isWhole else { return [] }
  var found: [Finding] = []
  let prototypes = document.keysOfPrototypes
  for use in query.classUses(in: document.file) {
    let object = document.outline.objects[use.object]
    guard use.chains.count == 1, let chain = use.chains.first, let head = chain.classes.first,
      query.isLoadedWhole(object, in: document.file), let range = object.customClassRange
    else { continue }
    let lacking = chain.classes.flatMap { owner in
      ([owner] + query.extensions(of: owner)).flatMap { query.outlets(of: $0, notAmong: use.keys) }
        .map { (id: $0, owner: owner) }
    }
    if lacking.isEmpty || query.isLost(use) { continue }
    if query.dangles(use, action: false) { continue }
    found += outletsOfCopies(lacking, use, of: chain, at: range, in: document)
    let siblings = prototypes[PrototypeKind(use.object, in: document.outline, head), default: []]
    let others = OtherConnections(document: document, use: use, chain: chain)
    found += outletsOfPrototypes(lacking, siblings, object, of: chain, in: document)
    for (id, owner) in lacking {
      let subclasses = chain.classes.prefix { $0 != owner }
      guard let member = query.snapshot.member(id), siblings.isDisjoint(with: keysOfOutlet(member)),
        case let alike = others.place(connecting: keysOfOutlet(member), among: query.usesAlike(of: head)),
        let other = alike ?? others.placeInFamily(member, owner, subclasses)
      else { continue }
      let name = member.name
      let place = other == document.file ? "in another scene" : "in \(document.shortPath(of: other))"
      let finding = Finding(
        range: range,
        message: "the outlet '\(name)' of \(query.className(chain)) is connected \(place), but not here",
        // A layout of a view or a cell often omits a part.
        severity: chain.isView == .yes ? .hint : severityWithoutConnection(of: member),
        subject: document.subject(object),
        related: query.declarationNote(id),
        // The document in the message depends on other documents, so the baseline does not name it.
        baseline: "the outlet '\(name)' of \(query.className(chain)) is connected elsewhere")
      let guarded = query.unlessGuarded(
        finding,
        UnconnectedOutlet(member: member, holder: id.type, owner: owner, object: (use, subclasses)))
      if !guarded.isEmpty, others.isOwner || !query.mayBeConnectedUnread(member, in: id.type.file) {
        found +=
          alike == nil
          ? guarded.map { $0.onlyIfUsed(id, member.name, in: owner, below: subclasses) } : guarded
      }
    }
  }
  return found
}

extension Finding {
  /// The finding, if a class always uses an outlet after loading, as an object of a subclass does then.
  fileprivate func onlyIfUsed(
    _ outlet: MemberID, _ name: String, in owner: TypeID, below subclasses: ArraySlice<TypeID>
  ) -> Finding {
    var used = Evidence.refuting([AskedName(name)]) {
      $0.methodUsing(outlet, in: owner, below: subclasses) == nil
    }
    used.readsUses = true
    used.furtherNames = { $0.namesOfMethods(using: [outlet], in: owner) }
    var result = self
    result.evidence = .all([used, evidence])
    return result
  }
}

/// The places that connect outlets which an object of the same class lacks.
private struct OtherConnections {
  let document: DocumentContext
  let use: ClassUse
  let chain: ClassChain

  private var object: InterfaceObject { document.outline.objects[use.object] }

  /// Whether the object may load the nib that it owns: if it is a controller without a view in its scene, a view or a window's
  /// controller.
  var isOwner: Bool { object.placeholder == .filesOwner }

  /// The document with another object that connects an outlet.
  func place(connecting keys: [String], among others: UsesAlike) -> FileID? {
    func first(connecting keys: [String]? = nil, ownersOnly: Bool) -> FileID? {
      others.first(connecting: keys, apartFrom: use, in: object.scene, ownersOnly: ownersOnly)
    }
    // An object that loads its own nib gets its outlets from there.
    if !isOwner, first(ownersOnly: true) != nil { return nil }
    return first(connecting: keys, ownersOnly: isOwner)
  }

  /// The document with another object that connects an inherited outlet.
  func placeInFamily(_ member: CodeMember, _ owner: TypeID, _ subclasses: ArraySlice<TypeID>) -> FileID? {
    let query = document.query
    guard !subclasses.isEmpty,
      let other = place(
        connecting: keysOfOutlet(member), among: query.usesAlike(of: owner, orSubclasses: true)),
      query.inherits(member, chain, below: subclasses),
      !query.mayLoad(other, with: document.file, in: owner)
    else { return nil }
    return other
  }
}

/// The findings for outlets that other prototypes of the same class connect.
private func outletsOfPrototypes(
  _ lacking: [(id: MemberID, owner: TypeID)], _ siblings: Set<String>, _ object: InterfaceObject,
  of chain: ClassChain,
  in document: DocumentContext
) -> [Finding] {
  guard !siblings.isEmpty, let range = object.customClassRange else { return [] }
  let query = document.query
  return lacking.flatMap { id, owner -> [Finding] in
    guard let member = query.snapshot.member(id), severityWithoutConnection(of: member) == .warning,
      !siblings.isDisjoint(with: keysOfOutlet(member))
    else { return [] }
    let finding = Finding(
      range: range,
      message:
        "the outlet '\(member.name)' of \(query.className(chain)) is connected in another prototype, "
        + "but not here",
      // A layout of a cell often omits a part, and a message to nil does nothing.
      severity: query.isObjectiveC(id.type) ? .hint : .warning, subject: document.subject(object),
      related: query.declarationNote(id))
    return query.unlessGuarded(
      finding, UnconnectedOutlet(member: member, holder: id.type, owner: owner))
  }
}

/// The prototype cells of one class in one table or collection view.
private struct PrototypeKind: Hashable {
  var container: Int
  var owner: TypeID

  /// nil for an object that is not a prototype.
  init?(_ object: Int, in outline: InterfaceOutline, _ owner: TypeID) {
    guard outline.isPrototype(object), let container = outline.objects[object].parent else { return nil }
    (self.container, self.owner) = (container, owner)
  }
}

extension DocumentContext {
  /// The keys that any of the prototypes of a kind connects.
  fileprivate var keysOfPrototypes: [PrototypeKind?: Set<String>] {
    var result: [PrototypeKind?: Set<String>] = [:]
    for use in query.classUses(in: file) where use.chains.count == 1 {
      guard let head = use.chains[0].classes.first,
        let kind = PrototypeKind(use.object, in: outline, head)
      else { continue }
      result[kind, default: []].formUnion(use.keys)
    }
    return result
  }
}

/// The findings for outlets that the same object connects in a copy of the document for another language.
private func outletsOfCopies(
  _ lacking: [(id: MemberID, owner: TypeID)], _ use: ClassUse, of chain: ClassChain, at range: ByteRange,
  in document: DocumentContext
) -> [Finding] {
  let query = document.query
  let object = document.outline.objects[use.object]
  guard let connected = query.languageCopies(of: document.file).keys[object.id] else { return [] }
  return lacking.flatMap { id, owner -> [Finding] in
    guard let member = query.snapshot.member(id),
      let copy = keysOfOutlet(member).lazy.compactMap({ connected[$0] }).first
    else { return [] }
    let fault = "the outlet '\(member.name)' of \(query.className(chain)) is connected"
    let finding = Finding(
      range: range, message: "\(fault) in \(document.shortPath(of: copy)), but not here",
      severity: severityWithoutConnection(of: member), subject: document.subject(object),
      related: query.declarationNote(id),
      baseline: "\(fault) in another language")
    return query.unlessGuarded(
      finding, UnconnectedOutlet(member: member, holder: id.type, owner: owner))
  }
}

extension DocumentContext {
  /// The path of another document, with as many folders as distinguish it from this one.
  func shortPath(of other: FileID) -> String {
    let parts = packagePath(query.snapshot.path(of: other)).split(separator: "/")
    let own = packagePath(query.snapshot.path(of: file)).split(separator: "/")
    let common = zip(parts.reversed(), own.reversed()).prefix { $0 == $1 }.count
    return parts.suffix(common + 1).joined(separator: "/")
  }
}

extension Query {
  /// The outlets of a type that a document must connect, and that an object with some connected keys does not.
  fileprivate func outlets(of holder: TypeID, notAmong keys: Set<String>) -> [MemberID] {
    guard let type = snapshot.type(holder), type.memberFlags.contains(.outlet) else { return [] }
    return snapshot.readMembers(of: holder) {
      mayLackConnection($0, type) && keys.isDisjoint(with: keysOfOutlet($0))
    }
  }
}

/// The names of an outlet in the form that `ClassUse.keys` contains.
func keysOfOutlet(_ outlet: CodeMember) -> [String] {
  let key = foldedKey(outlet.objcName ?? outlet.name)
  // Key-value coding finds the variable `_name` by `name`.
  return outlet.kind == .instanceVariable && key.hasPrefix("_")
    ? [key, foldedKey(String(key.dropFirst()))] : [key]
}

/// Whether the outlet contains nothing unless a document connects it.
func mayLackConnection(_ member: CodeMember, _ type: CodeType) -> Bool {
  member.flags.contains(.outlet) && (member.kind == .property || member.kind == .instanceVariable)
    && member.flags.isDisjoint(with: [
      .initialized, .lazy, .readOnly, .computed, .override, .isStatic, .conditional,
    ])
    && !type.flags.contains(.conditional) && MentionedNames.tell(of: member.name)
}

/// The severity of a finding that an outlet is not connected.
func severityWithoutConnection(of member: CodeMember) -> Diagnostic.Severity {
  // A message to nil does nothing, and classes with variables for outlets are old.
  if member.kind == .instanceVariable { return .hint }
  guard let text = member.type, let written = WrittenType(text), !written.isCollection else { return .hint }
  return text.hasSuffix("?") || text.hasPrefix("Optional<") ? .hint : .warning
}

/// An outlet that may lack a connection.
struct UnconnectedOutlet {
  let member: CodeMember
  /// The declaration with the outlet: the class, or an extension of it.
  let holder: TypeID
  /// The class with the outlet.
  let owner: TypeID
  /// The object without the connection, and its classes below the owner; nil for all objects.
  var object: (use: ClassUse, subclasses: ArraySlice<TypeID>)?
}

extension Query {
  /// A finding about an outlet, with the evidence that code sets the outlet or checks it for nil, which refutes it.
  ///
  /// It is empty if the file of the class already refutes it. That costs less than a search in all files and nearly always
  /// decides.
  ///
  /// - Parameter isPassed: Whether code that passes the outlet on refutes the finding as well, since what is called may test it
  ///   for nil.
  func unlessGuarded(
    _ finding: Finding, _ outlet: UnconnectedOutlet, orPassed isPassed: Bool = true
  ) -> [Finding] {
    let (member, holder, owner) = (outlet.member, outlet.holder, outlet.owner)
    let isObjectiveC = self.isObjectiveC(holder)
    if isObjectiveC, isOfFramework(member, in: owner) { return [] }
    let names = NamesOfOutlet(member, isObjectiveC: isObjectiveC)
    let near = [owner.file, holder.file].unique
    let guards = isPassed ? MentionedNames.Use.guards.union(.passes) : .guards
    if near.contains(where: { isGuarded(names, guards, in: $0) }) { return [] }
    let finding = weighed(finding, outlet)
    // The same name in other files means something else.
    if isPrivate(member, holder) { return [finding] }
    // Nearly always the class itself sets the outlet, and then other files need no search.
    let family = familyFiles(of: owner).subtracting(near)
    if family.contains(where: { isGuarded(names, guards, in: $0) })
      || makes(member, in: owner)
    {
      return []
    }
    // Other classes can't name a variable, only its property.
    if member.kind == .instanceVariable, !hasProperty(of: member, in: owner) { return [finding] }
    var result = finding
    let use = result.evidence
    result.evidence = .refuting(names.ofOthers) { query in
      func use(_ name: AskedName) -> MentionedNames.Use? {
        query.findUses(of: name, with: holder.file).use
      }
      let elsewhere: MentionedNames.Use =
        isPassed ? [.guardedElsewhere, .passedElsewhere] : .guardedElsewhere
      return names.ofOthers.contains { use($0)?.isDisjoint(with: elsewhere) == false }
        || names.setter.flatMap(use)?.isDisjoint(with: .guards) == false
    }
    result.evidence?.further = use?.steps ?? []
    return [result]
  }

  /// The finding as an error if the class uses the outlet as soon as it is loaded.
  private func weighed(_ finding: Finding, _ outlet: UnconnectedOutlet) -> Finding {
    let (member, holder, owner, object) = (outlet.member, outlet.holder, outlet.owner, outlet.object)
    guard finding.severity == .warning, member.type?.hasSuffix("!") == true else { return finding }
    var result = finding
    let names = isPrivate(member, holder) ? [] : [AskedName(member.name)]
    let outlet: @Sendable (Query) -> MemberID? = { query in
      query.snapshot.readMembers(of: holder) { $0.nameRange == member.nameRange }.first
    }
    let methodUsing: @Sendable (Query) -> String? = { query in
      let uses = object.map { [$0.use] } ?? query.uses(of: owner)
      let inEffect = uses.filter(query.takesEffect)
      if inEffect.isEmpty { return nil }
      let subclasses = object.map { Array($0.subclasses) } ?? query.subclasses(of: owner)
      return outlet(query).flatMap {
        query.methodUsing(
          $0, in: owner, below: subclasses, isShown: inEffect.contains(where: query.isController))
      }
    }
    result.evidence = Evidence(names: names, readsUses: true) { query in
      methodUsing(query).map { .weighs(.error, note: "'\($0)' uses it, which ends the app") } ?? .holds
    }
    result.evidence?.furtherNames = { query in
      query.namesOfMethods(using: outlet(query).map { [$0] } ?? [], in: owner)
    }
    // The document says whether anything shows the object.
    if object == nil {
      result.evidence?.further = Evidence.ofMaking(owner) { methodUsing($0) != nil }
    }
    return result
  }

  /// Whether an object is a controller in a document, or owns it. Nothing loads the view of a controller that is a custom object.
  private func isController(_ use: ClassUse) -> Bool {
    guard let object = snapshot.interface(use.file)?.objects[use.object] else { return false }
    return object.placeholder != nil || object.element.hasSuffix("ontroller")
  }

  /// Whether a class inherits an outlet `T!` as it is.
  fileprivate func inherits(
    _ member: CodeMember, _ chain: ClassChain, below subclasses: ArraySlice<TypeID>
  ) -> Bool {
    guard chain.isKnown, severityWithoutConnection(of: member) == .warning,
      member.type?.hasSuffix("!") == true
    else { return false }
    return !subclasses.contains { subclass in
      ([subclass] + extensions(of: subclass)).contains { holder in
        snapshot.readMembers(of: holder).contains { $0.name == member.name }
      }
    }
  }

  /// Whether a class, a superclass or a subclass loads a nib beside a document, or may load it instead.
  fileprivate func mayLoad(_ nib: FileID, with document: FileID, in family: TypeID) -> Bool {
    let name = documentName(snapshot.path(of: nib))
    let isNamed = usedNames(.nib)[documentName(snapshot.path(of: document))] != nil
    return familyFiles(of: family).contains { file in
      nameUses(in: file, of: .nib).contains { use in
        switch use.receiver {
        case .own, .ownProperty, .new: !isNamed && use.value != .constant(["nil"])
        case .other, .storyboard, .nib, .cellClass, .bundle, .variable, .unknown:
          value(use.value, in: file).map { $0.written.text == name } ?? true
        }
      }
    }
  }

  /// Whether an object does not get its class, which is a finding itself.
  fileprivate func isLost(_ use: ClassUse) -> Bool {
    guard let outline = snapshot.interface(use.file), let platforms = outline.platforms,
      case let object = outline.objects[use.object], object.placeholder == nil, let named = object.namedClass
    else { return false }
    return moduleFault(of: named, in: use.file, on: platforms) != nil
      || isOfOtherApps(named, than: use.file, on: platforms)
  }

  /// Whether something may show the object of a use.
  fileprivate func takesEffect(_ use: ClassUse) -> Bool {
    guard let outline = snapshot.interface(use.file) else { return true }
    return !hides(outline.objects[use.object], of: use.file)
  }

  /// Whether a document in an unread format may connect an outlet.
  func mayBeConnectedUnread(_ outlet: CodeMember, in file: FileID) -> Bool {
    let keys = keys(of: outlet, in: file)
    return isNamedUnread((keys + keys.map(inOtherCase)).unique, with: file)
  }

  /// Whether a class declares the property that a variable most likely backs.
  fileprivate func hasProperty(of variable: CodeMember, in owner: TypeID) -> Bool {
    let name = variable.name.hasPrefix("_") ? String(variable.name.dropFirst()) : variable.name
    return ([owner] + extensions(of: owner)).contains { holder in
      snapshot.readMembers(of: holder).contains { $0.kind == .property && $0.name == name }
    }
  }

  /// Whether a class implements the getter of an outlet itself.
  fileprivate func makes(_ outlet: CodeMember, in owner: TypeID) -> Bool {
    extensions(of: owner).contains { holder in
      snapshot.type(holder)?.flags.contains(.implementation) == true
        && snapshot.readMembers(of: holder).contains { $0.kind == .method && $0.selector == outlet.name }
    }
  }
}

/// The names by which code may set an outlet.
private struct NamesOfOutlet: Sendable {
  var name: AskedName
  /// The name of the property, if the outlet is a variable in Objective-C.
  var property: AskedName?
  /// The names to which code assigns a value to set the outlet.
  var assigned: [AskedName]
  /// The setter's method in Objective-C. A message to it with any argument but nil sets the outlet.
  var setter: AskedName?

  init(_ member: CodeMember, isObjectiveC: Bool) {
    assigned = [AskedName(member.name)]
    name = AskedName(member.name)
    setter = AskedName(String(setterSelector(member.objcName ?? member.name).dropLast()))
    guard isObjectiveC else { return }
    // A property has a variable, and a variable may have a property, so both names count.
    let plain = member.name.hasPrefix("_") ? String(member.name.dropFirst()) : member.name
    if !plain.isEmpty { assigned = [plain, "_" + plain].map { AskedName($0) } }
    setter = AskedName(String(setterSelector(plain).dropLast()))
    if plain != member.name, !plain.isEmpty { property = AskedName(plain) }
  }

  /// The names by which other classes set the outlet.
  var ofOthers: [AskedName] { [name, property].compactMap { $0 } + (setter.map { [$0] } ?? []) }
}

extension Query {
  /// Whether no Swift outside of the file that declares the member can name the member.
  private func isPrivate(_ member: CodeMember, _ holder: TypeID) -> Bool {
    member.flags.contains(.isPrivate) || snapshot.type(holder)?.flags.contains(.isPrivate) == true
  }

  private func isGuarded(_ names: NamesOfOutlet, _ guards: MentionedNames.Use, in file: FileID) -> Bool {
    guard let code = snapshot.code(file) else { return false }
    let setter = code.language == .objectiveC ? names.setter : nil
    let uses = code.findMentions(
      of: AskedNames(names.assigned + [setter].compactMap(\.self)), keepingText: true)
    return names.assigned.contains { uses[$0.name]?.isDisjoint(with: guards) == false }
      || setter.flatMap { uses[$0.name] }?.isDisjoint(with: .guards) == false
  }
}
