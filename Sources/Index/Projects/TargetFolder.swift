/// Files that belong to a target by where they lie.
struct TargetFolder: Sendable {
  /// With a slash at the end; empty for the workspace itself.
  var path: String
  /// Relative to the folder.
  var exceptions: Set<String>
  /// The exceptions in lower case and one normal form.
  var foldedExceptions: Set<String>
  var target: Int

  init(path: String, exceptions: Set<String>, target: Int) {
    self.path = withSlash(path)
    self.exceptions = exceptions
    foldedExceptions = Set(exceptions.map(caseFolded))
    self.target = target
  }
}

/// The folders of targets by their paths, so that a file finds those around it without asking each.
struct TargetFolders: Sendable {
  /// By their paths, without the slash at the end.
  private let byPath: [String: [TargetFolder]]

  /// - Parameter spelled: How a path is looked for.
  init(_ folders: [TargetFolder], spelled: (String) -> String = { $0 }) {
    byPath = Dictionary(grouping: folders) { spelled(String(Substring($0.path.utf8.dropLast()))) }
  }

  /// The targets of the folders around a file that pass a test, which is also given the file's path relative to each.
  func targets(
    around path: String, where passes: (TargetFolder, _ inner: Substring.UTF8View) -> Bool
  ) -> [Int] {
    if byPath.isEmpty { return [] }
    var result: [Int] = []
    func add(_ folder: Substring, _ inner: Substring.UTF8View) {
      for folder in byPath[String(folder), default: []] where passes(folder, inner) {
        result.append(folder.target)
      }
    }
    let bytes = path.utf8
    add("", bytes[...])
    for slash in bytes.indices where bytes[slash] == 0x2F {
      add(path[..<slash], bytes[bytes.index(after: slash)...])
    }
    return result
  }
}

func withSlash(_ folder: String) -> String { folder.isEmpty ? "" : folder + "/" }

/// A project or a package, which could say of each file below its folder what becomes of it.
struct ProjectScope: Sendable {
  /// With a slash at the end; empty for the workspace itself.
  var path: String
  /// What is not listed does not belong.
  var isWhole: Bool
  /// It has documents in its targets: a project whose documents are kept elsewhere says nothing about others.
  var listsDocuments: Bool
  var listsSources: Bool
}

extension TargetFolder {
  /// Whether one of these paths is a file's or that of a folder around it.
  ///
  /// - Parameter inner: The file's path, relative to the folder.
  func excludes(_ inner: Substring.UTF8View, by exceptions: Set<String>) -> Bool {
    if exceptions.isEmpty { return false }
    var prefix = ""
    var plain = ""
    for name in inner.split(separator: 0x2F) {
      let component = String(Substring(name))
      prefix += prefix.isEmpty ? component : "/" + component
      // An exception for a localised document leaves its language out.
      if !component.hasSuffix(".lproj") { plain += plain.isEmpty ? component : "/" + component }
      if exceptions.contains(prefix) || exceptions.contains(plain) { return true }
    }
    return false
  }
}
