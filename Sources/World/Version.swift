/// The version that `--version`, the JSON output and the server name.
package let iblsVersion = "0.1.0"

/// The commit that the program was built from, and its date; nil for a build without them.
package var iblsCommit: String? {
  let commit = commitPlace.dropFirst("commit of ibls:".count).filter { $0 != " " }
  return commit.isEmpty ? nil : commit.replacing(",", with: ", ")
}

/// The place in the program at which `packaging/build` writes the commit, since a build itself can't run git.
private let commitPlace = "commit of ibls:                                        "
