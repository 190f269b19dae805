import Dispatch
import Synchronization

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#elseif canImport(Glibc)
  import Glibc
#endif

/// The calls to the C library from which `Environment.live` is made. No other file of this target depends on the platform.
/// Loading Foundation instead would take longer than a small check.
enum System {
  /// The maximum length of a file in bytes. Some offsets have 32 bits, and files that Xcode writes are much shorter.
  private static let longestFile = Int(Int32.max)
  /// The maximum number of bytes that are read beyond a file's first size. A file that grows without end is refused.
  private static let mostGrowth = 16 << 20

  static func contents(of path: String) throws(FileError) -> [UInt8] {
    try refuseZeroByte(in: path)
    // Without `O_NONBLOCK`, opening a FIFO waits for a writer that may never come.
    let flags = O_RDONLY | O_NONBLOCK | O_CLOEXEC | O_NOCTTY | O_NOFOLLOW
    var descriptor = retried { open(path, flags) }
    if descriptor < 0, errno == ELOOP {
      // Reading some system files has side effects, and opening them has even more.
      let real = try resolved(path)
      if isViewOfSystem(real) {
        throw FileError(path: path, reason: "a link to '\(real)', which is not on a disk")
      }
      descriptor = retried { open(real, flags) }
    }
    guard descriptor >= 0 else { throw failure(path, errno) }
    defer { close(descriptor) }

    var information = stat()
    guard fstat(descriptor, &information) == 0 else { throw failure(path, errno) }
    switch kind(of: information.st_mode) {
    case .file: break
    case .folder: throw FileError(path: path, reason: "is a directory")
    case .link, .other: throw FileError(path: path, reason: "not a regular file")
    }
    let tooLarge = FileError(path: path, reason: "larger than 2 GB")
    guard information.st_size <= longestFile else { throw tooLarge }

    // The buffer has one byte more than the file. A read that leaves it free has reached the end, so an unchanging file takes one
    // read.
    let expected = max(0, Int(information.st_size)) + 1
    var error: Int32 = 0
    var bytes = [UInt8](unsafeUninitializedCapacity: expected) { buffer, count in
      while count < expected {
        let got = retried { read(descriptor, buffer.baseAddress?.advanced(by: count), expected - count) }
        if got < 0 { error = errno }
        if got <= 0 { break }
        count += got
        if count == expected - 1 { break }
      }
    }
    // The file grew after its size was read.
    while error == 0, bytes.count >= expected {
      let chunk = [UInt8](unsafeUninitializedCapacity: 1 << 16) { buffer, count in
        let got = retried { read(descriptor, buffer.baseAddress, buffer.count) }
        if got < 0 { error = errno }
        count = max(0, got)
      }
      if chunk.isEmpty { break }
      bytes += chunk
      guard bytes.count <= longestFile else { throw tooLarge }
      guard bytes.count - expected <= mostGrowth else {
        throw FileError(path: path, reason: "grows while it is read")
      }
    }
    guard error == 0 else { throw failure(path, error) }
    return bytes
  }

  static func entries(of path: String) throws(FileError) -> [FolderEntry] {
    try refuseZeroByte(in: path)
    guard let folder = opendir(path) else { throw failure(path, errno) }
    defer { closedir(folder) }
    var entries: [FolderEntry] = []
    while true {
      // Only `errno` distinguishes the end from a failure.
      errno = 0
      guard let entry = readdir(folder) else {
        if errno != 0 { throw failure(path, errno) }
        return entries
      }
      let type = Int32(entry.pointee.d_type)
      let found: FolderEntry? = withUnsafeBytes(of: &entry.pointee.d_name) { field in
        guard let start = field.baseAddress?.assumingMemoryBound(to: CChar.self) else { return nil }
        let bytes = UnsafeRawBufferPointer(start: start, count: strlen(start))
        if isDots(bytes) { return nil }
        let kind: FolderEntry.Kind
        switch type {
        case Int32(DT_REG): kind = .file
        case Int32(DT_DIR): kind = .folder
        case Int32(DT_LNK): kind = .link
        case Int32(DT_UNKNOWN):
          // Some file systems don't store the kind in the folder.
          var information = stat()
          guard fstatat(dirfd(folder), start, &information, AT_SYMLINK_NOFOLLOW) == 0 else { return nil }
          kind = Self.kind(of: information.st_mode)
        default: kind = .other
        }
        // A name that is not UTF-8 gets replacement characters. Opening such a file fails and is reported.
        return FolderEntry(name: String(decoding: bytes, as: UTF8.self), kind: kind)
      }
      if let found { entries.append(found) }
    }
  }

