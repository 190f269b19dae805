import Analysis

/// The action that a command line requests.
enum Invocation: Sendable {
  /// Help about a command; nil for an overview.
  case help(command: String?)
  case version
  case mode(any Mode, operands: [String], CommonOptions)
  /// Only options, with the mode of the command that needs no word.
  case noMode(any Mode, CommonOptions)

  /// The mode that is run; nil for help and the version.
  var mode: (any Mode)? {
    switch self {
    case .help, .version: nil
    case .mode(let mode, _, _), .noMode(let mode, _): mode
    }
  }
}

/// The meaning of the arguments after the program's name.
///
/// - Parameters:
///   - modes: The modes, in which an option either always or never takes a value.
///   - implied: The mode of the command that needs no word.
///   - exists: Whether a file exists at a path.
func invocation(
  _ arguments: [String], among modes: [any Mode.Type], implied: any Mode.Type, exists: (String) -> Bool
) throws(UsageError) -> Invocation {
  let call = try Call(tokens(of: arguments, among: modes), among: modes)
  if call.asksForVersion, !call.asksForHelp { return .version }
  var settings = (call.mode ?? implied).init() as any Mode
  var common = CommonOptions()
  for (name, value) in call.options {
    if let option = CommonOptions.options.first(where: { $0.description.names.contains(name) }) {
      try set(option, of: &common, to: value)
    } else {
      try setOption(name, to: value, of: &settings, among: modes, isChosen: call.mode != nil)
    }
  }
  if call.asksForHelp {
    if let word = call.operands.first, call.mode == nil { throw unknownCommand(word, modes, exists) }
    return .help(command: call.mode?.command)
  }
  guard let mode = call.mode else {
    if let word = call.operands.first { throw unknownCommand(word, modes, exists) }
    return .noMode(settings, common)
  }
  // `ibls lsp --stdio` names the same mode twice.
  if mode == implied, let operand = call.operands.first(where: { $0 != mode.command }) {
    throw UsageError(message: "'\(mode.command)' takes no arguments, but there is '\(operand)'")
  }
  return .mode(settings, operands: call.operands, common)
}

/// The command without a mode.
let helpCommand = "help"
let versionCommand = "version"

private enum Token {
  /// A word that may be a command.
  case word(String)
  case operand(String)
  case option(String, value: String?)
}

/// The arguments split into tokens. If an option takes a value, that is inline or the next argument.
private func tokens(of arguments: [String], among modes: [any Mode.Type]) throws(UsageError) -> [Token] {
  var tokens: [Token] = []
  var rest = arguments[...]
  while let argument = rest.popFirst() {
    guard argument.hasPrefix("-"), argument != "-" else {
      tokens.append(.word(argument))
      continue
    }
    if argument == "--" {
      tokens += rest.map { .operand($0) }
      break
    }
    let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let name = String(parts[0])
    var value = parts.count > 1 ? String(parts[1]) : nil
    if modes.contains(where: { $0.flag == name }) {
      if value != nil { throw UsageError(message: "the option '\(name)' takes no value") }
    } else if let option = modes.lazy.compactMap({ description(name, $0) }).first ?? commonDescription(name) {
      if option.valueName != nil {
        guard let given = value ?? rest.popFirst() else {
          throw UsageError(message: "the option '\(name)' needs a value")
        }
        value = given
      } else if value != nil {
        throw UsageError(message: "the option '\(name)' takes no value")
      }
    }
    tokens.append(.option(name, value: value))
  }
  return tokens
}

/// The command with its options and its operands.
private struct Call {
  var mode: (any Mode.Type)?
  var asksForHelp = false
  var asksForVersion = false
  var options: [(name: String, value: String)] = []
  var operands: [String] = []

  init(_ tokens: [Token], among modes: [any Mode.Type]) throws(UsageError) {
    var chosenBy: String?
    func choose(_ mode: any Mode.Type, by word: String) throws(UsageError) {
      if let chosenBy, let chosen = self.mode, chosen != mode {
        throw UsageError(message: "'\(chosenBy)' and '\(word)' can't be combined")
      }
      self.mode = mode
      chosenBy = chosenBy ?? word
    }
    for token in tokens {
      switch token {
      case .option(let name, let value):
        if let mode = modes.first(where: { $0.flag == name }) {
          try choose(mode, by: name)
        } else if let answer = CommonOptions.answers.first(where: { $0.names.contains(name) }) {
          if answer.name == "--help" { asksForHelp = true } else { asksForVersion = true }
        } else {
          options.append((name, value ?? ""))
        }
      case .word(let word):
        // After a command, a word is an operand, so a folder may have any name.
        guard mode == nil, operands.isEmpty else {
          operands.append(word)
          continue
        }
        if word == helpCommand {
          asksForHelp = true
        } else if word == versionCommand {
          asksForVersion = true
        } else if let mode = modes.first(where: { $0.command == word }) {
          try choose(mode, by: word)
        } else {
          operands.append(word)
        }
      case .operand(let operand): operands.append(operand)
      }
    }
  }
}

private func unknownCommand(
  _ word: String, _ modes: [any Mode.Type], _ exists: (String) -> Bool
) -> UsageError {
  let commands = modes.map { $0.command } + [helpCommand, versionCommand]
  if exists(word) {
    return UsageError(message: "unknown command '\(word)'; to check it: ibls check \(word)")
  }
  if let near = nearMiss(of: word, among: commands) {
    return UsageError(message: "unknown command '\(word)'; did you mean '\(near)'?")
  }
  return UsageError(message: "unknown command '\(word)'; 'ibls help' lists the commands")
}

private func description<M: Mode>(_ name: String, _: M.Type) -> OptionDescription? {
  M.options.lazy.map(\.description).first { $0.names.contains(name) }
}

private func commonDescription(_ name: String) -> OptionDescription? {
  CommandPage.commonOptions.first { $0.names.contains(name) }
}

private func setOption<M: Mode>(
  _ name: String, to value: String, of mode: inout M, among modes: [any Mode.Type], isChosen: Bool
) throws(UsageError) {
  if let option = M.options.first(where: { $0.description.names.contains(name) }) {
    return try set(option, of: &mode, to: value)
  }
  let owners = modes.filter { description(name, $0) != nil }.map { "'\($0.command)'" }
  if !owners.isEmpty {
    let others = owners.dropLast().joined(separator: ", ")
    throw UsageError(
      message:
        "'\(name)' is an option of \(others.isEmpty ? "" : others + " and ")\(owners[owners.count - 1])")
  }
  if name == "--dry-run" {
    throw UsageError(
      message:
        "unknown option '--dry-run'; nothing is written without '--write' or '--fix', and 'check --diff' "
        + "prints what '--fix' would change")
  }
  let own = CommandPage(M.self)
  let known = isChosen ? own.allOptions.map(\.name) : modes.flatMap { CommandPage($0).allOptions.map(\.name) }
  let flags = isChosen ? [] : modes.compactMap { $0.flag }
  if let near = nearMiss(of: name, among: known + flags) {
    throw UsageError(message: "unknown option '\(name)'; did you mean '\(near)'?")
  }
  let help = isChosen ? "ibls help \(M.command)" : "ibls help"
  throw UsageError(message: "unknown option '\(name)'; '\(help)' lists the options")
}

private func set<Settings>(
  _ option: CommandOption<Settings>, of settings: inout Settings, to value: String
) throws(UsageError) {
  try option.set(&settings, value)
}
