import Syntax
import Text

/// The options of a picture: the parts of a document to show, and their appearance.
package struct PictureOptions: Sendable {
  /// The id, the class, the title or the identifier of a scene; nil for all scenes.
  package var scene: String?
  /// The id of an object to which the picture is cropped; nil for none.
  package var object: String?
  /// Whether the appearance is dark; nil for the document's own appearance.
  package var isDark: Bool?
  package var findings: [PictureFinding] = []
  /// Whether to draw outlets and actions with their names.
  package var showsConnections = false
  /// Whether to list the findings below the picture.
  package var hasLegend = true
  package var assets = PictureAssets()

  package init() {}
}

/// Draws a storyboard or xib.
///
/// - Parameter name: The document's name, without its folders.
package func drawPicture(
  of tree: DocumentTree, named name: String, _ options: PictureOptions
) throws(PictureError) -> Picture {
  if let refusal = refusal(of: tree) { throw PictureError(message: refusal) }
  guard let root = tree.root else { throw PictureError(message: "is empty") }
  let document = InterfaceDocument(root, isDark: options.isDark, assets: options.assets)
  var sheet = Sheet(document, name)
  if root.name == "archive" {
    return sheet.card("The document is in the format of Xcode 3 and earlier, which is not drawn")
  }
  if document.platform == .watchOS { return sheet.watchCard() }
  if let object = options.object, document.object(object) == nil {
    throw PictureError(message: "has no object '\(object)'")
  }
  if document.isStoryboard {
    try sheet.drawStoryboard(options.scene, showing: options.object, gap: options.showsConnections ? 420 : 8)
  } else {
    if let scene = options.scene {
      throw PictureError(message: "is a xib, which has no scene '\(scene)'")
    }
    sheet.drawXib()
  }
  guard sheet.bounds != nil else { return sheet.card("There is nothing to draw in the document") }
  if options.showsConnections { sheet.drawConnections(broken: options.findings.compactMap(\.range)) }
  if !options.findings.isEmpty {
    sheet.mark(
      options.findings, hasLegend: options.hasLegend, showsConnections: options.showsConnections)
  }
  let picture = sheet.finished()
  guard let object = options.object else { return picture }
  return picture.focused(on: object, in: document)
}

/// The reason why a file can't be drawn or compared, in words that follow its name; nil where it can.
package func refusal(of tree: DocumentTree) -> String? {
  if let problem = tree.problem { return "can't be read: \(problem)" }
  if let root = tree.root, ["document", "archive"].contains(root.name) { return nil }
  return "is \(replacement(in: tree.bytes) ?? "neither a storyboard nor a xib")"
}

/// A scene of a storyboard, or a whole xib.
package struct PictureScene: Hashable, Sendable {
  /// The id for `PictureOptions.scene`; nil for a xib.
  package var id: String?
  package var name: String
  /// The range of the scene in the document.
  package var range: ByteRange
}

/// The scenes of a document that a picture can show.
package func pictureScenes(of tree: DocumentTree) -> [PictureScene] {
  guard tree.problem == nil, let root = tree.root, root.name == "document" else { return [] }
  let document = InterfaceDocument(root, isDark: false, assets: PictureAssets())
  guard document.isStoryboard else { return [PictureScene(id: nil, name: "", range: root.range)] }
  return document.scenes.map { PictureScene(id: $0.id, name: $0.name, range: $0.element.range) }
}

/// The id of the innermost object around a place of a document; nil outside of all objects.
package func pictureObject(at offset: Int, in tree: DocumentTree) -> String? {
  guard var element = tree.root, tree.problem == nil else { return nil }
  var found: String?
  while let next = element.children.first(where: { $0.range.lower <= offset && offset < $0.range.upper }) {
    element = next
    // A connection is not visible, so the object around it is meant.
    if next.name == "connections" { return found }
    if next.frame != nil || next.name.hasSuffix("ontroller"), let id = next["id"] { found = id }
  }
  return found
}
