import AppleFacts
import Index
import Syntax
import Text

extension DiagnosticRule {
  /// The cast ends the app: the document gives the object another class, or code registers one.
  package static let wrongClassCast = DiagnosticRule(
    "wrong-class-cast", .error,
    "Code casts a scene, a cell, the object of a nib or a segue's destination to a class that it does not have",
    checks: .code(wrongCasts)
  )
  .fixed(by: .use(castFixes))
}

/// The fix that casts to the class from the document.
private func castFixes(_ diagnostic: Diagnostic, _ query: Query) -> [CodeAction] {
  guard
    let use = query.nameUses(in: diagnostic.file).first(where: {
      $0.cast?.range == diagnostic.range
    }),
    let text = query.value(use.value, in: diagnostic.file)?.written.text,
    let name = query.objects(madeBy: use, text, in: diagnostic.file).first?.className, !name.isEmpty
  else { return [] }
  return [
    CodeAction("Cast to '\(name)'", Edit(diagnostic.range, name), in: diagnostic.file, fixes: [diagnostic])
  ]
}

private func wrongCasts(_ code: CodeContext) -> [Finding] {
  let query = code.query
  guard query.snapshot.coverage.isWhole else { return [] }
  return query.nameUses(in: code.file).compactMap { use in
    guard let cast = use.cast, [.scene, .cell, .nib, .segue].contains(use.kind) || use.role == .initial,
      let text = query.value(use.value, in: code.file)?.written.text,
      case let objects = query.objects(madeBy: use, text, in: code.file), let first = objects.first,
      objects.allSatisfy({ query.is($0, cast.text, in: code, at: use.range) == .no }),
      // A damaged document may have lost a cell of that name.
      use.kind != .cell || !query.hasDamagedDocument(with: code.file)
    else { return nil }
    return Finding(
      use, at: cast.range, in: code, "\(first.shown) is a '\(first.className)' and no '\(cast.text)'",
      related: [
        Diagnostic.Related(
          file: first.location.file, range: first.location.range, message: "\(first.shown) is declared here")
      ])
  }
}

/// An object that code makes by a name, or to which a segue leads.
private struct MadeObject {
  var chains: [ClassChain]
  var location: Location
  /// The object in messages.
  var shown: String
  var className: String
}

extension Query {
  /// The objects that a use may make; empty where one of them is not certain.
  fileprivate func objects(madeBy use: NameUse, _ text: String, in file: FileID) -> [MadeObject] {
    let own = NamePlace(location: Location(file: file, range: use.range), scope: scope(of: use, in: file))
    if use.kind == .nib {
      // The order of the objects is not certain, so the class must be that of none.
      return nibs(named: text, with: file).flatMap { nib in
        nib.outline.objects.filter { $0.parent == nil && $0.placeholder == nil }
          .map { made($0, nil, in: nib.file) }
      }
    }
    let places = declaredNames(use.kind)[text, default: []].filter {
      mean(own, $0) != .no && mayMeet($0.location.file, file)
    }
    if use.kind == .cell, mayMake(text, .cell, with: file) {
      guard let registered = cells(registeredAs: text, for: use, in: file) else { return [] }
      // The cell of a nib is made where code registers the nib.
      let prototypes = places.filter { snapshot.interface($0.location.file)?.isStoryboard == true }
      return registered + prototypes.compactMap { object(at: $0, use, text) }
    }
    // The class of another scene may override the method with the comparison.
    let classes = ownChains(at: use.range, in: file).map(\.classes.first)
    if use.kind == .segue, !places.allSatisfy({ sourceClasses(ofSegueAt: $0) == classes }) { return [] }
    let objects = places.compactMap { object(at: $0, use, text) }
    return places.contains { mean(own, $0) != .yes } || objects.count < places.count ? [] : objects
  }

  private func sourceClasses(ofSegueAt place: NamePlace) -> [TypeID?] {
    guard let outline = snapshot.interface(place.location.file), let segue = place.attribute?.connection,
      let source = outline.object(outline.connections[segue].source)
    else { return [] }
    return chains(of: source, in: place.location.file).map(\.classes.first)
  }

