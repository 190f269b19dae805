import Synchronization

/// A value that is made when first needed, once for all threads and snapshots that share it.
final class MadeOnce<Value: Sendable>: Sendable {
  private let made: Mutex<Value?>

  init(_ known: Value? = nil) { made = Mutex(known) }

  /// The value; nil if it has not been made yet.
  var known: Value? { made.withLock { $0 } }

  func value(_ make: () -> Value) -> Value {
    made.withLock { known in
      let value = known ?? make()
      known = value
      return value
    }
  }
}
