import Index
import Syntax
import Text

/// The texts that a rename reads.
struct RenameTexts {
  let query: Query
  private var known: [FileID: [UInt8]] = [:]
  private var objectiveCFiles: [FileID: ObjectiveCBinder] = [:]
  /// All names in each Swift file that the search for uses has read.
  var namesInSwift: [FileID: [String]] = [:]

  init(_ query: Query) { self.query = query }

  private var snapshot: Snapshot { query.snapshot }

  /// The text of a file; one that differs from the analyzed text is refused.
  mutating func text(of file: FileID) throws(RenameRefusal) -> [UInt8] {
    if let known = known[file] { return known }
    guard let bytes = try found(in: file).current else {
      throw RenameRefusal(.stale, "'\(snapshot.path(of: file))' has changed since it was read")
    }
    known[file] = bytes
    return bytes
  }

  /// The text of a file that may contain the name; an unreadable file is refused.
  private func found(in file: FileID) throws(RenameRefusal) -> FileText {
    let text = query.text(of: file)
    guard case .unreadable(let reason) = text else { return text }
    throw RenameRefusal(.file, "can't read '\(snapshot.path(of: file))', which may use the name: \(reason)")
  }

  /// The tokens of an Objective-C file, kept for several checks; nil for a file in another language.
  mutating func objectiveC(_ file: FileID) throws(RenameRefusal) -> ObjectiveCBinder? {
    if let known = objectiveCFiles[file] { return known }
    let code = ObjectiveCBinder(file, text: try text(of: file), query)
    objectiveCFiles[file] = code
    return code
  }

  /// The workspace's own files that contain one of some texts, even if they have changed; `text(of:)` refuses changed files.
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

  /// Refuses a rename if a document with the name can't be read completely, as it may contain further uses.
  mutating func refuseUnreadableDocuments(holding name: String) throws(RenameRefusal) {
    for file in snapshot.files(.document) {
      // A document with invalid UTF-8 is read all the same.
      guard let problem = snapshot.ownInterface(file)?.problems.first, problem.kind != .encoding else {
        continue
      }
      var text = try text(of: file)
      if text.withSpan(isUTF16) { text.removeAll { $0 == 0 } }
      // Words in the XML declaration are never names.
      if text.starts(with: Array("<?xml".utf8)), let end = SearchText(Array("?>".utf8)).first(in: text) {
        text.removeSubrange(..<end.upper)
      }
      // The bytes of a letter that is not ASCII are not known for other encodings, so it may be anywhere.
      let isHidden = problem.kind == .unread && !isASCII(name)
      guard isHidden || SearchText(Array(name.utf8)).occurs(in: text) else { continue }
      throw RenameRefusal(
        .file, "'\(name)' is used in a storyboard or xib that can't be read",
        at: Location(file: file, range: problem.range))
    }
  }
}

func isASCII(_ text: String) -> Bool { text.utf8.allSatisfy { $0 < 0x80 } }
