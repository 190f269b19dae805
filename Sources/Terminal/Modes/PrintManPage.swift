import World

/// `man`: prints the man page.
struct PrintManPage: Mode {
  static let command = "man"
  static let synopsis = ["ibls man"]
  static let summary = "print the man page"
  static let operands = OptionDescription.Value.none
  static let examples: [(call: String, meaning: String)] = [
    ("ibls man > ibls.1 && man -l ibls.1", "read it; a folder 'man1' in MANPATH makes it 'man ibls'")
  ]
  static let options: [CommandOption<Self>] = []

  func run(
    _ operands: [String], _ common: CommonOptions, in environment: Environment
  ) throws(UsageError) -> Int32 {
    if let operand = operands.first {
      throw UsageError(message: "'man' takes no arguments, but there is '\(operand)'")
    }
    environment.console.writeOutput(Array(manPage(common.pages(), version: iblsVersion).utf8))
    return 0
  }
}
