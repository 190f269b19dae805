import Analysis
import Index
import Rules
import Syntax
import Workspace
import World

/// The results of certain fixes in files, and the findings of a check after them.
struct FixedFindings {
  /// The files with their edits. Each group belongs to one workspace and is written all or nothing.
  var groups: [(workspace: Int, files: [FileDiff])] = []
  var judgement: Judgement
  /// The number of findings that the fixes remove.
  var count = 0
  /// The number of omitted fixes, since a check would find new problems after them.
  var refused = 0
}

/// A fix with all edits that belong together.
private struct Fix {
  var workspace: Int
  var edits: [FileEdits]
}

/// The certain fixes. Nothing is written.
///
/// A fix stays only if a check of the result has fewer findings, and no new error or warning.
///
/// - Parameters:
///   - revision: The revision with the earlier code, which shows renames.
///   - judge: Judges everything in another environment, in which some files have other bytes.
func fixed(
  _ judgement: Judgement, _ findings: [Finding], since revision: String, in environment: Environment,
  judge: (Environment) throws(CheckFailure) -> Judgement
) throws(CheckFailure) -> FixedFindings {
  if let journal = judgement.workspaces.lazy.compactMap(\.loaded.interruptedRename.journal).first {
    throw CheckFailure("nothing is fixed while a rename is under way or interrupted, as '\(journal)' says")
  }
  let candidates = candidates(for: findings, of: judgement, since: revision, in: environment)
  var result = FixedFindings(judgement: judgement)
  var accepted: [Fix] = []
  /// Accepts fixes if they improve the whole and cause nothing new.
  func accept(_ fixes: ArraySlice<Fix>) throws(CheckFailure) -> Bool {
    let all = accepted + fixes
    let groups = judgement.workspaces.indices.flatMap { index in
      files(of: all.filter { $0.workspace == index }, in: judgement.workspaces[index], environment)
        .map { (workspace: index, files: $0) }
    }
    var texts: [String: [UInt8]] = [:]
    for group in groups {
      let root = judgement.workspaces[group.workspace].loaded.root
      for file in group.files { texts[normalized(file.path, from: root)] = file.new }
    }
    let judged = try judge(environment.replacing(texts))
    guard judged.improves(on: result.judgement) else { return false }
    accepted = all
    result.judgement = judged
    result.groups = groups
    return true
  }
  var trials = 0
  /// Accepts as many fixes as possible. Nearly always all are right; otherwise, halves are tried separately.
  ///
  /// Each trial is a check, so the number of trials is limited. After that, all fixes that failed together are omitted.
  func settle(_ fixes: ArraySlice<Fix>) throws(CheckFailure) {
    if fixes.isEmpty { return }
    guard trials < 64 else {
      result.refused += fixes.count
      return
    }
    trials += 1
    if try accept(fixes) { return }
    if fixes.count == 1 {
      result.refused += 1
      return
    }
    let middle = fixes.startIndex + fixes.count / 2
    try settle(fixes[..<middle])
    try settle(fixes[middle...])
  }
  try settle(candidates[...])
  result.count = judgement.countGone(in: result.judgement)
  return result
}

/// The fixes of files that may be changed.
private func candidates(
  for findings: [Finding], of judgement: Judgement, since revision: String, in environment: Environment
) -> [Fix] {
  judgement.workspaces.enumerated().flatMap { index, workspace -> [Fix] in
    let own = findings.filter { $0.workspace == index }
    if own.isEmpty { return [] }
    let earlier = codeBefore(revision, in: workspace.loaded, environment)
    // If a link leads out of the workspace, its file is never changed.
    let roots = EditableRoots([workspace.loaded.root], in: environment)
    return CertainFixes(in: workspace, environment).fixes(for: own, since: earlier).filter { edits in
      edits.allSatisfy { file in
        let full = workspace.fullPath(of: file.file)
        return roots.wayOut(of: full, in: environment) == nil && (try? environment.files.read(full)) != nil
      }
    }.map { Fix(workspace: index, edits: $0) }
  }
}

/// The files that fixes change, in groups that are each written all or nothing.
private func files(
  of fixes: [Fix], in workspace: CheckedWorkspace, _ environment: Environment
) -> [[FileDiff]] {
  grouped(fixes.map(\.edits)).compactMap { group in
    let files = group.compactMap { edits -> FileDiff? in
      guard let old = try? environment.files.read(workspace.fullPath(of: edits.file)) else { return nil }
      return FileDiff(path: workspace.path(of: edits.file), newPath: nil, old: old, edits: edits.edits)
    }
    return files.count == group.count ? files : nil
  }
}

extension [Finding] {
  /// Lists the findings that were not among others, on standard error.
  func sayWhatIsNew(since others: [Finding], _ workspaces: [CheckedWorkspace], in environment: Environment) {
    for finding in filter({ $0.diagnostic.severity >= .warning }).new(since: others) {
      let place = "\(workspaces[finding.workspace].shown(finding.place.file)):\(finding.place.start)"
      let diagnostic = finding.diagnostic
      environment.say("now visible: \(place): \(diagnostic.message) [\(diagnostic.code.rawValue)]")
    }
  }
}

extension Judgement {
  /// The number of findings that another judgement does not have.
  fileprivate func countGone(in other: Judgement) -> Int {
    var known = Baseline(other.findings.baselineEntries)
    return findings.baselineEntries.count { !known.take($0) }
  }

  /// Whether there are fewer findings, and no new error or warning.
  ///
  /// Unused code may appear: an action that a misspelled name could have meant.
  fileprivate func improves(on other: Judgement) -> Bool {
    let grave = findings.filter {
      $0.diagnostic.severity >= .warning
        && DiagnosticRule.named($0.diagnostic.code.rawValue)?.findsUnusedCode != true
    }
    return grave.new(since: other.findings).isEmpty
      && findings.baselineEntries.count < other.findings.baselineEntries.count
  }
}

/// The earlier facts of changed files of code, from where the branch began, as far as git has them.
private func codeBefore(
  _ revision: String, in workspace: LoadedWorkspace, _ environment: Environment
) -> [FileID: FileFacts] {
  guard let changed = (try? ChangedFiles(since: revision, in: workspace, environment)) ?? nil else {
    return [:]
  }
  let before = changed.codeBefore()
  var result: [FileID: FileFacts] = [:]
  for (index, file) in workspace.snapshot.files.enumerated() {
    guard let file, let bytes = before[file.path],
      let kind = WorkspaceFile.Kind(fileName: fileName(file.path))
    else { continue }
    result[FileID(raw: Int32(index))] = facts(of: kind, bytes)
  }
  return result
}
