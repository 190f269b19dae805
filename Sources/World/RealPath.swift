/// Whether a path is in a virtual file system such as `/proc`, which contains no sources and may be endless.
///
/// - Parameter real: An absolute path without links.
package func isViewOfSystem(_ real: String) -> Bool {
  ["/proc", "/sys", "/dev"].contains { real == $0 || real.utf8.starts(with: "\($0)/".utf8) }
}

extension Files {
  /// The maximum length of a path in bytes; no system allows longer ones.
  private static let longestPath = 4096

  /// An absolute path whose links are followed as far as it exists.
  ///
  /// Only the folder of a new file exists.
  package func realPath(of path: String) -> String {
    var there = path.utf8[...]
    guard there.count <= Self.longestPath else { return path }
    while !there.isEmpty {
      if let found = String(there).flatMap({ try? resolve($0) }) {
        return found + (String(path.utf8[there.endIndex...]) ?? "")
      }
      guard let slash = there.lastIndex(of: UInt8(ascii: "/")) else { break }
      there = there[..<slash]
    }
    return path
  }
}
