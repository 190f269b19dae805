/// What a command line asks for.
enum Invocation {
  case help
  case version
  case mode(any Mode, operands: [String])
  /// Options at most; the mode is the one that needs no flag.
  case noMode(any Mode)
}

/// Reads the arguments behind the program's name.
///
/// - Parameters:
///   - modes: The options of those that a flag chooses have different names.
///   - implied: The mode without a flag, whose options need none either.
func invocation(
  _ arguments: [String], among modes: [any Mode.Type], implied: any Mode.Type
) throws(UsageError) -> Invocation {
  var chosen: String?
  var operands: [String] = []
  // What the options have set, beside the first option of each mode that was used.
  var settings = modes.map { (mode: $0.init() as any Mode, firstOption: nil as String?) }
  var rest = arguments[...]
  var takesOptions = true
  // Anywhere else a word is an operand, so that a folder may have any name.
  if let word = arguments.first, !word.hasPrefix("-"), modes.contains(where: { $0.argument == word }) {
    chosen = rest.popFirst()
  }

  while let argument = rest.popFirst() {
    guard takesOptions, argument.hasPrefix("-"), argument != "-" else {
      operands.append(argument)
      continue
    }
    if argument == "--" {
      takesOptions = false
      continue
    }
    let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let name = String(parts[0])
    let inline = parts.count > 1 ? String(parts[1]) : nil
    if ["--help", "-h", "--version"].contains(name) || modes.contains(where: { $0.argument == name }) {
      guard inline == nil else { throw UsageError(message: "the option '\(name)' takes no value") }
      let asked = name == "-h" ? "--help" : name
      if let chosen, chosen != asked {
        throw UsageError(message: "'\(chosen)' and '\(asked)' can't be combined")
      }
      chosen = asked
      continue
    }
    let own = modes.firstIndex { $0.argument == chosen && hasOption(name, $0) }
    guard let index = own ?? modes.firstIndex(where: { hasOption(name, $0) }) else {
      throw UsageError(message: "unknown option '\(name)'; 'ibls --help' lists them")
    }
    try setOption(name, inline, &rest, of: &settings[index].mode)
    settings[index].firstOption = settings[index].firstOption ?? name
  }

  let active = chosen ?? implied.argument
  if active != "--help" {
    for (mode, setting) in zip(modes, settings) where mode.argument != active {
      guard let option = setting.firstOption else { continue }
      throw UsageError(message: "'\(option)' is an option of '\(mode.argument)'")
    }
  }
  if chosen == "--help" { return .help }
  guard let index = modes.firstIndex(where: { $0.argument == active }) else { return .version }
  if active == implied.argument, let operand = operands.first {
    throw UsageError(message: "'\(operand)' without a mode; to check a workspace: ibls --check \(operand)")
  }
  let mode = settings[index].mode
  return chosen == nil ? .noMode(mode) : .mode(mode, operands: operands)
}

private func hasOption<M: Mode>(_ name: String, _: M.Type) -> Bool {
  M.options.contains { $0.name == name }
}

/// Sets an option of a mode; takes its value from the arguments that follow where it has no inline one.
private func setOption<M: Mode>(
  _ name: String, _ inline: String?, _ rest: inout ArraySlice<String>, of mode: inout M
) throws(UsageError) {
  guard let option = M.options.first(where: { $0.name == name }) else { return }
  guard option.valueName != nil else {
    guard inline == nil else { throw UsageError(message: "the option '\(name)' takes no value") }
    return try option.set(&mode, "")
  }
  guard let value = inline ?? rest.popFirst() else {
    throw UsageError(message: "the option '\(name)' needs a value")
  }
  try option.set(&mode, value)
}
