import Assets
import Index
import Pictures
import Rules
import Syntax
import Workspace
import Server
import World

extension Tool {
  /// A picture of a scene.
  static let render = Tool(
    name: "ib_render",
    description: "A picture of a scene, or of the surroundings of an object.",
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
        .filter { target.root + "/" + $0.place.file == document.path }.map {
          PictureFinding($0.diagnostic, line: $0.place.start.line)
        }
    }
    let svg: [UInt8]
    do throws(PictureError) {
      svg = try drawPicture(of: DocumentTree(document.bytes), named: shownName(of: document.path), options)
        .svg()
    } catch {
      throw ToolRefusal(message: "'\(document.shown)' \(error.message)")
    }
    let text = "a picture of '\(document.shown)'"
    if let converter = context.converter {
      return ToolAnswer(text: text, content: [try png(of: svg, by: converter, context)])
    }
    let limit = min(call.integer("maxTokens") ?? 10_000, 1_000_000) * 4
    guard svg.count <= limit else {
      throw ToolRefusal(
        message:
          "the picture costs about \(svg.count / 4) tokens; choose a 'scene' or an 'object', or raise 'maxTokens'"
      )
    }
    return ToolAnswer(
      text: text,
      content: [
        [
          "type": "resource",
          "resource": [
            "uri": "ibls://picture", "mimeType": "image/svg+xml",
            "text": .string(String(decoding: svg, as: UTF8.self)),
          ],
        ]
      ])
  }
}

/// The greatest number of bytes in a picture; clients reject larger ones.
private let mostOfPicture = 5 << 20

private func png(
  of svg: [UInt8], by converter: [String], _ context: ToolContext
) throws(ToolRefusal) -> JSON {
  let name = converter.first ?? ""
  let bytes: [UInt8]
  do throws(FileError) {
    bytes = try context.environment.programs.convert(converter, svg)
  } catch {
    throw ToolRefusal(
      message: "'\(name)', which the user chose with '--png', made no picture: \(error.reason)")
  }
  guard bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]), bytes.count <= mostOfPicture else {
    throw ToolRefusal(
      message: bytes.count > mostOfPicture
        ? "the picture has \(bytes.count >> 20) MB; choose a 'scene' or an 'object'"
        : "'\(name)', which the user chose with '--png', wrote no PNG")
  }
  var data: [UInt8] = []
  appendBase64(bytes, to: &data)
  return ["type": "image", "mimeType": "image/png", "data": .string(String(decoding: data, as: UTF8.self))]
}
