import Text
import World

/// A repository that `ibls` itself finds, with its history as git reports it.
///
/// git finds repositories by other rules: a folder with a `HEAD`, `objects` and `refs`, which a commit may contain, is a
/// repository to git, with settings that name programs. And git runs filters to compare files on the disk.
package struct GitRepository: Sendable {
  /// An entry of a commit.
  package struct Entry: Hashable, Sendable {
    package enum Kind: Hashable, Sendable { case file, link, submodule }

    /// The path relative to the top of the repository.
    package var path: String
    package var kind: Kind
    /// The object's id in hexadecimal digits.
    package var id: String
  }

  /// The folder that contains `.git`. The path is absolute, without a slash at the end except for the root of the disk.
  package let top: String
  private let realTop: String
  private let gitFolder: String
  /// The folder with the objects and branches, which worktrees share. Like `gitFolder`, it is a real path.
  private let sharedFolder: String
  private let environment: Environment

  /// Finds the repository around a folder.
  ///
  /// - Parameter folder: An absolute path.
  /// - Throws: An error if there is none, or if it borrows the history of another one.
  package init(around folder: String, in environment: Environment) throws(FileError) {
    guard let place = foldersOfRepository(around: withSlash(folder), in: environment).last else {
      throw FileError(path: "git", reason: "the folder is not in a repository")
    }
    self.environment = environment
    top = withoutSlash(place)
    realTop = try environment.files.resolve(top)
    gitFolder = try environment.files.resolve(withoutSlash(ownGitFolder(of: place, in: environment)))
    sharedFolder = try environment.files.resolve(
      withoutSlash(commonGitFolder(of: gitFolder + "/", in: environment)))
    try requireOwnHistory()
  }

  /// Refuses a repository that leads to the history of another one, or that contains a pipe or device in place of a file.
  ///
  /// An archive can contain any `.git`. The repository that this names must name the folder as its working tree; otherwise a
  /// report on the archive could show documents of a private repository beside it.
  private func requireOwnHistory() throws(FileError) {
    func refused(_ path: String, _ reason: String) -> FileError {
      FileError(path: "git", reason: "'\(path)' \(reason)")
    }
    let own = gitFolder + "/"
    let shared = sharedFolder
    guard isInside(gitFolder, shared) else {
      throw refused(own + "commondir", "leads to '\(shared)', which does not hold this repository")
    }
    guard
      isInside(gitFolder, withSlash(realTop) + ".git")
        || workingTrees(sharing: shared + "/").contains(realTop)
    else {
      throw refused(
        withSlash(top) + ".git",
        "leads to '\(gitFolder)', which does not name this folder as its working tree")
    }
    for folder in Set([own, shared + "/"]).sorted() {
      let packs = ((try? environment.files.list(folder + "objects/pack")) ?? []).map {
        "objects/pack/" + $0.name
      }
      for name in filesThatGitReads + packs {
        guard let status = try? environment.files.status(folder + name) else { continue }
        if status.kind == .other { throw refused(folder + name, "is neither a file nor a folder") }
        guard isInside(try environment.files.resolve(folder + name), shared) else {
          throw refused(folder + name, "leads out of the repository")
        }
      }
      // A link in place of a branch may name a commit of another repository, whose objects this one may borrow.
      var pending = [folder + "refs", folder + "logs"]
      while let folder = pending.popLast() {
        for entry in (try? environment.files.list(folder)) ?? [] {
          if entry.kind == .folder { pending.append(folder + "/" + entry.name) }
          if entry.kind == .link || entry.kind == .other {
            throw refused(folder + "/" + entry.name, "is not a file")
          }
        }
      }
    }
  }

  /// The real paths of the folders that the repository names as its working trees.
  private func workingTrees(sharing shared: String) -> [String] {
    var named: [String] = []
    // The repository of a worktree names the `.git` file of the worktree.
    if let bytes = try? environment.files.readOfGit(gitFolder + "/gitdir") {
      let file = firstLine(of: bytes)
      if file.hasSuffix("/.git") { named.append(String(file.dropLast("/.git".count))) }
    }
    if let bytes = try? environment.files.readOfGit(shared + "config"),
      let tree = gitSetting("worktree", ofCoreIn: bytes)
    {
      named.append(tree)
    }
    return named.compactMap { try? environment.files.resolve(normalized($0, from: gitFolder)) }
  }

  private func git(_ arguments: [String], _ input: [UInt8] = []) throws(FileError) -> [UInt8] {
    try environment.programs.git(["--git-dir=\(gitFolder)", "--work-tree=\(top)"] + arguments, input)
  }

  /// The id of the commit to which a revision refers.
  package func commit(_ revision: String) throws(FileError) -> String {
    // git would read such a revision as an option.
    guard !revision.hasPrefix("-"), !revision.isEmpty else {
      throw FileError(path: "git", reason: "'\(revision)' is not a revision")
    }
    // git looks for a file with this name in the repository's folder first.
    let name = revision.prefix { !"^~@:{".contains($0) }
    for folder in name.isEmpty ? [] : [gitFolder, sharedFolder] {
      guard let real = try? environment.files.resolve(folder + "/" + name), !isInside(real, sharedFolder)
      else {
        continue
      }
      throw FileError(path: "git", reason: "'\(folder)/\(name)' leads out of the repository")
    }
    do {
      return firstLine(of: try git(["rev-parse", "--verify", revision + "^{commit}"]))
    } catch {
      let isUnknown = error.reason == "Needed a single revision"
      throw isUnknown ? FileError(path: "git", reason: "'\(revision)' is not a revision") : error
    }
  }

  /// Whether the current branch has no commit yet.
  package var hasNoCommit: Bool {
    (try? git(["symbolic-ref", "--quiet", "HEAD"])) != nil && (try? commit("HEAD")) == nil
  }

  /// The last common commit in the histories of two commits; nil if there is none.
  package func fork(of one: String, _ other: String) -> String? {
    (try? git(["merge-base", one, other])).map(firstLine)
  }

  /// All entries of a commit, without folders and without paths that lead elsewhere, as in `../File.xib`.
  package func entries(at commit: String) throws(FileError) -> [Entry] {
    let listing = try git(["ls-tree", "-r", "-z", "--full-tree", commit])
    return listing.split(separator: 0).compactMap { row in
      // Each row has the mode, the type, the id, a tab and the path.
      guard let tab = row.firstIndex(of: 0x09),
        let path = String(validating: row[(tab + 1)...], as: UTF8.self),
        path.utf8.elementsEqual(normalized(path, from: "/").utf8.dropFirst())
      else { return nil }
      let words = row[..<tab].split(separator: 0x20)
      guard words.count == 3 else { return nil }
      let isLink = words[0].elementsEqual("120000".utf8)
      let kind: Entry.Kind = words[1].elementsEqual("commit".utf8) ? .submodule : isLink ? .link : .file
      return Entry(path: path, kind: kind, id: String(decoding: words[2], as: UTF8.self))
    }
  }

  /// The bytes of files by their ids; nil for files that the repository does not have.
  package func contents(of ids: [String]) throws(FileError) -> [[UInt8]?] {
    if ids.isEmpty { return [] }
    let output = try git(["cat-file", "--batch"], Array(ids.joined(separator: "\n").utf8) + [0x0A])
    var rest = output[...]
    var result: [[UInt8]?] = []
    // Each answer has the id, the type, the size, a line break, the bytes and a line break; or the id and "missing".
    while result.count < ids.count, let end = rest.firstIndex(of: 0x0A) {
      let words = rest[..<end].split(separator: 0x20)
      rest = rest[(end + 1)...]
      guard words.count == 3, let size = Int(String(decoding: words[2], as: UTF8.self)), size < rest.count
      else {
        result.append(nil)
        continue
      }
      result.append(Array(rest.prefix(size)))
      rest = rest.dropFirst(size + 1)
    }
    guard result.count == ids.count else {
      throw FileError(path: "git", reason: "git ended before it had given all files")
    }
    return result
  }

  /// The bytes of a file on the disk whose real path is in the repository.
  ///
  /// - Parameter path: A path relative to the top of the repository.
  package func readFile(_ path: String) throws(FileError) -> [UInt8] {
    let real = try environment.files.resolve(withSlash(top) + path)
    guard isInside(real, realTop) else {
      throw FileError(path: path, reason: "a link leads to '\(real)', out of the repository")
    }
    return try environment.files.read(real)
  }

  /// Whether a file on the disk has the bytes of an entry; nil if the file is missing.
  ///
  /// Line endings are ignored, which git may convert at a checkout. Other filters are not run, so a file that git stores in
  /// another form differs.
  package func isUnchanged(_ entry: Entry) -> Bool? {
    if entry.kind != .file {
      return (try? environment.files.status(withSlash(top) + entry.path)) == nil ? nil : true
    }
    let bytes: [UInt8]
    do {
      bytes = try readFile(entry.path)
    } catch {
      return error.isMissing ? nil : false
    }
    return entry.isOf(bytes)
  }
}

