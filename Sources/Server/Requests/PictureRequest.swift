import Analysis
import Index
import Pictures
import Rules
import Syntax
import Text

/// A picture of a storyboard or xib. It is a request of `ibls`, not of the protocol.
struct PictureRequest: DocumentRequest {
  static let method = "ibls/picture"
  // The protocol has no capability for it; a client that knows `ibls` simply sends it.
  static func options(for client: ClientProfile) -> LSP.LSPAny? { nil }

  struct Params: LSP.DocumentParams {
    var textDocument: LSP.TextDocumentIdentifier
    /// The id, the class, the title or the identifier of a scene; nil for none.
    var scene: String?
    /// The position in a scene, which counts where `scene` is nil.
    var position: LSP.Position?
    /// The id of an object to which the picture is cropped; nil for none.
    var object: String?
    var dark: Bool?
    var findings: Bool?
    var connections: Bool?
  }

  let params: Params

  func answer(in file: FileID, _ context: RequestContext) throws(LSP.ResponseError) -> Answer {
    guard case .interface = context.folder.snapshot[file]?.facts else { return .null }
    let text = context.locator.text(of: file)
    let tree = DocumentTree(text.bytes)
    let scenes = pictureScenes(of: tree)
    var options = PictureOptions()
    options.scene = params.scene ?? scene(at: params.position, scenes, text, context)
    options.object = params.object
    options.isDark = params.dark
    options.assets = context.assets(of: file)
    options.showsConnections = params.connections ?? false
    if params.findings ?? false { options.findings = context.pictureFindings(in: file) }
    let name = shownName(of: context.folder.snapshot.path(of: file))
    let picture: Picture
    do {
      picture = try drawPicture(of: tree, named: name, options)
    } catch {
      throw LSP.ResponseError(.invalidParams, "'\(name)' \(error.message)")
    }
    return Answer(encoded(picture, scenes, file, context))
  }

  /// The picture as `svg`, `width` and `height`, the start tags of the drawn objects as `objects`, and all scenes of the
  /// document, drawn or not, as `scenes`.
  private func encoded(
    _ picture: Picture, _ scenes: [PictureScene], _ file: FileID, _ context: RequestContext
  ) -> JSON {
    let objects = picture.objects.filter { !$0.id.isEmpty }.map {
      ($0.id, JSON(context.locator.range($0.range, in: file)))
    }
    let named = scenes.compactMap { scene -> JSON? in
      guard let id = scene.id else { return nil }
      return [
        "id": .string(id), "name": .string(scene.name),
        "range": JSON(context.locator.range(scene.range, in: file)),
      ]
    }
    return [
      "svg": .string(String(decoding: picture.svg(), as: UTF8.self)),
      "width": .decimal(picture.bounds.width), "height": .decimal(picture.bounds.height),
      "objects": .object(Dictionary(objects) { first, _ in first }), "scenes": .array(named),
    ]
  }

  private func scene(
    at position: LSP.Position?, _ scenes: [PictureScene], _ text: LineTable, _ context: RequestContext
  ) -> String? {
    guard let position else { return nil }
    let offset = text.offset(of: position, context.client.encoding)
    return scenes.first { $0.range.touches(offset) }?.id
  }
}

extension RequestContext {
  /// The findings in a document in the form for pictures.
  fileprivate func pictureFindings(in file: FileID) -> [PictureFinding] {
    let renames = folder.renameDetector.codeRenames(query)
    return query.findings(in: file, renames, folder).shown.filter { !$0.isOff }.map { diagnostic in
      let place = locator.text(of: file).lineAndColumn(of: diagnostic.range.lower)
      return PictureFinding(diagnostic, line: place.line)
    }
  }

  /// Markdown with a picture of the object around a place; empty for a client that does not show pictures, and where there is no
  /// object.
  func picture(at offset: Int, in file: FileID) -> String {
    // Visual Studio Code cuts a hover at a hundred thousand characters.
    let limit = 70_000
    guard client.showsPictures, client.lists("markdown", in: "textDocument.hover.contentFormat"),
      case .interface = folder.snapshot[file]?.facts
    else { return "" }
    let tree = DocumentTree(locator.text(of: file).bytes)
    guard let id = pictureObject(at: offset, in: tree) else { return "" }
    var options = PictureOptions()
    options.object = id
    options.assets = assets(of: file)
    guard let picture = try? drawPicture(of: tree, named: "", options),
      picture.objects.contains(where: { $0.id == id && !$0.visible.isEmpty })
    else { return "" }
    let svg = picture.svg(width: 320)
    guard svg.count <= limit else { return "" }
    var image = Array("\n\n![](data:image/svg+xml;base64,".utf8)
    appendBase64(svg, to: &image)
    return String(decoding: image, as: UTF8.self) + ")"
  }
}

extension PictureFinding {
  /// A finding in the form for pictures.
  package init(_ diagnostic: Diagnostic, line: Int) {
    let severity: Severity =
      switch diagnostic.severity {
      case .error: .error
      case .warning: .warning
      case .information: .information
      case .hint: .hint
      }
    self.init(
      severity: severity, object: diagnostic.subject?.id, message: diagnostic.message,
      code: diagnostic.code.rawValue, line: line, range: diagnostic.range)
  }
}
