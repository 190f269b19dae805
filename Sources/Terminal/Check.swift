import Analysis
import Index
import Rules
import Syntax
import Text
import Workspace
import World

/// A diagnostic with its place as people and scripts read it.
struct Finding {
  struct Place {
    /// Relative to the workspace's root.
    var file: String
    var start: LineTable.LineAndColumn
    var end: LineTable.LineAndColumn
    /// In bytes.
    var offset: Int
    var length: Int
  }

  struct Related {
    var place: Place
    var message: String
  }

  /// Counts into the workspaces checked.
  var workspace: Int
  var diagnostic: Diagnostic
  var place: Place
  /// The text of the line where it starts.
  var line: String
  var related: [Related]
}

struct CheckedWorkspace: Sendable {
  /// As given on the command line; empty for the current folder.
  var name: String
  var loaded: LoadedWorkspace
  var configuration: Configuration
}

func check(_ options: CheckOptions, in environment: Environment) -> Int32 {
  let start = environment.now()
  let progress = Progress(environment)
  var judgedWorkspaces: [(workspace: CheckedWorkspace, found: [Diagnostic])] = []
  for path in options.paths.isEmpty ? [""] : options.paths {
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
  var silenced: [Baseline.Entry] = []
  for (index, (workspace, found)) in judgedWorkspaces.enumerated() {
    let options = workspace.configuration.analysisOptions()
    findings += found.compactMap { diagnostic -> Diagnostic? in
      let path = workspace.loaded.snapshot[diagnostic.file]?.path ?? ""
      guard let severity = options.severity(of: diagnostic, inFile: path) else {
        silenced.append(Baseline.Entry(diagnostic, inFile: path))
        return nil
      }
      var result = diagnostic
      result.severity = severity
      return result
    }
    .placed(in: workspace.loaded, number: index, environment)
  }
  progress.clear()
  for workspace in workspaces {
    for error in workspace.loaded.unreadable {
      complain("\(join(workspace.name, error.path)): \(error.reason); not read", in: environment)
    }
    for folder in workspace.loaded.toldSubmodules {
      complain(
        "\(join(workspace.name, folder)): a submodule, as '.gitmodules' says; nothing in it is reported",
        in: environment)
    }
  }

  findings = findings.silencedByComments(workspaces, noting: &silenced, in: environment)
  do throws(FileError) {
    if let path = options.baseline {
      guard let known = try baseline(at: path, in: environment) else { return 2 }
      findings = findings.without(known, named: path, silenced, workspaces, in: environment)
    }
    if let path = options.newBaseline {
      do {
        try write(
          json(Baseline(findings.baselineEntries)),
          to: normalized(path, from: environment.currentDirectory), in: environment)
      } catch {
        complain("can't write '\(path)': \(error.reason)", in: environment)
        return 2
      }
      environment.writeError(Array("\(printable(path)): \(findings.count) findings\n".utf8))
      return 0
    }
  } catch {
    complain("\(error.path): \(error.reason)", in: environment)
    return 2
  }

  let report = Report(
    findings: findings, workspaces: workspaces, options: options, elapsed: environment.now() - start,
    isTerminal: environment.outputIsTerminal,
    isColored: environment.outputIsTerminal && !environment.isSet("NO_COLOR"))
  environment.writeOutput(report.output)
  if !report.note.isEmpty { environment.writeError(report.note) }

  leaveToSystem(workspaces)
  let worst = findings.map(\.diagnostic.severity).max()
  let threshold: Diagnostic.Severity
  switch options.failOn {
  case .never: return 0
  case .error: threshold = .error
  case .warning: threshold = .warning
  }
  return worst.map { $0 >= threshold } == true ? 1 : 0
}

/// All that is found below a folder.
private func judged(
  _ path: String, _ configuration: Configuration, _ progress: Progress, in environment: Environment
) throws(FileError) -> (CheckedWorkspace, [Diagnostic]) {
  func attempt(keepingTexts: Bool) throws(FileError) -> (CheckedWorkspace, [Diagnostic]) {
    let loaded = try LoadedWorkspace(
      root: path.isEmpty ? "." : path, in: environment, keepsTexts: keepingTexts,
      excluding: configuration.exclude, progress: progress.step)
    let found = diagnostics(
      of: loaded.snapshot, configuration.analysisOptions(), threads: environment.processorCount)
    return (CheckedWorkspace(name: path, loaded: loaded, configuration: configuration), found)
  }
  let first = try attempt(keepingTexts: false)
  // Somebody writes code just now; kept, each file has one text, whenever it was read.
  return first.0.loaded.metChange ? try attempt(keepingTexts: true) : first
}

/// nil where it is there but no baseline, which has been said then.
private func baseline(at path: String, in environment: Environment) throws(FileError) -> Baseline? {
  let bytes = try environment.read(normalized(path, from: environment.currentDirectory))
  do {
    return try Baseline(bytes)
  } catch {
    let place = LineTable(bytes).lineAndColumn(of: error.range.lower)
    complain("\(path):\(place.line):\(place.column): \(error.message)", in: environment)
    return nil
  }
}

extension Configuration {
  /// Says what is wrong, each with its place.
  fileprivate func complain(root: String, name: String, in environment: Environment) {
    let table = LineTable((try? environment.read(root + "/" + Self.fileName)) ?? [])
    for problem in problems {
      let place = table.lineAndColumn(of: problem.range.lower)
      Terminal.complain(
        "\(join(name, Self.fileName)):\(place.line):\(place.column): \(problem.message)", in: environment)
    }
  }
}

extension Environment {
  /// A variable that is set to nothing counts as absent, as no-color.org has it.
  fileprivate func isSet(_ name: String) -> Bool { variable(name).map { !$0.isEmpty } ?? false }
}

/// A path of a workspace as seen from the current folder.
func join(_ folder: String, _ path: String) -> String {
  if folder.isEmpty || folder == "." { return path }
  return folder.hasSuffix("/") ? folder + path : folder + "/" + path
}

extension [Diagnostic] {
  /// Sorted by file, place and code. Only files with findings are read once more, for their lines.
  fileprivate func placed(
    in workspace: LoadedWorkspace, number: Int, _ environment: Environment
  ) -> [Finding] {
    var tables: [FileID: LineTable] = [:]
    func locate(_ file: FileID, _ range: ByteRange) -> Finding.Place {
      let path = workspace.snapshot[file]?.path ?? ""
      let table =
        tables[file] ?? LineTable((try? environment.read(workspace.root + "/" + path)) ?? [])
      tables[file] = table
      return Finding.Place(
        file: path, start: table.lineAndColumn(of: range.lower), end: table.lineAndColumn(of: range.upper),
        offset: range.lower, length: range.length)
    }
    return map { diagnostic in
      let place = locate(diagnostic.file, diagnostic.range)
      return Finding(
        workspace: number, diagnostic: diagnostic, place: place,
        line: tables[diagnostic.file]?.text(ofLine: place.start.line) ?? "",
        related: diagnostic.related.map { related in
          Finding.Related(place: locate(related.file, related.range), message: related.message)
        })
    }
    .sorted {
      if $0.place.file != $1.place.file {
        return $0.place.file.utf8.lexicographicallyPrecedes($1.place.file.utf8)
      }
      return ($0.place.offset, $0.diagnostic.code.rawValue, $0.diagnostic.message)
        < ($1.place.offset, $1.diagnostic.code.rawValue, $1.diagnostic.message)
    }
  }
}

/// All diagnostics of a snapshot, found by several threads, each with a resolver of its own. What depends on the names
/// that code uses comes last, when all code has been searched for these names together.
private func diagnostics(
  of snapshot: Snapshot, _ options: AnalysisOptions, threads: Int
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
    let uses = workOffFiles(of: snapshot, threads: threads, from: [MentionedName: MentionedNames.Use]()) {
      file, _, uses in
      guard let names = snapshot.files.facts(Int(file.raw))?.mentions else { return }
      uses.merge(names.uses(of: asked)) { $0.union($1) }
    }
    snapshot.learn(uses.reduce(into: [:]) { $0.merge($1) { $0.union($1) } }, among: asked.names)
  }
  let resolver = Resolver(snapshot)
  return found.flatMap(\.certain) + candidates.flatMap { diagnostics($0, resolver, options) }
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
