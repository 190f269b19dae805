import Index
import Rules
import Text
import Workspace
import World

/// A converter between offsets in a folder's files and the protocol's positions.
///
/// It caches the lines of each file, so one locator serves one thread.
final class Locator {
  let folder: FolderSnapshot
  private let environment: Environment
  private let cancellation: Cancellation
  private var tables: [FileID: LineTable] = [:]
  private var suppressions: [FileID: Suppressions] = [:]

  init(_ folder: FolderSnapshot, in environment: Environment, _ cancellation: Cancellation) {
    self.folder = folder
    self.environment = environment
    self.cancellation = cancellation
  }

  /// The destination of a path if that is outside of the client's folders; nil otherwise.
  func wayOut(of path: String) -> String? {
    EditableRoots(folder.roots, in: environment).wayOut(of: path, in: environment)
  }

  /// Whether a file may be written, even if it does not exist: no link leads from there out of the client's folders.
  func mayWrite(_ path: String) -> Bool {
    // If an editor starts the server in `/`, that folder contains all others.
    wayOut(of: path) == nil && refusalToWrite(path, beside: folder.roots, in: environment) == nil
  }

  func text(of file: FileID) -> LineTable {
    if let open = folder.open[file] { return open.text }
    if let table = tables[file] { return table }
    // The answer will be dropped, and reading the other files would delay the next one.
    if cancellation.isCancelled { return LineTable([]) }
    // A deleted file has no lines; an event will report its deletion.
    let path = folder.absolutePath(folder.snapshot[file]?.path ?? "")
    let table = LineTable((try? environment.files.read(path)) ?? [])
    tables[file] = table
    return table
  }

  /// A query about the folder, which ends when the job is canceled. It does not cache the texts that it reads.
  func query() -> Query {
    let cancellation = cancellation
    return Query(folder.snapshot, texts: Texts(found), options: folder.options) { cancellation.isCancelled }
  }

  private func found(in file: FileID) -> Texts.Found {
    if let open = folder.open[file] { return .text(open.text.bytes) }
    // If a file could not be read, its table is empty.
    if let known = tables[file]?.bytes, !known.isEmpty { return .text(known) }
    if cancellation.isCancelled { return .unreadable(reason: "canceled") }
    return environment.files.found(at: folder.absolutePath(folder.snapshot[file]?.path ?? ""))
  }

  /// The diagnostics that comments suppress in a source file.
  func suppressions(in file: FileID) -> Suppressions {
    if let known = suppressions[file] { return known }
    let found = Suppressions(text(of: file).bytes)
    suppressions[file] = found
    return found
  }

  func range(_ range: ByteRange, in file: FileID) -> LSP.Range {
    LSP.Range(range, in: text(of: file), folder.profile.encoding)
  }

  func location(_ range: ByteRange, in file: FileID) -> LSP.Location {
    LSP.Location(uri: folder.uri(of: file), range: self.range(range, in: file))
  }

  func offset(_ position: LSP.Position, in file: FileID) -> Int {
    text(of: file).offset(of: position, folder.profile.encoding)
  }
}

extension LSP.Range {
  init(_ range: ByteRange, in text: LineTable, _ encoding: PositionEncoding) {
    self.init(start: text.position(of: range.lower, encoding), end: text.position(of: range.upper, encoding))
  }
}
