import Analysis
import Index
import Rules
import Syntax
import Text
import Workspace
import World

/// `--check`: prints what is broken in workspaces.
struct Check: Mode {
  static let argument = "--check"
  static let synopsis = "ibls --check [PATH...]"
  static let summary = [
    "print what is broken in the workspaces at these folders", "(default: the current folder)",
  ]
  static let options: [CommandOption<Self>] = [
    .choice("--format", "FORMAT", "", of: supportedFormats.map { ($0.name, $0) }, \.format),
    .choice(
      "--fail-on", "SEVERITY", "exit with 1 from this severity on: ",
      of: [("error", .error), ("warning", .warning), ("never", nil)], \.threshold),
    .flag("--all", "show information and hints as well", \.showsAll),
    .file("--write-baseline", "write what is found to a file, for --baseline", \.newBaseline),
    .file("--baseline", "leave out what that file holds", \.baseline),
  ]

  private var format = OutputFormat.text
  /// The least severity that fails the check; nil where nothing does.
  private var threshold: Diagnostic.Severity? = .error
  /// Shows information and hints in the formats that leave them out otherwise.
  private var showsAll = false
  /// A file of findings that are known and left out.
  private var baseline: String?
  /// The file that is to hold what is found.
  private var newBaseline: String?

  init() {}

  func run(_ paths: [String], in environment: Environment) throws(UsageError) -> Int32 {
    if paths.contains("") { throw UsageError(message: "a folder has an empty name") }
    environment.keepFreedMemory()
    let start = environment.now()
    let progress = Progress(environment)
    var judgedWorkspaces: [(workspace: CheckedWorkspace, found: [Diagnostic])] = []
    for path in paths.isEmpty ? [""] : paths {
      do {
        let root = normalized(path, from: environment.currentDirectory)
        let configuration = Configuration(root: root, in: environment)
        if !configuration.problems.isEmpty {
          progress.clear()
          configuration.complain(root: root, name: path, in: environment)
          return 2
        }
        let (workspace, found) = try judged(path, configuration, progress, in: environment)
        judgedWorkspaces.append((workspace, found))
      } catch {
        progress.clear()
        complain("can't check '\(path.isEmpty ? "." : path)': \(error.reason)", in: environment)
        return 2
      }
    }
    let workspaces = judgedWorkspaces.map(\.workspace)
    var findings: [Finding] = []
    var suppressed: [Baseline.Entry] = []
    for (index, (workspace, found)) in judgedWorkspaces.enumerated() {
      findings += workspace.findings(found, number: index, noting: &suppressed, in: environment)
    }
    progress.clear()
    for workspace in workspaces {
      workspace.complainOfUnreadable(in: environment)
      for folder in workspace.loaded.toldSubmodules {
        complain(
          "\(join(workspace.name, folder)): a submodule, as '.gitmodules' says; nothing in it is reported",
          in: environment)
      }
    }

    findings = findings.notSuppressed(workspaces, noting: &suppressed, in: environment)
    do throws(FileError) {
      if let path = baseline {
        guard let known = try readBaseline(at: path, in: environment) else { return 2 }
        findings = findings.without(known, named: path, suppressed, workspaces, in: environment)
      }
      if let path = newBaseline {
        do {
          try write(
            json(Baseline(findings.baselineEntries)),
            to: normalized(path, from: environment.currentDirectory),
            beside: workspaces.map(\.loaded.root), in: environment)
        } catch {
          complain("can't write '\(path)': \(error.reason)", in: environment)
          return 2
        }
        environment.say("\(path): \(findings.count) findings")
        return 0
      }
    } catch {
      complain("\(error.path): \(error.reason)", in: environment)
      return 2
    }

    let roots = workspaces.map(\.loaded.root)
    let catalogs = roots.map { AssetCatalogs(below: $0, in: environment) }
    let report = Report(
      findings: findings, workspaces: workspaces, showsAll: showsAll,
      elapsed: environment.now() - start,
      isTerminal: environment.outputIsTerminal,
      isColored: environment.outputIsTerminal && !environment.isSet("NO_COLOR"),
      read: { try? environment.read(roots[$0] + "/" + $1) },
      assets: { catalogs[$0].assets() })
    environment.writeOutput(format.output(report))
    let note = format.note(report)
    if !note.isEmpty { environment.writeError(note) }

    leaveToSystem(workspaces)
    guard let threshold, let worst = findings.map(\.diagnostic.severity).max() else { return 0 }
    return worst >= threshold ? 1 : 0
  }
}

