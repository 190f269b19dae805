#if PTHREAD_MUTEX
  import SanitizerSupport

  /// In a build for the thread sanitizer, in place of the one of `Synchronization`.
  typealias Mutex = PthreadMutex
#endif
