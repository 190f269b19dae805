import Index
import Syntax
import Text

/// The texts that a rename reads.
struct RenameTexts {
  let query: Query
  private var known: [FileID: [UInt8]] = [:]
  private var objectiveCFiles: [FileID: ObjectiveCBinder] = [:]
  /// All names in Swift files, as far as the search for uses had them.
  var namesInSwift: [FileID: [String]] = [:]

  init(_ query: Query) { self.query = query }

  private var snapshot: Snapshot { query.snapshot }

  /// The text of a file, which must be the analyzed one.
  mutating func text(of file: FileID) throws(RenameRefusal) -> [UInt8] {
    if let known = known[file] { return known }
    guard let bytes = try found(in: file).current else {
      throw RenameRefusal(.stale, "'\(snapshot.path(of: file))' has changed since it was read")
    }
    known[file] = bytes
    return bytes
  }

  /// The text of a file that may contain the name; one that can't be read refuses the rename.
  private func found(in file: FileID) throws(RenameRefusal) -> FileText {
    let text = query.text(of: file)
    guard case .unreadable(let reason) = text else { return text }
    throw RenameRefusal(.file, "can't read '\(snapshot.path(of: file))', which may use the name: \(reason)")
  }

  /// The tokens of a file, which several checks need; nil where it is not in Objective-C.
  mutating func objectiveC(_ file: FileID) throws(RenameRefusal) -> ObjectiveCBinder? {
    if let known = objectiveCFiles[file] { return known }
    let code = ObjectiveCBinder(file, text: try text(of: file), query)
    objectiveCFiles[file] = code
    return code
  }

  /// Files of our own that hold one of some texts, whether they have changed or not; `text(of:)` refuses those that have.
  mutating func files(_ roles: FileRole..., holding wanted: [String]) throws(RenameRefusal) -> [FileID] {
    var result: [FileID] = []
    let searches = wanted.map { SearchText(Array($0.utf8)) }
    for file in roles.flatMap(snapshot.files) where snapshot.isOwn(file) {
      if case .project(.asset)? = snapshot[file]?.facts { continue }
      guard let bytes = try found(in: file).bytes else { continue }
      if searches.contains(where: { $0.occurs(in: bytes) }) { result.append(file) }
    }
    return result
  }

  /// A document that holds a name and can't be read as a whole may hold more of it than is known.
  mutating func refuseUnreadableDocuments(holding name: String) throws(RenameRefusal) {
    for file in snapshot.files(.document) {
      // A byte that is no UTF-8 is read around.
      guard let problem = snapshot.ownInterface(file)?.problems.first, problem.kind != .encoding else {
        continue
      }
      var text = try text(of: file)
      if text.withSpan(isUTF16) { text.removeAll { $0 == 0 } }
      // The words of the XML declaration name nothing.
      if text.starts(with: Array("<?xml".utf8)), let end = SearchText(Array("?>".utf8)).first(in: text) {
        text.removeSubrange(..<end.upper)
      }
      // How other encodings write a letter that is not ASCII is not known here.
      let isHidden = problem.kind == .unread && !isASCII(name)
      guard isHidden || SearchText(Array(name.utf8)).occurs(in: text) else { continue }
      throw RenameRefusal(
        .file, "'\(name)' is used in a storyboard or xib that can't be read",
        at: Location(file: file, range: problem.range))
    }
  }
}

func isASCII(_ text: String) -> Bool { text.utf8.allSatisfy { $0 < 0x80 } }
