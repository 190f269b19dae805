#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  // In Musl, `environ` is a variable, which nothing here changes.
  @preconcurrency import Musl
#elseif canImport(Glibc)
  import Glibc
#endif

extension System {
  /// Runs git without a terminal, a network, and the environment variables that lead it to other repositories.
  static func git(_ arguments: [String], _ input: [UInt8]) throws(FileError) -> [UInt8] {
    let most = arguments.contains("ls-tree") ? mostOfListing : mostOfFiles
    let run = try run("git", ["--no-pager"] + arguments, input, atMost: most)
    guard run.code == 0 else {
      throw FileError(
        path: "git",
        reason: gitComplaint(String(decoding: run.error, as: UTF8.self))
          ?? "git failed with exit code \(run.code)")
    }
    return run.output
  }

  /// Runs a program that the user has named, with bytes on its standard input, and returns its standard output.
  ///
  /// - Parameter call: The path or name of the program, and its arguments.
  static func convert(_ call: [String], _ input: [UInt8]) throws(FileError) -> [UInt8] {
    guard let program = call.first else { throw FileError(path: "", reason: "no program is named") }
    let run = try run(program, Array(call.dropFirst()), input, atMost: mostOfListing)
    guard run.code == 0 else {
      let words = String(decoding: run.error.prefix(500), as: UTF8.self).split(separator: "\n").first
      throw FileError(
        path: program, reason: words.map(String.init) ?? "it failed with exit code \(run.code)")
    }
    return run.output
  }

  /// The path of a program in the folders of `PATH`.
  ///
  /// Relative folders are skipped: they would be in the repository, which may contain a program of that name.
  private static func path(of program: String) throws(FileError) -> String {
    if program.utf8.first == UInt8(ascii: "/") { return program }
    let folders = getenv("PATH").map { String(cString: $0) } ?? "/usr/bin:/bin"
    for folder in folders.split(separator: ":") where folder.utf8.first == UInt8(ascii: "/") {
      let path = folder + "/" + program
      if access(path, X_OK) == 0 { return path }
    }
    throw FileError(path: program, reason: "not installed, or not in PATH")
  }

  /// The environment variables for git: those of the user, without git's own.
  private static let variables: [String] = {
    #if canImport(Darwin)
      let all: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? = _NSGetEnviron().pointee
    #else
      let all: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? = environ
    #endif
    var result = [
      // git would fetch missing objects, with programs that settings name. Before git 2.45, the only way to prevent that is to
      // allow no protocol.
      "GIT_NO_LAZY_FETCH=1", "GIT_ALLOW_PROTOCOL=none", "GIT_TERMINAL_PROMPT=0", "GIT_OPTIONAL_LOCKS=0",
    ]
    var index = 0
    while let variable = all?[index] {
      if strncmp(variable, "GIT_", 4) != 0 { result.append(String(cString: variable)) }
      index += 1
    }
    return result
  }()

  /// The milliseconds without input and output after which git counts as stuck: reading a pipe in place of a file of the
  /// repository never ends.
  private static let patience: Int32 = 30_000

  /// The maximum numbers of bytes that are read of a list of files, and of files.
  ///
  /// The first one is about two million files, since a few trees that contain one another many times can represent any number.
  /// The second one is the limit for a file on the disk.
  private static let (mostOfListing, mostOfFiles) = (256 << 20, 2 << 30)

  private static func run(
    _ name: String, _ arguments: [String], _ input: [UInt8], atMost most: Int
  ) throws(FileError) -> (code: Int32, output: [UInt8], error: [UInt8]) {
    let program = try path(of: name)
    func failed(_ code: Int32) -> FileError {
      FileError(path: name, reason: String(cString: strerror(code)))
    }
    // There are three pipes: input, output and errors. Each has an end to read from and an end to write to.
    var pipes: [[Int32]] = []
    for _ in 0..<3 {
      var ends: [Int32] = [-1, -1]
      guard pipe(&ends) == 0 else {
        let code = errno
        pipes.joined().forEach { close($0) }
        throw failed(code)
      }
      pipes.append(ends)
    }
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
    #else
      var actions = posix_spawn_file_actions_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, pipes[0][0], 0)
    posix_spawn_file_actions_adddup2(&actions, pipes[1][1], 1)
    posix_spawn_file_actions_adddup2(&actions, pipes[2][1], 2)
    for descriptor in pipes.joined() where descriptor > 2 {
      posix_spawn_file_actions_addclose(&actions, descriptor)
    }

