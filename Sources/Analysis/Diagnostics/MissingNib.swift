import AppleFacts
import Index
import Syntax
import Text

extension DiagnosticRule {
  /// Code or a document loads a nib that does not exist: iOS raises `NSInternalInconsistencyException`, "could not load NIB in
  /// bundle", and macOS shows nothing.
  package static let missingNib = DiagnosticRule(
    "missing-nib", .error, "No xib has the name, or no target copies it", .namedInCode,
    checks: .code(missingNibs), .code(nibsOfNoTarget), .objects(missingNibsOfControllers),
    .objects(unfoundNibs),
    .propertyLists(missingMainNib)
  )
  .fixed(by: .name, .document(nameOfUnfoundNib))
}

private func missingNibs(_ code: CodeContext) -> [Finding] {
  code.query.missingNames(.nib, in: code.file).compactMap { missing in
    guard isPlain(missing.text), code.query.mustLoad(missing.use, in: code.file),
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

/// The findings for uses of nibs that no target copies, in code that a target compiles.
private func nibsOfNoTarget(_ code: CodeContext) -> [Finding] {
  let query = code.query
  guard query.isListed(source: code.file) == .yes, query.snapshot.coverage.isWhole else { return [] }
  return query.nameUses(in: code.file, of: .nib).compactMap { use in
    guard use.role == .required, let value = query.value(use.value, in: code.file),
      case let places = query.declaredNames(.nib)[value.written.text, default: []], let first = places.first,
      places.allSatisfy({ query.isListed(document: $0.location.file) == .no }),
      query.mustLoad(use, in: code.file)
    else { return nil }
    let name = shownName(of: query.snapshot.path(of: first.location.file))
    return Finding(
      use, in: code, "no target copies \(name), so the app can't load it",
      related: [Diagnostic.Related(file: first.location.file, range: ByteRange(0, 0), message: name)])
  }
}

private func missingMainNib(_ list: PropertyListContext, _ reference: PlistReference) -> Finding? {
  guard reference.kind == .nib, list.query.isLacking(reference, in: list.file),
    !list.query.plistReferences(in: list.file).contains(where: { isLoaded($0, insteadOf: reference) })
  else { return nil }
  let isElsewhere = list.query.declaredNames(.nib)[reference.name] != nil
  return Finding(
    range: reference.range, message: absence(of: "xib", reference.name, isElsewhere: isElsewhere)
  ).suggesting(misspelled(reference.name, among: list.query.names(.nib, with: list.file)))
}

/// Whether iOS loads a main storyboard, and so no main nib, on the devices for which a property list names the nib.
private func isLoaded(_ storyboard: PlistReference, insteadOf nib: PlistReference) -> Bool {
  func device(_ key: String) -> Substring { key.drop { $0 != "~" } }
  return storyboard.key.hasPrefix("UIMainStoryboardFile")
    && ["", device(nib.key)].contains(device(storyboard.key))
}

private func missingNibsOfControllers(_ document: DocumentContext) -> [Finding] {
  let (query, outline) = (document.query, document.outline)
  return outline.objects.indices.compactMap { index in
    guard let range = outline.objects[index].nibNameRange, let name = outline.objects[index].nibName,
      isPlain(name), query.snapshot.coverage.isWhole, !query.lacksDocument(with: document.file),
      query.declaredNames(.nib)[name] == nil, !query.declaredNames(.nib).isEmpty,
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

  /// Whether the nib has to exist where code uses its name: the bundle is known, and no controller makes its own view.
  fileprivate func mustLoad(_ use: NameUse, in file: FileID) -> Bool {
    let chains: [ClassChain]
    switch use.receiver {
    case .unknown, .other, .storyboard, .nib, .cellClass, .variable: return false
    case .ownProperty:
      let own = ownChains(at: use.range, in: file)
      // A class that derives from it may name another nib.
      return !own.isEmpty
        && own.allSatisfy { chain in
          let name = chain.classes.first.flatMap(snapshot.type)?.name ?? ""
          return subclasses(ofClassNamed: simpleName(name)).isEmpty
            && loadsNib(chain, besides: ["nibName", "windowNibName"])
        }
    case .bundle: return true
    case .own:
      let own = ownChains(at: use.range, in: file)
      let names = own.compactMap(\.classes.first).compactMap { snapshot.type($0)?.name }
      chains =
        own
        + names.flatMap { subclasses(ofClassNamed: simpleName($0)) }.flatMap { self.chains(of: $0, on: .all) }
    case .new(let name):
      chains = snapshot.classes(called: name).flatMap { self.chains(of: $0, on: .all) }
      // The framework's own classes load the nib; another class may be from a library that the workspace lacks.
      if chains.isEmpty {
        return AppleSDK.class(named: name, on: .all) != nil && !makesOwnView(name, on: .all)
      }
    }
    return !chains.isEmpty && chains.allSatisfy { loadsNib($0) }
  }
}
