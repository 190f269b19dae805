import Dispatch
import Synchronization

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#elseif canImport(Glibc)
  import Glibc
#endif

/// Bytes of stack of each thread that this program starts: what the main thread has on macOS and on Linux.
///
/// A thread of Dispatch has 512 kB on macOS, and one of Musl 128 kB. The bounds on recursion, such as 160 levels of nested
/// Swift, need more than that in a debug build.
private let stackSize = 8 << 20

/// Runs `work` on a thread with a large stack and waits for its answer.
package func onLargeStack<Answer: Sendable>(_ work: @Sendable () -> Answer) -> Answer {
  let answers = Mutex<[Answer]>([])
  onNewThreads(0..<1) { _ in
    let answer = work()
    answers.withLock { $0.append(answer) }
  }
  return answers.withLock { $0[0] }
}

/// Runs `work` on the caller's thread and others with large stacks, once on each, and waits until all have returned.
///
/// What needs a large stack on the caller's thread must have been called with one: see `onLargeStack` and `WorkerThreads`.
///
/// - Parameters:
///   - count: How many threads with the caller's; less than 1 counts as 1.
///   - work: Receives the number of the thread, from 0, which is the caller's.
package func onThreads(_ count: Int, _ work: @Sendable (Int) -> Void) {
  onNewThreads(1..<max(1, count), meanwhile: { work(0) }, work)
}

/// Where the system refuses a thread, the caller's does its work.
private func onNewThreads(
  _ numbers: Range<Int>, meanwhile: () -> Void = {}, _ work: @Sendable (Int) -> Void
) {
  withoutActuallyEscaping(work) { work in
    let threads = numbers.map { number in (number, SystemThread { work(number) }) }
    meanwhile()
    for (number, thread) in threads {
      if let thread { thread.join() } else { work(number) }
    }
  }
}

/// Threads with large stacks that take closures in the order in which these arrive.
package final class WorkerThreads: Sendable {
  private let jobs = JobQueue()
  private let count: Int

  /// - Parameter count: How many closures run at once; with 1, each starts when the one before has returned.
  package init(_ count: Int) {
    let jobs = jobs
    self.count = (0..<max(1, count)).count { _ in
      let thread = SystemThread { while let job = jobs.next() { job() } }
      thread?.detach()
      return thread != nil
    }
  }

  /// The threads end when they have done what is waiting.
  deinit { jobs.close(for: count) }

  /// Returns at once; `job` runs when one of the threads is free.
  package func async(_ job: @escaping @Sendable () -> Void) {
    // Without a thread of our own, one of the system is better than none.
    if count > 0 { jobs.add(job) } else { DispatchQueue.global().async(execute: job) }
  }
}

/// What is waiting for worker threads. They hold it, rather than each other, so that none keeps the rest alive.
private final class JobQueue: Sendable {
  private let waiting = Mutex<[@Sendable () -> Void]>([])
  private let bell = DispatchSemaphore(value: 0)

  func add(_ job: @escaping @Sendable () -> Void) {
    waiting.withLock { $0.append(job) }
    bell.signal()
  }

  /// Waits for a job; nil when the queue is closed and empty.
  func next() -> (@Sendable () -> Void)? {
    bell.wait()
    // Each job has one ring of the bell, and each thread one more at the end.
    return waiting.withLock { $0.isEmpty ? nil : $0.removeFirst() }
  }

  func close(for threads: Int) {
    for _ in 0..<threads { bell.signal() }
  }
}

/// A thread of the system with a large stack; exactly one of `join` and `detach` is to be called.
private struct SystemThread {
  private final class Body {
    let work: @Sendable () -> Void
    init(_ work: @escaping @Sendable () -> Void) { self.work = work }
  }

  private let handle: pthread_t

  /// nil where the system refuses another thread.
  init?(_ work: @escaping @Sendable () -> Void) {
    var attributes = pthread_attr_t()
    guard pthread_attr_init(&attributes) == 0 else { return nil }
    defer { pthread_attr_destroy(&attributes) }
    guard pthread_attr_setstacksize(&attributes, stackSize) == 0 else { return nil }
    // A number for Glibc, an optional pointer for the others.
    #if canImport(Glibc)
      var created = pthread_t()
    #else
      var created: pthread_t?
    #endif
    let body = Unmanaged.passRetained(Body(work))
    let code = pthread_create(&created, &attributes, { SystemThread.run($0) }, body.toOpaque())
    guard code == 0, let handle = created as pthread_t? else {
      body.release()
      return nil
    }
    self.handle = handle
  }

  private static func run(_ body: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
    if let body { Unmanaged<Body>.fromOpaque(body).takeRetainedValue().work() }
    return nil
  }

  func join() { pthread_join(handle, nil) }
  func detach() { pthread_detach(handle) }
}
