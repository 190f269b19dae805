extension Environment {
  /// Real files, clock and streams. Asking for it also keeps closed pipes from ending the program.
  package static var live: Environment {
    System.ignoreClosedPipes()
    var result = Environment()
    result.currentDirectory = System.currentDirectory
    result.variable = System.variable
    result.processorCount = System.processorCount
    result.now = { ContinuousClock().now }
    result.list = System.entries
    result.status = System.status
    result.resolve = System.resolved
    result.read = System.contents
    result.readInput = System.standardInput
    result.append = System.append
    result.writing = System.writing
    result.interruptions = System.interruptions
    result.keepFreedMemory = System.keepFreedMemory
    result.isRunning = System.isRunning
    result.git = System.git
    result.convert = System.convert
    result.after = System.after
    result.writeOutput = System.standardOutput
    result.outputFault = System.outputFault
    result.writeError = System.standardError
    result.inputIsTerminal = System.inputIsTerminal
    result.outputIsTerminal = System.outputIsTerminal
    result.errorIsTerminal = System.errorIsTerminal
    result.clearLineWhenInterrupted = System.clearLineWhenInterrupted
    result.readerHasLeft = System.readerHasLeft
    return result
  }
}
