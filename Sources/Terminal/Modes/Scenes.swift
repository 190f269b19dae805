import Rules
import World

/// `scenes`: lists the scenes of storyboards and the contents of xibs.
struct Scenes: Mode {
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
  static let options: [CommandOption<Self>] = [
    .choice("--format", "FORMAT", "print in this form: ", of: [("text", false), ("json", true)], \.isJSON),
    .number("--limit", "LINES", "at most this many lines (default: 500)", \.bounds.limit),
    .number("--from", "LINE", "begin with this line of the answer", \.bounds.first),
  ]

  private var isJSON = false
  private var bounds = AnswerBounds()

  init() {}

  func run(
    _ operands: [String], _ common: CommonOptions, in environment: Environment
  ) throws(UsageError) -> Int32 {
    if operands.contains("") { throw UsageError(message: "a file or folder has an empty name") }
    var lines: [String] = []
    var scenes: [JSON] = []
    do throws(CheckFailure) {
      for target in try checkTargets(operands, in: environment) {
        let workspace = try QuestionedWorkspace(asking: target, in: environment)
        if isJSON {
          scenes += workspace.sceneJSON()["scenes"]?.array ?? []
        } else {
          lines += workspace.sceneLines(of: workspace.documents)
        }
      }
    } catch {
      for message in error.messages { complain(message, in: environment) }
      return 2
    }
    environment.writeOutput(
      isJSON ? encoded(["version": 1, "scenes": .array(scenes)], isPretty: true) : bounds.text(lines))
    if !isJSON, lines.isEmpty, !common.isQuiet { environment.say("no storyboards or xibs") }
    return 0
  }
}
