import Analysis
import Index
import Rules
import Syntax
import Text
import Workspace
import World

/// The files of a workspace that differ from a revision.
struct ChangedFiles: Sendable {
  /// The changed files, by their paths from the root.
  var paths: Set<String> = []
  /// The deleted files, including files of code.
  var deleted: Set<String> = []
  private var repository: GitRepository
  /// The ids of changed and deleted files in the revision, by path.
  private var ids: [String: String] = [:]

  /// Compares the files with the point where the current branch left the revision; nil if the repository has no commit.
  init?(
    since revision: String, in workspace: LoadedWorkspace, _ environment: Environment
  ) throws(CheckFailure) {
    do throws(FileError) {
      repository = try GitRepository(around: workspace.root, in: environment)
      let commit: String
      do throws(FileError) {
        commit = try repository.commit(revision)
      } catch {
        if repository.hasNoCommit { return nil }
        throw error
      }
      // If others have made a change in the revision since, it is not a change of this branch.
      let entries = try repository.entries(at: repository.fork(of: commit, "HEAD") ?? commit)
      let prefix =
        workspace.root.utf8.count == repository.top.utf8.count
        ? ""
        : String(workspace.root.utf8.dropFirst(withSlash(repository.top).utf8.count)).map { $0 + "/" } ?? ""
      compare(entries.filter { $0.path.utf8.starts(with: prefix.utf8) }, prefix, workspace, environment)
    } catch {
      throw CheckFailure("'--changed-since \(revision)': git: \(error.reason)")
    }
  }

  private mutating func compare(
    _ entries: [GitRepository.Entry], _ prefix: String, _ workspace: LoadedWorkspace,
    _ environment: Environment
  ) {
    func path(_ entry: GitRepository.Entry) -> String {
      String(entry.path.utf8.dropFirst(prefix.utf8.count)) ?? entry.path
    }
    let relevant = entries.filter {
      $0.kind == .file && WorkspaceFile.Kind(fileName: fileName($0.path)) != nil
    }
    let repository = repository
    let differing = workOff(below: relevant.count, threads: environment.processorCount) {
      repository
    } work: { (index, repository, result: inout [(Int, Bool)]) in
      let isUnchanged = repository.isUnchanged(relevant[index])
      if isUnchanged != true { result.append((index, isUnchanged == nil)) }
    }
    for (index, isGone) in differing {
      let path = path(relevant[index])
      ids[path] = relevant[index].id
      if isGone { deleted.insert(path) } else { paths.insert(path) }
    }
    // Files in submodules and files reached through links have separate histories.
    let known = Set(entries.map(path))
    let others = Set(entries.filter { $0.kind != .file }.map(path))
    for case let file? in workspace.snapshot.files
    where !file.isDependency && !known.contains(file.path)
      && !workspace.snapshot.coverage.ignoredSources.contains(file.path)
    {
      let folders = file.path.utf8.indices.filter { file.path.utf8[$0] == UInt8(ascii: "/") }
      if !folders.contains(where: { others.contains(String(file.path[..<$0])) }) { paths.insert(file.path) }
    }
  }

  /// The earlier bytes of changed files of code, by path, as far as they are available.
  func codeBefore() -> [String: [UInt8]] {
    let code = ids.filter {
      paths.contains($0.key) && WorkspaceFile.Kind(fileName: fileName($0.key))?.isCode == true
    }
    guard let contents = try? repository.contents(of: code.map(\.value)) else { return [:] }
    return Dictionary(zip(code.map(\.key), contents)) { first, _ in first }.compactMapValues { $0 }
  }

  /// The revision's bytes for each file that differs; nil for a file that it lacked, and for unavailable bytes.
  func filesBefore() -> [String: [UInt8]?] {
    let contents = (try? repository.contents(of: ids.map(\.value))) ?? []
    return Dictionary(paths.union(deleted).map { ($0, nil) }) { first, _ in first }
      .merging(zip(ids.keys, contents)) { $1 }
  }

  /// The findings that the revision did not have, as far as it had their files under any name.
  ///
  /// - Parameter earlier: The findings in the files of the revision.
  func findings(
    among findings: [Finding], since earlier: [Finding], in root: String, _ environment: Environment
  ) -> [Finding] {
    let moved = moved(in: root, environment)
    var known = Baseline(
      earlier.flatMap { $0.baselineEntries(inFile: moved[$0.place.file] ?? $0.place.file) })
    return findings.filter { finding in
      finding.baselineEntries(inFile: finding.place.file).count { !known.take($0) } > 0
    }
  }

  /// The new paths of moved files with unchanged bytes, by the old paths.
  private func moved(in root: String, _ environment: Environment) -> [String: String] {
    let gone = Dictionary(
      deleted.sorted().compactMap { path in ids[path].map { ($0, path) } },
      uniquingKeysWith: { one, _ in one })
    guard let id = gone.keys.first, let format = ObjectFormat(digits: id.utf8.count) else { return [:] }
    let new = paths.filter { ids[$0] == nil }.compactMap { path -> (String, String)? in
      guard let bytes = try? environment.files.read(root + "/" + path),
        let old = gone[blobID(of: bytes, format)]
      else { return nil }
      return (old, path)
    }
    return Dictionary(new) { min($0, $1) }
  }
}

/// The difference between workspaces and a revision.
struct ChangeSinceRevision {
  /// The changed files, one value for each workspace; nil where the repository has no commit, so that everything is new.
  private var files: [ChangedFiles?]
  /// The findings in the files of the revision under today's settings.
  private var earlier: Judgement

  init(
    since revision: String, _ judged: Judgement, of targets: [CheckTarget],
    _ choice: CheckChoice = CheckChoice(),
    in environment: Environment
  ) throws(CheckFailure) {
    var texts: [String: [UInt8]?] = [:]
    files = []
    for workspace in judged.workspaces {
      let changed = try ChangedFiles(since: revision, in: workspace.loaded, environment)
      files.append(changed)
      for (path, bytes) in changed?.filesBefore() ?? [:] {
        texts.updateValue(bytes, forKey: workspace.loaded.root + "/" + path)
      }
    }
    var choice = choice
    choice.known = .none
    // If nothing differs, no check is needed.
    earlier =
      texts.isEmpty
      ? judged
      : try Judgement(of: targets, choice, in: environment.quiet.replacing(texts))
  }

  func findings(among findings: [Finding], _ environment: Environment) -> [Finding] {
    files.indices.flatMap { index in
      let own = findings.filter { $0.workspace == index }
      return files[index]?.findings(
        among: own, since: earlier.findings.filter { $0.workspace == index },
        in: earlier.workspaces[index].loaded.root, environment) ?? own
    }
  }
}
