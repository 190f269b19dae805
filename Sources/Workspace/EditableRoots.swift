import World

/// The folders in which files may be changed. A file whose real path is outside of them is never changed.
///
/// A link in a workspace may lead anywhere, such as to the settings of the user's shell, or to those of git, which name programs
/// to run.
package struct EditableRoots: Sendable {
  /// The real paths of the roots, each with a slash at the end.
  private let roots: [String]

  /// - Parameter roots: Absolute paths, with or without links in them.
  package init(_ roots: some Sequence<String>, in environment: Environment) {
    self.roots = roots.map { withSlash(normalized(environment.files.realPath(of: $0), from: "/")) }
  }

  /// The real path of a file if it is outside of the roots; nil if it is inside.
  package func wayOut(of path: String, in environment: Environment) -> String? {
    let real = environment.files.realPath(of: path)
    guard roots.contains(where: { real.utf8.starts(with: $0.utf8) }) else { return real }
    return liesInGitFolder(real) && !liesInGitFolder(path) ? real : nil
  }
}

extension Environment {
  /// The absolute path of a file or folder that a user names, relative to the current folder. For a nib package it is that of its
  /// document.
  ///
  /// - Throws: An error for a link in a repository that leads out of it, since a commit determines where links lead.
  package func placeNamed(_ path: String) throws(FileError) -> String {
    var absolute = normalized(path, from: currentDirectory)
    if absolute.hasSuffix(".nib"), (try? files.status(absolute + "/" + nibDocument)) != nil {
      absolute += "/" + nibDocument
    }
    guard let real = try? files.resolve(absolute) else { return absolute }
    for folder in foldersUpwards(from: withSlash(absolute)).dropFirst() {
      guard (try? files.status(folder + ".git")) != nil, let top = try? files.resolve(withoutSlash(folder))
      else {
        continue
      }
      guard isInside(real, top) else {
        throw FileError(
          path: path, reason: "a link leads to '\(real)', outside of the repository; name that place itself")
      }
    }
    return absolute
  }
}

/// Whether a path is in a `.git` folder, or is that folder.
package func liesInGitFolder(_ path: String) -> Bool {
  components(of: path).contains { $0.lowercased() == ".git" }
}

/// The reason why nothing may be written to a file that the user has named; nil if it may.
///
/// A path in a workspace, a repository or the current folder has to stay there: the user did not mean a link of a repository, or
/// a file in a linked folder.
///
/// - Parameters:
///   - path: An absolute path without dots.
///   - roots: The absolute paths of the workspaces in use.
package func refusalToWrite(_ path: String, beside roots: [String], in environment: Environment) -> String? {
  let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) ?? path.startIndex
  let folder = slash == path.startIndex ? "/" : String(path[..<slash])
  var guarded = roots + [environment.currentDirectory]
  if let workspace = workspaceRoot(of: folder, in: environment) { guarded.append(workspace) }
  guard guarded.contains(where: { path.utf8.starts(with: withSlash($0).utf8) }) else { return nil }
  if let place = EditableRoots(guarded, in: environment).wayOut(of: path, in: environment) {
    return "a link leads to '\(place)', outside of the workspace"
  }
  // A file that does not exist yet has no real path, but writing would create it.
  let isThere = (try? environment.files.status(path)) != nil
  let name = path.utf8[path.utf8.index(after: slash)...]
  let entry =
    isThere ? nil : (try? environment.files.list(folder))?.first { $0.name.utf8.elementsEqual(name) }
  return entry?.kind == .link ? "a link to a file that does not exist" : nil
}
