/// A folder whose files belong to a target without being listed.
struct TargetFolder: Sendable {
  /// The path with a slash at the end; empty for the workspace itself.
  var path: String
  /// The exceptions, relative to the folder.
  let exceptions: TargetExceptions
  /// The exceptions in lower case, compared in any Unicode normal form.
  let foldedExceptions: TargetExceptions
  var target: Int

  init(path: String, exceptions: Set<String>, target: Int) {
    self.path = withSlash(path)
    self.exceptions = TargetExceptions(exceptions)
    foldedExceptions = TargetExceptions(Set(exceptions.map(caseFolded)))
    self.target = target
  }
}

/// The folders of targets, arranged so that those around a file are found quickly.
struct TargetFolders: Sendable {
  /// The folders by path, without the slash at the end.
  private let byPath: [String: [TargetFolder]]
  /// The lengths of the folders' paths in bytes, so that most folders around a file need no lookup.
  private let lengths: Set<Int>

  /// - Parameter spelled: Converts a path to the form in which it is looked up.
  init(_ folders: [TargetFolder], spelled: (String) -> String = { $0 }) {
    byPath = Dictionary(grouping: folders) { spelled(String(Substring($0.path.utf8.dropLast()))) }
    lengths = Set(byPath.keys.map(\.utf8.count))
  }

  /// The targets of the folders around a file that pass a test. The test also gets the file's path relative to the folder.
  func targets(
    around path: String, where passes: (TargetFolder, _ inner: Slice<UnsafeBufferPointer<UInt8>>) -> Bool
  ) -> [Int] {
    if byPath.isEmpty { return [] }
    var path = path
    return path.withUTF8 { bytes in
      var result: [Int] = []
      func add(_ folder: String, _ inner: Slice<UnsafeBufferPointer<UInt8>>) {
        for folder in byPath[folder, default: []] where passes(folder, inner) { result.append(folder.target) }
      }
      add("", bytes[...])
      for slash in 0..<bytes.count where bytes[slash] == 0x2F && lengths.contains(slash) {
        add(String(decoding: bytes[..<slash], as: UTF8.self), bytes[(slash + 1)...])
      }
      return result
    }
  }
}

func withSlash(_ folder: String) -> String { folder.isEmpty ? "" : folder + "/" }

/// A project or a package, which may list the files below its folder.
struct ProjectScope: Sendable {
  /// The path with a slash at the end; empty for the workspace itself.
  var path: String
  /// Whether files that it does not list do not belong to it.
  var isWhole: Bool
  /// Whether it lists any documents. If not, a document that it does not list may still belong to it.
  var listsDocuments: Bool
  var listsSources: Bool
  /// Whether it names other projects, or packages outside of its folder.
  var refersElsewhere: Bool
}

/// An outermost folder of projects and manifests; separate from all others unless it refers to them.
struct ProjectWorld: Sendable {
  /// The path has a slash at the end; it is empty for the workspace itself.
  var path: String
  var refersElsewhere: Bool
  /// Whether some of its dependencies are not in the workspace.
  var lacksDependencies = false
  /// Whether one of these is at a path outside of the workspace.
  var lacksDependenciesAtPaths = false
}

extension [ProjectWorld] {
  /// The index of the world that a path lies in.
  func index(around path: String) -> Int? {
    let next = partitionPoint { $0.path > path }
    return next > 0 && path.hasPrefix(self[next - 1].path) ? next - 1 : nil
  }
}

/// The files and folders in the folder of a target that do not belong to the target, as paths relative to the folder.
struct TargetExceptions: Sendable {
  private let paths: Set<String>
  /// The lengths of the paths in bytes, so that most folders around a file need no lookup.
  private let lengths: Set<Int>

  init(_ paths: Set<String>) {
    self.paths = paths
    lengths = Set(paths.map(\.utf8.count))
  }

  var isEmpty: Bool { paths.isEmpty }

  /// Whether a file, or a folder around it, is an exception.
  ///
  /// - Parameter inner: The file's path, relative to the folder of the target.
  func contain(_ inner: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
    if paths.isEmpty { return false }
    func contains(_ part: some Collection<UInt8>) -> Bool {
      lengths.contains(part.count) && paths.contains(String(decoding: part, as: UTF8.self))
    }
    let slashes = inner.indices.filter { inner[$0] == 0x2F }
    if contains(inner) || slashes.contains(where: { contains(inner[..<$0]) }) { return true }
    // An exception for a localized document does not contain the language.
    guard
      let language = slashes.firstIndex(where: {
        inner[..<$0].reversed().starts(with: ".lproj".utf8.reversed())
      })
    else { return false }
    let start = language == 0 ? inner.startIndex : slashes[language - 1] + 1
    return contains(Array(inner[..<start]) + inner[(slashes[language] + 1)...])
  }
}
