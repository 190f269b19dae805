/// All that the help, the completions and the man page say of a command.
struct CommandPage: Sendable {
  var command: String
  /// A flag that chooses the command as well.
  var flag: String?
  var synopsis: [String]
  var summary: String
  var details: [String]
  /// The kind of the arguments that are not options.
  var operands: OptionDescription.Value
  var examples: [(call: String, meaning: String)]
  /// The command's own.
  var options: [OptionDescription]
  /// Whether the exit code says that something was found.
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

  /// Makes the page of a command without special options.
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

  /// The command's own options, then those that every command takes.
  var allOptions: [OptionDescription] { options + Self.commonOptions }

  static let commonOptions = CommonOptions.options.map(\.description) + CommonOptions.answers
}
