import Analysis
import Index
import Syntax
import Workspace
import World

/// The files of a workspace that differ from a revision.
struct ChangedFiles: Sendable {
  /// From the root.
  var paths: Set<String> = []
  /// Those that are gone, some with code.
  var deleted: Set<String> = []
  private var repository: GitRepository
  /// The ids of what differs or is gone, as the revision had it.
  private var ids: [String: String] = [:]

  /// Compares the files with the point where the current branch left the revision.
  init(
    since revision: String, in workspace: LoadedWorkspace, _ environment: Environment
  ) throws(CheckFailure) {
    do throws(FileError) {
      repository = try GitRepository(around: workspace.root, in: environment)
      let commit = try repository.commit(revision)
      // A change that others have made since is not a change of this branch.
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
    let relevant = entries.filter { WorkspaceFile.Kind(fileName: fileName($0.path)) != nil }
    let repository = repository
    let differing = workOff(
      below: relevant.count, threads: environment.processorCount, from: [(Int, Bool)]()
    ) { stretches, result in
      while let stretch = stretches.next() {
        for index in stretch {
          let isUnchanged = repository.isUnchanged(relevant[index])
          if isUnchanged != true { result.append((index, isUnchanged == nil)) }
        }
      }
    }.joined()
    for (index, isGone) in differing {
      let path = path(relevant[index])
      ids[path] = relevant[index].id
      if isGone { deleted.insert(path) } else { paths.insert(path) }
    }
    // Files in submodules and files reached through links belong to other histories.
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

  /// The bytes that files of code had which differ now, by path; nothing for those that can't be had.
  func codeBefore() -> [String: [UInt8]] {
    let code = ids.filter {
      paths.contains($0.key) && WorkspaceFile.Kind(fileName: fileName($0.key))?.isCode == true
    }
    guard let contents = try? repository.contents(of: code.map(\.value)) else { return [:] }
    return Dictionary(zip(code.map(\.key), contents)) { first, _ in first }.compactMapValues { $0 }
  }

  /// The findings in what changed, and those elsewhere that the change can have caused: about a class whose code or whose
  /// superclass's code changed, about a class that is gone, and in the code of what a changed document connects.
  func findings(among findings: [Finding], of snapshot: Snapshot) -> [Finding] {
    let changed = snapshot.files.indices.filter { index in
      snapshot.files[index].map { paths.contains($0.path) } ?? false
    }.map { FileID(raw: Int32($0)) }
    let declared = Set(
      changed.flatMap { snapshot.code($0)?.types ?? [] }.flatMap {
        [simpleName($0.name)] + ($0.objcName.map { [$0] } ?? [])
      })
    let connected = Set(
      changed.compactMap { snapshot.interface($0) }.flatMap(\.classReferences).map { simpleName($0.name) })
    let changedCode =
      !declared.isEmpty || deleted.contains { WorkspaceFile.Kind(fileName: $0)?.isCode == true }
      || paths.union(deleted).contains {
        // A file that says which target compiles a class.
        ["project.pbxproj", "Package.swift"].contains(fileName($0)) || $0.hasSuffix(".xcconfig")
      }
    let files = Set(changed)
    return findings.filter { finding in
      let diagnostic = finding.diagnostic
      if paths.contains(finding.place.file) || diagnostic.related.contains(where: { files.contains($0.file) })
      {
        return true
      }
      var names = identifiers(in: diagnostic.message)
      if let name = diagnostic.subject?.className { names.insert(simpleName(name)) }
      if snapshot.code(diagnostic.file) != nil {
        let own = snapshot.code(diagnostic.file)?.types.map { simpleName($0.name) } ?? []
        return !connected.isDisjoint(with: Set(own))
      }
      if diagnostic.rule?.concernsClass == true { return changedCode }
      return !declared.isDisjoint(with: withSuperclasses(names, snapshot))
    }
  }
}

private func identifiers(in text: String) -> Set<String> {
  Set(text.split { !($0.isLetter || $0.isNumber || $0 == "_") }.map(String.init))
}

/// The names, and those of all that classes of these names are derived from.
private func withSuperclasses(_ names: Set<String>, _ snapshot: Snapshot) -> Set<String> {
  var result = names
  var pending = Array(names)
  while let name = pending.popLast() {
    for type in snapshot.classes(called: name).compactMap(snapshot.type) {
      for inherited in type.inherits {
        for name in identifiers(in: inherited.text) where result.insert(name).inserted {
          pending.append(name)
        }
      }
    }
  }
  return result
}
