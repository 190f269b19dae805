import Rules
import Workspace
import World

/// `init`: writes settings with comments, to begin with.
struct MakeSettings: Mode {
  static let command = "init"
  static let synopsis = ["ibls init [FOLDER]"]
  static let summary = "write settings with comments, to begin with"
  static let details = ["Nothing in it is on: each setting is an example in a comment."]
  static let options: [CommandOption<Self>] = []

  func run(
    _ operands: [String], _ common: CommonOptions, in environment: Environment
  ) throws(UsageError) -> Int32 {
    if operands.count > 1 { throw UsageError(message: "'init' takes at most one folder") }
    let path = join(operands.first ?? "", Configuration.fileName)
    let place = normalized(path, from: environment.currentDirectory)
    return reporting(in: environment) { () throws(CheckFailure) in
      try explaining("can't write '\(path)'") { () throws(FileError) in
        let isThere = (try? environment.files.status(place)) != nil
        if isThere { throw FileError(path: path, reason: "it exists, and is left as it is") }
        let folder = try environment.placeNamed(operands.first ?? "")
        try write(Array(firstSettings.utf8), to: place, beside: [folder], in: environment)
      }
      if !common.isQuiet { environment.say("wrote '\(path)'; 'ibls rules' lists the codes") }
      return 0
    } ?? 2
  }
}

private let firstSettings = """
  // Settings of ibls, which checks storyboards and xibs against code. 'ibls check --verbose' says which file is in use.
  {
    // Another severity for a code, or "off": "error", "warning", "information", "hint".
    "rules": {
      // "unused-action": "off"
    },

    // The same for some files; patterns as in a .gitignore. The last one that matches wins.
    "files": {
      // "Legacy/**": {"unconnected-outlet": "off"}
    },

    // Files that are neither read nor reported on.
    "exclude": [
      // "Fixtures/**"
    ],

    // The findings of today, which 'ibls check --write-baseline ibls-baseline.json' writes.
    // "baseline": "ibls-baseline.json",

    // Single connections and objects of storyboards and xibs, by the ids that findings end with.
    "documents": {
      // "Main.storyboard": {"ids": {"c1-Kd-9Qm": ["dangling-outlet"]}}
    }
  }

  """
