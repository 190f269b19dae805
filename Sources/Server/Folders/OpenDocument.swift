import Index
import Syntax
import Text
import Workspace

/// A document whose text the client has, which takes precedence over the file on disk.
struct OpenDocument: Sendable {
  /// The URI in the client's spelling.
  var uri: String
  var version: Int
  var text: LineTable
  /// nil for a document in a language that the server does not read.
  var kind: WorkspaceFile.Kind?
  /// The facts of the text at the last scan.
  var facts: FileFacts?
  /// The text of a storyboard or xib at the last scan.
  private var scanned: [UInt8] = []
  /// The change that the last scan found in a storyboard or xib.
  private(set) var revision: InterfaceRevision?
  /// Whether the text has changed since the last scan.
  var isDirty = true
  /// Whether the text has changed since it was opened or saved.
  var isEdited = false
  /// The same file under its other open names, with the client's texts.
  ///
  /// The name that was opened or edited last counts.
  private(set) var others: [OpenDocument] = []

  init(_ item: LSP.TextDocumentItem) {
    uri = item.uri
    version = item.version
    text = LineTable(Array(item.text.utf8))
    let path = pathOrURI(item.uri)
    let name = path.utf8.split(separator: UInt8(ascii: "/")).last.flatMap { String($0) } ?? ""
    if path.hasPrefix("/") {
      kind = WorkspaceFile.Kind(fileName: name)
    } else if path.hasPrefix("untitled:") {
      // The name of a new document may lack an extension.
      kind = WorkspaceFile.Kind(fileName: name) ?? Self.kind(ofLanguage: item.languageId, item.text)
    } else {
      // The document is the old side of a comparison or the like, whose diagnostics would repeat those of the new side.
      kind = nil
    }
  }

  /// The paths under which the client has the file open.
  var paths: [String] { ([self] + others).compactMap { path(ofURI: $0.uri) } }

  /// Adds an open document that is the same file under another name.
  mutating func add(_ other: OpenDocument) {
    var other = other
    others += other.others.filter { $0.uri != uri }
    other.others = []
    if other.uri != uri { others.append(other) }
  }

  /// Makes the text under a name the current one.
  mutating func turn(to name: String) {
    guard uri != name, let index = others.firstIndex(where: { $0.uri == name }) else { return }
    var next = others.remove(at: index)
    next.forgetScan()
    next.add(self)
    self = next
  }

  /// The document after the client has closed one name; nil where that was the only one.
  func closed(as name: String) -> OpenDocument? {
    var result = self
    if uri != name, let index = others.firstIndex(where: { $0.uri == name }) {
      result.others.remove(at: index)
      return result
    }
    guard let last = others.last else { return nil }
    result.turn(to: last.uri)
    result.others.removeAll { $0.uri == uri }
    return result
  }

  /// Makes the next scan read the whole text.
  private mutating func forgetScan() {
    isDirty = true
    facts = nil
    scanned = []
    revision = nil
  }

  mutating func apply(_ change: LSP.TextDocumentContentChangeEvent, _ encoding: PositionEncoding) {
    isDirty = true
    isEdited = true
    guard let range = change.range else {
      text = LineTable(Array(change.text.utf8))
      return
    }
    let one = text.offset(of: range.start, encoding)
    let other = text.offset(of: range.end, encoding)
    text.replace(ByteRange(min(one, other), max(one, other)), with: Array(change.text.utf8))
  }

  /// Updates the facts if the text has changed.
  mutating func scan() {
    guard isDirty else { return }
    isDirty = false
    guard let kind else { return }
    revision = facts?.interface.map { InterfaceRevision(of: text.bytes, after: $0, of: scanned) }
    facts =
      revision.map { .interface($0.new, of: TextSum(text.bytes)) } ?? Workspace.facts(of: kind, text.bytes)
    if facts?.interface != nil { scanned = text.bytes }
  }

  private static func kind(ofLanguage language: String, _ text: String) -> WorkspaceFile.Kind? {
    switch language {
    case "swift": .swift
    case "objective-c", "objective-cpp": .objc
    case "storyboard", "xib", "interface-builder": .interface
    case "xml"
    where text.utf8.prefix(400).split(separator: UInt8(ascii: "<")).contains(where: {
      $0.starts(with: "document type=\"com.apple.InterfaceBuilder".utf8)
    }):
      .interface
    default: nil
    }
  }
}
