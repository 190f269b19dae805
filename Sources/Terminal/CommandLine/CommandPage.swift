/// The facts about a command in the help, the completions and the man page.
struct CommandPage: Sendable {
  var command: String
  /// A flag that also chooses the command; nil for none.
  var flag: String?
  var synopsis: [String]
  var summary: String
  var details: [String]
  /// The kind of the arguments that are not options.
  var operands: OptionDescription.Value
  var examples: [(call: String, meaning: String)]
  /// The options of the command itself.
  var options: [OptionDescription]
  /// Whether the exit code shows that something was found.
  var findsSomething: Bool

  init<M: Mode>(_: M.Type) {
    command = M.command
    flag = M.flag
    synopsis = M.synopsis
    summary = M.summary
    details = M.details
    operands = M.operands
    examples = M.examples
    options = M.options.map(\.description)
    findsSomething = M.findsSomething
  }

  /// Makes the page of a command with only the options that all commands take.
  init(_ command: String, _ synopsis: String, _ summary: String) {
    self.command = command
    self.synopsis = [synopsis]
    self.summary = summary
    details = []
    operands = .none
    examples = []
    options = []
    findsSomething = false
  }

  /// The command's options, followed by those of all commands.
  var allOptions: [OptionDescription] { options + Self.commonOptions }

  static let commonOptions = CommonOptions.options.map(\.description) + CommonOptions.answers
}
