import World

/// In the order of the help text.
private let modes: [any Mode.Type] = [
  Check.self, Rename.self, Render.self, Diff.self, PrintIndex.self, Serve.self,
]

/// Runs the program as the arguments behind its name ask, and gives its exit code.
package func run(_ arguments: [String], in environment: Environment) -> Int32 {
  let code = onLargeStack { answer(arguments, in: environment) }
  guard let reason = environment.outputFault() else { return code }
  // Half a report must not pass for a whole one.
  complain("can't write to standard output: \(reason)", in: environment)
  return 2
}

private func answer(_ arguments: [String], in environment: Environment) -> Int32 {
  do throws(UsageError) {
    switch try invocation(arguments, among: modes, implied: Serve.self) {
    case .help:
      environment.writeOutput(Array(helpText(modes).utf8))
      return 0
    case .version:
      environment.writeOutput(Array("ibls \(iblsVersion)\n".utf8))
      return 0
    case .mode(let mode, let operands):
      return try mode.run(operands, in: environment)
    case .noMode(let mode):
      // At a terminal, the bare name asks for help; a client talks through a pipe.
      if environment.inputIsTerminal {
        environment.writeOutput(Array(helpText(modes).utf8))
        return 0
      }
      return try mode.run([], in: environment)
    }
  } catch {
    complain(error.message, in: environment)
    return 2
  }
}
