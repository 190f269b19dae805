/// The version in the output of `--version`, in JSON and in the server's messages.
package let iblsVersion = "0.1.0"

/// The commit from which the program was built, and its date; nil if they are not known.
package var iblsCommit: String? {
  let commit = commitPlace.dropFirst("commit of ibls:".count).filter { $0 != " " }
  return commit.isEmpty ? nil : commit.replacing(",", with: ", ")
}

/// The place in the program at which `packaging/build` writes the commit, since a build itself can't run git.
private let commitPlace = "commit of ibls:                                        "
