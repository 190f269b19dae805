extension Tool {
  /// The tools in the order in which clients list them.
  static let all: [Tool] = [.overview, .scene, .find, .check, .diff, .render, .edit, .rename, .strings]
}
