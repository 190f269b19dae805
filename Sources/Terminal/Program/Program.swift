import Workspace
import World

/// The modes in the order of the help text.
private let modes: [any Mode.Type] = [
  Check.self, ListRules.self, MakeSettings.self, Scenes.self, Outline.self, Find.self, Rename.self,
  EditDocument.self, Render.self, Diff.self, PrintIndex.self, Serve.self, ServeTools.self,
  PrintCompletions.self,
  PrintManPage.self,
]

/// The pages of all commands, in the order of the help text.
private let commandPages: [CommandPage] =
  modes.map { CommandPage($0) } + [
    CommandPage(helpCommand, "ibls help [COMMAND]", "explain a command, or list them"),
    CommandPage(versionCommand, "ibls version", "print the version"),
  ]

/// Runs the program with the arguments after its name, and returns its exit code.
package func run(_ arguments: [String], in environment: Environment) -> Int32 {
  let call = Result { () throws(UsageError) in
    try invocation(arguments, among: modes, implied: Serve.self) {
      (try? environment.files.status(normalized($0, from: environment.currentDirectory))) != nil
    }
  }
  // Memory has to be kept from before the first thread, whose memory would keep growing by pages.
  if let mode = try? call.get().mode, !mode.staysRunning { environment.keepFreedMemory() }
  let code = onLargeStack { answer(call, in: environment) }
  guard let reason = environment.console.outputFault() else { return code }
  // An incomplete report must not seem complete.
  complain("can't write to standard output: \(reason)", in: environment)
  return 2
}

private func answer(_ call: Result<Invocation, UsageError>, in environment: Environment) -> Int32 {
  func printed(_ text: String) -> Int32 {
    environment.console.writeOutput(Array(text.utf8))
    return 0
  }
  do throws(UsageError) {
    switch try call.get() {
    case .help(let command):
      let page = command.flatMap { command in commandPages.first { $0.command == command } }
      return printed(page.map { helpText($0) } ?? helpText(commandPages))
    case .version: return printed("ibls \(iblsVersion)\(iblsCommit.map { " (\($0))" } ?? "")\n")
    case .mode(let mode, let operands, var common):
      common.pages = { commandPages }
      return try mode.run(operands, common, in: environment)
    case .noMode(let mode, let common):
      // The bare name at a terminal prints the help; a client communicates through a pipe.
      if environment.console.inputIsTerminal { return printed(helpText(commandPages)) }
      return try mode.run([], common, in: environment)
    }
  } catch {
    complain(error.message, in: environment)
    return 2
  }
}
