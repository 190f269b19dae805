import Syntax

extension NameKind {
  /// The name under which the framework keeps the frame of a window, or the columns of a table.
  static let autosaves = NameKind(
    .autosave, "autosave name", element: nil, attributes: ["autosaveName", "frameAutosaveName"], .autosaveName
  )
}
