import Index
import Rules
import Text
import Workspace
import World

/// Turns offsets in a folder's files into the protocol's positions and back.
///
/// Caches the lines of each file, so one locator serves one thread.
final class Locator {
  let folder: FolderSnapshot
  private let environment: Environment
  private let cancellation: Cancellation
  private var tables: [FileID: LineTable] = [:]
  private var suppressions: [FileID: Suppressions] = [:]
  /// Why a text for a rename can't be read.
  private(set) var faultToRename: String?

  init(_ folder: FolderSnapshot, in environment: Environment, _ cancellation: Cancellation) {
    self.folder = folder
    self.environment = environment
    self.cancellation = cancellation
  }

  /// Where a path leads if that lies outside of the client's folders; nil where it lies within.
  func wayOut(of path: String) -> String? {
    EditableRoots(folder.roots, in: environment).wayOut(of: path, in: environment)
  }

  /// Whether a file that need not be there may be written: no link leads from there out of the client's folders.
  func mayWrite(_ path: String) -> Bool {
    // An editor may start the server in `/`, which is a folder around all others.
    wayOut(of: path) == nil && refusalToWrite(path, beside: folder.roots, in: environment) == nil
  }

  func text(of file: FileID) -> LineTable {
    if let open = folder.open[file] { return open.text }
    if let table = tables[file] { return table }
    // The answer is dropped; reading the files that are left would delay the next one.
    if cancellation.isCancelled { return LineTable([]) }
    // A file that is gone by now has no lines; an event will say that it is gone.
    let path = folder.absolutePath(folder.snapshot[file]?.path ?? "")
    let table = LineTable((try? environment.read(path)) ?? [])
    tables[file] = table
    return table
  }

  /// The text of a file for a rename, not cached: empty for one that is gone, nil for one that can't be read.
  func textToRename(in file: FileID) -> [UInt8]? {
    if let known = folder.open[file]?.text { return known.bytes }
    if cancellation.isCancelled { return nil }
    do throws(FileError) {
      return try environment.readUnlessGone(folder.absolutePath(folder.snapshot[file]?.path ?? ""))
    } catch {
      faultToRename = error.reason
      return nil
    }
  }

  /// The bytes of a file, not cached; nil for one that can't be read, and after a cancellation.
  func bytes(of file: FileID) -> [UInt8]? {
    if let known = folder.open[file]?.text ?? tables[file] { return known.bytes }
    if cancellation.isCancelled { return nil }
    return try? environment.read(folder.absolutePath(folder.snapshot[file]?.path ?? ""))
  }

  /// The diagnostics that comments in a source file suppress.
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
