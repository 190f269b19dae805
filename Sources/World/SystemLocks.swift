import Synchronization

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#elseif canImport(Glibc)
  import Glibc
#endif

// This extension has locks and held signals, which keep a change of many files whole.
extension System {
  static func createLocked(_ bytes: [UInt8], _ path: String) throws(FileError) -> FileLock {
    try refuseZeroByte(in: path)
    let descriptor = retried { open(path, O_RDWR | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o600) }
    guard descriptor >= 0 else { throw failure(path, errno) }
    var information = stat()
    var problem: Int32?
    // Another process may have found the file before it was locked, and have removed it.
    if !takeLock(descriptor) || fstat(descriptor, &information) != 0 || information.st_nlink == 0 {
      problem = EBUSY
    }
    problem = problem ?? write(bytes, at: 0, to: descriptor) ?? (fsync(descriptor) == 0 ? nil : errno)
    guard let problem else { return FileLock { close(descriptor) } }
    unlink(path)
    close(descriptor)
    throw failure(path, problem)
  }

  static func lock(_ path: String) throws(FileError) -> FileLock? {
    try refuseZeroByte(in: path)
    let descriptor = retried { open(path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC | O_NOCTTY) }
    guard descriptor >= 0 else { throw failure(path, errno) }
    if takeLock(descriptor) { return FileLock { close(descriptor) } }
    close(descriptor)
    return nil
  }

  /// Locks a file; false if another process has locked it. A file system without locks counts as locked by this process.
  private static func takeLock(_ descriptor: Int32) -> Bool {
    retried { flock(descriptor, LOCK_EX | LOCK_NB) } == 0 || errno != EWOULDBLOCK
  }

  // MARK: Signals

  private static let heldSignal = Atomic<Int32>(0)
  /// The signals that ended the program before they were held. Signals that the user has turned off are left out.
  private static let heldSignals = Mutex<[Int32]>([])

  static var interruptions: Interruptions {
    Interruptions(
      hold: holdSignals,
      pending: {
        switch heldSignal.load(ordering: .relaxed) {
        case 0: nil
        case SIGINT: "SIGINT"
        case SIGTERM: "SIGTERM"
        default: "SIGHUP"
        }
      }, release: releaseSignals)
  }

  private static func holdSignals() {
    heldSignal.store(0, ordering: .relaxed)
    heldSignals.withLock { held in
      for number in [SIGINT, SIGTERM, SIGHUP] where !held.contains(number) {
        let former = signal(number) { System.heldSignal.store($0, ordering: .relaxed) }
        if unsafeBitCast(former, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self) {
          signal(number, SIG_IGN)
        } else {
          held.append(number)
        }
      }
    }
  }

  private static func releaseSignals() {
    heldSignals.withLock { held in
      for number in held { signal(number, SIG_DFL) }
      held = []
    }
    let number = heldSignal.exchange(0, ordering: .relaxed)
    if number != 0 { kill(getpid(), number) }
  }
}
