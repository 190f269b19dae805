import World

/// The folders in which files may be changed: nothing whose real path lies outside of them is.
///
/// A link in a workspace may lead anywhere, such as to the settings of the user's shell or to those of git, by which it runs
/// programs.
package struct EditableRoots: Sendable {
  /// The roots, each with a slash at the end.
  private let roots: [String]

  /// - Parameter roots: Absolute paths, with or without links in them.
  package init(_ roots: some Sequence<String>, in environment: Environment) {
    self.roots = roots.map { withSlash(normalized(environment.files.realPath(of: $0), from: "/")) }
  }

  /// The real path, if that lies outside; nil where it lies within.
  package func wayOut(of path: String, in environment: Environment) -> String? {
    let real = environment.files.realPath(of: path)
    guard roots.contains(where: { real.utf8.starts(with: $0.utf8) }) else { return real }
    return liesInGitFolder(real) && !liesInGitFolder(path) ? real : nil
  }
}

extension Environment {
  /// The absolute path of a file or folder that a user names, from the current folder; of a nib package that of its document.
  ///
  /// - Throws: An error for a link in a repository that leads out of it, since a commit decides where links lead.
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

/// Whether a path is one of git's own.
package func liesInGitFolder(_ path: String) -> Bool {
  components(of: path).contains { $0.lowercased() == ".git" }
}

/// Why nothing is written to a file that the user has named; nil where it may be.
///
/// A path that a workspace, a repository or the current folder contains has to stay there: a file of a repository that is a
/// link, or lies in one, is not what the user meant.
///
/// - Parameters:
///   - path: Absolute and without dots.
///   - roots: The workspaces in use, absolute.
package func refusalToWrite(_ path: String, beside roots: [String], in environment: Environment) -> String? {
  let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) ?? path.startIndex
  let folder = slash == path.startIndex ? "/" : String(path[..<slash])
  var guarded = roots + [environment.currentDirectory]
  if let workspace = workspaceRoot(of: folder, in: environment) { guarded.append(workspace) }
  guard guarded.contains(where: { path.utf8.starts(with: withSlash($0).utf8) }) else { return nil }
  if let place = EditableRoots(guarded, in: environment).wayOut(of: path, in: environment) {
    return "a link leads to '\(place)', outside of the workspace"
  }
  // A file that is not there yet has no real path; writing would make it.
  let isThere = (try? environment.files.status(path)) != nil
  let name = path.utf8[path.utf8.index(after: slash)...]
  let entry =
    isThere ? nil : (try? environment.files.list(folder))?.first { $0.name.utf8.elementsEqual(name) }
  return entry?.kind == .link ? "a link to a file that does not exist" : nil
}
