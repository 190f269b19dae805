import World

/// A command of the program; its value holds what the options on the command line set.
protocol Mode: Sendable {
  /// The word that chooses the command, such as `check`.
  static var command: String { get }
  /// A flag that chooses it as well; nil for none.
  static var flag: String? { get }
  /// How the command is called, a line each.
  static var synopsis: [String] { get }
  /// The purpose of the command, in one line.
  static var summary: String { get }
  /// The details that the command's own help adds, in lines.
  static var details: [String] { get }
  /// The kind of the arguments that are not options.
  static var operands: OptionDescription.Value { get }
  /// Calls that the help shows, each with what it does.
  static var examples: [(call: String, meaning: String)] { get }
  static var options: [CommandOption<Self>] { get }
  /// Whether the exit code says that something was found.
  static var findsSomething: Bool { get }

  /// All options as they are by default.
  init()

  /// Whether the command waits for what comes, rather than do one thing and end.
  var staysRunning: Bool { get }

  /// Does what the command is for, and gives the exit code.
  ///
  /// - Parameter operands: The arguments that are not options.
  /// - Throws: Before anything is done, if there are too few operands, too many or wrong ones.
  func run(
    _ operands: [String], _ common: CommonOptions, in environment: Environment
  ) throws(UsageError) -> Int32
}

extension Mode {
  static var flag: String? { nil }
  static var details: [String] { [] }
  static var operands: OptionDescription.Value { .file }
  static var examples: [(call: String, meaning: String)] { [] }
  static var findsSomething: Bool { false }
  var staysRunning: Bool { false }
}
