import Terminal
import World

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

// Ends without giving back what the system takes anyway.
exit(run(Array(CommandLine.arguments.dropFirst()), in: .live))
