#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

extension System {
  /// From now on, an interruption clears the line of the terminal before it ends the process.
  static func clearLineWhenInterrupted() { signal(SIGINT, clearLineAndEnd) }
}

/// Does only what is safe wherever the process is: one write, then the usual end.
private func clearLineAndEnd(_ number: Int32) {
  let clearing: StaticString = "\r\u{1B}[K"
  _ = write(STDERR_FILENO, clearing.utf8Start, clearing.utf8CodeUnitCount)
  signal(number, SIG_DFL)
  raise(number)
}
