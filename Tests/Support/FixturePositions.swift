import Index
import Rules
import Testing
import Workspace

extension Fixture {
  /// The file and offset of the one mark with a digit; a missing one is recorded as an issue.
  package func mark(_ digit: Int, sourceLocation: SourceLocation = #_sourceLocation) -> Mark? {
    let found = marks.filter { $0.symbol == Character(String(digit)) }
    if found.count == 1 { return found[0] }
    Issue.record("\(found.count) marks \(digit)", sourceLocation: sourceLocation)
    return nil
  }

  /// The line of a mark, from 0, and the length of the text before it on that line.
  package func lineAndColumn(_ mark: Mark) -> (line: Int, utf16: Int, utf8: Int) {
    let before = String(
      decoding: Array((file(mark.path)?.text ?? "").utf8.prefix(mark.offset)), as: UTF8.self)
    let lines = before.split(separator: "\n", omittingEmptySubsequences: false)
    let last = lines.last ?? ""
    return (lines.count - 1, last.utf16.count, last.utf8.count)
  }

  /// A marked position as the command line takes it: `path:line:column`, all from 1.
  package func place(_ digit: Int, sourceLocation: SourceLocation = #_sourceLocation) -> String {
    guard let mark = mark(digit, sourceLocation: sourceLocation) else { return "" }
    let position = lineAndColumn(mark)
    return "\(mark.path):\(position.line + 1):\(position.utf16 + 1)"
  }

  /// The texts by absolute path, for a client whose folder is `root`.
  package func files(at root: String) -> [String: String] {
    files.reduce(into: [:]) { $0[root + "/" + $1.path] = $1.text }
  }

  // MARK: In the index

  package var query: Query { Query(snapshot, texts: Texts(of: text), options: options) }

  /// The settings of its `.ibls.json`.
  package var options: AnalysisOptions {
    WorkspaceConfiguration(root: fixtureRoot, in: environment()).analysisOptions()
  }

  /// A file in the snapshot; negative where no file has this path.
  package func id(_ path: String) -> FileID { snapshot.file(at: path) ?? FileID(raw: -1) }

  package func text(_ file: FileID) -> [UInt8]? {
    snapshot[file].flatMap { self.file($0.path) }?.bytes
  }
}

extension Texts {
  /// - Parameter text: nil for a file that is gone.
  package init(of text: @escaping (FileID) -> [UInt8]?) { self.init { text($0).map { .text($0) } ?? .gone } }
}

/// A file as the program reads it; nil for one that it doesn't.
package func sourceFile(_ path: String, _ bytes: [UInt8]) -> SourceFile? {
  let names = path.split(separator: "/").map(String.init)
  let isAsset = isImage(names.last ?? "") || names.dropLast().last.map(isAsset) == true
  return (isAsset ? .asset : WorkspaceFile.Kind(fileName: names.last ?? ""))
    .flatMap { facts(of: $0, bytes) }.map { SourceFile(path: path, isDependency: false, facts: $0) }
}
