import Analysis
import Index
import LanguageServerProtocol
import Rules
import Synchronization
import Text
import World

/// A workspace at one moment, with all that is needed to answer about it; never changes.
struct View: Sendable {
  struct OpenText: Sendable {
    var uri: String
    var version: Int
    var text: LineTable
  }

  /// Absolute, without a slash at the end; empty for documents outside of every folder.
  var root: String
  /// The same as the client spells it.
  var spelledRoot: String
  var snapshot: Snapshot
  var memory: RenameMemory
  var open: [FileID: OpenText]
  /// What need not be found out again.
  var kept: [FileID: KeptFindings]
  var profile: ClientProfile
  var settings: Settings
  var configuration: Configuration

  func uri(of file: FileID) -> String {
    if let open = open[file] { return open.uri }
    let path = snapshot[file]?.path ?? ""
    // A document outside of every folder goes by its whole path or URI.
    if root.isEmpty { return path.hasPrefix("/") ? Server.uri(ofPath: path) : path }
    return Server.uri(ofPath: spelledRoot + "/" + path)
  }

  func absolutePath(_ path: String) -> String { root.isEmpty ? path : root + "/" + path }
}

/// Turns offsets of a view's files into places. Remembers the lines of each file, so that one locator serves
/// one thread.
final class Locator {
  let view: View
  private let environment: Environment
  private let cancellation: Cancellation
  private var tables: [FileID: LineTable] = [:]
  private var silences: [FileID: Silence] = [:]

  init(_ view: View, in environment: Environment, _ cancellation: Cancellation) {
    self.view = view
    self.environment = environment
    self.cancellation = cancellation
  }

  func text(of file: FileID) -> LineTable {
    if let open = view.open[file] { return open.text }
    if let table = tables[file] { return table }
    // Places in many files are asked for one after the other; nobody reads them any more.
    if cancellation.isCancelled { return LineTable([]) }
    // A file that is gone by now has no lines; the news of that is on its way.
    let path = view.absolutePath(view.snapshot[file]?.path ?? "")
    let table = LineTable((try? environment.read(path)) ?? [])
    tables[file] = table
    return table
  }

  /// For one look at each of many files, of which nothing is kept; nil where nobody waits any more.
  func bytes(of file: FileID) -> [UInt8]? {
    if let known = view.open[file]?.text ?? tables[file] { return known.bytes }
    if cancellation.isCancelled { return nil }
    return try? environment.read(view.absolutePath(view.snapshot[file]?.path ?? ""))
  }

  /// What comments in a source file silence.
  func silence(of file: FileID) -> Silence {
    if let known = silences[file] { return known }
    let silence = Silence(text(of: file).bytes)
    silences[file] = silence
    return silence
  }

  func range(_ range: ByteRange, in file: FileID) -> LSP.Range {
    let text = text(of: file)
    return LSP.Range(start: position(range.lower, text), end: position(range.upper, text))
  }

  func location(_ range: ByteRange, in file: FileID) -> LSP.Location {
    LSP.Location(uri: view.uri(of: file), range: self.range(range, in: file))
  }

  func offset(_ position: LSP.Position, in file: FileID) -> Int {
    text(of: file).offset(
      of: LineTable.Position(line: position.line, character: position.character), view.profile.encoding)
  }

  private func position(_ offset: Int, _ text: LineTable) -> LSP.Position {
    let found = text.position(of: offset, view.profile.encoding)
    return LSP.Position(line: found.line, character: found.character)
  }
}
