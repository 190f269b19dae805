import Index
import Syntax

private let wholeOutlineTable = CacheTable<FileID, CodeOutline?>(isBounded: true)

extension Query {
  /// All that a file of code declares, methods of classes and members of structs included; nil where its text is not available.
  func wholeOutline(of file: FileID) -> CodeOutline? {
    answer(to: file, in: wholeOutlineTable) {
      guard let language = snapshot.code(file)?.language, let text = text(of: file).current else {
        return nil
      }
      return codeOutline(of: text, language, listing: .all)
    }
  }
}
