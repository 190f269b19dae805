import Text

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The fuzzed functions, by their values of `FUZZ_TARGET`. A target traps where a law does not hold.
private let targets: [String: @Sendable ([UInt8]) -> Void] = [
  "swift": fuzzSwift, "objective-c": fuzzObjectiveC, "interface": fuzzInterface, "edits": fuzzEdits,
  "projects": fuzzProjects, "settings": fuzzSettings, "ignore": fuzzIgnoreRules, "messages": fuzzMessages,
  "features": fuzzFeatures, "pictures": fuzzPictures,
]

private let target: @Sendable ([UInt8]) -> Void = {
  guard let name = getenv("FUZZ_TARGET"), let target = targets[String(cString: name)] else {
    print("FUZZ_TARGET is one of \(targets.keys.sorted().joined(separator: ", "))")
    exit(2)
  }
  return target
}()

/// Hands over to libFuzzer, whose own `main` gives way to that of a Swift program.
@main
struct Fuzz {
  static func main() {
    var count = CommandLine.argc
    var arguments: Arguments? = CommandLine.unsafeArgv
    exit(
      runDriver(&count, &arguments) { start, count in
        target(Array(UnsafeBufferPointer(start: start, count: count)))
        return 0
      })
  }
}

private typealias Arguments = UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>

@_silgen_name("LLVMFuzzerRunDriver")
private func runDriver(
  _ count: UnsafeMutablePointer<CInt>, _ arguments: UnsafeMutablePointer<Arguments?>,
  _ test: @convention(c) (UnsafePointer<UInt8>?, Int) -> CInt
) -> CInt

/// Takes an input apart: numbers from its start, then what is left.
struct Choices {
  private(set) var rest: ArraySlice<UInt8>

  init(_ bytes: [UInt8]) { rest = bytes[...] }

  var isEmpty: Bool { rest.isEmpty }

  /// A number from 0 to below the bound, of two bytes.
  mutating func next(_ bound: Int) -> Int {
    let number = Int(rest.popFirst() ?? 0) << 8 | Int(rest.popFirst() ?? 0)
    return number % max(1, bound)
  }

  /// The next bytes; fewer where the input ends.
  mutating func take(_ count: Int) -> [UInt8] {
    defer { rest = rest.dropFirst(count) }
    return Array(rest.prefix(count))
  }
}
