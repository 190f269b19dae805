import Analysis
import Index
import Rules
import Syntax
import Workspace
import World

/// What certain fixes make of files, and what a check finds after them.
struct FixedFindings {
  /// The files with their edits, by workspace; each group is written all or nothing.
  var groups: [(workspace: Int, files: [FileDiff])] = []
  var judgement: Judgement
  /// How many findings are gone.
  var count = 0
}

/// Works out what can certainly be fixed. Nothing is written.
///
/// A group of edits stays only if a check of the result finds less than before, and no new error or warning.
///
/// - Parameters:
///   - revision: Where the code of before is looked for, to find out what was renamed since.
///   - judge: Judges everything in another environment, in which files have other bytes.
func fixed(
  _ judgement: Judgement, _ findings: [Finding], since revision: String, in environment: Environment,
  judge: (Environment) throws(CheckFailure) -> Judgement
) throws(CheckFailure) -> FixedFindings {
  var candidates: [(workspace: Int, files: [FileDiff])] = []
  for (index, workspace) in judgement.workspaces.enumerated() {
    let own = findings.filter { $0.workspace == index }
    if own.isEmpty { continue }
    let earlier = codeBefore(revision, in: workspace.loaded, environment)
    // What is really elsewhere is never changed.
    let roots = EditableRoots([workspace.loaded.root], in: environment)
    for group in CertainFixes(in: workspace, environment).groups(for: own, since: earlier) {
      let files = group.compactMap { edits -> FileDiff? in
        guard let path = workspace.loaded.snapshot[edits.file]?.path,
          roots.wayOut(of: workspace.loaded.root + "/" + path, in: environment) == nil,
          let old = try? environment.read(workspace.loaded.root + "/" + path)
        else { return nil }
        return FileDiff(path: path, newPath: nil, old: old, edits: edits.edits)
      }
      if files.count == group.count { candidates.append((index, files)) }
    }
  }

  var result = FixedFindings(judgement: judgement)
  var texts: [String: [UInt8]] = [:]
  func newTexts(of group: (workspace: Int, files: [FileDiff])) -> [String: [UInt8]] {
    let root = judgement.workspaces[group.workspace].loaded.root
    return Dictionary(group.files.map { (root + "/" + $0.path, $0.new) }) { $1 }
  }
  /// Takes groups if that makes things better and nothing worse.
  func accept(_ groups: [(workspace: Int, files: [FileDiff])]) throws(CheckFailure) -> Bool {
    var tried = texts
    for group in groups { tried.merge(newTexts(of: group)) { $1 } }
    let judged = try judge(environment.replacing(tried))
    guard judged.improves(on: result.judgement) else { return false }
    texts = tried
    result.judgement = judged
    result.groups += groups
    return true
  }
  if candidates.isEmpty { return result }
  // Nearly always all are right; if not, each is tried on what the others have made.
  if try !accept(candidates), candidates.count > 1 {
    for group in candidates { _ = try accept([group]) }
  }
  result.count = judgement.countGone(in: result.judgement)
  return result
}

extension Judgement {
  /// The findings, where one that sums up others counts as those.
  fileprivate var singleCount: Int { findings.baselineEntries.count }

  /// How many findings another judgement does not have.
  fileprivate func countGone(in other: Judgement) -> Int {
    var counts: [Baseline.Entry: Int] = [:]
    for entry in other.findings.baselineEntries { counts[entry, default: 0] += 1 }
    return findings.baselineEntries.count { entry in
      counts[entry, default: 0] -= 1
      return counts[entry, default: 0] < 0
    }
  }

  /// Whether there are fewer findings, and no error or warning that was not there before.
  ///
  /// Unused code may come to light: an action that a misspelled name could have meant.
  fileprivate func improves(on other: Judgement) -> Bool {
    var counts: [Baseline.Entry: Int] = [:]
    for entry in other.findings.baselineEntries { counts[entry, default: 0] += 1 }
    for finding in findings where finding.diagnostic.severity >= .warning {
      if DiagnosticRule.named(finding.diagnostic.code.rawValue)?.findsUnusedCode == true { continue }
      for entry in [finding].baselineEntries {
        counts[entry, default: 0] -= 1
        if counts[entry, default: 0] < 0 { return false }
      }
    }
    return singleCount < other.singleCount
  }
}

/// What files of code held at a revision, where git has them and they differ.
private func codeBefore(
  _ revision: String, in workspace: LoadedWorkspace, _ environment: Environment
) -> [FileID: FileFacts] {
  guard let changed = try? ChangedFiles(since: revision, in: workspace.root, environment) else { return [:] }
  var result: [FileID: FileFacts] = [:]
  for (index, file) in workspace.snapshot.files.enumerated() {
    guard let file, changed.paths.contains(file.path),
      let kind = WorkspaceFile.Kind(fileName: fileName(file.path)),
      kind.isCode,
      let bytes = try? environment.git(["cat-file", "blob", "\(revision):./\(file.path)"], workspace.root)
    else { continue }
    result[FileID(raw: Int32(index))] = facts(of: kind, bytes)
  }
  return result
}
