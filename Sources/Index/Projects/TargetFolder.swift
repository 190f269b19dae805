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
