/// True for a path in the system's view of itself, in which no source lies and which may have no end.
///
/// - Parameter real: Absolute, with links followed.
package func isViewOfSystem(_ real: String) -> Bool {
  ["/proc", "/sys", "/dev"].contains { real == $0 || real.utf8.starts(with: "\($0)/".utf8) }
}

extension Files {
  /// No system takes longer ones.
  private static let longestPath = 4096

  /// An absolute path with its links followed, as far as it leads to something that exists.
  ///
  /// If a file is new, only its folder exists yet.
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
