import Syntax

private let modeTable = CacheTable<FileID, LanguageMode>()

extension Resolver {
  /// The oldest language mode that a file may be compiled in.
  ///
  /// The targets that compile the file decide. Where none is known, or one does not say, it is the oldest of the
  /// workspace.
  package func languageMode(of file: FileID) -> LanguageMode {
    if oldestLanguageMode == LanguageMode(version: 6, infersObjC: false) { return oldestLanguageMode }
    return documentCaches.answer(to: file, in: modeTable) {
      let targets = targets(compiling: file)
      let isKnown = !targets.isEmpty && targets.allSatisfy { $0.swiftVersion != nil }
      return isKnown ? LanguageMode(targets) : oldestLanguageMode
    }
  }
}
