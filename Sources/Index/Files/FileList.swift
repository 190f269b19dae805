import Syntax

/// The files of a snapshot by number, in pieces, so that a snapshot in which one file differs shares the others.
package struct FileList: RandomAccessCollection, Sendable {
  private static let pieceSize = 64

  /// All of them, until one is changed.
  private var whole: [SourceFile] = []
  private var pieces: [[SourceFile?]] = []
  package private(set) var count = 0

  init(_ files: [SourceFile]) {
    count = files.count
    whole = files
  }

  private mutating func split() {
    guard !whole.isEmpty else { return }
    pieces = stride(from: 0, to: whole.count, by: Self.pieceSize).map {
      Array(whole[$0..<Swift.min($0 + Self.pieceSize, whole.count)])
    }
    whole = []
  }

  /// Without a copy of the rest, for scans over all files.
  package func facts(_ index: Int) -> FileFacts? { whole.isEmpty ? self[index]?.facts : whole[index].facts }

  func role(_ index: Int) -> FileRole? { whole.isEmpty ? self[index]?.role : whole[index].role }

  func code(_ index: Int) -> CodeFile? { facts(index)?.code }

  func path(_ index: Int) -> String? { whole.isEmpty ? self[index]?.path : whole[index].path }

  package var startIndex: Int { 0 }
  package var endIndex: Int { count }

  package subscript(index: Int) -> SourceFile? {
    // To yield the file takes memory from the heap for each question from another module.
    get {
      if !whole.isEmpty { return whole[index] }
      return pieces[index / Self.pieceSize][index % Self.pieceSize]
    }
    _modify {
      split()
      yield &pieces[index / Self.pieceSize][index % Self.pieceSize]
    }
  }

  mutating func append(_ file: SourceFile?) {
    split()
    if count % Self.pieceSize == 0 { pieces.append([]) }
    pieces[pieces.count - 1].append(file)
    count += 1
  }
}
