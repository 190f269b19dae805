import Assets
import Index
import Pictures
import Rules
import Syntax
import Workspace

extension Tool {
  /// A picture of a scene.
  static let render = Tool(
    name: "ib_render",
    description: "A picture (SVG) of a scene, or of the surroundings of an object.",
    parameters: [
      .document, ToolParameter(name: "scene", kind: .string), ToolParameter(name: "object", kind: .string),
      ToolParameter(name: "findings", kind: .boolean, description: "mark what ib_check finds"),
      ToolParameter(name: "maxTokens", kind: .integer),
    ]
  ) { call, context throws(ToolRefusal) in
    let document = try context.document(try call.needed("document"))
    var options = PictureOptions()
    options.scene = call.string("scene")
    options.object = call.string("object")
    options.assets = AssetCatalogs(below: document.root, in: context.environment).assets(of: document.path)
    if call.flag("findings"), let target = context.targets.first(where: { $0.root == document.root }) {
      options.findings = try context.judgement(target).findings
        .filter { target.root + "/" + $0.place.file == document.path }.map { PictureFinding($0) }
    }
    let svg: [UInt8]
    do throws(PictureError) {
      svg = try drawPicture(of: DocumentTree(document.bytes), named: shownName(of: document.path), options)
        .svg()
    } catch {
      throw ToolRefusal(message: "'\(document.shown)' \(error.message)")
    }
    let limit = min(call.integer("maxTokens") ?? 10_000, 1_000_000) * 4
    guard svg.count <= limit else {
      throw ToolRefusal(
        message:
          "the picture costs about \(svg.count / 4) tokens; choose a 'scene' or an 'object', or raise 'maxTokens'"
      )
    }
    let text = String(decoding: svg, as: UTF8.self)
    return ToolAnswer(
      text: "a picture of '\(document.shown)'",
      content: [
        [
          "type": "resource",
          "resource": [
            "uri": .string(
              "ibls://picture/"
                + (options.scene ?? options.object ?? "all").filter {
                  $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-")
                }),
            "mimeType": "image/svg+xml", "text": .string(text),
          ],
        ]
      ])
  }
}
