import Synchronization

/// A value that the first question makes, once for all threads and snapshots that share it.
final class MadeOnce<Value: Sendable>: Sendable {
  private let known: Mutex<Value?>

  init(_ known: Value? = nil) { self.known = Mutex(known) }

  func value(_ make: () -> Value) -> Value {
    known.withLock { known in
      let value = known ?? make()
      known = value
      return value
    }
  }
}
