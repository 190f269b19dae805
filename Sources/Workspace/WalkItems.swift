import World

/// A folder to list, with the facts that follow from the folders above it.
struct WalkFolder: Sendable {
  /// The absolute path, with a slash at the end.
  var path: String
  var role = FolderRole.plain
  var scope: IgnoreScope?
  /// The tracked files, to which the ignore rules do not apply.
  var tracked: TrackedFiles?
  /// Whether the repository ignores the case of names.
  var ignoresCase = false
  /// The submodules in the `.gitmodules` of the repository, spelled like `path`. Only some contain a `.git` of their own.
  var submodules: Set<String> = []
  var isDependency = false
  /// Whether an ignore file names the folder. Only submodules and tracked files in it are then read.
  var isIgnored = false
  /// Whether only the folders to which its role leads belong to the workspace.
  var isPassage = false
  var isRoot = false
  /// The paths to skip, according to the nearest settings.
  var exclusions: Exclusions
  /// Whether the settings exclude everything in the folder.
  var isExcluded = false
}

/// A file to read or to list.
struct WalkFile: Sendable {
  /// The path relative to the root. It becomes the file's own path, since freeing it on another thread waits for the memory of
  /// the thread that made it.
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

/// The order of reading. Lower ranks come first among the items that are known.
enum WalkRank: Int {
  /// Folders and documents. The connections of documents determine for which code the text is kept.
  case first
  /// Projects, which take longest: read last, one would keep a thread busy while the others had nothing left to do.
  case project
  /// Code whose file's name suggests a view or a controller. It declares most connected members.
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

/// A symbolic link, which is followed after everything else.
struct WalkLink: Sendable {
  /// The absolute path, without a slash at the end.
  var path: String
  /// The kind that the name shows, in case the link leads to a file.
  var kind: WorkspaceFile.Kind?
  /// The folder to walk, in case the link leads to one.
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

/// The findings of one thread, or of all threads.
struct WalkFindings<Fact: Sendable>: Sendable {
  var files: [Walked<Fact>.File] = []
  var unreadable: [FileError] = []
  var links: [WalkLink] = []
  /// The absolute paths of the listed folders, with a slash at the end.
  var folders: [String] = []
  /// The identities of folders and files that were reached through links.
  var identities: [FileStatus.Identity] = []
  /// Whether a link to a folder was not followed, since the user's rules exclude it.
  var passesOverFolders = false
  /// Whether git ignores the folders of languages, such as `Base.lproj`, beside code.
  var ignoresLanguages = false
  /// The paths, relative to the root, of code that the user's rules exclude.
  var excludedCode: [String] = []
  /// The paths, relative to the root, of code that git ignores.
  var ignoredCode: [String] = []
  var vendoredClasses: Set<String> = []
  /// The folders with their own settings, as paths relative to the root with a slash at the end.
  var settingsFolders: [String] = []
  /// The folders that count as submodules although they have no repository of their own, as absolute paths with a slash at the
  /// end.
  var toldSubmodules: [String] = []

  mutating func merge(_ other: WalkFindings) {
    if files.isEmpty { files = other.files } else { files += other.files }
    unreadable += other.unreadable
    links += other.links
    folders += other.folders
    identities += other.identities
    passesOverFolders = passesOverFolders || other.passesOverFolders
    ignoresLanguages = ignoresLanguages || other.ignoresLanguages
    excludedCode += other.excludedCode
    ignoredCode += other.ignoredCode
    toldSubmodules += other.toldSubmodules
    settingsFolders += other.settingsFolders
    vendoredClasses.formUnion(other.vendoredClasses)
  }
}
