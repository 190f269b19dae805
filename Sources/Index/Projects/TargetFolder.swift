/// Files that belong to a target by where they lie.
struct TargetFolder: Sendable {
  /// The path with a slash at the end; empty for the workspace itself.
  var path: String
  /// Relative to the folder.
  let exceptions: TargetExceptions
  /// The exceptions in lower case and one normal form.
  let foldedExceptions: TargetExceptions
  var target: Int

  init(path: String, exceptions: Set<String>, target: Int) {
    self.path = withSlash(path)
    self.exceptions = TargetExceptions(exceptions)
    foldedExceptions = TargetExceptions(Set(exceptions.map(caseFolded)))
    self.target = target
  }
}

/// The folders of targets by their paths, so that a file finds those around it without asking each.
struct TargetFolders: Sendable {
  /// By their paths, without the slash at the end.
  private let byPath: [String: [TargetFolder]]
  /// The lengths of the folders' paths, so that most folders around a file need not be looked up.
  private let lengths: Set<Int>

  /// - Parameter spelled: How a path is looked for.
  init(_ folders: [TargetFolder], spelled: (String) -> String = { $0 }) {
    byPath = Dictionary(grouping: folders) { spelled(String(Substring($0.path.utf8.dropLast()))) }
    lengths = Set(byPath.keys.map(\.utf8.count))
  }

  /// The targets of the folders around a file that pass a test, which is also given the file's path relative to each.
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

/// A project or a package, which could say of each file below its folder what becomes of it.
struct ProjectScope: Sendable {
  /// The path with a slash at the end; empty for the workspace itself.
  var path: String
  /// Files that are not listed do not belong to it.
  var isWhole: Bool
  /// It has documents in its targets: a project whose documents are kept elsewhere says nothing about others.
  var listsDocuments: Bool
  var listsSources: Bool
  /// It names other projects, or packages outside of its folder.
  var refersElsewhere: Bool
}

/// An outermost folder of projects and manifests; separate from all others unless it refers to them.
struct ProjectWorld: Sendable {
  /// The path has a slash at the end; it is empty for the workspace itself.
  var path: String
  var refersElsewhere: Bool
  /// Whether some of its dependencies are not in the workspace.
  var lacksDependencies = false
}

extension [ProjectWorld] {
  /// The index of the world that a path lies in.
  func index(around path: String) -> Int? {
    let next = partitionPoint { $0.path > path }
    return next > 0 && path.hasPrefix(self[next - 1].path) ? next - 1 : nil
  }
}

/// Files and folders below the folder of a target that do not belong to it, relative to that.
struct TargetExceptions: Sendable {
  private let paths: Set<String>
  /// The lengths of the folders' paths, so that most folders around a file need not be looked up.
  private let lengths: Set<Int>

  init(_ paths: Set<String>) {
    self.paths = paths
    lengths = Set(paths.map(\.utf8.count))
  }

  var isEmpty: Bool { paths.isEmpty }

  /// Whether one of them is a file or a folder around it.
  ///
  /// - Parameter inner: The file's path, relative to the folder.
  func contain(_ inner: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
    if paths.isEmpty { return false }
    func contains(_ part: some Collection<UInt8>) -> Bool {
      lengths.contains(part.count) && paths.contains(String(decoding: part, as: UTF8.self))
    }
    let slashes = inner.indices.filter { inner[$0] == 0x2F }
    if contains(inner) || slashes.contains(where: { contains(inner[..<$0]) }) { return true }
    // An exception for a localized document leaves its language out.
    guard
      let language = slashes.firstIndex(where: {
        inner[..<$0].reversed().starts(with: ".lproj".utf8.reversed())
      })
    else { return false }
    let start = language == 0 ? inner.startIndex : slashes[language - 1] + 1
    return contains(Array(inner[..<start]) + inner[(slashes[language] + 1)...])
  }
}
