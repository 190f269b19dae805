import Syntax

private let modeTable = CacheTable<FileID, LanguageMode>()

extension Resolver {
  /// The oldest language mode that a file may be compiled in.
  ///
  /// The targets that compile the file decide. Where none is known, or one does not say, it is the oldest of the
  /// workspace.
  package func languageMode(of file: FileID) -> LanguageMode {
    if oldestLanguageMode == LanguageMode(version: 6, infersObjC: false) { return oldestLanguageMode }
    if let known = documentCaches.answer(to: file, in: modeTable) { return known }
    let targets = targets(compiling: file)
    let isKnown = !targets.isEmpty && targets.allSatisfy { $0.swiftVersion != nil }
    let result = isKnown ? LanguageMode(targets) : oldestLanguageMode
    documentCaches.keep(result, to: file, in: modeTable)
    return result
  }
}
