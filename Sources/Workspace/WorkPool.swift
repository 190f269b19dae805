import Dispatch
import Synchronization
import World

/// Processes items, which may produce more items, on several threads until none is left.
///
/// - Parameters:
///   - start: The initial result of each thread.
///   - rank: Returns the rank of an item. Items of the lowest rank are processed first.
///   - work: Processes one item and appends new items.
/// - Returns: The results of the threads, in no particular order.
package func workOff<Item: Sendable, Result: Sendable>(
  _ items: [Item], threads: Int, from start: Result,
  rank: @escaping @Sendable (Item) -> Int = { _ in 0 },
  work: @Sendable (Item, inout [Item], inout Result) -> Void
) -> [Result] {
  let pool = WorkPool<Item>(items, rank)
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

/// Processes the numbers below a count on several threads. Each thread takes a few numbers at a time, since shares of equal size
/// differ widely in cost.
///
/// - Parameters:
///   - length: The number of numbers that a thread takes at a time; small if each takes long.
///   - tool: Makes an object that a thread uses for all of its numbers.
/// - Returns: The results of all numbers, in no particular order.
package func workOff<Tool, Result: Sendable>(
  below count: Int, by length: Int = 32, threads: Int, with tool: @Sendable () -> Tool,
  work: @Sendable (Int, Tool, inout [Result]) -> Void
) -> [Result] {
  let taken = Counter()
  return workOff(Array(0..<max(1, threads)), threads: threads, from: []) { _, _, results in
    let tool = tool()
    while case let lower = taken.add(length), lower < count {
      for number in lower..<min(lower + length, count) { work(number, tool, &results) }
    }
  }.flatMap { $0 }
}

private final class Counter: Sendable {
  private let value = Atomic(0)

  /// Adds a number and returns the previous value.
  func add(_ number: Int) -> Int { value.add(number, ordering: .relaxed).oldValue }
}

private final class WorkPool<Item: Sendable>: Sendable {
  private struct State {
    /// The waiting items by rank. The newest item of a rank is processed first.
    var items: [[Item]] = []
    /// The number of threads that process an item, which may produce more.
    var working = 0
    /// The number of threads that sleep until an item arrives.
    var waiting = 0

    mutating func add(_ item: Item, _ rank: Int) {
      while items.count <= rank { items.append([]) }
      items[rank].append(item)
    }
  }

  private enum Answer {
    case item(Item)
    case wait
    case finished
  }

  private let state: Mutex<State>
  private let bell = DispatchSemaphore(value: 0)
  private let rank: @Sendable (Item) -> Int

  init(_ items: [Item], _ rank: @escaping @Sendable (Item) -> Int) {
    self.rank = rank
    var start = State()
    for item in items { start.add(item, rank(item)) }
    state = Mutex(start)
  }

  /// Adds the items that the last one produced and returns the next one; nil when all are processed.
  func next(adding found: inout [Item], isWorking: inout Bool) -> Item? {
    while true {
      let newItems = found
      let wasWorking = isWorking
      found = []
      var rings = 0
      let answer: Answer = state.withLock { state in
        for item in newItems { state.add(item, rank(item)) }
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
