import Analysis
import Index
import Rules
import Syntax
import Text
import Workspace
import World

/// Finds all that is wrong in a workspace, before comments and a baseline silence it.
///
/// - Parameter configuration: The configuration of the root; it gets the settings of the folders below.
func judgedWorkspace(
  _ root: String, named name: String, _ configuration: WorkspaceConfiguration,
  selecting selected: Set<Diagnostic.Code> = [], _ progress: Progress, in environment: Environment
) throws(FileError) -> (CheckedWorkspace, [Diagnostic]) {
  func attempt(keepingTexts: Bool) throws(FileError) -> (CheckedWorkspace, [Diagnostic]) {
    var loaded = try LoadedWorkspace(
      root: root, in: environment, keepsTexts: keepingTexts, readsPropertyLists: false,
      excluding: configuration.exclusions, marking: Suppressions.marker,
      isChosenRoot: configuration.isChosenRoot,
      found: progress.found, progress: progress.step)
    var configuration = configuration
    configuration.add(nestedIn: loaded.settingsFolders, in: environment)
    let options = configuration.analysisOptions(selecting: selected)
    let found = diagnostics(of: &loaded, options, in: environment)
    return (
      CheckedWorkspace(name: name, loaded: loaded, configuration: configuration, options: options), found
    )
  }
  let first = try attempt(keepingTexts: false)
  // A file was edited during the check. With all texts kept, each file is read once.
  return first.0.loaded.foundChange ? try attempt(keepingTexts: true) : first
}

/// All diagnostics of a snapshot, found by several threads, each with a separate query. A finding that depends on the names
/// that code uses comes last, when all code has been searched for these names together.
private func diagnostics(
  of workspace: inout LoadedWorkspace, _ options: AnalysisOptions, in environment: Environment
) -> [Diagnostic] {
  let snapshot = workspace.snapshot
  let threads = environment.processorCount
  let read = workspace
  func workOffFiles<Result: Sendable>(
    from start: Result, work: @Sendable (FileID, Judge, inout Result) -> Void
  ) -> [Result] {
    workOff(below: snapshot.files.count, threads: threads, from: start) { stretches, result in
      let judge = Judge(read.query(in: environment, options))
      while let stretch = stretches.next() {
        for raw in stretch { work(FileID(raw: Int32(raw)), judge, &result) }
      }
    }
  }
  let found = workOffFiles(from: (certain: [], candidates: [])) {
    (file, judge, found: inout (certain: [Diagnostic], candidates: [Candidates])) in
    let candidates = judge.candidates(in: file)
    if candidates.areCertain {
      found.certain += judge.judged(judge.confirmed(candidates), in: file)
    } else {
      found.candidates.append(candidates)
    }
  }
  let candidates = found.flatMap(\.candidates)
  for step in 0... {
    let judge = Judge(workspace.query(in: environment, options))
    let names = candidates.compactMap { judge.names(ofStep: step, in: $0) }
    if names.isEmpty { break }
    let asked = AskedNames(names.flatMap { $0 })
    if asked.names.isEmpty { continue }
    let uses = workOffFiles(from: [MentionedName: UsesOfName]()) {
      file, _, uses in
      guard let code = snapshot.code(file) else { return }
      for (name, use) in code.findMentions(of: asked, keepingText: false) {
        uses[name, default: UsesOfName()].add(use, in: file)
      }
    }
    var all: [MentionedName: UsesOfName] = [:]
    for (name, found) in uses.joined() { all[name, default: UsesOfName()].add(found) }
    workspace.snapshot = workspace.snapshot.knowing(all, of: asked.names)
  }
  let searched = workspace
  let confirmed = workOff(
    below: candidates.count, inStretchesOf: 1, threads: threads, from: [Diagnostic]()
  ) { stretches, result in
    let judge = Judge(searched.query(in: environment, options))
    while let stretch = stretches.next() {
      for index in stretch {
        result += judge.judged(judge.confirmed(candidates[index]), in: candidates[index].file)
      }
    }
  }
  return found.flatMap(\.certain) + confirmed.flatMap { $0 }
}