/// All that is found below a folder.
func judged(
  _ path: String, _ configuration: Configuration, _ progress: Progress, in environment: Environment
) throws(FileError) -> (CheckedWorkspace, [Diagnostic]) {
  func attempt(keepingTexts: Bool) throws(FileError) -> (CheckedWorkspace, [Diagnostic]) {
    let loaded = try LoadedWorkspace(
      root: path.isEmpty ? "." : path, in: environment, keepsTexts: keepingTexts,
      excluding: configuration.exclude, progress: progress.step)
    let found = diagnostics(
      of: loaded.snapshot, configuration.analysisOptions(), threads: environment.processorCount
    ) { try? environment.read(loaded.root + "/" + loaded.snapshot.path(of: $0)) }
    return (CheckedWorkspace(name: path, loaded: loaded, configuration: configuration), found)
  }
  let first = try attempt(keepingTexts: false)
  // A file was edited during the check. With all texts kept, each file is read once.
  return first.0.loaded.foundChange ? try attempt(keepingTexts: true) : first
}

/// nil where it is there but no baseline, which has been said then.
private func readBaseline(at path: String, in environment: Environment) throws(FileError) -> Baseline? {
  let bytes = try environment.read(normalized(path, from: environment.currentDirectory))
  do {
    return try Baseline(bytes)
  } catch {
    let place = LineTable(bytes).lineAndColumn(of: error.range.lower)
    complain("\(path):\(place): \(error.message)", in: environment)
    return nil
  }
}

extension Configuration {
  /// Says what is wrong, each with its place.
  func complain(root: String, name: String, in environment: Environment) {
    let table = LineTable((try? environment.read(root + "/" + Self.fileName)) ?? [])
    for problem in problems {
      let place = "\(join(name, Self.fileName)):\(table.lineAndColumn(of: problem.range.lower))"
      Terminal.complain("\(place): \(problem.message)", in: environment)
    }
  }
}

extension Environment {
  /// A variable that is set to nothing counts as absent, as no-color.org has it.
  fileprivate func isSet(_ name: String) -> Bool { variable(name).map { !$0.isEmpty } ?? false }
}

/// All diagnostics of a snapshot, found by several threads, each with a resolver of its own. What depends on the names
/// that code uses comes last, when all code has been searched for these names together.
private func diagnostics(
  of snapshot: Snapshot, _ options: AnalysisOptions, threads: Int,
  texts: @escaping @Sendable (FileID) -> [UInt8]?
) -> [Diagnostic] {
  let found = workOffFiles(of: snapshot, threads: threads, from: (certain: [], candidates: [])) {
    (file, resolver, found: inout (certain: [Diagnostic], candidates: [CandidateDiagnostics])) in
    let candidates = candidateDiagnostics(of: file, resolver, options)
    if candidates.names.isEmpty {
      found.certain += diagnostics(candidates, resolver, options)
    } else {
      found.candidates.append(candidates)
    }
  }
  let candidates = found.flatMap(\.candidates)
  let asked = AskedNames(candidates.flatMap(\.names))
  if !asked.names.isEmpty {
    let uses = workOffFiles(of: snapshot, threads: threads, from: [MentionedName: UsesOfName]()) {
      file, _, uses in
      guard let code = snapshot.code(file) else { return }
      for (name, use) in code.findMentions(of: asked, keepingText: false) {
        uses[name, default: UsesOfName()].add(use, in: file)
      }
    }
    var all: [MentionedName: UsesOfName] = [:]
    for (name, found) in uses.joined() { all[name, default: UsesOfName()].add(found) }
    snapshot.learn(all, among: asked.names)
  }
  let confirmed = workOff(below: candidates.count, threads: threads, from: [Diagnostic]()) {
    stretches, result in
    let resolver = Resolver(snapshot)
    resolver.texts = texts
    while let stretch = stretches.next() {
      for index in stretch { result += diagnostics(candidates[index], resolver, options) }
    }
  }
  return found.flatMap(\.certain) + confirmed.flatMap { $0 }
}

private func workOffFiles<Result: Sendable>(
  of snapshot: Snapshot, threads: Int, from start: Result,
  work: @Sendable (FileID, Resolver, inout Result) -> Void
) -> [Result] {
  workOff(below: snapshot.files.count, threads: threads, from: start) { stretches, result in
    let resolver = Resolver(snapshot)
    while let stretch = stretches.next() {
      for raw in stretch { work(FileID(raw: Int32(raw)), resolver, &result) }
    }
  }
}
