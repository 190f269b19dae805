import Analysis
import Index
import Rules
import Workspace
import World

/// `outline`: prints the objects of a document with both ends of each connection.
struct Outline: Mode, AnswersInForm {
  static let command = "outline"
  static let synopsis = ["ibls outline FILE [--scene SCENE] [--object OBJECT] [--constraints]"]
  static let summary = "print the objects of a storyboard or xib, and their connections"
  static let details = [
    "A line for each object has element, id, class, text and frame, the outlets that",
    "lead to it after '@', and its actions and segues after '->'. An end without an id",
    "is the controller of the scene, or the File's Owner.",
  ]
  static let examples: [(call: String, meaning: String)] = [
    ("ibls outline Main.storyboard --scene Login", "print one scene"),
    ("ibls outline Row.xib --constraints", "print a xib with its layout constraints"),
  ]
  static let options: [CommandOption<Self>] =
    [
      .name("--scene", "SCENE", "only this scene: its id, class, title or identifier", \.scene),
      .name("--object", "OBJECT", "only this object: its id, outlet, class or text", \.object),
      .flag("--constraints", "print the layout constraints below their views", \.showsConstraints),
    ] + CommandOption.ofAnswers

  private var scene: String?
  private var object: String?
  private var showsConstraints = false
  var form = AnswerForm()

  init() {}

  func run(
    _ operands: [String], _ common: CommonOptions, in environment: Environment
  ) throws(UsageError) -> Int32 {
    guard let path = operands.first, operands.count == 1, !path.isEmpty else {
      throw UsageError(message: "'outline' needs one storyboard or xib")
    }
    return reporting(in: environment) { () throws(CheckFailure) in
      let bytes = try explaining("can't read '\(path)'") { () throws(FileError) in
        let absolute = try environment.placeNamed(path)
        guard WorkspaceFile.Kind(fileName: fileName(absolute)) == .interface else {
          throw FileError(path: path, reason: "not a storyboard or xib")
        }
        return try environment.files.read(absolute)
      }
      let document = OutlinedDocument(bytes, at: path)
      do throws(OutlineRefusal) {
        let items = try document.items(
          OutlineSelection(scene: scene, object: object, showsConstraints: showsConstraints))
        environment.console.writeOutput(form.output(items.flatMap(\.lines), orJSON: json(items, of: path)))
      } catch {
        throw CheckFailure("'\(path)': \(error.message)")
      }
      guard let problem = document.problem else { return 0 }
      throw CheckFailure("'\(path)' \(problem)")
    } ?? 2
  }
}
