import Rules
import World

/// `scenes`: lists the scenes of storyboards and the contents of xibs.
struct Scenes: Mode, AnswersInForm {
  static let command = "scenes"
  static let synopsis = ["ibls scenes [FILE|FOLDER...]"]
  static let summary = "list the scenes of storyboards and xibs, and what shows them"
  static let details = [
    "A line for each scene has the id of its controller, class, title, storyboard",
    "identifier and counts, the segues that leave it, and who shows it.",
  ]
  static let examples: [(call: String, meaning: String)] = [
    ("ibls scenes", "list all scenes of the workspace"),
    ("ibls scenes Main.storyboard --format json", "list those of a storyboard for a script"),
  ]
  static let options = CommandOption<Self>.ofAnswers

  var form = AnswerForm()

  init() {}

  func run(
    _ operands: [String], _ common: CommonOptions, in environment: Environment
  ) throws(UsageError) -> Int32 {
    if operands.contains("") { throw UsageError(message: "a file or folder has an empty name") }
    var lines: [String] = []
    var scenes: [JSON] = []
    return reporting(in: environment) { () throws(CheckFailure) in
      for target in try checkTargets(operands, in: environment) {
        let workspace = try QuestionedWorkspace(asking: target, in: environment)
        if form.isJSON {
          scenes += workspace.sceneJSON()["scenes"]?.array ?? []
        } else {
          lines += workspace.sceneLines(of: workspace.documents)
        }
      }
      environment.console.writeOutput(form.output(lines, orJSON: ["version": 1, "scenes": .array(scenes)]))
      if !form.isJSON, lines.isEmpty, !common.isQuiet { environment.say("no storyboards or xibs") }
      return 0
    } ?? 2
  }
}
