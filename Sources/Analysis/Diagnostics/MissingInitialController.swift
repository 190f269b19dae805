import Index
import Syntax
import Text

extension DiagnosticRule {
  /// `instantiateInitialViewController()` is nil: the app ends where that is unwrapped, and otherwise nothing is shown.
  package static let missingInitialController = DiagnosticRule(
    "missing-initial-controller", .error, "Code makes the initial controller of a storyboard that has none",
    checks: .code(missingInitialControllers)
  )
  .fixed(by: .use(sceneFixes))
}

/// Makes the scene by its identifier, where the storyboard has one with an identifier.
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
  return query.nameUses(in: code.file).compactMap { use in
    guard use.kind == .storyboard, use.role == .initial, let value = query.value(use.value, in: code.file),
      case let places = query.declaredNames(.storyboard)[value.written.text, default: []],
      let first = places.first?.location.file,
      places.allSatisfy({ place in
        guard let outline = query.snapshot.interface(place.location.file) else { return false }
        return outline.problems.isEmpty && !outline.references.contains { $0.kind == .initialController }
      })
    else { return nil }
    var finding = Finding(
      use, in: code,
      "\(shownName(of: query.snapshot.path(of: first))) has no initial controller, so this is nil",
      related: [Diagnostic.Related(file: first, range: ByteRange(0, 0), message: "the storyboard")])
    if !use.isUnwrapped { finding.severity = .warning }
    return finding
  }
}
