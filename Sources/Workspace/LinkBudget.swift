import Synchronization
import World

/// The number of folder entries that are read in places whose size the user may not know: through links that lead out of a
/// workspace and its repository, and in a folder without a project that an editor opens.
///
/// Either may be a whole disk. Beyond the limit, the whole place is left out, so that the same disk always gives the same result.
package final class LinkBudget: Sendable {
  package static let mostEntries = 10_000

  package init() {}

  private let left = Mutex(LinkBudget.mostEntries)

  /// Adds a number of entries; false from the time when the limit is exceeded.
  package func take(_ entries: Int) -> Bool {
    left.withLock { left in
      left = entries <= left ? left - entries : -1
      return left >= 0
    }
  }

  package var isExhausted: Bool { left.withLock { $0 < 0 } }
}

/// The folders to which a link may lead without a limit: the workspace and the repository around it.
struct LinkTerritory {
  /// The folders, each with a slash at the end.
  private var roots: [String] = []

  /// - Parameter root: An absolute path without links.
  init(_ root: String, in environment: Environment) {
    roots = [withSlash(root)]
    if let top = foldersOfRepository(around: withSlash(root), in: environment).last { roots.append(top) }
  }

  func contains(_ real: String) -> Bool {
    roots.contains { withSlash(real).utf8.starts(with: $0.utf8) }
  }
}
