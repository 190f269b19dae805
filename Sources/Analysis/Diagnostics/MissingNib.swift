import AppleFacts
import Index
import Syntax
import Text

extension DiagnosticRule {
  /// Code or a document loads a nib that does not exist: iOS raises `NSInternalInconsistencyException`, "could not load NIB in
  /// bundle", and macOS shows nothing.
  package static let missingNib = DiagnosticRule(
    "missing-nib", .error, "No xib has the name, or no target copies it", [.namedInCode, .absence],
    checks: .code(missingNibs), .code { documentsOfNoTarget(.nib, $0) }, .code(missingNibsOfSubclasses),
    .objects(missingNibsOfControllers),
    .objects(unfoundNibs),
    .propertyLists(missingMainNib)
  )
  .fixed(by: .name, .document(nameOfUnfoundNib))
}

private func missingNibs(_ code: CodeContext) -> [Finding] {
  let isPartElsewhere = code.query.lacksDependenciesAtPaths(around: code.file)
  return code.query.missingNames(.nib, in: code.file).compactMap { missing in
    guard isPlain(missing.text), code.query.mustLoad(missing.use, in: code.file),
      // A part of the app at a path outside of the workspace may bring the nib.
      !isPartElsewhere || missing.suggestion != nil,
      // Code with the text "nib", the type of the file, looks for the file first.
      code.query.text(of: code.file).current.map(SearchText(Array("\"nib\"".utf8)).occurs) != true
    else { return nil }
    let unread = code.query.snapshot.coverage.unreadTexts.keys.filter { documentName($0) == missing.text }
    if unread.contains(where: { code.query.mayBundle($0, with: code.file) }) { return nil }
    let isElsewhere = !unread.isEmpty || code.query.declaredNames(.nib)[missing.text] != nil
    var finding = Finding(missing, in: code, absence(of: "xib", missing.text, isElsewhere: isElsewhere))
    if missing.use.receiver == .own {
      finding.evidence?.further.append(code.query.making(ownersAt: missing.use.range, in: code.file))
    }
    return finding
  }
}

/// Whether a name can be that of a nib's file. Names with a path or an extension may find a nib in another way.
private func isPlain(_ name: String) -> Bool {
  !name.contains("/") && !name.hasSuffix(".nib") && !name.hasSuffix(".xib")
}

/// The findings for uses of nibs or storyboards that no target copies, in code that a target compiles.
func documentsOfNoTarget(_ kind: SharedNameKind, _ code: CodeContext) -> [Finding] {
  let query = code.query
  guard query.isListed(source: code.file) == .yes, query.snapshot.coverage.isWhole,
    // A test ends no app.
    !query.targets(compiling: code.file).contains(where: { $0.product == .tests })
  else { return [] }
  return query.nameUses(in: code.file, of: kind).compactMap { use in
    guard use.role == .required, let value = query.value(use.value, in: code.file),
      case let places = query.declaredNames(kind)[value.written.text, default: []],
      let file = query.firstOfNoTarget(places.map(\.location.file)),
      kind == .storyboard || query.mustLoad(use, in: code.file)
    else { return nil }
    return Finding(use, in: code, query.absenceFromTargets(of: file), related: query.note(file))
  }
}

/// The finding for a document that a property list names and that no target copies; nil for other documents.
func documentOfNoTarget(_ list: PropertyListContext, _ reference: PlistReference) -> Finding? {
  guard list.query.isUsed(reference, in: list.file), list.query.snapshot.coverage.isWhole,
    let file = list.query.firstOfNoTarget(list.query.documents(named: reference, in: list.file))
  else { return nil }
  return Finding(
    range: reference.range, message: list.query.absenceFromTargets(of: file),
    severity: reference.key.hasPrefix("UILaunch") ? .warning : nil, related: list.query.note(file))
}

extension Query {
  /// The first of some documents of one name if no target copies one of that name; else nil.
  fileprivate func firstOfNoTarget(_ documents: [FileID]) -> FileID? {
    guard let first = documents.first, documents.allSatisfy({ isListed(document: $0) == .no }),
      !isMissing(documentNamed: documentName(snapshot.path(of: first))),
      // A part of the app that its Podfile has at a path copies documents as well.
      !lacksDependenciesAtPaths(around: first)
    else { return nil }
    return first
  }

  fileprivate func absenceFromTargets(of document: FileID) -> String {
    "no target copies \(shownName(of: snapshot.path(of: document))), so the app can't load it"
  }

