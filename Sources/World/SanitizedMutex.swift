#if PTHREAD_MUTEX
  import SanitizerSupport

  /// A mutex that the thread sanitizer understands, in place of the one in `Synchronization`.
  typealias Mutex = PthreadMutex
#endif
