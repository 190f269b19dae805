/// The paths that a walk passes over, as the nearest settings file says.
package final class Exclusions: Sendable {
  /// How nested settings are found and read.
  package struct Nested: Sendable {
    var fileName: String
    /// The patterns in the bytes of such a file.
    var patterns: @Sendable ([UInt8]) -> PathPatterns

    package init(fileName: String, patterns: @escaping @Sendable ([UInt8]) -> PathPatterns) {
      self.fileName = fileName
      self.patterns = patterns
    }
  }

  private let patterns: PathPatterns
  private let place: SettingsPlace
  /// nil where the patterns hold everywhere.
  let nested: Nested?

  package init(
    _ patterns: PathPatterns = PathPatterns([]), at place: SettingsPlace = SettingsPlace(),
    nested: Nested? = nil
  ) {
    self.patterns = patterns
    self.place = place
    self.nested = nested
  }

  /// Whether a file or a folder is passed over, or a folder that it lies in.
  ///
  /// - Parameter path: From the root.
  package func matches(_ path: String) -> Bool {
    !patterns.isEmpty && patterns.matches(place.path(of: path))
  }

  /// The exclusions of a settings file in a folder, which replace these.
  ///
  /// - Parameter folder: From the root, with a slash at the end.
  func nested(in folder: String, _ bytes: [UInt8]) -> Exclusions {
    guard let nested else { return self }
    return Exclusions(nested.patterns(bytes), at: SettingsPlace(folder: folder), nested: nested)
  }
}

/// The place of a settings file, relative to the root of a workspace; its patterns are for paths below its own folder.
package struct SettingsPlace: Hashable, Sendable {
  /// The folder of a file below the root, with a slash at the end; empty for any other.
  package let folder: String
  /// The way from a file above the root to the root, with a slash at the end; empty for any other.
  let way: String

  package init(folder: String = "") {
    self.folder = folder
    way = ""
  }

  package init(above way: String) {
    folder = ""
    self.way = way
  }

  /// A path from the root as the file's patterns see it.
  package func path(of path: String) -> String {
    if !way.isEmpty { return way + path }
    return folder.isEmpty ? path : String(path.utf8.dropFirst(folder.utf8.count)) ?? path
  }

  /// Whether the settings can be for a file.
  package func contains(_ path: String) -> Bool { path.utf8.starts(with: folder.utf8) }
}
