import Terminal
import World

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

// The process frees no memory, which the system takes back at its end anyway.
exit(run(Array(CommandLine.arguments.dropFirst()), in: .live))
