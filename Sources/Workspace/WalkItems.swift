import World

/// A folder to list, with what the folders above say of it.
struct WalkFolder: Sendable {
  /// Absolute, with a slash at the end.
  var path: String
  var role = FolderRole.plain
  var scope: IgnoreScope?
  /// The tracked files, for which the ignore rules do not hold.
  var tracked: TrackedFiles?
  /// Its repository takes names in another case for the same.
  var ignoresCase = false
  /// The submodules in the `.gitmodules` of the repository, as `path` is written. Only some hold a `.git` of their own.
  var submodules: Set<String> = []
  var isDependency = false
  /// An ignore file names it: only a submodule is read all the same, and what git tracks.
  var isIgnored = false
  /// Nothing in it belongs to the workspace but the folders it leads to.
  var isPassage = false
  var isRoot = false
  /// The paths to pass over, by the nearest settings.
  var exclusions: Exclusions
  /// The settings pass over all that it holds.
  var isExcluded = false
}

/// A file to read or to list.
struct WalkFile: Sendable {
  /// From the root; kept as the file's own. To free it on another thread than the one that made it waits for that thread's
  /// memory.
  var path: String
  var kind: WorkspaceFile.Kind
  var isDependency: Bool
  var rank: WalkRank

  init(path: String, kind: WorkspaceFile.Kind, isDependency: Bool) {
    self.path = path
    self.kind = kind
    self.isDependency = isDependency
    rank =
      switch kind {
      case .interface, .compiledNib: .first
      case .project: .project
      default: isNamedForScreen(path) ? .screen : .other
      }
  }
}

/// The order of reading, as far as it is known by then.
enum WalkRank: Int {
  /// Folders; and documents, since what they connect decides what is kept of code.
  case first
  /// Takes longer than anything else: done last it kept one thread busy while the others had nothing left to do.
  case project
  /// Most of what documents connect is in such code.
  case screen
  case other
}

private func isNamedForScreen(_ path: String) -> Bool {
  var path = path
  return path.withUTF8 { bytes in
    guard let dot = bytes.lastIndex(of: UInt8(ascii: ".")) else { return false }
    func ends(_ word: StaticString) -> Bool {
      let count = word.utf8CodeUnitCount
      return dot >= count && (0..<count).allSatisfy { bytes[dot - count + $0] == word.utf8Start[$0] }
    }
    return ends("Controller") || ends("View") || ends("Cell")
  }
}

/// A symbolic link, followed when everything else has been seen.
struct WalkLink: Sendable {
  /// Absolute, without a slash at the end.
  var path: String
  /// The kind that the name shows, should it lead to a file.
  var kind: WorkspaceFile.Kind?
  /// The folder that it would be, should it lead to one.
  var folder: WalkFolder?
}

/// The next piece of work for a thread.
enum WalkItem: Sendable {
  case folder(WalkFolder)
  case file(WalkFile)

  var rank: WalkRank {
    switch self {
    case .folder: .first
    case .file(let file): file.rank
    }
  }
}

/// The findings of one thread, or of all of them.
struct WalkFindings<Fact: Sendable>: Sendable {
  var files: [Walked<Fact>.File] = []
  var unreadable: [FileError] = []
  var links: [WalkLink] = []
  /// Absolute, with a slash at the end.
  var folders: [String] = []
  /// Of folders and files reached through links.
  var identities: [FileStatus.Identity] = []
  /// A link to a folder was not followed since the user's rules leave it out.
  var passesOverFolders = false
  /// Paths from the root.
  var excludedCode: [String] = []
  /// Paths from the root.
  var ignoredCode: [String] = []
  var vendoredClasses: Set<String> = []
  /// Paths from the root, with a slash at the end.
  var settingsFolders: [String] = []
  /// Absolute, with a slash at the end; taken for submodules though they have no repository of their own.
  var toldSubmodules: [String] = []

  mutating func merge(_ other: WalkFindings) {
    if files.isEmpty { files = other.files } else { files += other.files }
    unreadable += other.unreadable
    links += other.links
    folders += other.folders
    identities += other.identities
    passesOverFolders = passesOverFolders || other.passesOverFolders
    excludedCode += other.excludedCode
    ignoredCode += other.ignoredCode
    toldSubmodules += other.toldSubmodules
    settingsFolders += other.settingsFolders
    vendoredClasses.formUnion(other.vendoredClasses)
  }
}
