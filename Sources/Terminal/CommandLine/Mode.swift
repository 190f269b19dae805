import World

/// A command of the program, whose properties are the options on the command line.
protocol Mode: Sendable {
  /// The word that chooses the command, such as `check`.
  static var command: String { get }
  /// A flag that also chooses the command; nil for none.
  static var flag: String? { get }
  /// The forms of a call, as a line each.
  static var synopsis: [String] { get }
  /// The purpose of the command, in one line.
  static var summary: String { get }
  /// The lines of details in the command's own help.
  static var details: [String] { get }
  /// The kind of the arguments that are not options.
  static var operands: OptionDescription.Value { get }
  /// The calls in the help, each with its meaning.
  static var examples: [(call: String, meaning: String)] { get }
  static var options: [CommandOption<Self>] { get }
  /// Whether the exit code shows that something was found.
  static var findsSomething: Bool { get }

  /// Makes the command with default options.
  init()

  /// Whether the command waits for input, rather than do one thing and end.
  var staysRunning: Bool { get }

  /// Runs the command, and returns the exit code.
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
