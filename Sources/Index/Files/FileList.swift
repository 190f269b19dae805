import Syntax

/// The files of a snapshot by number.
///
/// They are stored in pieces, which snapshots that differ in few files share.
package struct FileList: RandomAccessCollection, Sendable {
  private static let pieceSize = 64

  private var pieces: [[SourceFile?]]
  package private(set) var count: Int

  init(_ files: [SourceFile]) {
    count = files.count
    pieces = stride(from: 0, to: files.count, by: Self.pieceSize).map {
      Array(files[$0..<Swift.min($0 + Self.pieceSize, files.count)])
    }
  }

  // Scans over all files use the following properties, which avoid copies of a file's other parts.

  package func facts(_ index: Int) -> FileFacts? {
    pieces[index / Self.pieceSize][index % Self.pieceSize]?.facts
  }

  func code(_ index: Int) -> CodeFile? { facts(index)?.code }

  func mayHaveFindings(_ index: Int) -> Bool {
    pieces[index / Self.pieceSize][index % Self.pieceSize]?.mayHaveFindings == true
  }

  func mayUseNames(_ index: Int) -> SharedNameKind.Uses {
    pieces[index / Self.pieceSize][index % Self.pieceSize]?.mayUseNames ?? .none
  }

  /// Whether there is a file at an index, and it is not from a dependency.
  func isOwn(_ index: Int) -> Bool {
    pieces[index / Self.pieceSize][index % Self.pieceSize]?.isDependency == false
  }

  func role(_ index: Int) -> FileRole? { pieces[index / Self.pieceSize][index % Self.pieceSize]?.role }

  func path(_ index: Int) -> String? { pieces[index / Self.pieceSize][index % Self.pieceSize]?.path }

  package var startIndex: Int { 0 }
  package var endIndex: Int { count }

  package subscript(index: Int) -> SourceFile? {
    // A `yield` of the file would allocate memory for each read from another module.
    get { pieces[index / Self.pieceSize][index % Self.pieceSize] }
    _modify { yield &pieces[index / Self.pieceSize][index % Self.pieceSize] }
  }

  mutating func append(_ file: SourceFile?) {
    if count % Self.pieceSize == 0 { pieces.append([]) }
    pieces[pieces.count - 1].append(file)
    count += 1
  }
}