  fileprivate func note(_ document: FileID) -> [Diagnostic.Related] {
    let name = shownName(of: snapshot.path(of: document))
    return [Diagnostic.Related(file: document, range: ByteRange(0, 0), message: name)]
  }
}

/// The findings for nibs of subclasses: code of a superclass loads the nib of each object's class, and one of the classes of which
/// something makes objects has none.
private func missingNibsOfSubclasses(_ code: CodeContext) -> [Finding] {
  let query = code.query
  guard query.snapshot.coverage.isWhole else { return [] }
  return query.nameUses(in: code.file, of: .nib).flatMap { use -> [Finding] in
    guard use.role == .required, use.value.isNameOfType, case .constant(let path) = use.value,
      let owner = query.onlyClass(path.dropLast(), in: code.file),
      query.mustLoad(use, in: code.file), case let chains = query.knownSubclasses(of: owner),
      // Nibs that are not in the workspace may have the names of all classes.
      ([owner] + chains.keys).contains(where: { query.hasNibOfItsName($0) })
    else { return [] }
    let member = code.contents.readMembers().joined().filter {
      $0.nameRange.upper <= use.range.lower && [.method, .property].contains($0.kind)
    }.max { $0.nameRange.lower < $1.nameRange.lower }
    return chains.sorted { $0.key < $1.key }.compactMap { id, chain -> Finding? in
      guard let name = query.snapshot.type(id).map({ simpleName($0.name) }),
        !query.hasNibOfItsName(id), query.mayMeet(code.file, id.file),
        query.subclasses(ofClassNamed: name).isEmpty,
        !chain.classes.prefix(while: { $0 != owner }).contains(where: {
          query.loadsOther(nib: use, $0, insteadOf: member)
        })
      else { return nil }
      var finding = Finding(
        use, in: code,
        "a '\(name)' loads the nib of its name here, and "
          + absence(of: "xib", name, isElsewhere: false),
        related: query.declarationNote(id))
      finding.severity = .warning
      let asked = AskedName(making: name)
      let made = Evidence.refuting([asked]) { query in
        !query.isNamed(asked, with: id.file)
          && !query.uses(of: id).contains {
            query.snapshot.interface($0.file)?.objects[$0.object].placeholder == nil
          }
      }
      finding.evidence = .all([made, finding.evidence])
      return finding
    }
  }
}

private func missingMainNib(_ list: PropertyListContext, _ reference: PlistReference) -> Finding? {
  guard reference.kind == .nib,
    !list.query.plistReferences(in: list.file).contains(where: { isLoaded($0, insteadOf: reference) })
  else { return nil }
  guard list.query.isLacking(reference, in: list.file) else { return documentOfNoTarget(list, reference) }
  let isElsewhere = list.query.declaredNames(.nib)[reference.name] != nil
  return Finding(
    range: reference.range, message: absence(of: "xib", reference.name, isElsewhere: isElsewhere)
  ).suggesting(list.query.suggestedName(for: reference, in: list.file))
}

/// Whether iOS loads a main storyboard, and so no main nib, on the devices for which a property list names the nib. Scenes
/// with a storyboard of the nib's name need no nib.
private func isLoaded(_ other: PlistReference, insteadOf nib: PlistReference) -> Bool {
  func device(_ key: String) -> Substring { key.drop { $0 != "~" } }
  return other.key.hasPrefix("UISceneStoryboardFile") && other.name == nib.name
    || other.key.hasPrefix("UIMainStoryboardFile") && ["", device(nib.key)].contains(device(other.key))
}

private func missingNibsOfControllers(_ document: DocumentContext) -> [Finding] {
  let (query, outline) = (document.query, document.outline)
  return outline.objects.indices.compactMap { index in
    guard let range = outline.objects[index].nibNameRange, let name = outline.objects[index].nibName,
      isPlain(name), query.snapshot.coverage.isWhole,
      !query.lacksDocument(with: document.file, where: { documentName($0) == name }),
      query.declaredNames(.nib)[name] == nil, !query.declaredNames(.nib).isEmpty,
      !query.mayHave(document: name),
      // The view in the scene takes precedence over the nib.
      outline.child(of: index, key: "view") == nil,
      document.chains(ofObject: index).allSatisfy({ query.loadsNib($0) }),
      !query.snapshot.coverage.isNamedUnread([name], inDocumentsWhere: { _ in true })
    else { return nil }
    let finding = Finding(
      range: range, message: "no xib in this workspace has the name '\(name)'",
      subject: document.subject(outline.objects[index]))
    return finding.suggesting(misspelled(name, among: query.names(.nib, with: document.file)))
  }
}

