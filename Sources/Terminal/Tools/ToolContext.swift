import Analysis
import Index
import Rules
import Workspace
import World

/// The workspaces of an agent's project, kept from one call to the next.
///
/// Before each call, the times of all files are compared, and a workspace with a changed file is read again. Only one thread uses
/// it.
final class ToolContext {
  let environment: Environment
  let roots: ToolRoots
  let converter: [String]?
  private let isAbandoned: () -> Bool
  private var workspaces: [String: (watched: WatchedFolder, workspace: QuestionedWorkspace)] = [:]
  private var judgements: [String: (watched: WatchedFolder, judgement: Judgement)] = [:]
  /// The findings at the start of the session, by the roots of the workspaces.
  private(set) var starts: [String: Baseline]

  /// - Parameters:
  ///   - converter: The program that converts SVG to PNG, with its arguments; nil for none.
  ///   - starts: The known findings at the start of the session, by root.
  ///   - isAbandoned: Whether the client has given up the current call.
  init(
    _ roots: ToolRoots, converter: [String]?, since starts: [String: Baseline], in environment: Environment,
    isAbandoned: @escaping () -> Bool
  ) {
    self.roots = roots
    self.converter = converter
    self.starts = starts
    self.environment = roots.bounding(environment)
    self.isAbandoned = isAbandoned
  }

  /// Drops the workspaces, so that the next call reads them again.
  func forget() {
    workspaces = [:]
    judgements = [:]
  }

  /// The folders as workspaces, each with the path that begins its answers; empty for the first.
  var targets: [CheckTarget] {
    roots.folders.enumerated().map { CheckTarget(name: $0 == 0 ? "" : $1, root: $1) }
  }

  func workspace(_ target: CheckTarget) throws(ToolRefusal) -> QuestionedWorkspace {
    if let known = workspaces[target.root], !known.watched.hasChanged(in: environment) {
      return known.workspace
    }
    if let known = judgements[target.root], let checked = known.judgement.workspaces.first,
      !known.watched.hasChanged(in: environment)
    {
      // A check has already read the workspace.
      let workspace = QuestionedWorkspace(checked, target, in: environment, isAbandoned: isAbandoned)
      workspaces[target.root] = (known.watched, workspace)
      return workspace
    }
    let watched = watched(target)
    do {
      let workspace = try QuestionedWorkspace(target, in: environment, isAbandoned: isAbandoned)
      workspaces[target.root] = (watched, workspace)
      return workspace
    } catch {
      throw ToolRefusal(message: "can't read '\(target.root)': \(error.reason)")
    }
  }

  func allWorkspaces() throws(ToolRefusal) -> [QuestionedWorkspace] {
    var result: [QuestionedWorkspace] = []
    for target in targets { result.append(try workspace(target)) }
    return result
  }

  /// The findings in a workspace. The first ones become those at the start of the session.
  func judgement(_ target: CheckTarget) throws(ToolRefusal) -> Judgement {
    if let known = judgements[target.root], !known.watched.hasChanged(in: environment) {
      return known.judgement
    }
    let watched = watched(target)
    do throws(CheckFailure) {
      let judgement = try Judgement(of: [target], in: environment)
      judgements[target.root] = (watched, judgement)
      workspaces[target.root] = nil
      if starts[target.root] == nil {
        starts[target.root] = Baseline(
          judgement.findings.flatMap { $0.baselineEntries(inFile: $0.lastingFile) })
      }
      return judgement
    } catch {
      throw ToolRefusal(message: error.messages.joined(separator: "\n"))
    }
  }

  /// Notes the findings before the agent changes anything.
  func noteStart() {
    for target in targets { _ = try? judgement(target) }
  }

  func start(of target: CheckTarget) -> Baseline { starts[target.root] ?? Baseline([Baseline.Entry]()) }

  /// The times of the files, taken before the files are read, so that a change meanwhile is noticed.
  private func watched(_ target: CheckTarget) -> WatchedFolder {
    WatchedFolder(
      target.root, WorkspaceConfiguration(root: target.root, in: environment), in: environment)
  }

  // MARK: Paths

  /// The real path of a file or folder that the agent names. If there are several folders, it is in the one that contains it.
  func place(of written: String) throws(ToolRefusal) -> (root: String, path: String) {
    let places = roots.folders.compactMap {
      roots.place(of: normalized(written, from: $0), in: environment)
    }
    let found = places.filter { (try? environment.files.status($0.path)) != nil }
    let paths = Set(found.map(\.path)).sorted()
    if paths.count > 1 {
      throw ToolRefusal(
        message: "'\(written)' can be " + paths.map { "'\($0)'" }.joined(separator: ", ")
          + "; give the whole path")
    }
    guard let place = found.first ?? places.first else {
      throw ToolRefusal(
        message:
          "'\(written)' lies outside of the project's folders, \(roots.folders.joined(separator: ", "))")
    }
    return place
  }

  /// The document that the agent means by its path or, if that is unique, by its file name.
  func document(_ written: String) throws(ToolRefusal) -> ToolDocument {
    let place = try place(of: written)
    if (try? environment.files.status(place.path))?.kind == .file {
      guard WorkspaceFile.Kind(fileName: fileName(place.path)) == .interface else {
        throw ToolRefusal(message: "'\(written)' is not a storyboard or xib; ib_overview lists them")
      }
      return try read(place.path, in: place.root)
    }
    var found: [(root: String, path: String)] = []
    for workspace in try allWorkspaces() {
      let snapshot = workspace.loaded.snapshot
      found += workspace.documents.map { snapshot.path(of: $0) }.filter {
        $0 == written || $0.hasSuffix("/" + written)
      }.map { (workspace.target.root, $0) }
    }
    guard let only = found.first, found.count == 1 else {
      throw ToolRefusal(
        message: found.isEmpty
          ? "no storyboard or xib '\(written)'; " + (try suggestion(for: written))
          : "'\(written)' can be " + found.prefix(12).map { "'\($0.path)'" }.joined(separator: ", ")
            + "; give the path")
    }
    return try read(only.root + "/" + only.path, in: only.root)
  }

  private func suggestion(for written: String) throws(ToolRefusal) -> String {
    let names = try allWorkspaces().flatMap { workspace in
      workspace.documents.map { fileName(workspace.loaded.snapshot.path(of: $0)) }
    }
    return nearMiss(of: fileName(written), among: names).map { "did you mean '\($0)'?" }
      ?? "ib_overview lists them"
  }

  private func read(_ path: String, in root: String) throws(ToolRefusal) -> ToolDocument {
    do {
      return ToolDocument(path: path, root: root, bytes: try environment.files.read(path), shown: shown(path))
    } catch {
      throw ToolRefusal(message: "can't read '\(shown(path))': \(error.reason)")
    }
  }

  /// A path in the form for answers: from the first folder.
  func shown(_ path: String) -> String {
    let first = environment.currentDirectory + "/"
    return path.utf8.starts(with: first.utf8) ? String(path.utf8.dropFirst(first.utf8.count)) ?? path : path
  }
}

/// The document of a call.
struct ToolDocument {
  /// The absolute path with links resolved.
  var path: String
  var root: String
  var bytes: [UInt8]
  /// The path in the form for answers.
  var shown: String
}