  /// The object with a name in a document; for a storyboard, its initial controller.
  private func object(at place: NamePlace, _ use: NameUse, _ text: String) -> MadeObject? {
    guard let outline = snapshot.interface(place.location.file) else { return nil }
    if let segue = place.attribute?.connection {
      // The controller of another storyboard, or the one to which an unwind segue leads, is not in this scene.
      guard let end = outline.objects.first(where: { $0.id == outline.connections[segue].destination }),
        end.element.hasSuffix("ontroller")
      else { return nil }
      var result = made(end, text, in: place.location.file)
      result.shown = "the destination of \(result.shown)"
      return result
    }
    let initial = outline.references.first { $0.kind == .initialController }?.id
    let object =
      place.attribute?.object.flatMap(outline.object)
      ?? outline.objects.first { $0.id == initial && initial != nil }
    guard let object else { return nil }
    var result = made(object, use.role == .initial ? nil : text, in: place.location.file)
    if use.role == .initial {
      result.shown = "the initial controller of \(shownName(of: snapshot.path(of: place.location.file)))"
    }
    result.location = place.location
    return result
  }

  /// - Parameter name: The name by which code makes the object; nil for the first one of a nib.
  private func made(_ object: InterfaceObject, _ name: String?, in document: FileID) -> MadeObject {
    let (chains, file) = (chains(of: object, in: document), shownName(of: snapshot.path(of: document)))
    return MadeObject(
      chains: chains, location: Location(file: document, range: object.customClassRange ?? ByteRange(0, 0)),
      shown: name.map { "'\($0)' in \(file)" } ?? "the first object of \(file)",
      className: chains.first.map(className) ?? "")
  }

  private func nibs(named name: String, with file: FileID) -> [(file: FileID, outline: InterfaceOutline)] {
    declarations(of: name, .nib, with: file).compactMap { place in
      snapshot.interface(place.location.file).map { (place.location.file, $0) }
    }
  }

  /// The cells that code registers under an identifier for a kind of list; nil where one of them, or the list, is not known.
  private func cells(registeredAs text: String, for dequeue: NameUse, in file: FileID) -> [MadeObject]? {
    let list = listOfCell(dequeue, in: file)
    let files = filesMaking(text, .cell, with: file)
    if files.isEmpty || (files + [file]).contains(where: { makesUnknown(.cell, in: $0) }) { return nil }
    var result: [MadeObject] = []
    for other in files {
      for use in nameUses(in: other, of: .cell)
      where use.role == .made && value(use.value, in: other)?.written.text == text {
        if let list, let own = listOfCell(use, in: other), own != list { continue }
        guard let cells = cells(registeredBy: use, text, in: other) else { return nil }
        result += cells
      }
    }
    return result.isEmpty ? nil : result
  }

  private func cells(registeredBy use: NameUse, _ text: String, in file: FileID) -> [MadeObject]? {
    switch use.receiver {
    case .cellClass(let written):
      guard let id = onlyClass([written.text], in: file), case let chains = chains(of: id, on: .all),
        let name = chains.first.map(className)
      else { return nil }
      return [
        MadeObject(
          chains: chains, location: Location(file: file, range: written.range), shown: "'\(text)'",
          className: name)
      ]
    case .nib(let nib):
      guard let name = value(nib, in: file)?.written.text, case let nibs = nibs(named: name, with: file),
        !nibs.isEmpty
      else { return nil }
      let cells = nibs.compactMap { nib -> MadeObject? in
        let top = nib.outline.objects.filter { $0.parent == nil && elementsOfCells.contains($0.element) }
        return top.count == 1 ? made(top[0], text, in: nib.file) : nil
      }
      return cells.count == nibs.count ? cells : nil
    default: return nil
    }
  }

  /// Whether an object is of the class that code writes.
  fileprivate func `is`(_ object: MadeObject, _ written: String, in code: CodeContext, at range: ByteRange)
    -> Certainty
  {
    let platforms = snapshot.interface(object.location.file)?.platforms ?? .all
    if object.chains.isEmpty { return .unknown }
    // A class of another app is not the class that is missing here.
    let declared = snapshot.classes(called: written)
    if !declared.isEmpty, declared.allSatisfy({ areApart($0.file, code.file) }) { return .unknown }
    let scope = code.contents.types.last { $0.range.lower <= range.lower && range.upper <= $0.range.upper }
    return object.chains.map { certainty(that: $0, is: written, in: scope?.name, on: platforms) }.anyOf
  }
}
