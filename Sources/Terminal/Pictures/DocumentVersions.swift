import Pictures
import Syntax
import Text
import Workspace
import World

/// A document before and after a change.
struct DocumentPair: Sendable {
  /// Relative to the repository, or as the user wrote it.
  var path: String
  /// nil where there was none.
  var old: DocumentTree?
  /// nil where there is none.
  var new: DocumentTree?
  /// Why the versions can't be compared, in words that follow the path; nil where they can.
  var refusal: String?

  /// What of the comparison is unsure, since a version is damaged: a line each.
  var damages: [String] {
    [("the older version", old), ("the newer version", new)].compactMap { name, tree in
      tree.flatMap { damage(of: $0) }.map { "\(name) \($0), and is compared as far as it can be read" }
    }
  }
}

/// Where a document is no XML, in words that follow its name; nil where it is sound.
func damage(of tree: DocumentTree) -> String? {
  tree.damage.map {
    let line = LineTable(tree.bytes).lineAndColumn(of: $0.range.lower).line
    return "is damaged in line \(line): \($0.message)"
  }
}

/// Why documents can't be compared, in words for a person.
struct VersionError: Error {
  var message: String
}

/// Reads versions of documents from the disk and from git.
struct DocumentVersions: Sendable {
  let environment: Environment

  /// Whether a word names a document: a file, or one of a revision.
  func isDocument(_ word: String) -> Bool {
    word.hasPrefix("git:") || word.hasSuffix(".xib") || word.hasSuffix(".storyboard") || word == "/dev/null"
  }

  /// A file, or a file of a revision as `git:REV:PATH`; nil for `/dev/null`.
  func document(_ word: String) throws(VersionError) -> DocumentTree? {
    if word == "/dev/null" { return nil }
    guard word.hasPrefix("git:") else {
      do {
        return DocumentTree(try environment.read(normalized(word, from: environment.currentDirectory)))
      } catch {
        throw VersionError(message: "can't read '\(word)': \(error.reason)")
      }
    }
    let parts = word.dropFirst(4).split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2, !parts[0].isEmpty, !parts[1].isEmpty else {
      throw VersionError(message: "'\(word)' is not git:REVISION:PATH")
    }
    return try document(at: String(parts[1]), in: String(parts[0]))
  }

  private func document(at path: String, in revision: String) throws(VersionError) -> DocumentTree {
    DocumentTree(try git(["cat-file", "blob", "\(checked(revision)):\(path)"]))
  }

  /// Every document that differs between a revision and another one, or the files as they are.
  ///
  /// - Parameter revisions: One or two revisions, or two with `..` or `...` between them as git understands it.
  func changes(between revisions: [String]) throws(VersionError) -> [DocumentPair] {
    var (old, new) = (revisions[0], revisions.count > 1 ? revisions[1] : nil)
    if new == nil, let range = old.firstRange(of: "..") {
      let isFork = old[range.upperBound...].hasPrefix(".")
      let other = String(old[range.upperBound...].drop { $0 == "." })
      let first = String(old[..<range.lowerBound])
      new = other.isEmpty ? "HEAD" : other
      old = first.isEmpty ? "HEAD" : first
      if isFork, let new {
        let base = try git(["merge-base", try checked(old), try checked(new)])
        old = String(decoding: base, as: UTF8.self).filter { !$0.isNewline }
      }
    }
    let top = String(decoding: try git(["rev-parse", "--show-toplevel"]), as: UTF8.self).filter {
      !$0.isNewline
    }
    let arguments =
      ["--find-renames", try checked(old)]
      + (try new.map { name throws(VersionError) in [try checked(name)] } ?? [])
      + ["--", ":(top,glob)**/*.storyboard", ":(top,glob)**/*.xib"]
    let names = try asGitFails { () throws(FileError) in
      try environment.differences(arguments, in: environment.currentDirectory)
    }
    var fields = String(decoding: names, as: UTF8.self).split(separator: "\0").map(String.init)[...]
    var result: [DocumentPair] = []
    while let status = fields.popFirst(), let path = fields.popFirst() {
      let isRenamed = status.hasPrefix("R") || status.hasPrefix("C")
      let newPath = isRenamed ? fields.popFirst() ?? path : path
      // An entry of its own tells how a document without a merge differs.
      if status.hasPrefix("U") { continue }
      var pair = DocumentPair(path: newPath)
      do throws(VersionError) {
        if !status.hasPrefix("A") { pair.old = try document(at: path, in: old) }
        if !status.hasPrefix("D") {
          if let new {
            pair.new = try document(at: newPath, in: new)
          } else {
            pair.new = try document(top + "/" + newPath)
          }
        }
        pair.refusal = [pair.old, pair.new].compactMap { $0.flatMap { Pictures.refusal(of: $0) } }.first
      } catch {
        // One document that can't be read does not keep the others from being shown.
        pair.refusal = "can't be read: \(error.message)"
      }
      result.append(pair)
    }
    return result.sorted { $0.path < $1.path }
  }

  private func git(_ arguments: [String]) throws(VersionError) -> [UInt8] {
    try asGitFails { () throws(FileError) in try environment.git(arguments, environment.currentDirectory) }
  }

  private func asGitFails<Answer>(_ ask: () throws(FileError) -> Answer) throws(VersionError) -> Answer {
    do {
      return try ask()
    } catch {
      throw VersionError(message: "git: \(error.reason)")
    }
  }

  /// A revision must not be taken for an option.
  private func checked(_ revision: String) throws(VersionError) -> String {
    guard !revision.hasPrefix("-"), !revision.isEmpty else {
      throw VersionError(message: "'\(revision)' is not a revision")
    }
    return revision
  }
}
