import Synchronization
import Testing
import Workspace
import World

/// Uses a kilobyte of stack or more at each level.
@inline(never)
private func recurse(_ depth: Int) -> Int {
  withUnsafeTemporaryAllocation(byteCount: 1024, alignment: 16) { bytes in
    bytes.storeBytes(of: UInt8(truncatingIfNeeded: depth), as: UInt8.self)
    return depth == 0 ? 0 : 1 + recurse(depth - 1) + Int(bytes[0]) - Int(UInt8(truncatingIfNeeded: depth))
  }
}

/// More than a thread of Dispatch has on macOS, and than any thread has under `ulimit -s 256`.
private let depth = 3000

@Test func theWorkOfAWorkspaceHasALargeStack() {
  #expect(onLargeStack { recurse(depth) } == depth)
  let found = onLargeStack {
    workOff([depth, depth, depth], threads: 2, from: 0) { item, _, result in
      result += recurse(item)
    }
  }
  #expect(found.reduce(0, +) == 3 * depth)
}

@Test func eachThreadHasItsNumber() {
  let numbers = Mutex<Set<Int>>([])
  onThreads(5) { number in _ = numbers.withLock { $0.insert(number) } }
  #expect(numbers.withLock { $0 } == [0, 1, 2, 3, 4])
}

@Test func threadsAreTakenAgainAndByThoseThatWork() {
  let count = Atomic(0)
  onLargeStack {
    for _ in 0..<100 {
      onThreads(3) { _ in
        onThreads(2) { _ in count.add(recurse(depth) == depth ? 1 : 0, ordering: .relaxed) }
      }
    }
  }
  #expect(count.load(ordering: .relaxed) == 600)
}

@Test func aSingleWorkerKeepsTheOrder() async {
  let seen = Mutex<[Int]>([])
  await withCheckedContinuation { done in
    let worker = WorkerThreads(1)
    for number in 0..<100 {
      worker.async { seen.withLock { $0.append(recurse(depth) / depth * number) } }
    }
    // A waiting job is done even where nothing refers to the pool any more.
    worker.async { done.resume() }
  }
  #expect(seen.withLock { $0 } == Array(0..<100))
}

@Test func severalWorkersWorkAtOnce() async {
  let count = Atomic(0)
  await withCheckedContinuation { (done: CheckedContinuation<Void, Never>) in
    let workers = WorkerThreads(3)
    for _ in 0..<3 {
      workers.async {
        // Each waits for the others.
        let last = count.add(1, ordering: .sequentiallyConsistent).newValue == 3
        while count.load(ordering: .sequentiallyConsistent) < 3 {}
        if last { done.resume() }
      }
    }
  }
  #expect(count.load(ordering: .relaxed) == 3)
}
