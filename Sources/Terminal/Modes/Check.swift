import Analysis
import Assets
import Index
import Rules
import Syntax
import Text
import Workspace
import World

/// `check`: prints the problems in workspaces.
struct Check: Mode {
  static let command = "check"
  static let flag: String? = "--check"
  static let synopsis = [
    "ibls check [FOLDER...]", "ibls check FILE...", "ibls check - --stdin-filename FILE",
  ]
  static let summary = "print what is broken in workspaces"
  static let details = [
    "The whole workspace around the folder (default: the current one) or the file is",
    "read, and the findings in it are printed.",
  ]
  static let examples: [(call: String, meaning: String)] = [
    ("ibls check", "print the errors and warnings of the current folder"),
    ("ibls check App/Base.lproj/Main.storyboard", "print those of one file"),
    ("ibls check --explain dangling-outlet", "say what a code means, and how to fix it"),
    ("ibls check --format sarif --fail-on never > ibls.sarif", "write a file for code scanning"),
  ]
  static let findsSomething = true
  static let options: [CommandOption<Self>] = [
    .choice(
      "--format", "FORMAT", "print in this form: ", of: supportedFormats.map { ($0.name, $0) }, \.format),
    .choice(
      "--fail-on", "SEVERITY", "exit with 1 from this severity on: ",
      of: [("error", .error), ("warning", .warning), ("never", nil)], \.threshold),
    .flag("--all", "show information and hints as well", \.showsAll),
    .codes("--select", "show only findings with these codes", \.selected),
    .codes("--ignore", "leave out findings with these codes", \.ignored),
    .name(
      "--changed-since", "REVISION",
      "show only what this revision of git did not have", kind: .revision, \.changedSince),
    .name("--stdin-filename", "FILE", "the name of the file on standard input ('-')", \.inputName),
    .flag("--fix", "fix what is certain: typos, what a rename left, repeated connections", \.fixes),
    .flag("--diff", "print what '--fix' would change, for 'git apply'", \.printsFixes),
    .flag("--add-suppressions", "silence what is found where it is", \.addsSuppressions),
    .flag("--statistics", "count the findings of each code", \.countsCodes),
    .flag("--watch", short: "-w", "check again whenever a file changes", \.watches),
    .code("--explain", "explain a code, and check nothing", \.explained),
    .file("--config", "use this file instead of every '.ibls.json'", \.configuration),
    .file("--output", "write to a file instead of standard output", \.output),
    .flag("--allow-empty", "succeed even if there is nothing to check", \.allowsNothing),
    .file("--baseline", "leave out the findings in that file", \.baseline),
    .file("--write-baseline", "write the findings to a file, for --baseline", \.newBaseline),
  ]

  private var format = OutputFormat.text
  /// The least severity that makes the check fail; nil for none.
  private var threshold: Diagnostic.Severity? = .error
  /// Whether to show information and hints in formats that omit them by default.
  private var showsAll = false
  /// The codes to check; empty for all.
  private var selected: Set<Diagnostic.Code> = []
  private var ignored: Set<Diagnostic.Code> = []
  /// The revision to compare with, so that only later findings are shown; nil for everything.
  private var changedSince: String?
  private var fixes = false
  /// Whether to print the fixes instead of writing them.
  private var printsFixes = false
  private var addsSuppressions = false
  private var countsCodes = false
  private var watches = false
  var staysRunning: Bool { watches }
  /// The code to explain; nil for none.
  private var explained: Diagnostic.Code?
  /// The file whose content standard input is; nil for none.
  private var inputName: String?
  /// The settings file to use for everything; nil for the workspaces' own.
  private var configuration: String?
  /// The file for the results; nil for standard output.
  private var output: String?
  /// Whether a check of nothing succeeds.
  private var allowsNothing = false
  /// The file of known findings to omit; nil for none.
  private var baseline: String?
  /// The file to which the found findings are written; nil for none.
  private var newBaseline: String?

  init() {}

  func run(
    _ paths: [String], _ common: CommonOptions, in environment: Environment
  ) throws(UsageError) -> Int32 {
    if let explained {
      // '--explain A B' explains both codes.
      let codes = try [explained] + paths.map { name throws(UsageError) in try diagnosticCode(name) }
      let isColored = common.isColored(environment.console.outputIsTerminal, in: environment)
      environment.console.writeOutput(Array(explanations(of: codes, isColored: isColored).utf8))
      return 0
    }
    try refuseContradictions(paths)
    func once() -> (code: Int32, watched: [WatchedFolder]) {
      reporting(in: environment) { () throws(CheckFailure) in
        try check(paths, common, in: environment)
      } ?? (2, [])
    }
    return watches ? watch(paths, in: environment, once) : once().code
  }

