/// The drawings of each kind of element, by the element's name; other elements are drawn as plain views.
///
/// An element is one line in the file of its family. A family is a file beside this one and a line here.
enum ElementDrawings {
  private static let iOS = merged([
    iOSText, iOSButtons, iOSControls, iOSContainers, iOSTables, iOSBars, colorWells,
  ])

  private static let macOS = merged([
    macText, macButtons, macControls, macContainers, macScrolling, colorWells,
  ])

  static func drawings(for platform: InterfaceDocument.Platform) -> [String: Painter.Drawing] {
    platform == .macOS ? macOS : iOS
  }

  private static func merged(_ families: [[String: Painter.Drawing]]) -> [String: Painter.Drawing] {
    families.reduce(into: [:]) { $0.merge($1) { first, _ in first } }
  }
}
