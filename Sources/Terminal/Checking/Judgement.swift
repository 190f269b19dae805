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
}

extension Judgement {
  /// Reads and checks the workspaces, and says on standard error what could not be read.
  ///
  /// - Parameters:
  ///   - chosen: The settings file to use for everything; nil for those of the workspaces.
  ///   - selected: Codes that are on though the settings turn them off.
  init(
    of targets: [CheckTarget], chosen: String?, selecting selected: Set<Diagnostic.Code>,
    _ progress: Progress, in environment: Environment
  ) throws(CheckFailure) {
    var found: [[Diagnostic]] = []
    workspaces = []
    defer { progress.clear() }
    for target in targets {
      let configuration = WorkspaceConfiguration(
        root: target.root, chosen: chosen.map { normalized($0, from: environment.currentDirectory) },
        in: environment)
      // A fault of the settings at the root is known before anything is read.
      try configuration.check(in: environment)
      do throws(FileError) {
        var (workspace, judged) = try judgedWorkspace(
          target.root, named: target.name, configuration, selecting: selected, progress, in: environment)
        workspace.parts = target.parts
        workspace.currentDirectory = environment.currentDirectory
        workspaces.append(workspace)
        found.append(judged)
      } catch {
        throw CheckFailure("can't check '\(target.name.isEmpty ? "." : target.name)': \(error.reason)")
      }
      for workspace in workspaces { try workspace.configuration.check(in: environment) }
    }
    findings = []
    suppressed = []
    for (index, workspace) in workspaces.enumerated() {
      findings += found[index].filter { !$0.isOff }.placed(in: workspace, number: index, environment)
      suppressed += found[index].filter(\.isOff).map(workspace.baselineEntry)
    }
    findings = findings.withoutRepetitions(workspaces)
    progress.clear()
    for workspace in workspaces {
      workspace.complainOfUnreadable(in: environment)
      workspace.complainOfUnreadDocuments(in: environment)
      for folder in workspace.loaded.toldSubmodules {
        complain(
          "\(workspace.shown(folder)): a submodule, as '.gitmodules' says; nothing in it is reported",
          in: environment)
      }
    }
    findings = findings.notSuppressed(workspaces, noting: &suppressed, in: environment)
  }
}

extension [Finding] {
  /// Leaves out what is found in a folder that lies in another workspace, where that one reports on the same file.
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
  /// Fails where a file was not understood, with the place of each fault.
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
