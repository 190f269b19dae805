extension Environment {
  /// The environment with real files, clock and streams. Its first use also keeps closed pipes from ending the program.
  package static var live: Environment {
    System.ignoreClosedPipes()
    var result = Environment()
    result.currentDirectory = System.currentDirectory
    result.variable = System.variable
    result.processorCount = System.processorCount
    result.keepFreedMemory = System.keepFreedMemory
    result.interruptions = System.interruptions
    result.files.list = System.entries
    result.files.status = System.status
    result.files.resolve = System.resolved
    result.files.read = System.contents
    result.files.append = System.append
    result.writing = System.writing
    result.console.readInput = System.standardInput
    result.console.writeOutput = System.standardOutput
    result.console.outputFault = System.outputFault
    result.console.writeError = System.standardError
    result.console.inputIsTerminal = System.inputIsTerminal
    result.console.outputIsTerminal = System.outputIsTerminal
    result.console.errorIsTerminal = System.errorIsTerminal
    result.console.clearLineWhenInterrupted = System.clearLineWhenInterrupted
    result.console.readerHasLeft = System.readerHasLeft
    result.clock.after = System.after
    result.programs.isRunning = System.isRunning
    result.programs.git = System.git
    result.programs.convert = System.convert
    return result
  }
}
