import Rules
import World

/// The folder that a check of a document starts from.
///
/// That is the nearest folder above the document that has a repository or settings or is the current one; without
/// one, the document's own.
///
/// - Parameter path: Absolute.
func workspaceRoot(of path: String, in environment: Environment) -> String {
  let current = environment.currentDirectory
  let own = folder(of: path)
  var place = own
  while !place.isEmpty {
    let marks = [".git", Configuration.fileName]
    if marks.contains(where: { (try? environment.status(place + "/" + $0)) != nil }) { return place }
    if place == current { return current }
    place = folder(of: place)
  }
  return own
}

/// Without a slash at the end.
private func folder(of path: String) -> String {
  guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return "" }
  return String(path[..<slash])
}
