import Workspace
import World

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#endif

let usage = """
  usage: renames [--limit N] [--whole N] [--only NAME] FOLDER...

    Renames each outlet, action, segue action, inspectable property, connected class, identifier, storyboard and xib of
    each folder to a fresh name and back, in memory, and prints what has changed besides. The last lines are the counts.

    --limit N   tries N of them, evenly spread
    --whole N   makes the index anew for every Nth and compares all findings (20), not only those that may differ
    --only NAME tries what has that name, and prints each edit

  """

var options = Options()
var folders: [String] = []
var arguments = CommandLine.arguments.dropFirst()
var isWrong = false
while let argument = arguments.popFirst() {
  switch argument {
  case "--limit": options.limit = arguments.popFirst().flatMap(Int.init) ?? .max
  case "--whole": options.whole = max(1, arguments.popFirst().flatMap(Int.init) ?? 20)
  case "--only": options.only = arguments.popFirst()
  case _ where argument.hasPrefix("-"): isWrong = true
  default: folders.append(argument)
  }
}
let environment = Environment.live
if isWrong || folders.isEmpty {
  environment.console.writeError(Array(usage.utf8))
  exit(2)
} else {
  var total = Tally()
  for folder in folders {
    do throws(FileError) {
      let workspace = try LoadedWorkspace(root: folder, in: environment)
      let start = environment.clock.now()
      var trial = Trial(workspace, options, environment)
      trial.run()
      print("\(folder): \(trial.tally.line), \(environment.clock.now() - start)")
      total.add(trial.tally)
    } catch {
      print("\(folder): \(error.path): \(error.reason)")
    }
  }
  print("all: \(total.line)")
  for line in total.refusalLines { print(line) }
  exit(total.differing == 0 ? 0 : 1)
}

struct Options {
  var limit = Int.max
  var whole = 20
  var only: String?
}
