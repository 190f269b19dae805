import Index
import Pictures
import Syntax

/// A page with the differences in each document, in words and in pictures of both versions.
func differenceReport(_ pairs: [DocumentPair], _ assets: (_ path: String) -> PictureAssets) -> [UInt8] {
  var page = HTMLPage()
  var sceneCount = 0
  var documentCount = 0
  for pair in pairs {
    if let refusal = pair.refusal {
      documentCount += 1
      page.add(refusal, path: pair.path)
      continue
    }
    let difference = difference(from: pair.old, to: pair.new)
    let damages = pair.damages
    guard !difference.isEmpty || !damages.isEmpty else { continue }
    documentCount += 1
    page.markup("<section")
    page.attribute("data-path", pair.path)
    page.markup("><h2>")
    page.text(pair.path)
    page.markup("</h2>\n")
    for damage in damages {
      // The attribute lets the page's search find it like a scene.
      page.markup("<div class=\"scene wide\"")
      page.attribute("data-text", damage)
      page.markup("><p>")
      page.text(damage.prefix(1).uppercased() + damage.dropFirst() + ".")
      page.markup("</p></div>\n")
    }
    for scene in difference.scenes {
      sceneCount += 1
      page.add(
        scene, of: pair, isShown: scene.hasPicture && sceneCount <= HTMLPage.mostPictures, assets(pair.path))
    }
    page.markup("</section>\n")
  }
  if documentCount == 0 {
    page.markup("<p class=\"nothing\">No document differs in what a picture shows.</p>")
  }
  let scenes = "\(sceneCount) \(sceneCount == 1 ? "scene" : "scenes")"
  return page.finished(
    title: "Changed scenes",
    summary: "\(scenes) in \(documentCount) \(documentCount == 1 ? "document" : "documents")")
}

extension HTMLPage {
  /// Adds a document that can't be shown, with the reason.
  fileprivate mutating func add(_ refusal: String, path: String) {
    markup("<section")
    attribute("data-path", path)
    markup("><h2>")
    text(path)
    markup("</h2>\n<div class=\"scene wide\"")
    attribute("data-text", refusal)
    markup("><ul><li>")
    text("The document \(refusal).")
    markup("</li></ul></div></section>\n")
  }

  fileprivate mutating func add(
    _ scene: SceneDifference, of pair: DocumentPair, isShown: Bool, _ assets: PictureAssets
  ) {
    markup("<div class=\"scene wide\"")
    attribute("data-text", ([scene.name] + scene.changes.map(\.text)).joined(separator: " "))
    markup(">")
    if !scene.name.isEmpty {
      markup("<h3>")
      text(scene.name)
      markup("</h3>")
    }
    let name = shownName(of: pair.path)
    tools()
    markup("<div class=\"columns\">")
    func draw(isDark: Bool) -> Picture? {
      var options = PictureOptions()
      (options.isDark, options.assets) = (isDark, assets)
      return try? drawScenes(
        of: DocumentDifference(scenes: [scene]), from: pair.old, to: pair.new, named: name, options)
    }
    if isShown, let light = draw(isDark: false), let dark = draw(isDark: true) {
      pictures(light: light, dark: dark, nil)
    }
    markup("<ul>")
    if !scene.isInOld { markup("<li><span class=\"badge information\">+</span>new</li>") }
    if !scene.isInNew { markup("<li><span class=\"badge error\">−</span>removed</li>") }
    if scene.isInOld, scene.isInNew {
      for change in scene.changes {
        markup("<li")
        attribute("data-object", change.id)
        markup(">")
        text(change.text)
        markup("</li>")
      }
    }
    if scene.movedCount > 0 { markup("<li>\(scene.movedCount) moved</li>") }
    markup("</ul></div></div>\n")
  }
}