extension Query {
  /// The known classes that certainly derive from a class, with their chains.
  fileprivate func knownSubclasses(of id: TypeID) -> [TypeID: ClassChain] {
    guard let name = snapshot.type(id)?.name else { return [:] }
    return subclasses(ofClassNamed: simpleName(name)).reduce(into: [:]) { result, other in
      let chains = chains(of: other, on: .all)
      if chains.count == 1, chains[0].isKnown, chains[0].classes.contains(id) { result[other] = chains[0] }
    }
  }

  /// Whether a nib has the name of a class, or may have it.
  fileprivate func hasNibOfItsName(_ id: TypeID) -> Bool {
    guard let name = snapshot.type(id).map({ simpleName($0.name) }) else { return true }
    return declaredNames(.nib)[name, default: []].contains { mayMeet($0.location.file, id.file) }
      || snapshot.coverage.unreadTexts.keys.contains { documentName($0) == name }
      || lacksDocument(with: id.file) { documentName($0) == name }
  }

  /// Whether a subclass names a nib itself, or overrides the member that loads one.
  fileprivate func loadsOther(nib: NameUse, _ subclass: TypeID, insteadOf member: CodeMember?) -> Bool {
    ([subclass] + extensions(of: subclass)).contains { holder in
      nameUses(in: holder.file, of: .nib).contains {
        $0 != nib && ownChains(at: $0.range, in: holder.file).contains { $0.classes.first == subclass }
      }
        || snapshot.readMembers(of: holder).contains { $0.name == member?.name && $0.name != "init" }
    }
  }

  /// The evidence that code itself makes an object of a class at a place: a document uses another initializer.
  fileprivate func making(ownersAt range: ByteRange, in file: FileID) -> Evidence {
    let owners = ownChains(at: range, in: file).compactMap(\.classes.first)
    let names = owners.compactMap { snapshot.type($0).map { simpleName($0.name) } }
    let all = Set(
      names + names.flatMap { subclasses(ofClassNamed: $0) }.compactMap { snapshot.type($0)?.name })
    let asked = all.sorted().map { AskedName(making: $0) }
    return .refuting(asked) { query in
      asked.allSatisfy { name in
        !query.snapshot.findFiles(naming: name).contains { query.mayReach(file, $0) }
      }
    }
  }

  /// Whether a nib's name has its finding where a property makes the nib: `static var nib: UINib { UINib(nibName: identifier, …) }`
  private func isNamedWhereMade(_ name: WrittenPlace) -> Bool {
    name.written.form != .typeName
      || nameUses(in: name.file, of: .nib).contains {
        $0.role == .required && $0.receiver == .bundle
          && value($0.value, in: name.file)?.location == name.location
      }
  }

  /// Whether the nib has to exist where code uses its name: the bundle is known, and no controller makes its own view.
  fileprivate func mustLoad(_ use: NameUse, in file: FileID) -> Bool {
    let chains: [ClassChain]
    switch use.receiver {
    case .unknown, .other, .storyboard, .cellClass, .variable: return false
    case .nib: return value(use.value, in: file).map { !isNamedWhereMade($0) } == true
    case .ownProperty:
      let own = ownChains(at: use.range, in: file)
      // A class that derives from it may name another nib.
      return !own.isEmpty
        && own.allSatisfy { chain in
          let name = chain.classes.first.flatMap(snapshot.type)?.name ?? ""
          return subclasses(ofClassNamed: simpleName(name)).isEmpty
            && loadsNibOfProperty(chain)
        }
    case .bundle: return true
    case .own:
      let own = ownChains(at: use.range, in: file)
      let names = own.compactMap(\.classes.first).compactMap { snapshot.type($0)?.name }
      chains =
        own
        + names.flatMap { subclasses(ofClassNamed: simpleName($0)) }.flatMap { self.chains(of: $0, on: .all) }
    case .new(let name):
      let classes = snapshot.classes(called: name)
      // An app of which a class is in no target does not link.
      let sources = classes.flatMap(sources)
      if !sources.isEmpty, sources.allSatisfy({ isListed(source: $0) == .no }) { return false }
      chains = classes.flatMap { self.chains(of: $0, on: .all) }
      // The framework's own classes load the nib; another class may be from a library that the workspace lacks.
      if chains.isEmpty {
        return AppleSDK.class(named: name, on: .all) != nil && !makesOwnView(name, on: .all)
      }
    }
    return !chains.isEmpty && chains.allSatisfy { loadsNib($0) }
  }
}
