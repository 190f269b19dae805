import Server
import World

/// Runs the program as the arguments behind its name ask, and gives its exit code.
package func run(_ arguments: [String], in environment: Environment) -> Int32 {
  let code = onLargeStack { answer(arguments, in: environment) }
  guard let reason = environment.outputFault() else { return code }
  // Half a report must not pass for a whole one.
  complain("can't write to standard output: \(reason)", in: environment)
  return 2
}

private func answer(_ arguments: [String], in environment: Environment) -> Int32 {
  do {
    let invocation = try invocation(arguments)
    if !invocation.isServer { environment.keepFreedMemory() }
    switch invocation {
    case .help:
      environment.writeOutput(Array(helpText.utf8))
      return 0
    case .version:
      environment.writeOutput(Array("ibls \(iblsVersion)\n".utf8))
      return 0
    case .check(let options):
      return check(options, in: environment)
    case .index(let paths):
      return index(paths, in: environment)
    case .rename(let options):
      return rename(options, in: environment)
    case .serve(let isAskedFor, let log):
      // A person who types nothing but the name wants to know what it is, not to write JSON.
      if !isAskedFor, environment.inputIsTerminal {
        environment.writeOutput(Array(helpText.utf8))
        return 0
      }
      return serve(log: log, in: environment)
    }
  } catch {
    complain(error.message, in: environment)
    return 2
  }
}

/// Says on standard error what went wrong.
func complain(_ message: String, in environment: Environment) {
  environment.writeError(Array("ibls: \(printable(message))\n".utf8))
}

/// Text from files and arguments with everything replaced that could steer a terminal.
func printable(_ text: String) -> String {
  func isHarmful(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value < 0x20 && scalar != "\t" || (0x7F...0x9F).contains(scalar.value)
      || (0x202A...0x202E).contains(scalar.value) || (0x2066...0x2069).contains(scalar.value)
      || scalar.value == 0x2028 || scalar.value == 0x2029
  }
  guard text.unicodeScalars.contains(where: isHarmful) else { return text }
  var result = String.UnicodeScalarView()
  for scalar in text.unicodeScalars { result.append(isHarmful(scalar) ? "\u{FFFD}" : scalar) }
  return String(result)
}

/// Keeps what the end of the process frees anyway: giving back a large workspace piece by piece takes a tenth of
/// the time of a whole check.
func leaveToSystem<Value: Sendable>(_ value: Value) { _ = Unmanaged.passRetained(Kept(value)) }

private final class Kept<Value: Sendable>: Sendable {
  let value: Value

  init(_ value: Value) { self.value = value }
}
