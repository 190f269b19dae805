import Dispatch
import Synchronization

/// Events on their way to the loop, in the order of their arrival.
///
/// Messages of the client wait for room, so a client that writes faster than the loop reads is blocked at its pipe. The limit is
/// far above what an editor sends before it waits for an answer, so that a cancellation arrives in time.
final class EventQueue: Sendable {
  fileprivate struct State {
    /// The events that come before all others.
    var first: [Event] = []
    var events: [(event: Event, bytes: Int)] = []
    /// The number of `events` that have been taken.
    var taken = 0
    /// The number of bytes in the client's messages that have not been taken.
    var bytes = 0
    var threadsWaiting = 0
    var isClosed = false
  }

  private let limit: Int
  private let state = Mutex(State())
  private let bell = DispatchSemaphore(value: 0)
  private let room = DispatchSemaphore(value: 0)

  /// - Parameter limit: The number of bytes of the client's messages that may be queued. A larger message has to be the only one.
  init(limit: Int = 64 << 20) { self.limit = limit }

  /// Adds an event without waiting, since work that the loop has begun must not wait for the loop.
  func post(_ event: Event) {
    state.withLock { $0.events.append((event, 0)) }
    bell.signal()
  }

  /// Adds an event for which the loop itself waits, before all events that have arrived.
  func postFirst(_ event: Event) {
    state.withLock { $0.first.append(event) }
    bell.signal()
  }

  /// Adds a message of the client, and waits for room.
  func post(_ event: Event, bytes: Int) {
    while true {
      let isPosted = state.withLock { state in
        if state.bytes > 0, state.bytes + bytes > limit, !state.isClosed {
          state.threadsWaiting += 1
          return false
        }
        state.events.append((event, bytes))
        state.bytes += bytes
        return true
      }
      if isPosted { break }
      room.wait()
    }
    bell.signal()
  }

  /// Releases all threads that wait for room, now and later.
  func close() {
    release(
      state.withLock { state in
        state.isClosed = true
        return state.takeWaiting()
      })
  }

  /// The next event; waits for one.
  func next() -> Event {
    while true {
      bell.wait()
      let found: (event: Event, waiting: Int)? = state.withLock { state in
        guard let (event, bytes) = state.take() else { return nil }
        return (event, bytes > 0 ? state.takeWaiting() : 0)
      }
      guard let found else { continue }
      release(found.waiting)
      return found.event
    }
  }

  private func release(_ threads: Int) { for _ in 0..<threads { room.signal() } }
}

extension EventQueue.State {
  fileprivate mutating func take() -> (event: Event, bytes: Int)? {
    if !first.isEmpty { return (first.removeFirst(), 0) }
    guard taken < events.count else { return nil }
    let next = events[taken]
    taken += 1
    bytes -= next.bytes
    if taken == events.count {
      events.removeAll(keepingCapacity: taken < 1024)
      taken = 0
    } else if taken >= 256, taken * 2 > events.count {
      events.removeSubrange(..<taken)
      taken = 0
    }
    return next
  }

  fileprivate mutating func takeWaiting() -> Int {
    defer { threadsWaiting = 0 }
    return threadsWaiting
  }
}
