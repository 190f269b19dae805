import Index
import Pictures
import Syntax
import Text
import Workspace
import World

/// A document before and after a change.
struct DocumentPair: Sendable {
  /// The path from the repository, or as the user typed it.
  var path: String
  /// The old version; nil for a new document.
  var old: DocumentTree?
  /// The new version; nil for a deleted document.
  var new: DocumentTree?
  /// The reason why the versions can't be compared, in words that follow the path; nil where they can.
  var refusal: String?

  /// Whether the versions differ in nothing that a user has changed.
  var isSame: Bool { refusal == nil && damages.isEmpty && difference(from: old, to: new).isEmpty }

  /// The uncertain parts of the comparison, since a version is damaged, as a line each.
  var damages: [String] {
    [("the older version", old), ("the newer version", new)].compactMap { name, tree in
      tree.flatMap { damage(of: $0) }.map { "\(name) \($0), and is compared as far as it can be read" }
    }
  }
}

/// The place where a document is malformed, in words that follow its name; nil for a sound document.
func damage(of tree: DocumentTree) -> String? {
  tree.damage.map {
    let line = LineTable(tree.bytes).lineAndColumn(of: $0.range.lower).line
    return "is damaged in line \(line): \($0.message)"
  }
}

/// A reader of versions of documents, from the disk and from git.
struct DocumentVersions: Sendable {
  let environment: Environment

  /// Whether a word names a document: a file, or a file in a revision.
  func isDocument(_ word: String) -> Bool {
    let kind = WorkspaceFile.Kind(fileName: fileName(word))
    return word.hasPrefix("git:") || word == "/dev/null" || kind == .interface || kind == .compiledNib
  }

  /// The document in a file, or in a file of a revision as `git:REV:PATH`; nil for `/dev/null`.
  func document(_ word: String) throws(CheckFailure) -> DocumentTree? {
    if word == "/dev/null" { return nil }
    guard word.hasPrefix("git:") else {
      return DocumentTree(try environment.readNamed(word).bytes)
    }
    let parts = word.dropFirst(4).split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2, !parts[0].isEmpty, !parts[1].isEmpty else {
      throw CheckFailure("'\(word)' is not git:REVISION:PATH")
    }
    return try document(at: String(parts[1]), in: String(parts[0]))
  }

  private func document(at path: String, in revision: String) throws(CheckFailure) -> DocumentTree {
    let repository = try repository()
    return try explaining("git") { () throws(FileError) in
      let isRelative = ["./", "../"].contains(where: path.hasPrefix)
      let full = normalized(path, from: isRelative ? environment.currentDirectory : repository.top)
      let entries = try repository.entries(at: try repository.commit(revision))
      guard let entry = entries.first(where: { withSlash(repository.top) + $0.path == full }) else {
        throw FileError(path: "git", reason: "'\(path)' does not exist in '\(revision)'")
      }
      return DocumentTree(try content(of: entry, repository))
    }
  }

  private func content(
    of entry: GitRepository.Entry, _ repository: GitRepository
  ) throws(FileError) -> [UInt8] {
    guard let bytes = try repository.contents(of: [entry.id]).first ?? nil else {
      throw FileError(path: "git", reason: "the repository lacks '\(entry.path)' as it was (\(entry.id))")
    }
    return bytes
  }

  /// Every document that differs between two revisions, or between a revision and the files on disk.
  ///
  /// - Parameter revisions: One or two revisions, or two in one text with `..` or `...` between them, as in git.
  func changes(between revisions: [String]) throws(CheckFailure) -> [DocumentPair] {
    var (old, new) = (revisions[0], revisions.count > 1 ? revisions[1] : nil)
    var isFork = false
    if new == nil, let range = old.firstRange(of: "..") {
      isFork = old[range.upperBound...].hasPrefix(".")
      let other = String(old[range.upperBound...].drop { $0 == "." })
      let first = String(old[..<range.lowerBound])
      new = other.isEmpty ? "HEAD" : other
      old = first.isEmpty ? "HEAD" : first
    }
    let repository = try repository()
    return try explaining("git") { () throws(FileError) in
      var commit = try repository.commit(old)
      guard let new else {
        return pairs(try documents(at: commit, repository), try documentsOnDisk(repository), repository)
      }
      let other = try repository.commit(new)
      if isFork, let fork = repository.fork(of: commit, other) { commit = fork }
      return pairs(try documents(at: commit, repository), try documents(at: other, repository), repository)
    }
  }