  private func refuseContradictions(_ paths: [String]) throws(UsageError) {
    func refuse(_ one: (String, Bool), _ other: (String, Bool)) throws(UsageError) {
      if one.1, other.1 { throw UsageError(message: "'\(one.0)' and '\(other.0)' can't be combined") }
    }
    let (fix, diff) = (("--fix", fixes), ("--diff", printsFixes))
    let writing = ("--write-baseline", newBaseline != nil)
    let isText = format.name == OutputFormat.text.name
    let (watch, input) = (("--watch", watches), ("--stdin-filename", inputName != nil))
    let adding = ("--add-suppressions", addsSuppressions)
    for mode in [fix, diff, watch, input, adding] { try refuse(mode, writing) }
    for mode in [fix, diff, watch, input, ("--statistics", countsCodes)] { try refuse(mode, adding) }
    // '--fix --diff' writes nothing, like '--diff' alone.
    if !printsFixes { try refuse(input, fix) }
    for mode in [fix, diff, input] { try refuse(watch, mode) }
    try refuse(("--statistics", countsCodes), diff)
    if countsCodes, !isText { throw UsageError(message: "'--statistics' is for '--format text'") }
    if paths.contains("") { throw UsageError(message: "a folder has an empty name") }
    if paths.contains("-") != (inputName != nil) {
      throw UsageError(
        message: inputName == nil
          ? "'-' needs '--stdin-filename FILE', the name of the file on standard input"
          : "'--stdin-filename' needs '-', the argument for standard input")
    }
    if baseline != nil, newBaseline != nil {
      throw UsageError(
        message: "'--baseline' and '--write-baseline' can't be combined; what is written holds all findings")
    }
  }

  private func check(
    _ paths: [String], _ common: CommonOptions, in outer: Environment
  ) throws(CheckFailure) -> (code: Int32, watched: [WatchedFolder]) {
    let environment = withInput(outer)
    let start = environment.clock.now()
    let targets = try checkTargets(paths.map { $0 == "-" ? inputName ?? $0 : $0 }, in: environment)
    let choice = CheckChoice(
      configuration: configuration, selected: selected,
      known: newBaseline != nil ? .none : baseline.map { .file($0) } ?? .settings)
    var judged = try Judgement(of: targets, choice, in: environment)
    if common.isVerbose { judged.sayWhichSettings(in: environment) }
    let isNothing = judged.isOfNothing(targets, isAllowed: allowsNothing, in: environment)

    let change = try changedSince.map { revision throws(CheckFailure) in
      try ChangeSinceRevision(since: revision, judged, of: targets, choice, in: environment)
    }
    /// The findings that the command line selects.
    func wanted(of judged: Judgement) -> [Finding] {
      let findings = judged.findings.filter { isWanted($0, targets) }
      return change?.findings(among: findings, environment) ?? findings
    }
    var findings = wanted(of: judged)
    if fixes || printsFixes {
      let result = try fixed(judged, findings, since: changedSince ?? "HEAD", in: environment) {
        environment throws(CheckFailure) in
        try Judgement(of: targets, choice, in: environment.quiet)
      }
      if printsFixes { return (try print(result, common, in: environment), []) }
      try write(result, common, in: environment)
      if !result.groups.isEmpty {
        judged = result.judgement
        let left = wanted(of: judged)
        if !common.isQuiet { left.sayWhatIsNew(since: findings, judged.workspaces, in: environment) }
        findings = left
      }
    }
    if addsSuppressions || newBaseline != nil {
      try accept(findings, in: judged, common, environment)
      return (0, [])
    }
    var report = report(findings, judged, targets, common, in: environment)
    report.elapsed = environment.clock.now() - start
    report.isQuiet = common.isQuiet || isNothing && !allowsNothing
    try put(report, in: environment)
    let watched = watches ? judged.workspaces.map { WatchedFolder($0, in: environment) } : []
    if !watches { leaveToSystem(judged) }
    if isNothing, !allowsNothing { return (2, watched) }
    guard let threshold, let worst = findings.map(\.diagnostic.severity).max() else { return (0, watched) }
    return (worst >= threshold ? 1 : 0, watched)
  }

