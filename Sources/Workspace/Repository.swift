import Syntax
import World

/// The ignore rules from outside of a folder that apply in it.
///
/// They are the rules of the folders above it, up to the one that contains the repository, and the repository's own list. There
/// are none outside of a repository.
///
/// - Parameter folder: The folder with a slash at the end.
/// - Returns: The rules, and further facts about the repository: the files that git tracks, whether file names ignore case, and
///   the submodules that it names. The last are empty if the folder is its top.
func repositoryRules(
  above folder: String, in environment: Environment
) -> (scope: IgnoreScope?, tracked: TrackedFiles?, ignoresCase: Bool, submodules: Set<String>) {
  let folders = foldersOfRepository(around: folder, in: environment)
  guard let place = folders.last else { return (nil, nil, false, []) }
  let above = folders.dropFirst()

  let ignoresCase = repositoryIgnoresCase(in: place, environment)
  var scope: IgnoreScope?
  func add(_ path: String, baseLength: Int) {
    // A file that is missing or can't be read ignores nothing.
    guard let bytes = try? environment.files.read(path) else { return }
    let rules = IgnoreRules(bytes, baseLength: baseLength, ignoresCase: ignoresCase)
    if !rules.isEmpty { scope = IgnoreScope(rules, above: scope) }
  }
  add(sharedGitFolder(of: place, in: environment) + "info/exclude", baseLength: place.utf8.count)
  for outer in above.reversed() { add(outer + ".gitignore", baseLength: outer.utf8.count) }
  let tracked = TrackedFiles(below: place, in: environment)
  return (scope, tracked, ignoresCase, above.isEmpty ? [] : submodules(toldIn: place, environment))
}

/// A folder and the folders above it, up to the top of the repository, each with a slash at the end; empty outside of a
/// repository.
///
/// - Parameter folder: The folder with a slash at the end.
func foldersOfRepository(around folder: String, in environment: Environment) -> [String] {
  let folders = foldersUpwards(from: folder)
  guard let top = folders.firstIndex(where: { (try? environment.files.status($0 + ".git")) != nil }) else {
    return []
  }
  return Array(folders[...top])
}

/// The folder that holds the repository around a folder, without a slash at the end; nil where there is none.
package func topOfRepository(around folder: String, in environment: Environment) -> String? {
  foldersOfRepository(around: withSlash(folder), in: environment).last.map(withoutSlash)
}

/// A folder and those above it, each with a slash at the end.
func foldersUpwards(from folder: String) -> [String] {
  var result = [folder]
  while let slash = result[result.count - 1].utf8.dropLast().lastIndex(of: UInt8(ascii: "/")) {
    result.append(String(folder.utf8[...slash]) ?? "/")
  }
  return result
}

/// Whether the repository in a folder ignores case, according to its setting `core.ignorecase`.
///
/// git sets it when it creates a repository on a disk that ignores case.
///
/// - Parameter place: The repository's folder with a slash at the end.
func repositoryIgnoresCase(in place: String, _ environment: Environment) -> Bool {
  guard
    let bytes = try? environment.files.readOfGit(
      sharedGitFolder(of: place, in: environment) + "config"),
    let value = gitSetting("ignorecase", ofCoreIn: bytes)?.lowercased()
  else { return false }
  return ["true", "yes", "on"].contains(value) || Int(value).map { $0 != 0 } == true
}

/// The last value of a setting in a section `[core]`; `true` for a setting without a value.
func gitSetting(_ name: String, ofCoreIn bytes: [UInt8]) -> String? {
  var isCore = false
  var result: String?
  for line in String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline) {
    var line = trimmed(line.prefix { $0 != "#" && $0 != ";" })
    if line.first == "[", let end = line.firstIndex(of: "]") {
      isCore = trimmed(line[..<end].dropFirst()).lowercased() == "core"
      line = trimmed(line[line.index(after: end)...])
    }
    let parts = line.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(trimmed)
    guard isCore, parts.first?.lowercased() == name else { continue }
    result = parts.count == 2 ? parts[1].filter { $0 != "\"" } : "true"
  }
  return result
}

private func trimmed(_ text: Substring) -> Substring {
  var text = text.drop(while: \.isWhitespace)
  while text.last?.isWhitespace == true { text.removeLast() }
  return text
}

/// The folders that the `.gitmodules` of a repository names, as absolute paths with a slash at the end.
///
/// - Parameter place: The folder that contains `.gitmodules`, with a slash at the end.
func submodules(toldIn place: String, _ environment: Environment) -> Set<String> {
  // A `.gitmodules` that can't be read is reported where dependencies are read.
  guard let bytes = try? environment.files.read(place + ".gitmodules") else { return [] }
  return Set(bytes.withSpan(submodulePaths(of:)).map { normalized($0, from: place) + "/" })
}

/// The folder of the repository that a `.git` file names.
func gitFolder(named bytes: [UInt8]) -> String? {
  let text = String(decoding: bytes, as: UTF8.self)
  guard text.hasPrefix("gitdir:") else { return nil }
  let path = text.dropFirst("gitdir:".count).drop { $0 == " " }.prefix { !$0.isNewline }
  return path.isEmpty ? nil : String(path)
}

/// An absolute path without `.`, `..` and superfluous slashes.
package func normalized(_ path: String, from folder: String) -> String {
  let absolute = path.utf8.first == UInt8(ascii: "/") ? path : folder + "/" + path
  var kept: [String] = []
  for component in components(of: absolute) where component != "." {
    if component == ".." { _ = kept.popLast() } else { kept.append(component) }
  }
  return "/" + kept.joined(separator: "/")
}

/// The components of a path, split by bytes.
///
/// A name that starts or ends in a combining mark can merge with the slash into one `Character`.
func components(of path: String) -> [String] {
  path.utf8.split(separator: UInt8(ascii: "/")).compactMap { String($0) }
}

/// The folder in which a working tree keeps its own state, with a slash at the end.
///
/// - Parameter place: The folder that holds `.git`, with a slash at the end.
func ownGitFolder(of place: String, in environment: Environment) -> String {
  guard let bytes = try? environment.files.read(place + ".git"), let named = gitFolder(named: bytes) else {
    return place + ".git/"
  }
  return normalized(named, from: place) + "/"
}

/// The folder with the settings and objects of a repository, with a slash at the end; worktrees share it.
///
/// - Parameter place: The folder that holds `.git`, with a slash at the end.
private func sharedGitFolder(of place: String, in environment: Environment) -> String {
  commonGitFolder(of: ownGitFolder(of: place, in: environment), in: environment)
}

/// The folder with the settings and objects of a repository, with a slash at the end.
///
/// - Parameter own: The folder in which a working tree keeps its own state, with a slash at the end.
func commonGitFolder(of own: String, in environment: Environment) -> String {
  guard let common = try? environment.files.readOfGit(own + "commondir") else { return own }
  return normalized(firstLine(of: common), from: own) + "/"
}

extension Files {
  /// The bytes of a file of the repository itself. Its real path must not be in a virtual file system such as `/proc`.
  ///
  /// A `.git` may be a link, or name a folder, that leads anywhere; `read` checks only the last component of a path.
  func readOfGit(_ path: String) throws(FileError) -> [UInt8] {
    let real = try resolve(path)
    guard !isViewOfSystem(real) else { throw FileError(path: path, reason: "'\(real)' is not on a disk") }
    return try read(real)
  }
}

/// The first line of a small file that git has written.
func firstLine(of bytes: [UInt8]) -> String {
  String(String(decoding: bytes, as: UTF8.self).prefix { !$0.isNewline })
}
