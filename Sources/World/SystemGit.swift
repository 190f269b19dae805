#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  // `environ` is a variable there, which nothing here changes.
  @preconcurrency import Musl
#elseif canImport(Glibc)
  import Glibc
#endif

extension System {
  /// Runs git without a terminal and without what a repository's settings would have it run besides.
  static func git(_ arguments: [String], in folder: String) throws(FileError) -> [UInt8] {
    // Whoever made a repository may have set all of these.
    var settings = ["-C", folder, "--no-pager", "--no-optional-locks"]
    let values = ["core.fsmonitor=false", "core.quotePath=false", "core.hooksPath=/dev/null"]
    // An object that is not there would be fetched, by a program that the repository names.
    let protocols = ["ssh", "git", "file", "http", "https", "ext"].map { "protocol.\($0).allow=never" }
    for value in values + protocols + ["protocol.allow=never"] { settings += ["-c", value] }
    let run = try run("git", settings + arguments)
    guard run.code == 0 else {
      throw FileError(
        path: "git",
        reason: gitComplaint(String(decoding: run.error, as: UTF8.self))
          ?? "git failed with exit code \(run.code)")
    }
    return run.output
  }

  private static func run(
    _ program: String, _ arguments: [String]
  ) throws(FileError) -> (code: Int32, output: [UInt8], error: [UInt8]) {
    func failed(_ code: Int32) -> FileError {
      FileError(
        path: program,
        reason: code == ENOENT ? "not installed, or not in PATH" : String(cString: strerror(code)))
    }
    var output: [Int32] = [-1, -1]
    var error: [Int32] = [-1, -1]
    guard pipe(&output) == 0 else { throw failed(errno) }
    guard pipe(&error) == 0 else {
      let code = errno
      output.forEach { close($0) }
      throw failed(code)
    }
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
    #else
      var actions = posix_spawn_file_actions_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_adddup2(&actions, output[1], 1)
    posix_spawn_file_actions_adddup2(&actions, error[1], 2)
    for descriptor in output + error { posix_spawn_file_actions_addclose(&actions, descriptor) }

    var words: [UnsafeMutablePointer<CChar>?] = ([program] + arguments).map { strdup($0) } + [nil]
    defer { words.forEach { free($0) } }
    var process = pid_t()
    #if canImport(Darwin)
      let variables = _NSGetEnviron().pointee
    #else
      let variables = environ
    #endif
    let spawned = posix_spawnp(&process, program, &actions, nil, &words, variables)
    close(output[1])
    close(error[1])
    defer {
      close(output[0])
      close(error[0])
    }
    guard spawned == 0 else { throw failed(spawned) }
    let (written, complained) = drained(output[0], error[0])
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0, errno == EINTR {}
    // The code is in the second byte, unless a signal ended the process.
    return (status & 0x7F == 0 ? status >> 8 & 0xFF : 128, written, complained)
  }

  /// Reads two pipes at once, so that neither fills up while the other is waited for.
  private static func drained(_ one: Int32, _ other: Int32) -> ([UInt8], [UInt8]) {
    var results: [[UInt8]] = [[], []]
    var open = [
      pollfd(fd: one, events: Int16(POLLIN), revents: 0),
      pollfd(fd: other, events: Int16(POLLIN), revents: 0),
    ]
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while open.contains(where: { $0.fd >= 0 }) {
      guard poll(&open, nfds_t(open.count), -1) >= 0 || errno == EINTR else { break }
      for index in open.indices where open[index].fd >= 0 && open[index].revents != 0 {
        let count = read(open[index].fd, &buffer, buffer.count)
        if count > 0 {
          results[index] += buffer[..<count]
        } else if count == 0 || errno != EINTR {
          open[index].fd = -1
        }
      }
    }
    return (results[0], results[1])
  }
}

/// What git's words on standard error come to, in a line; nil where there are none.
package func gitComplaint(_ words: String) -> String? {
  // `git diff` warns, and explains an option that `ibls` does not have.
  if words.lowercased().contains("not a git repository") { return "the folder is not in a repository" }
  let first = words.split(separator: "\n").first.map(String.init)
  return first.map { $0.hasPrefix("fatal: ") ? String($0.dropFirst(7)) : $0 }
}
