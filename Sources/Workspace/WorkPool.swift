import Dispatch
import Synchronization
import World

/// Works off items that may beget more items, on several threads, until none is left.
///
/// - Parameters:
///   - start: What each thread's result grows from.
///   - rank: Below `ranks`. Whatever waits in the lowest rank is done first.
///   - work: Handles one item; appends what else is to be done.
/// - Returns: One result a thread, in no particular order.
package func workOff<Item: Sendable, Result: Sendable>(
  _ items: [Item], threads: Int, from start: Result, ranks: Int = 1,
  rank: @escaping @Sendable (Item) -> Int = { _ in 0 },
  work: @Sendable (Item, inout [Item], inout Result) -> Void
) -> [Result] {
  let pool = WorkPool<Item>(items, ranks: ranks, rank)
  let results = Mutex<[Result]>([])
  onThreads(threads) { _ in
    var result = start
    var found: [Item] = []
    var isWorking = false
    while let item = pool.next(adding: &found, isWorking: &isWorking) {
      work(item, &found, &result)
    }
    let done = result
    results.withLock { $0.append(done) }
  }
  return results.withLock { $0 }
}

/// Works off the numbers below a count on several threads.
///
/// - Parameters:
///   - length: How many numbers a stretch has. Few where each takes long.
///   - work: Called once a thread, and takes one stretch after the other.
/// - Returns: One result a thread, in no particular order.
package func workOff<Result: Sendable>(
  below count: Int, inStretchesOf length: Int = 32, threads: Int, from start: Result,
  work: @Sendable (Stretches, inout Result) -> Void
) -> [Result] {
  let stretches = Stretches(below: count, length)
  return workOff(Array(0..<max(1, threads)), threads: threads, from: start) { _, _, result in
    work(stretches, &result)
  }
}

/// A few numbers at a time for whichever thread asks next. Shares made beforehand differ widely in cost, and so do
/// neighbours: documents and code alternate in the order of paths.
package final class Stretches: Sendable {
  private let length: Int
  private let count: Int
  private let taken = Atomic(0)

  init(below count: Int, _ length: Int) { (self.count, self.length) = (count, length) }

  package func next() -> Range<Int>? {
    let lower = taken.add(length, ordering: .relaxed).oldValue
    return lower < count ? lower..<min(lower + length, count) : nil
  }
}

private final class WorkPool<Item: Sendable>: Sendable {
  private struct State {
    /// By rank; of each the newest are done first.
    var items: [[Item]]
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
  private let rank: @Sendable (Item) -> Int

  init(_ items: [Item], ranks: Int, _ rank: @escaping @Sendable (Item) -> Int) {
    self.rank = rank
    var ranked = [[Item]](repeating: [], count: ranks)
    for item in items { ranked[rank(item)].append(item) }
    state = Mutex(State(items: ranked))
  }

  /// Takes what came of the last item and gives the next one; nil when all is done.
  func next(adding found: inout [Item], isWorking: inout Bool) -> Item? {
    while true {
      let newItems = found
      let wasWorking = isWorking
      found = []
      var rings = 0
      let answer: Answer = state.withLock { state in
        for item in newItems { state.items[rank(item)].append(item) }
        if wasWorking { state.working -= 1 }
        guard let first = state.items.firstIndex(where: { !$0.isEmpty }),
          let item = state.items[first].popLast()
        else {
          if state.working == 0 {
            rings = state.waiting
            state.waiting = 0
            return .finished
          }
          state.waiting += 1
          return .wait
        }
        state.working += 1
        if state.waiting > 0 {
          rings = min(state.waiting, state.items.reduce(0) { $0 + $1.count })
          state.waiting -= rings
        }
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
