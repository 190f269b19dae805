import Index
import Syntax
import Text

extension DiagnosticRule {
  /// `instantiateInitialViewController()` returns nil: the app ends where that is unwrapped, and otherwise shows nothing. An iOS
  /// app that begins with the storyboard shows a black screen.
  package static let missingInitialController = DiagnosticRule(
    "missing-initial-controller", .error,
    "Code, a reference, or an app as it begins, makes the initial controller of a storyboard that has none",
    .namedInCode,
    checks: .code(missingInitialControllers), .objects(missingReferencedControllers),
    .propertyLists(missingFirstController)
  )
  .fixed(by: .use(sceneFixes), .use(initialControllerFixes))
}

/// The fix that makes the scene by its identifier, where the storyboard has one scene with an identifier.
private func sceneFixes(_ diagnostic: Diagnostic, _ query: Query) -> [CodeAction] {
  let call = ByteRange(diagnostic.range.lower, diagnostic.range.upper + 2)
  guard
    let use = query.nameUses(in: diagnostic.file).first(where: {
      $0.role == .initial && $0.range == diagnostic.range
    }), let text = query.source(of: diagnostic.file),
    let name = query.value(use.value, in: diagnostic.file)?.written.text,
    let method = ["instantiateInitialViewController", "instantiateInitialController"].first(where: {
      text.holds($0 + "()", at: call)
    }), case let own = NameScope.documents([name]),
    case let names = query.declaredNames(.scene).filter({ $0.value.contains { $0.scope == own } }).keys,
    let only = names.first, names.count == 1, !only.contains("\""), !only.contains("\\")
  else { return [] }
  let mark = ByteRange(call.upper, call.upper + 1)
  let place = text.holds("!", at: mark) ? ByteRange(call.lower, mark.upper) : call
  let new = method.replacing("Initial", with: "") + "(withIdentifier: \"\(only)\")"
  return [CodeAction("Make the scene '\(only)'", Edit(place, new), in: diagnostic.file, fixes: [diagnostic])]
}

private func missingInitialControllers(_ code: CodeContext) -> [Finding] {
  let query = code.query
  return query.nameUses(in: code.file, of: .storyboard).compactMap { use in
    guard use.role == .initial, let value = query.value(use.value, in: code.file),
      case let places = query.declaredNames(.storyboard)[value.written.text, default: []],
      let first = places.first?.location.file,
      places.allSatisfy({ query.lacksInitialController($0.location.file) })
    else { return nil }
    var finding = Finding(
      use, in: code,
      "\(shownName(of: query.snapshot.path(of: first))) has no initial controller, so this is nil",
      related: [Diagnostic.Related(file: first, range: ByteRange(0, 0), message: "the storyboard")])
    // A window without a root view controller stays black.
    if !use.isUnwrapped, query.code(in: code.file)?.makesRootOfWindow(use.range) != true {
      finding.severity = .warning
    }
    return finding
  }
}

/// The findings for references that lead a segue to the initial controller of another storyboard.
private func missingReferencedControllers(_ document: DocumentContext) -> [Finding] {
  let query = document.query
  return document.outline.storyboardReferences.compactMap { reference in
    guard let name = reference.storyboardName, let range = reference.storyboardNameRange,
      reference.referencedIdentifier == nil, reference.bundleIdentifier == nil,
      let id = document.outline.object(reference.object)?.id,
      document.outline.connections.contains(where: { $0.destination == id }),
      query.snapshot.coverage.isWhole,
      case let storyboards = query.storyboards(named: name, for: document.outline),
      let first = storyboards.first, storyboards.allSatisfy(query.lacksInitialController)
    else { return nil }
    let shown = shownName(of: query.snapshot.path(of: first))
    return Finding(
      range: range, message: "\(shown) has no initial controller, to which this reference leads",
      subject: document.subject(document.outline.object(reference.object)),
      related: [Diagnostic.Related(file: first, range: ByteRange(0, 0), message: "the storyboard")])
  }
}

