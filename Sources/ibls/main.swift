import Terminal
import World

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

// The process frees no memory, since the system reclaims it at the end anyway.
exit(run(Array(CommandLine.arguments.dropFirst()), in: .live))
