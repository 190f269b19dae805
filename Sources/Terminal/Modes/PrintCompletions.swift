import Index
import Rules
import Workspace
import World

/// `completions`: prints the script with which a shell completes command lines.
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
    if operands == [symbolsWord] { return printSymbols(in: environment) }
    let names = supportedShells.map(\.name)
    guard let name = operands.first, operands.count == 1 else {
      throw UsageError(message: "'completions' needs a shell: \(alternatives(names))")
    }
    guard let shell = supportedShells.first(where: { $0.name == name }) else {
      throw UsageError(message: "unknown shell '\(name)'; use \(alternatives(names))")
    }
    environment.console.writeOutput(Array(shell.script(common.pages()).utf8))
    return 0
  }

  /// Prints the classes of the workspace and their members, from which the scripts choose.
  private func printSymbols(in environment: Environment) -> Int32 {
    let folder = environment.currentDirectory
    let root = workspace(around: folder, in: environment) ?? folder
    var reading = Reading()
    (reading.keepsTexts, reading.hasPropertyLists) = (false, false)
    guard let loaded = try? LoadedWorkspace(root: root, in: environment, reading: reading) else { return 2 }
    var names: Set<String> = []
    for index in loaded.snapshot.files.indices {
      let file = FileID(raw: Int32(index))
      guard loaded.snapshot.isOwn(file), let code = loaded.snapshot.code(file) else { continue }
      // Members without a mark can be renamed only at their own places, so they are not offered.
      let members = code.isUnmarked ? [] : code.readMembers()
      for (index, type) in code.types.enumerated() {
        names.insert(type.name)
        let own = members.indices.contains(index) ? members[index] : []
        let marked = own.filter {
          !$0.flags.isDisjoint(with: [.outlet, .action, .segueAction, .inspectable])
        }
        names.formUnion(marked.map { "\(type.name).\($0.name)" })
      }
    }
    environment.console.writeOutput(Array(names.sorted().map { printable($0) + "\n" }.joined().utf8))
    return 0
  }
}
