/// The paths that a walk skips, according to the nearest settings file.
package final class Exclusions: Sendable {
  /// The name of nested settings files, and the way to read them.
  package struct Nested: Sendable {
    var fileName: String
    /// Returns the patterns in the bytes of a settings file.
    var patterns: @Sendable ([UInt8]) -> PathPatterns

    package init(fileName: String, patterns: @escaping @Sendable ([UInt8]) -> PathPatterns) {
      self.fileName = fileName
      self.patterns = patterns
    }
  }

  private let patterns: PathPatterns
  private let place: SettingsPlace
  /// The nested settings to look for; nil if the patterns apply everywhere.
  let nested: Nested?

  package init(
    _ patterns: PathPatterns = PathPatterns([]), at place: SettingsPlace = SettingsPlace(),
    nested: Nested? = nil
  ) {
    self.patterns = patterns
    self.place = place
    self.nested = nested
  }

  /// Whether a file or folder, or a folder around it, is skipped.
  ///
  /// - Parameter path: A path relative to the root.
  package func matches(_ path: String) -> Bool {
    !patterns.isEmpty && patterns.matches(place.path(of: path))
  }

  /// The exclusions of a settings file in a folder, which replace these.
  ///
  /// - Parameter folder: A path relative to the root, with a slash at the end.
  func nested(in folder: String, _ bytes: [UInt8]) -> Exclusions {
    guard let nested else { return self }
    return Exclusions(nested.patterns(bytes), at: SettingsPlace(folder: folder), nested: nested)
  }
}

/// The place of a settings file relative to the root of a workspace. Its patterns are for paths relative to its own folder.
package struct SettingsPlace: Hashable, Sendable {
  /// The folder of a settings file below the root, with a slash at the end; empty for other files.
  package let folder: String
  /// The path from the folder of a settings file above the root to the root, with a slash at the end; empty for other files.
  let way: String

  package init(folder: String = "") {
    self.folder = folder
    way = ""
  }

  package init(above way: String) {
    folder = ""
    self.way = way
  }

  /// Converts a path relative to the root to one relative to the folder of the settings.
  package func path(of path: String) -> String {
    if !way.isEmpty { return way + path }
    return folder.isEmpty ? path : String(path.utf8.dropFirst(folder.utf8.count)) ?? path
  }

  /// Whether the settings may apply to a file.
  package func contains(_ path: String) -> Bool { path.utf8.starts(with: folder.utf8) }
}
