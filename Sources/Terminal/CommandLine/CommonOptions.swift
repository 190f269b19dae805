import World

/// The settings of the options that every command takes.
struct CommonOptions: Sendable {
  enum Color: Sendable { case automatic, always, never }

  var color = Color.automatic
  /// Whether to omit counts and notes.
  var isQuiet = false
  /// The pages of all commands.
  var pages: @Sendable () -> [CommandPage] = { [] }
  /// Whether to list the settings in use.
  var isVerbose = false

  static let options: [CommandOption<Self>] = [
    .choice(
      "--color", "WHEN", "color the output: ",
      of: [("auto", .automatic), ("always", .always), ("never", .never)], \.color),
    .flag("--quiet", short: "-q", "leave out counts and notes", \.isQuiet),
    .flag("--verbose", "say which settings are in use", \.isVerbose),
  ]

  /// Options that are answered at once, whatever other arguments exist.
  static let answers: [OptionDescription] = [
    OptionDescription(name: "--help", short: "-h", summary: "print this help"),
    OptionDescription(name: "--version", short: "-V", summary: "print the version"),
  ]

  /// Whether a stream gets colors: by `--color`, else by the variables of no-color.org and force-color.org, else in a terminal
  /// that is not dumb.
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
  /// Whether a variable has a value. An empty one counts as missing, as no-color.org defines it.
  fileprivate func isSet(_ name: String) -> Bool { variable(name).map { !$0.isEmpty } ?? false }
}
