import Analysis
import Rules
import Text
import Workspace
import World

/// `edit`: changes a document by operations on its objects.
struct EditDocument: Mode {
  static let command = "edit"
  static let synopsis = ["ibls edit FILE OPERATIONS [OPTION]..."]
  static let summary = "change a storyboard or xib by operations on its objects"
  static let details = [
    "OPERATIONS is a JSON file with a list of operations, or '-' for standard input. Each names an object",
    "by its id: set, setClass, connect, disconnect, remove. All are done or none, and none if the result",
    "would have a new error. The change is printed as a patch; '--write' writes it.",
  ]
  static let examples: [(call: String, meaning: String)] = [
    ("ibls edit Main.storyboard ops.json", "print the change as a patch"),
    ("ibls edit Main.storyboard - --write < ops.json", "write it"),
  ]
  static let options: [CommandOption<Self>] = [
    .flag("--diff", "print the change as a patch (default)", \.printsDiff),
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
    if printsDiff, writes { throw UsageError(message: "'--diff' and '--write' can't be combined") }
    return reporting(in: environment) { () throws(CheckFailure) in
      try edit(operands[0], operands[1], common, in: environment)
    } ?? 2
  }

  private func edit(
    _ path: String, _ source: String, _ common: CommonOptions, in environment: Environment
  ) throws(CheckFailure) -> Int32 {
    let full = normalized(path, from: environment.currentDirectory)
    let old = try read(full, named: path, environment)
    let json =
      source == "-"
      ? environment.readWholeInput()
      : try read(
        normalized(source, from: environment.currentDirectory), named: source, environment)
    let operations = try documentOperations(json, named: source == "-" ? "standard input" : source)
    let change: DocumentEdits
    do throws(OperationRefusal) { change = try documentEdits(operations, in: old) } catch {
      throw CheckFailure("can't edit '\(path)': \(error.message)")
    }
    let targets = try checkTargets([path], in: environment)
    guard let target = targets.first else { throw CheckFailure("can't edit '\(path)'") }
    let judged = try judgement(targets, environment)
    if let journal = judged.workspaces.lazy.compactMap(\.loaded.interruptedRename.journal).first {
      throw CheckFailure(
        "nothing is edited while a rename is under way or interrupted, as '\(journal)' says")
    }
    if let reason = refusalToWrite(full, beside: [target.root], in: environment) {
      throw CheckFailure("can't edit '\(path)': \(reason)")
    }
    let after = try judgement(targets, environment.replacing(full, by: change.bytes))
    let new = after.findings.new(since: judged.findings).filter { $0.diagnostic.severity >= .warning }
    let errors = new.filter { $0.diagnostic.severity == .error }
    if !errors.isEmpty {
      throw CheckFailure(
        ["'\(path)' is not edited, since a check would find something new:"] + errors.map(\.summary))
    }
    if !common.isQuiet {
      for note in change.notes { environment.say(note) }
      for finding in new { environment.say("now visible: \(finding.summary)") }
    }
    let diff = FileDiff(
      path: relativePath(to: full, from: target.root), newPath: nil, old: old, edits: change.edits)
    guard !change.edits.isEmpty else {
      if !common.isQuiet { environment.say("nothing to change") }
      return 0
    }
    guard writes else {
      environment.writeOutput(environment.outputIsTerminal ? printable(diff.unified) : diff.unified)
      return 0
    }
    do throws(ReplacementFailure) {
      try replace(
        [FileReplacement(path: full, newPath: nil, old: old, new: change.bytes)], in: target.root, environment
      )
    } catch {
      throw CheckFailure(["can't edit '\(error.cause.path)': \(error.cause.reason)"] + error.state)
    }
    if !common.isQuiet { environment.sayHowToUndo([(full, old)]) }
    return 0
  }

  private func read(
    _ path: String, named name: String, _ environment: Environment
  ) throws(CheckFailure) -> [UInt8] {
    do throws(FileError) { return try environment.read(path) } catch {
      throw CheckFailure("can't read '\(name)': \(error.reason)")
    }
  }

  private func judgement(
    _ targets: [CheckTarget], _ environment: Environment
  ) throws(CheckFailure) -> Judgement {
    try Judgement(of: targets, CheckChoice(known: .none), in: environment.quiet)
  }
}

extension Finding {
  fileprivate var summary: String {
    "\(place.file):\(place.start): \(diagnostic.message) [\(diagnostic.code.rawValue)]"
  }
}
