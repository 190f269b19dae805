import Analysis

/// What a command line asks for.
enum Invocation: Equatable {
  case help
  case version
  case check(CheckOptions)
  case index(paths: [String])
  case rename(RenameOptions)
  /// The language server; without `isAskedFor` only where a program is at the other end.
  case serve(isAskedFor: Bool, log: String?)

  var isServer: Bool { if case .serve = self { true } else { false } }
}

struct CheckOptions: Equatable {
  enum Format: String, CaseIterable { case text, json, sarif, github, xcode }
  enum FailOn: String, CaseIterable { case error, warning, never }

  /// As given; empty for the current folder.
  var paths: [String] = []
  var format = Format.text
  var failOn = FailOn.error
  /// Shows information and hints in the formats that leave them out otherwise.
  var showsAll = false
  /// A file of findings that are known and left out.
  var baseline: String?
  /// The file that is to hold what is found.
  var newBaseline: String?
}

/// The call was wrong; says how and what would be right.
struct UsageError: Error, Equatable {
  var message: String
}

/// Reads the arguments behind the program's name.
func invocation(_ arguments: [String]) throws(UsageError) -> Invocation {
  var mode: String?
  var options = CheckOptions()
  var usedOptions: [String] = []
  var renameOptions: [String] = []
  var log: String?
  var rest = arguments[...]
  var takesOptions = true

  func value(of option: String, _ inline: Substring?) throws(UsageError) -> String {
    if let inline { return String(inline) }
    guard let next = rest.popFirst() else {
      throw UsageError(message: "the option '\(option)' wants a value")
    }
    return next
  }

  while let argument = rest.popFirst() {
    guard takesOptions, argument.hasPrefix("-"), argument != "-" else {
      options.paths.append(argument)
      continue
    }
    if argument == "--" {
      takesOptions = false
      continue
    }
    let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let name = String(parts[0])
    let inline = parts.count > 1 ? parts[1] : nil
    switch name {
    case "--help", "-h", "--version", "--check", "--index", "--rename", "--stdio":
      guard inline == nil else { throw UsageError(message: "the option '\(name)' takes no value") }
      let asked = name == "-h" ? "--help" : name
      if let mode, mode != asked {
        throw UsageError(message: "'\(mode)' and '\(asked)' can't be asked for at once")
      }
      mode = asked
    case "--format":
      usedOptions.append(name)
      options.format = try choice(CheckOptions.Format.self, name, value(of: name, inline))
    case "--fail-on":
      usedOptions.append(name)
      options.failOn = try choice(CheckOptions.FailOn.self, name, value(of: name, inline))
    case "--all":
      guard inline == nil else { throw UsageError(message: "the option '\(name)' takes no value") }
      usedOptions.append(name)
      options.showsAll = true
    case "--baseline", "--write-baseline":
      usedOptions.append(name)
      let file = try value(of: name, inline)
      if file.isEmpty { throw UsageError(message: "the option '\(name)' wants a file") }
      if name == "--baseline" { options.baseline = file } else { options.newBaseline = file }
    case "--write", "--include-unconfirmed":
      guard inline == nil else { throw UsageError(message: "the option '\(name)' takes no value") }
      renameOptions.append(name)
    case "--log":
      log = try value(of: name, inline)
      if log?.isEmpty == true { throw UsageError(message: "the option '--log' wants a file") }
    default:
      throw UsageError(message: "unknown option '\(name)'; 'ibls --help' lists them")
    }
  }

  if mode != "--check", mode != "--help", let first = usedOptions.first {
    throw UsageError(message: "'\(first)' goes with '--check'")
  }
  if mode != "--rename", mode != "--help", let first = renameOptions.first {
    throw UsageError(message: "'\(first)' goes with '--rename'")
  }
  if log != nil, mode != nil, mode != "--stdio", mode != "--help" {
    throw UsageError(message: "'--log' goes with '--stdio'")
  }
  if mode == "--check" || mode == "--index", options.paths.contains("") {
    throw UsageError(message: "a folder has an empty name")
  }
  switch mode {
  case "--help": return .help
  case "--version": return .version
  case "--check": return .check(options)
  case "--index": return .index(paths: options.paths)
  case "--rename":
    guard (2...3).contains(options.paths.count) else {
      throw UsageError(message: "'--rename' wants a symbol, a new name and at most one folder")
    }
    return .rename(
      RenameOptions(
        symbol: options.paths[0], newName: options.paths[1],
        path: options.paths.count > 2 ? options.paths[2] : "", writes: renameOptions.contains("--write"),
        includesUnconfirmed: renameOptions.contains("--include-unconfirmed")))
  default:
    if let path = options.paths.first {
      throw UsageError(message: "'\(path)' without a mode; to check a workspace: ibls --check \(path)")
    }
    return .serve(isAskedFor: mode != nil, log: log)
  }
}

private func choice<Choice: RawRepresentable & CaseIterable>(
  _: Choice.Type, _ option: String, _ value: String
) throws(UsageError) -> Choice where Choice.RawValue == String {
  if let choice = Choice(rawValue: value) { return choice }
  let names = Choice.allCases.map(\.rawValue)
  let list = names.dropLast().joined(separator: ", ") + " or " + (names.last ?? "")
  throw UsageError(message: "'\(option)' is \(list), not '\(value)'")
}

let helpText = """
  ibls checks what storyboards and xibs connect against the Swift code they connect to.

  ibls --check [PATH...]   print what is broken in the workspaces at these folders
                           (default: the current folder)
    --format FORMAT        text (default), json, sarif, github or xcode
    --fail-on SEVERITY     exit with 1 from this severity on: error (default), warning or never
    --all                  show information and hints as well
    --write-baseline FILE  write what is found to a file, for --baseline
    --baseline FILE        leave out what that file holds
  ibls --rename SYMBOL NEW_NAME [PATH]
                           rename an outlet, an action, a class or an inspectable property in code
                           and documents; SYMBOL is Type, Type.member, Type.selector: or
                           file:line:column; prints a diff for 'patch -p1' and 'git apply'
    --write                write the files, all or none
    --include-unconfirmed  take in what may mean something else and is only listed otherwise
  ibls --index [PATH...]   print what the index knows, one JSON object a line a file
  ibls, ibls --stdio       serve an editor: the Language Server Protocol on standard streams
    --log FILE             append every message to a file
  ibls --help, --version

  Exit codes: 0 nothing found at or above the threshold; 1 something found;
  2 the call was wrong or something named could not be read.
  NO_COLOR in the environment turns colours off.

  """
