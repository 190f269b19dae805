import Synchronization

/// A flag that stops work when its result is not needed any more.
final class Cancellation: Sendable {
  private let flag = Atomic(false)

  init() {}

  var isCancelled: Bool { flag.load(ordering: .relaxed) }
  func cancel() { flag.store(true, ordering: .relaxed) }
}
