import World

/// The settings of the options that every command takes.
struct CommonOptions: Sendable {
  enum Color: Sendable { case automatic, always, never }

  var color = Color.automatic
  /// Leaves out counts and notes.
  var isQuiet = false
  /// The pages of all commands.
  var pages: @Sendable () -> [CommandPage] = { [] }
  /// Says which settings are in use.
  var isVerbose = false

  static let options: [CommandOption<Self>] = [
    .choice(
      "--color", "WHEN", "color the output: ",
      of: [("auto", .automatic), ("always", .always), ("never", .never)], \.color),
    .flag("--quiet", short: "-q", "leave out counts and notes", \.isQuiet),
    .flag("--verbose", "say which settings are in use", \.isVerbose),
  ]

  /// Options that answer at once, whatever else is there.
  static let answers: [OptionDescription] = [
    OptionDescription(name: "--help", short: "-h", summary: "print this help"),
    OptionDescription(name: "--version", short: "-V", summary: "print the version"),
  ]

  /// Whether a stream gets colors: as `--color` says, else the variables of no-color.org and force-color.org, else
  /// where a terminal shows it that is not dumb.
  func isColored(_ isTerminal: Bool, in environment: Environment) -> Bool {
    switch color {
    case .always: true
    case .never: false
    case .automatic:
      !environment.isSet("NO_COLOR")
        && (isTerminal && !environment.terminalIsDumb || environment.isSet("FORCE_COLOR"))
    }
  }
}

extension Environment {
  /// A variable that is set to nothing counts as absent, as no-color.org has it.
  fileprivate func isSet(_ name: String) -> Bool { variable(name).map { !$0.isEmpty } ?? false }
}
