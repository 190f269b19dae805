import Analysis
import Index
import Rules
import Syntax
import Text
import Workspace
import World

/// The edits that certainly fix findings of a workspace.
///
/// A fix is certain if nothing else can be meant: for a name that is one edit from the only possible member, for documents that
/// have not followed a rename in code, for a connection that another one repeats or makes unnecessary, and for the order of a
/// document's parts.
struct CertainFixes {
  private let workspace: CheckedWorkspace
  private let query: Query
  private let finder: FixFinder
  private let environment: Environment

  init(in workspace: CheckedWorkspace, _ environment: Environment) {
    self.workspace = workspace
    self.environment = environment
    query = workspace.loaded.query(in: environment, workspace.options)
    finder = FixFinder(query)
  }

  /// - Parameters:
  ///   - findings: The findings of the workspace to fix.
  ///   - earlier: The earlier facts of changed files of code, which show renames.
  /// - Returns: The fixes, each with all edits that belong together. Several may change one file.
  func fixes(for findings: [Finding], since earlier: [FileID: FileFacts]) -> [[FileEdits]] {
    var fixes = renames(since: earlier) + suppressions(in: findings) + orders(in: findings)
    let renamed = Set(
      fixes.joined().flatMap { edits in edits.edits.map { Location(file: edits.file, range: $0.range) } })
    for diagnostic in findings.flatMap({
      $0.diagnostic.singles.isEmpty ? [$0.diagnostic] : $0.diagnostic.singles
    }) {
      if renamed.contains(Location(file: diagnostic.file, range: diagnostic.range)) { continue }
      if let edits = typo(diagnostic)
        // The connection may repeat another one, or another one makes it unnecessary.
        ?? finder.removalOfLeftover(diagnostic)
      {
        fixes.append(edits)
      }
    }
    return fixes
  }

  /// The removal of unused suppressions, together for each file, since a list may become empty without several of its elements.
  private func suppressions(in findings: [Finding]) -> [[FileEdits]] {
    let unused = findings.map(\.diagnostic).filter(\.isAboutSuppression)
    return Dictionary(grouping: unused, by: \.file).compactMap { file, diagnostics in
      guard let text = try? environment.files.read(workspace.fullPath(of: file)) else { return nil }
      let edits = removingSuppressions(
        at: Set(diagnostics.map(\.range)), from: text, isCode: workspace.loaded.snapshot.code(file) != nil)
      return edits.isEmpty ? nil : [FileEdits(file: file, edits: edits)]
    }
  }

  /// The edits that write the only possible member, which is one edit away; nil for another finding.
  private func typo(_ diagnostic: Diagnostic) -> [FileEdits]? {
    guard diagnostic.isAboutMissingMember, let text = query.text(of: diagnostic.file).bytes else {
      return nil
    }
    let actions = self.actions(for: diagnostic).filter { action in
      action.isPreferred
        && action.edits.allSatisfy { $0.edits.count == 1 && query.snapshot.interface($0.file) != nil }
    }
    guard actions.count == 1, let action = actions.first,
      let own = action.edits.first(where: { $0.file == diagnostic.file })?.edits.first,
      // The edit is within the diagnostic's range. In a key path, it changes the first name.
      diagnostic.range.lower <= own.range.lower, own.range.upper <= diagnostic.range.upper,
      let old = String(validating: text[own.range.lower..<own.range.upper], as: UTF8.self)
    else { return nil }
    let near = query.completions(at: own.range.lower, in: diagnostic.file, text: text) {
      isOneEditApart(Array(old.utf8), Array($0.utf8))
    }
    return Set(near.map(\.edit.text)) == [own.text] ? action.edits : nil
  }

  /// The edits that put the parts of each document into order, as one fix for all findings about it.
  private func orders(in findings: [Finding]) -> [[FileEdits]] {
    var files: Set<FileID> = []
    return findings.map(\.diagnostic).filter {
      $0.code == DiagnosticRule.unusualOrder.code && files.insert($0.file).inserted
    }.compactMap { actions(for: $0).first?.edits }
  }

  private func actions(for diagnostic: Diagnostic) -> [CodeAction] {
    finder.actions(in: diagnostic.range, of: diagnostic.file, diagnostics: [diagnostic])
  }

  /// The edits of documents that have not followed renames in code.
  private func renames(since earlier: [FileID: FileFacts]) -> [[FileEdits]] {
    if earlier.isEmpty { return [] }
    var detector = RenameDetector()
    detector.note(earlier, query)
    let renames = detector.codeRenames(query)
    return renames.compactMap { rename in
      guard let place = rename.references.first else { return nil }
      let actions = query.renameActions(
        in: place.range, of: place.file, [rename], diagnostics: []
      ) { _, _ in nil }
      return actions.first { $0.isPreferred }?.edits
    }
  }
}

/// The fixes with those of the same files joined, so that no two groups share a file. Of two fixes that overlap, the first one
/// stays.
func grouped(_ fixes: [[FileEdits]]) -> [[FileEdits]] {
  var groups: [[FileID: Set<Edit>]] = []
  for fix in fixes {
    var group: [FileID: Set<Edit>] = [:]
    for edits in fix { group[edits.file, default: []].formUnion(edits.edits) }
    let touching = groups.indices.filter { index in group.keys.contains { groups[index][$0] != nil } }
    let overlaps = group.contains { file, edits in
      touching.contains { index in
        (groups[index][file] ?? []).contains { known in
          edits.contains {
            $0 != known && $0.range.lower < known.range.upper && known.range.lower < $0.range.upper
          }
        }
      }
    }
    if overlaps { continue }
    for index in touching.reversed() { group.merge(groups.remove(at: index)) { $0.union($1) } }
    groups.append(group)
  }
  return groups.map { group in
    group.sorted { $0.key < $1.key }.map { file, edits in
      FileEdits(file: file, edits: edits.sorted { $0.range.lower < $1.range.lower })
    }
  }
}