  /// The environment in which the file of `--stdin-filename` has the content of standard input.
  private func withInput(_ environment: Environment) -> Environment {
    guard let inputName else { return environment }
    let file = normalized(inputName, from: environment.currentDirectory)
    let text = environment.console.readWholeInput()
    let result = environment.replacing(file, by: text)
    guard let real = try? result.files.resolve(file), real != file else { return result }
    return result.replacing(real, by: text)
  }

  /// Silences the findings in the files, or writes them to a baseline.
  private func accept(
    _ findings: [Finding], in judged: Judgement, _ common: CommonOptions, _ environment: Environment
  ) throws(CheckFailure) {
    guard let path = newBaseline else {
      let shown = showsAll ? findings : findings.filter { $0.diagnostic.severity >= .warning }
      return try silence(shown, in: judged, common, environment)
    }
    try environment.writeNamed(
      path, json(Baseline(findings.baselineEntries)), beside: judged.workspaces.map(\.loaded.root))
    if !common.isQuiet { environment.say("\(path): \(counted(findings.count, "finding"))") }
  }

  private func report(
    _ findings: [Finding], _ judged: Judgement, _ targets: [CheckTarget], _ common: CommonOptions,
    in environment: Environment
  ) -> Report {
    let roots = judged.workspaces.map(\.loaded.root)
    let catalogs = roots.map { AssetCatalogs(below: $0, in: environment) }
    let isTerminal = environment.console.outputIsTerminal && output == nil
    return Report(
      findings: findings, workspaces: judged.workspaces, showsAll: showsAll,
      elapsed: .zero, isTerminal: isTerminal, isColored: common.isColored(isTerminal, in: environment),
      isQuiet: common.isQuiet,
      scope: changedSince != nil
        ? .changes
        : targets.allSatisfy { $0.parts != nil } ? .parts(targets.flatMap { $0.parts ?? [] }) : nil,
      failsFrom: threshold,
      hasBaseline: judged.hasBaseline,
      read: { workspace, path in
        // A page may be published, so it must not show documents that are reached through a link out of the workspace.
        let full = roots[workspace] + "/" + path
        let isOutside =
          EditableRoots([roots[workspace]], in: environment).wayOut(of: full, in: environment) != nil
        return isOutside ? nil : try? environment.files.read(full)
      },
      assets: { catalogs[$0].assets(of: roots[$0] + "/" + $1) })
  }

  private func put(_ report: Report, in environment: Environment) throws(CheckFailure) {
    try put(
      countsCodes ? Array(statistics(report.shown).utf8) : format.output(report),
      report.workspaces.map(\.loaded.root), environment)
    let note = format.note(report)
    if !note.isEmpty, !report.isQuiet { environment.console.writeError(note) }
  }

  /// Writes results to the file of `--output`, else to standard output.
  private func put(_ bytes: [UInt8], _ roots: [String], _ environment: Environment) throws(CheckFailure) {
    guard let output else { return environment.console.writeOutput(bytes) }
    try environment.writeNamed(output, bytes, beside: roots)
  }

  /// Prints the changes that '--fix' would write, as a patch for the root of the workspace.
  private func print(
    _ fixed: FixedFindings, _ common: CommonOptions, in environment: Environment
  ) throws(CheckFailure) -> Int32 {
    let roots = fixed.judgement.workspaces.map(\.loaded.root)
    let patch = fixed.groups.flatMap(\.files).flatMap(\.unified)
    // A program gets every byte, but the text of a file must not steer a terminal.
    try put(
      output == nil && environment.console.outputIsTerminal ? printable(patch) : patch, roots, environment)
    if !common.isQuiet {
      for root in Set(fixed.groups.map { roots[$0.workspace] }).sorted()
      where root != environment.currentDirectory {
        let place = relativePath(to: root, from: environment.currentDirectory)
        environment.say("the workspace is '\(place)', where the diff applies")
      }
      environment.say("would fix \(outcome(of: fixed))")
    }
    return fixed.groups.isEmpty ? 0 : 1
  }

