import World

/// A mode of the program; its value holds what the options on the command line set.
protocol Mode: Sendable {
  /// The argument that chooses the mode: a flag such as `--check`, or a word, which comes before all else.
  static var argument: String { get }
  /// How the mode is called, for the help text.
  static var synopsis: String { get }
  /// What the mode does, in lines for the help text.
  static var summary: [String] { get }
  static var options: [CommandOption<Self>] { get }

  /// All options as they are by default.
  init()

  /// Does what the mode is for, and gives the exit code.
  ///
  /// - Parameter operands: The arguments that are not options.
  /// - Throws: Before anything is done, if there are too few operands, too many or wrong ones.
  func run(_ operands: [String], in environment: Environment) throws(UsageError) -> Int32
}
