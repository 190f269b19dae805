import AppleFacts
import Index
import Syntax
import Text

extension DiagnosticRule {
  /// The cast ends the app: the document gives the scene or the cell another class.
  package static let wrongClassCast = DiagnosticRule(
    "wrong-class-cast", .error, "Code casts a scene or a cell to a class that it does not have",
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
    let place = query.declaredPlaces(of: use, text, in: diagnostic.file).first
  else { return [] }
  let name = query.className(at: place)
  return name.isEmpty
    ? []
    : [
      CodeAction("Cast to '\(name)'", Edit(diagnostic.range, name), in: diagnostic.file, fixes: [diagnostic])
    ]
}

private func wrongCasts(_ code: CodeContext) -> [Finding] {
  let query = code.query
  guard query.snapshot.coverage.isWhole else { return [] }
  return query.nameUses(in: code.file).compactMap { use in
    guard let cast = use.cast, use.kind == .scene || use.kind == .cell || use.role == .initial,
      let text = query.value(use.value, in: code.file)?.written.text,
      case let places = query.declaredPlaces(of: use, text, in: code.file), let first = places.first,
      places.allSatisfy({ query.is($0, cast.text, in: code, at: use.range) == .no }),
      // Code may register another class for the identifier.
      use.kind != .cell || !query.mayMake(text, .cell, with: code.file)
    else { return nil }
    let name = query.className(at: first)
    let document = shownName(of: query.snapshot.path(of: first.location.file))
    let what = use.role == .initial ? "the initial controller of \(document)" : "'\(text)' in \(document)"
    return Finding(
      use, at: cast.range, in: code, "\(what) is a '\(name)' and no '\(cast.text)'",
      related: [
        Diagnostic.Related(
          file: first.location.file, range: first.location.range, message: "\(what) is declared here")
      ])
  }
}

extension Query {
  /// The attributes that a use may mean; empty where one of them is not certain.
  fileprivate func declaredPlaces(of use: NameUse, _ text: String, in file: FileID) -> [NamePlace] {
    let own = NamePlace(
      location: Location(file: file, range: use.range), scope: scope(of: use, in: file))
    let places = declaredNames(use.kind)[text, default: []].filter {
      mean(own, $0) != .no && mayMeet($0.location.file, file)
    }
    return places.contains { mean(own, $0) != .yes } ? [] : places
  }

  /// The classes of the object with a name in a document; for a storyboard, the classes of its initial controller.
  private func chains(at place: NamePlace) -> [ClassChain] {
    guard let outline = snapshot.interface(place.location.file) else { return [] }
    let initial = outline.references.first { $0.kind == .initialController }?.id
    let object =
      place.attribute?.object.flatMap(outline.object)
      ?? outline.objects.first { $0.id == initial && initial != nil }
    return object.map { chains(of: $0, in: place.location.file) } ?? []
  }

  fileprivate func className(at place: NamePlace) -> String { chains(at: place).first.map(className) ?? "" }

  /// Whether the object with a name in a document is of the class that code writes.
  fileprivate func `is`(_ place: NamePlace, _ written: String, in code: CodeContext, at range: ByteRange)
    -> Certainty
  {
    let chains = chains(at: place)
    guard !chains.isEmpty, let platforms = snapshot.interface(place.location.file)?.platforms else {
      return .unknown
    }
    // A class of another app is not the class that is missing here.
    let declared = snapshot.classes(called: written)
    if !declared.isEmpty, declared.allSatisfy({ areApart($0.file, code.file) }) { return .unknown }
    let scope = code.contents.types.last { $0.range.lower <= range.lower && range.upper <= $0.range.upper }
    return chains.map { certainty(that: $0, is: written, in: scope?.name, on: platforms) }.anyOf
  }
}
