import Analysis
import Index
import Rules
import Text
import Workspace
import World

/// The findings of a check in all its workspaces, after settings and comments.
struct Judgement: Sendable {
  var workspaces: [CheckedWorkspace]
  var findings: [Finding]
  /// The findings that settings and comments silence.
  var suppressed: [Baseline.Entry]
  /// Whether known findings are left out.
  var hasBaseline = false
}

/// The known findings that a check omits.
enum KnownFindings {
  case none
  /// The findings in the baseline of a workspace's settings.
  case settings
  /// The findings in a file, by its path on the command line.
  case file(String)
}

/// The settings and the findings that a user has chosen for a check.
struct CheckChoice {
  /// The settings file to use for all workspaces; nil for each workspace's own.
  var configuration: String?
  /// The codes that are on even if the settings turn them off.
  var selected: Set<Diagnostic.Code> = []
  /// The findings to leave out.
  var known = KnownFindings.settings
}

extension Judgement {
  /// Reads and checks the workspaces, and reports unreadable files on standard error.
  init(
    of targets: [CheckTarget], _ choice: CheckChoice = CheckChoice(), in environment: Environment
  ) throws(CheckFailure) {
    (workspaces, findings, suppressed) = ([], [], [])
    let found = try judge(targets, choice, in: environment)
    let suppressions = workspaces.map { $0.suppressions(in: environment) }
    for index in workspaces.indices {
      let all = found[index] + workspaces[index].unusedSuppressions(suppressions[index], for: found[index])
      findings += all.filter { !$0.isOff }.placed(in: workspaces[index], number: index, environment)
      suppressed += all.filter(\.isOff).map(workspaces[index].baselineEntry)
    }
    findings = findings.withoutRepetitions(workspaces)
    for workspace in workspaces {
      workspace.complainOfUnreadable(in: environment)
      workspace.complainOfUnreadDocuments(in: environment)
      for folder in workspace.loaded.toldSubmodules {
        complain(
          "\(workspace.shown(folder)): a submodule, as '.gitmodules' says; nothing in it is reported",
          in: environment)
      }
    }
    findings = findings.notSuppressed(by: suppressions, noting: &suppressed).inOrder
    switch choice.known {
    case .none: break
    case .file(let name): try leaveOut(name, workspaces.indices, environment)
    case .settings:
      for index in workspaces.indices { try leaveOutBaseline(ofSettingsIn: index, environment) }
    }
  }

  /// Adds the workspaces, and gives the diagnostics of each.
  private mutating func judge(
    _ targets: [CheckTarget], _ choice: CheckChoice, in environment: Environment
  ) throws(CheckFailure) -> [[Diagnostic]] {
    let progress = Progress(environment)
    defer { progress.clear() }
    var found: [[Diagnostic]] = []
    for target in targets {
      let configuration = WorkspaceConfiguration(
        root: target.root,
        chosen: choice.configuration.map { normalized($0, from: environment.currentDirectory) },
        in: environment)
      // Faults in the settings of the root are reported before anything is read.
      try configuration.check(in: environment)
      do throws(FileError) {
        var (workspace, judged) = try judgedWorkspace(
          target, configuration, selecting: choice.selected, progress, in: environment)
        workspace.parts = target.parts
        workspace.currentDirectory = environment.currentDirectory
        workspace.repository = topOfRepository(around: target.root, in: environment)
        workspaces.append(workspace)
        found.append(judged)
      } catch {
        throw CheckFailure("can't check '\(target.name.isEmpty ? "." : target.name)': \(error.reason)")
      }
      for workspace in workspaces { try workspace.configuration.check(in: environment) }
    }
    return found
  }

