import Index
import Syntax

/// A finding that is none if code uses some names in some way.
struct Suspicion: Sendable {
  var diagnostic: Diagnostic
  /// What has to be known of the whole workspace's code to tell.
  var names: [AskedName]
  var isRefuted: @Sendable (Resolver) -> Bool
}

/// What is wrong in a file, before anyone has looked at the names that the workspace's code uses: whoever looks at many
/// files can ask about all names together then, with `Snapshot.learn`.
package struct Suspicions: Sendable {
  package let file: FileID
  var certain: [Diagnostic] = []
  var doubtful: [Suspicion] = []

  package var names: [AskedName] { doubtful.flatMap(\.names) }

  func confirmed(_ resolver: Resolver) -> [Diagnostic] {
    inOrder(certain + doubtful.filter { !$0.isRefuted(resolver) }.map(\.diagnostic))
  }
}
