#if PTHREAD_MUTEX
  import SanitizerSupport

  /// The mutex for the thread sanitizer, in place of the one of `Synchronization`.
  typealias Mutex = PthreadMutex
#endif
