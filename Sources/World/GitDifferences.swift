extension Environment {
  /// The output of `git diff` with file names separated by zero bytes, without running what the repository's settings name.
  ///
  /// To compare files on disk, git would run their filters, and the status of submodules with filters of their own.
  /// - Parameters:
  ///   - arguments: Further options, then revisions and paths.
  ///   - folder: Absolute.
  package func differences(_ arguments: [String], in folder: String) throws(FileError) -> [UInt8] {
    let options = [
      "diff", "--name-status", "--no-ext-diff", "--no-textconv", "--ignore-submodules=dirty", "-z",
    ]
    return try git(try settingsWithoutFilters(in: folder) + options + arguments, folder)
  }

  private func settingsWithoutFilters(in folder: String) throws(FileError) -> [String] {
    // Without any, git fails.
    let arguments = [
      "config", "--null", "--name-only", "--get-regexp", "^filter\\..*\\.(clean|process|required)$",
    ]
    var settings: [String] = []
    for key in ((try? git(arguments, folder)) ?? []).split(separator: 0).map({
      String(decoding: $0, as: UTF8.self)
    }) {
      // git would take what comes first for the whole name.
      if key.contains("=") { throw FileError(path: "git", reason: "the filter '\(key)' can't be turned off") }
      settings += ["-c", key + (key.hasSuffix(".required") ? "=false" : "=")]
    }
    return settings
  }
}