private func missingFirstController(_ list: PropertyListContext, _ reference: PlistReference) -> Finding? {
  let query = list.query
  if query.isReplacedByScene(reference, in: list.file) { return nil }
  let storyboards = query.mainStoryboards(named: reference, in: list.file)
  guard let first = storyboards.first,
    storyboards.allSatisfy({
      query.lacksInitialController($0)
        && [.iOS, .tvOS].contains(query.snapshot.interface($0)?.platform)
    })
  else { return nil }
  var finding = Finding(
    range: reference.range,
    message:
      "\(shownName(of: query.snapshot.path(of: first))) has no initial controller, so the app begins with a black screen"
  )
  finding.related = [Diagnostic.Related(file: first, range: ByteRange(0, 0), message: "the storyboard")]
  // The code of the app may show another window instead.
  var evidence = Evidence.refuting(namesOfWindows.map(\.name)) { query in
    namesOfWindows.contains { name, uses in
      query.snapshot.findUses(of: name).byFile.contains { file, use in
        !use.isDisjoint(with: uses) && storyboards.contains { query.mayMeet($0, file) }
          && query.mayReplaceWindow(in: file)
      }
    }
  }
  evidence.readsUses = true
  finding.evidence = evidence
  return finding
}

/// The names by which code shows a window without a storyboard, each with the uses that may do so.
private let namesOfWindows: [(name: AskedName, uses: MentionedNames.Use)] = [
  (AskedName(making: "UIWindow"), .inUse), (AskedName("rootViewController"), .guards),
  (AskedName("setRootViewController"), .inUse),
]

/// The fix that makes the only controller without an incoming segue the initial one.
private func initialControllerFixes(_ diagnostic: Diagnostic, _ query: Query) -> [CodeAction] {
  guard
    let reference = query.plistReferences(in: diagnostic.file).first(where: { $0.range == diagnostic.range })
  else { return [] }
  var edits: [FileEdits] = []
  for file in query.documents(named: reference, in: diagnostic.file) {
    guard let outline = query.snapshot.interface(file), let id = outline.onlyFirstController else {
      return []
    }
    let document = DocumentContext(file: file, outline: outline, query: query)
    let changes = document.edits { editor throws(OperationRefusal) in try editor.makeInitial(id) }
    if changes.isEmpty { return [] }
    edits.append(FileEdits(file: file, edits: changes))
  }
  return edits.isEmpty
    ? [] : [CodeAction(title: "Make the first scene initial", edits: edits, fixes: [diagnostic])]
}

extension CodeText {
  /// Whether a window gets nothing but the result of a call as its root view controller, by the place of the called method.
  fileprivate func makesRootOfWindow(_ method: ByteRange) -> Bool {
    let start = source.lineStart(method.lower)
    let before = source.string(ByteRange(start, method.lower)).filter { !$0.isWhitespace }
    let setters = ["indow.rootViewController=", "indow?.rootViewController=", "indow!.rootViewController="]
    guard !source.line(at: start).contains("??"),
      let set = (setters + ["indowsetRootViewController:"]).lazy.compactMap({ before.firstRange(of: $0) })
        .first
    else { return false }
    // The storyboard precedes the method, in Objective-C after a bracket.
    let storyboard = before[set.upperBound...]
    let open = storyboard.count { "([".contains($0) } - storyboard.count { ")]".contains($0) }
    return open == (language == .objectiveC ? 1 : 0)
  }
}

extension InterfaceOutline {
  /// The id of the only controller of a scene to which no segue leads.
  fileprivate var onlyFirstController: String? {
    let ends = Set(connections.lazy.filter { $0.kind == .segue }.compactMap(\.destination))
    let first = scenes.indices.compactMap { mainObject(ofScene: $0).flatMap { objects[$0].id } }
      .filter { !ends.contains($0) }
    return first.count == 1 ? first[0] : nil
  }
}

extension Query {
  fileprivate func lacksInitialController(_ storyboard: FileID) -> Bool {
    guard let outline = snapshot.interface(storyboard) else { return false }
    return outline.problems.isEmpty && !outline.references.contains { $0.kind == .initialController }
  }
}