  private mutating func leaveOutBaseline(
    ofSettingsIn index: Int, _ environment: Environment
  ) throws(CheckFailure) {
    guard let path = workspaces[index].configuration.baseline else { return }
    let name = relativePath(to: path, from: environment.currentDirectory)
    // Settings come from a repository, which must not cause other files to be read or changed.
    let bound = workspaces[index].repository ?? workspaces[index].loaded.root
    if EditableRoots([bound], in: environment).wayOut(of: path, in: environment) != nil {
      throw CheckFailure("'\(name)', the baseline of the settings, lies outside of the repository")
    }
    try leaveOut(name, index..<index + 1, environment)
  }

  /// Omits the findings of some workspaces that a baseline contains, and adds findings for its unused entries.
  private mutating func leaveOut(
    _ name: String, _ indices: Range<Int>, _ environment: Environment
  ) throws(CheckFailure) {
    let first = indices.lowerBound
    let root = workspaces[first].loaded.root
    let full = normalized(name, from: environment.currentDirectory)
    var path = relativePath(to: full, from: root)
    // A path through a link to the root would not be usable in a patch.
    if path.hasPrefix("../"), let real = try? environment.files.resolve(full),
      let realRoot = try? environment.files.resolve(root), real.utf8.starts(with: (realRoot + "/").utf8)
    {
      path = relativePath(to: real, from: realRoot)
    }
    let baseline = try readBaseline(at: name, normalized(path, from: root), in: environment)
    let own = findings.filter { indices.contains($0.workspace) }
    let (kept, unused) = own.without(
      baseline, named: name, suppressed, Array(workspaces[indices]), in: environment)
    findings.removeAll { indices.contains($0.workspace) }
    hasBaseline = true
    findings += kept
    findings = findings.inOrder
    // A baseline for the whole workspace has other paths than one for a part, so its entries may only seem unused.
    guard workspaces[indices].allSatisfy({ $0.parts == nil || $0.configuration.baseline != nil }) else {
      return
    }
    let file = workspaces[first].number(ofOther: path)
    // A check must not fail because a finding was fixed.
    let diagnostics = unused.map { workspaces[first].diagnostic($0, in: file, .information) }
    findings += diagnostics.filter { !$0.isOff }.placed(in: workspaces[first], number: first, environment)
    findings = findings.inOrder
  }
}

extension [Finding] {
  /// The findings without those that an outer workspace reports in the same file.
  fileprivate func withoutRepetitions(_ workspaces: [CheckedWorkspace]) -> [Finding] {
    let roots = workspaces.map { $0.loaded.root + "/" }
    let outer = roots.map { root in
      roots.indices.filter { roots[$0] != root && root.hasPrefix(roots[$0]) }
    }
    if outer.allSatisfy(\.isEmpty) { return self }
    var reported: [Int: Set<String>] = [:]
    for index in Set(outer.joined()) {
      reported[index] = Set(workspaces[index].ownFiles.map { roots[index] + $0 })
    }
    return filter { finding in
      let path = roots[finding.workspace] + finding.place.file
      return !outer[finding.workspace].contains { reported[$0]?.contains(path) == true }
    }
  }
}

extension WorkspaceConfiguration {
  /// Throws the problems of settings files, with the place of each.
  func check(in environment: Environment) throws(CheckFailure) {
    let messages = faulty.flatMap { file in
      let table = LineTable(file.text)
      let path = relativePath(to: file.path, from: environment.currentDirectory)
      return file.configuration.problems.map { problem in
        "\(path):\(table.lineAndColumn(of: problem.range.lower)): \(problem.message)"
      }
    }
    if !messages.isEmpty { throw CheckFailure(messages) }
  }
}

/// The baseline at an absolute place, whose path on the command line is for messages.
private func readBaseline(
  at path: String, _ place: String, in environment: Environment
) throws(CheckFailure) -> Baseline {
  let bytes = try environment.files.bytes(of: place, named: path)
  do {
    return try Baseline(bytes)
  } catch {
    let place = LineTable(bytes).lineAndColumn(of: error.range.lower)
    throw CheckFailure("\(path):\(place): \(error.message)")
  }
}
