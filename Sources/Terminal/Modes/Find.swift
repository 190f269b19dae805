import Analysis
import Rules
import World

/// `find`: lists everything with a name, in documents and in code.
struct Find: Mode, AnswersInForm {
  static let command = "find"
  static let synopsis = ["ibls find NAME [FOLDER]"]
  static let summary = "list what a name means, and what declares, connects and uses it"
  static let operands = OptionDescription.Value.symbol
  static let details = [
    "NAME is Class, Class.member, Class.selector:, a member without its class, the id",
    "of an object or connection, a storyboard or reuse identifier, the identifier of",
    "a segue, or the name of a storyboard.",
  ]
  static let examples: [(call: String, meaning: String)] = [
    ("ibls find LoginViewController", "list where a class is declared, shown and used"),
    ("ibls find LoginViewController.submit:", "list what sends an action"),
  ]
  static let options = CommandOption<Self>.ofAnswers

  var form = AnswerForm()

  init() {}

  func run(
    _ operands: [String], _ common: CommonOptions, in environment: Environment
  ) throws(UsageError) -> Int32 {
    guard (1...2).contains(operands.count), !operands.contains("") else {
      throw UsageError(message: "'find' needs a name and at most one folder")
    }
    return reporting(in: environment) { () throws(CheckFailure) in
      guard let target = try checkTargets(Array(operands.dropFirst()), in: environment).first else {
        return 2
      }
      let workspace = try QuestionedWorkspace(asking: target, in: environment)
      let answer = workspace.query.findName(operands[0])
      environment.console.writeOutput(
        form.output(workspace.lines(answer), orJSON: workspace.json(answer, of: operands[0])))
      guard answer.meanings.isEmpty else { return 0 }
      throw CheckFailure(notFound(operands[0], answer))
    } ?? 2
  }
}
