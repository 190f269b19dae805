#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

extension System {
  /// Makes an interruption clear the terminal's line before it ends the process.
  static func clearLineWhenInterrupted() { signal(SIGINT, clearLineAndEnd) }
}

/// Clears the line and ends the process. It does only what is safe in a signal handler: one write, then the usual end.
private func clearLineAndEnd(_ number: Int32) {
  let clearing: StaticString = "\r\u{1B}[K"
  _ = write(STDERR_FILENO, clearing.utf8Start, clearing.utf8CodeUnitCount)
  signal(number, SIG_DFL)
  raise(number)
}