    func pointers(_ texts: [String]) -> [UnsafeMutablePointer<CChar>?] { texts.map { strdup($0) } + [nil] }
    var words = pointers([program] + arguments)
    var settings = pointers(variables)
    defer { (words + settings).forEach { free($0) } }
    var process = pid_t()
    let spawned = posix_spawn(&process, program, &actions, nil, &words, &settings)
    for descriptor in [pipes[0][0], pipes[1][1], pipes[2][1]] { close(descriptor) }
    guard spawned == 0 else {
      for descriptor in [pipes[0][1], pipes[1][0], pipes[2][0]] { close(descriptor) }
      throw failed(spawned)
    }
    let exchanged = Result { () throws(FileError) in
      try exchange(input, to: pipes[0][1], from: (pipes[1][0], pipes[2][0]), with: name, atMost: most)
    }
    if case .failure = exchanged { kill(process, SIGKILL) }
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0, errno == EINTR {}
    let (written, complained) = try exchanged.get()
    // The exit code is in the second byte, unless a signal ended the process.
    return (status & 0x7F == 0 ? status >> 8 & 0xFF : 128, written, complained)
  }

  /// Writes to one pipe while it reads from two others, so that none fills up meanwhile, and closes all of them.
  ///
  /// - Throws: An error if nothing happens for too long, or if a pipe delivers too many bytes.
  private static func exchange(
    _ input: [UInt8], to writing: Int32, from reading: (Int32, Int32), with name: String,
    atMost most: Int
  ) throws(FileError) -> ([UInt8], [UInt8]) {
    func ended(_ reason: String) -> FileError {
      FileError(path: name, reason: "\(name) \(reason), and was ended")
    }
    _ = fcntl(writing, F_SETFL, fcntl(writing, F_GETFL) | O_NONBLOCK)
    var results: [[UInt8]] = [[], []]
    var rest = input[...]
    var open = [
      pollfd(fd: reading.0, events: Int16(POLLIN), revents: 0),
      pollfd(fd: reading.1, events: Int16(POLLIN), revents: 0),
      pollfd(fd: writing, events: Int16(POLLOUT), revents: 0),
    ]
    defer { for place in open where place.fd >= 0 { close(place.fd) } }
    func end(_ index: Int) {
      close(open[index].fd)
      open[index].fd = -1
    }
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while open[0].fd >= 0 || open[1].fd >= 0 {
      if rest.isEmpty, open[2].fd >= 0 { end(2) }
      let ready = poll(&open, nfds_t(open.count), patience)
      if ready == 0 { throw ended("did not answer for \(patience / 1000) seconds") }
      guard ready > 0 || errno == EINTR else { break }
      if ready < 0 { continue }
      for index in 0..<2 where open[index].fd >= 0 && open[index].revents != 0 {
        let count = read(open[index].fd, &buffer, buffer.count)
        if count > 0 {
          results[index] += buffer[..<count]
          if results[index].count > most { throw ended("gave more than \(most >> 20) MB") }
        } else if count == 0 || errno != EINTR {
          end(index)
        }
      }
      if open[2].fd >= 0, open[2].revents != 0 {
        let count = rest.withUnsafeBytes { $0.baseAddress.map { send($0, rest.count, open[2].fd) } ?? 0 }
        // git has ended early, and its output contains the reason.
        if count > 0 { rest = rest.dropFirst(count) } else if errno != EINTR, errno != EAGAIN { rest = [] }
      }
    }
    return (results[0], results[1])
  }
}

/// A line that sums up git's output on standard error; nil if there is none.
package func gitComplaint(_ words: String) -> String? {
  // `git diff` also prints a warning, and explains an option that `ibls` does not have.
  if words.lowercased().contains("not a git repository") { return "the folder is not in a repository" }
  let first = words.split(separator: "\n").first.map(String.init)
  return first.map { $0.hasPrefix("fatal: ") ? String($0.dropFirst(7)) : $0 }
}