  /// The version of a document: an entry of a commit, or the file on disk.
  private enum Version: Hashable {
    case commit(GitRepository.Entry)
    case disk
  }

  private func documents(
    at commit: String, _ repository: GitRepository
  ) throws(FileError) -> [String: Version] {
    let entries = try repository.entries(at: commit).filter {
      $0.kind == .file && WorkspaceFile.Kind(fileName: fileName($0.path)) == .interface
    }
    return Dictionary(entries.map { ($0.path, .commit($0)) }) { first, _ in first }
  }

  /// The documents on disk that git would add or has in the last commit.
  private func documentsOnDisk(_ repository: GitRepository) throws(FileError) -> [String: Version] {
    var reading = Reading().listing
    reading.hasPropertyLists = false
    let walked = try walk(root: repository.top, in: environment, reading: reading) {
      _, _ -> Bool? in nil
    }
    var result: [String: Version] = [:]
    for found in walked.files where found.file.kind == .interface && !found.file.isDependency {
      result[found.file.path] = .disk
    }
    for (path, version) in (try? documents(at: "HEAD", repository)) ?? [:] {
      guard case .commit(let entry) = version, let isUnchanged = repository.isUnchanged(entry) else {
        continue
      }
      result[path] = isUnchanged ? version : .disk
    }
    return result
  }

  private func pairs(
    _ old: [String: Version], _ new: [String: Version], _ repository: GitRepository
  ) -> [DocumentPair] {
    func read(_ path: String, _ version: Version?, _ pair: inout DocumentPair) -> DocumentTree? {
      do throws(FileError) {
        switch version {
        case nil: return nil
        case .commit(let entry): return DocumentTree(try content(of: entry, repository))
        case .disk: return DocumentTree(try repository.readFile(path))
        }
      } catch {
        // If one document can't be read, the others are still shown.
        pair.refusal = "can't be read: \(error.reason)"
        return nil
      }
    }
    /// Whether two versions are known to be the same without being read.
    func isSame(_ one: Version?, _ other: Version?) -> Bool {
      guard case .commit(let entry) = one else { return false }
      if case .commit(let other) = other { return entry.id == other.id }
      return other == .disk && repository.isUnchanged(entry) == true
    }
    let paths = Set(old.keys).union(new.keys).filter { !isSame(old[$0], new[$0]) }
    var result: [DocumentPair] = []
    for path in paths.sorted() {
      var pair = DocumentPair(path: path)
      pair.old = read(path, old[path], &pair)
      pair.new = read(path, new[path], &pair)
      result.append(pair)
    }
    result = withRenames(result)
    for index in result.indices where result[index].refusal == nil {
      result[index].refusal =
        [result[index].old, result[index].new].compactMap { $0.flatMap { Pictures.refusal(of: $0) } }.first
    }
    return result
  }

  private func repository() throws(CheckFailure) -> GitRepository {
    try explaining("git") { () throws(FileError) in
      try GitRepository(around: environment.currentDirectory, in: environment)
    }
  }
}

/// The pairs with a deleted document and a new one joined if they share most objects, since the document was renamed or moved.
private func withRenames(_ pairs: [DocumentPair]) -> [DocumentPair] {
  var pairs = pairs
  /// The indices of deleted documents, by the ids of their objects. Ids that begin with a minus are in every xib.
  var gone: [String: [Int]] = [:]
  func ids(of tree: DocumentTree) -> Set<String> {
    Set(tree.root.map { $0.descendants.compactMap { $0["id"] }.filter { !$0.hasPrefix("-") } } ?? [])
  }
  for (index, pair) in pairs.enumerated() where pair.new == nil && pair.refusal == nil {
    for id in pair.old.map(ids) ?? [] { gone[id, default: []].append(index) }
  }
  if gone.isEmpty { return pairs }
  var taken: Set<Int> = []
  for (index, pair) in pairs.enumerated() where pair.old == nil && pair.refusal == nil {
    guard let new = pair.new else { continue }
    let own = ids(of: new)
    var shared: [Int: Int] = [:]
    for id in own {
      for place in gone[id] ?? [] where !taken.contains(place) { shared[place, default: 0] += 1 }
    }
    // If several documents are equally good, the first one by path counts.
    let best = shared.max { ($0.value, -$0.key) < ($1.value, -$1.key) }
    guard let best, best.value * 2 >= own.count else { continue }
    taken.insert(best.key)
    pairs[index].old = pairs[best.key].old
  }
  return pairs.indices.filter { !taken.contains($0) }.map { pairs[$0] }
}