extension GitRepository.Entry {
  /// Whether the entry has these bytes, regardless of line endings.
  package func isOf(_ bytes: [UInt8]) -> Bool {
    guard let format = ObjectFormat(digits: id.utf8.count) else { return false }
    if blobID(of: bytes, format) == id { return true }
    let lines = withoutCarriageReturns(bytes)
    return lines.count < bytes.count && blobID(of: lines, format) == id
  }
}

/// The files and folders that git reads by a fixed name, in addition to branches and objects.
private let filesThatGitReads = [
  "HEAD", "commondir", "config", "info", "info/exclude", "info/grafts", "logs", "objects", "objects/info",
  "objects/info/alternates", "objects/info/commit-graph", "objects/info/commit-graphs",
  "objects/info/commit-graphs/commit-graph-chain", "objects/pack", "objects/pack/multi-pack-index",
  "packed-refs",
  "refs", "shallow",
]

/// Whether a path is that of a folder, or of a file or folder in it. Both paths are absolute.
func isInside(_ path: String, _ folder: String) -> Bool {
  path == folder || path.utf8.starts(with: withSlash(folder).utf8)
}

/// The bytes with each CR LF replaced by LF.
private func withoutCarriageReturns(_ bytes: [UInt8]) -> [UInt8] {
  guard bytes.contains(0x0D) else { return bytes }
  var result: [UInt8] = []
  result.reserveCapacity(bytes.count)
  for (index, byte) in bytes.enumerated() {
    if byte == 0x0D, index + 1 < bytes.count, bytes[index + 1] == 0x0A { continue }
    result.append(byte)
  }
  return result
}
