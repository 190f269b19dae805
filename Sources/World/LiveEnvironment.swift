extension Environment {
  /// Real files, clock and streams. Asking for it also keeps closed pipes from ending the program.
  package static var live: Environment {
    System.ignoreClosedPipes()
    return Environment(
      currentDirectory: System.currentDirectory,
      variable: System.variable,
      processorCount: System.processorCount,
      now: { ContinuousClock().now },
      list: System.entries,
      status: System.status,
      resolve: System.resolved,
      read: System.contents,
      readInput: System.standardInput,
      append: System.append,
      writing: System.writing,
      interruptions: System.interruptions,
      keepFreedMemory: System.keepFreedMemory,
      isRunning: System.isRunning,
      git: System.git,
      convert: System.convert,
      after: System.after,
      writeOutput: System.standardOutput,
      outputFault: System.outputFault,
      writeError: System.standardError,
      inputIsTerminal: System.inputIsTerminal,
      outputIsTerminal: System.outputIsTerminal,
      errorIsTerminal: System.errorIsTerminal,
      clearLineWhenInterrupted: System.clearLineWhenInterrupted,
      readerHasLeft: System.readerHasLeft)
  }
}
