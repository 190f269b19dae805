import World

/// `completions`: prints what a shell needs to complete the command line.
struct PrintCompletions: Mode {
  static let command = "completions"
  static let synopsis = ["ibls completions \(supportedShells.map(\.name).joined(separator: "|"))"]
  static let summary = "print the completions for a shell"
  static let operands = OptionDescription.Value.words(supportedShells.map(\.name))
  static let examples: [(call: String, meaning: String)] = [
    ("source <(ibls completions bash)", "in ~/.bashrc"),
    ("ibls completions zsh > ~/.zfunc/_ibls", "once; ~/.zfunc is in fpath"),
    ("ibls completions fish > ~/.config/fish/completions/ibls.fish", "once"),
  ]
  static let options: [CommandOption<Self>] = []

  func run(
    _ operands: [String], _ common: CommonOptions, in environment: Environment
  ) throws(UsageError) -> Int32 {
    let names = supportedShells.map(\.name)
    guard let name = operands.first, operands.count == 1 else {
      throw UsageError(message: "'completions' needs a shell: \(alternatives(names))")
    }
    guard let shell = supportedShells.first(where: { $0.name == name }) else {
      throw UsageError(message: "unknown shell '\(name)'; use \(alternatives(names))")
    }
    environment.writeOutput(Array(shell.script(common.pages()).utf8))
    return 0
  }
}
