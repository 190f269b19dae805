import Dispatch
import Synchronization

/// Works off items that may beget more items, on several threads, until none is left.
///
/// - Parameters:
///   - start: What each thread's result grows from.
///   - work: Handles one item; appends what else is to be done.
/// - Returns: One result a thread, in no particular order.
package func workOff<Item: Sendable, Result: Sendable>(
  _ items: [Item], threads: Int, from start: Result,
  work: @Sendable (Item, inout [Item], inout Result) -> Void
) -> [Result] {
  let pool = WorkPool<Item>(items)
  let results = ResultList<Result>()
  DispatchQueue.concurrentPerform(iterations: max(1, threads)) { _ in
    var result = start
    var found: [Item] = []
    var isWorking = false
    while let item = pool.next(adding: &found, isWorking: &isWorking) {
      work(item, &found, &result)
    }
    results.append(result)
  }
  return results.all
}

private final class WorkPool<Item: Sendable>: Sendable {
  private struct State {
    /// The newest are done first: that keeps few folders open at a time.
    var items: [Item]
    /// Threads that have an item in hand, from which more may come.
    var working = 0
    /// Threads asleep at the bell.
    var waiting = 0
  }

  private enum Answer {
    case item(Item)
    case wait
    case finished
  }

  private let state: Mutex<State>
  private let bell = DispatchSemaphore(value: 0)

  init(_ items: [Item]) { state = Mutex(State(items: items)) }

  /// Takes what came of the last item and gives the next one; nil when all is done.
  func next(adding found: inout [Item], isWorking: inout Bool) -> Item? {
    while true {
      let newItems = found
      let wasWorking = isWorking
      found = []
      var rings = 0
      let answer: Answer = state.withLock { state in
        state.items += newItems
        if wasWorking { state.working -= 1 }
        guard let item = state.items.popLast() else {
          if state.working == 0 {
            rings = state.waiting
            state.waiting = 0
            return .finished
          }
          state.waiting += 1
          return .wait
        }
        state.working += 1
        rings = min(state.waiting, state.items.count)
        state.waiting -= rings
        return .item(item)
      }
      for _ in 0..<rings { bell.signal() }
      switch answer {
      case .item(let item):
        isWorking = true
        return item
      case .wait:
        isWorking = false
        bell.wait()
      case .finished:
        isWorking = false
        return nil
      }
    }
  }
}

private final class ResultList<Result: Sendable>: Sendable {
  private let results = Mutex<[Result]>([])

  func append(_ result: Result) { results.withLock { $0.append(result) } }
  var all: [Result] { results.withLock { $0 } }
}