  static func status(of path: String) throws(FileError) -> FileStatus {
    try refuseZeroByte(in: path)
    var information = stat()
    guard stat(path, &information) == 0 else { throw failure(path, errno) }
    #if canImport(Darwin)
      let (modified, changed) = (information.st_mtimespec, information.st_ctimespec)
    #else
      let (modified, changed) = (information.st_mtim, information.st_ctim)
    #endif
    return FileStatus(
      kind: kind(of: information.st_mode),
      identity: FileStatus.Identity(
        device: UInt64(truncatingIfNeeded: information.st_dev),
        number: UInt64(truncatingIfNeeded: information.st_ino)),
      modified: nanoseconds(modified), changed: nanoseconds(changed))
  }

  private static func nanoseconds(_ time: timespec) -> Int64 {
    Int64(time.tv_sec) &* 1_000_000_000 &+ Int64(time.tv_nsec)
  }

  static func resolved(_ path: String) throws(FileError) -> String {
    try refuseZeroByte(in: path)
    guard let resolved = realpath(path, nil) else { throw failure(path, errno) }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  private static let outputError = Atomic<Int32>(0)

  static func standardOutput(_ bytes: [UInt8]) {
    let error = write(bytes, to: STDOUT_FILENO)
    if error == EPIPE { brokenOutput.store(true, ordering: .relaxed) }
    if error != 0, error != EPIPE { outputError.store(error, ordering: .relaxed) }
  }

  private static let brokenOutput = Atomic(false)

  static func readerHasLeft() -> Bool { brokenOutput.load(ordering: .relaxed) }

  static func outputFault() -> String? {
    let error = outputError.load(ordering: .relaxed)
    return error == 0 ? nil : failure("", error).reason
  }

  static func standardError(_ bytes: [UInt8]) { write(bytes, to: STDERR_FILENO) }

  static func standardInput() -> [UInt8] {
    while true {
      var count = 0
      let bytes = [UInt8](unsafeUninitializedCapacity: 1 << 16) { buffer, initialized in
        count = retried { read(STDIN_FILENO, buffer.baseAddress, buffer.count) }
        initialized = max(0, count)
      }
      if count < 0, errno == EAGAIN {
        // A client may pass a pipe that doesn't block.
        wait(for: STDIN_FILENO, events: POLLIN)
        continue
      }
      return bytes
    }
  }

  static func append(_ bytes: [UInt8], to path: String) throws(FileError) {
    try refuseZeroByte(in: path)
    let descriptor = retried { open(path, O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC | O_NOCTTY, 0o644) }
    guard descriptor >= 0 else { throw failure(path, errno) }
    write(bytes, to: descriptor)
    close(descriptor)
  }

  /// Whether a process exists. A process that this one may not signal exists as well.
  static func isRunning(_ process: Int) -> Bool {
    guard let number = pid_t(exactly: process), number > 0 else { return false }
    return kill(number, 0) == 0 || errno != ESRCH
  }

  static func after(_ delay: Duration, _ call: @escaping @Sendable () -> Void) {
    let (seconds, attoseconds) = delay.components
    let nanoseconds = Int(seconds) * 1_000_000_000 + Int(attoseconds / 1_000_000_000)
    DispatchQueue.global().asyncAfter(deadline: .now() + .nanoseconds(nanoseconds), execute: call)
  }

  static var inputIsTerminal: Bool { isatty(STDIN_FILENO) == 1 }
  static var outputIsTerminal: Bool { isatty(STDOUT_FILENO) == 1 }
  static var errorIsTerminal: Bool { isatty(STDERR_FILENO) == 1 }

  /// Makes writing to a pipe without a reader fail instead of ending the program.
  static func ignoreClosedPipes() { signal(SIGPIPE, SIG_IGN) }

  /// Makes each thread's memory grow by megabytes, where Linux's C library would take a page at a time.
  static func keepFreedMemory() {
    #if canImport(Glibc)
      // Swift's module of that library leaves out `malloc.h`, which declares the function and its parameters.
      guard let symbol = dlsym(nil, "mallopt") else { return }
      let mallopt = unsafeBitCast(symbol, to: (@convention(c) (Int32, Int32) -> Int32).self)
      let (trimThreshold, topPad, mapThreshold): (Int32, Int32, Int32) = (-1, -2, -3)
      let step: Int32 = 32 << 20
      _ = mallopt(topPad, step)
      _ = mallopt(mapThreshold, step)
      _ = mallopt(trimThreshold, 8 * step)
      takesHugePages.store(true, ordering: .relaxed)
    #endif
  }

  private static let takesHugePages = Atomic(false)

  /// Uses pages of 2 MB for the calling thread's memory, if `keepFreedMemory` was called.
  ///
  /// A check fills tens of megabytes once. Each new page causes a fault, and faults for pages of 4 kB take a tenth of its time.
  ///
  /// - Returns: Memory that the thread frees when it ends; nil if there is none.
  static func takeHugePagesIfKept() -> UnsafeMutableRawPointer? {
    #if canImport(Glibc)
      guard takesHugePages.load(ordering: .relaxed), let probe = malloc(1), let end = sbrk(0) else {
        return nil
      }
      defer { free(probe) }
      // Glibc gives each thread a heap at a multiple of the heap's size. The main heap is below the program break.
      guard probe > end else { return nil }
      let (heap, page): (UInt, Int) = (64 << 20, 2 << 20)
      let start = UnsafeMutableRawPointer(bitPattern: UInt(bitPattern: probe) / heap * heap)
      guard madvise(start, Int(heap), Int32(MADV_HUGEPAGE)) == 0 else { return nil }
      // The first page is already a small one, so it is allocated and not written to.
      return malloc(page)
    #else
      return nil
    #endif
  }

  static var currentDirectory: String {
    // A deleted current folder has no path. The shell's `PWD` still makes a clear message.
    guard let path = getcwd(nil, 0) else { return variable("PWD") ?? "/" }
    defer { free(path) }
    return String(cString: path)
  }

  static func variable(_ name: String) -> String? {
    guard let value = getenv(name) else { return nil }
    return String(cString: value)
  }

  /// The number of processors that this process may use.
  static var processorCount: Int {
    let online = Int(sysconf(Int32(_SC_NPROCESSORS_ONLN)))
    #if canImport(Darwin)
      return max(1, online)
    #else
      let limit = processorLimit { path in
        (try? contents(of: path)).map { String(decoding: $0, as: UTF8.self) }
      }
      return max(1, min(online, limit ?? online))
    #endif
  }

  /// Writes all bytes, and waits while the descriptor is full.
  ///
  /// - Returns: 0, or the `errno` that ended the writing early, such as for a closed pipe.
  @discardableResult
  private static func write(_ bytes: [UInt8], to descriptor: Int32) -> Int32 {
    bytes.withUnsafeBytes { buffer in
      guard let start = buffer.baseAddress else { return 0 }
      var sent = 0
      while sent < buffer.count {
        let count = retried { send(start + sent, buffer.count - sent, descriptor) }
        if count > 0 {
          sent += count
        } else if count < 0, errno == EAGAIN {
          // A client may pass a pipe that doesn't block. It accepts more bytes once the client has read some.
          wait(for: descriptor, events: POLLOUT)
        } else {
          return count < 0 ? errno : EIO
        }
      }
      return 0
    }
  }

  /// Waits until another attempt may succeed.
  ///
  /// If `poll` does not work, as with terminals on macOS, the thread sleeps for a moment.
  static func wait(for descriptor: Int32, events: Int32) {
    var waiting = pollfd(fd: descriptor, events: Int16(events), revents: 0)
    let count = poll(&waiting, 1, -1)
    if count < 0 ? errno != EINTR : waiting.revents & Int16(POLLNVAL | POLLERR) != 0 { usleep(10_000) }
  }

  static func send(_ start: UnsafeRawPointer, _ count: Int, _ descriptor: Int32) -> Int {
    #if canImport(Darwin)
      // Darwin refuses to write 2 GB at once.
      return Darwin.write(descriptor, start, min(count, 1 << 30))
    #elseif canImport(Musl)
      return Musl.write(descriptor, start, count)
    #else
      return Glibc.write(descriptor, start, count)
    #endif
  }

  /// Repeats a call that a signal interrupted before it did anything.
  static func retried<Result: SignedInteger>(_ call: () -> Result) -> Result {
    while true {
      let result = call()
      if result != -1 || errno != EINTR { return result }
    }
  }

  static func kind(of mode: mode_t) -> FolderEntry.Kind {
    switch mode & mode_t(S_IFMT) {
    case mode_t(S_IFREG): .file
    case mode_t(S_IFDIR): .folder
    case mode_t(S_IFLNK): .link
    default: .other
    }
  }

  private static func isDots(_ name: UnsafeRawBufferPointer) -> Bool {
    name.count <= 2 && name.allSatisfy { $0 == UInt8(ascii: ".") }
  }

  /// Throws for a path with a zero byte, at which C would end the path and open another file.
  static func refuseZeroByte(in path: String) throws(FileError) {
    if path.withCString(strlen) != path.utf8.count {
      throw FileError(path: path, reason: "the path contains a zero byte")
    }
  }

  static func failure(_ path: String, _ code: Int32) -> FileError {
    switch code {
    case ENOENT where path.unicodeScalars.contains("\u{FFFD}"):
      return FileError(path: path, reason: "no such file, or its name is not UTF-8")
    case ENXIO: return FileError(path: path, reason: "not a regular file")
    default: break
    }
    guard let text = strerror(code) else { return FileError(path: path, reason: "error \(code)") }
    let reason = String(cString: text)
    return FileError(
      path: path, reason: reason.prefix(1).lowercased() + reason.dropFirst(),
      isMissing: code == ENOENT || code == ENOTDIR)
  }
}
