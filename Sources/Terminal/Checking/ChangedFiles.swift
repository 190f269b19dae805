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

  /// Asks git for the names of what differs between the files and the point where the current branch left the revision.
  ///
  /// - Parameter root: Absolute.
  init(since revision: String, in root: String, _ environment: Environment) throws(CheckFailure) {
    guard !revision.hasPrefix("-"), !revision.isEmpty else {
      throw CheckFailure("'\(revision)' is not a revision")
    }
    do throws(FileError) {
      // What others have done since is no change of this branch.
      let fork = try? environment.git(["merge-base", revision, "HEAD"], root)
      let base = fork.map { String(decoding: $0, as: UTF8.self).filter { !$0.isNewline } } ?? revision
      let changed = try environment.differences(["--no-renames", "--relative", base, "--"], in: root)
      var fields = String(decoding: changed, as: UTF8.self).split(separator: "\0").map(String.init)[...]
      while let status = fields.popFirst(), let path = fields.popFirst() {
        if status == "D" { deleted.insert(path) } else { paths.insert(path) }
      }
      let new = try environment.git(["ls-files", "--others", "--exclude-standard", "-z"], root)
      paths.formUnion(String(decoding: new, as: UTF8.self).split(separator: "\0").map(String.init))
    } catch {
      throw CheckFailure("'--changed-since \(revision)': git: \(error.reason)")
    }
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
        // What says which target compiles a class.
        ["project.pbxproj", "Package.swift"].contains(fileName($0)) || $0.hasSuffix(".xcconfig")
      }
    let codesOfClasses = [DiagnosticRule.unknownClass.code, DiagnosticRule.classModuleMismatch.code]
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
      if codesOfClasses.contains(diagnostic.code) { return changedCode }
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
