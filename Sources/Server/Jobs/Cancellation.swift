import Synchronization

/// A flag that stops work that is no longer needed.
package final class Cancellation: Sendable {
  private let flag = Atomic(false)

  package init() {}

  package var isCancelled: Bool { flag.load(ordering: .relaxed) }
  package func cancel() { flag.store(true, ordering: .relaxed) }
}
