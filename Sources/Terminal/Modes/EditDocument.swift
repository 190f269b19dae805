import Analysis
import Rules
import Workspace
import World

/// `edit`: changes a document by operations on its objects.
struct EditDocument: Mode {
  static let command = "edit"
  static let synopsis = ["ibls edit FILE OPERATIONS [OPTION]..."]
  static let summary = "change a storyboard or xib by operations on its objects"
  static let details =
    [
      "OPERATIONS is a JSON file with a list of operations, or '-' for standard input.",
      "Each names an object by its id. All are done or none, and none if the result",
      "would have a new error. The change is printed as a patch; '--write' writes it.",
      "The operations, with what they take:",
      "",
    ] + DocumentOperation.all.map { "  \($0.name): " + (["id"] + $0.members).joined(separator: ", ") }
  static let examples: [(call: String, meaning: String)] = [
    ("ibls edit Main.storyboard ops.json", "print the change as a patch"),
    ("ibls edit Main.storyboard - --write < ops.json", "write it"),
  ]
  static let options: [CommandOption<Self>] = [
    .flag("--diff", "print the change as a patch (default without '--write')", \.printsDiff),
    .flag("--write", "write the change", \.writes),
  ]

  var printsDiff = false
  var writes = false

  func run(
    _ operands: [String], _ common: CommonOptions, in environment: Environment
  ) throws(UsageError) -> Int32 {
    guard operands.count == 2 else {
      throw UsageError(message: "give a storyboard or xib and a file with operations, or '-'")
    }
    do throws(CheckFailure) {
      return try edit(operands[0], operands[1], common, in: environment)
    } catch {
      for message in error.messages { complain(message, in: environment) }
      return 2
    }
  }

  private func edit(
    _ path: String, _ source: String, _ common: CommonOptions, in environment: Environment
  ) throws(CheckFailure) -> Int32 {
    let isInput = source == "-"
    let json =
      isInput
      ? environment.console.readWholeInput()
      : try environment.files.bytes(of: normalized(source, from: environment.currentDirectory), named: source)
    let plan = try plannedEdit(
      of: path, decoded(json), named: isInput ? "standard input" : source, in: environment)
    if !common.isQuiet {
      for note in plan.notes { environment.say(note) }
      for finding in plan.warnings { environment.say("now visible: \(finding.summary)") }
      if plan.files.isEmpty { environment.say("nothing to change") }
    }
    if writes { try plan.write(in: environment) }
    if printsDiff || !writes {
      let diff = plan.diffs.flatMap(\.unified)
      environment.console.writeOutput(environment.console.outputIsTerminal ? printable(diff) : diff)
    }
    guard writes else { return 0 }
    if !common.isQuiet, !plan.files.isEmpty { environment.sayHowToUndo(plan.files.map { ($0.path, $0.old) }) }
    return 0
  }
}
