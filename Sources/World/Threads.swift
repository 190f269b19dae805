import Dispatch
import Synchronization

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#elseif canImport(Glibc)
  import Glibc
#endif

/// The stack size, in bytes, of each thread that this program starts. It is that of the main thread on macOS and Linux.
///
/// A thread of Dispatch has 512 kB on macOS, and a thread of Musl 128 kB. In a debug build, the limits on recursion, such as 160
/// levels of nested Swift, need more than that.
private let stackSize = 8 << 20

/// Runs `work` on a thread with a large stack and waits for its result.
///
/// If the system refuses a thread, `work` runs on the caller's thread.
package func onLargeStack<Answer: Sendable>(_ work: @Sendable () -> Answer) -> Answer {
  let answers = Mutex<[Answer]>([])
  withoutActuallyEscaping(work) { work in
    let answer: @Sendable () -> Void = {
      let answer = work()
      answers.withLock { $0.append(answer) }
    }
    if let thread = SystemThread(answer) { thread.join() } else { answer() }
  }
  return answers.withLock { $0[0] }
}

/// Runs `work` on the caller's thread and on others with large stacks, once on each, and waits until all have returned.
///
/// A caller whose own part of the work needs a large stack must have one: see `onLargeStack` and `WorkerThreads`. If the system
/// refuses a thread, the caller's thread does its work.
///
/// - Parameters:
///   - count: The number of threads, including the caller's; less than 1 counts as 1.
///   - work: Receives the number of the thread; 0 is the caller's.
package func onThreads(_ count: Int, _ work: @Sendable (Int) -> Void) {
  let threads = SpareThreads.shared.take(max(1, count) - 1)
  let finished = DispatchSemaphore(value: 0)
  withoutActuallyEscaping(work) { work in
    let shared = SharedWork(work)
    for (index, thread) in threads.enumerated() {
      thread.async {
        shared.run(index + 1)
        finished.signal()
      }
    }
    work(0)
    for _ in threads { finished.wait() }
    shared.end()
    for number in threads.count + 1..<max(1, count) { work(number) }
  }
  SpareThreads.shared.give(threads)
}

/// Threads that wait for the next call of `onThreads`.
///
/// A new thread often starts on the processor of the thread that makes it, and waits there for milliseconds while another
/// processor is free. A thread that is woken up does not.
private final class SpareThreads: Sendable {
  static let shared = SpareThreads()

  private let spare = Mutex<[WorkerThreads]>([])

  /// Takes `count` threads, or fewer if the system refuses some.
  func take(_ count: Int) -> [WorkerThreads] {
    var threads = spare.withLock { spare in
      let taken = Array(spare.suffix(count))
      spare.removeLast(taken.count)
      return taken
    }
    while threads.count < count {
      let thread = WorkerThreads(1)
      guard thread.areThere else { break }
      threads.append(thread)
    }
    return threads
  }

  func give(_ threads: [WorkerThreads]) {
    spare.withLock { $0 += threads.prefix(max(0, System.processorCount - $0.count)) }
  }
}

/// The work that several threads do at the same time. A thread may keep its last job, and so this object, after `onThreads`
/// returns, but not the closure, which must not escape.
private final class SharedWork: Sendable {
  private let work: Mutex<(@Sendable (Int) -> Void)?>

  init(_ work: @escaping @Sendable (Int) -> Void) { self.work = Mutex(work) }

  func run(_ number: Int) { work.withLock { $0 }?(number) }
  func end() { work.withLock { $0 = nil } }
}

/// Threads with large stacks that run closures in the order in which these arrive.
package final class WorkerThreads: Sendable {
  private let jobs = JobQueue()
  private let count: Int

  /// - Parameter count: The number of closures that run at the same time. With 1, each starts when the one before has returned.
  package init(_ count: Int) {
    let jobs = jobs
    self.count = (0..<max(1, count)).count { _ in
      let thread = SystemThread { while let job = jobs.next() { job() } }
      thread?.detach()
      return thread != nil
    }
  }

  /// Whether the system made any threads.
  fileprivate var areThere: Bool { count > 0 }

  /// The threads end when they have done all waiting jobs.
  deinit { jobs.close(for: count) }

  /// Returns at once; `job` runs when one of the threads is free.
  package func async(_ job: @escaping @Sendable () -> Void) {
    // A thread of the system replaces missing worker threads.
    if count > 0 { jobs.add(job) } else { DispatchQueue.global().async(execute: job) }
  }
}

/// A queue of jobs for worker threads. The threads refer to it rather than to one another, so that none keeps the others alive.
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
    // The semaphore is signaled once for each job, and once for each thread at the end.
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

  /// nil if the system refuses another thread.
  init?(_ work: @escaping @Sendable () -> Void) {
    var attributes = pthread_attr_t()
    guard pthread_attr_init(&attributes) == 0 else { return nil }
    defer { pthread_attr_destroy(&attributes) }
    guard pthread_attr_setstacksize(&attributes, stackSize) == 0 else { return nil }
    // A thread's identifier is a number in Glibc, and an optional pointer elsewhere.
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
    let unused = System.takeHugePagesIfKept()
    defer { free(unused) }
    if let body { Unmanaged<Body>.fromOpaque(body).takeRetainedValue().work() }
    return nil
  }

  func join() { pthread_join(handle, nil) }
  func detach() { pthread_detach(handle) }
}
