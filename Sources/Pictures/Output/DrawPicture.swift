import Syntax
import Text

/// What of a document is shown, and how.
package struct PictureOptions: Sendable {
  /// The id, the class, the title or the identifier of a scene; nil for all scenes.
  package var scene: String?
  /// The id of an object, which the picture is cut to.
  package var object: String?
  /// The appearance; nil for the document's own.
  package var isDark: Bool?
  package var findings: [PictureFinding] = []
  /// Draws outlets and actions with their names.
  package var showsConnections = false
  package var assets = PictureAssets()

  package init() {}
}

/// Draws a storyboard or xib.
///
/// - Parameter name: The document's name, without its folders.
package func drawPicture(
  of tree: DocumentTree, named name: String, _ options: PictureOptions
) throws(PictureError) -> Picture {
  if let problem = tree.problem { throw PictureError(message: problem) }
  guard let root = tree.root, root.name == "document" || root.name == "archive" else {
    throw PictureError(message: "is neither a storyboard nor a xib")
  }
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
  if !options.findings.isEmpty { sheet.mark(options.findings) }
  let picture = sheet.finished()
  guard let object = options.object else { return picture }
  return picture.focused(on: object, in: document)
}
