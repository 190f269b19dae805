import Assets
import Index
import Pictures
import Rules
import Syntax
import Workspace
import World

/// `render`: draws a storyboard or xib.
struct Render: Mode {
  static let command = "render"
  static let synopsis = ["ibls render FILE"]
  static let summary = "draw a storyboard or xib as SVG"
  static let examples: [(call: String, meaning: String)] = [
    ("ibls render Main.storyboard > main.svg", "draw all scenes as a map"),
    (
      "ibls render Main.storyboard --scene Login --findings --output login.svg", "draw one, with its findings"
    ),
  ]
  static let options: [CommandOption<Self>] = [
    .name("--scene", "SCENE", "only this scene: its id, class, title or identifier", \.scene),
    .name("--object", "ID", "only the surroundings of this object", \.object),
    .flag("--light", "the light appearance (default: the document's)", \.isLight),
    .flag("--dark", "the dark appearance", \.isDark),
    .flag("--findings", "mark what a check of the workspace finds", \.showsFindings),
    .flag("--connections", "name outlets and actions beside the scenes", \.showsConnections),
    .flag("--assets", "show the images of the asset catalogs", \.showsAssets),
    .file("--output", "write the picture to a file", \.output),
  ]

  private var scene: String?
  private var object: String?
  private var isLight = false
  private var isDark = false
  private var showsFindings = false
  private var showsConnections = false
  private var showsAssets = false
  private var output: String?

  init() {}

  func run(
    _ operands: [String], _ common: CommonOptions, in environment: Environment
  ) throws(UsageError) -> Int32 {
    guard let path = operands.first, operands.count == 1, !path.isEmpty else {
      throw UsageError(message: "'render' needs one storyboard or xib")
    }
    if isLight, isDark { throw UsageError(message: "'--light' and '--dark' can't be combined") }
    let absolute: String
    let bytes: [UInt8]
    do {
      absolute = try environment.placeNamed(path)
      bytes = try environment.read(absolute)
    } catch {
      complain("can't read '\(path)': \(error.reason)", in: environment)
      return 2
    }
    var options = PictureOptions()
    options.scene = scene
    options.object = object
    options.isDark = isDark ? true : isLight ? false : nil
    options.showsConnections = showsConnections
    options.assets = AssetCatalogs(below: workspace(ofDocument: absolute, in: environment), in: environment)
      .assets(of: absolute, withImages: showsAssets)
    if showsFindings {
      guard let findings = findings(inDocument: absolute, environment) else { return 2 }
      options.findings = findings
    }
    let tree = DocumentTree(bytes)
    let svg: [UInt8]
    do {
      let name = shownName(of: absolute)
      svg = try drawPicture(of: tree, named: name, options).svg()
    } catch {
      complain("'\(path)' \(error.message)", in: environment)
      return 2
    }
    if let output {
      do {
        try write(svg, to: normalized(output, from: environment.currentDirectory), in: environment)
      } catch {
        complain("can't write '\(output)': \(error.reason)", in: environment)
        return 2
      }
    } else {
      environment.writeOutput(svg)
    }
    guard let damage = damage(of: tree) else { return 0 }
    complain("'\(path)' \(damage), and is drawn as far as it can be read", in: environment)
    return 2
  }

  /// The findings of a check of the document's workspace in it; nil where there can be no check, which has been said then.
  private func findings(inDocument path: String, _ environment: Environment) -> [PictureFinding]? {
    let root = workspace(ofDocument: path, in: environment)
    let progress = Progress(environment)
    do throws(CheckFailure) {
      let target = CheckTarget(name: root, root: root)
      return try Judgement(of: [target], chosen: nil, selecting: [], progress, in: environment).findings
        .filter { root + "/" + $0.place.file == path }
        .map { PictureFinding($0) }
    } catch {
      for message in error.messages { complain(message, in: environment) }
      return nil
    }
  }
}
