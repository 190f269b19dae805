import Assets
import Index
import Pictures
import Rules
import Syntax
import Workspace
import Server
import World

/// `render`: draws a storyboard or xib.
struct Render: Mode {
  static let command = "render"
  static let synopsis = ["ibls render FILE...", "ibls render FILE... --output FOLDER"]
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
    .file("--output", "write to a file, or with several pictures to a folder", \.output),
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
    guard let first = operands.first, !operands.contains("") else {
      throw UsageError(message: "'render' needs a storyboard or xib")
    }
    if operands.count > 1, output == nil {
      throw UsageError(message: "several pictures need a folder: '--output FOLDER'")
    }
    // The text of a picture would fill the screen.
    if output == nil, environment.console.outputIsTerminal {
      let name = quotedForShell(pictureName(first))
      throw UsageError(message: "a picture is not for a terminal; write it to a file: '--output \(name)'")
    }
    if isLight, isDark { throw UsageError(message: "'--light' and '--dark' can't be combined") }
    let isFolder =
      output.map { folder in
        folder.hasSuffix("/") || operands.count > 1
          || (try? environment.files.status(normalized(folder, from: environment.currentDirectory)))?.kind
            == .folder
      } ?? false
    if let output, operands.count > 1 {
      let folder = normalized(output, from: environment.currentDirectory)
      do {
        if (try? environment.files.status(folder)) == nil { try environment.writing.makeFolder(folder) }
      } catch {
        complain("can't make the folder '\(output)': \(error.reason)", in: environment)
        return 2
      }
    }
    var seen: Set<String> = []
    let documents = operands.filter { seen.insert($0).inserted }
    return zip(documents, pictureNames(documents)).map { path, name in
      draw(path, to: output.map { isFolder ? join($0, name) : $0 }, in: environment)
    }.max() ?? 0
  }

  /// A distinct name for the picture of each document.
  private func pictureNames(_ paths: [String]) -> [String] {
    // Documents with the same name have different extensions, or are in different folders.
    let ways: [(String) -> String] = [
      pictureName, { shownName(of: $0) + ".svg" }, { pictureName($0.replacing("/", with: "-")) },
      { $0.replacing("/", with: "-") + ".svg" },
    ]
    let names = ways.map { way in paths.map(way) }
    // Many disks treat 'a' and 'A' as equal.
    let counts = names.map { names in Dictionary(grouping: names) { $0.lowercased() }.mapValues(\.count) }
    var taken: Set<String> = []
    return paths.indices.map { index in
      let way = ways.indices.first { counts[$0][names[$0][index].lowercased()] == 1 } ?? ways.count - 1
      let name = names[way][index]
      var free = name
      var number = 2
      while !taken.insert(free.lowercased()).inserted {
        free = "\(name.dropLast(".svg".count))-\(number).svg"
        number += 1
      }
      return free
    }
  }

  private func draw(_ path: String, to output: String?, in environment: Environment) -> Int32 {
    reporting(in: environment) { () throws(CheckFailure) in
      let (absolute, bytes) = try environment.readNamed(path)
      let root = workspace(ofDocument: absolute, in: environment)
      var options = PictureOptions()
      options.scene = scene
      options.object = object
      options.isDark = isDark ? true : isLight ? false : nil
      options.showsConnections = showsConnections
      options.assets = AssetCatalogs(below: root, in: environment).assets(
        of: absolute, withImages: showsAssets)
      if showsFindings {
        options.findings = try Judgement(of: [CheckTarget(name: root, root: root)], in: environment).findings
          .filter { root + "/" + $0.place.file == absolute }.map {
            PictureFinding($0.diagnostic, line: $0.place.start.line)
          }
      }
      let tree = DocumentTree(bytes)
      let svg: [UInt8]
      do throws(PictureError) {
        svg = try drawPicture(of: tree, named: shownName(of: absolute), options).svg()
      } catch {
        throw CheckFailure("'\(path)' \(error.message)")
      }
      if let output {
        try environment.writeNamed(output, svg)
      } else {
        environment.console.writeOutput(svg)
      }
      guard let damage = damage(of: tree) else { return 0 }
      throw CheckFailure("'\(path)' \(damage), and is drawn as far as it can be read")
    } ?? 2
  }

  /// The file name of a document's picture: `Main.svg` for `App/Main.storyboard`.
  private func pictureName(_ path: String) -> String {
    let name = shownName(of: path)
    let end = name.lastIndex(of: ".").flatMap { $0 > name.startIndex ? $0 : nil } ?? name.endIndex
    return name[..<end] + ".svg"
  }
}
