import Analysis
import Index
import Rules
import Syntax
import Text
import Workspace
import World

/// Finds all problems in a workspace, before comments and a baseline silence some.
///
/// - Parameter configuration: The settings of the root; those of the folders below are added.
func judgedWorkspace(
  _ target: CheckTarget, _ configuration: WorkspaceConfiguration,
  selecting selected: Set<Diagnostic.Code>, _ progress: Progress, in environment: Environment
) throws(FileError) -> (CheckedWorkspace, [Diagnostic]) {
  func attempt(keepingTexts: Bool) throws(FileError) -> (CheckedWorkspace, [Diagnostic]) {
    var reading = configuration.reading
    reading.hasPropertyLists = false
    (reading.keepsTexts, reading.mark) = (keepingTexts, Suppressions.marker)
    var loaded = try LoadedWorkspace(
      root: target.root, in: environment, reading: reading, found: progress.found, progress: progress.step)
    var configuration = configuration
    configuration.add(nestedIn: loaded.settingsFolders, in: environment)
    let options = configuration.analysisOptions(selecting: selected)
    let found = diagnostics(of: &loaded, options, in: environment)
    return (
      CheckedWorkspace(name: target.name, loaded: loaded, configuration: configuration, options: options),
      found
    )
  }
  let first = try attempt(keepingTexts: false)
  // A file was edited during the check. With all texts kept, each file is read only once.
  return first.0.loaded.foundChange ? try attempt(keepingTexts: true) : first
}

/// All diagnostics of a snapshot, found by several threads, each with a separate query. Findings that depend on names in code
/// come last, after one search of all code for these names.
private func diagnostics(
  of workspace: inout LoadedWorkspace, _ options: AnalysisOptions, in environment: Environment
) -> [Diagnostic] {
  let threads = environment.processorCount
  findHelpers(of: &workspace, threads)
  let snapshot = workspace.snapshot
  let read = workspace
  let found = workOff(below: snapshot.files.count, threads: threads) {
    Judge(read.query(in: environment, options))
  } work: { (index, judge, found: inout [(certain: [Diagnostic], candidates: Candidates?)]) in
    let file = FileID(raw: Int32(index))
    let candidates = judge.candidates(in: file)
    if candidates.areCertain {
      found.append((judge.judged(judge.confirmed(candidates).findings, in: file), nil))
    } else {
      found.append(([], candidates))
    }
  }
  let candidates = found.compactMap(\.candidates)
  var judge = Judge(workspace.query(in: environment, options))
  for step in 0... {
    let names = candidates.compactMap { judge.names(ofStep: step, in: $0) }
    if names.isEmpty { break }
    let asked = workspace.snapshot.unknownNames(among: names.flatMap { $0 })
    if asked.isEmpty { continue }
    workspace.snapshot = knowing(AskedNames(asked), workspace.snapshot, threads)
    judge = Judge(workspace.query(in: environment, options))
  }
  let searched = workspace
  let confirmed = workOff(below: candidates.count, by: 1, threads: threads) {
    Judge(searched.query(in: environment, options))
  } work: { index, judge, result in
    result += judge.judged(judge.confirmed(candidates[index]).findings, in: candidates[index].file)
  }
  return found.flatMap(\.certain) + confirmed
}

/// Finds the functions that pass names to frameworks, and the files that may call them, before any file is judged.
private func findHelpers(of workspace: inout LoadedWorkspace, _ threads: Int) {
  let snapshot = workspace.snapshot
  let helpers = workOff(below: snapshot.files.count, threads: threads) {
    snapshot
  } work: { (index, snapshot, helpers: inout [NameHelper]) in
    helpers += snapshot.code(FileID(raw: Int32(index)))?.readNameHelpers() ?? []
  }
  let words = Set(helpers.map(\.word)).map { AskedName(calling: $0) }
  if !words.isEmpty { workspace.snapshot = knowing(AskedNames(words), snapshot, threads) }
}

/// The snapshot with all uses of some names in code.
private func knowing(_ asked: AskedNames, _ snapshot: Snapshot, _ threads: Int) -> Snapshot {
  let uses = workOff(below: snapshot.files.count, threads: threads) {
    snapshot
  } work: { (index, snapshot, uses: inout [(MentionedName, MentionedNames.Use, FileID)]) in
    let file = FileID(raw: Int32(index))
    for (name, use) in snapshot.code(file)?.findMentions(of: asked, keepingText: false) ?? [:] {
      uses.append((name, use, file))
    }
  }
  var all: [MentionedName: UsesOfName] = [:]
  for (name, use, file) in uses { all[name, default: UsesOfName()].add(use, in: file) }
  return snapshot.knowing(all, of: asked.names)
}