  private func write(
    _ fixed: FixedFindings, _ common: CommonOptions, in environment: Environment
  ) throws(CheckFailure) {
    for (index, files) in fixed.groups {
      let root = fixed.judgement.workspaces[index].loaded.root
      // A rename never changes settings or a baseline, so these are fixed separately.
      if let file = files.first, files.count == 1, WorkspaceFile.Kind(fileName: fileName(file.path)) == nil {
        try environment.writeNamed(normalized(file.path, from: root), file.new, beside: [root])
        continue
      }
      do throws(ReplacementFailure) {
        try replace(
          files.map {
            FileReplacement(
              path: normalized($0.path, from: root), newPath: nil, old: $0.old, new: $0.new)
          },
          in: root, environment)
      } catch {
        throw CheckFailure(["can't fix '\(error.cause.path)': \(error.cause.reason)"] + error.state)
      }
    }
    if common.isQuiet { return }
    environment.say("fixed \(outcome(of: fixed))")
    environment.sayHowToUndo(
      fixed.groups.flatMap { index, files in
        let root = fixed.judgement.workspaces[index].loaded.root
        return files.map { (normalized($0.path, from: root), $0.old) }
      })
  }

  private func outcome(of fixed: FixedFindings) -> String {
    if fixed.groups.isEmpty {
      switch fixed.refused {
      case 0: return "nothing: no finding has a certain fix"
      case 1: return "nothing: the only fix would lead to another finding"
      default: return "nothing: each of \(fixed.refused) fixes would lead to another finding"
      }
    }
    let files = fixed.groups.reduce(0) { $0 + $1.files.count }
    let result = "\(counted(fixed.count, "finding")) in \(counted(files, "file"))"
    if fixed.refused == 0 { return result }
    let others = fixed.refused == 1 ? "another finding" : "other findings"
    return result + "; left out \(fixed.refused) more, which would lead to \(others)"
  }

  /// Whether the command line selects a finding.
  private func isWanted(_ finding: Finding, _ targets: [CheckTarget]) -> Bool {
    let code = finding.diagnostic.code
    guard selected.isEmpty || selected.contains(code), !ignored.contains(code) else { return false }
    return targets[finding.workspace].wants(finding.place.file)
  }
}

extension Judgement {
  /// Lists the settings in use on standard error.
  fileprivate func sayWhichSettings(in environment: Environment) {
    for workspace in workspaces {
      let files = workspace.configuration.files
      let name = workspace.name.isEmpty ? "." : workspace.name
      if files.isEmpty { environment.say("\(name): no '\(Configuration.fileName)'; the defaults apply") }
      for file in files {
        environment.say(
          "\(name): settings of '\(relativePath(to: file.path, from: environment.currentDirectory))'")
      }
    }
  }

  /// Whether there is nothing to check: no document in any workspace and nothing in its code for Interface Builder, none of the
  /// named files in its workspace, or no readable document. Reports that on standard error.
  fileprivate func isOfNothing(_ targets: [CheckTarget], isAllowed: Bool, in environment: Environment) -> Bool
  {
    var isNothing = true
    for (number, (target, workspace)) in zip(targets, workspaces).enumerated() {
      let snapshot = workspace.loaded.snapshot
      let own = workspace.ownFiles
      let unread = workspace.loaded.unreadDocuments
      for part in target.parts ?? [WorkspacePart(path: "", typed: target.name, isFolder: true)] {
        let files = own.filter(part.contains)
        guard part.isFolder else {
          if files.isEmpty {
            complain(
              "'\(part.typed)' is not checked: git or the settings leave it out, or it belongs to a dependency",
              in: environment)
          }
          isNothing = isNothing && files.allSatisfy { unread[$0] != nil }
          continue
        }
        let isDocument = { WorkspaceFile.Kind(fileName: fileName($0)) == .interface }
        let documents = files.filter(isDocument)
        if !documents.isEmpty, documents.allSatisfy({ unread[$0] != nil }) {
          // Findings in code do not depend on documents.
          let isFound = findings.contains {
            $0.workspace == number && part.contains($0.place.file) && unread[$0.place.file] == nil
          }
          if isFound { isNothing = false }
          continue
        }
        if !documents.isEmpty
          || workspace.loaded.unreadable.contains(where: { part.contains($0.path) && isDocument($0.path) })
        {
          isNothing = false
          continue
        }
        complain(
          "no storyboard or xib found below '\(part.typed.isEmpty ? "." : part.typed)'", in: environment)
        // Code may contain declarations for Interface Builder.
        let mayHaveFindings = snapshot.files.indices.contains { index in
          let id = FileID(raw: Int32(index))
          guard let file = snapshot.files[index], !file.isDependency, part.contains(file.path) else {
            return false
          }
          return snapshot.code(id) != nil && snapshot.mayHaveFindings(id)
        }
        if mayHaveFindings { isNothing = false }
      }
    }
    if isNothing, !isAllowed {
      complain("nothing was checked; '--allow-empty' makes that a success", in: environment)
    }
    return isNothing
  }
}
