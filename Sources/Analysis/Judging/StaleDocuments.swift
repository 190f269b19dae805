import Index
import Syntax
import Text

/// Sums up the findings of a stale document, which would otherwise hide those of all other files.
///
/// A document is stale when its screen was rewritten in code.
///
/// One diagnostic represents all dangling outlets and missing actions of a class in a document where
/// - more than half of the document's connections to that class have no destination: outlets of its objects and actions
///   sent to them, but none that a framework's class answers, such as `view`, which outlive every rewrite; and
/// - at least three different names are gone. One name that many objects connect is one break.
///
/// It has the code of the most severe of them, among equals that of the first rule, so that settings that make one code less
/// severe don't hide the other. It says so where the project does not list the document. The single findings do not: what
/// they say is true of a document that is built tomorrow, and baselines use their messages.
///
/// Findings that the user's options turn off are not summed up, nor are those that a rename explains: these are broken and not
/// stale.
extension Judge {
  func summedUp(
    _ found: [Diagnostic], in document: DocumentContext, _ isExplained: (Diagnostic) -> Bool
  ) -> [Diagnostic] {
    guard found.count >= leastNames else { return found }
    func severity(_ diagnostic: Diagnostic) -> Diagnostic.Severity? {
      isExplained(diagnostic) ? nil : severityInEffect(diagnostic, in: document)
    }
    var candidates: [ByteRange: Int] = [:]
    for (index, diagnostic) in found.enumerated()
    where diagnostic.has(.summedUp) && severity(diagnostic) != nil {
      candidates[diagnostic.range] = index
    }
    guard candidates.count >= leastNames else { return found }
    var taken: Set<Int> = []
    var summaries: [Diagnostic] = []
    for group in groups(of: candidates, in: document) where group.isStale {
      let singles = group.gone.map { found[$0] }
      let worst = singles.compactMap(severity).max()
      let rules = DiagnosticRule.all.filter { rule in
        singles.contains { $0.code == rule.code && severity($0) == worst }
      }
      guard let rule = rules.first, let summary = summary(of: singles, as: rule, group, in: document)
      else { continue }
      summaries.append(summary)
      taken.formUnion(group.gone)
    }
    if summaries.isEmpty { return found }
    return inOrder(found.indices.filter { !taken.contains($0) }.map { found[$0] } + summaries)
  }
}

private let leastNames = 3

/// The connections of a document to one class.
private struct Group {
  /// The index of the first object of the class.
  var object: Int
  var total = 0
  /// The indices of the findings about the group's connections.
  var gone: [Int] = []
  var goneNames: Set<String> = []

  var isStale: Bool { gone.count * 2 > total && goneNames.count >= leastNames }
}

private func groups(of candidates: [ByteRange: Int], in document: DocumentContext) -> [Group] {
  struct ClassName: Hashable {
    var name: String
    var module: String?
  }
  let outlets = Set(document.outlets)
  var groups: [Group] = []
  var numbers: [ClassName: Int] = [:]
  for index in document.outline.connections.indices {
    guard let owner = declaringObject(ofConnection: index, isOutlet: outlets.contains(index), in: document),
      let name = document.outline.objects[owner].customClass
    else { continue }
    let key = ClassName(name: name, module: document.outline.objects[owner].customModule)
    let number = numbers[key] ?? groups.count
    if number == groups.count {
      numbers[key] = number
      groups.append(Group(object: owner))
    }
    groups[number].total += 1
    let connection = document.outline.connections[index]
    guard let finding = candidates[connection.nameRange] else { continue }
    groups[number].gone.append(finding)
    // An outlet and an action with the same name count as two names.
    groups[number].goneNames.insert(connection.kind == .action ? "-" + connection.name : connection.name)
  }
  return groups
}

/// The object whose class should declare the member of a connection; nil where a framework's class declares it.
private func declaringObject(
  ofConnection index: Int, isOutlet: Bool, in document: DocumentContext
) -> Int? {
  if isOutlet {
    if case .apple = document.property(ofConnection: index) { return nil }
    return document.sourceIndex(ofConnection: index)
  }
  guard document.outline.connections[index].kind == .action, !document.crossesScenes(connection: index),
    let target = document.destinationIndex(ofConnection: index),
    document.outline.objects[target].customClass != nil
  else { return nil }
  let selector = document.outline.connections[index].name
  return document.action(selector, in: document.chains(ofObject: target)) == .accepted ? nil : target
}

private func summary(
  of singles: [Diagnostic], as rule: DiagnosticRule, _ group: Group, in document: DocumentContext
) -> Diagnostic? {
  guard let first = singles.first, let chain = document.chains(ofObject: group.object).first else {
    return nil
  }
  let query = document.query
  let object = document.outline.objects[group.object]
  let isUnbuilt = query.isListed(document: document.file) == .no
  let message =
    "\(singles.count) of \(group.total) outlets and actions connected to \(query.className(chain)) don't exist"
    + (isUnbuilt
      ? ", and no target builds this file; delete it if it is unused" : "; was the screen rewritten in code?")
  var summary = Finding(
    range: object.customClassRange ?? first.range, message: message,
    subject: document.subject(object),
    related: singles.flatMap { document.note(at: $0.range, $0.message) }
  ).diagnostic(of: rule, in: document.file)
  summary.singles = singles
  return summary
}
