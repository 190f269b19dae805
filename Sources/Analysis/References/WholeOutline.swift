import Index
import Syntax

private let wholeOutlineTable = CacheTable<FileID, CodeOutline?>(isBounded: true)

extension Query {
  /// The whole outline of a file of code, including class methods and members of structs; nil where its text is not available.
  func wholeOutline(of file: FileID) -> CodeOutline? {
    answer(to: file, in: wholeOutlineTable) {
      guard let language = snapshot.code(file)?.language, let text = text(of: file).current else {
        return nil
      }
      return codeOutline(of: text, language, listing: .all)
    }
  }
}
